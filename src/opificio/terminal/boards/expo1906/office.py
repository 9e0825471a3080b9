"""The Patents Office of Expo 1906: lines, tokens in their columns, jumps between the lines, chits."""

from __future__ import annotations

from typing import Final

from rich.console import Group
from rich.table import Table
from rich.text import Text

from opificio.games.expo1906.components import CHITS
from opificio.games.expo1906.notation import chit_name, line_name
from opificio.games.expo1906.patents import FIRST_COLUMN, LINES, NO_TOKEN, leader, owners, space
from opificio.games.expo1906.state import NONE, Expo
from opificio.terminal.boards.expo1906.signs import GHOST_SIGN, NOTHING, Signs, owner_sign
from opificio.terminal.screen import seat_colour

COLUMN_CELLS: Final = 4
JUMP: Final = "↕"
EMPTY: Final = "·"


def office(state: Expo, signs: Signs) -> Group:
    """The lines and, between them, the prices of the jumps; then what lies beside them."""
    figures = state.box.figures
    columns = range(1 if state.ghosts else FIRST_COLUMN, figures.columns + 1)
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(overflow="fold")
    for _ in columns:
        table.add_column(min_width=COLUMN_CELLS, no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_row(
        Text(signs.label("patents"), style="bold"),
        *[Text(_heading(state, column), style="dim") for column in columns],
        Text(signs.label("leader"), style="dim"),
    )
    for line in range(LINES):
        table.add_row(
            signs.resources[state.box.lines[line]],
            *[_pile(state, line, column) for column in columns],
            _leader(state, line),
        )
        if line + 1 < LINES:
            table.add_row("", *[Text(_jump(state, line, column), style="dim") for column in columns])
    return Group(table, *_beside(state, signs))


def _heading(state: Expo, column: int) -> str:
    points = state.box.figures.column_points[column]
    return f"{column} +{points}" if points else str(column)


def _pile(state: Expo, line: int, column: int) -> Text:
    """The tokens from the top. In column 1, which belongs to no line, only a ghost waits at its own."""
    if column < FIRST_COLUMN:
        return Text(GHOST_SIGN if state.ghosts[line] == column else "")
    pile = owners(state.piles[space(line, column)])
    shown = Text()
    for owner in pile:
        shown.append(owner_sign(owner), style=_colour(state, owner))
    return shown or Text(EMPTY, style="dim")


def _colour(state: Expo, owner: int) -> str:
    return f"{seat_colour(owner)} bold" if owner < state.players else "bold"


def _jump(state: Expo, line: int, column: int) -> str:
    """What the jump between this line and the one below costs now."""
    price = state.jump_price(line, column)
    return f"{JUMP}{price}" if price >= 0 else ""


def _leader(state: Expo, line: int) -> Text:
    owner = leader(state.piles, line)
    if owner == NO_TOKEN:
        return Text(NOTHING, style="dim")
    return Text(owner_sign(owner), style=_colour(state, owner))


def _beside(state: Expo, signs: Signs) -> list[Text]:
    """The tokens that have not entered a line, and the chits."""
    waiting = [
        f"{signs.speech.seat(seat)} {state.waiting[seat]}"
        for seat in range(state.players)
        if state.waiting[seat]
    ]
    lying = [
        f"{signs.speech.named(line_name(state.box, line))} {signs.speech.named(chit_name(chit))}"
        for line, chit in enumerate(state.chits)
        if chit != NONE
    ]
    left = [signs.speech.named(id) for chit, id in enumerate(CHITS) if chit not in state.chits]
    shown = [("waiting", waiting), ("chits", lying), ("chits_left", left)]
    return [Text(signs.labelled(signs.label(label), " · ".join(each))) for label, each in shown if each]
