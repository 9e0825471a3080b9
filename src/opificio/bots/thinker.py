"""The bot that searches: it thinks for so long, or so many simulations, and takes the best it has seen."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final, NamedTuple

from opificio.core.move import Move
from opificio.core.state import State
from opificio.search.judge import Judge
from opificio.search.tree import Habits, Search

SLICE: Final = 16  # simulations between two looks at the clock


class Budget(NamedTuple):
    """How much a bot may think about a move: simulations, seconds, or whichever of them ends first."""

    simulations: int | None = None
    seconds: float | None = None

    def left(self, done: int, spent: float) -> float:
        """How many simulations there is still time for, after so many in so many seconds."""
        left = float("inf")
        if self.simulations is not None:
            left = self.simulations - done
        if self.seconds is not None and done:
            left = min(left, done * (self.seconds - spent) / max(spent, 1e-6))
        return left


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
    ) -> None:
        self.name = name
        self._judges: Final = judges  # by the number of players
        self._budget: Final = budget
        self._seed: Final = seed
        self._habits: Final = habits or Habits()
        self._search: Search | None = None

    def choose(self, state: State) -> Move[State]:
        search = self._search_from(state)
        self._think(search)
        return search.moves()[search.best()]

    def reason(self, made: str | None = None) -> Reason:
        """What speaks for the last move it chose, or for another that was made in that position."""
        search = self._search
        assert search is not None, "nothing was asked yet"
        seat, players = search.root.state.to_move, search.root.state.players
        ranked = sorted(range(len(search.moves())), key=lambda at: -search.visits()[at])
        best = search.best()
        chosen = best if made is None else [move.text for move in search.moves()].index(made)
        other = next((at for at in [best, *ranked] if at != chosen), None)
        mine = search.values(chosen)
        next_best = mine if other is None else search.values(other)
        return Reason(
            search.moves()[chosen].text,
            mine[seat],
            mine[players + seat],
            None if other is None else search.moves()[other].text,
            next_best[seat],
            next_best[players + seat],
            chosen == best,
        )

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
            if left <= 0 or search.lead() > left:
                return
            slice_ = int(min(SLICE, left)) or 1
            search.run(slice_)
            done += slice_
