"""The packaged edition of Spyrium, and its entries as data that tests may change."""

from __future__ import annotations

from typing import Any

from opificio.games.spyrium.components import Box
from opificio.games.spyrium.constraints import checked_box
from opificio.library import packaged_text
from tests.games.editions import SOURCE, toml

BOX = checked_box(packaged_text("spyrium", "edition.toml"), "spyrium/edition.toml")


def entry(data: Any, id: str) -> Any:
    """The entry of a card or an event."""
    kinds = ("building", "character", "technique", "event")
    return next(each for kind in kinds for each in data[kind] if each["id"] == id)


def remove(data: Any, id: str) -> None:
    """Take an entry out."""
    for kind in ("building", "character", "technique", "event"):
        data[kind] = [each for each in data[kind] if each["id"] != id]


def box(data: dict[str, Any]) -> Box:
    """The box that the data describe; BadEdition if they describe none."""
    return checked_box(toml(data), SOURCE)
