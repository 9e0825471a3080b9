"""The command itself: which subcommand is meant, and how it ends.

Exit status: 0 done, 1 something the user gave does not hold, 2 the command was not understood, 130 Ctrl-C,
141 whoever read the output went away.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
from collections.abc import Sequence
from typing import Final

from opificio._build import __version__, is_compiled
from opificio.cli import arena, balance, bench, edition, games, play, replay, rules, serve, sim, train
from opificio.cli.arguments import HelpFormatter
from opificio.core.rule import OpificioError
from opificio.terminal.screen import forgive_characters

COMMANDS: Final = [
    serve.COMMAND,
    play.COMMAND,
    sim.COMMAND,
    arena.COMMAND,
    balance.COMMAND,
    replay.COMMAND,
    rules.COMMAND,
    games.COMMAND,
    edition.COMMAND,
    bench.COMMAND,
    train.COMMAND,
]
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141
EXAMPLES: Final = """\
examples:
  opificio serve                          play in the browser
  opificio play industry                  play against three bots
  opificio rules industry I3              read the rules of the auction
  opificio sim industry --games 500       let bots play one another

`opificio COMMAND --help` says more, with examples."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; its exit status."""
    forgive_characters()
    try:
        try:
            given = parser().parse_args(argv)
            return int(given.run(given))
        finally:
            _flush()
    except OpificioError as error:
        return _failed(str(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        _give_up_unwritten_output()
        return PIPE_CLOSED if isinstance(error, BrokenPipeError) else _failed(error.strerror or str(error))


def parser() -> argparse.ArgumentParser:
    """The parser of the whole command line."""
    whole = argparse.ArgumentParser(
        prog="opificio",
        description="Board games of the industrial age: play them, read their rules, let bots play them.",
        epilog=EXAMPLES,
        formatter_class=HelpFormatter,
        allow_abbrev=False,
    )
    whole.add_argument("--version", action="version", version=version())
    commands = whole.add_subparsers(metavar="COMMAND", required=True, title="commands")
    for command in COMMANDS:
        command.add_to(commands.add_parser)
    return whole


def version() -> str:
    """The version, and which build runs."""
    build = "compiled" if is_compiled() else "interpreted"
    return f"opificio {__version__} ({build}, Python {platform.python_version()})"


def _failed(reason: str) -> int:
    for line in reason.splitlines():
        print(f"opificio: {line}", file=sys.stderr)
    return 1


def _give_up_unwritten_output() -> None:
    """What nobody can read any more must not complain once again when the process ends."""
    try:
        _flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _flush() -> None:
    if sys.stdout is not None:  # it is None where the process was started without
        sys.stdout.flush()
