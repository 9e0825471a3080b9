"""`opificio edition`: component values, for those who own a box and type them in."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from opificio import library
from opificio.cli.arguments import GAMES, Command, Mistake, add_game, path
from opificio.core.edition import ORIGINS, parse
from opificio.games import registry
from opificio.terminal.screen import PlainConsole

SHOW_EXAMPLES: Final = "  opificio edition show industry > my-box.toml"
CHECK_EXAMPLES: Final = "  opificio edition check my-box.toml"
PLAY_EXAMPLES: Final = "  opificio play industry --edition my-box.toml"


def fill(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(metavar="COMMAND", required=True, title="commands")
    for command in (SHOW, CHECK):
        command.add_to(commands.add_parser)


# Show


def fill_show(parser: argparse.ArgumentParser) -> None:
    add_game(parser)


def show(given: argparse.Namespace) -> int:
    print(library.packaged_text(given.game, "edition.toml"), end="")
    return 0


# Check


def fill_check(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=path, help="an edition, in TOML")


def check(given: argparse.Namespace) -> int:
    file: Path = given.file
    game = library.game(game_of(file), file)
    counts = game.contents()
    components = [f"{count} {name}" for name, count in counts if name not in ORIGINS]
    origins = [f"{count} {name}" for name, count in counts if name in ORIGINS]
    PlainConsole().print(
        f"{file}: this edition of {game.name} can be played: {game.edition}, hash {game.edition_hash}\n"
        f"components: {', '.join(components)}\n"
        f"values by origin: {', '.join(origins)}",
        soft_wrap=True,
    )
    return 0


def game_of(file: Path) -> str:
    """The game that an edition says it is for."""
    head = parse(library.read_text(file), str(file)).get("edition")
    name = head.get("game") if isinstance(head, dict) else None
    if name is None:
        raise Mistake(f'{file}: [edition]: game is missing, such as game = "industry"; there are: {GAMES}')
    if name not in registry.NAMES:
        raise Mistake(f"{file}: [edition]: there is no game {name!r}; there are: {GAMES}")
    return str(name)


SHOW: Final = Command(
    "show", "print the edition that comes with a game, to copy and change", SHOW_EXAMPLES, fill_show, show
)
CHECK: Final = Command(
    "check",
    "check an edition: its form, the rulebook's facts, and whether it can be played",
    CHECK_EXAMPLES,
    fill_check,
    check,
)
COMMAND: Final = Command(
    "edition",
    "show or check an edition: the component values of a game",
    f"{SHOW_EXAMPLES}\n{CHECK_EXAMPLES}\n{PLAY_EXAMPLES}",
    fill,
    None,
)
