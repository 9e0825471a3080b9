"""The server that `benchmarks.service` measures: the real one, without limits on how fast clients may be."""

from __future__ import annotations

import socket
import sys
from contextlib import suppress
from pathlib import Path

from opificio.service.bot_pool import BotPool
from opificio.service.database import open_database
from opificio.service.house import House
from opificio.service.storage import Storage
from opificio.web.app import make_app
from opificio.web.limits import Limits
from opificio.web.serve import Server, configured

WITHOUT_LIMITS = Limits(requests=(1e9, 1e9), changes=(1e9, 1e9), new_guests=(1e9, 1e9), messages=(1e9, 1e9))


def main(data_dir: Path, database_url: str | None) -> None:
    """Serve on a free port of loopback, until ended."""
    storage = Storage(open_database(database_url, data_dir))
    app = make_app(House(storage, BotPool()), storage.secret(), WITHOUT_LIMITS)
    listening = socket.create_server(("127.0.0.1", 0), backlog=1024)
    server = Server(configured(app), f"http://127.0.0.1:{listening.getsockname()[1]}/")
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listening])


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else None)
