"""Spyrium: which cards are taken when they lie in the market, for how much, and by whom to what end."""

from __future__ import annotations

from typing import Final

from opificio.balance.study import WORTH_COLUMNS, Component, Kind, Study, a_game, mean_of, of_each
from opificio.balance.targets import Target, last_over, of_components, seats, winner
from opificio.balance.watcher import Watcher
from opificio.core.fact import Fact
from opificio.core.game import Game
from opificio.core.state import State
from opificio.games.spyrium.components import BUILDING, CHARACTER, Box, Card
from opificio.games.spyrium.game import SpyriumGame
from opificio.games.spyrium.state import Spyrium

BUILDINGS: Final = "buildings"
TECHNIQUES: Final = "techniques"
CHARACTERS: Final = "characters"
EVENTS: Final = "events"
RESIDENCE: Final = "residence"
WORKERS: Final = "workers"
BONUSES: Final = "bonuses"
AT_THE_END: Final = a_game("players at the end", "ended")
OF_A_PURCHASE: Final = ("activate", "plot", "replace", "token")  # the moves that pay for a card


class SpyriumWatcher(Watcher):
    """Cards in the market, events, and how far everybody comes."""

    def __init__(self, box: Box, players: int) -> None:
        super().__init__(players)
        self._kinds: Final = card_kinds(box)
        self._hired: Final[set[str]] = set()  # places whose character was hired this turn
        self._place = ""  # of the card that is being paid for
        self._card = ""
        self._event = ""

    def count(self, fact: Fact, state: State) -> None:
        """See Watcher."""
        assert isinstance(state, Spyrium)
        match fact.kind:
            case "played":
                self._hear_move(fact, state)
            case "pays" if self._place:
                self.add(self._kinds[self._card], self._card, "paid", fact.amount)
            case "builds" | "patents":
                self._taken(fact)
                self.add(self._kinds[fact.what], fact.what, "taken")
            case "hires":
                self._taken(fact)
                self.add(CHARACTERS, fact.what, "taken", self._place not in self._hired)
                self._hired.add(self._place)
            case "event":
                self._event = fact.what
                self._hired.clear()
                self.add(EVENTS, fact.what, "turns")
                self.add(EVENTS, fact.what, "chances", self.players)
            case "moves_up":
                self.add(RESIDENCE, f"{state.residence[fact.seat] + 1}", "reached")

    def _hear_move(self, fact: Fact, state: Spyrium) -> None:
        words = fact.what.split()
        if words[0] not in OF_A_PURCHASE:
            self._place = ""
        match words:
            case ["deal", _, card]:
                self.add(self._kinds[card], card, "seen")
            case ["activate", place, *_]:
                self._place, self._card = place, str(fact.meaning["card"])
            case ["event", _]:
                self.add(EVENTS, self._event, "used")
                self.own(EVENTS, self._event, fact.seat)
            case ["use" | "again", card, _]:
                self.add(BUILDINGS, card, "activated")
            case ["residence", "score"]:
                self.add(RESIDENCE, f"{state.residence[fact.seat] + 1}", "scored")
            case ["bonus", what]:
                self.add(BONUSES, what, "chosen")
                self.own(BONUSES, what, fact.seat)

    def _taken(self, fact: Fact) -> None:
        kind = self._kinds[fact.what]
        self.add(kind, fact.what, "bought")
        self.own(kind, fact.what, fact.seat)

    def finish(self, state: State) -> None:
        """See Watcher."""
        assert isinstance(state, Spyrium)
        for seat in range(self.players):
            for kind, reached in ((RESIDENCE, state.residence[seat] + 1), (WORKERS, state.workers[seat])):
                self.add(kind, f"{reached}", "ended")
                self.own(kind, f"{reached}", seat)


def card_kinds(box: Box) -> dict[str, str]:
    """Of which kind each card is."""
    kinds = {BUILDING: BUILDINGS, CHARACTER: CHARACTERS}
    return {card.id: kinds.get(card.kind, TECHNIQUES) for card in box.cards}


class SpyriumStudy(Study):
    """Cards, events, the residence track, workers, bonuses."""

    players = 3

    def watcher(self, game: Game[State], players: int) -> Watcher:
        """See Study."""
        assert isinstance(game, SpyriumGame)
        return SpyriumWatcher(game.box, players)

    def kinds(self, game: Game[State], players: int) -> list[Kind]:
        """See Study."""
        assert isinstance(game, SpyriumGame)
        return [
            *_cards(game.box),
            _events(game.box),
            _residence(game.box),
            _workers(game.box),
            _bonuses(game.box),
        ]

    def targets(self, players: int) -> list[Target]:
        """See Study."""
        what = "every technique and building is taken in 2–90 % of the turns it is seen"
        targets = [of_components(what, [TECHNIQUES, BUILDINGS], "taken", 0.02, 0.90)]
        if players == 3:
            return [winner(60, 90), last_over(35), seats(0.40), *targets]
        return [seats(0.30), *targets] if players == 4 else targets


def _cards(box: Box) -> list[Kind]:
    seen, taken = a_game("seen a game", "seen"), of_each("taken", "taken", "seen")
    price = mean_of("mean price", "paid", "bought")
    hires = mean_of("hires a card", "bought", "seen")
    activated = mean_of("activated", "activated", "bought")
    told = [
        (BUILDINGS, "Buildings", [price, activated], "Price: all that was paid, for the plot too."),
        (TECHNIQUES, "Techniques", [price], "Price: all that was paid."),
        (CHARACTERS, "Characters", [hires, price], "Taken: hired at least once. Price: all that was paid."),
    ]
    kinds = card_kinds(box)
    return [
        Kind(
            kind,
            title,
            [Component(card.id, _card_name(card)) for card in box.cards if kinds[card.id] == kind],
            [seen, taken, *columns, *WORTH_COLUMNS],
            about,
            use="taken",
        )
        for kind, title, columns, about in told
    ]


def _card_name(card: Card) -> str:
    """Where several cards have one name, the number in their ids tells them apart."""
    number = card.id.rpartition("_")[2]
    return f"{card.name} {number}" if number.isdigit() else card.name


def _events(box: Box) -> Kind:
    events = [Component(event.id, event.name) for event in box.events]
    columns = [a_game("turns a game", "turns"), of_each("used", "used", "chances"), *WORTH_COLUMNS]
    return Kind(
        EVENTS, "Events", events, columns, "Used: by so many of the players in these turns.", use="used"
    )


def _residence(box: Box) -> Kind:
    spaces = [Component(f"{at}", f"space {at}: {value}") for at, value in enumerate(box.residence, 1)]
    columns = [a_game("reached a game", "reached"), a_game("scored a game", "scored"), AT_THE_END]
    about = "A residence action reaches a space or scores its value. Worth: of who ends there."
    return Kind(RESIDENCE, "Residence track", spaces, [*columns, *WORTH_COLUMNS], about)


def _workers(box: Box) -> Kind:
    owned = range(box.figures.start_workers, box.figures.workers + 1)
    counts = [Component(f"{count}", f"{count} workers") for count in owned]
    return Kind(WORKERS, "Workers", counts, [AT_THE_END, *WORTH_COLUMNS])


def _bonuses(box: Box) -> Kind:
    bonuses = [Component("worker", "worker"), Component("money", f"£{box.figures.bonus_money}")]
    return Kind(BONUSES, "Bonuses", bonuses, [a_game("chosen a game", "chosen"), *WORTH_COLUMNS])
