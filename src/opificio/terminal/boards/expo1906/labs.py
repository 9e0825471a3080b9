"""Labs of Expo 1906: one space by space with all that lies in it explained, the others small."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderResult
from rich.table import Table
from rich.text import Text

from opificio.games.expo1906.components import CARDS, NO_CARD, SHAPES
from opificio.games.expo1906.lab import COLUMN_LETTERS, amount
from opificio.games.expo1906.state import Expo
from opificio.games.expo1906.supply import NO_PIECE, mask_of, piece_over, project_in, supply, tile_of
from opificio.terminal.boards.expo1906.lab import SCRAP, keys, lab_cells, lab_grid
from opificio.terminal.boards.expo1906.signs import MET, Signs
from opificio.terminal.screen import seat_colour

GAP: Final = 2
NARROWEST: Final = 24  # cells, for what is told beside a lab
FREE: Final = "·"


class Beside:
    """A lab, and beside it, or below where that is too narrow, what its tiles and those not in it do."""

    def __init__(self, lab: Text, cells: int, told: Table) -> None:
        self._lab: Final = lab
        self._cells: Final = cells
        self._told: Final = told

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if options.max_width < self._cells + GAP + NARROWEST:
            yield self._lab
            yield self._told
            return
        table = Table.grid(padding=(0, GAP, 0, 0))
        table.add_column(no_wrap=True)
        table.add_column(overflow="fold")
        table.add_row(self._lab, self._told)
        yield table


def own_lab(state: Expo, seat: int, signs: Signs, fits: Sequence[int] = ()) -> Group:
    """A lab space by space; `fits` are the spots where the tile in hand may go."""
    title = signs.labelled(signs.label("lab"), signs.speech.seat(seat))
    grid = lab_grid(state, seat, signs, fits)
    return Group(
        Text(title, style=f"{seat_colour(seat)} bold"),
        Beside(grid, lab_cells(state.box.lab), _tiles(state, seat, signs)),
    )


def _tiles(state: Expo, seat: int, signs: Signs) -> Table:
    """The tiles of several spaces in the lab, by their letters; then those that are not in it."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    table.add_column(overflow="fold")
    for piece, key in keys(state, seat).items():
        table.add_row(key, Text(signs.tile(tile_of(piece)), style="bold"))
        table.add_row("", _told(state, seat, piece, signs))
    if state.tiles[seat]:
        table.add_row("", Text(signs.labelled(signs.label("tiles"), ""), style="bold"))
    for tile in state.tiles[seat]:
        table.add_row("·", signs.tile(tile))
        if tile >= state.box.first_project:
            table.add_row("", _printed(tile, signs))
    return table


def _told(state: Expo, seat: int, piece: int, signs: Signs) -> str:
    number = project_in(state.box, piece)
    if number < 0:
        return _technology(tile_of(piece), signs)
    project = state.box.projects[number]
    leads = [
        signs.resources[resource]
        for line, resource in enumerate(state.box.lines)
        if project.needs[resource] and state.leads(seat, line)
    ]
    parts = [signs.vp(project.vp)]
    if state.completed[seat] >> number & 1:
        return f"{parts[0]} · {MET} {signs.label('complete')}"
    parts.append(signs.labelled(signs.label("lacks"), signs.in_words(lacks(state, seat, piece))))
    if leads:
        parts.append(signs.labelled(signs.label("leads"), ", ".join(leads)))
    return " · ".join(parts)


def lacks(state: Expo, seat: int, piece: int) -> list[int]:
    """What a project in a lab lacks, by type."""
    gets = supply(state.box, state.labs[seat], mask_of(state.box, piece))
    needs = state.box.projects[project_in(state.box, piece)].needs
    return [max(0, need - amount(gets, resource)) for resource, need in enumerate(needs)]


def _technology(tile: int, signs: Signs) -> str:
    technology = signs.box.technologies[tile - signs.box.first_technology]
    if technology.improves != NO_CARD:
        return signs.labelled(signs.label("improves"), signs.name("cards", CARDS[technology.improves]))
    return signs.labelled(signs.label("supplies"), signs.in_words(technology.supplies))


def _printed(tile: int, signs: Signs) -> str:
    """Shape and figures of a project or a technology."""
    box = signs.box
    shape = signs.name("shapes", SHAPES[box.shape_of[tile]])
    if tile >= box.first_technology:
        return f"{shape} · {_technology(tile, signs)}"
    project = box.projects[tile - box.first_project]
    needs = signs.labelled(signs.label("needs"), signs.in_words(project.needs))
    return f"{shape} · {signs.vp(project.vp)} · {needs}"


# Small


def small_labs(state: Expo, seats: Sequence[int], signs: Signs) -> Table:
    """Labs side by side: a letter for tiles of several spaces, the sign of the 2 for resource tiles."""
    table = Table.grid(padding=(0, 3, 0, 0))
    for _ in seats:
        table.add_column(overflow="fold", ratio=1)
    table.add_row(*[_small(state, seat, signs) for seat in seats])
    return table


def _small(state: Expo, seat: int, signs: Signs) -> Text:
    lab = state.box.lab
    shown = Text()
    shown.append(f"{seat + 1} {signs.speech.seat(seat)}\n", style=f"{seat_colour(seat)} bold")
    shown.append("  " + "  ".join(COLUMN_LETTERS[: lab.columns]), style="dim")
    for row in range(lab.rows):
        shown.append(f"\n{row + 1} ", style="dim")
        cells = range(row * lab.columns, (row + 1) * lab.columns)
        shown.append(" ".join(_mark(state, seat, cell, signs) for cell in cells))
    for piece, key in keys(state, seat).items():
        shown.append(f"\n{key} {signs.tile(tile_of(piece))}{_state_of(state, seat, piece, signs)}")
    return shown


def _mark(state: Expo, seat: int, cell: int, signs: Signs) -> str:
    piece = piece_over(state.box, state.labs[seat], cell)
    if piece == NO_PIECE:
        return SCRAP * 2 if state.scraps[seat] >> cell & 1 else f"{FREE} "
    tile = tile_of(piece)
    if tile < state.box.first_project:
        return signs.short[state.box.resources[tile].two]
    return f"{keys(state, seat)[piece]} "


def _state_of(state: Expo, seat: int, piece: int, signs: Signs) -> str:
    """Whether a project is complete, and what it lacks."""
    number = project_in(state.box, piece)
    if number < 0:
        return ""
    if state.completed[seat] >> number & 1:
        return f" {MET}"
    return f" −{signs.in_short(lacks(state, seat, piece)).replace(' ', ' −')}"
