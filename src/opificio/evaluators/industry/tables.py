"""What the evaluation asks of a board again and again, worked out once."""

from __future__ import annotations

from typing import Final

from opificio.games.industry.components import (
    BONUS,
    COLUMNS,
    ERAS,
    FACTORY,
    MOST_NEEDS,
    RESOURCES,
    Board,
    Zone,
)
from opificio.games.industry.state import Industry

Tie = tuple[int, int]
"""Zones, and the points that each of them brings together with the zone that the tie belongs to."""


class Tables:
    """Ties, demand and time for a board and a number of players."""

    def __init__(self, state: Industry) -> None:
        board = state.board
        zones = board.zones
        self.ties: Final = [ties(board, zone) for zone in zones]
        # needing[resource][n] are the zones that require it more than n times
        self.needing: Final = [
            [
                _set([zone for zone in zones if zone.needs.count(resource) > times])
                for times in range(MOST_NEEDS)
            ]
            for resource in range(len(RESOURCES))
        ]
        self.costly: Final = _set([zone for zone in zones if zone.cost])
        self.from_era: Final = [_set([zone for zone in zones if zone.era >= era]) for era in range(ERAS + 1)]
        self.rounds_after: Final = [_rounds(state, range(era + 1, ERAS)) for era in range(ERAS)]


def ties(board: Board, zone: Zone) -> list[Tie]:
    """All that brings points together with a zone: over roads, links and networks."""
    found = [(_set(_joined(board, zone)), board.figures.link_points)]
    if zone.kind == BONUS:
        found.append((board.network[zone.bonus], zone.multiplier))
    elif zone.kind == FACTORY:
        stations = [
            other
            for other in board.zones
            if other.kind == BONUS and board.network[other.bonus] >> zone.index & 1
        ]
        for multiplier in {station.multiplier for station in stations}:
            alike = [station for station in stations if station.multiplier == multiplier]
            found.append((_set(alike), multiplier))
    return [tie for tie in found if tie[0]]


def _joined(board: Board, zone: Zone) -> list[Zone]:
    pairs = board.roads + board.links
    ends = [sum(pair) - zone.index for pair in pairs if zone.index in pair]
    return [board.zones[end] for end in ends]


def _set(zones: list[Zone]) -> int:
    mask = 0
    for zone in zones:
        mask |= 1 << zone.index
    return mask


def _rounds(state: Industry, eras: range) -> int:
    """How many rounds these eras take (I2.3)."""
    later = state.copy()
    rounds = 0
    for later.era in eras:
        rounds += -(-COLUMNS // later.tokens_a_round())
    return rounds
