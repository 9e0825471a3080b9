"""What every request passes through first, and every answer last: guests, limits, origins, headers.

It stands around the whole application, so that errors and unknown addresses have the same headers as all
else.
"""

from __future__ import annotations

import re
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from opificio.service.errors import ErrorCode, Refused
from opificio.web import refusals
from opificio.web.cookies import Cookies
from opificio.web.limits import Buckets, Limits

_SAFE: Final = ("GET", "HEAD", "OPTIONS")
# What changes nothing, but makes the server think.
_THINKS: Final = re.compile(r"/api/tables/[^/]+/+(plans|reasons/+[^/]*)/*")
# Svelte sets styles of single elements; styles of whole pages and all scripts come from files of ours only.
_POLICY: Final = (
    "default-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
_HEADERS: Final = [
    (b"content-security-policy", _POLICY.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
]


class Frame:
    """The ASGI application around the application."""

    def __init__(self, app: ASGIApp, cookies: Cookies, limits: Limits) -> None:
        self._app: Final = app
        self._cookies: Final = cookies
        self._guests: Final = Buckets(limits.requests)
        self._strangers: Final = Buckets(limits.new_guests)
        self._changes: Final = Buckets(limits.changes)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]  # "lifespan" comes too
        if kind == "http":
            await self._http(scope, receive, send)
        elif kind == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Any, receive: Receive, send: Send) -> None:
        headers = _headers(scope)
        guest = self._cookies.guest(headers.get("cookie", ""))
        fresh = None if guest else self._cookies.new_guest()
        scope.setdefault("state", {})["guest"] = guest or fresh
        extra = list(_HEADERS)
        if scope["path"].startswith("/api/"):
            extra.append((b"cache-control", b"no-store"))
        if fresh and not scope["path"].startswith("/assets/"):
            cookie = self._cookies.header(fresh, secure=scope["scheme"] == "https")
            extra.append((b"set-cookie", cookie.encode()))

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *extra]
            await send(message)

        refusal = self._refusal(scope, headers, guest)
        if refusal is None:
            await self._app(scope, receive, send_with_headers)
        else:
            await _answer(scope, refusal, send_with_headers)

    def _refusal(self, scope: Any, headers: dict[str, str], guest: str | None) -> Refused | None:
        if not scope["path"].startswith("/api/"):
            return None
        changes = scope["method"] not in _SAFE
        costs = changes or _THINKS.fullmatch(scope["path"]) is not None
        if not self._may_ask(scope, guest) or (costs and not self._changes.take(guest or _address(scope))):
            return Refused(ErrorCode.TOO_FAST)
        return Refused(ErrorCode.WRONG_ORIGIN) if changes and not is_same_origin(headers) else None

    def _may_ask(self, scope: Any, guest: str | None) -> bool:
        return self._guests.take(guest) if guest else self._strangers.take(_address(scope))

    async def _websocket(self, scope: Any, receive: Receive, send: Send) -> None:
        headers = _headers(scope)
        guest = self._cookies.guest(headers.get("cookie", ""))
        if not is_same_origin(headers) or not self._may_ask(scope, guest):
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": ""})  # the answer is 403
            return
        scope.setdefault("state", {})["guest"] = guest
        await self._app(scope, receive, send)


def _address(scope: Any) -> str:
    return str(scope["client"][0]) if scope.get("client") else ""


def is_same_origin(headers: dict[str, str]) -> bool:
    """Browsers say which page a request comes from; other pages than ours have no business here."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


def _headers(scope: Any) -> dict[str, str]:
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}


async def _answer(scope: Any, refusal: Refused, send: Send) -> None:
    asked = parse_qs(scope["query_string"].decode("latin-1")).get("lang", ["en"])
    body = refusals.body(refusal, refusals.language(asked[0]))
    head = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refusal.code == ErrorCode.TOO_FAST:
        head.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": refusals.status_of(refusal.code), "headers": head})
    await send({"type": "http.response.body", "body": body, "more_body": False})
