"""A bar for whoever waits at a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from opificio.terminal.screen import PlainConsole

T = TypeVar("T")


def with_progress(
    played: Iterable[T], games: int, done: int = 0, told: Callable[[], str] | None = None
) -> Iterator[T]:
    """The same games, of which so many were done before; `told` says what the bar is about, after each."""
    console = PlainConsole(stderr=True)
    if not console.is_terminal:
        yield from played
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("games" if told is None else told(), total=games, completed=done)
        for each in played:
            yield each
            progress.update(task, advance=1, description=None if told is None else told())
