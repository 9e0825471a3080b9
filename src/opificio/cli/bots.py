"""The bots that a user names."""

from __future__ import annotations

from collections.abc import Sequence

from opificio.bots import make
from opificio.core.game import Game
from opificio.core.state import State


def check_bots(names: Sequence[str], game: Game[State]) -> None:
    """UnknownBot, if one of them does not exist: before the game, not when it is asked."""
    for name in names:
        make(name, game.name, "")
