"""Positions of Industry as data and as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from opificio.core.bag import Bag
from opificio.core.position import Fields
from opificio.core.record import seat_name
from opificio.core.rule import BadPosition
from opificio.core.state import OVER, Json
from opificio.games.industry.components import (
    COLUMN_LETTERS,
    COLUMNS,
    ERAS,
    MOST_NEEDS,
    members,
    zone_id,
    zone_index,
)
from opificio.games.industry.plausible import why_impossible
from opificio.games.industry.state import (
    BID,
    BUILDS_A_TURN,
    KEEP_OR_SELL,
    NONE,
    NOTHING,
    QUESTIONS,
    SUPPLY,
    Industry,
)

if TYPE_CHECKING:
    from opificio.games.industry.game import IndustryGame

_FIELDS: Final = [
    "game", "edition", "players", "balanced_draw", "to_move", "asking", "era", "first", "bag", "to_draw",
    "open", "auctioneer", "lot", "top_bid", "top_bidder", "builds_left", "site", "need", "subsidised",
    "talers", "points", "owned", "developed", "jokers",
]  # fmt: skip
_NO_ZONE: Final = "-"
_MOST_TOKENS: Final = 4


def zone_ids(mask: int) -> list[str]:
    """A set of zones by their names."""
    return [zone_id(zone) for zone in members(mask)]


def dump(state: Industry) -> Json:
    """The whole position as JSON data."""
    return {
        "game": "industry",
        "edition": state.board.hash,
        "players": state.players,
        "balanced_draw": int(state.balanced_draw),
        "to_move": state.to_move,
        "asking": QUESTIONS[state.asking],
        "era": state.era + 1,
        "first": state.first,
        "bag": [COLUMN_LETTERS[column] for column in state.bag.kinds()],
        "to_draw": state.to_draw,
        "open": zone_ids(state.open_zones),
        "auctioneer": state.auctioneer,
        "lot": _name(state.lot),
        "top_bid": state.top_bid,
        "top_bidder": state.top_bidder,
        "builds_left": state.builds_left,
        "site": _name(state.site),
        "need": state.need,
        "subsidised": [int(not state.may_take_subsidy(seat)) for seat in range(state.players)],
        "talers": state.talers.copy(),
        "points": state.points.copy(),
        "owned": [zone_ids(mask) for mask in state.owned],
        "developed": [zone_ids(mask) for mask in state.developed],
        "jokers": [zone_ids(mask) for mask in state.jokers],
    }


def load(game: IndustryGame, data: Json) -> Industry:
    """The position that `dump` wrote, checked field by field and as a whole; else BadPosition."""
    fields = Fields(data, _FIELDS)
    fields.text("game", ["industry"])
    fields.text("edition", [game.board.hash])
    players = fields.number("players", game.fewest_players, game.most_players)
    most = len(game.bids) - 1
    state = Industry(
        game,
        game.board,
        players,
        bool(fields.number("balanced_draw", 0, 1)),
        fields.number("to_move", OVER, players - 1),
        QUESTIONS.index(fields.text("asking", QUESTIONS)),
        fields.number("era", 1, ERAS) - 1,
        fields.number("first", NONE, players - 1),
        _bag(fields.texts("bag")),
        fields.number("to_draw", 0, _MOST_TOKENS),
        _mask("open", fields.texts("open")),
        fields.number("auctioneer", NONE, players - 1),
        _zone("lot", fields.word("lot")),
        fields.number("top_bid", 0, most),
        fields.number("top_bidder", NONE, players - 1),
        fields.number("builds_left", 0, BUILDS_A_TURN),
        _zone("site", fields.word("site")),
        fields.number("need", 0, MOST_NEEDS - 1),
        fields.flags("subsidised", players),
        fields.numbers("talers", players, 0, most),
        fields.numbers("points", players, 0, 1000),
        [_mask("owned", ids) for ids in fields.lists_of_texts("owned", players)],
        [_mask("developed", ids) for ids in fields.lists_of_texts("developed", players)],
        [_mask("jokers", ids) for ids in fields.lists_of_texts("jokers", players)],
    )
    reason = why_impossible(state)
    if reason:
        raise BadPosition(reason)
    return state


def _name(zone: int) -> str:
    return _NO_ZONE if zone == NONE else zone_id(zone)


def _zone(field: str, id: str) -> int:
    if id == _NO_ZONE:
        return NONE
    zone = zone_index(id)
    if zone < 0:
        raise BadPosition(f"{field}: {id!r} is no zone")
    return zone


def _mask(field: str, ids: list[str]) -> int:
    mask = 0
    for id in ids:
        bit = 1 << zone_index(id) if zone_index(id) >= 0 else 0
        if not bit or mask & bit:
            raise BadPosition(f"{field}: {id!r} is no zone, or stands twice")
        mask |= bit
    return mask


def _bag(letters: list[str]) -> Bag:
    counts = [0] * COLUMNS
    for letter in letters:
        if len(letter) != 1 or letter not in COLUMN_LETTERS or counts[COLUMN_LETTERS.index(letter)]:
            raise BadPosition(f"bag: {letter!r} is no column token, or stands twice")
        counts[COLUMN_LETTERS.index(letter)] = 1
    return Bag(counts)


def position(state: Industry) -> str:
    """The position in a few lines, for errors and logs."""
    lines = [
        f"era {state.era + 1}, first {'-' if state.first == NONE else state.first + 1}, {_question(state)}"
    ]
    if state.open_zones:
        lines.append(f"open {' '.join(zone_ids(state.open_zones))}")
    for seat in range(state.players):
        zones = [
            id if state.developed[seat] >> zone_index(id) & 1 else f"({id})"
            for id in zone_ids(state.owned[seat])
        ]
        jokers = [f"joker {id}" for id in zone_ids(state.jokers[seat])]
        subsidy = [] if state.may_take_subsidy(seat) else ["subsidised"]
        have = " ".join([*zones, *jokers, *subsidy])
        lines.append(
            f"{seat + 1}: {state.talers[seat]} talers, {state.points[seat]} points, {have or 'nothing else'}"
        )
    return "\n".join(lines)


def _question(state: Industry) -> str:
    if state.asking == NOTHING:
        return "over"
    asked = f"{QUESTIONS[state.asking]} asked of {seat_name(state.to_move)}"
    if state.asking in (BID, KEEP_OR_SELL):
        bid = f"{state.top_bid} by {state.top_bidder + 1}" if state.top_bid else "none"
        return f"{asked}: lot {zone_id(state.lot)}, auctioneer {state.auctioneer + 1}, bid {bid}"
    if state.asking == SUPPLY:
        return f"{asked}: for {zone_id(state.site)}"
    return asked
