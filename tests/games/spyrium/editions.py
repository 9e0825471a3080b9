"""The packaged edition of Spyrium as data that tests may change, and how it is written back as TOML."""

from __future__ import annotations

import json
import tomllib
from typing import Any

import pytest

from opificio.core.edition import BadEdition
from opificio.games.spyrium.components import Box
from opificio.games.spyrium.constraints import checked_box
from opificio.library import packaged_text

TEXT = packaged_text("spyrium", "edition.toml")
BOX = checked_box(TEXT, "spyrium/edition.toml")


def packaged() -> Any:
    """The data of the packaged edition: one's own copy."""
    return tomllib.loads(TEXT)


def entry(data: Any, id: str) -> Any:
    """The entry of a card or an event."""
    kinds = ("building", "character", "technique", "event")
    return next(each for kind in kinds for each in data[kind] if each["id"] == id)


def remove(data: Any, id: str) -> None:
    """Take an entry out."""
    for kind in ("building", "character", "technique", "event"):
        data[kind] = [each for each in data[kind] if each["id"] != id]


def toml(data: dict[str, Any]) -> str:
    """The data as TOML, every value in a line."""
    return "\n".join(f"{json.dumps(key)} = {_value(value)}" for key, value in data.items())


def _value(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {_value(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(_value(each) for each in value) + "]"
    return json.dumps(value)


def box(data: dict[str, Any]) -> Box:
    """The box that the data describe; BadEdition if they describe none."""
    return checked_box(toml(data), "mine.toml")


def problems(data: dict[str, Any]) -> list[str]:
    """Why the data are refused."""
    with pytest.raises(BadEdition) as refused:
        box(data)
    assert str(refused.value) == "\n".join(f"mine.toml: {problem}" for problem in refused.value.problems)
    return refused.value.problems


def box_or_problems(text: str) -> Box | list[str]:
    """The box that a text describes, or why it is refused."""
    try:
        return checked_box(text, "mine.toml")
    except BadEdition as error:
        return error.problems
