"""The evaluator of Industry: prospects of all seats, compared; auctions and supplies played out before."""

from __future__ import annotations

from typing import Final

from opificio.core.move import Move
from opificio.core.state import OVER, State
from opificio.evaluators.industry.features import FEATURES, row
from opificio.evaluators.industry.holdings import Appraiser, Holdings
from opificio.evaluators.industry.market import Market, MarketKey, market_key
from opificio.evaluators.industry.tables import Tables
from opificio.evaluators.industry.weights import Weights
from opificio.games.industry.decisions.supply import Supply, SupplyJoker
from opificio.games.industry.state import BID, BUILDS_A_TURN, DEVELOP, KEEP_OR_SELL, PICK, SUPPLY, Industry
from opificio.search.evaluator import Evaluator

MOST_KEPT: Final = (
    1_000  # markets, each with the holdings appraised in it: some megabytes, and all of a game's
)

TIE_BREAK: Final = 0.001  # a taler in the end, beside the points: between equals the talers decide (I6.5)


class IndustryEvaluator(Evaluator):
    """Keeps what it has appraised, since most moves leave most seats as they were."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights: Final = weights or Weights()
        self._tables: Final[dict[tuple[str, int, bool], Tables]] = {}
        self._markets: Final[dict[tuple[Tables, MarketKey], Market]] = {}
        self._holdings: Final[dict[tuple[Market, int, int, int], Holdings]] = {}

    def __call__(self, state: State, seat: int) -> float:
        """The seat's prospects, less a part of the others'."""
        assert isinstance(state, Industry)
        if state.asking == SUPPLY:
            state = provided(state)
        if state.asking not in (BID, KEEP_OR_SELL):
            return self.standing(state, seat)
        worth = self.standing(self.after_auction(state), seat)
        if state.asking == BID and state.top_bidder == seat:
            worth += self.weights.doubt * (self.standing(knocked_down(state), seat) - worth)
        return worth

    def can_wait(self, state: State, move: Move[State]) -> bool:
        """The subsidy may be taken at any of one's decisions (I5.1)."""
        assert isinstance(state, Industry)
        return move is state.game.subsidy

    def features(self) -> list[str]:
        return FEATURES

    def rows(self, state: State) -> list[list[float]]:
        assert isinstance(state, Industry)
        if state.asking == SUPPLY:
            state = provided(state)
        if state.asking in (BID, KEEP_OR_SELL):
            state = self.after_auction(state)
        market = self.market(state)
        return [row(market, self.prospects(market, state, seat)) for seat in range(state.players)]

    def standing(self, state: Industry, seat: int) -> float:
        """How a seat stands among the others where no auction is under way."""
        if state.to_move == OVER:
            values = [
                score + TIE_BREAK * talers for score, talers in zip(state.scores(), state.talers, strict=True)
            ]
        else:
            market = self.market(state)
            values = [self.prospects(market, state, each) for each in range(state.players)]
        worth = values.pop(seat) - self.weights.leader * max(values)
        for value in values:  # sum() rounds otherwise from Python 3.12 on, and games should not differ
            worth -= self.weights.rivals * value
        return worth

    # Prospects

    def prospects(self, market: Market, state: Industry, seat: int) -> float:
        """The final points that the seat may expect."""
        figures = market.board.figures
        holdings = self.holdings(market, state, seat)
        talers = state.talers[seat]
        worth = state.points[seat] + holdings.certain + (talers + market.income) * market.taler
        if not state.may_take_subsidy(seat):
            worth += figures.subsidy_points
        if state.asking == PICK and state.auctioneer == seat:
            worth += self.weights.hammer * market.taler * state.open_zones.bit_count()
        if not holdings.projects:
            return worth
        builds = BUILDS_A_TURN * market.rounds + builds_this_round(state, seat)
        purse = talers + figures.income * market.rounds
        for now, postponed, cost in holdings.projects:
            if builds and cost <= purse:
                builds -= 1
                purse -= cost
                worth += now
            else:
                worth += postponed
        return worth

    def market(self, state: Industry) -> Market:
        """The market of a position, from among those known."""
        board = (state.board.hash, state.players, state.balanced_draw)
        tables = self._tables.get(board)
        if tables is None:
            tables = self._tables[board] = Tables(state)
        key = (tables, market_key(state))
        market = self._markets.get(key)
        if market is None:
            if len(self._markets) >= MOST_KEPT:
                self._markets.clear()
                self._holdings.clear()
            market = self._markets[key] = Market(self.weights, tables, state)
        return market

    def holdings(self, market: Market, state: Industry, seat: int) -> Holdings:
        """What a seat holds, from among what was appraised in this market."""
        key = (market, state.developed[seat], state.owned[seat], state.jokers[seat])
        holdings = self._holdings.get(key)
        if holdings is None:
            holdings = self._holdings[key] = Appraiser(market, state, seat).holdings()
        return holdings

    # Auctions

    def after_auction(self, state: Industry) -> Industry:
        """The position once the lot is sold or kept, if everyone bids one taler more as long as it pays."""
        game = state.game
        after = state.copy()
        while after.asking == BID and after.lot == state.lot:
            more = after.top_bid + 1
            after.carry_out(game.bids[more if self.would_bid(after, more) else 0])
        if after.asking != KEEP_OR_SELL or after.lot != state.lot:
            return after
        seat = after.auctioneer
        sold = after.copy()
        sold.carry_out(game.sell)
        if after.talers[seat] < after.top_bid:
            return sold
        after.carry_out(game.keep)
        return after if self.standing(after, seat) > self.standing(sold, seat) else sold

    def would_bid(self, state: Industry, amount: int) -> bool:
        """Whether who is asked would rather have the lot for this amount than let it go as things stand."""
        seat = state.to_move
        if amount > state.talers[seat]:
            return False
        bid = state.copy()
        bid.carry_out(state.game.bids[amount])
        return self.standing(knocked_down(bid), seat) > self.standing(knocked_down(state), seat)


def builds_this_round(state: Industry, seat: int) -> int:
    """How many zones the seat may still develop in this round (I4.1)."""
    if state.asking not in (DEVELOP, SUPPLY):
        return BUILDS_A_TURN
    turn = (state.to_move - state.first) % state.players
    mine = (seat - state.first) % state.players
    if mine == turn:
        return state.builds_left
    return BUILDS_A_TURN if mine > turn else 0


def knocked_down(state: Industry) -> Industry:
    """The position if nobody bids more: the lot goes to the top bidder; without a bid it stays."""
    after = state.copy()
    while after.asking == BID and after.lot == state.lot:
        after.carry_out(after.game.bids[0])
    if after.asking == KEEP_OR_SELL and after.lot == state.lot:
        after.carry_out(after.game.sell)
    return after


def provided(state: Industry) -> Industry:
    """The position once the zone in work has all its resources: own ones first, jokers last."""
    after = state.copy()
    while after.asking == SUPPLY:
        after.carry_out(min(after.legal(), key=_regret))
    return after


def _regret(move: Move[Industry]) -> int:
    if not isinstance(move, Supply):
        return 3  # the subsidy provides nothing
    return 2 if isinstance(move, SupplyJoker) else move.price()
