"""What an edition must hold beyond its form: the rulebook's facts, and what public sources say."""

from __future__ import annotations

from typing import Final

from opificio.core.edition import ORIGINS, BadEdition, misstated
from opificio.games.spyrium.components import (
    BUILDING,
    CHARACTER,
    FIGURES,
    KINDS,
    PERIODS,
    RESIDENCE,
    SYMBOLS,
    TECHNIQUE,
    TECHNIQUES,
    Box,
    Card,
    Figures,
    read_box,
)

CARDS_OF_KIND: Final = [35, 17, 7]
CARDS_OF_PERIOD: Final = [30, 20, 9]
RESIDENCE_BEGIN: Final = [2, 3, 4]
RESIDENCE_END: Final = 7
FACTORY_PRICE: Final = 6

# The figures that the rulebook states, in the order of FIGURES, each with its rule
STATED: Final = [
    (7, "S1.2"), (3, "S1.2"), (2, "S1.2"), (8, "S1.2"), (8, "S1.3"), (8, "S9"), (20, "S9"),
    (5, "S9"), (3, "S5.3"), (7, "S7"), (2, "S7.2"), (3, "S7.5"), (7, "S7.7"),
]  # fmt: skip

NOTHING: Final = "nothing"
UNKNOWN: Final = -1  # a figure that the rulebook does not state


class Design:
    """A building or character as far as the rulebook describes it."""

    def __init__(
        self,
        kind: int,
        id: str,
        symbols: str,
        abilities: str,
        at_once: str,
        price: int = UNKNOWN,
        points: int = UNKNOWN,
    ) -> None:
        self.kind: Final = kind
        self.id: Final = id
        self.symbols: Final = symbols
        self.abilities: Final = abilities
        self.at_once: Final = at_once
        self.price: Final = price
        self.points: Final = points


DESIGNS: Final = [
    Design(BUILDING, "mine_1", "mine", "1 worker → 1 spyrium", NOTHING),
    Design(BUILDING, "mine_2", "mine", "free → 1 spyrium or 1 worker → 2 spyrium", NOTHING),
    Design(BUILDING, "mine_3", "mine", "free → 1 spyrium or 1 worker → 3 spyrium", "free → spyrium by token"),
    Design(BUILDING, "workshop_1", "factory", "1 worker + 1 spyrium → 3 VP", NOTHING),
    Design(BUILDING, "workshop_2", "factory", "1 worker + 2 spyrium → 5 VP", NOTHING),
    Design(
        BUILDING,
        "factory_1",
        "factory",
        "1 worker + 2 spyrium → 6 VP or 2 workers + 3 spyrium → 10 VP",
        NOTHING,
    ),
    Design(
        BUILDING,
        "factory_2",
        "factory",
        "2 workers + 3 spyrium → 10 VP or 2 workers + 5 spyrium → 15 VP",
        NOTHING,
    ),
    Design(BUILDING, "laboratory_1", "factory and research", "1 worker + 1 spyrium → 4 VP", NOTHING),
    Design(BUILDING, "laboratory_2", "factory and research", "1 worker + 1 spyrium → 5 VP", NOTHING),
    Design(BUILDING, "laboratory_3", "factory and research", "1 worker + 2 spyrium → 7 VP", NOTHING),
    Design(BUILDING, "university_1", "research", "1 worker → 2 VP", "free → VP by token"),
    Design(BUILDING, "university_2", "research", "1 worker → 3 VP or 2 workers → 6 VP", "free → VP by token"),
    Design(BUILDING, "neighbourhood_1", NOTHING, NOTHING, "free → 1 worker"),
    Design(BUILDING, "neighbourhood_2", NOTHING, NOTHING, "free → 2 workers"),
    Design(BUILDING, "residence", NOTHING, NOTHING, "free → a residence action"),
    Design(BUILDING, "luxury_home", NOTHING, NOTHING, NOTHING, points=6),
    Design(BUILDING, "mansion", NOTHING, NOTHING, NOTHING, points=9),
    Design(BUILDING, "palace", NOTHING, NOTHING, NOTHING, points=12),
    Design(CHARACTER, "miner", NOTHING, NOTHING, "free → spyrium by token"),
    Design(CHARACTER, "geologist", NOTHING, NOTHING, "free → 2 spyrium"),
    Design(CHARACTER, "apprentice", NOTHING, NOTHING, "1 spyrium → 3 VP", price=0),
    Design(CHARACTER, "engineer", NOTHING, NOTHING, "1 spyrium → 4 VP"),
    Design(CHARACTER, "bureaucrat", NOTHING, NOTHING, "free → VP by token"),
    Design(CHARACTER, "adviser", NOTHING, NOTHING, "free → 3 VP"),
    Design(CHARACTER, "banker", NOTHING, NOTHING, "£ by token → 4 VP"),
    Design(CHARACTER, "financier", NOTHING, NOTHING, "£ by token → 5 VP"),
    Design(CHARACTER, "architect", NOTHING, NOTHING, "£ by token → a residence action"),
]

