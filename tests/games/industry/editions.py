"""The packaged edition of Industry as data that tests may change, and how it is written back as TOML."""

from __future__ import annotations

import json
import tomllib
from typing import Any

import pytest

from opificio.core.edition import BadEdition
from opificio.games.industry.components import Board
from opificio.games.industry.constraints import checked_board
from opificio.library import packaged_text

TEXT = packaged_text("industry", "edition.toml")
BOARD = checked_board(TEXT, "industry/edition.toml")


def packaged() -> Any:
    """The data of the packaged edition: one's own copy."""
    return tomllib.loads(TEXT)


def zone(data: Any, id: str) -> Any:
    """The entry of a zone."""
    return next(entry for entry in data["zone"] if entry["id"] == id)


def drawing(data: Any, line: str) -> Any:
    """The entry of a drawing."""
    return next(entry for entry in data["drawing"] if entry["line"] == line)


def network(data: Any, id: str) -> Any:
    """The entry of a network."""
    return next(entry for entry in data["network"] if entry["id"] == id)


def toml(data: dict[str, Any]) -> str:
    """The data as TOML, every value in a line."""
    return "\n".join(f"{json.dumps(key)} = {_value(value)}" for key, value in data.items())


def _value(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {_value(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(_value(each) for each in value) + "]"
    return json.dumps(value)


def board(data: dict[str, Any]) -> Board:
    """The board that the data describe; BadEdition if they describe none."""
    return checked_board(toml(data), "mine.toml")


def problems(data: dict[str, Any]) -> list[str]:
    """Why the data are refused."""
    with pytest.raises(BadEdition) as refused:
        board(data)
    assert str(refused.value) == "\n".join(f"mine.toml: {problem}" for problem in refused.value.problems)
    return refused.value.problems
