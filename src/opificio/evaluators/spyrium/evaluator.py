"""The evaluator of Spyrium: prospects between actions; an action under way is first carried on."""

from __future__ import annotations

from opificio.core.move import Move
from opificio.core.state import OVER, State
from opificio.evaluators.spyrium.features import FEATURES, row
from opificio.evaluators.spyrium.outlook import Outlook
from opificio.games.spyrium.state import ACTION, Spyrium
from opificio.search.evaluator import Evaluator


class SpyriumEvaluator(Evaluator):
    """The final points that a seat may expect."""

    def __call__(self, state: State, seat: int) -> float:
        """What greedy asks: an action under way is as good as the best that can be made of it."""
        assert isinstance(state, Spyrium)
        if state.to_move == OVER:
            return float(state.scores()[seat])
        if is_between_actions(state, seat):
            return Outlook(state, seat).worth()
        return max([self._after(state, move, seat) for move in state.legal()])

    def can_wait(self, state: State, move: Move[State]) -> bool:
        """No move of Spyrium is as good later as now: the market changes with everybody's turn."""
        return False

    def _after(self, state: Spyrium, move: Move[Spyrium], seat: int) -> float:
        after = state.copy()
        after.carry_out(move)
        return self(after, seat)

    def features(self) -> list[str]:
        return FEATURES

    def rows(self, state: State) -> list[list[float]]:
        assert isinstance(state, Spyrium)
        return [self._row(state, seat) for seat in range(state.players)]

    def _row(self, state: Spyrium, seat: int) -> list[float]:
        outlook = Outlook(state, seat)
        return row(outlook, outlook.worth() if is_between_actions(state, seat) else self(state, seat))


def is_between_actions(state: Spyrium, seat: int) -> bool:
    """Whether the seat has no action under way."""
    return state.to_move != seat or state.asking == ACTION