# The events, in the order of S10
EVENT_ABILITIES: Final = [
    ("fortune", "free → £ by token or free → spyrium by token or free → VP by token"),
    ("export", "1 spyrium → £3 or 3 spyrium → £6"),
    ("patronage", "1 spyrium → a residence action"),
    ("overtime", "£1 → use again"),
    ("late_arrival", "free → place a worker"),
    ("charity", "£3 → 3 VP or £6 → 5 VP"),
    ("labour_exchange", "£1 per worker → 1 worker"),
]


def checked_box(text: str, source: str) -> Box:
    """The box that an edition describes; BadEdition with every problem. The engine's way to a box."""
    box = read_box(text, source)
    found = problems(box)
    if found:
        raise BadEdition(source, found)
    return box


def problems(box: Box) -> list[str]:
    """All that speaks against playing with this box: the entry, the reason and, if there is one, the rule."""
    return [
        *_figures(box.figures),
        *_residence(box.residence),
        *_totals(box),
        *_designs(box),
        *_techniques(box),
        *_periods(box),
        *_factory_price(box),
        *_events(box),
    ]


def summary(box: Box) -> list[tuple[str, int]]:
    """How much there is of what: cards by kind, events, spaces of the track, and values by origin."""
    counts = [(name, _cards_of_kind(box, kind)) for kind, name in enumerate(KINDS)]
    counts += [("event", len(box.events)), ("residence", len(box.residence))]
    origins = box.all_origins()
    return counts + [(origin, origins.count(origin)) for origin in ORIGINS]


# Figures and totals


def _figures(figures: Figures) -> list[str]:
    given = [
        figures.workers, figures.start_workers, figures.start_spyrium, figures.start_money,
        figures.tokens_of_each, figures.first_bonus, figures.second_bonus, figures.bonus_money,
        figures.symbol_discount, figures.technique_points, figures.capitalization_money,
        figures.crane_discount, figures.kept_tokens,
    ]  # fmt: skip
    return misstated(FIGURES, given, STATED)


def _residence(values: list[int]) -> list[str]:
    found: list[str] = []
    begin, end = RESIDENCE_BEGIN, RESIDENCE_END
    if values[: len(begin)] != begin or values[-1] != end:
        expected = f"the track begins with {', '.join([str(value) for value in begin])} and ends with {end}"
        found.append(f"residence: {expected}, got {', '.join([str(value) for value in values])} (S8)")
    return found + [
        f"residence {at + 1}: {values[at]} is not more than {values[at - 1]} before it (S8)"
        for at in range(1, len(values))
        if values[at] <= values[at - 1]
    ]


def _cards_of_kind(box: Box, kind: int) -> int:
    return sum([sum(card.copies) for card in box.cards if card.kind == kind])


