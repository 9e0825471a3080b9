"""A tournament of bots: its games, played until its questions are decided."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import closing
from functools import partial
from typing import Final

import msgspec

from opificio.arena.executors import Executor
from opificio.arena.match import play_match
from opificio.arena.schedule import schedule
from opificio.arena.sequential import ERROR, Decision
from opificio.core.game import Game
from opificio.core.state import State
from opificio.library import game as find_game


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """What decides every game of a tournament, and what is asked."""

    game: str
    bots: list[str]
    players: int
    format: str
    seed: str
    options: dict[str, int] = {}
    edition: str | None = None  # a file, where it is not the game's own
    target: float | None = None  # a share to compare with, where it is not one part of `players`

    def find_game(self) -> Game[State]:
        """The game with its edition."""
        return find_game(self.game, self.edition)

    def expected(self) -> float:
        """The win share among equals."""
        return 1 / self.players

    def compared(self) -> float:
        """The win share that is to be told from."""
        return self.expected() if self.target is None else self.target


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """One game of a tournament, by seat."""

    number: int
    seating: list[int]  # the bots, by the order in which they were named
    scores: list[int]
    places: list[int]
    shares: list[float]  # of the win: a shared one counts in parts
    asked: list[int]  # decisions
    seconds: list[float]  # for all of them
    sources: list[dict[str, int]]  # of points


def play_one(setup: Setup, number: int) -> tuple[Outcome, str]:
    """The game of that number, and its file."""
    seating = schedule(setup.format, len(setup.bots), setup.players, setup.seed).seating(number)
    bots = [setup.bots[bot] for bot in seating]
    result = play_match(setup.find_game(), bots, f"{setup.seed}/{number}", setup.options)
    part = 1 / len(result.winners)
    outcome = Outcome(
        number=number,
        seating=seating,
        scores=result.scores,
        places=result.places,
        shares=[part if seat in result.winners else 0.0 for seat in range(setup.players)],
        asked=result.asked,
        seconds=[round(seconds, 6) for seconds in result.seconds],
        sources=result.breakdown,
    )
    return outcome, result.record.write()


class Tournament:
    """What was played so far, and what that decides.

    The questions share the chance of an error between them, so that all verdicts together hold with 95 %.
    """

    def __init__(self, setup: Setup, *, play_all: bool = False) -> None:
        self.setup: Final = setup
        self.schedule: Final = schedule(setup.format, len(setup.bots), setup.players, setup.seed)
        questions = len(self.schedule.questions)
        self.decisions: Final = [Decision(setup.compared(), ERROR / questions) for _ in range(questions)]
        self._play_all: Final = play_all
        self._outcomes: Final[dict[int, Outcome]] = {}

    def outcomes(self) -> list[Outcome]:
        """The games so far, by number."""
        return [self._outcomes[number] for number in sorted(self._outcomes)]

    def outcome(self, number: int) -> Outcome:
        """The game of that number, which was played."""
        return self._outcomes[number]

    def decided(self) -> int:
        """How many questions are."""
        return sum(decision.verdict is not None for decision in self.decisions)

    def is_over(self) -> bool:
        """Whether no game is wanted any more."""
        return self.decided() == len(self.decisions) and not self._play_all

    def is_wanted(self, number: int) -> bool:
        """Whether this game may still decide something."""
        asked = self.schedule.asks(number)
        return self._play_all or any(self.decisions[each].verdict is None for each in asked)

    def missing(self, games: int) -> Iterator[int]:
        """The games still to be played, of so many. What is added meanwhile is taken into account."""
        for number in range(games):
            if self.is_over():
                return
            if number not in self._outcomes and self.is_wanted(number):
                yield number

    def add(self, outcome: Outcome) -> None:
        """Count a game; after the last of a round, look at what is decided."""
        if outcome.number in self._outcomes:
            return
        self._outcomes[outcome.number] = outcome
        for question in self.schedule.asks(outcome.number):
            numbers = self._round_of(outcome.number, question)
            if all(number in self._outcomes for number in numbers):
                shares = {number: self._outcomes[number].shares for number in numbers}
                self.decisions[question].see(self.schedule.observed(question, shares))

    def _round_of(self, number: int, question: int) -> list[int]:
        begin = number - number % self.schedule.games_a_round
        whole = range(begin, begin + self.schedule.games_a_round)
        return [each for each in whole if question in self.schedule.asks(each)]

    def play(self, executor: Executor, games: int) -> Generator[tuple[Outcome, str], None, None]:
        """Play what is missing of so many games; each as it is counted, with its file.

        Games are counted by number. What was played ahead, and is decided by an earlier game, is dropped: so
        the same games count wherever they are played.
        """
        self.setup.find_game()  # a faulty edition is told of here, not by a process that dies of it
        with closing(executor.run(partial(play_one, self.setup), self.missing(games))) as played:
            for outcome, record in played:
                if self.is_wanted(outcome.number):
                    self.add(outcome)
                    yield outcome, record
                if self.is_over():
                    return
