"""Guests are known by a signed cookie: a random id that nobody can make up, and nothing else."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from http.cookies import CookieError, SimpleCookie
from typing import Final

NAME: Final = "opificio_guest"
_A_YEAR: Final = 365 * 24 * 3600


class Cookies:
    """Signs and reads the cookie of a guest."""

    def __init__(self, key: bytes) -> None:
        self._key: Final = key

    def new_guest(self) -> str:
        """An id for somebody who was never here."""
        return secrets.token_urlsafe(18)

    def guest(self, header: str) -> str | None:
        """The guest in a Cookie header; None if there is none, or the signature is not ours."""
        try:
            morsel = SimpleCookie(header).get(NAME)
        except CookieError:
            return None
        guest, _, signature = (morsel.value if morsel else "").rpartition(".")
        fits = hmac.compare_digest(signature.encode(), self._signature(guest).encode())
        return guest if guest and fits else None

    def header(self, guest: str, *, secure: bool) -> str:
        """The Set-Cookie header for a guest. No script can read it, and no other site can send it along."""
        flags = "; Secure" if secure else ""
        value = f"{guest}.{self._signature(guest)}"
        return f"{NAME}={value}; Path=/; Max-Age={_A_YEAR}; HttpOnly; SameSite=Lax{flags}"

    def _signature(self, guest: str) -> str:
        digest = hmac.new(self._key, f"guest:{guest}".encode(), sha256).digest()
        return urlsafe_b64encode(digest).decode().rstrip("=")
