"""Industry in a terminal."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final, cast

from rich.console import Group, RenderableType

from opificio.core.state import State
from opificio.games.industry.components import zone_index
from opificio.games.industry.game import IndustryGame
from opificio.games.industry.state import BID, DEVELOP, SUPPLY, Industry
from opificio.speech import Speech
from opificio.terminal.boards.industry.board import board, legend
from opificio.terminal.boards.industry.players import players
from opificio.terminal.boards.industry.signs import Signs
from opificio.terminal.boards.industry.zones import one_zone, open_zones


class IndustryDrawing:
    """The board of sixty zones, the players, and the zones on sale."""

    def __init__(self, speech: Speech) -> None:
        self._signs: Final = Signs(speech)
        self._board: Final = cast("IndustryGame", speech.game).board

    def amounts(self, state: State) -> str:
        return "bid" if cast("Industry", state).asking == BID else ""

    def scene(self, state: State) -> Hashable:
        """A new round, and then the development phase."""
        table = cast("Industry", state)
        return table.era, table.bag.total, table.asking in (DEVELOP, SUPPLY)

    def board(self, state: State, width: int) -> RenderableType:
        return board(cast("Industry", state), self._signs, width)

    def legend(self) -> RenderableType:
        return legend(self._board, self._signs)

    def status(self, state: State) -> RenderableType:
        table = cast("Industry", state)
        shown: list[RenderableType] = [players(table, self._signs)]
        if table.open_zones:
            shown.append(open_zones(table, self._signs))
        return Group(*shown)

    def component(self, state: State, id: str) -> RenderableType:
        return one_zone(cast("Industry", state), zone_index(id), self._signs)
