"""Who is asked what, and when: rounds, auctions, turns of development, eras, the end."""

from __future__ import annotations

from opificio.core.bag import Bag
from opificio.core.state import CHANCE, OVER
from opificio.games.industry.components import COLUMNS, ERAS, zone_id
from opificio.games.industry.state import (
    BID,
    BUILDS_A_TURN,
    COLUMN_TOKEN,
    DEVELOP,
    KEEP_OR_SELL,
    NONE,
    NOTHING,
    PICK,
    SUPPLY,
    Industry,
)


def all_tokens() -> Bag:
    """The bag with its twelve column tokens."""
    return Bag([1] * COLUMNS)


def begin_round(state: Industry) -> None:
    """I2.1 Income, then I2.2: the tokens of the round are drawn."""
    income = state.board.figures.income
    for seat in range(state.players):
        state.talers[seat] += income
    state.note("income", NONE, income)
    state.to_draw = state.tokens_a_round()
    state.asking = COLUMN_TOKEN
    state.to_move = CHANCE


def begin_auctions(state: Industry) -> None:
    """I3.1 The first player is the first auctioneer."""
    state.auctioneer = state.first
    ask_for_pick(state)


def ask_for_pick(state: Industry) -> None:
    """I3.8 The phase ends when all open zones are gone."""
    state.lot = NONE
    state.top_bid = 0
    state.top_bidder = NONE
    if not state.open_zones:
        begin_development(state)
        return
    state.asking = PICK
    state.to_move = state.auctioneer


def ask_for_bid(state: Industry, seat: int) -> None:
    """I3.2 Every other player once, clockwise; then it is for the auctioneer (I3.3–I3.5)."""
    if seat != state.auctioneer:
        state.asking = BID
        state.to_move = seat
    elif state.top_bidder == NONE:
        award(state, seat)
        pass_the_hammer(state)
    else:
        state.asking = KEEP_OR_SELL
        state.to_move = seat


def award(state: Industry, seat: int) -> None:
    """I3.7 The winner's marker goes on the zone, or the joker into his hand."""
    bit = 1 << state.lot
    state.open_zones &= ~bit
    if bit & state.board.jokers:
        state.jokers[seat] |= bit
        state.note("joker", seat, 0, zone_id(state.lot))
    else:
        state.owned[seat] |= bit
        state.note("zone", seat, 0, zone_id(state.lot))


def pass_the_hammer(state: Industry) -> None:
    """I3.4, I3.5 The player at the auctioneer's left becomes auctioneer."""
    state.auctioneer = state.left_of(state.auctioneer)
    ask_for_pick(state)


def begin_development(state: Industry) -> None:
    """I4.1 From the first player, clockwise."""
    state.auctioneer = NONE
    begin_turn(state, state.first)


def begin_turn(state: Industry, seat: int) -> None:
    """Ask the seat what it develops; those with nothing to develop are passed over (ruling I-R11)."""
    for _ in range(state.players):
        if state.undeveloped(seat):
            state.builds_left = BUILDS_A_TURN
            state.asking = DEVELOP
            state.to_move = seat
            return
        seat = state.left_of(seat)
        if seat == state.first:
            break
    end_round(state)


def end_turn(state: Industry) -> None:
    """The next player's turn to develop, or the end of the round."""
    state.builds_left = 0
    seat = state.left_of(state.to_move)
    if seat == state.first:
        end_round(state)
    else:
        begin_turn(state, seat)


def ask_for_supply(state: Industry) -> None:
    """The next requirement of the zone in work; when all are provided it is developed."""
    if state.need < len(state.board.zones[state.site].needs):
        state.asking = SUPPLY
        return
    complete(state)


def complete(state: Industry) -> None:
    """I4.7 The marker is turned; factories and technologies score in their own era."""
    seat = state.to_move
    zone = state.board.zones[state.site]
    state.developed[seat] |= 1 << state.site
    points = zone.points if zone.era == state.era else 0
    state.points[seat] += points
    state.note("developed", seat, points, zone.id)
    state.site = NONE
    state.need = 0
    state.builds_left -= 1
    state.asking = DEVELOP
    if state.builds_left == 0 or not state.undeveloped(seat):
        end_turn(state)


def end_round(state: Industry) -> None:
    """I2.6 The marker passes left; I2.7 the era changes when its twelve zones are sold; I6.1 the end."""
    era_is_sold = state.bag.total == 0
    if era_is_sold and state.era + 1 == ERAS:
        end_game(state)
        return
    state.first = state.left_of(state.first)
    state.note("first_player", state.first)
    if era_is_sold:
        state.era += 1
        state.bag = all_tokens()
        state.note("era", NONE, state.era + 1)
    begin_round(state)


def end_game(state: Industry) -> None:
    """I6.1 Undeveloped markers leave the board."""
    for seat in range(state.players):
        state.owned[seat] &= state.developed[seat]
    state.asking = NOTHING
    state.to_move = OVER
    state.note("over", NONE)
