"""How good a position of Industry is for a seat, in points of the final score.

What is certain counts in full; what is owned but not yet developed, and what might still be won, count in
parts. An auction under way is first played out as sensible people would, each by its worth to them.
"""

from __future__ import annotations

from typing import Final

from opificio.core.state import State
from opificio.games.industry.components import (
    BONUS,
    ERAS,
    FACTORY,
    JOKER,
    NO_RESOURCE,
    TECHNOLOGY,
    Zone,
    members,
)
from opificio.games.industry.decisions.supply import IMPOSSIBLE, PRICE, cheapest
from opificio.games.industry.state import BID, KEEP_OR_SELL, PICK, Industry

TALER: Final = [0.42, 0.41, 0.40, 0.37, 0.34]  # the worth of a taler, era by era; in the end it is a third
RIVALS: Final = 0.2  # how much the points of each other seat count against one's own
WAITING: Final = 0.75  # a zone not yet developed: the money or the time may be missing
PARTNER_OWNED: Final = 0.65  # the other end of a road is ours, undeveloped
PARTNER_TO_COME: Final = 0.2  # it is still to be sold
SALE: Final = 0.3  # talers expected from each zone that will require one's product
BUILDS_AN_ERA: Final = 2.5  # later developments that a discount helps
JOKER_USE: Final = 0.6  # what a joker saves, in talers, beyond its points at the end
UNMET: Final = 2  # talers to expect for a requirement that has no source yet
HAMMER: Final = 0.25  # who sells picks again


def evaluate(state: State, seat: int) -> float:
    """The seat's prospects, less a part of the others'."""
    assert isinstance(state, Industry)
    if state.asking in (BID, KEEP_OR_SELL):
        state = after_auction(state)
    worth = prospects(state, seat) * (1 + RIVALS)
    for other in range(state.players):
        worth -= RIVALS * prospects(state, other)
    if state.asking == PICK and state.auctioneer == seat:
        worth += HAMMER
    return worth


def prospects(state: Industry, seat: int) -> float:
    """The final points that the seat may expect."""
    figures = state.board.figures
    points = float(sum(state.breakdown()[seat].values()))
    if state.to_move < -1:
        return points
    points -= state.talers[seat] // figures.talers_per_point
    points += state.talers[seat] * TALER[state.era]
    points += len(members(state.jokers[seat])) * JOKER_USE * TALER[state.era]
    for zone in members(state.developed[seat]):
        points += outlook(state, seat, state.board.zones[zone])
    for zone in members(state.undeveloped(seat)):
        points += WAITING * max(0.0, net_worth(state, seat, state.board.zones[zone]))
    return points


def net_worth(state: Industry, seat: int, zone: Zone) -> float:
    """What developing the zone would bring the seat, less what it would cost."""
    if zone.kind == JOKER:
        return state.board.figures.joker_points + JOKER_USE * TALER[state.era]
    points = zone.points if zone.era == state.era else 0
    return (
        points
        + ties(state, seat, zone)
        + outlook(state, seat, zone)
        - cost(state, seat, zone) * TALER[state.era]
    )


def cost(state: Industry, seat: int, zone: Zone) -> int:
    """The talers that developing the zone takes."""
    resources = cheapest(state, seat, zone.needs, 0)
    if resources == IMPOSSIBLE:
        resources = UNMET * len(zone.needs) * PRICE
    return state.construction_cost(seat, zone.index) + resources


def outlook(state: Industry, seat: int, zone: Zone) -> float:
    """What a developed zone will still bring: ties to come, sales of its product, discounts."""
    points = prospective_ties(state, seat, zone)
    if zone.makes != NO_RESOURCE:
        points += SALE * TALER[state.era] * demand(state, zone.makes)
    if zone.discount:
        points += TALER[state.era] * BUILDS_AN_ERA * (ERAS - 1 - state.era + 0.5)
    return points


def demand(state: Industry, resource: int) -> int:
    """How many zones of this and later eras, still undeveloped, require the resource."""
    developed = 0
    for mask in state.developed:
        developed |= mask
    zones = state.board.zones
    return sum(
        zone.needs.count(resource)
        for zone in zones
        if zone.era >= state.era and not developed >> zone.index & 1
    )


