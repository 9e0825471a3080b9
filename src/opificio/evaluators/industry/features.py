"""What a model learns from at Industry: a seat's prospects, and the time left for them.

The parts of the prospects were tried too: models that may weigh them anew foretell the games of good players
better, and play worse, since they have never seen what good players do not do.
"""

from __future__ import annotations

from typing import Final

from opificio.evaluators.industry.market import Market
from opificio.games.industry.components import ERAS

FEATURES: Final = ["worth", "rounds", *[f"era_{era + 1}" for era in range(ERAS)]]


def row(market: Market, worth: float) -> list[float]:
    """The figures of a seat with these prospects, where no auction is under way."""
    return [worth, float(market.rounds), *[float(market.era == era) for era in range(ERAS)]]
