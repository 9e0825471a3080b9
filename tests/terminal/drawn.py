"""What a terminal shows, as lines of text."""

from __future__ import annotations

from rich.console import Console, RenderableType


def lines(shown: RenderableType, width: int = 100) -> list[str]:
    """The lines as they are printed at that width, without the spaces that fill them up."""
    console = Console(width=width, highlight=False)
    with console.capture() as captured:
        console.print(shown)
    return [line.rstrip() for line in captured.get().splitlines()]
