"""`opificio sim`: many games between bots."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from opificio import library
from opificio._build import __version__
from opificio.arena.simulation import Played, Setup, simulate
from opificio.arena.standings import Standing, standings
from opificio.cli.arguments import (
    Command,
    Mistake,
    add_edition,
    add_game,
    add_options,
    add_processes,
    at_least_one,
    names,
    path,
)
from opificio.cli.bots import check_bots
from opificio.cli.progress import with_progress
from opificio.luck.dealer import checked_seed, new_seed
from opificio.terminal.screen import PlainConsole, listing
from opificio.terminal.table import is_there

EXAMPLES: Final = """\
  opificio sim industry
  opificio sim industry --bots greedy,greedy,random --games 1000 --seed 1906
  opificio sim industry --bots greedy,random,random,random --json > result.json
  opificio sim industry --games 20 --keep games/"""
DETAILS: Final = """\
Bots move on one seat a game. The same seed gives the same games, on any number of processes.
They are named as in `opificio arena`."""
DEFAULT_GAMES: Final = 100


def fill(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--bots",
        metavar="A,B,C",
        type=names,
        help="one for each seat (default: greedy, and random for the rest)",
    )
    parser.add_argument(
        "--games",
        metavar="N",
        type=at_least_one,
        default=DEFAULT_GAMES,
        help="how many (default %(default)s)",
    )
    parser.add_argument("--seed", help="what decides all draws (default: a new one, told with the result)")
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    add_processes(parser)
    parser.add_argument("--keep", metavar="DIR", type=path, help="write every game into this folder")
    add_options(parser)
    add_edition(parser)


def run(given: argparse.Namespace) -> int:
    setup = checked_setup(given)
    processes = min(given.processes or os.cpu_count() or 1, given.games)
    played: Iterable[Played] = with_progress(simulate(setup, given.games, processes), given.games)
    if given.keep is not None:
        played = kept(played, given.keep, given.games)
    by_bot, by_seat = standings(setup.bots, played)
    if given.json:
        print(json.dumps(document(setup, given.games, by_bot, by_seat), indent=2))
    else:
        show(setup, given.games, by_bot, by_seat)
    return 0


def checked_setup(given: argparse.Namespace) -> Setup:
    """What is to be played; the user's mistakes come out here, not in some process later."""
    game = library.game(given.game, given.edition)
    bots = given.bots or ["greedy", *["random"] * (game.fewest_players - 1)]
    check_bots(bots, game)
    options = dict(given.option)
    game.start(len(bots), **options)
    seed = new_seed() if given.seed is None else checked_seed(given.seed)
    edition = None if given.edition is None else str(given.edition)
    return Setup(game.name, bots, seed, options, edition)


def kept(played: Iterable[Played], folder: Path, games: int) -> Iterator[Played]:
    """The same games, each written to a file named by its number."""
    try:
        if is_there(folder) and not folder.is_dir():
            raise Mistake(f"{folder}: this is not a folder")
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.glob("*.opi")):
            raise Mistake(f"{folder}: this folder holds game files already; name another")
        for each in played:
            file = folder / f"{each.number + 1:0{len(str(games))}}.opi"
            file.write_text(each.record, "utf-8")
            yield each
    except OSError as error:
        raise Mistake(f"{folder}: {error.strerror or error}") from None


def show(setup: Setup, games: int, by_bot: list[Standing], by_seat: list[Standing]) -> None:
    """The result as tables."""
    console = PlainConsole()
    console.print(f"{setup.game}: {games} games, seed {setup.seed}", soft_wrap=True)
    for heading, rows in (("bot", by_bot), ("seat", by_seat)):
        table = listing(heading)
        for column in ("games", "win share", "95 %", "mean score", "best", "worst"):
            table.add_column(column, justify="right")
        for row in rows:
            lowest, highest = row.interval()
            table.add_row(
                row.name,
                str(row.games),
                f"{row.share():.1%}",
                f"{lowest:.1%} – {highest:.1%}",
                f"{row.mean():.1f}",
                str(row.best),
                str(row.worst),
            )
        console.print()
        console.print(table)


def document(setup: Setup, games: int, by_bot: list[Standing], by_seat: list[Standing]) -> dict[str, object]:
    """The result as data. The same command with the same seed gives the same document."""
    game = setup.find_game()
    return {
        "version": __version__,
        "game": setup.game,
        "edition": game.edition,
        "edition_hash": game.edition_hash,
        "rules_version": game.rules_version,
        "options": game.checked_options(setup.options),
        "seed": setup.seed,
        "games": games,
        "bots": [row.document() for row in by_bot],
        "seats": [row.document() for row in by_seat],
    }


COMMAND: Final = Command(
    "sim", "let bots play many games, and see who wins", EXAMPLES, fill, run, details=DETAILS
)
