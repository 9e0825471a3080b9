"""What is shown of a position, built field by field: what is not named here is not seen.

Industry hides nothing but the order of the bag, which no position holds; so every seat sees the same.
"""

from __future__ import annotations

from opificio.core.state import Json
from opificio.games.industry.components import COLUMN_LETTERS, RESOURCES, members, zone_id
from opificio.games.industry.notation import zone_ids
from opificio.games.industry.state import NONE, QUESTIONS, SUPPLY, Industry


def view(state: Industry, seat: int | None) -> Json:
    """The table as this seat, or a watcher, sees it."""
    zones = state.board.zones
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
        "players": [_player(state, each) for each in range(state.players)],
        "bank": [RESOURCES[r] for r in range(len(RESOURCES)) if state.era >= state.board.bank_era[r]],
        "leaders": state.winners(),
    }


def _seat(seat: int) -> int | None:
    return None if seat == NONE else seat


def _player(state: Industry, seat: int) -> Json:
    costs = {zone_id(zone): state.construction_cost(seat, zone) for zone in members(state.undeveloped(seat))}
    return {
        "talers": state.talers[seat],
        "points": state.points[seat],
        "score": sum(state.breakdown()[seat].values()),
        "undeveloped": zone_ids(state.owned[seat] & ~state.developed[seat]),
        "developed": zone_ids(state.developed[seat]),
        "jokers": zone_ids(state.jokers[seat]),
        "subsidy_taken": not state.may_take_subsidy(seat),
        "construction_costs": costs,
    }
