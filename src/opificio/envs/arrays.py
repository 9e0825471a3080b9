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
from typing import Any, TypeAlias

from opificio import library
from opificio.core.game import Game
from opificio.core.state import State
from opificio.envs.extra import MissingExtra

try:
    import numpy as np
    from numpy.typing import NDArray

    from opificio.envs.observations.encoder import Sheet, note_moves
    from opificio.envs.observations.registry import make_encoder
except ImportError as error:
    raise MissingExtra(error) from None

__all__ = [
    "Floats",
    "Mask",
    "NDArray",
    "action_mask",
    "encoder",
    "fill_in",
    "find_game",
    "names",
    "np",
    "observation",
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
    notes = encoder(state.the_game(), state.players)
    sheet = Sheet()
    notes.note(state, seat, sheet)
    seen = np.zeros(len(notes.names), np.float32)
    fill_in(seen, sheet)
    return seen


def action_mask(state: State) -> Mask:
    """1 for each move that may be made now, by its id; all 0 if no seat is asked.

    Draws are moves too and have their ids in the same table, but no player makes them: theirs stay 0.
    """
    mask = np.zeros(len(state.the_game().moves), np.int8)
    if state.to_move >= 0:
        sheet = Sheet()
        note_moves(state.legal(), sheet)
        fill_in(mask, sheet)
    return mask


def fill_in(array: NDArray[Any], sheet: Sheet) -> None:
    """Write what is noted on a sheet into a one-dimensional array that is all 0, and clear the sheet."""
    array[np.frombuffer(sheet.take_ones(), "<i4")] = 1
    figures = sheet.take_figures()
    if figures:
        array[np.frombuffer(figures, "<i4")[::2]] = np.frombuffer(figures, "<f4")[1::2]
