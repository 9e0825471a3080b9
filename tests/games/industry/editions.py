"""The packaged edition of Industry, and its entries as data that tests may change."""

from __future__ import annotations

from typing import Any

from opificio.games.industry.components import Board
from opificio.games.industry.constraints import checked_board
from opificio.library import packaged_text
from tests.games.editions import SOURCE, toml

BOARD = checked_board(packaged_text("industry", "edition.toml"), "industry/edition.toml")


def zone(data: Any, id: str) -> Any:
    """The entry of a zone."""
    return next(entry for entry in data["zone"] if entry["id"] == id)


def drawing(data: Any, line: str) -> Any:
    """The entry of a drawing."""
    return next(entry for entry in data["drawing"] if entry["line"] == line)


def network(data: Any, id: str) -> Any:
    """The entry of a network."""
    return next(entry for entry in data["network"] if entry["id"] == id)


def board(data: dict[str, Any]) -> Board:
    """The board that the data describe; BadEdition if they describe none."""
    return checked_board(toml(data), SOURCE)
