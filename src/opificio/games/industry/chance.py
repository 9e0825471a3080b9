"""What is drawn: the first player, and the column tokens. A dealer chooses, as players choose moves."""

from __future__ import annotations

from typing import Final

from opificio.core.move import Move
from opificio.core.rule import Figures, Rule
from opificio.games.industry import flow
from opificio.games.industry.components import COLUMN_LETTERS, COLUMNS, zone_id
from opificio.games.industry.state import COLUMN_TOKEN, FIRST_PLAYER, NONE, Industry

NOT_DRAWN_NOW: Final = Rule(
    "I1.4", "first_player.not_now", "the first player is drawn before the game, and only then"
)
NO_SUCH_SEAT: Final = Rule("I1.4", "first_player.no_seat", "there is no seat {seat} with {players} players")
TOKEN_NOT_NOW: Final = Rule("I2.2", "token.not_now", "no column token is drawn now")
TOKEN_OUT: Final = Rule("I2.7", "token.out", "token {column} has left the bag in this era")


class FirstPlayer(Move[Industry]):
    """I1.4 The first player is drawn at random."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"first {seat + 1}")
        self.seat: Final = seat

    def why_not(self, state: Industry) -> Rule | None:
        if state.asking != FIRST_PLAYER:
            return NOT_DRAWN_NOW
        return NO_SUCH_SEAT if self.seat >= state.players else None

    def figures(self, state: Industry, rule: Rule) -> Figures:
        return {"seat": self.seat + 1, "players": state.players}

    def do(self, state: Industry) -> None:
        state.first = self.seat
        state.note("first_player", self.seat)
        flow.begin_round(state)


class DrawToken(Move[Industry]):
    """I2.2 A column token opens the zone of the current era in its column; A's brings a taler to everyone."""

    def __init__(self, column: int) -> None:
        super().__init__(f"draw {COLUMN_LETTERS[column]}")
        self.column: Final = column

    def why_not(self, state: Industry) -> Rule | None:
        if state.asking != COLUMN_TOKEN:
            return TOKEN_NOT_NOW
        return None if state.bag.count(self.column) else TOKEN_OUT

    def figures(self, state: Industry, rule: Rule) -> Figures:
        return {"column": COLUMN_LETTERS[self.column]}

    def do(self, state: Industry) -> None:
        state.bag = state.bag.without(self.column)
        zone = COLUMNS * state.era + self.column
        state.open_zones |= 1 << zone
        state.note("opened", NONE, 0, zone_id(zone))
        if self.column == 0:
            bonus = state.board.figures.column_a_bonus
            for seat in range(state.players):
                state.talers[seat] += bonus
            state.note("column_a", NONE, bonus)
        state.to_draw -= 1
        if state.to_draw == 0:
            flow.begin_auctions(state)