def ties(state: Industry, seat: int, zone: Zone) -> float:
    """Points at the end from the zone together with those that the seat has developed."""
    board = state.board
    developed = state.developed[seat]
    points = 0.0
    if zone.kind == FACTORY:
        points += board.figures.link_points * partners(board.roads, zone.index, developed)
        for kind, network in enumerate(board.network):
            if network >> zone.index & 1:
                points += multipliers(state, developed, kind)
    elif zone.kind == TECHNOLOGY:
        points += board.figures.link_points * partners(board.links, zone.index, developed)
    elif zone.kind == BONUS:
        points += zone.multiplier * (developed & board.network[zone.bonus]).bit_count()
    return points


def prospective_ties(state: Industry, seat: int, zone: Zone) -> float:
    """The same with zones that the seat owns undeveloped, and with those still to be sold."""
    owned = state.undeveloped(seat)
    unsold = unsold_zones(state)
    points = 0.0
    for mask, part in ((owned, PARTNER_OWNED), (unsold, PARTNER_TO_COME)):
        points += part * _ties_with(state, zone, mask)
    return points


def _ties_with(state: Industry, zone: Zone, mask: int) -> float:
    board = state.board
    if zone.kind == FACTORY:
        points = float(board.figures.link_points * partners(board.roads, zone.index, mask))
        for kind, network in enumerate(board.network):
            if network >> zone.index & 1:
                points += multipliers(state, mask, kind)
        return points
    if zone.kind == TECHNOLOGY:
        return board.figures.link_points * partners(board.links, zone.index, mask)
    if zone.kind == BONUS:
        return zone.multiplier * (mask & board.network[zone.bonus]).bit_count()
    return 0.0


def partners(pairs: list[tuple[int, int]], zone: int, mask: int) -> int:
    """How many zones of a set are joined to this one."""
    return sum(
        (one == zone and mask >> other & 1) or (other == zone and mask >> one & 1) for one, other in pairs
    )


def multipliers(state: Industry, mask: int, kind: int) -> int:
    """The sum of the multipliers of a kind among a set of zones."""
    zones = state.board.zones
    return sum(zones[zone].multiplier for zone in members(mask) if zones[zone].bonus == kind)


def unsold_zones(state: Industry) -> int:
    """All zones that nobody owns yet, of this era and the later ones."""
    sold = 0
    for seat in range(state.players):
        sold |= state.owned[seat] | state.jokers[seat]
    all_zones = (1 << len(state.board.zones)) - 1
    return all_zones & ~sold & ~((1 << 12 * state.era) - 1)


def after_auction(state: Industry) -> Industry:
    """The position once the lot is sold or kept, if everyone acts by what it is worth to him."""
    after = state.copy()
    lot = after.board.zones[after.lot]
    auctioneer = after.auctioneer
    while after.asking == BID and after.lot == lot.index:
        raised = after.top_bid + 1
        affordable = raised <= after.talers[after.to_move]
        wanted = affordable and lot_worth(after, after.to_move, lot) > raised * TALER[after.era]
        after.step(after.game.bids[raised if wanted else 0])
    if after.asking == KEEP_OR_SELL and after.lot == lot.index:
        after.step(after.game.keep if would_keep(after, auctioneer, lot) else after.game.sell)
    return after


def lot_worth(state: Industry, seat: int, zone: Zone) -> float:
    """What owning the zone is worth: developing it, in parts, as for all that waits."""
    if zone.kind == JOKER:
        return net_worth(state, seat, zone)
    return WAITING * max(0.0, net_worth(state, seat, zone))


def would_keep(state: Industry, auctioneer: int, lot: Zone) -> bool:
    """Whether the lot is worth more to the auctioneer than its price and what he is offered."""
    if state.talers[auctioneer] < state.top_bid:
        return False
    back = state.top_bid // state.players
    kept = lot_worth(state, auctioneer, lot) - (state.top_bid - back) * TALER[state.era]
    sold = state.top_bid * TALER[state.era] + HAMMER
    rival = RIVALS * lot_worth(state, state.top_bidder, lot)
    return kept > sold - rival
