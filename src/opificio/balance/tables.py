"""The results as sentences and tables, for the page and for the terminal."""

from __future__ import annotations

from typing import Final, NamedTuple

from opificio.arena.figures import hundredths, interval, percent
from opificio.balance.results import Results
from opificio.balance.study import Kind
from opificio.balance.targets import Figure, Verdict
from opificio.speech import Speech

FEW: Final = 8  # figures that a sentence can hold


class Listing(NamedTuple):
    """A table; its first column is names."""

    caption: str
    headings: list[str]
    rows: list[list[str]]


def sentence(verdict: Verdict) -> str:
    """A target, whether it is held, and the figures that say so."""
    told = _told(verdict.outside) or (_told(verdict.figures) if len(verdict.figures) <= FEW else "")
    note = f" ({verdict.note})" if verdict.note else ""
    return f"{'Held' if verdict.held else 'Missed'}: {verdict.what}{': ' if told else ''}{told}{note}."


def _told(figures: list[Figure]) -> str:
    told = ", ".join(f"{figure.name} {figure.told}" for figure in figures[:FEW])
    return f"{told} and {len(figures) - FEW} more" if len(figures) > FEW else told


def scores(results: Results) -> Listing:
    """By place, and from first to last."""
    rows = [
        [name, f"{sample.mean():.1f}", *[f"{sample.at(part)}" for part in (0, 0.1, 0.5, 0.9, 1)]]
        for name, sample in results.samples()
    ]
    return Listing("Scores by place", ["place", "mean", "least", "10 %", "half", "90 %", "most"], rows)


def seats(results: Results) -> Listing:
    """By turn order."""
    rows = [
        [each.name, percent(each.share()), interval(each.interval()), f"{each.mean():.1f}"]
        for each in results.seats
    ]
    expected = percent(1 / results.setup.players)
    return Listing(f"Among equals each would win {expected}", ["seat", "wins", "95 %", "mean score"], rows)


def points(results: Results) -> Listing:
    """By source and place."""
    speech = Speech(results.setup.find_game())
    columns = [place.mean_points() for place in results.places]
    rows = [
        [speech.thing("sources", source), *[hundredths(points[source]) for points in columns]]
        for source in columns[0]
    ]
    return Listing("Mean points a game", ["source", *[place.name for place in results.places]], rows)


def components(results: Results, kind: Kind) -> Listing:
    """Every component with its figures; where there is none the place stays empty."""
    rows = [
        [
            component.name,
            *[
                "" if value is None else column.said(value)
                for column in kind.columns
                for value in [results.value(kind, component, column)]
            ],
        ]
        for component in kind.components
    ]
    return Listing(kind.title, [kind.title.lower(), *[column.heading for column in kind.columns]], rows)
