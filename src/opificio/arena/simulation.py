"""Many games between bots, seats taking turns, on several processes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from opificio.arena.executors import Here, Processes
from opificio.arena.match import Result, play_match
from opificio.core.game import Game
from opificio.core.state import State
from opificio.library import game as find_game


class Setup:
    """What every game of a simulation has in common."""

    def __init__(
        self,
        game: str,
        bots: Sequence[str],
        seed: str,
        options: dict[str, int] | None = None,
        edition: str | None = None,
    ) -> None:
        self.game: Final = game
        self.bots: Final = list(bots)
        self.seed: Final = seed
        self.options: Final = options or {}
        self.edition: Final = edition

    def find_game(self) -> Game[State]:
        """The game with its edition."""
        return find_game(self.game, self.edition)

    def seating(self, number: int) -> list[int]:
        """Who sits where in the game of that number: each bot moves on one seat a game."""
        players = len(self.bots)
        return [(seat - number) % players for seat in range(players)]


class Played:
    """One game of a simulation. Everything is by bot, in the order they were named, not by seat."""

    def __init__(self, number: int, seating: list[int], result: Result) -> None:
        places = [seating.index(bot) for bot in range(len(seating))]
        self.number: Final = number
        self.seats: Final = places
        self.scores: Final = [result.scores[seat] for seat in places]
        self.breakdown: Final = [result.breakdown[seat] for seat in places]
        self.shares: Final = [
            1 / len(result.winners) if seat in result.winners else 0.0 for seat in places
        ]  # of the win: a shared one counts in parts
        self.decisions: Final = result.decisions
        self.record: Final = result.record.write()


def play_one(setup: Setup, number: int) -> Played:
    """The game of that number."""
    seating = setup.seating(number)
    bots = [setup.bots[bot] for bot in seating]
    result = play_match(setup.find_game(), bots, f"{setup.seed}/{number}", setup.options)
    return Played(number, seating, result)


def simulate(setup: Setup, games: int, processes: int = 1) -> Iterator[Played]:
    """Play the games, in the order of their numbers; the same whatever the number of processes."""
    setup.find_game()  # a faulty edition is told of here, not by a process that dies of it
    executor = Here() if processes == 1 else Processes(processes)
    yield from executor.run(partial(play_one, setup), range(games))
