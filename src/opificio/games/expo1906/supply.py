"""What the tiles of a lab give to its projects (E4).

A lab is a tuple of pieces, sorted, so that the same lab is the same tuple. A piece is one number: the tile,
and the spot where it lies.
"""

from __future__ import annotations

from typing import Final

from opificio.games.expo1906.components import Box
from opificio.games.expo1906.lab import FIELD_BITS, SPOT_CELLS, SPOTS, met

NO_PIECE: Final = -1


def piece_of(tile: int, spot: int) -> int:
    """A tile lying on a spot."""
    return tile * SPOTS + spot


def tile_of(piece: int) -> int:
    """The tile of a piece."""
    return piece // SPOTS


def spot_of(piece: int) -> int:
    """Where a piece lies."""
    return piece % SPOTS


def cell_of(piece: int) -> int:
    """The first space that a piece covers: its name in notation."""
    return piece % SPOT_CELLS


def mask_of(box: Box, piece: int) -> int:
    """The spaces that a piece covers."""
    return box.lab.mask[box.shape_of[tile_of(piece)]][spot_of(piece)]


def piece_at(pieces: tuple[int, ...], cell: int) -> int:
    """The piece whose first space is this one; NO_PIECE if there is none."""
    for piece in pieces:
        if cell_of(piece) == cell:
            return piece
    return NO_PIECE


def piece_over(box: Box, pieces: tuple[int, ...], cell: int) -> int:
    """The piece that covers a space; NO_PIECE if there is none."""
    for piece in pieces:
        if mask_of(box, piece) >> cell & 1:
            return piece
    return NO_PIECE


def with_piece(pieces: tuple[int, ...], piece: int) -> tuple[int, ...]:
    """A lab with one piece more."""
    return tuple(sorted([*pieces, piece]))


def without_piece(pieces: tuple[int, ...], piece: int) -> tuple[int, ...]:
    """A lab with one piece less."""
    at = pieces.index(piece)
    return pieces[:at] + pieces[at + 1 :]


def gift(box: Box, piece: int, mask: int) -> int:
    """E4.2 What a piece gives to a project on these spaces: each type once, however many of its sides touch.

    E4.4 A technology gives all it has to every project that it touches.
    """
    tile = tile_of(piece)
    spot = spot_of(piece)
    if tile < box.first_project:
        resource = box.resources[tile]
        amounts = 0
        if box.lab.near_two[spot] & mask:
            amounts = 2 << FIELD_BITS * resource.two
        if box.lab.near_one[spot] & mask:
            amounts += 1 << FIELD_BITS * resource.one
        return amounts
    if tile >= box.first_technology and box.lab.border[box.shape_of[tile]][spot] & mask:
        return box.technologies[tile - box.first_technology].supply
    return 0


def supply(box: Box, pieces: tuple[int, ...], mask: int) -> int:
    """All that a project on these spaces gets."""
    amounts = 0
    for piece in pieces:
        amounts += gift(box, piece, mask)
    return amounts


def project_in(box: Box, piece: int) -> int:
    """The number of the project that a piece is; less than 0 for other pieces."""
    tile = tile_of(piece)
    return tile - box.first_project if tile < box.first_technology else NO_PIECE


def is_met(box: Box, pieces: tuple[int, ...], piece: int) -> bool:
    """E4.3 Whether a project in the lab, given as a piece, gets all that it needs."""
    need = box.projects[tile_of(piece) - box.first_project].need
    return met(supply(box, pieces, mask_of(box, piece)), need)


def keeps(box: Box, pieces: tuple[int, ...], completed: int) -> bool:
    """E3.7 Whether every completed project in the lab has still all that it needs."""
    for piece in pieces:
        project = project_in(box, piece)
        if project >= 0 and completed >> project & 1 and not is_met(box, pieces, piece):
            return False
    return True
