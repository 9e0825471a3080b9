"""Expo 1906 in a terminal."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final, cast

from rich.console import Group, RenderableType
from rich.text import Text

from opificio.core.state import State
from opificio.games.expo1906.components import CHITS, NO_CARD
from opificio.games.expo1906.state import (
    CHIT,
    FREE_TILE,
    LAB_STEP,
    PURCHASE,
    PUT,
    REPOSITION,
    STATION_TILE,
    SWAP,
    TOKEN,
    Expo,
)
from opificio.speech import Speech
from opificio.terminal.boards.expo1906.components import one_chit, one_tile
from opificio.terminal.boards.expo1906.holding import FIRST, holding, marked
from opificio.terminal.boards.expo1906.lab import SCRAP, TURN_SIGNS
from opificio.terminal.boards.expo1906.labs import own_lab, small_labs
from opificio.terminal.boards.expo1906.market import academy, head, station
from opificio.terminal.boards.expo1906.office import JUMP, office
from opificio.terminal.boards.expo1906.players import players
from opificio.terminal.boards.expo1906.signs import GHOST_SIGN, MET, Signs


class ExpoDrawing:
    """The boards, the lab of whoever is asked space by space, the other labs small, and the players."""

    def __init__(self, speech: Speech) -> None:
        self._signs: Final = Signs(speech)

    def amounts(self, state: State) -> str:
        """No answer is an amount."""
        return ""

    def scene(self, state: State) -> Hashable:
        """The cards in hand before the action under way: anew with every turn."""
        table = cast("Expo", state)
        hands = list(table.hands)
        if table.card != NO_CARD and table.acting >= 0:
            hands[table.acting] |= 1 << table.card
        return table.round, table.ender, tuple(hands)

    def board(self, state: State, width: int) -> RenderableType:
        table, signs = cast("Expo", state), self._signs
        big = [table.to_move] if table.to_move >= 0 else [0] if table.is_solo() else []
        small = [seat for seat in range(table.players) if seat not in big]
        labs: list[RenderableType] = [own_lab(table, seat, signs) for seat in big]
        if small:
            labs.append(small_labs(table, small, signs))
        parts = [
            Group(*head(table, signs)),
            station(table, signs),
            academy(table, signs),
            office(table, signs),
        ]
        return Group(*[line for part in [*parts, *labs] for line in (part, "")][:-1])

    def legend(self) -> RenderableType:
        signs = self._signs
        resources = [f"{sign} {name}" for sign, name in zip(signs.short, signs.resources, strict=True)]
        degrees = "0° 90° 180° 270°"
        lab = [
            f"{signs.short[0]}2/{signs.short[2]}1 {signs.label('corners')}",
            f"{signs.short[0]}1/2 {signs.label('gets')} / {signs.label('needs')}",
            f"{MET} {signs.label('complete')}",
            f"{SCRAP} {signs.label('scrap')}",
            f"{TURN_SIGNS} {signs.label('turn')} {degrees}",
            f"{FIRST} {signs.label('first_space')}",
        ]
        patents = [
            f"12 {signs.label('tokens')}",
            f"{GHOST_SIGN} {signs.label('ghost')}",
            f"{JUMP}1 {signs.labelled(signs.label('arrows'), signs.money(1))}",
            f"+1 {signs.label('column_points')}",
        ]
        return Group(*[Text(" · ".join(part), style="dim") for part in (resources, lab, patents)])

    def status(self, state: State) -> RenderableType:
        table = cast("Expo", state)
        return Group(players(table, self._signs), *self._at_hand(table))

    def _at_hand(self, table: Expo) -> list[RenderableType]:
        """What the question is about."""
        signs, seat = self._signs, table.to_move
        if table.asking in (PUT, SWAP):
            return ["", *holding(table, signs), own_lab(table, seat, signs, marked(table, signs))]
        if table.asking in (LAB_STEP, REPOSITION):
            return ["", own_lab(table, seat, signs)]
        if table.asking in (TOKEN, CHIT):
            return ["", office(table, signs)]
        if table.asking in (STATION_TILE, FREE_TILE):
            return ["", station(table, signs)]
        return ["", academy(table, signs)] if table.asking == PURCHASE else []

    def component(self, state: State, id: str) -> RenderableType:
        table = cast("Expo", state)
        if id in CHITS:
            return one_chit(table, CHITS.index(id), self._signs)
        return one_tile(table, table.box.tile(id), self._signs)
