"""The sixty zones in five rows of twelve, three lines each.

F  (2)     kind, and whose: (2) owned, [2] developed by seat 2; * open; ! under the hammer
3StWo      construction cost, required resources
Br +1      product, points; or the kind of bonus and its multiplier
"""

from __future__ import annotations

from typing import Final

from rich.box import SQUARE
from rich.cells import cell_len
from rich.console import Group
from rich.table import Table
from rich.text import Text

from opificio.games.industry.components import (
    BONUS,
    COLUMN_LETTERS,
    COLUMNS,
    ERAS,
    FACTORY,
    JOKER,
    NETWORKS,
    TECHNOLOGY,
    Board,
    Zone,
)
from opificio.games.industry.notation import zone_ids
from opificio.games.industry.state import Industry
from opificio.terminal.boards.industry.signs import Signs
from opificio.terminal.screen import seat_colour

OPEN: Final = "*"
LOT: Final = "!"
DISCOUNT: Final = "−1"
ERA_CELLS: Final = 2
NARROWEST: Final = 5
WIDEST: Final = 9


def board(state: Industry, signs: Signs, width: int) -> Group:
    """The grid, and what the bank sells."""
    bank = [
        f"{signs.short_resources[resource]} {name}"
        for resource, name in enumerate(signs.resources)
        if state.era >= state.board.bank_era[resource]
    ]
    sells = signs.labelled(signs.label("bank"), " · ".join(bank)) if bank else signs.label("bank_nothing")
    return Group(_grid(state, signs, width), Text(sells))


def _grid(state: Industry, signs: Signs, width: int) -> Table:
    cells = [_cell(state, zone, signs) for zone in state.board.zones]
    longest = max(cell_len(left) + cell_len(right.plain) for cell in cells for left, right in cell)
    fitting = (width - ERA_CELLS - COLUMNS - 2) // COLUMNS
    size = max(longest, NARROWEST, min(WIDEST, fitting))
    table = Table(box=SQUARE, show_lines=True, padding=0)
    table.add_column("", width=ERA_CELLS, justify="right")
    for letter in COLUMN_LETTERS:
        table.add_column(letter, width=size, no_wrap=True)
    for era in range(ERAS):
        current = era == state.era
        name = Text(f"{'>' if current else ''}{era + 1}", style="bold" if current else "")
        row = cells[COLUMNS * era : COLUMNS * (era + 1)]
        table.add_row(name, *[_filled(cell, size) for cell in row])
    return table


Cell = list[tuple[str, Text]]
"""The lines of a zone: what stands at the left, what stands at the right."""


def _cell(state: Industry, zone: Zone, signs: Signs) -> Cell:
    sign = (signs.short_kinds[zone.kind], mark(state, zone.index))
    if zone.kind == JOKER:
        return [sign, ("", Text()), (signs.short_resources[zone.joker], Text())]
    cost = "" if zone.kind == TECHNOLOGY else str(zone.cost)
    price = (cost + signs.short_needs(zone.needs), Text())
    if zone.kind == BONUS:
        return [sign, price, (signs.short_bonuses[zone.bonus], Text(f"×{zone.multiplier}"))]
    product = DISCOUNT if zone.discount else signs.short_product(zone.makes)
    return [sign, price, (product, Text(f"+{zone.points}"))]


def _filled(cell: Cell, size: int) -> Text:
    lines = [
        Text(left + " " * (size - cell_len(left) - cell_len(right.plain))).append_text(right)
        for left, right in cell
    ]
    return Text("\n").join(lines)


def mark(state: Industry, zone: int) -> Text:
    """Whose a zone is, or that it is on sale."""
    bit = 1 << zone
    if state.open_zones & bit:
        return Text(LOT if zone == state.lot else OPEN, style="bold")
    for seat in range(state.players):
        if state.developed[seat] & bit:
            return Text(f"[{seat + 1}]", style=f"{seat_colour(seat)} reverse")
        if (state.owned[seat] | state.jokers[seat]) & bit:
            return Text(f"({seat + 1})", style=seat_colour(seat))
    return Text()


# What never changes


def legend(printed: Board, signs: Signs) -> Group:
    """What the signs mean, and which zones are joined."""
    kinds = [f"{signs.short_kinds[kind]} {signs.kinds[kind]}" for kind in (JOKER, BONUS, FACTORY, TECHNOLOGY)]
    marks = [
        f"(1) {signs.label('undeveloped')}",
        f"[1] {signs.label('developed')}",
        f"{OPEN} {signs.label('open')}",
        f"{LOT} {signs.label('lot')}",
    ]
    resources = [
        f"{short} {name}" for short, name in zip(signs.short_resources, signs.resources, strict=False)
    ]
    figures = [
        f"{DISCOUNT} {signs.label('discount')}",
        f"+1 {signs.label('zone_points')}",
        f"×2 {signs.label('multiplier')}",
    ]
    networks = [
        signs.labelled(
            f"{signs.short_bonuses[kind]} {signs.bonuses[kind]} ({signs.name('networks', name)})",
            " ".join(zone_ids(printed.network[kind])),
        )
        for kind, name in enumerate(NETWORKS)
    ]
    joins = [
        signs.labelled(signs.name("joins", "road"), _pairs(printed, printed.roads)),
        signs.labelled(signs.name("joins", "link"), _pairs(printed, printed.links)),
    ]
    lines = [" · ".join(part) for part in (kinds + marks, resources, figures, networks)]
    return Group(*[Text(line, style="dim") for line in lines + joins])


def _pairs(printed: Board, pairs: list[tuple[int, int]]) -> str:
    return " ".join(f"{printed.zones[one].id}–{printed.zones[other].id}" for one, other in pairs)
