"""The bots that a user names."""

from __future__ import annotations

from collections.abc import Sequence

from opificio.bots import NAMES, make
from opificio.core.game import Game
from opificio.core.state import State
from opificio.service.errors import words


def about_bots() -> str:
    """What to expect of each bot, a line each."""
    about = words("en")["about_bots"]
    return "\n".join(f"{name:<13} {about[name]}" for name in NAMES)


def check_bots(names: Sequence[str], game: Game[State]) -> None:
    """UnknownBot, if one of them does not exist: before the game, not when it is asked."""
    for name in names:
        make(name, game.name, "")
