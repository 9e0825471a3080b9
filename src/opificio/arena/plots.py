"""Plots for reports, as SVG to be put into a page. They know nothing of games."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from statistics import median
from typing import Final, NamedTuple

from opificio.arena.svg import LETTER, Drawing, Scale, colour, label_width

WIDTH: Final = 820.0
TOP: Final = 8.0
FOOT: Final = 28.0  # for the figures under a plot
EDGE: Final = 30.0  # to the right, for half of the last figure
BINS: Final = 28
AXIS: Final = 64.0  # to the left, where figures stand along a plot
TICK_LETTER: Final = 7.0  # how wide a character of the smaller size is

STYLE: Final = """\
.plot { width: 100%; height: auto; display: block; }
.plot text { font: 13px system-ui, sans-serif; fill: var(--ink); }
.plot .tick { fill: var(--faint); font-size: 12px; }
.plot .grid { stroke: var(--line); }
.plot .zero { stroke: var(--faint); }
.plot .reference { stroke: var(--ink); stroke-dasharray: 5 4; }
.plot .whisker { stroke-width: 2.5; stroke-linecap: round; fill: none; }
.plot .mark { stroke: var(--paper); stroke-width: 1.5; }
.plot .hill { fill-opacity: 0.55; }
.plot .median { stroke: var(--ink); stroke-width: 2; }
.plot .inside { fill: var(--paper); }
.plot .part { stroke: var(--paper); stroke-width: 1; }
"""
COLOURS: Final = (
    ("#1f6f78", "#5cc2c6"),
    ("#b5532b", "#f0905f"),
    ("#7a5aa6", "#b79be6"),
    ("#8a7a1d", "#d8c454"),
    ("#3b6fb6", "#7db0f2"),
    ("#a83a5b", "#ef86a2"),
    ("#4c7d3a", "#92c97b"),
    ("#6b6f76", "#a7adb6"),
    ("#8c5a2e", "#d0a071"),
    ("#2f4858", "#86a9bd"),
)


def colours(dark: bool) -> str:
    """The colours of the series, as rules of a style sheet."""
    return "\n".join(
        f".c{at} {{ fill: {pair[dark]}; }} line.c{at} {{ stroke: {pair[dark]}; }}"
        for at, pair in enumerate(COLOURS)
    )


class Mark(NamedTuple):
    """A figure, how far it may be off, and what it belongs to."""

    value: float
    low: float
    high: float
    series: int = 0


class Row(NamedTuple):
    """A name, and the figures beside it."""

    label: str
    marks: Sequence[Mark]


def ranges(
    title: str,
    rows: Sequence[Row],
    said: Callable[[float], str],
    *,
    series: Sequence[str] = (),
    within: tuple[float, float] | None = None,
    reference: float | None = None,
) -> str:
    """Points with whiskers, a row a name. A dashed line shows the figure to compare with."""
    ends = [end for row in rows for mark in row.marks for end in (mark.low, mark.high)]
    if reference is not None:
        ends.append(reference)
    low, high = within or (min(ends), max(ends))
    room = [15.0 * len(row.marks) + (12 if len(row.marks) == 1 else 22) for row in rows]
    top = TOP + _legend_height(series)
    drawing = Drawing(WIDTH, top + sum(room) + FOOT, title)
    scale = Scale(low, high, label_width([row.label for row in rows]), WIDTH - EDGE)
    _legend(drawing, series, scale.begin)
    scale.draw(drawing, top, top + sum(room), said)
    if reference is not None:
        drawing.line(scale(reference), top, scale(reference), top + sum(room), "reference")
    y = top
    for row, height in zip(rows, room, strict=True):
        if len(row.marks) > 1 and y > top:
            drawing.line(scale.begin, y, scale.end, y, "grid")
        drawing.label(scale.begin - 10, y + height / 2 + 4, row.label)
        for at, mark in enumerate(row.marks):
            middle = y + height / 2 + 15.0 * (at - (len(row.marks) - 1) / 2)
            _whisker(drawing, scale, mark, middle, f"{row.label}{_of(series, mark)}: {_told(mark, said)}")
        y += height
    return drawing.write()


def _whisker(drawing: Drawing, scale: Scale, mark: Mark, y: float, hint: str) -> None:
    drawing.line(scale(mark.low), y, scale(mark.high), y, f"whisker {colour(mark.series)}")
    drawing.mark(scale(mark.value), y, mark.series, hint)


def _of(series: Sequence[str], mark: Mark) -> str:
    return f", {series[mark.series]}" if series else ""


def _told(mark: Mark, said: Callable[[float], str]) -> str:
    return f"{said(mark.value)} ({said(mark.low)} – {said(mark.high)})"


def distributions(
    title: str, rows: Sequence[tuple[str, Sequence[float]]], said: Callable[[float], str]
) -> str:
    """How often which figures came: a hill a name, all on one scale, with a stroke at the median."""
    figures = [figure for _, row in rows for figure in row]
    height = 52.0
    drawing = Drawing(WIDTH, TOP + height * len(rows) + FOOT, title)
    scale = Scale(min(figures), max(figures), label_width([label for label, _ in rows]), WIDTH - EDGE)
    scale.draw(drawing, TOP, TOP + height * len(rows), said)
    for at, (label, row) in enumerate(rows):
        bottom = TOP + height * (at + 1) - 4
        drawing.label(scale.begin - 10, bottom - 14, label)
        _hill(drawing, scale, row, bottom, height - 12, at, label)
        middle = scale(median(row))
        drawing.line(middle, bottom, middle, bottom - height + 12, "median")
        drawing.line(scale.begin, bottom, scale.end, bottom, "zero")
    return drawing.write()


def _hill(
    drawing: Drawing,
    scale: Scale,
    row: Sequence[float],
    bottom: float,
    height: float,
    series: int,
    label: str,
) -> None:
    width = (scale.high - scale.low) / BINS
    counts = [0] * BINS
    for figure in row:
        counts[min(BINS - 1, int((figure - scale.low) / width))] += 1
    points = [(scale.begin, bottom)]
    for at, count in enumerate(counts):
        y = bottom - height * count / max(counts)
        points += [(scale(scale.low + width * at), y), (scale(scale.low + width * (at + 1)), y)]
    points.append((scale.end, bottom))
    drawing.shape(points, f"hill {colour(series)}", f"{label}: {len(row)} in all, median {median(row):g}")


def stacked(title: str, rows: Sequence[tuple[str, Mapping[str, float]]], said: Callable[[float], str]) -> str:
    """Bars made of parts, a bar a name. What is below zero goes to the left."""
    parts = list(dict.fromkeys(part for _, row in rows for part, size in row.items() if abs(size) > 1e-9))
    low = min(sum(size for size in row.values() if size < 0) for _, row in rows)
    high = max(sum(size for size in row.values() if size > 0) for _, row in rows)
    height = 34.0
    top = TOP + _legend_height(parts)
    drawing = Drawing(WIDTH, top + height * len(rows) + FOOT, title)
    scale = Scale(low, high, label_width([label for label, _ in rows]), WIDTH - EDGE)
    _legend(drawing, parts, scale.begin)
    scale.draw(drawing, top, top + height * len(rows), said)
    for at, (label, row) in enumerate(rows):
        y = top + height * at
        drawing.label(scale.begin - 10, y + height / 2 + 4, label)
        _bar(drawing, scale, [(part, row.get(part, 0.0)) for part in parts], y + 5, height - 10, said)
    drawing.line(scale(0), top, scale(0), top + height * len(rows), "zero")
    return drawing.write()


def _bar(
    drawing: Drawing,
    scale: Scale,
    parts: Sequence[tuple[str, float]],
    y: float,
    height: float,
    said: Callable[[float], str],
) -> None:
    above = below = 0.0
    for series, (part, size) in enumerate(parts):
        begin = above if size >= 0 else below + size
        if abs(size) > 1e-9:
            width = scale(begin + abs(size)) - scale(begin)
            drawing.rect(scale(begin), y, width, height, f"part {colour(series)}", f"{part}: {said(size)}")
            if width > 34:
                drawing.text(scale(begin) + width / 2, y + height / 2 + 4, said(size), "inside", "middle")
        above, below = above + max(size, 0.0), below + min(size, 0.0)


class Point(NamedTuple):
    """A name, what it is called beside its point, and its two figures."""

    name: str
    label: str
    x: float
    y: float


def scatter(
    title: str,
    points: Sequence[Point],
    axes: tuple[str, str],
    said_x: Callable[[float], str],
    said_y: Callable[[float], str],
) -> str:
    """One figure along and the other up. Where labels have no room, pointing at the point tells the name."""
    top, height = TOP + 22, 380.0
    drawing = Drawing(WIDTH, top + height + FOOT + 20, title)
    across = Scale(min(0.0, *[each.x for each in points]), max(each.x for each in points), AXIS, WIDTH - EDGE)
    up = Scale(min(each.y for each in points), max(each.y for each in points), top + height, top)
    across.draw(drawing, top, top + height, said_x)
    for tick in up.ticks():
        looks = "grid" if abs(tick) > 1e-9 else "zero"
        drawing.line(across.begin, up(tick), across.end, up(tick), looks)
        drawing.text(across.begin - 8, up(tick) + 4, said_y(tick), "tick", "end")
    drawing.text(across.begin - 8, top - 14, axes[1], "tick", "end")
    drawing.text(across.end, top + height + 38, axes[0], "tick", "end")
    places = [(across(each.x), up(each.y)) for each in points]
    for each, (x, y) in zip(points, places, strict=True):
        drawing.mark(x, y, 0, f"{each.name}: {said_x(each.x)}, {said_y(each.y)}")
    taken = [_Box(x - 6, y - 6, x + 6, y + 6) for x, y in places]
    for each, (x, y) in zip(points, places, strict=True):
        _beside(drawing, taken, each.label, x, y)
    return drawing.write()


class _Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: _Box) -> bool:
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )


def _beside(drawing: Drawing, taken: list[_Box], label: str, x: float, y: float) -> None:
    """Write the label to the right or left of its point, or over or under it; nowhere, if all are taken."""
    width = TICK_LETTER * len(label)
    for begin, base in (
        (x + 8, y + 4),
        (x - 8 - width, y + 4),
        (x - width / 2, y - 8),
        (x - width / 2, y + 17),
    ):
        box = _Box(begin, base - 10, begin + width, base + 3)
        if box.left >= AXIS and box.right <= WIDTH and not any(box.meets(other) for other in taken):
            taken.append(box)
            drawing.text(begin, base, label, "tick")
            return


# Legends


def _legend_rows(names: Sequence[str]) -> list[list[int]]:
    rows: list[list[int]] = [[]]
    used = 0.0
    for at, name in enumerate(names):
        if rows[-1] and used + _legend_width(name) > WIDTH - 160:
            rows.append([])
            used = 0.0
        rows[-1].append(at)
        used += _legend_width(name)
    return rows


def _legend_width(name: str) -> float:
    return LETTER * len(name) + 26


def _legend_height(names: Sequence[str]) -> float:
    return 22.0 * len(_legend_rows(names)) + 6 if names else 0.0


def _legend(drawing: Drawing, names: Sequence[str], left: float) -> None:
    for at, row in enumerate(_legend_rows(names) if names else []):
        x, y = min(left, 140.0), TOP + 10 + 22.0 * at
        for series in row:
            drawing.mark(x, y, series)
            drawing.text(x + 11, y + 4, names[series])
            x += _legend_width(names[series])
