"""Observations and masks as numpy arrays.

>>> import opificio
>>> from opificio.envs.arrays import action_mask, names, observation
>>> state = opificio.Dealer(1906).settle(opificio.game("industry").start(players=3))
>>> seen = observation(state, 1)
>>> seen.shape, seen.dtype.name
((612,), 'float32')
>>> [name for name, value in zip(names("industry", 3), seen) if value][:4]
['question[pick]', 'actor[+0]', 'balanced_draw', 'era[1]']
>>> moves = state.the_game().moves
>>> [moves[id].text for id in action_mask(state).nonzero()[0]]
['pick A1', 'pick B1', 'pick C1', 'subsidy']
"""

from __future__ import annotations

from functools import cache
from typing import TypeAlias, cast

from opificio import library
from opificio.core.game import Game
from opificio.core.state import State
from opificio.envs.extra import MissingExtra
from opificio.envs.observations.encoder import Encoder, Row, write_mask
from opificio.envs.observations.registry import make_encoder

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise MissingExtra(error) from None

__all__ = [
    "Floats",
    "Mask",
    "NDArray",
    "action_mask",
    "encoder",
    "find_game",
    "names",
    "np",
    "observation",
    "row_of",
]

Floats: TypeAlias = "NDArray[np.float32]"
Mask: TypeAlias = "NDArray[np.int8]"

encoder = cache(make_encoder)
"""The encoder of a game at so many players, made once."""


def find_game(game: str | Game[State]) -> Game[State]:
    """The game of that name, with its own edition; or the one given, with whatever edition it has."""
    return library.game(game) if isinstance(game, str) else game


def names(game: str | Game[State], players: int) -> list[str]:
    """What each entry of an observation is, in order."""
    return encoder(find_game(game), players).names.copy()


def observation(state: State, seat: int) -> Floats:
    """What the seat sees of a position: everything but what comes next, which nobody knows."""
    writer: Encoder = encoder(state.the_game(), state.players)
    seen = np.zeros(len(writer.names), np.float32)
    writer.write(state, seat, row_of(seen))
    return seen


def action_mask(state: State) -> Mask:
    """1 for each move that may be made now, by its id; all 0 if no seat is asked.

    Draws are moves too and have their ids in the same table, but no player makes them: theirs stay 0.
    """
    mask = np.zeros(len(state.the_game().moves), np.int8)
    if state.to_move >= 0:
        write_mask(state.legal(), row_of(mask))
    return mask


def row_of(array: Floats | Mask) -> Row:
    """A one-dimensional array, as the compiled engine writes it."""
    return cast("Row", array.data)
