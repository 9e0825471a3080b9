"""What a model learns from at Spyrium: a seat's prospects, and the time left for them.

The parts of the prospects were tried too: models that may weigh them anew foretell the games of good players
better, and play worse, since they have never seen what good players do not do.
"""

from __future__ import annotations

from typing import Final

from opificio.core.state import CHANCE
from opificio.evaluators.spyrium.outlook import Outlook

FEATURES: Final = ["worth", "turns", "incomes", "between_turns"]


def row(outlook: Outlook, worth: float) -> list[float]:
    """The seat's figures; `worth` is that of its best way on."""
    between_turns = outlook.state.to_move == CHANCE
    return [worth, float(outlook.turns), float(outlook.incomes), float(between_turns)]
