"""What all seats share in a position: what is still to come, and what a taler is worth."""

from __future__ import annotations

from typing import Final

from opificio.evaluators.industry.tables import Tables
from opificio.evaluators.industry.weights import Weights
from opificio.games.industry.components import COLUMNS, ERAS
from opificio.games.industry.state import Industry

MarketKey = tuple[int, int, int, int, int, int]


class Market:
    """The zones and the talers that are on the table and still to come."""

    def __init__(self, weights: Weights, tables: Tables, state: Industry) -> None:
        figures = state.board.figures
        to_come = state.bag.total - state.to_draw
        self.weights: Final = weights
        self.tables: Final = tables
        self.board: Final = state.board
        self.players: Final = state.players
        self.era: Final = state.era
        self.rounds: Final = -(-to_come // state.tokens_a_round())  # of this era, after the one being played
        self.income: Final = figures.income * (self.rounds + tables.rounds_after[state.era])

        money = sum(state.talers) + self.income * state.players
        zones = (ERAS - 1 - state.era) * COLUMNS + to_come + state.open_zones.bit_count()
        self.taler: Final = 1 / figures.talers_per_point + weights.scarcity * zones / (money + 1)

        self.unsold: Final = tables.from_era[state.era] & ~_union(state.owned)
        self.undeveloped: Final = tables.from_era[state.era] & ~_union(state.developed)


def market_key(state: Industry) -> MarketKey:
    """All that the markets of a table differ by."""
    return (
        state.era,
        state.bag.total - state.to_draw,
        state.open_zones,
        sum(state.talers),
        _union(state.owned),
        _union(state.developed),
    )


def _union(masks: list[int]) -> int:
    zones = 0
    for mask in masks:
        zones |= mask
    return zones
