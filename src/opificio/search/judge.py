"""Judges positions for the search: what each seat may expect of them."""

from __future__ import annotations

from typing import Final

from opificio.core.state import OVER, State
from opificio.search.evaluator import Evaluator
from opificio.search.model import Model

POINT: Final = 0.004  # of a win: between moves that win as often, points decide
LONE_POINT: Final = 0.04  # who plays alone has nothing else to play for


class Judge:
    """An evaluator's figures, and the model that has learned what they mean."""

    def __init__(self, evaluator: Evaluator, model: Model) -> None:
        self.evaluator: Final = evaluator
        self.model: Final = model

    def values(self, state: State) -> list[float]:
        """Each seat's share of the win, then each seat's final points."""
        if state.to_move == OVER:
            return result(state)
        return self.model.predict(self.evaluator.rows(state))


def result(state: State) -> list[float]:
    """The values of a finished game."""
    winners = state.winners()
    values = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]
    values.extend([float(score) for score in state.scores()])
    return values


def utility(values: list[float], seat: int) -> float:
    """What a seat makes of it: the share of the win, and a little for points."""
    players = len(values) // 2
    if players == 1:
        return LONE_POINT * values[1]
    return values[seat] + POINT * values[players + seat]
