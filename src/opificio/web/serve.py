"""`opificio serve`: the house with its tables on this machine."""

from __future__ import annotations

import gc
import signal
import socket
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

import uvicorn
from litestar.types import ASGIApp
from platformdirs import user_data_path

from opificio.core.rule import OpificioError
from opificio.service.bot_pool import BotPool
from opificio.service.database import CannotOpen, open_database
from opificio.service.house import House
from opificio.service.storage import Storage
from opificio.web.app import make_app
from opificio.web.limits import Limits

_HIGHEST_PORT: Final = 65535
_LONGEST_FRAME: Final = 16 * 1024 * 1024  # what is longer than a message may be is still answered, up to here
_GRACE_SECONDS: Final = 5


class CannotServe(OpificioError):
    """The server cannot be started: why."""


def serve(host: str, port: int, database_url: str | None, data_dir: Path | None) -> int:
    """Serve until it is stopped; what stands in the way is said in a sentence, and the answer is 1."""
    try:
        listening = _listen(host, port)
        engine = open_database(database_url, data_dir or user_data_path("opificio", appauthor=False))
    except (CannotServe, CannotOpen) as error:
        print(f"opificio: {error}", file=sys.stderr)
        return 1
    return run(House(Storage(engine), BotPool()), host, listening)


def run(house: House, host: str, listening: socket.socket) -> int:
    """Serve a house on a socket that listens already."""
    app = make_app(house, house.storage.secret(), Limits())
    server = Server(configured(app), f"http://{_address(host)}:{listening.getsockname()[1]}/")
    # Both ways to end it come back here when it has closed in good order, and Python tidies up after itself.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    return 0 if server.started else 1


def configured(app: ASGIApp) -> uvicorn.Config:
    """How the application is served. No requests in logs; messages are small, and packing them costs more."""
    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=_LONGEST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=_GRACE_SECONDS,
    )


class Server(uvicorn.Server):
    """Says where it is once it can be reached."""

    def __init__(self, config: uvicorn.Config, address: str) -> None:
        super().__init__(config)
        self._address: Final = address

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        # What is loaded by now stays. Looked through at every full collection of garbage, it made all tables
        # wait for 0.2 s; without it, and with two hundred tables, that takes 0.05 s.
        gc.collect()
        gc.freeze()
        if self.started:
            print(f"Opificio is at {self._address}", flush=True)


def _listen(host: str, port: int) -> socket.socket:
    """Take the port before all else: who cannot have it must not touch the database."""
    if not 0 <= port <= _HIGHEST_PORT:
        raise CannotServe(f"there is no port {port}: they go from 0 to {_HIGHEST_PORT}")
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(1024)
    except socket.gaierror:
        raise CannotServe(f"this machine has no address {host!r}") from None
    except OSError as error:
        raise CannotServe(
            f"port {port} of {host} cannot be used: {error.strerror}; choose another with --port"
        ) from None
    return listening


def _address(host: str) -> str:
    return f"[{host}]" if ":" in host else host
