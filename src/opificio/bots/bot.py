"""What a bot is."""

from __future__ import annotations

from typing import Protocol

from opificio.core.move import Move
from opificio.core.rule import OpificioError
from opificio.core.state import State


class Bot(Protocol):
    """Answers the questions put to a seat. It is given a state to look at, never to change."""

    name: str

    def choose(self, state: State) -> Move[State]:
        """One of the state's legal moves."""
        ...


class UnknownBot(OpificioError):
    """There is no bot of that name, or it cannot play that game."""
