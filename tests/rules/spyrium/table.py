"""The picture of a table in a few words, read by `game.load`, so that impossible positions are refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from opificio.games.spyrium.components import PERIOD_OF_TURN, TECHNIQUE
from opificio.games.spyrium.constraints import checked_box
from opificio.games.spyrium.game import SpyriumGame
from opificio.games.spyrium.market import GAPS, PLACES, gap_id, place_id
from opificio.games.spyrium.notation import building_text
from opificio.games.spyrium.state import Spyrium
from tests.rules.playing import ONE, answers

EDITION: Final = Path(__file__).with_name("edition.toml").read_text("utf-8")
GAME: Final = SpyriumGame(checked_box(EDITION, "edition.toml"))

Words = Mapping[int, str]  # what some seats have: {TWO: "mine_1, mine_2 used"}
NO_WORDS: Final[Words] = {}
NO_NUMBERS: Final[Mapping[int, int]] = {}
NINE: Final = (
    "a1 mine_1, b1 miner 1 3, c1 workshop_1, a2 apprentice, b2 mine_2, c2 crane, "
    "a3 university_1 2, b3 luxury_home, c3 geologist"
)
"""A whole market of period A, for three players; others say which cards are left."""


def table(
    to_move: int = ONE,
    phase: str = "II",
    *,
    asking: str = "action",
    turn: int = 2,
    first: int = ONE,
    money: Sequence[int] = (10, 10, 10),  # as many as there are players
    spyrium: Sequence[int] = (),
    points: Sequence[int] = (),
    residence: Mapping[int, int] = NO_NUMBERS,  # the space, from 1
    phases: Words = NO_WORDS,  # of the others, who are in phase I unless told otherwise
    market: str = "b2 mine_2",
    gaps: Mapping[str, str] | None = None,  # {"a2-b2": "1 1 3"}: who stands where
    workers: Mapping[int, int] = NO_NUMBERS,  # owned; 3 unless told otherwise
    active: Mapping[int, int] = NO_NUMBERS,  # all that stand nowhere else, unless told otherwise
    district: Words = NO_WORDS,
    techniques: Words = NO_WORDS,
    turned: str = "",
    kept: Words = NO_WORDS,
    bonuses: Words = NO_WORDS,  # as the points demand, the worker first, unless told otherwise
    event: str = "export",
    event_token: int = 0,
    event_used: Sequence[int] = (),
    next_event: str = "",
    next_token: int = 0,
    site: str = "-",
    card: str = "-",
    due: int = 0,
    ability: int = 0,
    discards: Sequence[int] | None = None,  # of the values 1, 2, 3; the rest is the stock
    coming: str = "",  # a market that can be dealt next turn; other cards of the deck are gone first
) -> Spyrium:
    """A position in which somebody is asked. The deck and the stock hold what is nowhere else."""
    seats = range(len(money))
    standing = [(gaps or {}).get(gap_id(gap), "").split() for gap in range(GAPS)]
    districts = [_listed(district.get(seat, "")) for seat in seats]
    owned = [workers.get(seat, 3) for seat in seats]
    events = _events(turn, event, next_event)
    data: dict[str, Any] = {
        "game": "spyrium",
        "edition": GAME.edition_hash,
        "players": len(money),
        "to_move": to_move,
        "asking": asking,
        "turn": turn,
        "first": first,
        "unseen": events[2:],
        "event": events[0],
        "event_token": event_token,
        "next_event": events[1],
        "next_token": next_token,
        "event_used": [int(seat in event_used) for seat in seats],
        "turned": turned.split(),
        "site": site,
        "card": card,
        "due": due,
        "ability": ability,
        "gaps": standing,
        "money": list(money),
        "spyrium": list(spyrium or [2 for _ in seats]),
        "points": list(points or [0 for _ in seats]),
        "residence": [residence.get(seat, 1) for seat in seats],
        "phase": [phase if seat == to_move else phases.get(seat, "I") for seat in seats],
        "workers": owned,
        "active": [active.get(seat, owned[seat] - _away(standing, districts, seat)) for seat in seats],
        "techniques": [techniques.get(seat, "").split() for seat in seats],
        "kept": [kept.get(seat, "").split() for seat in seats],
        "districts": districts,
        **_cards(market, site if asking == "token" else "-"),
    }
    data["bonuses"] = [
        bonuses[seat].split() if seat in bonuses else _bonuses(data["points"][seat]) for seat in seats
    ]
    data["deck"] = _deck(data, coming)
    left = _tokens_left(data)
    data["discards"] = list(discards or (0, 0, 0))
    data["stock"] = [left[at] - data["discards"][at] for at in range(3)]
    return GAME.load(data)


def _listed(text: str) -> list[str]:
    return [each.strip() for each in text.split(",") if each.strip()]


def _away(standing: list[list[str]], districts: list[list[str]], seat: int) -> int:
    """The seat's workers in the market and on buildings."""
    on = [int(building.split()[2]) for building in districts[seat] if len(building.split()) == 3]
    return sum(each.count(str(seat + 1)) for each in standing) + sum(on)


