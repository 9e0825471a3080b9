"""What a model learns from at Expo 1906: a seat's prospects, and the time left for them.

The parts of the prospects were tried too: models that may weigh them anew foretell the games of good players
better, and play worse, since they have never seen what good players do not do.
"""

from __future__ import annotations

from typing import Final

from opificio.evaluators.expo1906.outlook import Outlook
from opificio.games.expo1906.state import NONE

FEATURES: Final = ["worth", "rounds", "turns", "ended"]


def row(outlook: Outlook, worth: float) -> list[float]:
    """The seat's figures; `worth` is that of its best way on."""
    return [worth, outlook.rounds_left, outlook.turns_left, float(outlook.state.ender != NONE)]
