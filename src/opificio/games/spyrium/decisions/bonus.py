"""S9 Bonus: at 8 VP a worker from the reserve or £5, at 20 VP the other; before the next action."""

from __future__ import annotations

from typing import Final

from opificio.core.fact import Meaning
from opificio.core.move import Move
from opificio.core.rule import Rule
from opificio.games.spyrium import flow
from opificio.games.spyrium.state import BONUS, BONUS_MONEY, BONUS_WORKER, Spyrium

BONUS_NOT_NOW: Final = Rule("S9", "bonus.not_now", "no bonus is due now")
BONUS_TAKEN: Final = Rule("S9", "bonus.taken", "you took this bonus before: the other one is left")


class TakeBonus(Move[Spyrium]):
    """One of the two, once a game each."""

    def __init__(self, what: str, bit: int) -> None:
        super().__init__(f"bonus {what}")
        self.bit: Final = bit

    def why_not(self, state: Spyrium) -> Rule | None:
        if state.asking != BONUS:
            return BONUS_NOT_NOW
        return BONUS_TAKEN if state.bonuses[state.to_move] & self.bit else None

    def take(self, state: Spyrium) -> None:
        """What the bonus brings."""
        raise NotImplementedError

    def do(self, state: Spyrium) -> None:
        state.bonuses[state.to_move] |= self.bit
        self.take(state)
        flow.end_action(state)


class WorkerBonus(TakeBonus):
    """A worker from the reserve, active; with an empty reserve it gives nothing (ruling S-R8)."""

    def __init__(self) -> None:
        super().__init__("worker", BONUS_WORKER)

    def meaning(self, state: Spyrium) -> Meaning:
        return {"gives": {"recruits": min(1, state.reserve(state.to_move))}}

    def take(self, state: Spyrium) -> None:
        flow.recruit(state, state.to_move, 1)


class MoneyBonus(TakeBonus):
    """£5."""

    def __init__(self) -> None:
        super().__init__("money", BONUS_MONEY)

    def meaning(self, state: Spyrium) -> Meaning:
        return {"gives": {"earns": state.box.figures.bonus_money}}

    def take(self, state: Spyrium) -> None:
        flow.earn(state, state.to_move, state.box.figures.bonus_money)
