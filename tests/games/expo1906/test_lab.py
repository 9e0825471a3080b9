"""The lab against plain pictures: what tiles cover and touch, where they fit, and amounts in one number."""

from __future__ import annotations

from functools import cache
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from opificio.games.expo1906.components import RESOURCES, SHAPES, SINGLE
from opificio.games.expo1906.lab import (
    MOST_AMOUNT,
    OFFSETS,
    ROTATIONS,
    SPOTS,
    TURN_DEGREES,
    Lab,
    amount,
    first_cell,
    met,
    pack,
    rotation_of,
    spot_at,
)

Space = tuple[int, int]  # row and column, from the top left

# Every shape in the ways it can lie, each a quarter further clockwise
PICTURES: Final = {
    "single": ["X", "X", "X", "X"],
    "L": ["X. X. XX", "XXX X..", "XX .X .X", "..X XXX"],
    "T": ["XXX .X.", ".X XX .X", ".X. XXX", "X. XX X."],
    "S": [".XX XX.", "X. XX .X"],
    "I": ["X X X X", "XXXX"],
    "square": ["XX XX"],
}
NORTH, EAST, SOUTH, WEST = (-1, 0), (0, 1), (1, 0), (0, -1)
every_lie = pytest.mark.parametrize(
    ("shape", "turn"), [(shape, turn) for shape, lies in PICTURES.items() for turn in range(len(lies))]
)
sizes = st.integers(4, 7)


@cache
def lab_of(rows: int, columns: int) -> Lab:
    return Lab(rows, columns)


def pictured(shape: str, turn: int, first: Space) -> set[Space]:
    """The spaces of a tile whose first space in reading order is this one; some may be outside a lab."""
    lines = PICTURES[shape][turn].split()
    left = lines[0].index("X")
    return {
        (first[0] + row, first[1] + column - left)
        for row, marks in enumerate(lines)
        for column, mark in enumerate(marks)
        if mark == "X"
    }


def spaces(lab: Lab, mask: int) -> set[Space]:
    return {divmod(cell, lab.columns) for cell in range(lab.cells) if mask >> cell & 1}


def grid(lab: Lab) -> set[Space]:
    return {(row, column) for row in range(lab.rows) for column in range(lab.columns)}


def beside(at: Space, *sides: Space) -> set[Space]:
    return {(at[0] + row, at[1] + column) for row, column in sides}


# Spaces and spots


def test_spaces_are_named_by_column_and_row_from_the_top_left() -> None:
    lab = lab_of(6, 6)
    assert [lab.cell_id(cell) for cell in (0, 1, 5, 6, 35)] == ["a1", "b1", "f1", "a2", "f6"]
    assert [lab.cell(lab.cell_id(cell)) for cell in range(lab.cells)] == list(range(36))
    assert lab.cell_ids(0b1000011) == ["a1", "b1", "a2"]


@pytest.mark.parametrize("id", ["", "a", "a0", "a7", "g1", "A1", "a1 ", "1a"])
def test_what_is_no_space_has_no_number(id: str) -> None:
    assert lab_of(6, 6).cell(id) == -1


def test_a_spot_tells_how_a_tile_is_turned_and_its_first_space() -> None:
    spots = [spot_at(rotation, cell) for rotation in range(4) for cell in range(64)]
    assert spots == list(range(SPOTS))
    assert [(rotation_of(spot), first_cell(spot)) for spot in (0, 63, 64, 200)] == [
        (0, 0), (0, 63), (1, 0), (3, 8),
    ]  # fmt: skip
    assert TURN_DEGREES == [0, 90, 180, 270]


# What a tile covers and touches


def test_a_shape_lies_in_as_many_ways_as_it_looks_different() -> None:
    assert {shape: ROTATIONS[at] for at, shape in enumerate(SHAPES)} == {
        shape: len(lies) for shape, lies in PICTURES.items()
    }


@every_lie
@pytest.mark.parametrize(("rows", "columns"), [(6, 6), (4, 7), (7, 4)])
def test_a_tile_covers_what_its_picture_shows_and_never_leaves_the_grid(
    shape: str, turn: int, rows: int, columns: int
) -> None:
    lab = lab_of(rows, columns)
    for cell in range(lab.cells):
        shown = pictured(shape, turn, divmod(cell, columns))
        covered = spaces(lab, lab.mask[SHAPES.index(shape)][spot_at(turn, cell)])
        assert covered == (shown if shown <= grid(lab) else set())


