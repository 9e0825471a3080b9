"""The laboratory: a grid and the tiles that fit it, as bit masks; amounts of resources in one number.

Spaces are numbered row by row from the top left: a1, b1, … and a2 below a1. Where a tile lies is one number,
its *spot*: how it is turned, and its first space in reading order.
"""

from __future__ import annotations

from typing import Final

# Tiles by shape, in the order of SHAPES, as they lie before they are turned
DRAWINGS: Final = [
    ["X"],
    ["X.", "X.", "XX"],
    ["XXX", ".X."],
    [".XX", "XX."],
    ["X", "X", "X", "X"],
    ["XX", "XX"],
]
TURNS: Final = 4
TURN_DEGREES: Final = [0, 90, 180, 270]  # clockwise
ROTATIONS: Final = [4, 4, 4, 2, 2, 1]  # by shape: in how many ways it can lie

SPOT_CELLS: Final = 64  # more than a lab has spaces
SPOTS: Final = TURNS * SPOT_CELLS
COLUMN_LETTERS: Final = "abcdefgh"


def spot_at(rotation: int, cell: int) -> int:
    """Where a tile lies: turned so often by a quarter, with this first space."""
    return rotation * SPOT_CELLS + cell


def rotation_of(spot: int) -> int:
    """How many quarters clockwise a tile at this spot is turned."""
    return spot // SPOT_CELLS


def first_cell(spot: int) -> int:
    """The first space, in reading order, of a tile at this spot."""
    return spot % SPOT_CELLS


# Shapes


def _drawn(drawing: list[str]) -> list[tuple[int, int]]:
    return [
        (row, column) for row, line in enumerate(drawing) for column, mark in enumerate(line) if mark == "X"
    ]


