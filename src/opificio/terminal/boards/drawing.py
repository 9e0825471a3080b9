"""What a game must be able to show of itself in a terminal."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Protocol

from rich.console import RenderableType

from opificio.core.state import State


class Drawing(Protocol):
    """A game's looks in one language. Positions come from outside; nothing is kept of them."""

    def amounts(self, state: State) -> str:
        """The word of the moves that are an amount, such as `bid 3`, if the question is for one; else ""."""
        ...

    def scene(self, state: State) -> Hashable:
        """The board is shown anew when this changes; in between the status is enough."""
        ...

    def board(self, state: State, width: int) -> RenderableType:
        """The board, in so many columns if that can be."""
        ...

    def legend(self) -> RenderableType:
        """What the signs on the board mean, and what of it never changes."""
        ...

    def status(self, state: State) -> RenderableType:
        """The players, and what the question is about."""
        ...

    def component(self, state: State, id: str) -> RenderableType:
        """All about one component, by an id of `game.names()`."""
        ...
