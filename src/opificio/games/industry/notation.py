"""Positions of Industry as data and as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from opificio.core.bag import Bag
from opificio.core.position import Fields
from opificio.core.record import seat_name
from opificio.core.rule import BadPosition
from opificio.core.state import CHANCE, OVER, Json
from opificio.games.industry.components import (
    COLUMN_LETTERS,
    COLUMNS,
    ERAS,
    MOST_NEEDS,
    members,
    zone_id,
    zone_index,
)
from opificio.games.industry.state import (
    BID,
    BUILDS_A_TURN,
    COLUMN_TOKEN,
    DEVELOP,
    FIRST_PLAYER,
    KEEP_OR_SELL,
    NONE,
    NOTHING,
    PICK,
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
        _zone(fields.texts("lot")[0]),
        fields.number("top_bid", 0, most),
        fields.number("top_bidder", NONE, players - 1),
        fields.number("builds_left", 0, BUILDS_A_TURN),
        _zone(fields.texts("site")[0]),
        fields.number("need", 0, MOST_NEEDS - 1),
        _bits(fields.numbers("subsidised", players, 0, 1)),
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


def _zone(id: str) -> int:
    if id == _NO_ZONE:
        return NONE
    zone = zone_index(id)
    if zone < 0:
        raise BadPosition(f"{id!r} is no zone")
    return zone


def _mask(field: str, ids: list[str]) -> int:
    mask = 0
    for id in ids:
        bit = 1 << zone_index(id) if zone_index(id) >= 0 else 0
        if not bit or mask & bit:
            raise BadPosition(f"{field}: {id!r} is no zone, or stands twice")
        mask |= bit
    return mask


def _bits(flags: list[int]) -> int:
    mask = 0
    for seat, flag in enumerate(flags):
        mask |= flag << seat
    return mask


def _bag(letters: list[str]) -> Bag:
    counts = [0] * COLUMNS
    for letter in letters:
        if len(letter) != 1 or letter not in COLUMN_LETTERS or counts[COLUMN_LETTERS.index(letter)]:
            raise BadPosition(f"bag: {letter!r} is no column token, or stands twice")
        counts[COLUMN_LETTERS.index(letter)] = 1
    return Bag(counts)


def why_impossible(state: Industry) -> str:
    """What is wrong with a position that no play could give; empty if nothing was found."""
    asking = state.asking
    expected = (
        CHANCE if asking in (FIRST_PLAYER, COLUMN_TOKEN) else OVER if asking == NOTHING else state.to_move
    )
    if state.to_move != expected or (
        asking not in (FIRST_PLAYER, COLUMN_TOKEN, NOTHING) and state.to_move < 0
    ):
        return f"nobody can be asked {QUESTIONS[asking]} at to_move {state.to_move}"
    if (state.first == NONE) != (asking == FIRST_PLAYER):
        return "the first player is drawn exactly once"
    return _wrong_zones(state) or _wrong_question(state)


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
    if state.top_bidder != NONE and state.top_bidder == state.auctioneer:
        return "the auctioneer does not bid"
    if (asking == COLUMN_TOKEN) != (state.to_draw > 0) or state.to_draw > state.bag.total:
        return "tokens are drawn just when a round begins, from those in the bag"
    if (asking in (DEVELOP, SUPPLY)) != (state.builds_left > 0):
        return "builds_left counts down in the development phase"
    return _wrong_site(state)


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
