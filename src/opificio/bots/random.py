"""The bot that any other must beat: every legal move is as good as the next."""

from __future__ import annotations

from opificio.core.move import Move
from opificio.core.state import State
from opificio.luck.dealer import Generator


class RandomBot:
    """Chooses by its own generator, never by the table's."""

    name = "random"

    def __init__(self, seed: str) -> None:
        self._generator = Generator(seed)

    def choose(self, state: State) -> Move[State]:
        moves = state.legal()
        return moves[self._generator.below(len(moves))]
