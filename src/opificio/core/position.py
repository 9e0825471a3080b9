"""Reading dumped positions: values by name, with errors that say what was expected."""

from __future__ import annotations

from typing import Final

from opificio.core.rule import BadPosition
from opificio.core.state import Json


class Fields:
    """The fields of a dumped position, each checked as it is read."""

    def __init__(self, data: Json, names: list[str]) -> None:
        self._data: Final = data
        for name in names:
            if name not in data:
                raise BadPosition(f"{name} is missing")
        for name in data:
            if name not in names:
                raise BadPosition(f"unknown field {name!r}")

    def number(self, name: str, lowest: int, highest: int) -> int:
        """A whole number in a range."""
        return self._number(name, self._data[name], lowest, highest)

    def text(self, name: str, choices: list[str]) -> str:
        """One of several texts."""
        value = self._data[name]
        if isinstance(value, str) and value in choices:
            return value
        raise BadPosition(f"{name} must be one of {', '.join(choices)}; got {value!r}")

    def word(self, name: str) -> str:
        """A text, to be looked up by the caller."""
        value = self._data[name]
        if isinstance(value, str):
            return value
        raise BadPosition(f"{name} must be a text, got {value!r}")

    def numbers(self, name: str, length: int, lowest: int, highest: int) -> list[int]:
        """A list of whole numbers, of a known length."""
        value = self._data[name]
        if not isinstance(value, list) or len(value) != length:
            raise BadPosition(f"{name} must be a list of {length}, got {value!r}")
        return [self._number(name, item, lowest, highest) for item in value]

    def texts(self, name: str) -> list[str]:
        """A list of texts."""
        return self._texts(name, self._data[name])

    def lists_of_texts(self, name: str, length: int) -> list[list[str]]:
        """A list of lists of texts, of a known length."""
        value = self._data[name]
        if not isinstance(value, list) or len(value) != length:
            raise BadPosition(f"{name} must be a list of {length} lists, got {value!r}")
        return [self._texts(name, item) for item in value]

    def _number(self, name: str, value: object, lowest: int, highest: int) -> int:
        if isinstance(value, int) and not isinstance(value, bool) and lowest <= value <= highest:
            return value
        raise BadPosition(f"{name} must be a whole number from {lowest} to {highest}, got {value!r}")

    def _texts(self, name: str, value: object) -> list[str]:
        texts = [item for item in value if isinstance(item, str)] if isinstance(value, list) else []
        if not isinstance(value, list) or len(texts) != len(value):
            raise BadPosition(f"{name} must be a list of texts, got {value!r}")
        return texts
