"""I5.1 Once a game, at any of his own decisions and before he makes it, a player may take a subsidy."""

from __future__ import annotations

from typing import Final

from opificio.core.move import Move
from opificio.core.rule import Figures, Rule
from opificio.games.industry.decisions.supply import has_choice_of_source
from opificio.games.industry.state import SUPPLY, Industry

NOT_ASKED: Final = Rule("I5.1", "subsidy.not_now", "the subsidy is taken at one's own decisions")
TAKEN: Final = Rule("I5.1", "subsidy.taken", "seat {seat} has taken its subsidy already")
NOTHING_TO_CHOOSE: Final = Rule(
    "I-R12", "subsidy.single_source", "the resource has a single source: nothing is decided"
)


class TakeSubsidy(Move[Industry]):
    """Talers at once, points off at the end. The question stays."""

    def __init__(self) -> None:
        super().__init__("subsidy")

    def why_not(self, state: Industry) -> Rule | None:
        if state.to_move < 0:
            return NOT_ASKED
        if not state.may_take_subsidy(state.to_move):
            return TAKEN
        if state.asking == SUPPLY and not has_choice_of_source(state):
            return NOTHING_TO_CHOOSE
        return None

    def figures(self, state: Industry, rule: Rule) -> Figures:
        return {"seat": state.to_move + 1}

    def do(self, state: Industry) -> None:
        talers = state.board.figures.subsidy_talers
        state.subsidised |= 1 << state.to_move
        state.talers[state.to_move] += talers
        state.note("subsidy", state.to_move, talers)
