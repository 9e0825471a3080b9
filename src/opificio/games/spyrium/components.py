"""An edition of Spyrium: reads the TOML text and keeps tables for the engine.

Cards are numbered by design, not one by one: buildings first, then characters, then techniques. Sets of them
are bit masks. What a box must hold beyond the form of its file is in `constraints`.
"""

from __future__ import annotations

from typing import Final

from opificio.core.bag import Bag
from opificio.core.edition import BadEdition, Entry, Head, edition_hash, parse, shown
from opificio.games.spyrium.market import MOST_WORKERS
from opificio.games.spyrium.tokens import MOST_TOKENS

TURNS: Final = 6
PERIODS: Final = ["A", "B", "C"]
PERIOD_OF_TURN: Final = [0, 0, 0, 1, 1, 2]
CARDS: Final = 59

# Kinds of card
BUILDING: Final = 0
CHARACTER: Final = 1
TECHNIQUE: Final = 2
KINDS: Final = ["building", "character", "technique"]

# Symbols of buildings, as bits (S5.3)
MINE: Final = 1
FACTORY: Final = 2
RESEARCH: Final = 4
SYMBOLS: Final = ["mine", "factory", "research"]

# Techniques, by their number; sets of them are bit masks (S7)
AUTOMATION: Final = 0
CAPITALIZATION: Final = 1
ENGINEERING: Final = 2
LOBBYING: Final = 3
CRANE: Final = 4
TAYLORISM: Final = 5
COMMERCE: Final = 6
TECHNIQUES: Final = [
    "automation", "capitalization", "engineering", "lobbying", "crane", "taylorism", "commerce",
]  # fmt: skip
NO_TECHNIQUE: Final = -1

# What a token's value is for
NO_TOKEN: Final = 0
PAY_TOKEN: Final = 1  # £, to be paid
TOKEN_MONEY: Final = 2
TOKEN_SPYRIUM: Final = 3
TOKEN_POINTS: Final = 4
TOKEN_USES: Final = ["none", "pay", "money", "spyrium", "vp"]

# What else an ability does
NO_EFFECT: Final = 0
RESIDENCE: Final = 1  # a residence action (S8)
USE_AGAIN: Final = 2  # an own building already used (S6.1)
PLACE_WORKER: Final = 3  # an active worker, in phase II (S10.5)
EFFECTS: Final = ["none", "residence", "use_again", "place_worker"]

MOST_ABILITIES: Final = 2  # of a building
MOST_EVENT_ABILITIES: Final = 3
EVENTS: Final = 7


class Ability:
    """What a building, a character or an event does once: what it takes, and what it gives."""

    def __init__(self, entry: Entry) -> None:
        self.workers: Final = entry.number("workers", 0, MOST_WORKERS, 0)
        self.pay_spyrium: Final = entry.number("pay_spyrium", 0, 20, 0)
        self.pay_money: Final = entry.number("pay_money", 0, 20, 0)
        self.pay_per_worker: Final = entry.number("pay_per_worker", 0, 9, 0)  # £ for each worker owned
        self.money: Final = entry.number("money", 0, 20, 0)
        self.spyrium: Final = entry.number("spyrium", 0, 20, 0)
        self.points: Final = entry.number("vp", 0, 50, 0)
        self.recruits: Final = entry.number("recruits", 0, MOST_WORKERS, 0)  # workers from the reserve
        self.token: Final = TOKEN_USES.index(entry.one_of("token", TOKEN_USES, "none"))
        self.effect: Final = EFFECTS.index(entry.one_of("effect", EFFECTS, "none"))
        entry.close()

    def cost(self) -> str:
        """What it takes, in a few words."""
        parts: list[str] = []
        if self.workers:
            parts.append(_counted(self.workers, "worker"))
        if self.pay_spyrium:
            parts.append(f"{self.pay_spyrium} spyrium")
        if self.pay_money:
            parts.append(f"£{self.pay_money}")
        if self.pay_per_worker:
            parts.append(f"£{self.pay_per_worker} per worker")
        if self.token == PAY_TOKEN:
            parts.append("£ by token")
        return " + ".join(parts) or "free"

    def gain(self) -> str:
        """What it gives, in a few words."""
        parts: list[str] = []
        if self.money:
            parts.append(f"£{self.money}")
        if self.spyrium:
            parts.append(f"{self.spyrium} spyrium")
        if self.points:
            parts.append(f"{self.points} VP")
        if self.recruits:
            parts.append(_counted(self.recruits, "worker"))
        if self.token > PAY_TOKEN:
            parts.append(f"{['£', 'spyrium', 'VP'][self.token - TOKEN_MONEY]} by token")
        if self.effect:
            parts.append(["a residence action", "use again", "place a worker"][self.effect - RESIDENCE])
        return " + ".join(parts) or "nothing"

    def __str__(self) -> str:
        return f"{self.cost()} → {self.gain()}"


