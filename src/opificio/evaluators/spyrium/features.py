"""What a model learns from at Spyrium: the parts of a seat's prospects, and the time left for them."""

from __future__ import annotations

from typing import Final

from opificio.core.state import CHANCE
from opificio.evaluators.spyrium.outlook import Outlook
from opificio.games.spyrium.components import TECHNIQUES
from opificio.games.spyrium.scoring import printed_points, technique_points
from opificio.games.spyrium.state import CARD_BITS, PASSED, PHASE_TWO

FEATURES: Final = [
    "worth", "scored", "printed", "money", "spyrium", "workers", "active", "standing", "residence",
    "uses", "techniques", "bonuses", "turns", "incomes", "between", "phase_two", "passed", "acting",
    "money_late", "spyrium_late", "uses_left", "workers_left", "buildings", "moving",
]  # fmt: skip


def row(outlook: Outlook, worth: float) -> list[float]:
    """The seat's figures; `worth` is that of its best way on."""
    state, seat = outlook.state, outlook.seat
    uses, techniques = 0.0, 0.0
    for building in state.districts[seat]:
        uses += outlook.use(state.box.cards[building & CARD_BITS])
    for technique in range(len(TECHNIQUES)):
        if state.has(seat, technique):
            techniques += technique_points(state, seat, technique)
    phase = state.phase[seat]
    return [
        worth,
        float(state.points[seat]),
        float(printed_points(state, seat, factories_only=False)),
        float(state.money[seat]),
        float(state.spyrium[seat]),
        float(state.workers[seat]),
        float(state.active[seat]),
        float(state.in_market(seat)),
        float(state.box.residence[state.residence[seat]]),
        uses,
        techniques,
        float(state.bonuses[seat].bit_count()),
        float(outlook.turns),
        float(outlook.incomes),
        float(state.to_move == CHANCE),
        float(phase == PHASE_TWO),
        float(phase == PASSED),
        outlook.in_market() + outlook.at_work() if outlook.acting else 0.0,
        float(state.money[seat] * (6 - outlook.turns)),
        float(state.spyrium[seat] * (6 - outlook.turns)),
        uses * outlook.turns,
        float(state.workers[seat] * outlook.turns),
        float(len(state.districts[seat])),
        float(state.to_move == seat),
    ]
