"""Positions with names, by game: where perft counts and the order of moves is pinned."""

from __future__ import annotations

from opificio.core.state import State
from tests.games.industry import named as industry
from tests.games.spyrium import named as spyrium

NAMED = {"industry": industry.named, "spyrium": spyrium.named}


def named(game: str) -> dict[str, State]:
    """The named positions of a game. A new game brings its own."""
    return NAMED[game]()
