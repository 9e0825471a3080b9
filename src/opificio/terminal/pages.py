"""Rules pages on the screen."""

from __future__ import annotations

from rich.console import Console
from rich.markdown import Markdown


def show_page(console: Console, text: str) -> None:
    """Markdown, set for reading; where nobody looks at a terminal, as it was written."""
    if console.is_terminal:
        console.print(Markdown(text))
    else:
        console.print(text, end="", soft_wrap=True)
