"""The packaged edition of Expo 1906, and its entries as data that tests may change."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from opificio.games.expo1906.components import Box
from opificio.games.expo1906.constraints import checked_box
from tests.games.editions import SOURCE, toml

TEXT = files("opificio.games.expo1906").joinpath("edition.toml").read_text("utf-8")
BOX = checked_box(TEXT, "expo1906/edition.toml")


def packaged() -> Any:
    """The data of the packaged edition: one's own copy."""
    return tomllib.loads(TEXT)


def entry(data: Any, id: str) -> Any:
    """The entry of a project, a technology or a chit."""
    return next(each for kind in ("project", "technology", "chit") for each in data[kind] if each["id"] == id)


def tile(data: Any, two: str, one: str) -> Any:
    """The entry of a resource tile."""
    return next(each for each in data["resource"] if (each["two"], each["one"]) == (two, one))


def remove(data: Any, id: str) -> None:
    """Take an entry out."""
    for kind in ("project", "technology", "chit"):
        data[kind] = [each for each in data[kind] if each["id"] != id]


def box(data: dict[str, Any]) -> Box:
    """The box that the data describe; BadEdition if they describe none."""
    return checked_box(toml(data), SOURCE)
