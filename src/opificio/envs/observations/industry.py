"""The columns of Industry."""

from __future__ import annotations

from typing import Final, final

from opificio.core.state import State
from opificio.envs.observations.encoder import Encoder, Layout, Sheet, numbered, seat_names
from opificio.games.industry.components import COLUMN_LETTERS, ERAS, ZONES, Board, members, zone_id
from opificio.games.industry.state import BUILDS_A_TURN, QUESTIONS, Industry

# What a figure is divided by
TALERS: Final = 40.0
POINTS: Final = 100.0
TOKENS: Final = 4.0


@final
class IndustryEncoder(Encoder):
    """The table first, then seat by seat."""

    def __init__(self, board: Board, players: int) -> None:
        layout = Layout()
        seats = seat_names(players)
        zones = [zone_id(zone) for zone in range(ZONES)]
        self.jokers: Final = members(board.jokers)
        # The table
        self.question: Final = layout.each("question", QUESTIONS)
        self.actor: Final = layout.each("actor", seats)
        self.balanced_draw: Final = layout.one("balanced_draw")
        self.era: Final = layout.each("era", numbered(ERAS))
        self.first: Final = layout.each("first", seats)
        self.bag: Final = layout.each("bag", list(COLUMN_LETTERS))
        self.to_draw: Final = layout.one("to_draw")
        self.open: Final = layout.each("open", zones)
        self.auctioneer: Final = layout.each("auctioneer", seats)
        self.lot: Final = layout.each("lot", zones)
        self.top_bid: Final = layout.one("top_bid")
        self.top_bidder: Final = layout.each("top_bidder", seats)
        self.builds_left: Final = layout.one("builds_left")
        self.site: Final = layout.each("site", zones)
        self.need: Final = layout.one("need")
        # The seats
        self.talers: Final = layout.each("talers", seats)
        self.points: Final = layout.each("points", seats)
        self.subsidised: Final = layout.each("subsidised", seats)
        self.owned: Final = layout.grid("owned", seats, zones)
        self.developed: Final = layout.grid("developed", seats, zones)
        self.joker: Final = layout.grid("joker", seats, [zone_id(zone) for zone in self.jokers])
        super().__init__(players, layout.names)

    def note(self, state: State, seat: int, sheet: Sheet) -> None:
        assert isinstance(state, Industry)
        self._note_table(state, sheet)
        for number in range(self.players):
            each = (seat + number) % self.players
            self._note_roles(state, each, number, sheet)
            self._note_holdings(state, each, number, sheet)

    def _note_table(self, state: Industry, sheet: Sheet) -> None:
        sheet.one(self.question + state.asking)
        sheet.put(self.balanced_draw, int(state.balanced_draw))
        sheet.one(self.era + state.era)
        for column in state.bag.kinds():
            sheet.one(self.bag + column)
        sheet.put(self.to_draw, state.to_draw / TOKENS)
        sheet.set(self.open, state.open_zones)
        sheet.choice(self.lot, state.lot)
        sheet.put(self.top_bid, state.top_bid / TALERS)
        sheet.put(self.builds_left, state.builds_left / BUILDS_A_TURN)
        sheet.choice(self.site, state.site)
        sheet.put(self.need, state.need)

    def _note_roles(self, state: Industry, seat: int, number: int, sheet: Sheet) -> None:
        if state.to_move == seat:
            sheet.one(self.actor + number)
        if state.first == seat:
            sheet.one(self.first + number)
        if state.auctioneer == seat:
            sheet.one(self.auctioneer + number)
        if state.top_bidder == seat:
            sheet.one(self.top_bidder + number)

    def _note_holdings(self, state: Industry, seat: int, number: int, sheet: Sheet) -> None:
        sheet.put(self.talers + number, state.talers[seat] / TALERS)
        sheet.put(self.points + number, state.points[seat] / POINTS)
        sheet.put(self.subsidised + number, state.subsidised >> seat & 1)
        sheet.set(self.owned + number * ZONES, state.owned[seat])
        sheet.set(self.developed + number * ZONES, state.developed[seat])
        jokers = state.jokers[seat]
        if jokers:
            for at, zone in enumerate(self.jokers):
                sheet.put(self.joker + number * len(self.jokers) + at, jokers >> zone & 1)
