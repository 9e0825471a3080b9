"""`opificio serve`: tables and page for the browsers of this machine, or of others."""

from __future__ import annotations

import argparse
from typing import Final

from opificio.cli.arguments import Command
from opificio.web.arguments import add_arguments

EXAMPLES: Final = """\
  opificio serve
  opificio serve --port 8000 --data-dir tables
  opificio serve --host 0.0.0.0 --database-url postgresql://opificio@localhost/opificio"""
DETAILS: Final = "It prints its address once it can be reached, and serves until Ctrl-C."


def run(given: argparse.Namespace) -> int:
    from opificio.web.serve import serve  # noqa: PLC0415 - the other commands start quicker without it

    return serve(given.host, given.port, given.database_url, given.data_dir)


COMMAND: Final = Command("serve", "play in the browser", EXAMPLES, add_arguments, run, DETAILS)
