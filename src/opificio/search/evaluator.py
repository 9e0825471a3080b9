"""What an evaluator is: what is known of a game beyond its rules."""

from __future__ import annotations

from opificio.core.move import Move
from opificio.core.state import State


class Evaluator:
    """Knows how good the positions of a game are; one subclass a game."""

    def __call__(self, state: State, seat: int) -> float:
        """The final points a seat may expect, less a part of its rivals': the more the better."""
        raise NotImplementedError

    def can_wait(self, state: State, move: Move[State]) -> bool:
        """Whether the move may be made at any later decision just as well."""
        raise NotImplementedError

    def stake(self) -> float:
        """What a usual decision is about, in points: how much worse the second best answer may well be."""
        return 1.0

    def features(self) -> list[str]:
        """The names of what `rows` tells, in its order."""
        raise NotImplementedError

    def rows(self, state: State) -> list[list[float]]:
        """Where each seat stands while the game runs, a row of figures a seat: what a model learns from."""
        raise NotImplementedError
