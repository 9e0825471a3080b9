"""E5.5 Who is first in column 10 of a line picks one of the remaining chits and puts it there, at once."""

from __future__ import annotations

from typing import Final

from opificio.core.fact import Meaning
from opificio.core.move import Move
from opificio.core.rule import Figures, Rule
from opificio.games.expo1906.components import CHITS
from opificio.games.expo1906.decisions import journal
from opificio.games.expo1906.scoring import chit_worth
from opificio.games.expo1906.state import CHIT, NONE, Expo

CHIT_NOT_NOW: Final = Rule("E5.5", "chit.not_now", "no chit is chosen now")
CHIT_TAKEN: Final = Rule("E5.5", "chit.taken", "{chit} lies on a line already")


class PlaceChit(Move[Expo]):
    """One of the chits beside the board."""

    def __init__(self, chit: int) -> None:
        super().__init__(f"chit {CHITS[chit]}")
        self.chit: Final = chit

    def why_not(self, state: Expo) -> Rule | None:
        if state.asking != CHIT:
            return CHIT_NOT_NOW
        return CHIT_TAKEN if self.chit in state.chits else None

    def figures(self, state: Expo, rule: Rule) -> Figures:
        return {"chit": CHITS[self.chit]}

    def meaning(self, state: Expo) -> Meaning:
        return {"worth": chit_worth(state, state.to_move, self.chit)}

    def do(self, state: Expo) -> None:
        state.chits[state.line] = self.chit
        state.note("chit", state.to_move, 0, CHITS[self.chit])
        state.line = NONE
        journal.go_on(state)
