"""Positions of Spyrium as data and as text."""

from __future__ import annotations

from typing import Final

from opificio.core.record import seat_name
from opificio.core.state import Json
from opificio.games.spyrium.components import (
    PERIODS,
    TECHNIQUES,
    Box,
)
from opificio.games.spyrium.market import (
    EMPTY,
    GAPS,
    PLACES,
    gap_id,
    place_id,
    workers_in,
)
from opificio.games.spyrium.state import (
    BONUS_MONEY,
    BONUS_WORKER,
    CARD_BITS,
    EVENT_SITE,
    NONE,
    NOTHING,
    ONE_WORKER_ON,
    QUESTIONS,
    USED,
    Spyrium,
)
from opificio.games.spyrium.tokens import VALUES, token_values, tokens_of

PHASES: Final = ["I", "II", "passed"]
BONUSES: Final = ["worker", "money"]
NO: Final = "-"  # no card, no event, no site
EVENT_NAME: Final = "event"  # the site, when it is the event and no place


def dump(state: Spyrium) -> Json:
    """The whole position as JSON data. Cards, techniques and tokens go by their names in notation."""
    box = state.box
    return {
        "game": "spyrium",
        "edition": box.hash,
        "players": state.players,
        "to_move": state.to_move,
        "asking": QUESTIONS[state.asking],
        "turn": state.turn + 1,
        "first": state.first,
        "deck": deck_ids(state),
        "stock": _counts(state.stock),
        "discards": _counts(state.discards),
        "unseen": [event.id for at, event in enumerate(box.events) if state.unseen >> at & 1],
        "event": event_id(box, state.event),
        "event_token": state.event_token,
        "next_event": event_id(box, state.next_event),
        "next_token": state.next_token,
        "event_used": [state.event_used >> seat & 1 for seat in range(state.players)],
        "turned": technique_ids(state.turned),
        "site": _site_id(state.site),
        "card": card_id(box, state.card),
        "due": state.due,
        "ability": state.ability + 1,
        "market": [card_id(box, card) for card in state.market],
        "tokens": [token_names(tokens) for tokens in state.tokens],
        "gaps": [seats_in(state, gap) for gap in range(GAPS)],
        "money": state.money.copy(),
        "spyrium": state.spyrium.copy(),
        "points": state.points.copy(),
        "residence": [space + 1 for space in state.residence],
        "phase": [PHASES[phase] for phase in state.phase],
        "workers": state.workers.copy(),
        "active": state.active.copy(),
        "techniques": [technique_ids(mask) for mask in state.techniques],
        "bonuses": [bonus_names(bits) for bits in state.bonuses],
        "kept": [token_names(tokens) for tokens in state.kept],
        "districts": [
            [building_text(box, building) for building in state.districts[seat]]
            for seat in range(state.players)
        ],
    }


# Names of things


def card_id(box: Box, card: int) -> str:
    """A card's id, or a dash for none."""
    return NO if card < 0 else box.cards[card].id


def event_id(box: Box, event: int) -> str:
    """An event's id, or a dash for none."""
    return NO if event == NONE else box.events[event].id


def technique_ids(mask: int) -> list[str]:
    """A set of techniques by their names."""
    return [name for at, name in enumerate(TECHNIQUES) if mask >> at & 1]


def bonus_names(bits: int) -> list[str]:
    """The bonuses taken, by their names."""
    return [name for name, bit in zip(BONUSES, (BONUS_WORKER, BONUS_MONEY), strict=True) if bits & bit]


def token_names(tokens: int) -> list[str]:
    """Tokens one by one, as texts."""
    return [str(value) for value in token_values(tokens)]


def seats_in(state: Spyrium, gap: int) -> list[str]:
    """The workers in a gap, one by one, each by its owner's seat as notation counts them: from 1."""
    seats: list[str] = []
    for seat in range(state.players):
        seats.extend([seat_name(seat)] * workers_in(state.standing[seat], gap))
    return seats


def building_text(box: Box, building: int) -> str:
    """A building in a district: "mine_2", "mine_2 used", or with workers on it "mine_2 used 1"."""
    id = box.cards[building & CARD_BITS].id
    if building < USED:
        return id
    workers = building // ONE_WORKER_ON
    return f"{id} used {workers}" if workers else f"{id} used"


def deck_ids(state: Spyrium) -> list[str]:
    """The cards left in the period's deck, one by one; their order is nobody's to know."""
    ids: list[str] = []
    for kind, card in enumerate(state.box.deck_cards[state.period()]):
        ids.extend([state.box.cards[card].id] * state.deck.count(kind))
    return ids


def _site_id(site: int) -> str:
    if site == NONE:
        return NO
    return EVENT_NAME if site == EVENT_SITE else place_id(site)


def _counts(tokens: int) -> list[int]:
    return [tokens_of(tokens, value) for value in range(1, VALUES + 1)]


# As text


def position(state: Spyrium) -> str:
    """The position in a few lines, for errors and logs."""
    period = PERIODS[state.period()]
    first = NO if state.first == NONE else str(state.first + 1)
    lines = [f"turn {state.turn + 1} ({period}), first {first}, {_question(state)}"]
    event = _event_text(state, state.event, state.event_token)
    lines.append(f"event {event}, next {_event_text(state, state.next_event, state.next_token)}")
    if state.occupied or state.asking == NOTHING:
        lines.append(f"market {', '.join(_cards(state))}")
    crowd = [
        f"{gap_id(gap)}: {' '.join(seats_in(state, gap))}" for gap in range(GAPS) if seats_in(state, gap)
    ]
    if crowd:
        lines.append(f"workers {', '.join(crowd)}")
    lines.extend([_player(state, seat) for seat in range(state.players)])
    return "\n".join(lines)


def _question(state: Spyrium) -> str:
    if state.asking == NOTHING:
        return "over"
    asked = f"{QUESTIONS[state.asking]} asked of {seat_name(state.to_move)}"
    return asked if state.site == NONE else f"{asked}: {_site_id(state.site)}"


def _event_text(state: Spyrium, event: int, token: int) -> str:
    id = event_id(state.box, event)
    return f"{id} [{token}]" if token else id


def _cards(state: Spyrium) -> list[str]:
    cards: list[str] = []
    for place in range(PLACES):
        if state.market[place] != EMPTY:
            tokens = f" [{' '.join(token_names(state.tokens[place]))}]" if state.tokens[place] else ""
            cards.append(f"{place_id(place)} {card_id(state.box, state.market[place])}{tokens}")
    return cards


def _player(state: Spyrium, seat: int) -> str:
    box = state.box
    value = box.residence[state.residence[seat]]
    used = ["event used"] if state.event_used >> seat & 1 else []
    techniques = [
        f"({name})" if state.turned >> TECHNIQUES.index(name) & 1 else name
        for name in technique_ids(state.techniques[seat])
    ]
    kept = [f"kept [{' '.join(token_names(state.kept[seat]))}]"] if state.kept[seat] else []
    bonuses = [f"bonus {name}" for name in bonus_names(state.bonuses[seat])]
    buildings = [building_text(box, building) for building in state.districts[seat]]
    things = ", ".join([*buildings, *techniques, *kept, *bonuses, *used]) or "nothing else"
    return (
        f"{seat + 1}: phase {PHASES[state.phase[seat]]}, £{state.money[seat]}, {state.spyrium[seat]} spyrium,"
        f" {state.points[seat]} VP, residence {value},"
        f" {state.workers[seat]} workers, {state.active[seat]} active, {things}"
    )
