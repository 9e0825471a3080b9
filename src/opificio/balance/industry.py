"""Industry: what zones go for, who keeps them, whether they are built, and what they bring."""

from __future__ import annotations

from typing import Final

from opificio.balance.study import WORTH_COLUMN, Column, Kind, Study, number, share, whole
from opificio.balance.targets import Target, each, seats, spread, winner
from opificio.balance.watcher import Watcher
from opificio.core.fact import Fact
from opificio.core.game import Game
from opificio.core.state import State
from opificio.games.industry.components import COLUMN_LETTERS, ERAS

ZONES: Final = "zones"
SUBSIDIES: Final = "subsidies"


class IndustryWatcher(Watcher):
    """Auctions and developments, zone by zone."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self._auctioneer = -1
        self._bid = 0
        self._era = "1"

    def count(self, fact: Fact, state: State) -> None:
        """See Watcher."""
        match fact.kind:
            case "played":
                self._hear_auction(fact)
            case "zone" | "joker":
                self._sold(fact.what, fact.seat)
            case "developed":
                self._used(fact.what)
                self.add(ZONES, fact.what, "points", fact.amount)
            case "joker_spent":
                self._used(fact.what)
            case "era":
                self._era = str(fact.amount)
            case "subsidy":
                self.add(SUBSIDIES, "subsidy", "taken")
                self.own(SUBSIDIES, "subsidy", fact.seat)

    def _hear_auction(self, fact: Fact) -> None:
        verb, _, rest = fact.what.partition(" ")
        if verb == "pick":
            self._auctioneer, self._bid = fact.seat, 0
        elif verb == "bid":
            self._bid = int(rest)

    def _sold(self, zone: str, seat: int) -> None:
        self.add(ZONES, zone, "auctioned")
        self.add(ZONES, zone, "paid", self._bid)
        self.add(ZONES, zone, "free", self._bid == 0)
        self.add(ZONES, zone, "kept", self._bid > 0 and seat == self._auctioneer)
        self.own(ZONES, zone, seat)

    def _used(self, zone: str) -> None:
        self.add(ZONES, zone, "used")
        self.add(ZONES, zone, "in_era", zone.endswith(self._era))

    def finish(self, state: State) -> None:
        """See Watcher."""
        self.add(SUBSIDIES, "subsidy", "offered", self.players)


class IndustryStudy(Study):
    """Sixty zones."""

    tables = (4, 3)

    def watcher(self, game: Game[State], players: int) -> Watcher:
        """See Study."""
        return IndustryWatcher(players)

    def kinds(self, game: Game[State], players: int) -> list[Kind]:
        """See Study."""
        names = game.names()
        ids = [f"{column}{era + 1}" for era in range(ERAS) for column in COLUMN_LETTERS]
        return [
            Kind(
                ZONES,
                "Zones",
                [(id, f"{id} {names[id]}") for id in ids],
                [
                    Column("auctioned", "auctioned", "", whole),
                    Column("mean price", "paid", "auctioned", number),
                    Column("free", "free", "auctioned", share),
                    Column("kept", "kept", "auctioned", share),
                    Column("used", "used", "auctioned", share),
                    Column("in its era", "in_era", "auctioned", share),
                    Column("points", "points", "auctioned", number),
                    WORTH_COLUMN,
                ],
                use="mean price",
            ),
            Kind(
                SUBSIDIES,
                "Subsidies",
                [("subsidy", "subsidy")],
                [Column("taken", "taken", "offered", share), WORTH_COLUMN],
            ),
        ]

    def targets(self, players: int) -> list[Target]:
        """See Study."""
        low, high, most = (38, 52, 0.30) if players == 4 else (42, 62, 0.38)
        return [
            winner(low, high),
            spread(10, 25),
            seats(most),
            each("no zone goes for nothing in more than half of its auctions", [ZONES], "free", None, 0.5),
        ]
