"""What is shown of a board and a position, built field by field: what is not named here is not seen.

Industry hides nothing but the order of the bag, which no position holds; so every seat sees the same, and
what each zone would cost that seat now beside it.
"""

from __future__ import annotations

from opificio.core.state import Json
from opificio.games.industry.components import (
    BONUS_KINDS,
    COLUMN_LETTERS,
    KINDS,
    NETWORKS,
    NO_BONUS,
    NO_RESOURCE,
    RESOURCES,
    WILD,
    WILD_NAME,
    Board,
    Zone,
    members,
    zone_id,
)
from opificio.games.industry.decisions.supply import IMPOSSIBLE, cheapest
from opificio.games.industry.notation import zone_ids
from opificio.games.industry.state import NONE, QUESTIONS, SUPPLY, Industry

# The board


def describe(board: Board) -> Json:
    """The printed board, for whoever draws it."""
    return {
        "zones": [_zone(zone) for zone in board.zones],
        "roads": [[zone_id(one), zone_id(other)] for one, other in board.roads],
        "links": [[zone_id(one), zone_id(other)] for one, other in board.links],
        "networks": {name: zone_ids(board.network[kind]) for kind, name in enumerate(NETWORKS)},
        "drawing": {
            line: [[[x, y] for x, y in path] for path in board.drawing[line]] for line in board.drawing
        },
        "bank": {name: board.bank_era[resource] + 1 for resource, name in enumerate(RESOURCES)},
    }


def _zone(zone: Zone) -> Json:
    return {
        "id": zone.id,
        "era": zone.era + 1,
        "column": COLUMN_LETTERS[zone.column],
        "kind": KINDS[zone.kind],
        "cost": zone.cost,
        "needs": [RESOURCES[need] for need in zone.needs],
        "makes": _resource(zone.makes),
        "points": zone.points,
        "discount": zone.discount,
        "bonus": BONUS_KINDS[zone.bonus] if zone.bonus != NO_BONUS else None,
        "multiplier": zone.multiplier,
        "joker": _resource(zone.joker),
    }


def _resource(resource: int) -> str | None:
    if resource == NO_RESOURCE:
        return None
    return WILD_NAME if resource == WILD else RESOURCES[resource]


# The position


def view(state: Industry, seat: int | None) -> Json:
    """The table as this seat, or a watcher, sees it."""
    zones = state.board.zones
    scores = state.scores()
    return {
        "game": "industry",
        "edition": state.board.id,
        "seat": seat,
        "question": QUESTIONS[state.asking],
        "actor": state.actor,
        "era": state.era + 1,
        "first_player": _seat(state.first),
        "tokens_in_bag": [COLUMN_LETTERS[column] for column in state.bag.kinds()],
        "open": zone_ids(state.open_zones),
        "auctioneer": _seat(state.auctioneer),
        "lot": zones[state.lot].id if state.lot != NONE else None,
        "top_bid": state.top_bid,
        "top_bidder": _seat(state.top_bidder),
        "builds_left": state.builds_left,
        "site": zones[state.site].id if state.site != NONE else None,
        "resource": RESOURCES[zones[state.site].needs[state.need]] if state.asking == SUPPLY else None,
        "players": [_player(state, each, scores[each]) for each in range(state.players)],
        "bank": [RESOURCES[r] for r in range(len(RESOURCES)) if state.era >= state.board.bank_era[r]],
        "leaders": state.winners(),
        "costs": {} if seat is None else _costs(state, seat),
    }


def _seat(seat: int) -> int | None:
    return None if seat == NONE else seat


def _player(state: Industry, seat: int, score: int) -> Json:
    return {
        "talers": state.talers[seat],
        "points": state.points[seat],
        "score": score,
        "undeveloped": zone_ids(state.owned[seat] & ~state.developed[seat]),
        "developed": zone_ids(state.developed[seat]),
        "jokers": zone_ids(state.jokers[seat]),
        "subsidy_taken": not state.may_take_subsidy(seat),
    }


def _costs(state: Industry, seat: int) -> Json:
    """What developing a zone would cost this seat now: its own zones, and those that are open."""
    zones = state.undeveloped(seat) | state.open_zones & ~state.board.jokers
    if state.site != NONE:
        zones &= ~(1 << state.site)  # begun, and its construction paid
    return {zone_id(zone): _cost(state, seat, zone) for zone in members(zones)}


def _cost(state: Industry, seat: int, zone: int) -> Json:
    """Talers for construction, and for resources: the fewest, or None where one of them has no source."""
    resources = cheapest(state, seat, state.board.zones[zone].needs, 0)
    return {
        "construction": state.construction_cost(seat, zone),
        "resources": None if resources == IMPOSSIBLE else resources,
    }
