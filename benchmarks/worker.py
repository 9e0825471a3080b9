"""Measures our engine, in the build that the environment asks for, and prints the result as JSON.

The loops are those a user of the library would write: outside the compiled unit, by the public interface.
Run it as `python -m benchmarks.worker industry play --players 4`; `benchmarks.run` does, once a round.
"""

from __future__ import annotations

import argparse
import json
import platform
from collections.abc import Callable

import opificio
from benchmarks.timing import Rates, copy_times, rates
from opificio._build import is_compiled
from opificio.core.game import Game
from opificio.core.state import State
from opificio.luck.dealer import Generator
from opificio.search.playout import random_playout


def play_one(game: Game[State], players: int, number: int) -> dict[str, int]:
    """One game at random, the legal moves asked for at every step."""
    dealer = opificio.Dealer(number)
    chooser = Generator(f"moves {number}")
    state = game.start(players=players)
    draws = decisions = 0
    while (actor := state.actor) is not None:
        if actor == opificio.CHANCE:
            state.step(dealer.draw(state))
            draws += 1
        else:
            moves = state.legal()
            state.step(moves[chooser.below(len(moves))])
            decisions += 1
    return {"decisions": decisions, "moves": decisions + draws}


def half_way(game: Game[State], players: int, number: int) -> State:
    """The position half-way through the same game."""
    half = play_one(game, players, number)["moves"] // 2
    dealer = opificio.Dealer(number)
    chooser = Generator(f"moves {number}")
    state = game.start(players=players)
    for _ in range(half):
        moves = state.legal()
        drawn = state.actor == opificio.CHANCE
        state.step(dealer.draw(state) if drawn else moves[chooser.below(len(moves))])
    return state


# The measures: one function each, and its line in the list below


def play(game: Game[State], players: int, seconds: float) -> Rates:
    """Random games, driven from outside."""
    return rates(lambda number: play_one(game, players, number), seconds)


def playout(game: Game[State], players: int, seconds: float) -> Rates:
    """Random games, driven by the engine's own loop."""

    def one(number: int) -> dict[str, int]:
        return {
            "decisions": random_playout(
                game.start(players=players), opificio.Dealer(number), Generator(f"moves {number}")
            )
        }

    return rates(one, seconds)


def copy(game: Game[State], players: int, seconds: float) -> Rates:
    """Copies of a position half-way through a game."""
    return copy_times(half_way(game, players, 0).copy, seconds)


MEASURES: dict[str, Callable[[Game[State], int, float], Rates]] = {
    "play": play,
    "playout": playout,
    "copy": copy,
}


def main() -> None:
    """Measure one thing of one game."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.worker", description=__doc__)
    parser.add_argument("game", help="the game to measure, such as industry")
    parser.add_argument("measure", choices=MEASURES)
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--seconds", type=float, default=1.0)
    given = parser.parse_args()
    found = MEASURES[given.measure](opificio.game(given.game), given.players, given.seconds)
    build = "compiled" if is_compiled() else "interpreted"
    print(json.dumps({"python": platform.python_version(), "build": build, "rates": found}))


if __name__ == "__main__":
    main()
