"""What a game should come to, and whether it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from opificio.balance.results import Results

SEAT_GAMES: Final = 2000  # that targets for seats speak of


class Figure(NamedTuple):
    """What was found, and of what."""

    name: str
    value: float
    told: str


class Verdict(NamedTuple):
    """A target with the figures that it speaks of; of those outside it, if there are any."""

    what: str
    held: bool
    figures: list[Figure]
    outside: list[Figure]
    note: str


class Target(NamedTuple):
    """A sentence, and the bounds of all its figures: both included, unless they are to be `above` the low one."""

    what: str
    figures: Callable[[Results], list[Figure]]
    low: float | None = None
    high: float | None = None
    above: bool = False
    games: int = 0  # so many are needed for a sure verdict

    def judge(self, results: Results) -> Verdict:
        """Whether all its figures are within bounds. Without any figure it is not held."""
        figures = self.figures(results)
        outside = [figure for figure in figures if not self.holds(figure.value)]
        few = results.games < self.games
        note = f"by the share alone: the target speaks of {self.games:,} games" if few else ""
        return Verdict(self.what, bool(figures) and not outside, figures, outside, note)

    def holds(self, value: float) -> bool:
        """Whether a figure is within bounds."""
        if self.low is not None and (value < self.low or (self.above and value == self.low)):
            return False
        return self.high is None or value <= self.high


# Targets that several games have


def winner(low: float, high: float) -> Target:
    """The winner's mean score."""
    return Target(f"the winner's mean score is {low:g}–{high:g}", lambda found: [_place(found, 0)], low, high)


def last_over(low: float) -> Target:
    """The mean score of who comes last."""
    return Target(
        f"the last one's mean score is over {low:g}", lambda found: [_place(found, -1)], low, above=True
    )


def spread(low: float, high: float) -> Target:
    """From first to last."""
    return Target(
        f"from first to last it is {low:g}–{high:g} points on average",
        lambda found: [Figure("spread", found.spread.mean(), f"{found.spread.mean():.1f}")],
        low,
        high,
    )


def seats(high: float) -> Target:
    """No seat, by turn order, wins more often than that."""
    return Target(f"no seat wins more than {high:.0%} of the games", _seats, high=high, games=SEAT_GAMES)


def each(
    what: str, kinds: list[str], heading: str, low: float | None, high: float | None, *, above: bool = False
) -> Target:
    """A figure of every component of some kinds that was seen at all."""

    def figures(found: Results) -> list[Figure]:
        return [
            Figure(name, value, column.said(value))
            for kind in found.kinds
            if kind.id in kinds
            for column in kind.columns
            if column.heading == heading
            for id, name in kind.components
            for value in [found.value(kind, id, column)]
            if value is not None
        ]

    return Target(what, figures, low, high, above)


def _place(found: Results, place: int) -> Figure:
    mean = found.places[place].mean()
    return Figure("winner" if place == 0 else "last", mean, f"{mean:.1f}")


def _seats(found: Results) -> list[Figure]:
    return [
        Figure(
            each.name,
            each.share(),
            f"{each.share():.1%} ({each.interval()[0]:.1%} – {each.interval()[1]:.1%})",
        )
        for each in found.seats
    ]