def _events(turn: int, event: str, next_event: str) -> list[str]:
    """The active one, the next one, and those unseen."""
    others = [each.id for each in GAME.box.events if each.id not in (event, next_event)]
    upcoming = next_event or others.pop()
    return [event, upcoming, *[each.id for each in GAME.box.events if each.id in others[: 6 - turn]]]


def _bonuses(points: int) -> list[str]:
    return ["worker", "money"][: (points >= 8) + (points >= 20)]


def _cards(market: str, built: str) -> dict[str, Any]:
    """The market from "a1 mine_1, b1 miner 1 3"; a place without card may still have its token: "c1 - 2"."""
    lying: dict[str, list[str]] = {}
    for text in _listed(market):
        place, *words = text.split()
        lying[place] = words
    places = [place_id(place) for place in range(PLACES)]
    assert set(lying) | {built} <= {*places, "event", "-"}
    return {
        "market": [lying[place][0] if place in lying else "-" for place in places],
        "tokens": [sorted(lying[place][1:]) if place in lying else [] for place in places],
    }


def _deck(data: Mapping[str, Any], coming: str) -> list[str]:
    """What is left of the period's deck: not what lies or is held, nor as many others as are gone."""
    period = PERIOD_OF_TURN[data["turn"] - 1]
    turns = data["turn"] - PERIOD_OF_TURN.index(period)
    held = Counter(building.split()[0] for plots in data["districts"] for building in plots)
    held.update(technique for seat in data["techniques"] for technique in seat)
    lying = Counter(data["market"])
    deck: list[str] = []
    for each in GAME.box.cards:
        needed = max(0, held[each.id] - sum(each.copies[:period])) + lying[each.id]
        deck += [each.id] * max(0, each.copies[period] - needed)
    wanted = [text.split()[1] for text in _listed(coming)]
    for id in wanted:
        deck.remove(id)
    size = sum(each.copies[period] for each in GAME.box.cards) - 9 * turns
    return [*deck, *wanted][len(deck) + len(wanted) - size :]


def _tokens_left(data: Mapping[str, Any]) -> list[int]:
    out = Counter(int(value) for each in [*data["tokens"], *data["kept"]] for value in each)
    out.update([data["event_token"], data["next_token"]])
    return [8 - out[value] for value in (1, 2, 3)]


# Looking


def buildings(state: Spyrium, seat: int) -> list[str]:
    """A seat's buildings in notation."""
    return [building_text(state.box, building) for building in state.districts[seat]]


def techniques_of(state: Spyrium, seat: int) -> list[str]:
    """A seat's techniques."""
    techniques: list[str] = state.dump()["techniques"][seat]  # type: ignore[index]  # JSON data
    return techniques


def field(state: Spyrium, name: str) -> Any:
    """A field of the dumped position."""
    return state.dump()[name]


def technique_cards() -> list[str]:
    """The ids of the techniques."""
    return [card.id for card in GAME.box.cards if card.kind == TECHNIQUE]


# Turns


def all_pass(state: Spyrium) -> Spyrium:
    """Everybody takes the workers back for money and passes, until the turn is over."""
    turn = state.turn
    while state.to_move >= 0 and state.turn == turn:
        texts = answers(state)
        chosen = [text for text in texts if text.startswith(("phase", "gain", "pass"))]
        state = state.play(chosen[-1] if "pass" in texts else chosen[0])
    return state


def dealt(state: Spyrium, market: str, *, reveal: str = "", draws: Sequence[int] = ()) -> Spyrium:
    """The draws of a turn: the event turned up, nine cards, and these tokens in the order they are laid."""
    values = list(draws)
    cards = dict(each.split()[:2] for each in _listed(market))
    while state.to_move == -1:
        texts = answers(state)
        verb = texts[0].split()[0]
        if verb == "reveal":
            state = state.play(f"reveal {reveal}" if reveal else texts[0])
        elif verb == "deal":
            place = texts[0].split()[1]
            state = state.play(f"deal {place} {cards[place]}")
        elif values:
            state = state.play(f"draw {values.pop(0)}")
        else:
            break
    assert not values
    return state
