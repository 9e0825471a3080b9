"""The one-ply bot: tries every legal move on a copy and takes the one whose position it likes best."""

from __future__ import annotations

from opificio.bots.evaluators.evaluator import Evaluator
from opificio.core.move import Move
from opificio.core.state import State
from opificio.luck.dealer import Generator


class GreedyBot:
    """As good as its evaluator. Equal moves are chosen among by its own generator."""

    name = "greedy"

    def __init__(self, evaluator: Evaluator, seed: str) -> None:
        self._evaluator = evaluator
        self._generator = Generator(seed)

    def choose(self, state: State) -> Move[State]:
        seat = state.to_move
        best: list[Move[State]] = []
        highest = float("-inf")
        for move in state.legal():
            after = state.copy()
            after.step(move)
            worth = self._evaluator(after, seat)
            if worth > highest:
                highest = worth
                best = [move]
            elif worth == highest:
                best.append(move)
        return best[self._generator.below(len(best))]
