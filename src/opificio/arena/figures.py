"""Figures as people read them, on paper and at the terminal."""

from __future__ import annotations

from typing import Final

VERDICTS: Final = {"more": "more", "less": "less", None: "open"}


def percent(share: float) -> str:
    """A share, to a tenth of a percent."""
    return f"{share:.1%}"


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
