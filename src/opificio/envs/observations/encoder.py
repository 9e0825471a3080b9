"""What all encoders share: columns with names, and a sheet that figures are noted on."""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter, write_f32_le, write_i32_le

from opificio.core.move import Move
from opificio.core.state import State


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


@final
class Sheet:
    """Notes which columns are not 0, for whoever has the arrays: most are 0, and notes are cheap.

    Of the `ones` the numbers of the columns are kept (int32), of `figures` each number (int32) and then
    the figure (float32); of two for the same column the later holds. Columns are counted from `start`.
    """

    def __init__(self) -> None:
        self.start = 0
        self._ones: Final = BytesWriter()
        self._figures: Final = BytesWriter()

    def one(self, column: int) -> None:
        """The column is 1."""
        write_i32_le(self._ones, self.start + column)

    def put(self, column: int, figure: float) -> None:
        """The column is this."""
        if figure != 0.0:
            write_i32_le(self._figures, self.start + column)
            write_f32_le(self._figures, figure)

    def take_ones(self) -> bytes:
        """What is 1; it is noted no longer."""
        ones = self._ones.getvalue()
        self._ones.truncate(0)
        return ones

    def take_figures(self) -> bytes:
        """The other figures; they are noted no longer."""
        figures = self._figures.getvalue()
        self._figures.truncate(0)
        return figures

    # What is often noted

    def choice(self, first: int, number: int) -> None:
        """One of several columns, by its number; less than 0 for none."""
        if number >= 0:
            self.one(first + number)

    def set(self, first: int, mask: int) -> None:
        """Some of several columns, as bits."""
        while mask:
            low = mask & -mask
            self.one(first + low.bit_length() - 1)
            mask ^= low


class Encoder:
    """Notes positions of one game, with so many players, in figures from about 0 to 1.

    Seats are relative: +0 is the seat that looks, +1 the next clockwise, and so on. What is one of several is
    a column for each of them, 1 for the one that it is. Sets are columns of 0 and 1; bags are counts.
    """

    def __init__(self, players: int, names: list[str]) -> None:
        self.players: Final = players
        self.names: Final = names

    def note(self, state: State, seat: int, sheet: Sheet) -> None:
        """Note what the seat sees."""
        raise NotImplementedError


def note_moves(moves: list[Move[State]], sheet: Sheet) -> None:
    """Note these moves by their ids: there is a column for every move of the game."""
    for move in moves:
        sheet.one(move.id)


def seat_names(players: int) -> list[str]:
    """The seats as the one that looks counts them."""
    return [f"+{number}" for number in range(players)]


def numbered(count: int) -> list[str]:
    """Names for things in a fixed order: 1, 2, …"""
    return [str(number + 1) for number in range(count)]
