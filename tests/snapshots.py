"""Generated texts, made by the engine, checked in and compared. `tests.regenerate` makes them anew."""

from __future__ import annotations

from pathlib import Path

FIXTURES = Path(__file__).parent / "fixtures"

Snapshots = dict[str, str]
"""Texts by their path in the folder of fixtures."""


def kept(name: str) -> str:
    """The text that is checked in."""
    return (FIXTURES / name).read_text("utf-8")


def keep(snapshots: Snapshots) -> None:
    """Write texts into the folder of fixtures."""
    for name, text in snapshots.items():
        path = FIXTURES / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