def _totals(box: Box) -> list[str]:
    found: list[str] = []
    for kind, name in enumerate(KINDS):
        cards = _cards_of_kind(box, kind)
        if cards != CARDS_OF_KIND[kind]:
            found.append(f"the edition: {CARDS_OF_KIND[kind]} cards are {name}s, got {cards} (S1.1)")
    for period, name in enumerate(PERIODS):
        cards = sum([card.copies[period] for card in box.cards])
        if cards != CARDS_OF_PERIOD[period]:
            found.append(
                f"the edition: period {name} has {CARDS_OF_PERIOD[period]} cards, got {cards} (S1.1)"
            )
    return found


# Buildings and characters


def _designs(box: Box) -> list[str]:
    found: list[str] = []
    known = [design.id for design in DESIGNS]
    for design in DESIGNS:
        cards = [card for card in box.cards if card.design == design.id and card.kind == design.kind]
        if not cards:
            found.append(f"the edition: there is no {KINDS[design.kind]} {design.id}")
        for card in cards:
            found += _differences(card, design)
    for card in box.cards:
        if card.kind != TECHNIQUE and card.design not in known:
            reason = f"{card.design} is no design of the game; they are {', '.join(known)}"
            found.append(f"{_name(card)}: {reason}")
    return found


def _name(card: Card) -> str:
    return f"{KINDS[card.kind]} {card.id}"


def _differences(card: Card, design: Design) -> list[str]:
    symbols = " and ".join([name for at, name in enumerate(SYMBOLS) if card.symbols >> at & 1]) or NOTHING
    abilities = " or ".join([str(ability) for ability in card.abilities]) or NOTHING
    at_once = NOTHING if card.at_once is None else str(card.at_once)
    built = "when_built" if card.kind == BUILDING else "ability"
    found: list[str] = []
    for key, given, stated in (
        ("symbols", symbols, design.symbols),
        ("abilities", abilities, design.abilities),
        (built, at_once, design.at_once),
    ):
        if given != stated:
            found.append(f"{_name(card)}: {key} is {stated} by the rulebook, got {given}")
    for key, figure, known in (("price", card.price, design.price), ("vp", card.points, design.points)):
        if known not in (UNKNOWN, figure):
            found.append(f"{_name(card)}: {key} is {known} by the rulebook, got {figure}")
    return found


def _factory_price(box: Box) -> list[str]:
    prices = [card.price for card in box.cards if card.design.startswith("factory_")]
    if FACTORY_PRICE in prices:
        return []
    return [f"the edition: one of the factories costs £{FACTORY_PRICE} by the rulebook, got {prices} (S5.3)"]


# Techniques, periods, events


def _techniques(box: Box) -> list[str]:
    cards = [card for card in box.cards if card.kind == TECHNIQUE]
    designs = [card.design for card in cards]
    found = [f"the edition: there is no technique {name}" for name in TECHNIQUES if name not in designs]
    for at, card in enumerate(cards):
        if card.design not in TECHNIQUES:
            found.append(f"{_name(card)}: {card.design} is no technique; they are {', '.join(TECHNIQUES)}")
        elif card.design in designs[:at]:
            found.append(f"{_name(card)}: there is one card of each technique (S7)")
    return found


def _periods(box: Box) -> list[str]:
    found: list[str] = []
    if not [card for card in box.cards if card.design.startswith("university_") and card.copies[0]]:
        found.append("the edition: at least one university is in period A (S2.3)")
    return found + [
        f"{_name(card)}: there is no residence action in period C (S8)"
        for card in box.cards
        if card.copies[-1] and card.at_once is not None and card.at_once.effect == RESIDENCE
    ]


def _events(box: Box) -> list[str]:
    found: list[str] = []
    stated = dict(EVENT_ABILITIES)
    ids = [event.id for event in box.events]
    found += [f"the edition: there is no event {id}" for id in stated if id not in ids]
    for event in box.events:
        abilities = " or ".join([str(ability) for ability in event.abilities]) or NOTHING
        if event.id not in stated:
            found.append(f"event {event.id}: there is no such event; they are {', '.join(stated)}")
        elif abilities != stated[event.id]:
            reason = f"abilities is {stated[event.id]} by the rulebook, got {abilities} (S10)"
            found.append(f"event {event.id}: {reason}")
    return found
