"""Positions that no play could give, for the tests of reading them."""

from __future__ import annotations

from typing import NamedTuple

from opificio.core.state import State


class Impossible(NamedTuple):
    """A position whose dump is changed so that it is refused, and the beginning of the reason."""

    state: State
    fields: dict[str, object]
    reason: str