def _turned(spaces: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The spaces after a quarter turn clockwise, in reading order."""
    return sorted([(column, -row) for row, column in spaces])


def _from_first(spaces: list[tuple[int, int]]) -> list[tuple[int, int]]:
    top, left = spaces[0]
    return [(row - top, column - left) for row, column in spaces]


def _all_turns(drawing: list[str]) -> list[list[tuple[int, int]]]:
    spaces = _drawn(drawing)
    turns: list[list[tuple[int, int]]] = []
    for _ in range(TURNS):
        turns.append(_from_first(spaces))
        spaces = _turned(spaces)
    return turns


# By shape and rotation: the rows and columns of the covered spaces, counted from the first of them
OFFSETS: Final = [_all_turns(drawing) for drawing in DRAWINGS]


class Lab:
    """The grid: what a tile covers, what it touches, and where it fits."""

    def __init__(self, rows: int, columns: int) -> None:
        self.rows: Final = rows
        self.columns: Final = columns
        self.cells: Final = rows * columns
        self.full: Final = (1 << self.cells) - 1
        self._ids: Final = [
            f"{letter}{row + 1}" for row in range(rows) for letter in COLUMN_LETTERS[:columns]
        ]
        self._left: Final = _left_column(rows, columns)
        self._right: Final = self._left << columns - 1
        # By shape and spot: the spaces covered, and those along their sides; 0 where the tile does not fit
        self.mask: Final = [self._masks(shape) for shape in range(len(DRAWINGS))]
        self.border: Final = [[self.beside(mask) for mask in masks] for masks in self.mask]
        # By spot of a resource tile: the spaces that its sides with 2 touch, and its sides with 1
        self.near_two: Final = [self._touched(spot, 0) for spot in range(SPOTS)]
        self.near_one: Final = [self._touched(spot, 2) for spot in range(SPOTS)]
        # By shape and rotation: the first spaces that keep the tile in the grid, and how far its others are
        self._room: Final = [self._roomy(form) for form in range(len(DRAWINGS) * TURNS)]
        self._second: Final = [self._step(form, 1) for form in range(len(DRAWINGS) * TURNS)]
        self._third: Final = [self._step(form, 2) for form in range(len(DRAWINGS) * TURNS)]
        self._fourth: Final = [self._step(form, 3) for form in range(len(DRAWINGS) * TURNS)]

    def anchors(self, shape: int, rotation: int, free: int) -> int:
        """The first spaces from which a tile, so turned, covers free ones only."""
        form = shape * TURNS + rotation
        return (
            self._room[form]
            & free
            & free >> self._second[form]
            & free >> self._third[form]
            & free >> self._fourth[form]
        )

    def beside(self, mask: int) -> int:
        """The spaces that share a side with some of these, without these."""
        sideways = (mask & ~self._right) << 1 | (mask & ~self._left) >> 1
        return (sideways | mask << self.columns | mask >> self.columns) & self.full & ~mask

    def cell_id(self, cell: int) -> str:
        """A space's name in notation: column letter and row, such as b2."""
        return self._ids[cell]

    def cell(self, id: str) -> int:
        """The space of that name; -1 if there is none."""
        return self._ids.index(id) if id in self._ids else -1

    def cell_ids(self, mask: int) -> list[str]:
        """The names of some spaces, in reading order."""
        return [id for cell, id in enumerate(self._ids) if mask >> cell & 1]

    def _bit(self, row: int, column: int) -> int:
        """The space there as a mask; nothing outside the grid."""
        inside = 0 <= row < self.rows and 0 <= column < self.columns
        return 1 << row * self.columns + column if inside else 0

    def _masks(self, shape: int) -> list[int]:
        masks = [0] * SPOTS
        for rotation in range(ROTATIONS[shape]):
            for cell in range(self.cells):
                masks[spot_at(rotation, cell)] = self._covered(shape, rotation, cell)
        return masks

    def _covered(self, shape: int, rotation: int, cell: int) -> int:
        top, left = divmod(cell, self.columns)
        mask = 0
        for row, column in OFFSETS[shape][rotation]:
            bit = self._bit(top + row, left + column)
            if not bit:
                return 0
            mask |= bit
        return mask

    def _touched(self, spot: int, first_side: int) -> int:
        """What two neighbouring sides of a resource tile touch, the first counted clockwise from north."""
        cell = first_cell(spot)
        if cell >= self.cells:
            return 0
        row, column = divmod(cell, self.columns)
        north, east = self._bit(row - 1, column), self._bit(row, column + 1)
        south, west = self._bit(row + 1, column), self._bit(row, column - 1)
        sides = [north, east, south, west, north]
        side = (first_side + rotation_of(spot)) % TURNS
        return sides[side] | sides[side + 1]

    def _roomy(self, form: int) -> int:
        shape, rotation = divmod(form, TURNS)
        room = 0
        for cell in range(self.cells):
            if self.mask[shape][spot_at(rotation, cell)]:
                room |= 1 << cell
        return room

    def _step(self, form: int, number: int) -> int:
        """How far a covered space is from the first; 0 for those that a resource tile does not have."""
        shape, rotation = divmod(form, TURNS)
        offsets = OFFSETS[shape][rotation]
        if number >= len(offsets):
            return 0
        row, column = offsets[number]
        return row * self.columns + column


def _left_column(rows: int, columns: int) -> int:
    mask = 0
    for row in range(rows):
        mask |= 1 << row * columns
    return mask


# Amounts of the eight types of resource as one number. The highest bit of every field stays free, so that one
# subtraction compares all eight.

FIELD_BITS: Final = 7  # of a type
MOST_AMOUNT: Final = 63
HIGH: Final = 0x81020408102040  # the highest bit of every field


def pack(amounts: list[int]) -> int:
    """The amounts of each type as one number."""
    packed = 0
    for resource, count in enumerate(amounts):
        packed |= count << FIELD_BITS * resource
    return packed


def amount(packed: int, resource: int) -> int:
    """How much there is of a type."""
    return packed >> FIELD_BITS * resource & MOST_AMOUNT


def met(supply: int, need: int) -> bool:
    """Whether there is enough of every type."""
    return ((supply | HIGH) - need) & HIGH == HIGH
