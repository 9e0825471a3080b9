"""What can be printed: consoles that keep to plain text where they must, and the players' colours."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from textwrap import wrap
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import Console
from rich.table import Table

WIDTH_WITHOUT_TERMINAL: Final = 100
HEADING_CELLS: Final = 12
SEAT_COLOURS: Final = ("green", "magenta", "cyan", "red", "yellow")


class PlainConsole(Console):
    """Prints texts as they are: a name like "[red]" or ":bank:" is a name, and a closed pipe is an error."""

    def __init__(self, *, stderr: bool = False) -> None:
        stream = sys.stderr if stderr else sys.stdout
        narrow = "COLUMNS" in os.environ or (stream is not None and stream.isatty())
        super().__init__(
            stderr=stderr,
            markup=False,
            emoji=False,
            highlight=False,
            width=None if narrow else WIDTH_WITHOUT_TERMINAL,
        )

    def on_broken_pipe(self) -> None:
        """Left to whoever runs the command."""
        raise BrokenPipeError


def forgive_characters() -> None:
    """A character that a stream's encoding does not have becomes a question mark, not an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def listing(*headings: str) -> Table:
    """A table with a line under its headings and no other."""
    return Table(*headings, box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))


def stacked(heading: str) -> str:
    """A heading over a narrow column: on several lines."""
    size = HEADING_CELLS * len(heading) // cell_len(heading)
    return "\n".join(wrap(heading, size, break_long_words=size < HEADING_CELLS))


def figure(number: int) -> str:
    """A number, with a minus that is one."""
    return f"{number}".replace("-", "−")


def seat_colour(seat: int) -> str:
    """The colour of a seat; its number always stands beside it."""
    return SEAT_COLOURS[seat % len(SEAT_COLOURS)]
