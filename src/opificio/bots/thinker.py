"""The bot that searches: it thinks for so long, or so many simulations, and takes the best it has seen."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final, NamedTuple

from opificio.core.move import Move
from opificio.core.state import State
from opificio.search.judge import Judge, utility
from opificio.search.tree import Habits, Search

SLICE: Final = 16  # simulations between two looks at the clock, at the most: some take long


class Budget(NamedTuple):
    """How much a bot may think about a move: simulations, seconds, or whichever of them ends first.

    Several processes may think so much each.
    """

    simulations: int | None = None
    seconds: float | None = None
    processes: int = 1

    def left(self, done: int, spent: float) -> float:
        """How many simulations there is still time for, after so many in so many seconds."""
        left = float("inf")
        if self.simulations is not None:
            left = self.simulations - done
        if self.seconds is not None and done:
            left = min(left, done * (self.seconds - spent) / max(spent, 1e-6))
        return left


class Found(NamedTuple):
    """What was found out about an answer: how often it was tried, and what came of it."""

    move: int  # its id
    visits: int
    values: list[float]  # shares of the win by seat, then points


class Reason(NamedTuple):
    """What a bot expects of a move that was made, and of the best other.

    `is_best`: it likes the move best. Asked again, a bot with a budget of seconds may like another better.
    """

    move: str
    share: float  # of the win
    points: float
    other: str | None
    other_share: float
    other_points: float
    is_best: bool


class Thinker:
    """Keeps its tree from move to move. With a budget of simulations the same seed gives the same moves."""

    def __init__(
        self,
        name: str,
        judges: Callable[[int], Judge],
        budget: Budget,
        seed: str,
        habits: Habits | None = None,
        *,
        hasty: bool = True,
    ) -> None:
        self.name = name
        self._judges: Final = judges  # by the number of players
        self._budget: Final = budget
        self._seed: Final = seed
        self._habits: Final = habits or Habits()
        self._hasty: Final = hasty  # it stops where no further thought could change its answer
        self._search: Search | None = None
        self._last: _Choice | None = None

    def choose(self, state: State) -> Move[State]:
        self._last = _Choice(state, self.find(state))
        return self._last.best()

    def find(self, state: State) -> list[Found]:
        """What it finds out about every answer."""
        search = self._search_from(state)
        self._think(search)
        search.best()  # knows all answers, even where there was no time for a simulation
        return [
            Found(move.id, visits, search.values(at))
            for at, (move, visits) in enumerate(zip(search.moves(), search.visits(), strict=True))
        ]

    def reason(self, made: str | None = None) -> Reason:
        """What speaks for the last move it chose, or for another that was made in that position."""
        assert self._last is not None, "nothing was asked yet"
        return self._last.reason(made)

    def _search_from(self, state: State) -> Search:
        if self._search is None:
            judge = self._judges(state.players)
            self._search = Search(judge, state, f"{self._seed} imagines", self._habits)
        else:
            self._search.move_to(state)
        return self._search

    def _think(self, search: Search) -> None:
        """Until the budget is spent, or what is left of it could not change the answer."""
        started, done = monotonic(), 0
        while not search.is_full():
            left = self._budget.left(done, monotonic() - started)
            if left <= 0 or (self._hasty and search.lead() > left):
                return
            slice_ = int(min(SLICE, left, done + 1)) or 1
            search.run(slice_)
            done += slice_


class _Choice:
    """A question, and all answers by what was found out about them, the best first."""

    def __init__(self, state: State, found: list[Found]) -> None:
        self._moves: Final = state.the_game().moves
        self._seat: Final = state.to_move
        self._players: Final = state.players
        self._ranked: Final = sorted(found, key=self._rank, reverse=True)

    def _rank(self, found: Found) -> tuple[int, float]:
        return found.visits, utility(found.values, self._seat)

    def best(self) -> Move[State]:
        """The answer tried most often; among equals the one that promises most."""
        return self._moves[self._ranked[0].move]

    def reason(self, made: str | None) -> Reason:
        """What speaks for the best answer or the one made, and for the best other."""
        texts = [self._moves[found.move].text for found in self._ranked]
        chosen = 0 if made is None else texts.index(made)
        other = next((at for at in range(len(texts)) if at != chosen), chosen)
        mine, others = self._ranked[chosen].values, self._ranked[other].values
        return Reason(
            texts[chosen],
            mine[self._seat],
            mine[self._players + self._seat],
            None if other == chosen else texts[other],
            others[self._seat],
            others[self._players + self._seat],
            chosen == 0,
        )
