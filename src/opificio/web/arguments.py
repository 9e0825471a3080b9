"""What `opificio serve` can be told. Apart from the server, so that no other command has to load that."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

HOST: Final = "127.0.0.1"
PORT: Final = 8906


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `serve` can be told."""
    parser.add_argument("--host", default=HOST, help=f"the address to listen on (default: {HOST})")
    parser.add_argument("--port", type=int, default=PORT, help=f"the port (default: {PORT}; 0: any free one)")
    parser.add_argument(
        "--database-url",
        metavar="URL",
        help="keep the tables in PostgreSQL (postgresql://user@host/name) instead of in the data folder",
    )
    parser.add_argument(
        "--data-dir", metavar="DIR", type=Path, help="the folder for tables (default: the user's own)"
    )
