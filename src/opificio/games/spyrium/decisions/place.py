"""S4.1 Place a worker: an active one goes into a gap of which at least one place holds a card."""

from __future__ import annotations

from typing import Final

from opificio.core.move import Move
from opificio.core.rule import Figures, Rule
from opificio.games.spyrium import flow
from opificio.games.spyrium.market import gap_has_card, gap_id
from opificio.games.spyrium.state import ACTION, PHASE_ONE, PLACE, Spyrium

PLACE_NOT_NOW: Final = Rule("S4.1", "place.not_now", "no worker is placed now")
ONLY_IN_PHASE_ONE: Final = Rule(
    "S3.1", "place.phase", "workers are placed in phase I, and you are in phase II"
)
NO_ACTIVE_WORKER: Final = Rule("S4.1", "place.no_worker", "you have no active worker")
NO_CARD_BESIDE: Final = Rule("S4.1", "place.no_card", "no card lies beside {gap}")


class PlaceWorker(Move[Spyrium]):
    """A worker steps into the market: as an action of phase I, or by the event in phase II (S10.5)."""

    def __init__(self, gap: int) -> None:
        super().__init__(f"place {gap_id(gap)}")
        self.gap: Final = gap

    def why_not(self, state: Spyrium) -> Rule | None:
        if state.asking != ACTION and state.asking != PLACE:
            return PLACE_NOT_NOW
        if state.asking == ACTION and state.phase[state.to_move] != PHASE_ONE:
            return ONLY_IN_PHASE_ONE
        if not state.active[state.to_move]:
            return NO_ACTIVE_WORKER
        return None if gap_has_card(self.gap, state.occupied) else NO_CARD_BESIDE

    def figures(self, state: Spyrium, rule: Rule) -> Figures:
        return {"gap": gap_id(self.gap)}

    def do(self, state: Spyrium) -> None:
        state.active[state.to_move] -= 1
        state.stand(state.to_move, self.gap)
        flow.end_action(state)
