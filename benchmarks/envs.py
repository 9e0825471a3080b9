"""Measures the training environments: many games at once beside PettingZoo's loop, as ratios in one run.

Both play at random, choose as cheaply as they can, and are given an observation and a mask for every step.
It is a report: whatever it says, the exit status is 0.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from statistics import median
from typing import Any, Final

from rich.console import Console
from rich.table import Table

import opificio
from benchmarks import machine
from benchmarks.timing import rate
from opificio._build import is_compiled
from opificio.envs.pettingzoo import env
from opificio.envs.vector import VectorEnv
from opificio.luck.dealer import Dealer, Generator
from opificio.search.playout import random_playout

LATEST: Final = Path(__file__).parent / "results" / "envs.json"
TARGET: Final = 10.0
GAMES: Final = [("industry", 4), ("spyrium", 4), ("expo1906", 4)]

Figures = dict[str, Any]


def main() -> None:
    """Measure, print, write the figures."""
    given = arguments()
    console = Console()
    with console.status("measuring"):
        games = {f"{name} {players}": measure(name, players, given) for name, players in GAMES}
    figures = {
        "machine": machine.description(),
        "engine": "compiled" if is_compiled() else "interpreted",
        "rounds": given.rounds,
        "seconds": given.seconds,
        "tables": given.tables,
        "games": games,
    }
    show(console, figures)
    given.json.parent.mkdir(parents=True, exist_ok=True)
    given.json.write_text(json.dumps(figures, indent=2) + "\n", "utf-8")


def arguments() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.envs", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="how often each is measured (default 5)")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long, each time (default 2)")
    parser.add_argument("--tables", type=int, default=256, help="games at once (default 256)")
    parser.add_argument("--json", type=Path, default=LATEST, help="where the figures are written")
    return parser.parse_args()


def measure(name: str, players: int, given: argparse.Namespace) -> Figures:
    """All rates of a game, round by round, so that both loops meet the same neighbours on the machine."""
    rates: dict[str, list[float]] = {"vector": [], "pettingzoo": [], "playout": []}
    for _ in range(given.rounds):
        rates["vector"].append(vector_rate(name, players, given.tables, given.seconds))
        rates["pettingzoo"].append(pettingzoo_rate(name, players, given.seconds))
        rates["playout"].append(playout_rate(name, players, given.seconds))
    ratios = [ours / theirs for ours, theirs in zip(rates["vector"], rates["pettingzoo"], strict=True)]
    return {
        **{f"{what}_per_second": round(median(found), 1) for what, found in rates.items()},
        "ratio": round(median(ratios), 2),
        "ratios": [round(ratio, 2) for ratio in ratios],
    }


# The measures: how many a second


def vector_rate(name: str, players: int, tables: int, seconds: float) -> float:
    """Steps of many games at once."""
    many = VectorEnv(name, players, tables=tables, seed="benchmark")
    chooser = Generator("benchmark")

    def step() -> int:
        many.step(many.random_actions(chooser))
        return tables

    return rate(step, seconds)


def pettingzoo_rate(name: str, players: int, seconds: float) -> float:
    """Steps of one game after another in PettingZoo's loop."""
    table = env(name, players)
    chooser = Generator("benchmark")

    def game() -> int:
        steps = 0
        table.reset(seed=chooser.word())
        for _ in table.agent_iter():
            seen, _, terminated, _, _ = table.last()
            if terminated:
                table.step(None)
            else:
                legal = seen["action_mask"].nonzero()[0]
                table.step(legal[chooser.below(len(legal))])
                steps += 1
        return steps

    return rate(game, seconds)


def playout_rate(name: str, players: int, seconds: float) -> float:
    """Decisions in the engine's own loop: what observations, masks and arrays are added to."""
    game = opificio.game(name)
    chooser = Generator("benchmark")
    return rate(lambda: random_playout(game.start(players), Dealer(chooser.word()), chooser), seconds)


def show(console: Console, figures: Figures) -> None:
    """Print the table and whether the target is met."""
    about = figures["machine"]
    print(
        f"{about['processor']}, {about['cores']} cores, {figures['engine']}, load at the end {about['load']}"
    )
    print(
        f"median of {figures['rounds']} rounds of {figures['seconds']} s, {figures['tables']} tables at once"
    )
    table = Table(title="By the second")
    for heading in ("game", "at once", "PettingZoo", "ratio", "playout"):
        table.add_column(heading, justify="left" if heading == "game" else "right", no_wrap=True)
    for name, game in figures["games"].items():
        table.add_row(
            name,
            f"{game['vector_per_second']:,.0f}",
            f"{game['pettingzoo_per_second']:,.0f}",
            f"{game['ratio']:.1f}x",
            f"{game['playout_per_second']:,.0f}",
        )
    console.print(table)
    for name, game in figures["games"].items():
        met = "met" if game["ratio"] >= TARGET else "MISSED"
        print(f"{met}: {name}: {game['ratio']:.1f}x PettingZoo's loop, target at least {TARGET:.0f}x")


if __name__ == "__main__":
    main()
