"""E2.4 An action may be done wholly, partly or not at all: whoever has enough of it says so."""

from __future__ import annotations

from typing import Final

from opificio.core.move import Move
from opificio.core.rule import Rule
from opificio.games.expo1906 import flow
from opificio.games.expo1906.components import MEETING
from opificio.games.expo1906.decisions import academy
from opificio.games.expo1906.state import (
    FREE_TILE,
    LAB_STEP,
    OPTION,
    PURCHASE,
    REPOSITION,
    STATION_TILE,
    TOKEN,
    Expo,
)

DONE_NOT_NOW: Final = Rule("E2.4", "done.not_now", "this cannot be left undone")
OPTIONAL: Final = [STATION_TILE, PURCHASE, FREE_TILE, LAB_STEP, TOKEN, OPTION, REPOSITION]


class Done(Move[Expo]):
    """No more of this."""

    def __init__(self) -> None:
        super().__init__("done")

    def why_not(self, state: Expo) -> Rule | None:
        return None if state.asking in OPTIONAL else DONE_NOT_NOW

    def do(self, state: Expo) -> None:
        if state.asking == PURCHASE:
            academy.offer_free_tile(state)
        elif state.card == MEETING and state.asking != OPTION:
            flow.end_option(state)
        else:
            flow.end_action(state)
