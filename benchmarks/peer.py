"""Measures Catanatron, in its own environment, and prints the result as JSON.

Its games run as `Game.play` runs them, without the copies it makes for listeners and without the check of
moves that its own players chose: the same work as in `benchmarks.worker`. Its log counts every action, forced
ones (to roll the dice, to end a turn that allows nothing else) among them; ours counts only real choices.
"""

from __future__ import annotations

import argparse
import json
import platform
from importlib.metadata import version
from typing import Any

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found] # in an environment of its own
from catanatron.game import TURNS_LIMIT  # type: ignore[import-not-found]

from benchmarks.timing import Rates, copy_times, rates


def new_game(players: int, number: int) -> Any:
    """A game among random players."""
    return Game([RandomPlayer(color) for color in list(Color)[:players]], seed=number + 1)


def goes_on(game: Any) -> bool:
    """Whether nobody has won yet; very long games are cut, as `Game.play` does."""
    return game.winning_color() is None and game.state.num_turns < TURNS_LIMIT


def play_one(players: int, number: int) -> dict[str, int]:
    """One game at random; how many actions its log holds, and how many of them were chosen among several."""
    game = new_game(players, number)
    choices = 0
    while goes_on(game):
        actions = game.state.playable_actions
        choices += len(actions) > 1
        game.execute(game.state.current_player().decide(game, actions), validate_action=False)
    return {"decisions": len(game.state.actions), "choices": choices}


def play(players: int, seconds: float) -> Rates:
    """Random games."""
    return rates(lambda number: play_one(players, number), seconds)


def copy(players: int, seconds: float) -> Rates:
    """Copies of a position half-way through a game."""
    half = play_one(players, 0)["decisions"] // 2
    game = new_game(players, 0)
    for _ in range(half):
        game.play_tick()
    return copy_times(game.copy, seconds)


MEASURES = {"play": play, "copy": copy}


def main() -> None:
    """Measure one thing."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.peer", description=__doc__)
    parser.add_argument("measure", choices=MEASURES)
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--seconds", type=float, default=1.0)
    given = parser.parse_args()
    found = MEASURES[given.measure](given.players, given.seconds)
    build = f"catanatron {version('catanatron')}"
    print(json.dumps({"python": platform.python_version(), "build": build, "rates": found}))


if __name__ == "__main__":
    main()
