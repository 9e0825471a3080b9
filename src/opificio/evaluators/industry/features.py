"""What a model learns from at Industry: the parts of a seat's prospects, and the time left for them."""

from __future__ import annotations

from typing import Final

from opificio.evaluators.industry.holdings import Holdings
from opificio.evaluators.industry.market import Market
from opificio.games.industry.components import ERAS
from opificio.games.industry.state import PICK, Industry

FEATURES: Final = [
    "worth", "scored", "certain", "now", "postponed", "cost", "waiting", "talers", "purse", "taler",
    "subsidised", "developed", "jokers", "hammer", "rounds", "open", "first",
    "era_1", "era_2", "era_3", "era_4", "era_5", "moving",
]  # fmt: skip


def row(state: Industry, seat: int, market: Market, holdings: Holdings, worth: float) -> list[float]:
    """The seat's figures where no auction is under way; `worth` are its prospects."""
    now, postponed, cost = 0.0, 0.0, 0
    for project in holdings.projects:
        now += project.now
        postponed += project.postponed
        cost += project.talers
    figures = [
        worth,
        float(state.points[seat]),
        holdings.certain,
        now,
        postponed,
        float(cost),
        float(len(holdings.projects)),
        float(state.talers[seat]),
        state.talers[seat] * market.taler,
        market.taler,
        float(not state.may_take_subsidy(seat)),
        float(state.developed[seat].bit_count()),
        float(state.jokers[seat].bit_count()),
        float(state.asking == PICK and state.auctioneer == seat),
        float(market.rounds),
        float(state.open_zones.bit_count()),
        float((seat - state.first) % state.players),
    ]
    figures.extend([float(state.era == era) for era in range(ERAS)])
    figures.append(float(state.to_move == seat))
    return figures
