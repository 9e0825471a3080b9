"""What a game should come to, and whether it does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from opificio.arena.figures import interval, percent

if TYPE_CHECKING:
    from opificio.balance.results import Results

SEAT_GAMES: Final = 2000  # that the targets for seats speak of


class Figure(NamedTuple):
    """What was found, and of what."""

    name: str
    value: float
    told: str


class Verdict(NamedTuple):
    """A target and the figures that it speaks of; of those outside its bounds, the furthest first."""

    what: str
    held: bool
    figures: list[Figure]
    outside: list[Figure]
    note: str


class Target(NamedTuple):
    """A sentence, and the bounds of its figures: both included, unless they are to be `above` the low one."""

    what: str
    figures: Callable[[Results], list[Figure]]
    low: float | None = None
    high: float | None = None
    above: bool = False
    games: int = 0  # that the target speaks of

    def judge(self, results: Results) -> Verdict:
        """Whether all its figures are within the bounds. Without any figure it is not held."""
        figures = self.figures(results)
        outside = sorted(
            [figure for figure in figures if not self.holds(figure.value)],
            key=lambda figure: -self._beyond(figure.value),
        )
        few = results.games < self.games
        note = f"judged by the share alone: the target speaks of {self.games:,} games" if few else ""
        return Verdict(self.what, bool(figures) and not outside, figures, outside, note)

    def holds(self, value: float) -> bool:
        """Whether a figure is within the bounds."""
        if self.low is not None and (value < self.low or (self.above and value == self.low)):
            return False
        return self.high is None or value <= self.high

    def _beyond(self, value: float) -> float:
        below = 0.0 if self.low is None else self.low - value
        return max(below, 0.0 if self.high is None else value - self.high)


# Targets that several games have


def winner(low: float, high: float) -> Target:
    """The winner's mean score."""
    return Target(f"the winner's mean score is {low:g}–{high:g}", lambda found: [_score(found, 0)], low, high)


def last_over(low: float) -> Target:
    """The mean score of whoever comes last."""
    what = f"the mean score of the last is over {low:g}"
    return Target(what, lambda found: [_score(found, -1)], low, above=True)


def spread(low: float, high: float) -> Target:
    """From first to last."""

    def figures(found: Results) -> list[Figure]:
        mean = found.spread.mean()
        return [Figure("spread", mean, f"{mean:.1f}")]

    return Target(f"from first to last it is {low:g}–{high:g} points on average", figures, low, high)


def seats(high: float) -> Target:
    """Nobody, by turn order, wins more often than that."""
    return Target(f"no seat wins more than {high:.0%} of the games", _seats, high=high, games=SEAT_GAMES)


def of_components(
    what: str,
    kinds: Sequence[str],
    heading: str,
    low: float | None = None,
    high: float | None = None,
    *,
    above: bool = False,
) -> Target:
    """A figure of every component of these kinds, where there is one."""

    def figures(found: Results) -> list[Figure]:
        columns = [
            (kind, column)
            for kind in found.kinds
            if kind.id in kinds
            for column in kind.columns
            if column.heading == heading
        ]
        return [
            Figure(component.name, value, column.said(value))
            for kind, column in columns
            for component in kind.components
            if (value := found.value(kind, component, column)) is not None
        ]

    return Target(what, figures, low, high, above)


def _score(found: Results, place: int) -> Figure:
    standing = found.places[place]
    return Figure(standing.name, standing.mean(), f"{standing.mean():.1f}")


def _seats(found: Results) -> list[Figure]:
    return [
        Figure(seat.name, seat.share(), f"{percent(seat.share())} ({interval(seat.interval())})")
        for seat in found.seats
    ]
