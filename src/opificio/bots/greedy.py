"""The one-ply bot: tries every legal move on a copy and takes the one whose position it likes best."""

from __future__ import annotations

from math import log
from typing import Final

from opificio.core.move import Move
from opificio.core.state import State
from opificio.luck.dealer import Generator
from opificio.search.evaluator import Evaluator

NEVER: Final = float("-inf")
WORDS: Final = 1 << 32


class GreedyBot:
    """As good as its evaluator. Equal moves are chosen among by its own generator.

    With some `noise` it takes a move for better or worse than it is, often by about so many points.
    """

    def __init__(self, evaluator: Evaluator, seed: str, name: str = "greedy", noise: float = 0.0) -> None:
        self.name = name
        self._evaluator: Final = evaluator
        self._generator: Final = Generator(seed)
        self._noise: Final = noise

    def choose(self, state: State) -> Move[State]:
        best: list[Move[State]] = []
        highest = NEVER
        for move in state.legal():
            worth = self._worth(state, move) + self._mistake()
            if worth > highest:
                highest = worth
                best = [move]
            elif worth == highest:
                best.append(move)
        return best[self._generator.below(len(best))]

    def _mistake(self) -> float:
        """Gumbel's noise: of two moves the better is taken the oftener, the more it is better."""
        if not self._noise:
            return 0.0
        return -self._noise * log(-log((self._generator.word() + 0.5) / WORDS))

    def _worth(self, state: State, move: Move[State]) -> float:
        after = state.copy()
        if self._evaluator.can_wait(state, move):
            after.carry_out(move)
            return self._worth_of_opened(after, state.legal())
        after.step(move)
        return self._evaluator(after, state.to_move)

    def _worth_of_opened(self, state: State, before: list[Move[State]]) -> float:
        """What can wait is done only for the sake of an answer that was not there before."""
        opened = [move for move in state.legal() if move not in before]
        return max([self._worth(state, move) for move in opened], default=NEVER)
