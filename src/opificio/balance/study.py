"""What each game says of itself here: what is counted, how it is shown, what it should come to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from opificio.balance.targets import Target
from opificio.balance.watcher import OWNERS, WORTH, Watcher
from opificio.core.game import Game
from opificio.core.state import State

GAMES: Final = "games"  # to be divided by


def share(figure: float) -> str:
    return f"{figure:.1%}"


def number(figure: float) -> str:
    return f"{figure:.2f}"


def whole(figure: float) -> str:
    return f"{figure:.0f}"


def signed(figure: float) -> str:
    return f"{figure:+.1f}".replace("-", "−")


class Column(NamedTuple):
    """A figure of a component: one sum divided by another."""

    heading: str
    of: str
    per: str  # GAMES: by their number; nothing: the sum itself
    said: Callable[[float], str]


WORTH_COLUMN: Final = Column("worth", WORTH, OWNERS, signed)


class Kind(NamedTuple):
    """Components of one kind, and what is told of each."""

    id: str
    title: str
    components: Sequence[tuple[str, str]]  # ids with what people call them
    columns: Sequence[Column]
    use: str = ""  # the heading of the column that tells how much they are used


class Study:
    """One game's components. `tables` are the player counts that have targets, the usual one first."""

    tables: Sequence[int]

    def watcher(self, game: Game[State], players: int) -> Watcher:
        """Who counts in one game."""
        raise NotImplementedError

    def kinds(self, game: Game[State], players: int) -> list[Kind]:
        """The components, kind by kind."""
        raise NotImplementedError

    def targets(self, players: int) -> list[Target]:
        """What the game should come to with strong bots."""
        raise NotImplementedError
