"""The games there are. A new game adds a line to NAMES and one to `_made`."""

from __future__ import annotations

from typing import Final, cast

from opificio.core.game import Game
from opificio.core.rule import OpificioError
from opificio.core.state import State
from opificio.games.expo1906 import constraints as expo_constraints
from opificio.games.expo1906.game import ExpoGame
from opificio.games.industry import constraints as industry_constraints
from opificio.games.industry.game import IndustryGame
from opificio.games.spyrium import constraints as spyrium_constraints
from opificio.games.spyrium.game import SpyriumGame

NAMES: Final = ["expo1906", "industry", "spyrium"]


class UnknownGame(OpificioError):
    """There is no game of that name here."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no game {name!r}; there are: {', '.join(NAMES)}")


def with_edition(name: str, text: str, source: str) -> Game[State]:
    """The game of that name, with the edition whose TOML text is given; `source` names it in errors."""
    game = _made(name, text, source)
    game.edition_text = text
    return game


def _made(name: str, text: str, source: str) -> Game[State]:
    # Callers that serve every game see plain states; each game's own moves only ever meet its own states.
    if name == "expo1906":
        return cast("Game[State]", ExpoGame(expo_constraints.checked_box(text, source)))
    if name == "industry":
        return cast("Game[State]", IndustryGame(industry_constraints.checked_board(text, source)))
    if name == "spyrium":
        return cast("Game[State]", SpyriumGame(spyrium_constraints.checked_box(text, source)))
    raise UnknownGame(name)
