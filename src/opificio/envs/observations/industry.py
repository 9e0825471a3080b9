"""The columns of Industry."""

from __future__ import annotations

from typing import Final, final

from opificio.core.state import State
from opificio.envs.observations.encoder import Encoder, Layout, Row, numbered, seat_names, write_set
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

    def write(self, state: State, seat: int, row: Row) -> None:
        assert isinstance(state, Industry)
        self._write_table(state, row)
        for number in range(self.players):
            each = (seat + number) % self.players
            self._write_roles(state, each, number, row)
            self._write_holdings(state, each, number, row)

    def _write_table(self, state: Industry, row: Row) -> None:
        row[self.question + state.asking] = 1
        row[self.balanced_draw] = int(state.balanced_draw)
        row[self.era + state.era] = 1
        for column in state.bag.kinds():
            row[self.bag + column] = 1
        row[self.to_draw] = state.to_draw / TOKENS
        write_set(row, self.open, state.open_zones)
        if state.lot >= 0:
            row[self.lot + state.lot] = 1
        row[self.top_bid] = state.top_bid / TALERS
        row[self.builds_left] = state.builds_left / BUILDS_A_TURN
        if state.site >= 0:
            row[self.site + state.site] = 1
        row[self.need] = state.need

    def _write_roles(self, state: Industry, seat: int, number: int, row: Row) -> None:
        if state.to_move == seat:
            row[self.actor + number] = 1
        if state.first == seat:
            row[self.first + number] = 1
        if state.auctioneer == seat:
            row[self.auctioneer + number] = 1
        if state.top_bidder == seat:
            row[self.top_bidder + number] = 1

    def _write_holdings(self, state: Industry, seat: int, number: int, row: Row) -> None:
        row[self.talers + number] = state.talers[seat] / TALERS
        row[self.points + number] = state.points[seat] / POINTS
        row[self.subsidised + number] = state.subsidised >> seat & 1
        write_set(row, self.owned + number * ZONES, state.owned[seat])
        write_set(row, self.developed + number * ZONES, state.developed[seat])
        jokers = state.jokers[seat]
        if jokers:
            for at, zone in enumerate(self.jokers):
                row[self.joker + number * len(self.jokers) + at] = jokers >> zone & 1
