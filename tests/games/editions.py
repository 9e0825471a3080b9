"""Packaged editions as data that tests may change, and how they are written back as TOML."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from opificio.core.edition import BadEdition
from opificio.core.game import Game
from opificio.core.state import State
from opificio.games.registry import with_edition
from opificio.library import packaged_text

SOURCE = "mine.toml"


class Fault(NamedTuple):
    """A change that spoils an edition, and the problem that is told of it."""

    name: str
    change: Callable[[Any], object]
    problem: str


def packaged(game: str) -> Any:
    """The data of the packaged edition: one's own copy."""
    return tomllib.loads(packaged_text(game, "edition.toml"))


def toml(data: dict[str, Any]) -> str:
    """The data as TOML, every value in a line."""
    return "\n".join(f"{json.dumps(key)} = {_value(value)}" for key, value in data.items())


def _value(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {_value(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(_value(each) for each in value) + "]"
    return json.dumps(value)


def problems(game: str, data: dict[str, Any]) -> list[str]:
    """Why the data are refused."""
    with pytest.raises(BadEdition) as refused:
        with_edition(game, toml(data), SOURCE)
    assert str(refused.value) == "\n".join(f"{SOURCE}: {problem}" for problem in refused.value.problems)
    return refused.value.problems


def game_or_problems(game: str, text: str) -> Game[State] | list[str]:
    """The game with the edition that a text describes, or why it is refused."""
    try:
        return with_edition(game, text, SOURCE)
    except BadEdition as error:
        return error.problems
