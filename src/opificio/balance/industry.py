"""Industry: what zones go for, who keeps them, whether they are built, and who does well with them."""

from __future__ import annotations

from typing import Final

from opificio.balance.study import WORTH_COLUMNS, Component, Kind, Study, mean_of, of_each
from opificio.balance.targets import Target, of_components, seats, spread, winner
from opificio.balance.watcher import Watcher
from opificio.core.fact import Fact
from opificio.core.game import Game
from opificio.core.state import State
from opificio.games.industry.game import IndustryGame

ZONES: Final = "zones"
SUBSIDY: Final = "subsidy"
ABOUT_ZONES: Final = (
    "Free: nobody bid. Kept: by the auctioneer, against a bid. Used: developed, or the joker spent."
)


class IndustryWatcher(Watcher):
    """Auctions and developments, zone by zone. A joker is used when it is spent."""

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
                self._era = f"{fact.amount}"
            case "subsidy":
                self.add(SUBSIDY, SUBSIDY, "taken")
                self.own(SUBSIDY, SUBSIDY, fact.seat)

    def _hear_auction(self, fact: Fact) -> None:
        match fact.what.split():
            case ["pick", _]:
                self._auctioneer, self._bid = fact.seat, 0
            case ["bid", amount]:
                self._bid = int(amount)

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
        self.add(SUBSIDY, SUBSIDY, "offered", self.players)


class IndustryStudy(Study):
    """The sixty zones, and the subsidy."""

    players = 4

    def watcher(self, game: Game[State], players: int) -> Watcher:
        """See Study."""
        return IndustryWatcher(players)

    def kinds(self, game: Game[State], players: int) -> list[Kind]:
        """See Study."""
        assert isinstance(game, IndustryGame)
        zones = [Component(zone.id, f"{zone.id} {zone.name}", zone.id) for zone in game.board.zones]
        columns = [
            mean_of("mean price", "paid", "auctioned"),
            of_each("free", "free", "auctioned"),
            of_each("kept", "kept", "auctioned"),
            of_each("used", "used", "auctioned"),
            of_each("in its era", "in_era", "auctioned"),
            mean_of("points", "points", "auctioned"),
        ]
        return [
            Kind(
                ZONES,
                "Zones",
                zones,
                [*columns, *WORTH_COLUMNS],
                ABOUT_ZONES,
                use="mean price",
            ),
            Kind(
                SUBSIDY,
                "Subsidy",
                [Component(SUBSIDY, "subsidy")],
                [of_each("taken", "taken", "offered"), *WORTH_COLUMNS],
            ),
        ]

    def targets(self, players: int) -> list[Target]:
        """See Study."""
        low, high, most = (38, 52, 0.30) if players == 4 else (42, 62, 0.38)
        return [
            winner(low, high),
            spread(10, 25),
            seats(most),
            of_components(
                "no zone goes for nothing in more than half of its auctions", [ZONES], "free", high=0.5
            ),
        ]
