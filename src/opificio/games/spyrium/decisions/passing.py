"""S3.3 Pass: only in phase II, and only with no own worker left in the market."""

from __future__ import annotations

from typing import Final

from opificio.core.move import Move
from opificio.core.rule import Figures, Rule
from opificio.games.spyrium import flow
from opificio.games.spyrium.state import ACTION, PASSED, PHASE_TWO, Spyrium

PASS_NOT_NOW: Final = Rule("S3.3", "pass.not_now", "nobody can pass now")
PASS_IN_PHASE_TWO: Final = Rule("S3.3", "pass.phase", "one passes in phase II, and you are in phase I")
WORKERS_IN_MARKET: Final = Rule("S3.3", "pass.workers", "{workers} of your workers are still in the market")


class Pass(Move[Spyrium]):
    """No more actions this turn."""

    def __init__(self) -> None:
        super().__init__("pass")

    def why_not(self, state: Spyrium) -> Rule | None:
        if state.asking != ACTION:
            return PASS_NOT_NOW
        if state.phase[state.to_move] != PHASE_TWO:
            return PASS_IN_PHASE_TWO
        return WORKERS_IN_MARKET if state.standing[state.to_move] else None

    def figures(self, state: Spyrium, rule: Rule) -> Figures:
        return {"workers": state.in_market(state.to_move)}

    def do(self, state: Spyrium) -> None:
        state.phase[state.to_move] = PASSED
        flow.end_action(state)
