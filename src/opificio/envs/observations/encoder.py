"""What all encoders share: columns with names, and how values are written into them."""

from __future__ import annotations

from typing import Final, TypeAlias

from opificio.core.move import Move
from opificio.core.state import State

Row: TypeAlias = "memoryview[float]"
"""A row of figures to be written: of floats for an observation, of small numbers for a mask; all 0 before."""


class Layout:
    """Gives out the columns of an observation one after another, each with its name."""

    def __init__(self) -> None:
        self.names: Final[list[str]] = []

    def one(self, name: str) -> int:
        """A column for one figure."""
        self.names.append(name)
        return len(self.names) - 1

    def each(self, name: str, parts: list[str]) -> int:
        """A column for each part, side by side; the first of them is returned."""
        first = len(self.names)
        for part in parts:
            self.names.append(f"{name}[{part}]")
        return first

    def grid(self, name: str, rows: list[str], parts: list[str]) -> int:
        """For each row a column for each part, row by row."""
        first = len(self.names)
        for row in rows:
            self.each(f"{name}[{row}]", parts)
        return first


class Encoder:
    """Writes positions of one game, with so many players, as rows of figures from about 0 to 1.

    Seats are relative: +0 is the seat that looks, +1 the next clockwise, and so on. What is one of several is
    a column for each of them, 1 for the one that it is. Sets are columns of 0 and 1; bags are counts.
    """

    def __init__(self, players: int, names: list[str]) -> None:
        self.players: Final = players
        self.names: Final = names

    def write(self, state: State, seat: int, row: Row) -> None:
        """Write what the seat sees into a row that is all 0."""
        raise NotImplementedError


def write_mask(moves: list[Move[State]], row: Row) -> None:
    """Write 1 for each of these moves into a row that is all 0, with a column for every move of the game."""
    for move in moves:
        row[move.id] = 1


def write_set(row: Row, first: int, mask: int) -> None:
    """Write a set, given as bits."""
    while mask:
        low = mask & -mask
        row[first + low.bit_length() - 1] = 1
        mask ^= low


def seat_names(players: int) -> list[str]:
    """The seats as the one that looks counts them."""
    return [f"+{number}" for number in range(players)]


def numbered(count: int) -> list[str]:
    """Names for things in a fixed order: 1, 2, …"""
    return [str(number + 1) for number in range(count)]
