"""`opificio balance`: how well a game's values play."""

from __future__ import annotations

import argparse
import json
import os
from contextlib import closing
from pathlib import Path
from typing import Final

from opificio import library
from opificio.arena.executors import PLACES, executor
from opificio.arena.folder import Folder
from opificio.balance.play import Setup, play
from opificio.balance.registry import STUDIES
from opificio.balance.report import report
from opificio.balance.results import Results
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
from opificio.cli.balance_tables import show
from opificio.cli.bots import check_bots
from opificio.cli.progress import with_progress
from opificio.luck.dealer import checked_seed, new_seed

EXAMPLES: Final = """\
  opificio balance industry
  opificio balance spyrium --players 4 --games 2000 --seed 1906 --out spyrium-4/
  opificio balance industry --edition my-board.toml --bots foreman:32 --games 100
  opificio balance expo1906 --players 1 --json"""
DETAILS: Final = """\
One bot sits at all seats. What it makes of every card, tile and zone is counted, and the game's targets are
compared with what came of it. The same seed gives the same result on any number of processes, unless the bot
thinks by the clock. docs/balance.md tells how to read it."""
DEFAULT_BOT: Final = "foreman"
DEFAULT_GAMES: Final = 400


def fill(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--players", metavar="N", type=at_least_one, help="seats at a table (default: the game's usual table)"
    )
    parser.add_argument(
        "--bots",
        metavar="BOT",
        type=names,
        default=[DEFAULT_BOT],
        help=f"who sits at all seats (default {DEFAULT_BOT})",
    )
    parser.add_argument(
        "--games",
        metavar="N",
        type=at_least_one,
        default=DEFAULT_GAMES,
        help="how many (default %(default)s)",
    )
    parser.add_argument("--seed", help="what decides all draws (default: a new one, told with the result)")
    parser.add_argument("--out", metavar="DIR", type=path, help="write report.html and balance.json there")
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    add_processes(parser)
    parser.add_argument(
        "--on", choices=PLACES, default="processes", help="where games are played (default %(default)s)"
    )
    add_options(parser)
    add_edition(parser)


def run(given: argparse.Namespace) -> int:
    results = Results(checked_setup(given))
    folder = None if given.out is None else opened(given.out)
    place = executor(given.on, min(given.processes or os.cpu_count() or 1, given.games))
    with closing(play(results.setup, place, given.games)) as played:
        for game in with_progress(played, given.games):
            results.add(game)
    if folder is not None:
        folder.write("balance.json", json.dumps(results.document(), indent=2) + "\n")
        folder.write("report.html", report(results))
    if given.json:
        print(json.dumps(results.document(), indent=2))
    else:
        show(results)
    return 0


def checked_setup(given: argparse.Namespace) -> Setup:
    """What is to be played; the user's mistakes come out here, not in some process later."""
    game = library.game(given.game, given.edition)
    if len(given.bots) > 1:
        raise Mistake(f"one bot sits at all seats, got {len(given.bots)}")
    check_bots(given.bots, game)
    players = given.players or STUDIES[game.name].players
    options = dict(given.option)
    game.start(players, **options)
    return Setup(
        game=game.name,
        bot=given.bots[0],
        players=players,
        seed=new_seed() if given.seed is None else checked_seed(given.seed),
        options=options,
        edition=None if given.edition is None else library.read_text(given.edition),
    )


def opened(path: Path) -> Folder:
    """The folder to write into, before hours are played for nothing."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Mistake(f"{path}: {error.strerror or error}") from None
    return Folder(path)


COMMAND: Final = Command(
    "balance", "how well a game's values play, among strong bots", EXAMPLES, fill, run, details=DETAILS
)
