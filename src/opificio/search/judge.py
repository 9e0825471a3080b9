"""Judges positions for the search: what each seat may expect of them."""

from __future__ import annotations

from typing import Final

from opificio.core.state import OVER, State
from opificio.search.evaluator import Evaluator
from opificio.search.model import Model

RIVAL: Final = 0.3  # of a point: what one of the best rival's counts against one's own


class Judge:
    """An evaluator's figures, and the model that has learned what they mean."""

    def __init__(self, evaluator: Evaluator, model: Model) -> None:
        self.evaluator: Final = evaluator
        self.model: Final = model
        self.stake: Final = evaluator.stake()

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
    """What these values are to a seat, in points: its own, less a part of the best rival's.

    Shares of the win are foretold with more doubt than points. Whoever goes by them plays worse: he hurries
    to the end wherever he thinks himself ahead.
    """
    players = len(values) // 2
    worth = values[players + seat]
    if players == 1:
        return worth
    best = -1e9
    for rival in range(players):
        if rival != seat and values[players + rival] > best:
            best = values[players + rival]
    return worth - RIVAL * best
