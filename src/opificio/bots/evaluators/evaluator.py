"""What an evaluator is."""

from __future__ import annotations

from typing import Protocol

from opificio.core.move import Move
from opificio.core.state import State


class Evaluator(Protocol):
    """Knows how good the positions of a game are."""

    def __call__(self, state: State, seat: int) -> float:
        """The final points a seat may expect, less a part of its rivals': the more the better."""
        ...

    def can_wait(self, state: State, move: Move[State]) -> bool:
        """Whether the move may be made at any later decision just as well."""
        ...
