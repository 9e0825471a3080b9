"""Who meets whom, at which seats. Games come in rounds: after each, bots sat at all seats equally often."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, permutations
from typing import Final, NamedTuple, Protocol

from opificio.core.rule import BadSetup
from opificio.luck.dealer import Generator

FORMATS: Final = ("duel", "mixed")


class Question(NamedTuple):
    """Does this bot win more than its part: against one other, or (None) among all?"""

    bot: int
    against: int | None


class Schedule(Protocol):
    """The games by number. Bots are known by the order in which they were named."""

    questions: list[Question]
    games_a_round: int

    def seating(self, number: int) -> list[int]:
        """The bot at each seat in the game of that number."""
        ...

    def asks(self, number: int) -> list[int]:
        """The questions that this game helps to answer."""
        ...

    def counts(self, seating: Sequence[int], seat: int) -> bool:
        """Whether what happens at this seat counts for its bot."""
        ...

    def observed(self, question: int, games: Mapping[int, Sequence[float]]) -> list[float]:
        """What a round says to a question: its games by number, each with the seats' shares of the win."""
        ...


def schedule(name: str, bots: int, players: int, seed: str) -> Schedule:
    """The schedule of that name."""
    if bots < 2:
        raise BadSetup(f"an arena is for two bots or more, got {bots}")
    if players < 2:
        raise BadSetup(f"an arena is for tables of two players or more, got {players}")
    return Duel(bots, players) if name == "duel" else Mixed(bots, players, seed)


class Duel:
    """One A against B at all other seats, for all A and B. A moves on one seat a game.

    With two players, A against B is B against A, and played once.
    """

    def __init__(self, bots: int, players: int) -> None:
        pairs = combinations(range(bots), 2) if players == 2 else permutations(range(bots), 2)
        self.questions = [Question(bot, other) for bot, other in pairs]
        self.games_a_round = len(self.questions) * players
        self._players: Final = players

    def seating(self, number: int) -> list[int]:
        """See Schedule."""
        bot, other = self.questions[self.asks(number)[0]]
        assert other is not None
        alone = number % self._players
        return [bot if seat == alone else other for seat in range(self._players)]

    def asks(self, number: int) -> list[int]:
        """See Schedule."""
        return [number % self.games_a_round // self._players]

    def counts(self, seating: Sequence[int], seat: int) -> bool:
        """Only who is alone says something of himself; the others also play against one another."""
        return seating.count(seating[seat]) == 1

    def observed(self, question: int, games: Mapping[int, Sequence[float]]) -> list[float]:
        """The games one by one: they are independent."""
        return [
            shares[number % self._players]
            for number, shares in games.items()
            if self.asks(number) == [question]
        ]


class Mixed:
    """All bots in turn: in every round they stand in a circle, in a new order, and the table moves along it.

    Where there are more bots than seats some sit out, where there are fewer some sit twice. Each bot is at
    each seat once a round, and in the long run meets each other equally often.
    """

    def __init__(self, bots: int, players: int, seed: str) -> None:
        self.questions = [Question(bot, None) for bot in range(bots)]
        self.games_a_round = bots
        self._players: Final = players
        self._seed: Final = seed

    def seating(self, number: int) -> list[int]:
        """See Schedule."""
        turn, first = divmod(number, self.games_a_round)
        circle = self._circle(turn)
        return [circle[(first + seat) % len(circle)] for seat in range(self._players)]

    def _circle(self, turn: int) -> list[int]:
        generator = Generator(f"{self._seed} round {turn}")
        left = list(range(self.games_a_round))
        return [left.pop(generator.below(len(left))) for _ in range(self.games_a_round)]

    def asks(self, number: int) -> list[int]:
        """See Schedule."""
        return list(range(len(self.questions)))

    def counts(self, seating: Sequence[int], seat: int) -> bool:
        """See Schedule."""
        return True

    def observed(self, question: int, games: Mapping[int, Sequence[float]]) -> list[float]:
        """Their mean: they share an order of the circle, and in question is the mean over all orders."""
        won = sum(
            share
            for number, shares in games.items()
            for bot, share in zip(self.seating(number), shares, strict=True)
            if bot == question
        )
        return [won / self._players]
