"""`opificio bench`: how fast this build is here, measured in a few seconds."""

from __future__ import annotations

import argparse
import json
import platform
from collections.abc import Callable
from time import perf_counter
from typing import Final

from opificio import library
from opificio._build import __version__, is_compiled
from opificio.cli.arguments import Command
from opificio.core.game import Game
from opificio.core.state import CHANCE, State
from opificio.games import registry
from opificio.luck.dealer import Dealer, Generator
from opificio.search.playout import random_playout
from opificio.terminal.screen import PlainConsole, listing

EXAMPLES: Final = """\
  opificio bench
  OPIFICIO_PURE=1 opificio bench          the same engine, interpreted"""
MORE: Final = (
    "In a checkout of the sources, `make bench` measures thoroughly and compares with another project."
)
COPIES_AT_ONCE: Final = 1000


def fill(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seconds", metavar="N", type=seconds, default=1.0, help="how long each measure takes (default 1)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON document")


def seconds(text: str) -> float:
    """A time that somebody will wait."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value <= 3600:
        raise argparse.ArgumentTypeError(f"expected seconds, more than 0 and at most 3600; got {text!r}")
    return value


def run(given: argparse.Namespace) -> int:
    figures = [measured(library.game(name), given.seconds) for name in registry.NAMES]
    build = "compiled" if is_compiled() else "interpreted"
    if given.json:
        head = {"version": __version__, "build": build, "python": platform.python_version()}
        print(json.dumps({**head, "games": figures}, indent=2))
        return 0
    table = listing("game", "players", "decisions a second", "games a second", "copies a second")
    for each in figures:
        table.add_row(
            str(each["game"]),
            str(each["players"]),
            f"{each['decisions_per_second']:,.0f}",
            f"{each['games_per_second']:,.0f}",
            f"{each['copies_per_second']:,.0f}",
        )
    console = PlainConsole()
    console.print(f"The {build} engine, on one core:\n")
    console.print(table)
    console.print(f"\n{MORE}")
    return 0


def measured(game: Game[State], time: float) -> dict[str, int | float | str]:
    """Random play and copies of one game."""
    games, decisions, taken = _random_games(game, time)
    return {
        "game": game.name,
        "players": game.most_players,
        "decisions_per_second": round(decisions / taken, 1),
        "games_per_second": round(games / taken, 2),
        "copies_per_second": round(_copies(_half_way(game).copy, time), 1),
    }


def _random_games(game: Game[State], time: float) -> tuple[int, int, float]:
    games = decisions = 0
    begun = perf_counter()
    while (taken := perf_counter() - begun) < time or not games:
        decisions += random_playout(game.start(), Dealer(games), Generator(f"moves {games}"))
        games += 1
    return games, decisions, taken


def _half_way(game: Game[State]) -> State:
    """A position from the middle of a random game."""
    decisions = random_playout(game.start(), Dealer(0), Generator("moves 0"))
    state, dealer, chooser = game.start(), Dealer(0), Generator("moves 0")
    for _ in range(decisions // 2):
        dealer.deal(state)
        moves = state.legal()
        state.step(moves[chooser.below(len(moves))])
    if state.to_move == CHANCE:
        dealer.deal(state)
    return state


def _copies(copy: Callable[[], object], time: float) -> float:
    copies = 0
    begun = perf_counter()
    while (taken := perf_counter() - begun) < time or not copies:
        for _ in range(COPIES_AT_ONCE):
            copy()
        copies += COPIES_AT_ONCE
    return copies / taken


COMMAND: Final = Command("bench", "measure how fast this build plays", EXAMPLES, fill, run, details=MORE)
