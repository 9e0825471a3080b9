"""Taking back: which decision, and whether somebody must agree.

A player takes his own decisions back freely up to the last draw or another player's decision. Further back
only with the consent of every other person at the table; bots always agree. Whoever answers for several
seats takes back the last decision made at any of them. A finished game is not taken back: its seed is
published.
"""

from __future__ import annotations

from typing import Final

from opificio.service.log import Line
from opificio.service.storage import KeptSeat


class Wish:
    """A guest wants a decision of his taken back, and others must agree first."""

    def __init__(self, guest: str, line: Line, waiting: set[str]) -> None:
        self.guest: Final = guest
        self.line: Final = line
        self.waiting: Final = waiting  # the guests who have not agreed yet


def seats_of(seats: list[KeptSeat], guest: str | None) -> tuple[int, ...]:
    """The seats that a guest answers for."""
    return tuple(seat.seat for seat in seats if guest is not None and seat.guest == guest)


def last_decision(live: list[Line], seats: tuple[int, ...]) -> Line | None:
    """The last decision made at one of the seats that nobody took back."""
    return next((line for line in reversed(live) if line.kind == "decision" and line.seat in seats), None)


def is_free(live: list[Line], decision: Line) -> bool:
    """Whether nothing was drawn and nobody else decided since."""
    return all(line.kind == "forced" for line in reversed(live) if line.number > decision.number)


def others(seats: list[KeptSeat], guest: str) -> set[str]:
    """The other people at the table."""
    return {seat.guest for seat in seats if seat.guest is not None and seat.guest != guest}
