"""What the tests of the rules say of a refusal."""

from __future__ import annotations

from typing import NamedTuple

from opificio.core.state import State


class Refusal(NamedTuple):
    """A move that is refused: by which rule, with which figures, in which words."""

    state: State
    move: str
    rule: str
    key: str
    figures: dict[str, int | str]
    reason: str
