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

    def flags(self, name: str, length: int) -> int:
        """A list of 0 and 1, of a known length, as bits."""
        mask = 0
        for at, flag in enumerate(self.numbers(name, length, 0, 1)):
            mask |= flag << at
        return mask

    def texts(self, name: str) -> list[str]:
        """A list of texts."""
        return self._texts(name, self._data[name])

    def so_many_texts(self, name: str, length: int) -> list[str]:
        """A list of texts, of a known length."""
        texts = self.texts(name)
        if len(texts) != length:
            raise BadPosition(f"{name} must be a list of {length}, got {len(texts)}")
        return texts

    def names(self, name: str, known: list[str]) -> int:
        """A set of things as bits, from their names."""
        return _bits(name, self.texts(name), known)

    def lists_of_texts(self, name: str, length: int) -> list[list[str]]:
        """A list of lists of texts, of a known length."""
        value = self._data[name]
        if not isinstance(value, list) or len(value) != length:
            raise BadPosition(f"{name} must be a list of {length} lists, got {value!r}")
        return [self._texts(name, item) for item in value]

    def lists_of_names(self, name: str, length: int, known: list[str]) -> list[int]:
        """A list of such sets, of a known length."""
        return [_bits(name, given, known) for given in self.lists_of_texts(name, length)]

    def _number(self, name: str, value: object, lowest: int, highest: int) -> int:
        if isinstance(value, int) and not isinstance(value, bool) and lowest <= value <= highest:
            return value
        raise BadPosition(f"{name} must be a whole number from {lowest} to {highest}, got {value!r}")

    def _texts(self, name: str, value: object) -> list[str]:
        texts = [item for item in value if isinstance(item, str)] if isinstance(value, list) else []
        if not isinstance(value, list) or len(texts) != len(value):
            raise BadPosition(f"{name} must be a list of texts, got {value!r}")
        return texts


def _bits(name: str, given: list[str], known: list[str]) -> int:
    mask = 0
    for each in given:
        if each not in known or mask >> known.index(each) & 1:
            raise BadPosition(f"{name}: {each!r} is none of {', '.join(known)}, or stands twice")
        mask |= 1 << known.index(each)
    return mask
