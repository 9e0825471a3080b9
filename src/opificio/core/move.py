"""Moves: the answers to the questions a game asks. Built once per edition and shared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from opificio.core.fact import Meaning
from opificio.core.rule import Figures, Rule

if TYPE_CHECKING:
    from opificio.core.state import State

S = TypeVar("S", bound="State", contravariant=True)


class Move(Generic[S]):
    """One answer to one atomic question, or one draw. `id` is its index in the game's table of moves."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.id = -1

    def why_not(self, state: S) -> Rule | None:
        """The rule that forbids this move now, or None if it is legal."""
        raise NotImplementedError

    def do(self, state: S) -> None:
        """Carry the move out on a state one owns. The rules only: callers use `State.step`, `play`."""
        raise NotImplementedError

    def figures(self, state: S, rule: Rule) -> Figures:
        """The figures that fill the sentence of a rule which this move was refused by."""
        return {}

    def meaning(self, state: S) -> Meaning:
        """What this move, legal in the position, comes to there: what sentences may say beside its text."""
        return {}

    def __repr__(self) -> str:
        return f"<{self.text}>"
