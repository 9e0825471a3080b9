"""Spyrium: which cards are taken when they lie in the market, for how much, and by whom to what end."""

from __future__ import annotations

from typing import Final

from opificio.balance.study import GAMES, WORTH_COLUMN, Column, Kind, Study, number, share
from opificio.balance.targets import Target, each, last_over, seats, winner
from opificio.balance.watcher import Watcher
from opificio.core.fact import Fact
from opificio.core.game import Game
from opificio.core.state import State
from opificio.games.spyrium.components import BUILDING, CHARACTER, Box
from opificio.games.spyrium.game import SpyriumGame
from opificio.games.spyrium.state import Spyrium

BUILDINGS: Final = "buildings"
TECHNIQUES: Final = "techniques"
CHARACTERS: Final = "characters"
EVENTS: Final = "events"
RESIDENCE: Final = "residence"
WORKERS: Final = "workers"
BONUSES: Final = "bonuses"
OF_A_PURCHASE: Final = ("activate", "plot", "replace", "token")  # the moves that pay for a card


class SpyriumWatcher(Watcher):
    """Cards in the market, events, and how far everybody comes."""

    def __init__(self, box: Box, players: int) -> None:
        super().__init__(players)
        self._kinds: Final = card_kinds(box)
        self._market: Final[dict[str, str]] = {}  # cards by place
        self._hired: Final[set[str]] = set()  # places whose character was hired this turn
        self._place = ""  # of the card that is being activated
        self._event = ""

    def count(self, fact: Fact, state: State) -> None:
        """See Watcher."""
        assert isinstance(state, Spyrium)
        match fact.kind:
            case "played":
                self._hear_move(fact, state)
            case "pays" if self._place:
                card = self._market[self._place]
                self.add(self._kinds[card], card, "paid", fact.amount)
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
            case ["deal", place, card]:
                self._market[place] = card
                self.add(self._kinds[card], card, "seen")
            case ["activate", place, *_]:
                self._place = place
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
    """Cards, events, the residence track, workers."""

    tables = (3, 4)

    def watcher(self, game: Game[State], players: int) -> Watcher:
        """See Study."""
        assert isinstance(game, SpyriumGame)
        return SpyriumWatcher(game.box, players)

    def kinds(self, game: Game[State], players: int) -> list[Kind]:
        """See Study."""
        assert isinstance(game, SpyriumGame)
        figures = game.box.figures
        spaces = [(f"{at}", f"space {at}: {value}") for at, value in enumerate(game.box.residence, 1)]
        workers = [(f"{owned}", f"{owned}") for owned in range(figures.start_workers, figures.workers + 1)]
        a_seat = Column("seats at the end", "ended", GAMES, number)
        return [
            *[_cards(game.box, kind) for kind in (BUILDINGS, TECHNIQUES, CHARACTERS)],
            Kind(
                EVENTS,
                "Events",
                [(event.id, event.name) for event in game.box.events],
                [
                    Column("turns a game", "turns", GAMES, number),
                    Column("used", "used", "chances", share),
                    WORTH_COLUMN,
                ],
                use="used",
            ),
            Kind(
                RESIDENCE,
                "Residence track",
                spaces,
                [
                    Column("reached a game", "reached", GAMES, number),
                    Column("scored a game", "scored", GAMES, number),
                    a_seat,
                    WORTH_COLUMN,
                ],
            ),
            Kind(WORKERS, "Workers at the end", workers, [a_seat, WORTH_COLUMN]),
            Kind(
                BONUSES,
                "Bonuses",
                [("worker", "worker"), ("money", f"£{figures.bonus_money}")],
                [Column("chosen a game", "chosen", GAMES, number), WORTH_COLUMN],
            ),
        ]

    def targets(self, players: int) -> list[Target]:
        """See Study."""
        targets = [
            each(
                "every technique and building is taken in 2–90 % of the turns it is seen",
                [TECHNIQUES, BUILDINGS],
                "taken",
                0.02,
                0.90,
            )
        ]
        if players == 3:
            targets = [winner(60, 90), last_over(35), seats(0.40), *targets]
        elif players == 4:
            targets = [seats(0.30), *targets]
        return targets


def _cards(box: Box, kind: str) -> Kind:
    kinds = card_kinds(box)
    columns = [Column("seen a game", "seen", GAMES, number), Column("taken", "taken", "seen", share)]
    if kind == CHARACTERS:
        columns.append(Column("hires a card", "bought", "seen", number))
    columns.append(Column("mean price", "paid", "bought", number))
    if kind == BUILDINGS:
        columns.append(Column("activated", "activated", "bought", number))
    cards = [(card.id, _label(card.id, card.name)) for card in box.cards if kinds[card.id] == kind]
    return Kind(kind, kind.capitalize(), cards, [*columns, WORTH_COLUMN], use="taken")


def _label(id: str, name: str) -> str:
    """Several cards may have one name: then the number of the id tells them apart."""
    last = id.rpartition("_")[2]
    return f"{name} {last}" if last.isdigit() else name
