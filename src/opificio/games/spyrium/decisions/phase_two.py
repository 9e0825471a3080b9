"""S3.1 Go to phase II: it obliges to an action of that phase at once, and there is no way back this turn."""

from __future__ import annotations

from typing import Final

from opificio.core.move import Move
from opificio.core.rule import Rule
from opificio.games.spyrium.state import ACTION, PHASE_ONE, PHASE_TWO, Spyrium

PHASE_NOT_NOW: Final = Rule("S3.1", "phase.not_now", "nobody goes to phase II now")
IN_PHASE_TWO: Final = Rule("S3.1", "phase.already", "you are in phase II already")


class GoToPhaseTwo(Move[Spyrium]):
    """The same player is asked again, for an action of phase II."""

    def __init__(self) -> None:
        super().__init__("phase 2")

    def why_not(self, state: Spyrium) -> Rule | None:
        if state.asking != ACTION:
            return PHASE_NOT_NOW
        return None if state.phase[state.to_move] == PHASE_ONE else IN_PHASE_TWO

    def do(self, state: Spyrium) -> None:
        state.phase[state.to_move] = PHASE_TWO
