"""A server in a thread of the tests' own process: the real thing, on a port of loopback."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from time import sleep

import uvicorn

from opificio.service.bot_pool import BotPool
from opificio.service.database import open_database
from opificio.service.house import House
from opificio.service.storage import Storage
from opificio.web.app import make_app
from opificio.web.limits import Limits
from opificio.web.serve import configured

UNHURRIED = Limits(
    requests=(1e9, 1e9), changes=(1e9, 1e9), new_guests=(1e9, 1e9), messages=(1e9, 1e9)
)  # a test is faster than any player


@contextmanager
def serving(data_dir: Path, limits: Limits = UNHURRIED, page: Path | None = None) -> Iterator[str]:
    """The address of a server."""
    storage = Storage(open_database(None, data_dir))
    house = House(storage, BotPool(1))
    app = make_app(house, storage.secret(), limits, *([page] if page else []))
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        server = uvicorn.Server(configured(app))
        thread = Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        while not server.started:
            assert thread.is_alive(), "the server did not start"
            sleep(0.01)
        try:
            yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join()
