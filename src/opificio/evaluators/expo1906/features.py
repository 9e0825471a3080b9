"""What a model learns from at Expo 1906: the parts of a seat's prospects, and the time left for them."""

from __future__ import annotations

from typing import Final

from opificio.evaluators.expo1906.office import tokens_worth
from opificio.evaluators.expo1906.outlook import Outlook
from opificio.games.expo1906.components import JOURNAL, LABORATORY
from opificio.games.expo1906.state import NONE

FEATURES: Final = [
    "worth", "scored", "shown", "projects", "at_hand", "tokens", "rounds", "turns", "money", "completed",
    "improved", "hand", "journal", "laboratory", "tiles", "pieces", "leads", "to_go", "ended", "moving",
]  # fmt: skip


def row(outlook: Outlook, worth: float) -> list[float]:
    """The seat's figures; `worth` is that of its best way on."""
    state, seat, office = outlook.state, outlook.seat, outlook.office
    return [
        worth,
        float(state.points[seat]),
        outlook.shown(),
        outlook.projects(),
        outlook.at_hand(),
        tokens_worth(outlook.weights, state, seat, office, outlook.rounds_left),
        outlook.rounds_left,
        outlook.turns_left,
        float(state.money[seat]),
        float(state.completed[seat].bit_count()),
        float(state.improved[seat].bit_count()),
        float(outlook.hand.bit_count()),
        float(outlook.hand >> JOURNAL & 1),
        float(outlook.hand >> LABORATORY & 1),
        float(len(state.tiles[seat])),
        float(len(state.labs[seat])),
        float(sum(office.leads)),
        float(office.to_go),
        float(state.ender != NONE),
        float(state.to_move == seat),
    ]
