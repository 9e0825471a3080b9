"""Whether a position can be: for those that come from outside, as data."""

from __future__ import annotations

from opificio.core.state import CHANCE, OVER
from opificio.games.industry.components import COLUMNS, ERAS, zone_id
from opificio.games.industry.state import (
    BID,
    COLUMN_TOKEN,
    DEVELOP,
    FIRST_PLAYER,
    KEEP_OR_SELL,
    MOST_ROUNDS_AN_ERA,
    NONE,
    NOTHING,
    PICK,
    QUESTIONS,
    SUPPLY,
    Industry,
)


def why_impossible(state: Industry) -> str:
    """What is wrong with a position that the game could not go on from; empty if nothing was found.

    Zones that nobody has are no fault: a position may be set up with just what matters in it.
    """
    if not _is_asked_of_the_right_one(state):
        return f"nobody can be asked {QUESTIONS[state.asking]} at to_move {state.to_move}"
    if (state.first == NONE) != (state.asking == FIRST_PLAYER):
        return "the first player is drawn exactly once"
    if sum(state.talers) + _talers_to_come(state) >= len(state.game.bids):
        return "there can never be so many talers"
    return _wrong_tokens(state) or _wrong_zones(state) or _wrong_question(state)


def _is_asked_of_the_right_one(state: Industry) -> bool:
    if state.asking in (FIRST_PLAYER, COLUMN_TOKEN):
        return state.to_move == CHANCE
    return state.to_move == OVER if state.asking == NOTHING else state.to_move >= 0


def _talers_to_come(state: Industry) -> int:
    """No fewer talers than the bank can still hand out: incomes, column A, subsidies."""
    figures = state.board.figures
    eras = ERAS - 1 - state.era
    rounds = eras * MOST_ROUNDS_AN_ERA + (state.bag.total - state.to_draw) // state.tokens_a_round()
    each = rounds * figures.income + (eras + state.bag.count(0)) * figures.column_a_bonus
    takers = [seat for seat in range(state.players) if state.may_take_subsidy(seat)]
    return state.players * each + len(takers) * figures.subsidy_talers


def _wrong_tokens(state: Industry) -> str:
    """All twelve leave the bag in the rounds of an era, so many a round (I2.2, I2.3)."""
    asking, total = state.asking, state.bag.total
    if (asking == COLUMN_TOKEN) != (state.to_draw > 0) or state.to_draw > total:
        return "tokens are drawn just when a round begins, from those in the bag"
    if (total - state.to_draw) % state.tokens_a_round() or state.to_draw > state.tokens_a_round():
        return f"{state.tokens_a_round()} tokens are drawn a round: there cannot be {total} in the bag now"
    if asking == FIRST_PLAYER and (total < COLUMNS or state.era):
        return "the first player is drawn before the first token"
    if asking == NOTHING and (total or state.era + 1 < ERAS):
        return "the game is over when the last zone of the last era is sold"
    return ""


def _wrong_zones(state: Industry) -> str:
    """Every zone is in one place: closed, open, owned by one seat, or a joker in a hand."""
    taken = state.open_zones
    this_era = ((1 << COLUMNS) - 1) << COLUMNS * state.era
    if state.open_zones & ~this_era:
        return "open zones belong to the current era"
    for seat in range(state.players):
        if state.developed[seat] & ~state.owned[seat]:
            return f"seat {seat + 1} developed a zone without a marker there"
        if state.owned[seat] & state.board.jokers or state.jokers[seat] & ~state.board.jokers:
            return f"seat {seat + 1}: jokers are held in hand, other zones are owned"
        for mask in (state.owned[seat], state.jokers[seat]):
            if mask & taken:
                return f"seat {seat + 1}: a zone is in two places"
            taken |= mask
    for column in range(COLUMNS):
        drawn = not state.bag.count(column)
        zone = 1 << (COLUMNS * state.era + column)
        if taken & zone and not drawn:
            return f"{zone_id(COLUMNS * state.era + column)} is open or sold, but its token is in the bag"
    if taken >> COLUMNS * (state.era + 1):
        return "zones of a later era are sold"
    return ""


def _wrong_question(state: Industry) -> str:
    """What is asked must fit what is on the table."""
    asking = state.asking
    selling = asking in (PICK, BID, KEEP_OR_SELL)
    if selling != (state.auctioneer != NONE) or (selling and not state.open_zones):
        return "there is an auctioneer just while open zones are sold"
    if state.open_zones and not selling and asking != COLUMN_TOKEN:
        return "no zone is open any more when the auctions are over"
    if (asking in (BID, KEEP_OR_SELL)) != (state.lot != NONE) or (
        state.lot != NONE and not state.open_zones >> state.lot & 1
    ):
        return "a lot is under the hammer just while bids are made, and it is an open zone"
    if asking in (PICK, KEEP_OR_SELL) and state.to_move != state.auctioneer:
        return "the auctioneer picks, keeps and sells"
    if asking == BID and state.to_move == state.auctioneer:
        return "the auctioneer does not bid"
    if (state.top_bidder == NONE) != (state.top_bid == 0) or (asking == KEEP_OR_SELL and not state.top_bid):
        return "a top bid has a bidder"
    if state.top_bid and (
        asking not in (BID, KEEP_OR_SELL) or state.top_bid > state.talers[state.top_bidder]
    ):
        return "a top bid is made for a lot, by a seat that can pay it"
    if state.top_bidder != NONE and not _has_spoken(state, state.top_bidder):
        return "the top bidder has had his turn, and he is not the auctioneer"
    if (asking in (DEVELOP, SUPPLY)) != (state.builds_left > 0):
        return "builds_left counts down in the development phase"
    return _wrong_site(state)


def _has_spoken(state: Industry, seat: int) -> bool:
    """Whether the seat comes after the auctioneer and before the one who is asked, clockwise (I3.2)."""
    after = (seat - state.auctioneer) % state.players
    asked = (state.to_move - state.auctioneer) % state.players or state.players
    return 0 < after < asked


def _wrong_site(state: Industry) -> str:
    if state.asking == DEVELOP and not state.undeveloped(state.to_move):
        return f"seat {state.to_move + 1} has nothing to develop and is not asked"
    if (state.asking == SUPPLY) != (state.site != NONE):
        return "resources are provided for a zone being developed"
    if state.site == NONE:
        return "" if state.need == 0 else "need counts the resources of a zone being developed"
    if not state.undeveloped(state.to_move) >> state.site & 1:
        return f"{zone_id(state.site)} cannot be developed by seat {state.to_move + 1}"
    if state.need >= len(state.board.zones[state.site].needs):
        return f"{zone_id(state.site)} has no requirement number {state.need + 1}"
    if not state.legal():
        return f"the resources for {zone_id(state.site)} cannot be provided"
    return ""
