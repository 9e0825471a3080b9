"""I3.1 The auctioneer picks any open, unsold zone."""

from __future__ import annotations

from typing import Final

from opificio.core.move import Move
from opificio.core.rule import Figures, Rule
from opificio.games.industry import flow
from opificio.games.industry.components import zone_id
from opificio.games.industry.state import PICK, Industry

NOT_PICKING: Final = Rule("I3.1", "pick.not_now", "no zone is picked for auction now")
NOT_OPEN: Final = Rule(
    "I3.1", "pick.not_open", "{zone} is not open: its column token was not drawn, or it is sold"
)


class Pick(Move[Industry]):
    """Put a zone under the hammer."""

    def __init__(self, zone: int) -> None:
        super().__init__(f"pick {zone_id(zone)}")
        self.zone: Final = zone
        self.bit: Final = 1 << zone

    def why_not(self, state: Industry) -> Rule | None:
        if state.asking != PICK:
            return NOT_PICKING
        return None if state.open_zones & self.bit else NOT_OPEN

    def figures(self, state: Industry, rule: Rule) -> Figures:
        return {"zone": zone_id(self.zone)}

    def do(self, state: Industry) -> None:
        state.lot = self.zone
        flow.ask_for_bid(state, state.left_of(state.auctioneer))
