"""Reading dumped positions of Spyrium: field by field, then as a whole."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from opificio.core.bag import Bag
from opificio.core.position import Fields
from opificio.core.record import seat_name
from opificio.core.rule import BadPosition
from opificio.core.state import OVER, Json
from opificio.games.spyrium.components import (
    MOST_EVENT_ABILITIES,
    PERIOD_OF_TURN,
    PERIODS,
    TECHNIQUES,
    TURNS,
    Box,
)
from opificio.games.spyrium.market import EMPTY, GAPS, MOST_WORKERS, PLACES, gap_id, place_index
from opificio.games.spyrium.notation import BONUSES, EVENT_NAME, NO, PHASES
from opificio.games.spyrium.plausible import why_impossible
from opificio.games.spyrium.state import EVENT_SITE, NONE, ONE_WORKER_ON, QUESTIONS, USED, Spyrium
from opificio.games.spyrium.tokens import MOST_TOKENS, VALUES, one_token, tokens_of

if TYPE_CHECKING:
    from opificio.games.spyrium.game import SpyriumGame

_FIELDS: Final = [
    "game", "edition", "players", "to_move", "asking", "turn", "first", "deck", "stock", "discards", "unseen",
    "event", "event_token", "next_event", "next_token", "event_used", "turned", "site", "card", "due",
    "ability", "market", "tokens", "gaps", "money", "spyrium", "points", "residence", "phase",
    "workers", "active", "techniques", "bonuses", "kept", "districts",
]  # fmt: skip
_MOST: Final = 9_999  # of money, spyrium or points


def load(game: SpyriumGame, data: Json) -> Spyrium:
    """The position that `dump` wrote, checked field by field and as a whole; else BadPosition."""
    fields = Fields(data, _FIELDS)
    fields.text("game", ["spyrium"])
    box = game.box
    fields.text("edition", [box.hash])
    players = fields.number("players", game.fewest_players, game.most_players)
    turn = fields.number("turn", 1, TURNS) - 1
    market = [_card(box, "market", id) for id in fields.so_many_texts("market", PLACES)]
    standing = _standing(fields.lists_of_texts("gaps", GAPS), players)
    tokens_of_each = box.figures.tokens_of_each
    state = Spyrium(
        game,
        box,
        players,
        fields.number("to_move", OVER, players - 1),
        QUESTIONS.index(fields.text("asking", QUESTIONS)),
        turn,
        fields.number("first", NONE, players - 1),
        _deck(box, turn, fields.texts("deck")),
        _heap(fields.numbers("stock", VALUES, 0, tokens_of_each)),
        _heap(fields.numbers("discards", VALUES, 0, tokens_of_each)),
        fields.names("unseen", [event.id for event in box.events]),
        _event(box, "event", fields.word("event")),
        fields.number("event_token", 0, VALUES),
        _event(box, "next_event", fields.word("next_event")),
        fields.number("next_token", 0, VALUES),
        fields.flags("event_used", players),
        fields.names("turned", TECHNIQUES),
        _site(fields.word("site")),
        _card(box, "card", fields.word("card")),
        fields.number("due", 0, MOST_WORKERS * players),
        fields.number("ability", 0, MOST_EVENT_ABILITIES) - 1,
        _occupied(market),
        market,
        [_tokens("tokens", names) for names in fields.lists_of_texts("tokens", PLACES)],
        [0] * PLACES,
        [0] * players,
        fields.numbers("money", players, 0, _MOST),
        fields.numbers("spyrium", players, 0, _MOST),
        fields.numbers("points", players, 0, _MOST),
        [space - 1 for space in fields.numbers("residence", players, 1, len(box.residence))],
        [_phase(name) for name in fields.so_many_texts("phase", players)],
        fields.numbers("workers", players, box.figures.start_workers, box.figures.workers),
        fields.numbers("active", players, 0, box.figures.workers),
        fields.lists_of_names("techniques", players, TECHNIQUES),
        fields.lists_of_names("bonuses", players, BONUSES),
        [_tokens("kept", names) for names in fields.lists_of_texts("kept", players)],
        [_district(box, texts) for texts in fields.lists_of_texts("districts", players)],
    )
    _place_workers(state, standing)
    reason = why_impossible(state)
    if reason:
        raise BadPosition(reason)
    return state


def _card(box: Box, field: str, id: str) -> int:
    card = box.card(id)
    if card < 0 and id != NO:
        raise BadPosition(f"{field}: {id!r} is no card of this edition")
    return card


def _event(box: Box, field: str, id: str) -> int:
    event = box.event(id)
    if event < 0 and id != NO:
        raise BadPosition(f"{field}: {id!r} is no event of this edition")
    return event


def _site(id: str) -> int:
    if id == NO:
        return NONE
    site = EVENT_SITE if id == EVENT_NAME else place_index(id)
    if site < 0:
        raise BadPosition(f"site: {id!r} is no place of the market")
    return site


def _phase(name: str) -> int:
    if name not in PHASES:
        raise BadPosition(f"phase: {name!r} is none of {', '.join(PHASES)}")
    return PHASES.index(name)


def _heap(counts: list[int]) -> int:
    tokens = 0
    for at, count in enumerate(counts):
        tokens += count * one_token(at + 1)
    return tokens


def _tokens(field: str, names: list[str]) -> int:
    tokens = 0
    for name in names:
        if name not in ("1", "2", "3") or tokens_of(tokens, int(name)) == MOST_TOKENS:
            raise BadPosition(f"{field}: {name!r} is no token, or there are too many of it")
        tokens += one_token(int(name))
    return tokens


def _deck(box: Box, turn: int, ids: list[str]) -> Bag:
    """The cards left in the deck of the turn's period."""
    period = PERIOD_OF_TURN[turn]
    cards = box.deck_cards[period]
    counts = [0] * len(cards)
    for id in ids:
        card = box.card(id)
        if card not in cards or counts[cards.index(card)] == box.cards[card].copies[period]:
            raise BadPosition(
                f"deck: {id!r} is no card of period {PERIODS[period]}, or there are too many of it"
            )
        counts[cards.index(card)] += 1
    return Bag(counts)