def _counted(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


class Card:
    """A design of card, as printed; there may be several copies of it."""

    def __init__(self, kind: int, id: str, design: str, name: str) -> None:
        self.index = -1
        self.kind: Final = kind
        self.id: Final = id
        self.design: Final = design  # which of the rulebook's it is
        self.name: Final = name
        self.price = 0
        self.copies: list[int] = [0] * len(PERIODS)
        self.origins: dict[str, str] = {}
        # Buildings
        self.points = 0
        self.symbols = 0
        self.kin = 0  # the buildings that share a symbol with this one
        self.discounted = 0  # the price when it replaces one of them
        self.least = 0  # no way to take the card costs less
        self.abilities: list[Ability] = []
        # Buildings and characters: what happens as soon as the card is built or hired
        self.at_once: Ability | None = None
        self.token = NO_TOKEN  # what the token is for, if it has the symbol
        # Techniques
        self.technique = NO_TECHNIQUE


class Event:
    """One of the seven events."""

    def __init__(self, id: str, name: str, abilities: list[Ability]) -> None:
        self.id: Final = id
        self.name: Final = name
        self.abilities: Final = abilities
        self.has_token: Final = NO_TOKEN not in [ability.token for ability in abilities]  # the symbol (S2.2)
        self.origins: dict[str, str] = {}


class Figures:
    """The figures of the rules that an edition states."""

    def __init__(self, entry: Entry) -> None:
        self.workers: Final = entry.number("workers", 1, MOST_WORKERS)
        self.start_workers: Final = entry.number("start_workers", 1, MOST_WORKERS)
        self.start_spyrium: Final = entry.number("start_spyrium", 0, 20)
        self.start_money: Final = entry.number("start_money", 0, 50)
        self.tokens_of_each: Final = entry.number("tokens_of_each", 0, MOST_TOKENS)
        self.first_bonus: Final = entry.number("first_bonus", 1, 99)
        self.second_bonus: Final = entry.number("second_bonus", 1, 99)
        self.bonus_money: Final = entry.number("bonus_money", 0, 50)
        self.symbol_discount: Final = entry.number("symbol_discount", 0, 20)
        self.technique_points: Final = entry.number("technique_points", 0, 50)
        self.capitalization_money: Final = entry.number("capitalization_money", 0, 20)
        self.crane_discount: Final = entry.number("crane_discount", 0, 20)
        self.kept_tokens: Final = entry.number("kept_tokens", 0, MOST_TOKENS)


FIGURES: Final = [
    "workers", "start_workers", "start_spyrium", "start_money", "tokens_of_each",
    "first_bonus", "second_bonus", "bonus_money", "symbol_discount", "technique_points",
    "capitalization_money", "crane_discount", "kept_tokens",
]  # fmt: skip


class Box:
    """The contents of one edition's box: the cards, the events, the residence track, and tables of them."""

    def __init__(
        self,
        id: str,
        title: str,
        hash: str,
        figures: Figures,
        cards: list[Card],
        events: list[Event],
        residence: list[int],
    ) -> None:
        self.id: Final = id
        self.title: Final = title
        self.hash: Final = hash
        self.figures: Final = figures
        self.cards: Final = cards
        self.events: Final = events
        self.residence: Final = residence  # the values of its spaces
        self.origins: dict[str, str] = {}
        self.buildings: Final = len([card for card in cards if card.kind == BUILDING])
        self.deck_cards: Final[list[list[int]]] = []  # the cards of each period's deck
        self.decks: Final[list[Bag]] = []  # how many of each of them
        for index, card in enumerate(cards):
            card.index = index
        for period in range(len(PERIODS)):
            self._stack(period)
        for card in cards:
            card.kin = self._kin(card)
            card.discounted = max(0, card.price - figures.symbol_discount)
            card.least = card.discounted if card.kin else card.price

    def _stack(self, period: int) -> None:
        cards = [card for card in self.cards if card.copies[period]]
        self.deck_cards.append([card.index for card in cards])
        self.decks.append(Bag([card.copies[period] for card in cards]))

    def _kin(self, card: Card) -> int:
        mask = 0
        for other in self.cards:
            if other.symbols & card.symbols:
                mask |= 1 << other.index
        return mask

    def kinds_of(self, card: int) -> list[int]:
        """What each period's deck counts a card as; -1 where it is not among its cards."""
        return [cards.index(card) if card in cards else -1 for cards in self.deck_cards]

    def card(self, id: str) -> int:
        """The card of that id; -1 if there is none."""
        for card in self.cards:
            if card.id == id:
                return card.index
        return -1

    def event(self, id: str) -> int:
        """The event of that id; -1 if there is none."""
        for index, event in enumerate(self.events):
            if event.id == id:
                return index
        return -1

    def all_origins(self) -> list[str]:
        """The origin of every value of the edition."""
        origins = list(self.origins.values())
        for card in self.cards:
            origins.extend(card.origins.values())
        for event in self.events:
            origins.extend(event.origins.values())
        return origins


# Reading


def read_box(text: str, source: str) -> Box:
    """The box that an edition describes; BadEdition with all that is wrong with the form of the file."""
    data = parse(text, source)
    problems: list[str] = []
    whole = Entry("the edition", data, problems)
    head = Head(whole, "spyrium")
    figures = Figures(head.entry)
    origins = head.entry.origins(FIGURES, [])
    head.entry.close()
    cards = _read_cards(whole)
    events = [_read_event(entry) for entry in whole.tables("event")]
    whole.refuse_twins("entries", [card.id for card in cards] + [event.id for event in events])
    residence = _read_residence(whole, origins)
    box = Box(head.id, head.title, edition_hash(data), figures, cards, events, residence)
    box.origins.update(origins)
    whole.close()
    if problems:
        raise BadEdition(source, problems)
    return box


def _read_residence(whole: Entry, origins: dict[str, str]) -> list[int]:
    values: list[int] = []
    for entry in whole.tables("residence"):
        values.append(entry.number("value", 0, 20))
        for origin in entry.origins(["value"], []).values():
            origins[entry.name] = origin
        entry.close()
    if not values:
        whole.problem("the residence track has no spaces, written [[residence]]")
    return values


def _read_cards(whole: Entry) -> list[Card]:
    cards = [_read_building(entry) for entry in whole.tables("building")]
    cards += [_read_character(entry) for entry in whole.tables("character")]
    return cards + [_read_technique(entry) for entry in whole.tables("technique")]


def _begin_card(entry: Entry, kind: int) -> Card:
    id = entry.id()
    card = Card(kind, id, entry.text("design", id), entry.text("name"))
    card.price = entry.number("price", 0, 30)
    return card


def _end_card(entry: Entry, card: Card) -> Card:
    if card.at_once is not None:
        card.token = card.at_once.token
    values = [key for key in entry.values_read() if key != "design"]
    card.origins = entry.origins(values, [])
    entry.close()
    return card


def _read_building(entry: Entry) -> Card:
    card = _begin_card(entry, BUILDING)
    card.points = entry.number("vp", 0, 50)
    card.copies = _read_copies(entry)
    for symbol in entry.texts("symbols") if entry.has("symbols") else []:
        if symbol in SYMBOLS:
            card.symbols |= 1 << SYMBOLS.index(symbol)
        else:
            entry.problem(f"symbols names {shown(symbol)}, which is none; they are {', '.join(SYMBOLS)}")
    card.abilities = _read_abilities(entry, MOST_ABILITIES)
    if entry.has("when_built"):
        card.at_once = _read_ability(entry, "when_built")
    return _end_card(entry, card)


def _read_character(entry: Entry) -> Card:
    card = _begin_card(entry, CHARACTER)
    card.copies = _read_copies(entry)
    card.at_once = _read_ability(entry, "ability")
    return _end_card(entry, card)


def _read_technique(entry: Entry) -> Card:
    card = _begin_card(entry, TECHNIQUE)
    if card.design in TECHNIQUES:
        card.technique = TECHNIQUES.index(card.design)
    card.copies[PERIODS.index(entry.one_of("period", PERIODS))] = 1
    return _end_card(entry, card)


def _read_event(entry: Entry) -> Event:
    abilities = _read_abilities(entry, MOST_EVENT_ABILITIES)
    event = Event(entry.id(), entry.text("name"), abilities)
    event.origins = entry.origins(entry.values_read(), [])
    entry.close()
    return event


def _read_copies(entry: Entry) -> list[int]:
    copies = entry.inner("copies", "{ A = 1, B = 1 }")
    counts = [copies.number(period, 0, CARDS, 0) for period in PERIODS]
    if not sum(counts):
        copies.problem("there must be at least one")
    copies.close()
    return counts


def _read_abilities(entry: Entry, most: int) -> list[Ability]:
    value = entry.raw("abilities") if entry.has("abilities") else []
    tables = [item for item in value if isinstance(item, dict)] if isinstance(value, list) else []
    if not isinstance(value, list) or len(tables) != len(value) or len(tables) > most:
        entry.problem(f"abilities must be a list of tables, {most} at most; got {shown(value)}")
        return []
    return [Ability(entry.part(f"ability {number}", table)) for number, table in enumerate(tables, 1)]


def _read_ability(entry: Entry, key: str) -> Ability:
    return Ability(entry.inner(key, "{ spyrium = 2 }"))
