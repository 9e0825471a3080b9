"""`opificio arena`: which bot is stronger, and how sure that is."""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
from collections.abc import Callable
from contextlib import closing
from typing import Final

from opificio import library
from opificio.arena.executors import PLACES, Executor, executor
from opificio.arena.folder import Folder
from opificio.arena.parquet import NoParquet, write_parquet
from opificio.arena.report import report
from opificio.arena.results import Results
from opificio.arena.schedule import FORMATS
from opificio.arena.tournament import Outcome, Setup, Tournament
from opificio.cli.arena_tables import show
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

EXAMPLES: Final = """\
  opificio arena industry --bots greedy,random
  opificio arena spyrium --bots greedy,random --players 4 --seed 1906 --out greedy-random/
  opificio arena industry --bots greedy,random --beats 0.55 --games 400
  opificio arena expo1906 --bots greedy,random --format mixed --players 4 --all --json
  opificio arena industry --bots engineer:0.5s,openspiel:0.5s"""
DETAILS: Final = """\
duel: one A against B at all other seats, for all A and B, A moving through the seats. mixed: all bots at one
table, in changing order. Games stop as soon as all verdicts are sure, together by 95 %. The same seed gives
the same games on any number of processes, unless bots think by the clock. The same command with the same
--out goes on where it stopped. docs/arena.md tells how results are worked out.
Bots are those of `opificio play`, and openspiel: OpenSpiel's tree search (pip install 'opificio[envs]').
Those that think ahead take a budget a move: engineer:0.5s, engineer:400, magnate:3sx4 on four processes."""
DEFAULT_GAMES: Final = 1000


def fill(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--bots", metavar="A,B,...", type=names, required=True, help="two or more")
    parser.add_argument(
        "--players", metavar="N", type=at_least_one, help="seats at a table (default: the fewest)"
    )
    parser.add_argument(
        "--format", choices=FORMATS, default="duel", help="who meets whom (default %(default)s)"
    )
    parser.add_argument(
        "--games",
        metavar="N",
        type=at_least_one,
        default=DEFAULT_GAMES,
        help="at most so many, in whole rounds (default %(default)s)",
    )
    parser.add_argument(
        "--beats",
        metavar="SHARE",
        type=share,
        help="the win share to be more or less than (default: 1 / players)",
    )
    parser.add_argument("--all", action="store_true", help="play all games, also when all is decided")
    parser.add_argument("--seed", help="what decides all draws (default: a new one, told with the result)")
    parser.add_argument("--out", metavar="DIR", type=path, help="keep games and results in this folder")
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    add_processes(parser)
    parser.add_argument(
        "--on", choices=PLACES, default="processes", help="where games are played (default %(default)s)"
    )
    add_options(parser)
    add_edition(parser)


def share(text: str) -> float:
    """A part of the games."""
    if not re.fullmatch(r"0?\.\d{1,9}", text) or not float(text):
        raise argparse.ArgumentTypeError(f"expected a share between 0 and 1, like 0.55; got {text!r}")
    return float(text)


def run(given: argparse.Namespace) -> int:
    folder = None if given.out is None else Folder(given.out)
    tournament = Tournament(checked_setup(given, folder), play_all=given.all)
    games = whole_rounds(tournament, given.games)
    place = executor(given.on, min(given.processes or os.cpu_count() or 1, games))
    play(tournament, place, games, folder)
    results = Results(tournament)
    if folder is not None:
        write(results, folder)
    if given.json:
        print(json.dumps(results.document(), indent=2))
    else:
        show(results, games)
    return 0


def checked_setup(given: argparse.Namespace, folder: Folder | None) -> Setup:
    """What is to be played; the user's mistakes come out here, not in some process later."""
    game = library.game(given.game, given.edition)
    check_bots(given.bots, game)
    players = given.players or max(2, game.fewest_players)
    options = dict(given.option)
    game.start(players, **options)
    kept = folder.kept_seed() if folder is not None else None
    return Setup(
        game=game.name,
        bots=given.bots,
        players=players,
        format=given.format,
        seed=(kept or new_seed()) if given.seed is None else checked_seed(given.seed),
        options=options,
        edition=None if given.edition is None else str(given.edition),
        target=given.beats,
    )


def whole_rounds(tournament: Tournament, games: int) -> int:
    """So many games at most, and no part of a round."""
    least = tournament.schedule.games_a_round
    if games < least:
        raise Mistake(f"a round of these bots is {least} games, so --games must be {least} or more")
    return games - games % least


def play(tournament: Tournament, place: Executor, games: int, folder: Folder | None) -> None:
    """Play what is missing, and keep it if there is a folder. What that holds is not played again."""
    if folder is None:
        watch(tournament, place, games, lambda outcome, record: None)
        return
    with folder.open(tournament) as keep:
        watch(tournament, place, games, keep)


def watch(tournament: Tournament, place: Executor, games: int, keep: Callable[[Outcome, str], None]) -> None:
    """The same, with a bar that tells how much is decided."""
    asked = len(tournament.decisions)
    done = len(tournament.outcomes())
    with closing(tournament.play(place, games)) as played:
        for outcome, record in with_progress(
            played, games, done, lambda: f"games ({tournament.decided()} of {asked} decided)"
        ):
            keep(outcome, record)


def write(results: Results, folder: Folder) -> None:
    """The results as files."""
    folder.write("results.json", json.dumps(results.document(), indent=2) + "\n")
    folder.write("report.html", report(results))
    try:
        write_parquet(results, folder.path / "results.parquet")
    except NoParquet as missing:
        print(f"opificio: {missing}", file=sys.stderr)


COMMAND: Final = Command(
    "arena", "compare bots: ratings, win shares, and when they are sure", EXAMPLES, fill, run, details=DETAILS
)
