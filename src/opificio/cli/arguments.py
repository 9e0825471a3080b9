"""What the subcommands share: how they are described, and the arguments that several of them take."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from opificio.core.rule import OpificioError
from opificio.games import registry
from opificio.library import LANGUAGES
from opificio.terminal.table import path_of

GAMES: Final = ", ".join(registry.NAMES)


class Mistake(OpificioError):
    """What the user asked for cannot be done; the sentence says why."""


class HelpFormatter(argparse.RawDescriptionHelpFormatter):
    """Leaves line breaks in descriptions and examples alone, and gives options some room."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, max_help_position=28)


class Command:
    """A subcommand: what it is called and says of itself, what it takes, what it does."""

    def __init__(
        self,
        name: str,
        summary: str,
        examples: str,
        fill: Callable[[argparse.ArgumentParser], None],
        run: Callable[[argparse.Namespace], int] | None,
        details: str = "",
    ) -> None:
        self.name: Final = name
        self.summary: Final = summary
        self.examples: Final = examples
        self.details: Final = details
        self.fill: Final = fill
        self.run: Final = run  # None where it has subcommands of its own

    def add_to(self, add_parser: Callable[..., argparse.ArgumentParser]) -> None:
        """Make it one of the commands that a parser knows."""
        parser = add_parser(
            self.name,
            help=self.summary,
            description=f"{self.summary[0].upper()}{self.summary[1:]}.\n{self.details}".strip(),
            epilog=f"examples:\n{self.examples}",
            formatter_class=HelpFormatter,
            allow_abbrev=False,
        )
        self.fill(parser)
        if self.run is not None:
            parser.set_defaults(run=self.run)


# Arguments that several commands take


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=f"the game: {GAMES}")


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        default=users_language(),
        help="the language (default: the one of your environment, here %(default)s)",
    )


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        metavar="NAME=NUMBER",
        type=option,
        action="append",
        default=[],
        help="an option of the game, such as balanced_draw=0; may be given several times",
    )


def add_edition(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--edition", metavar="FILE", type=path, help="play with the component values in this file"
    )


def add_processes(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--processes", metavar="N", type=at_least_one, help="how many at once (default: one a core)"
    )


# What an argument may say


def option(text: str) -> tuple[str, int]:
    """A game's option with its value."""
    match = re.fullmatch(r"([a-z_][a-z_0-9]*)=(\d{1,9})", text)
    if match is None:
        raise argparse.ArgumentTypeError(f"expected a name and a number, like balanced_draw=0; got {text!r}")
    return match[1], int(match[2])


def at_least_one(text: str) -> int:
    """A whole number that is not zero."""
    if not re.fullmatch(r"[1-9]\d{0,8}", text):
        raise argparse.ArgumentTypeError(f"expected a whole number, 1 or more; got {text!r}")
    return int(text)


def names(text: str) -> list[str]:
    """Names with commas between them."""
    listed = [name.strip() for name in text.split(",")]
    if not all(listed):
        raise argparse.ArgumentTypeError(f"expected names with commas between them; got {text!r}")
    return listed


def path(text: str) -> Path:
    """A file or folder."""
    if not text:
        raise argparse.ArgumentTypeError("expected the name of a file")
    return path_of(text)


def users_language() -> str:
    """The language of the user's environment, where it is one of ours; else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale = os.environ.get(variable)
        if locale:
            lang = re.split(r"[_.@-]", locale.lower())[0]
            return lang if lang in LANGUAGES else "en"
    return "en"
