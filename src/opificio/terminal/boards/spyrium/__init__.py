"""Spyrium in a terminal."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final, cast

from rich.console import Group, RenderableType

from opificio.core.state import State
from opificio.games.spyrium.game import SpyriumGame
from opificio.games.spyrium.state import TOKEN, Spyrium
from opificio.speech import Speech
from opificio.terminal.boards.spyrium.board import board, legend
from opificio.terminal.boards.spyrium.components import one_card, one_event
from opificio.terminal.boards.spyrium.players import options, players
from opificio.terminal.boards.spyrium.printed import Printed


class SpyriumDrawing:
    """The market with the workers in its gaps, the event, the residence track, and the players."""

    def __init__(self, speech: Speech) -> None:
        self._printed: Final = Printed(speech)
        self._box: Final = cast("SpyriumGame", speech.game).box

    def amounts(self, state: State) -> str:
        """A number is the value of a token, unless Commerce may change it."""
        table = cast("Spyrium", state)
        changed = any(" as " in move.text for move in table.legal())
        return "token" if table.asking == TOKEN and not changed else ""

    def scene(self, state: State) -> Hashable:
        """Whatever lies or stands in the market."""
        table = cast("Spyrium", state)
        return table.turn, tuple(table.market), tuple(table.tokens), tuple(table.standing)

    def board(self, state: State, width: int) -> RenderableType:
        return board(cast("Spyrium", state), self._printed, width)

    def legend(self) -> RenderableType:
        return legend(self._printed)

    def status(self, state: State) -> RenderableType:
        table = cast("Spyrium", state)
        return Group(players(table, self._printed), *options(table, self._printed))

    def component(self, state: State, id: str) -> RenderableType:
        table = cast("Spyrium", state)
        card = self._box.card(id)
        if card >= 0:
            return one_card(table, self._box.cards[card], self._printed)
        return one_event(self._box.events[self._box.event(id)], self._printed)
