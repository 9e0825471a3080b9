"""A position of Industry. Everything on the table is public; what the bag will give is nobody's to know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from opificio.core.bag import Bag
from opificio.core.state import State
from opificio.games.industry.components import COLUMNS, Board

if TYPE_CHECKING:
    from opificio.games.industry.game import IndustryGame

# What is being asked
FIRST_PLAYER: Final = 0  # chance: who begins (I1.4)
COLUMN_TOKEN: Final = 1  # chance: which token comes out of the bag (I2.2)
PICK: Final = 2
BID: Final = 3
KEEP_OR_SELL: Final = 4
DEVELOP: Final = 5
SUPPLY: Final = 6
NOTHING: Final = 7  # the game is over
QUESTIONS: Final = [
    "first_player",
    "column_token",
    "pick",
    "bid",
    "keep_or_sell",
    "develop",
    "supply",
    "over",
]

NONE: Final = -1  # no seat, no zone
BUILDS_A_TURN: Final = 2  # I4.1
MOST_ROUNDS_AN_ERA: Final = 4  # I2.3


@final
class Industry(State):
    """Who has what, and what is being asked of whom."""

    def __init__(
        self,
        game: IndustryGame,
        board: Board,
        players: int,
        balanced_draw: bool,
        to_move: int,
        asking: int,
        era: int,
        first: int,
        bag: Bag,
        to_draw: int,
        open_zones: int,
        auctioneer: int,
        lot: int,
        top_bid: int,
        top_bidder: int,
        builds_left: int,
        site: int,
        need: int,
        subsidised: int,
        talers: list[int],
        points: list[int],
        owned: list[int],
        developed: list[int],
        jokers: list[int],
    ) -> None:
        super().__init__(players, to_move)
        self.game: Final = game
        self.board: Final = board
        self.balanced_draw: Final = balanced_draw
        self.asking = asking
        self.era = era  # from 0
        self.first = first  # who holds the first-player marker
        self.bag = bag  # column tokens not drawn in this era
        self.to_draw = to_draw  # column tokens still to come this round
        self.open_zones = open_zones  # open, unsold zones
        self.auctioneer = auctioneer
        self.lot = lot  # the zone under the hammer
        self.top_bid = top_bid
        self.top_bidder = top_bidder
        self.builds_left = builds_left
        self.site = site  # the zone whose resources are being provided
        self.need = need  # which of its requirements is asked for
        self.subsidised = subsidised  # the seats that took their subsidy, as bits
        self.talers = talers
        self.points = points  # scored during play
        self.owned = owned  # zones with a marker, developed or not
        self.developed = developed
        self.jokers = jokers  # joker tokens in hand, by the zones they came from

    def copy(self) -> Industry:
        return Industry(
            self.game,
            self.board,
            self.players,
            self.balanced_draw,
            self.to_move,
            self.asking,
            self.era,
            self.first,
            self.bag,
            self.to_draw,
            self.open_zones,
            self.auctioneer,
            self.lot,
            self.top_bid,
            self.top_bidder,
            self.builds_left,
            self.site,
            self.need,
            self.subsidised,
            self.talers.copy(),
            self.points.copy(),
            self.owned.copy(),
            self.developed.copy(),
            self.jokers.copy(),
        )

    def the_game(self) -> IndustryGame:
        return self.game

    def options(self) -> dict[str, int]:
        return {"balanced_draw": int(self.balanced_draw)}

    def key(self) -> tuple[object, ...]:
        return (
            self.board.hash,
            self.players,
            self.balanced_draw,
            self.to_move,
            self.asking,
            self.era,
            self.first,
            self.bag,
            self.to_draw,
            self.open_zones,
            self.auctioneer,
            self.lot,
            self.top_bid,
            self.top_bidder,
            self.builds_left,
            self.site,
            self.need,
            self.subsidised,
            tuple(self.talers),
            tuple(self.points),
            tuple(self.owned),
            tuple(self.developed),
            tuple(self.jokers),
        )

    # Questions about the position

    def left_of(self, seat: int) -> int:
        """The seat whose turn follows, clockwise."""
        return seat + 1 if seat + 1 < self.players else 0

    def may_take_subsidy(self, seat: int) -> bool:
        """Each player has one subsidy a game (I5.1)."""
        return not self.subsidised >> seat & 1

    def undeveloped(self, seat: int) -> int:
        """His zones that may still be developed: technologies only in their own era (I4.7)."""
        waiting = self.owned[seat] & ~self.developed[seat]
        this_era = ((1 << COLUMNS) - 1) << COLUMNS * self.era
        return waiting & (~self.board.technologies | this_era)

    def construction_cost(self, seat: int, zone: int) -> int:
        """The printed cost less one taler for each of Bank and Stock Exchange that he developed (I4.8)."""
        cost = self.board.zones[zone].cost
        discounts = self.developed[seat] & self.board.discounts
        while discounts and cost:
            discounts &= discounts - 1
            cost -= 1
        return cost

    def others_developed(self, seat: int) -> int:
        """All zones that the other players have developed."""
        zones = 0
        for other in range(self.players):
            if other != seat:
                zones |= self.developed[other]
        return zones

    def tokens_a_round(self) -> int:
        """One token a player; with the recommended draw the late eras differ (I2.2, I2.3)."""
        if self.balanced_draw and self.players == 3 and self.era >= 3:
            return 4
        if self.balanced_draw and self.players == 4 and self.era == 4:
            return 3
        return self.players
