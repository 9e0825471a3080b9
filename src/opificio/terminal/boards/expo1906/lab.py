"""A lab of Expo 1906, space by space; walls stand only between different tiles.

┌───────────────┬───────┬───────┐
│A              │c1     │    St2│   A: a tile of several spaces, explained beside the lab; a free space;
│Co2/2✓  Ma0/1  │       │Ma1    │   a resource tile: each type in the corner between the two sides that
│       ┌───────┼───────┼───────┤   give it
│       │b2     │c2     │d2     │
│Em1/2  │↑→     │▒▒▒▒▒▒▒│       │   two turns in which the tile in hand fits from b2; a scrap
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from opificio.games.expo1906.components import SINGLE
from opificio.games.expo1906.lab import COLUMN_LETTERS, Lab, first_cell, rotation_of
from opificio.games.expo1906.state import Expo
from opificio.games.expo1906.supply import (
    NO_PIECE,
    cell_of,
    mask_of,
    piece_over,
    project_in,
    spot_of,
    supply,
    tile_of,
)
from opificio.terminal.boards.expo1906.signs import MET, Signs, unpacked

SPACE_CELLS: Final = 7
ROW_CELLS: Final = 2  # for the number of a row
SCRAP: Final = "▒"
TURN_SIGNS: Final = "↑→↓←"  # by rotation: where the upper side of a tile goes
KEYS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

# Walls that meet at a corner of spaces, as bits: up 1, right 2, down 4, left 8
_CORNERS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"

Lines = list[Text]
"""What is written in a space."""


def keys(state: Expo, seat: int) -> dict[int, str]:
    """A letter for every tile of several spaces in a lab, in reading order."""
    shape_of = state.box.shape_of
    large = [piece for piece in state.labs[seat] if shape_of[tile_of(piece)] != SINGLE]
    return dict(zip(sorted(large, key=cell_of), KEYS, strict=False))


def lab_grid(state: Expo, seat: int, signs: Signs, fits: Sequence[int] = ()) -> Text:
    """The whole lab. `fits` are spots where the tile in hand may go: their turns stand in the first space."""
    lab = state.box.lab
    written = [_space(state, seat, cell, signs) for cell in range(lab.cells)]
    for cell, turns in _turns(fits).items():
        written[cell] = [Text(lab.cell_id(cell), style="bold"), Text(turns, style="bold")]
    return Text("\n").join(_drawn(lab, Walls(lab, _owners(state, seat)), written))


def lab_cells(lab: Lab) -> int:
    """How wide a lab is drawn."""
    return ROW_CELLS + lab.columns * (SPACE_CELLS + 1) + 1


def _turns(fits: Sequence[int]) -> dict[int, str]:
    turns: dict[int, str] = {}
    for spot in fits:
        cell = first_cell(spot)
        turns[cell] = turns.get(cell, "") + TURN_SIGNS[rotation_of(spot)]
    return turns


def _owners(state: Expo, seat: int) -> list[int]:
    """The piece on each space; what is on no piece is a number of its own, less than 0."""
    pieces = [piece_over(state.box, state.labs[seat], cell) for cell in range(state.box.lab.cells)]
    return [-1 - cell if piece == NO_PIECE else piece for cell, piece in enumerate(pieces)]


# Spaces


def _space(state: Expo, seat: int, cell: int, signs: Signs) -> Lines:
    piece = piece_over(state.box, state.labs[seat], cell)
    if piece == NO_PIECE:
        name = Text(state.box.lab.cell_id(cell), style="dim")
        is_scrap = state.scraps[seat] >> cell & 1
        return [name, Text(SCRAP * SPACE_CELLS if is_scrap else "", style="dim")]
    if tile_of(piece) < state.box.first_project:
        return corners(tile_of(piece), rotation_of(spot_of(piece)), signs)
    covered = mask_of(state.box, piece)
    at = (covered & (1 << cell) - 1).bit_count()  # which of its spaces this is
    title = _title(state, seat, piece) if at == 0 else Text()
    amounts = _needs(state, seat, piece, signs)
    return [title, amounts[at] if at < len(amounts) else Text()]


def corners(tile: int, rotation: int, signs: Signs) -> Lines:
    """A resource tile: each type in the corner between its two sides, the 2 at north-east when not turned."""
    resource = signs.box.resources[tile]
    two, one = Text(f"{signs.short[resource.two]}2", style="bold"), Text(f"{signs.short[resource.one]}1")
    upper, lower = (two, one) if rotation in (0, 3) else (one, two)
    if rotation in (0, 2):  # north-east and south-west
        return [_at_right(upper), lower]
    return [upper, _at_right(lower)]


def _at_right(text: Text) -> Text:
    return Text(" " * (SPACE_CELLS - text.cell_len)).append_text(text)


def _title(state: Expo, seat: int, piece: int) -> Text:
    number = project_in(state.box, piece)
    is_complete = number >= 0 and state.completed[seat] >> number & 1
    key = keys(state, seat)[piece]
    return Text(f"{key} {MET}" if is_complete else key, style="bold green" if is_complete else "bold")


def _needs(state: Expo, seat: int, piece: int, signs: Signs) -> list[Text]:
    """What a project gets of what it needs, type by type; or what a technology gives."""
    printed = signs.amounts_on(tile_of(piece))
    types = [resource for resource, each in enumerate(printed) if each]
    if project_in(state.box, piece) < 0:
        return [Text(f"{signs.short[resource]}{printed[resource]}") for resource in types]
    gets = unpacked(supply(state.box, state.labs[seat], mask_of(state.box, piece)))
    return [_need(signs.short[resource], gets[resource], printed[resource]) for resource in types]


def _need(sign: str, gets: int, need: int) -> Text:
    if gets >= need:
        return Text(f"{sign}{need}/{need}{MET}", style="green")
    return Text(f"{sign}{gets}/{need}", style="yellow")


# Walls


class Walls:
    """Who is on each space, and the walls that follow from it."""

    def __init__(self, lab: Lab, owners: Sequence[int]) -> None:
        self._lab: Final = lab
        self._owners: Final = owners

    def beside(self, row: int, column: int) -> bool:
        """Whether there is a wall at the left of a space; the last one is at the right of the lab."""
        return self._owner(row, column - 1) != self._owner(row, column)

    def above(self, row: int, column: int) -> bool:
        """Whether there is a wall above a space; the last one is below the lab."""
        return self._owner(row - 1, column) != self._owner(row, column)

    def corner(self, row: int, column: int) -> str:
        """The sign for the walls that meet at the upper left corner of a space."""
        up, right = self.beside(row - 1, column), self.above(row, column)
        down, left = self.beside(row, column), self.above(row, column - 1)
        return _CORNERS[up + 2 * right + 4 * down + 8 * left]

    def _owner(self, row: int, column: int) -> int | None:
        inside = 0 <= row < self._lab.rows and 0 <= column < self._lab.columns
        return self._owners[row * self._lab.columns + column] if inside else None


def _drawn(lab: Lab, walls: Walls, written: Sequence[Lines]) -> list[Text]:
    letters = [letter.ljust(SPACE_CELLS) for letter in COLUMN_LETTERS[: lab.columns]]
    drawn = [Text(f"{'':{ROW_CELLS + 1}}{' '.join(letters)}".rstrip(), style="dim")]
    for row in range(lab.rows):
        spaces = written[row * lab.columns : (row + 1) * lab.columns]
        upper, lower = [space[0] for space in spaces], [space[1] for space in spaces]
        drawn.append(_wall(lab, walls, row))
        drawn.append(_row(walls, row, f"{row + 1}", upper))
        drawn.append(_row(walls, row, "", lower))
    return [*drawn, _wall(lab, walls, lab.rows)]


def _row(walls: Walls, row: int, number: str, texts: Sequence[Text]) -> Text:
    """One of the two lines of a row of spaces."""
    drawn = Text(f"{number:{ROW_CELLS}}")
    for column, text in enumerate(texts):
        drawn.append("│" if walls.beside(row, column) else " ")
        drawn.append_text(text).append(" " * (SPACE_CELLS - cell_len(text.plain)))
    return drawn.append("│")


def _wall(lab: Lab, walls: Walls, row: int) -> Text:
    """The walls above a row."""
    drawn = " " * ROW_CELLS
    for column in range(lab.columns):
        drawn += walls.corner(row, column) + ("─" if walls.above(row, column) else " ") * SPACE_CELLS
    return Text(drawn + walls.corner(row, lab.columns))
