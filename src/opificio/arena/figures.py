"""Figures as people read them, on paper and at the terminal."""

from __future__ import annotations

from typing import Final

VERDICTS: Final = {"more": "more", "less": "less", None: "open"}


def percent(share: float) -> str:
    """A share, to a tenth of a percent."""
    return f"{share:.1%}"


def number(figure: float) -> str:
    """A figure, to a tenth."""
    return f"{figure:.1f}".removesuffix(".0").replace("-", "−")


def hundredths(figure: float) -> str:
    """A figure, to a hundredth."""
    return f"{figure:.2f}".replace("-", "−")


def signed(figure: float) -> str:
    """More or less than nothing, to a tenth."""
    return f"{round(figure, 1) + 0.0:+.1f}".replace("-", "−")


def interval(ends: tuple[float, float]) -> str:
    """From where to where."""
    return f"{percent(ends[0])} – {percent(ends[1])}"


def duration(seconds: float | None) -> str:
    """A time in the unit that suits it."""
    if seconds is None:
        return ""
    if seconds >= 1:
        return f"{seconds:.2f} s"
    return f"{seconds * 1e3:.2f} ms" if seconds >= 1e-3 else f"{seconds * 1e6:.0f} µs"