def _occupied(market: list[int]) -> int:
    mask = 0
    for place, card in enumerate(market):
        if card != EMPTY:
            mask |= 1 << place
    return mask


def _standing(gaps: list[list[str]], players: int) -> list[list[int]]:
    """The seats of the workers in each gap."""
    names = [seat_name(seat) for seat in range(players)]
    for gap, seats in enumerate(gaps):
        for name in seats:
            if name not in names or seats.count(name) > MOST_WORKERS:
                raise BadPosition(f"gaps: {name!r} in {gap_id(gap)} is no seat, or stands there too often")
    return [[names.index(name) for name in seats] for seats in gaps]


def _place_workers(state: Spyrium, gaps: list[list[int]]) -> None:
    for gap, seats in enumerate(gaps):
        for seat in seats:
            state.stand(seat, gap)


def _district(box: Box, texts: list[str]) -> tuple[int, ...]:
    return tuple([_building(box, text) for text in texts])


def _building(box: Box, text: str) -> int:
    words = text.split(" ")
    card = box.card(words[0])
    if not 0 <= card < box.buildings or len(words) > 3 or words[1:2] not in ([], ["used"]):
        raise BadPosition(
            f"districts: {text!r} is no building, such as 'mine_2', 'mine_2 used', 'mine_2 used 1'"
        )
    building = card
    if len(words) > 1:
        building += USED
    if len(words) > 2:
        if words[2] not in [str(workers) for workers in range(1, MOST_WORKERS + 1)]:
            raise BadPosition(f"districts: {text!r} has no number of workers from 1 to {MOST_WORKERS}")
        building += int(words[2]) * ONE_WORKER_ON
    return building
