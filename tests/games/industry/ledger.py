"""The ledger of Industry: what everybody must have by the facts alone."""

from __future__ import annotations

from typing import Any

from opificio.core.fact import Fact
from opificio.core.state import Json
from opificio.games.industry.components import COLUMN_LETTERS, ERAS


class IndustryLedger:
    """Talers, points, column tokens, and the one place where each of the sixty zones is."""

    def __init__(self, opening: Any) -> None:
        self.players: int = opening["players"]
        self.talers: list[int] = opening["talers"]
        self.points = [0] * self.players
        self.subsidised = [0] * self.players
        self.developed: list[set[str]] = [set() for _ in range(self.players)]
        self.place = {f"{column}{era}": "closed" for era in range(1, ERAS + 1) for column in COLUMN_LETTERS}
        self.drawn: list[str] = []
        self.era = 1
        self.first = -1
        auctions = 60 * (1 + self.players)  # a pick, the bids of the others, keep or sell
        developments = 53 * 3 + 20 * self.players  # with two supplies each; "done" once a round
        self.most_lines = 1 + 60 + auctions + developments + self.players

    def enter(self, fact: Fact) -> None:
        if fact.kind == "played":
            if fact.what.startswith("draw "):
                self._draw(fact.what.removeprefix("draw "))
            return
        getattr(self, f"_{fact.kind}")(fact)
        assert min(self.talers) >= 0, fact

    def fields(self) -> Json:
        seats = range(self.players)
        return {
            "talers": self.talers,
            "points": self.points,
            "subsidised": self.subsidised,
            "era": self.era,
            "first": self.first,
            "bag": [column for column in COLUMN_LETTERS if column not in self.drawn],
            "open": self._all_at("open"),
            "owned": [self._all_at(f"owned by {seat}") for seat in seats],
            "jokers": [self._all_at(f"in the hand of {seat}") for seat in seats],
            "developed": [[zone for zone in self.place if zone in self.developed[seat]] for seat in seats],
        }

    def _all_at(self, place: str) -> list[str]:
        return [zone for zone, at in self.place.items() if at == place]

    def _move(self, zone: str, come: str, go: str) -> None:
        assert self.place[zone] == come, f"{zone} is {self.place[zone]}, not {come}"
        self.place[zone] = go

    # Tokens, rounds, eras

    def _draw(self, column: str) -> None:
        assert column not in self.drawn
        self.drawn.append(column)

    def _opened(self, fact: Fact) -> None:
        assert fact.what == f"{self.drawn[-1]}{self.era}"
        self._move(fact.what, "closed", "open")

    def _first_player(self, fact: Fact) -> None:
        assert self.first == -1 or fact.seat == (self.first + 1) % self.players
        self.first = fact.seat

    def _era(self, fact: Fact) -> None:
        assert sorted(self.drawn) == list(COLUMN_LETTERS), "all twelve tokens are drawn in an era"
        assert not self._all_at("open"), "all twelve zones are sold in an era"
        self.drawn.clear()
        self.era += 1
        assert fact.amount == self.era

    def _over(self, fact: Fact) -> None:
        assert self.era == ERAS
        assert not self._all_at("closed") + self._all_at("open")
        for seat in range(self.players):
            for zone in self._all_at(f"owned by {seat}"):
                if zone not in self.developed[seat]:
                    self.place[zone] = "left without a marker"

    # Talers

    def _income(self, fact: Fact) -> None:
        self.talers = [talers + fact.amount for talers in self.talers]

    _column_a = _income

    def _subsidy(self, fact: Fact) -> None:
        assert not self.subsidised[fact.seat]
        self.subsidised[fact.seat] = 1
        self.talers[fact.seat] += fact.amount

    def _pays_bank(self, fact: Fact) -> None:
        assert fact.amount > 0
        self.talers[fact.seat] -= fact.amount

    _buys_bank = _pays_bank

    def _pays(self, fact: Fact) -> None:
        self._pays_bank(fact)
        assert fact.other != fact.seat
        self.talers[fact.other] += fact.amount

    _buys = _pays

    # Zones

    def _zone(self, fact: Fact) -> None:
        self._move(fact.what, "open", f"owned by {fact.seat}")

    def _joker(self, fact: Fact) -> None:
        self._move(fact.what, "open", f"in the hand of {fact.seat}")

    def _joker_spent(self, fact: Fact) -> None:
        self._move(fact.what, f"in the hand of {fact.seat}", "spent")

    def _own_factory(self, fact: Fact) -> None:
        """A resource from one's own factory costs nothing."""

    def _developed(self, fact: Fact) -> None:
        assert self.place[fact.what] == f"owned by {fact.seat}"
        assert fact.what not in self.developed[fact.seat]
        self.developed[fact.seat].add(fact.what)
        self.points[fact.seat] += fact.amount
