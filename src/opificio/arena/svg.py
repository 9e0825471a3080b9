"""What plots are drawn with: shapes as SVG text, and scales with round figures along them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final

LETTER: Final = 8.2  # how wide a character is, in wide fonts
LONGEST_LABEL: Final = 30  # characters


class Drawing:
    """Shapes, one over the other. Their looks are in the style sheet: shapes have classes."""

    def __init__(self, width: float, height: float, title: str) -> None:
        self.width: Final = width
        self.height: Final = height
        self._title: Final = title
        self._shapes: Final[list[str]] = []

    def line(self, x1: float, y1: float, x2: float, y2: float, looks: str) -> None:
        self._add(f'<line class="{looks}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>')

    def rect(self, x: float, y: float, width: float, height: float, looks: str, hint: str = "") -> None:
        at = f'x="{x:.1f}" y="{y:.1f}" width="{max(width, 0):.1f}" height="{height:.1f}"'
        self._add(f'<rect class="{looks}" {at}>{_hint(hint)}</rect>')

    def shape(self, points: Sequence[tuple[float, float]], looks: str, hint: str = "") -> None:
        along = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        self._add(f'<polygon class="{looks}" points="{along}">{_hint(hint)}</polygon>')

    def text(self, x: float, y: float, text: str, looks: str = "", anchor: str = "start") -> None:
        at = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
        self._add(f'<text class="{looks}" {at}>{escape(text)}</text>')

    def label(self, x: float, y: float, text: str) -> None:
        """A name to the left of x; one that is too long is cut, and told in full to whoever points at it."""
        short = text if len(text) <= LONGEST_LABEL else f"{text[: LONGEST_LABEL - 1]}…"
        whole = "" if short == text else _hint(text)
        self._add(
            f'<text class="label" x="{x:.1f}" y="{y:.1f}" text-anchor="end">{escape(short)}{whole}</text>'
        )

    def mark(self, x: float, y: float, series: int, hint: str = "") -> None:
        """A point; series differ in form as well as in colour."""
        r = 5.0
        looks = f"mark {colour(series)}"
        match series % 4:
            case 0:
                self._add(f'<circle class="{looks}" cx="{x:.1f}" cy="{y:.1f}" r="{r}">{_hint(hint)}</circle>')
            case 1:
                self.rect(x - r + 0.5, y - r + 0.5, 2 * r - 1, 2 * r - 1, looks, hint)
            case 2:
                self.shape([(x, y - r - 1), (x + r + 1, y), (x, y + r + 1), (x - r - 1, y)], looks, hint)
            case _:
                self.shape([(x, y - r), (x + r + 0.5, y + r - 1), (x - r - 0.5, y + r - 1)], looks, hint)

    def write(self) -> str:
        """The drawing, to be put into a page."""
        size = f'viewBox="0 0 {self.width:.0f} {self.height:.0f}" style="max-width:{self.width:.0f}px"'
        title = f"<title>{escape(self._title)}</title>"
        return f'<svg class="plot" role="img" {size}>{title}{"".join(self._shapes)}</svg>'

    def _add(self, shape: str) -> None:
        self._shapes.append(shape)


def _hint(text: str) -> str:
    return f"<title>{escape(text)}</title>" if text else ""


def colour(series: int) -> str:
    """The class that colours a series."""
    return f"c{series % 10}"


def label_width(labels: Sequence[str]) -> float:
    """The room that names need to the left of a plot."""
    return LETTER * min(max((len(label) for label in labels), default=0), LONGEST_LABEL) + 14


class Scale:
    """From figures to places along a line, with round figures to be written at it."""

    def __init__(self, low: float, high: float, begin: float, end: float) -> None:
        self.step: Final = _round_step((high - low) or 1)
        self.low: Final[float] = floor(low / self.step + 1e-9) * self.step
        self.high: Final = max(ceil(high / self.step - 1e-9) * self.step, self.low + self.step)
        self.begin: Final = begin
        self.end: Final = end

    def __call__(self, figure: float) -> float:
        return self.begin + (figure - self.low) / (self.high - self.low) * (self.end - self.begin)

    def ticks(self) -> list[float]:
        """The round figures."""
        return [self.low + self.step * at for at in range(round((self.high - self.low) / self.step) + 1)]

    def draw(self, drawing: Drawing, top: float, bottom: float, said: Callable[[float], str]) -> None:
        """Lines behind the plot, figures under it."""
        for tick in self.ticks():
            drawing.line(self(tick), top, self(tick), bottom, "grid")
            drawing.text(self(tick), bottom + 17, said(tick), "tick", "middle")


def _round_step(span: float) -> float:
    """About six steps of 1, 2 or 5 times a power of ten."""
    raw = span / 6
    power: float = 10.0 ** floor(log10(raw))
    return next(step * power for step in (1, 2, 5, 10) if step * power >= raw * 0.999)
