"""I3.3, I3.4 With a bid made, the auctioneer sells the zone to the top bidder or keeps it for that amount."""

from __future__ import annotations

from typing import Final

from opificio.core.move import Move
from opificio.core.rule import Figures, Rule
from opificio.games.industry import flow
from opificio.games.industry.state import KEEP_OR_SELL, Industry

NOTHING_TO_SELL: Final = Rule("I3.3", "sell.not_now", "there is no top bid to decide on now")
CANNOT_KEEP: Final = Rule("I3.4", "keep.cannot_pay", "needs {needs} talers, has {has}")


class Sell(Move[Industry]):
    """I3.3 The top bidder pays the auctioneer and gets the zone; the auctioneer picks again."""

    def __init__(self) -> None:
        super().__init__("sell")

    def why_not(self, state: Industry) -> Rule | None:
        return None if state.asking == KEEP_OR_SELL else NOTHING_TO_SELL

    def do(self, state: Industry) -> None:
        buyer = state.top_bidder
        state.talers[buyer] -= state.top_bid
        state.talers[state.auctioneer] += state.top_bid
        state.note("pays", buyer, state.top_bid, "", state.auctioneer)
        flow.award(state, buyer)
        flow.ask_for_pick(state)


class Keep(Move[Industry]):
    """I3.4 He pays taler by taler around the table from his left, himself last; the hammer passes left."""

    def __init__(self) -> None:
        super().__init__("keep")

    def why_not(self, state: Industry) -> Rule | None:
        if state.asking != KEEP_OR_SELL:
            return NOTHING_TO_SELL
        return CANNOT_KEEP if state.talers[state.auctioneer] < state.top_bid else None

    def figures(self, state: Industry, rule: Rule) -> Figures:
        return {"needs": state.top_bid, "has": state.talers[state.auctioneer]}

    def do(self, state: Industry) -> None:
        keeper = state.auctioneer
        rounds, rest = divmod(state.top_bid, state.players)
        state.talers[keeper] -= state.top_bid
        seat = keeper
        for place in range(state.players):
            seat = state.left_of(seat)
            share = rounds + 1 if place < rest else rounds
            state.talers[seat] += share
            if share and seat != keeper:
                state.note("pays", keeper, share, "", seat)
        flow.award(state, keeper)
        flow.pass_the_hammer(state)
