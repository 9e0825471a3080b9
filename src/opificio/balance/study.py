"""What each game says of itself here: what is counted, what is told of it, what it should come to."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from typing import Final, NamedTuple

from opificio.arena.figures import hundredths, percent, signed
from opificio.balance.targets import Target
from opificio.balance.watcher import OWNERS, SQUARES, WORTH, Watcher
from opificio.core.game import Game
from opificio.core.state import State

Reading = Callable[[Mapping[str, float], int], float | None]
"""A figure of a component, from what was counted of it in so many games; None where there is none."""


class Column(NamedTuple):
    """A figure that is told of every component of a kind, and how."""

    heading: str
    read: Reading
    said: Callable[[float], str]


class Component(NamedTuple):
    """A card, tile, zone, or whatever is counted one by one."""

    id: str
    name: str
    mark: str = ""  # in plots, where the name is too long for them


class Kind(NamedTuple):
    """Components of one kind, and what is told of each."""

    id: str
    title: str
    components: Sequence[Component]
    columns: Sequence[Column]
    about: str = ""  # what the figures count, where their headings do not say so
    use: str = ""  # the heading of the column that is plotted against what the components are worth


class Study:
    """One game's components and targets."""

    players: int
    """The usual table: what targets speak of in the first place."""

    def watcher(self, game: Game[State], players: int) -> Watcher:
        """Who counts in one game."""
        raise NotImplementedError

    def kinds(self, game: Game[State], players: int) -> list[Kind]:
        """The components, kind by kind."""
        raise NotImplementedError

    def targets(self, players: int) -> list[Target]:
        """What the game should come to among strong bots at a table of this size."""
        raise NotImplementedError


# Columns


def of_each(heading: str, what: str, whole: str) -> Column:
    """A share, of 1: how many of these were that."""
    return Column(heading, _divided(what, whole), percent)


def mean_of(heading: str, what: str, whole: str) -> Column:
    """So much for each of these."""
    return Column(heading, _divided(what, whole), hundredths)


def of_games(heading: str, what: str) -> Column:
    """A share of the games."""
    return Column(heading, _a_game(what), percent)


def a_game(heading: str, what: str) -> Column:
    """So many a game."""
    return Column(heading, _a_game(what), hundredths)


def _divided(what: str, whole: str) -> Reading:
    def read(counted: Mapping[str, float], games: int) -> float | None:
        parts = counted.get(whole, 0)
        return counted.get(what, 0) / parts if parts else None

    return read


def _a_game(what: str) -> Reading:
    return lambda counted, games: counted.get(what, 0) / games


def _worth_error(counted: Mapping[str, float], games: int) -> float | None:
    """Two standard errors of the mean."""
    owners = counted.get(OWNERS, 0)
    if owners < 2:
        return None
    variance = max(0.0, counted[SQUARES] - counted[WORTH] ** 2 / owners) / (owners - 1)
    return 2 * sqrt(variance / owners)


WORTH_COLUMN: Final = Column("worth", _divided(WORTH, OWNERS), signed)
WORTH_COLUMNS: Final = [WORTH_COLUMN, Column("±", _worth_error, lambda error: f"{error:.1f}")]
