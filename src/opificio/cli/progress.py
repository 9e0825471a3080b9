"""A bar for whoever waits at a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from opificio.terminal.screen import PlainConsole

T = TypeVar("T")


def with_progress(played: Iterator[T], games: int) -> Iterator[T]:
    """The same games, with a bar for whoever waits at a terminal."""
    console = PlainConsole(stderr=True)
    if not console.is_terminal:
        yield from played
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        yield from progress.track(played, games, description="games")
