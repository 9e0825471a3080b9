"""S8 Residence action: move one space right, or score the value of the present space."""

from __future__ import annotations

from typing import Final

from opificio.core.fact import Meaning
from opificio.core.move import Move
from opificio.core.rule import Figures, Rule
from opificio.games.spyrium import flow
from opificio.games.spyrium.state import MOVE_OR_SCORE, Spyrium

RESIDENCE_NOT_NOW: Final = Rule("S8", "residence.not_now", "no residence action is taken now")
LAST_SPACE: Final = Rule("S-R9", "residence.last", "you are on the last space, {value}: score it")


class MoveResidence(Move[Spyrium]):
    """One space to the right."""

    def __init__(self) -> None:
        super().__init__("residence move")

    def why_not(self, state: Spyrium) -> Rule | None:
        if state.asking != MOVE_OR_SCORE:
            return RESIDENCE_NOT_NOW
        last = state.residence[state.to_move] + 1 == len(state.box.residence)
        return LAST_SPACE if last else None

    def figures(self, state: Spyrium, rule: Rule) -> Figures:
        return {"value": state.box.residence[-1]}

    def meaning(self, state: Spyrium) -> Meaning:
        return {"value": state.box.residence[state.residence[state.to_move] + 1]}

    def do(self, state: Spyrium) -> None:
        seat = state.to_move
        state.residence[seat] += 1
        state.note("moves_up", seat, state.box.residence[state.residence[seat]])
        flow.end_action(state)


class ScoreResidence(Move[Spyrium]):
    """The value of the present space, in VP."""

    def __init__(self) -> None:
        super().__init__("residence score")

    def why_not(self, state: Spyrium) -> Rule | None:
        return None if state.asking == MOVE_OR_SCORE else RESIDENCE_NOT_NOW

    def value(self, state: Spyrium) -> int:
        """What the present space is worth."""
        return state.box.residence[state.residence[state.to_move]]

    def meaning(self, state: Spyrium) -> Meaning:
        return {"gives": {"scores": self.value(state)}}

    def do(self, state: Spyrium) -> None:
        flow.score(state, state.to_move, self.value(state))
        flow.end_action(state)
