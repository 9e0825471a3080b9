"""I3.2 From the auctioneer's left, every other player once: a bid higher than the last, or pass."""

from __future__ import annotations

from typing import Final

from opificio.core.move import Move
from opificio.core.rule import Figures, Rule
from opificio.games.industry import flow
from opificio.games.industry.state import BID, Industry

NOT_BIDDING: Final = Rule("I3.2", "bid.not_now", "no bids are taken now")
NOT_HIGHER: Final = Rule("I3.2", "bid.not_higher", "the last bid is {top}: bid more, or pass")
CANNOT_PAY: Final = Rule("I3.2", "bid.cannot_pay", "needs {needs} talers, has {has}")


class Bid(Move[Industry]):
    """Offer an amount for the zone under the hammer."""

    def __init__(self, amount: int) -> None:
        super().__init__(f"bid {amount}")
        self.amount: Final = amount

    def why_not(self, state: Industry) -> Rule | None:
        if state.asking != BID:
            return NOT_BIDDING
        if self.amount <= state.top_bid:
            return NOT_HIGHER
        return CANNOT_PAY if self.amount > state.talers[state.to_move] else None

    def figures(self, state: Industry, rule: Rule) -> Figures:
        if rule is CANNOT_PAY:
            return {"needs": self.amount, "has": state.talers[state.to_move]}
        return {"top": state.top_bid}

    def do(self, state: Industry) -> None:
        state.top_bid = self.amount
        state.top_bidder = state.to_move
        flow.ask_for_bid(state, state.left_of(state.to_move))


class Pass(Move[Industry]):
    """Offer nothing."""

    def __init__(self) -> None:
        super().__init__("pass")

    def why_not(self, state: Industry) -> Rule | None:
        return None if state.asking == BID else NOT_BIDDING

    def do(self, state: Industry) -> None:
        flow.ask_for_bid(state, state.left_of(state.to_move))