@every_lie
def test_what_a_tile_covers_is_also_told_from_its_first_space(shape: str, turn: int) -> None:
    offsets = OFFSETS[SHAPES.index(shape)][turn]
    assert offsets[0] == (0, 0)
    assert set(offsets) == pictured(shape, turn, (0, 0))


@every_lie
def test_the_border_of_a_tile_are_the_spaces_along_its_sides_and_no_diagonal_ones(
    shape: str, turn: int
) -> None:
    lab = lab_of(6, 6)
    for cell in range(lab.cells):
        spot = spot_at(turn, cell)
        covered = spaces(lab, lab.mask[SHAPES.index(shape)][spot])
        along = {each for at in covered for each in beside(at, NORTH, EAST, SOUTH, WEST)}
        assert spaces(lab, lab.border[SHAPES.index(shape)][spot]) == (along & grid(lab)) - covered


@pytest.mark.parametrize(
    ("turn", "two", "one"),
    [
        (0, [NORTH, EAST], [SOUTH, WEST]),
        (1, [EAST, SOUTH], [WEST, NORTH]),
        (2, [SOUTH, WEST], [NORTH, EAST]),
        (3, [WEST, NORTH], [EAST, SOUTH]),
    ],
)
def test_the_sides_of_a_resource_tile_turn_with_it(turn: int, two: list[Space], one: list[Space]) -> None:
    lab = lab_of(6, 5)
    for cell in range(lab.cells):
        at, spot = divmod(cell, 5), spot_at(turn, cell)
        assert spaces(lab, lab.near_two[spot]) == beside(at, *two) & grid(lab)
        assert spaces(lab, lab.near_one[spot]) == beside(at, *one) & grid(lab)
        assert lab.near_two[spot] | lab.near_one[spot] == lab.border[SINGLE][spot]


# Where a tile fits


def masks(lab: Lab) -> st.SearchStrategy[int]:
    """Some spaces: about half of them, or few."""
    few = st.sets(st.integers(0, lab.cells - 1), max_size=10)
    return st.integers(0, lab.full) | few.map(lambda cells: sum(1 << cell for cell in cells))


@given(sizes, sizes, st.data())
def test_a_tile_fits_where_all_its_spaces_are_free(rows: int, columns: int, data: st.DataObject) -> None:
    lab = lab_of(rows, columns)
    free = lab.full & ~data.draw(masks(lab))
    open_spaces = spaces(lab, free)
    for shape, lies in PICTURES.items():
        for turn in range(len(lies)):
            fitting = {at for at in grid(lab) if pictured(shape, turn, at) <= open_spaces}
            assert spaces(lab, lab.anchors(SHAPES.index(shape), turn, free)) == fitting


@given(sizes, sizes, st.data())
def test_beside_some_spaces_are_those_along_their_sides(rows: int, columns: int, data: st.DataObject) -> None:
    lab = lab_of(rows, columns)
    mask = data.draw(masks(lab))
    along = {each for at in spaces(lab, mask) for each in beside(at, NORTH, EAST, SOUTH, WEST)}
    assert spaces(lab, lab.beside(mask)) == (along & grid(lab)) - spaces(lab, mask)


# Amounts

amounts = st.lists(st.integers(0, 30), min_size=len(RESOURCES), max_size=len(RESOURCES))


@given(amounts, amounts)
def test_amounts_in_one_number_are_added_type_by_type(some: list[int], more: list[int]) -> None:
    packed = pack(some) + pack(more)
    assert [amount(packed, resource) for resource in range(len(RESOURCES))] == [
        one + other for one, other in zip(some, more, strict=True)
    ]


@given(amounts, st.data())
def test_a_need_is_met_when_there_is_enough_of_every_type(supply: list[int], data: st.DataObject) -> None:
    near = [st.integers(max(0, number - 1), number) | st.integers(0, MOST_AMOUNT) for number in supply]
    need = [data.draw(each) for each in near]
    enough = all(has >= needed for has, needed in zip(supply, need, strict=True))
    assert met(pack(supply), pack(need)) == enough


def test_the_most_of_every_type_fits() -> None:
    full = pack([MOST_AMOUNT] * len(RESOURCES))
    assert [amount(full, resource) for resource in range(len(RESOURCES))] == [MOST_AMOUNT] * len(RESOURCES)
    assert met(full, full)
    assert full < 1 << 56
