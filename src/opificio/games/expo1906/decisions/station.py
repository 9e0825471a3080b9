"""E3.1 Train Station: buy up to three resource tiles, each dearer than the one before."""

from __future__ import annotations

from typing import Final

from opificio.core.fact import Meaning
from opificio.core.move import Move
from opificio.core.rule import Figures, Rule
from opificio.games.expo1906 import flow
from opificio.games.expo1906.components import Resource
from opificio.games.expo1906.state import STATION_TILE, Expo
from opificio.games.expo1906.supply import with_piece, without_piece

BUY_NOT_NOW: Final = Rule("E3.1", "buy_tile.not_now", "no resource tile is bought now")
NOT_AT_STATION: Final = Rule("E3.1", "buy_tile.not_there", "no {tile} lies in the Train Station")
TILE_TOO_DEAR: Final = Rule("E3.1", "buy_tile.cannot_pay", "needs ${needs}, has ${has}")


def take_from_station(state: Expo, tile: int) -> None:
    """The tile lies open in front of the player. There is no refill before the reorganisation."""
    state.station = without_piece(state.station, tile)
    state.tiles[state.to_move] = with_piece(state.tiles[state.to_move], tile)


class BuyTile(Move[Expo]):
    """A tile for the price of the next one."""

    def __init__(self, tile: Resource) -> None:
        super().__init__(f"buy {tile.id}")
        self.tile: Final = tile

    def why_not(self, state: Expo) -> Rule | None:
        if state.asking != STATION_TILE:
            return BUY_NOT_NOW
        if self.tile.index not in state.station:
            return NOT_AT_STATION
        return TILE_TOO_DEAR if state.station_price() > state.money[state.to_move] else None

    def figures(self, state: Expo, rule: Rule) -> Figures:
        if rule is TILE_TOO_DEAR:
            return {"needs": state.station_price(), "has": state.money[state.to_move]}
        return {"tile": self.tile.id}

    def meaning(self, state: Expo) -> Meaning:
        return {"takes": {"pays": state.station_price()}}

    def do(self, state: Expo) -> None:
        flow.pay(state, state.to_move, state.station_price())
        take_from_station(state, self.tile.index)
        state.left -= 1
        if not state.left:
            flow.end_action(state)
