"""`opificio serve`, but that all tables have the same seed: every run of a test is the same game.

How a table's seed is found cannot be chosen from outside: hence this way in, beside the command's.
"""

from __future__ import annotations

import socket
import sys
from pathlib import Path
from typing import Final

from opificio.service.bot_pool import BotPool
from opificio.service.database import open_database
from opificio.service.house import House
from opificio.service.storage import Storage
from opificio.web.serve import run

SEED: Final = "1906"
_HOST: Final = "127.0.0.1"


def main(data_dir: Path, port: int) -> int:
    """Serve until ended."""
    listening = socket.create_server((_HOST, port), backlog=1024)
    storage = Storage(open_database(None, data_dir))
    return run(House(storage, BotPool(), new_seed=lambda: SEED), _HOST, listening)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), int(sys.argv[2])))
