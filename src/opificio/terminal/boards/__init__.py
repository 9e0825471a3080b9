"""How each game looks in a terminal. A new game adds its folder and a line here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from opificio.speech import Speech
from opificio.terminal.boards.drawing import Drawing
from opificio.terminal.boards.expo1906 import ExpoDrawing
from opificio.terminal.boards.industry import IndustryDrawing
from opificio.terminal.boards.spyrium import SpyriumDrawing

DRAWINGS: Final[dict[str, Callable[[Speech], Drawing]]] = {
    "expo1906": ExpoDrawing,
    "industry": IndustryDrawing,
    "spyrium": SpyriumDrawing,
}


def drawing(speech: Speech) -> Drawing:
    """How the game that this speech is for is drawn, in its language."""
    return DRAWINGS[speech.game.name](speech)
