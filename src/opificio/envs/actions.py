"""From an agent's number to a move, or to a refusal that says why."""

from __future__ import annotations

from typing import SupportsIndex

from opificio.core.move import Move
from opificio.core.rule import OpificioError
from opificio.core.state import State


class NotAnAction(OpificioError):
    """The number is no move's id, or nobody is asked for a move."""


def checked_move(state: State, action: SupportsIndex) -> Move[State]:
    """The move with that id; IllegalMove with the rule that forbids it, NotAnAction if there is none."""
    game = state.the_game()
    id = action.__index__()
    if not 0 <= id < len(game.moves):
        raise NotAnAction(f"{game.name} has moves 0 to {len(game.moves) - 1}, there is no {id}")
    if state.to_move < 0:
        raise NotAnAction(f"nobody is asked for a move now\n{state}")
    return state.checked(game.moves[id])
