"""The spaces of Gymnasium that all adapters share."""

from __future__ import annotations

from typing import Any, Final

from opificio.envs.arrays import np
from opificio.envs.extra import MissingExtra

try:
    from gymnasium import spaces
except ImportError as error:
    raise MissingExtra(error) from None

BOUND: Final = 10.0
"""Figures are scaled to about 0 to 1; talers or points beyond all measure stay far below this."""


def observations_of(columns: int) -> spaces.Box:
    """Vectors with so many entries."""
    return spaces.Box(-BOUND, BOUND, (columns,), np.float32)


def masks_of(moves: int) -> spaces.Box:
    """A 0 or 1 for every move of the game."""
    return spaces.Box(0, 1, (moves,), np.int8)


def actions_of(moves: int) -> spaces.Discrete[Any]:
    """The ids of all moves of the game, draws among them; a mask says which may be chosen."""
    return spaces.Discrete(moves)
