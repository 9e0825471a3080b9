"""Measures the tree search beside OpenSpiel's on the same positions, as ratios in one run.

A simulation of ours ends in a judgement: evaluator and model judge all answers of one more position. One of
OpenSpiel's ends in a random playout. Each search decides by its own kind, but they are not like for like: so
our random playouts from the same positions stand beside OpenSpiel's simulations too. OpenSpiel's search is
the one in Python, `open_spiel.python.algorithms.mcts`, on our rules through the adapter. Positions are the
opening and the middle of a game among greedy bots. It is a report: whatever it says, the exit status is 0.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, Final

from rich.console import Console
from rich.table import Table

import opificio
from benchmarks import machine
from benchmarks.envs import GAMES
from benchmarks.timing import rate
from opificio._build import is_compiled
from opificio.bots import Bot, make
from opificio.bots.judges import judge
from opificio.bots.thinker import SLICE
from opificio.core.state import CHANCE, OVER, State
from opificio.envs.openspiel_bot import make_openspiel_bot
from opificio.luck.dealer import Dealer, Generator
from opificio.search.playout import random_playout
from opificio.search.tree import Habits, Search

LATEST: Final = Path(__file__).parent / "results" / "search.json"
TARGET: Final = 20.0
SEED: Final = "benchmark"

Figures = dict[str, Any]


def main() -> None:
    """Measure, print, write the figures."""
    given = arguments()
    console = Console()
    with console.status("measuring"):
        found = {
            f"{name} {players}, {where}": measure(state, given)
            for name, players in GAMES
            for where, state in positions(name, players).items()
        }
    figures = {
        "machine": machine.description(),
        "engine": "compiled" if is_compiled() else "interpreted",
        "rounds": given.rounds,
        "seconds": given.seconds,
        "positions": found,
    }
    show(console, figures)
    given.json.parent.mkdir(parents=True, exist_ok=True)
    given.json.write_text(json.dumps(figures, indent=2) + "\n", "utf-8")


def arguments() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.search", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="how often each is measured (default 5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long, each time (default 1)")
    parser.add_argument("--json", type=Path, default=LATEST, help="where the figures are written")
    return parser.parse_args()


def positions(name: str, players: int) -> dict[str, State]:
    """The first question of a game, and the one in the middle of its decisions."""
    asked: list[State] = []
    state, dealer = opificio.game(name).start(players), Dealer(SEED)
    bot: Bot = make("greedy", name, SEED)
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            dealer.deal(state)
        else:
            asked.append(state.copy())
            state.step(bot.choose(state))
    return {"opening": asked[0], "middle": asked[len(asked) // 2]}


def measure(state: State, given: argparse.Namespace) -> Figures:
    """All rates from a position, round by round, so that all meet the same neighbours on the machine."""
    rates: dict[str, list[float]] = {"ours": [], "openspiel": [], "playouts": []}
    for _ in range(given.rounds):
        rates["ours"].append(search_rate(state, given.seconds))
        rates["openspiel"].append(openspiel_rate(state, given.seconds))
        rates["playouts"].append(playout_rate(state, given.seconds))
    return {
        **{f"{what}_per_second": round(median(found), 1) for what, found in rates.items()},
        "ratio": compared(rates["ours"], rates["openspiel"]),
        "playout_ratio": compared(rates["playouts"], rates["openspiel"]),
    }


def compared(ours: list[float], theirs: list[float]) -> float:
    """How many times theirs ours is, by the median of the rounds."""
    return round(median(our / their for our, their in zip(ours, theirs, strict=True)), 2)


# The measures: how many a second


def search_rate(state: State, seconds: float) -> float:
    """Simulations of our search, in slices, as bots make them. A tree that is full makes room for another."""
    trees: list[Search] = []

    def think() -> int:
        if not trees or trees[0].is_full():
            trees[:] = [Search(judge(state.the_game().name, state.players), state, SEED, Habits())]
        trees[0].run(SLICE)
        return SLICE

    return rate(think, seconds)


def openspiel_rate(state: State, seconds: float) -> float:
    """Simulations of OpenSpiel's search with random rollouts, through our adapter."""
    bot = make_openspiel_bot(state.the_game().name, SEED, seconds=seconds)
    begun = perf_counter()
    bot.choose(state)
    return bot.simulated / (perf_counter() - begun)


def playout_rate(state: State, seconds: float) -> float:
    """Random games from there to the end in the engine's own loop."""
    dealer, chooser = Dealer(SEED), Generator(SEED)

    def playout() -> int:
        random_playout(state.copy(), dealer, chooser)
        return 1

    return rate(playout, seconds)


def show(console: Console, figures: Figures) -> None:
    """Print the table and whether the target is met."""
    about = figures["machine"]
    print(
        f"{about['processor']}, {about['cores']} cores, {figures['engine']}, load at the end {about['load']}"
    )
    print(f"median of {figures['rounds']} rounds of {figures['seconds']} s")
    table = Table(title="By the second")
    table.add_column("position", no_wrap=True)
    for heading in ("OpenSpiel's simulations", "ours", "ratio", "our playouts", "ratio"):
        table.add_column(heading, justify="right")
    for name, found in figures["positions"].items():
        table.add_row(
            name,
            f"{found['openspiel_per_second']:,.0f}",
            f"{found['ours_per_second']:,.0f}",
            f"{found['ratio']:.1f}x",
            f"{found['playouts_per_second']:,.0f}",
            f"{found['playout_ratio']:.1f}x",
        )
    console.print(table)
    for name, found in figures["positions"].items():
        met = "met" if found["ratio"] >= TARGET else "MISSED"
        print(
            f"{met}: {name}: {found['ratio']:.1f}x OpenSpiel's simulations, target at least {TARGET:.0f}x; "
            f"playouts alone {found['playout_ratio']:.1f}x"
        )


if __name__ == "__main__":
    main()
