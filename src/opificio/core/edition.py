"""Reading editions: component values as data, each with its origin, and errors that name entry and reason."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from opificio.core.rule import OpificioError
from opificio.core.text import is_one_line

# Where a value comes from: the rulebook's text, another public source, the game's older edition, or us.
ORIGINS: Final = ("rulebook", "public", "public-old", "ours")
_LONGEST_QUOTE: Final = 60  # of a wrong value in a message


class BadEdition(OpificioError):
    """An edition that cannot be played: every problem found, each naming its entry."""

    def __init__(self, source: str, problems: list[str]) -> None:
        super().__init__("\n".join(f"{source}: {problem}" for problem in problems))
        self.source: Final = source
        self.problems: Final = problems


class Entry:
    """One table of an edition, read key by key. Problems are collected: one reading finds them all."""

    def __init__(self, name: str, data: dict[str, object], problems: list[str]) -> None:
        self.name: Final = name
        self._data: Final = data
        self._problems: Final = problems
        self._read: Final[set[str]] = set()

    def problem(self, reason: str) -> None:
        """Note what is wrong with this entry."""
        self._problems.append(f"{self.name}: {reason}")

    def refuse_twins(self, what: str, ids: list[str]) -> None:
        """Note which of these stand twice; notation does not tell capitals from small letters."""
        plain = [id.lower() for id in ids]
        for at, id in enumerate(plain):
            if id in plain[:at]:
                self.problem(f"two {what} have the id {ids[at]}")

    def has(self, key: str) -> bool:
        """Whether the key is given."""
        return key in self._data

    def number(self, key: str, lowest: int, highest: int, default: int | None = None) -> int:
        """A whole number in a range."""
        value = self._value(key, default)
        if isinstance(value, int) and not isinstance(value, bool) and lowest <= value <= highest:
            return value
        if value is not None:
            self.problem(f"{key} must be a whole number from {lowest} to {highest}, got {shown(value)}")
        return lowest

    def text(self, key: str, default: str | None = None) -> str:
        """A text of one line that is not empty."""
        value = self._value(key, default)
        if isinstance(value, str) and (value == default or is_one_line(value)):
            return value
        if value is not None:
            self.problem(f"{key} must be a text of one line, got {shown(value)}")
        return ""

    def id(self) -> str:
        """The `id`, as notation needs it: one word."""
        id = self.text("id")
        if len(id.split()) > 1:
            self.problem(f"id must be one word, got {shown(id)}")
        return id

    def one_of(self, key: str, choices: list[str], default: str | None = None) -> str:
        """One of several words."""
        value = self.text(key, default)
        if value in choices or value == default:
            return value
        if value:
            self.problem(f"{key} must be one of {', '.join(choices)}; got {shown(value)}")
        return choices[0]

    def texts(self, key: str) -> list[str]:
        """A list of texts."""
        value = self._value(key, None)
        items = value if isinstance(value, list) else []
        texts = [item for item in items if isinstance(item, str)]
        if value is not None and not (isinstance(value, list) and len(texts) == len(value)):
            self.problem(f"{key} must be a list of texts, got {shown(value)}")
        return texts

    def tables(self, key: str, *named_by: str) -> list[Entry]:
        """A list of tables, each an entry named by its id or the values asked for, else by its number."""
        value = self._data.get(key, [])
        self._read.add(key)
        entries: list[Entry] = []
        for number, item in enumerate(value if isinstance(value, list) else [], 1):
            if isinstance(item, dict):
                name = _name([item.get(each) for each in named_by or ("id",)], number)
                entries.append(Entry(f"{key} {name}", item, self._problems))
        if not isinstance(value, list) or len(entries) != len(value):
            self.problem(f"{key} must be a list of tables, written [[{key}]]")
        return entries

    def table(self, key: str) -> Entry:
        """One table inside this one."""
        value = self._data.get(key, {})
        self._read.add(key)
        if isinstance(value, dict):
            return Entry(f"[{key}]", value, self._problems)
        self.problem(f"{key} must be a table, written [{key}]")
        return Entry(f"[{key}]", {}, self._problems)

    def inner(self, key: str, example: str) -> Entry:
        """A table written inside this entry, in one line; the example says how."""
        value = self.raw(key)
        if isinstance(value, dict):
            return self.part(key, value)
        self.problem(f"{key} must be a table such as {example}, got {shown(value)}")
        return self.part(key, {})

    def part(self, name: str, data: dict[str, object]) -> Entry:
        """A table inside this entry that is named as its part in messages."""
        return Entry(f"{self.name}, {name}", data, self._problems)

    def raw(self, key: str) -> object:
        """A value as it stands, for callers that check its shape themselves."""
        self._read.add(key)
        return self._data.get(key)

    def values_read(self) -> list[str]:
        """The keys that are given and were read so far, `id` and `known` left out."""
        return [key for key in self._data if key in self._read and key not in ("id", "known")]

    def origins(self, needed: list[str], also: list[str]) -> dict[str, str]:
        """The origin of each value: `known` must speak of the `needed` keys given, and may of `also`."""
        value = self._data.get("known", {})
        self._read.add("known")
        if isinstance(value, str):
            value = dict.fromkeys(needed, value)
        if not isinstance(value, dict):
            self.problem(f"known must be an origin or a table of origins, got {shown(value)}")
            return {}
        origins: dict[str, str] = {}
        for key, origin in value.items():
            if key not in needed and key not in also:
                self.problem(f"known speaks of {key!r}, which this entry does not have")
            elif origin not in ORIGINS:
                self.problem(f"known.{key} must be one of {', '.join(ORIGINS)}; got {shown(origin)}")
            else:
                origins[key] = str(origin)
        for key in needed:
            if key not in value:
                self.problem(f"the origin of {key} is missing from known")
        return origins

    def close(self) -> None:
        """Call when everything was read: whatever is left is a key that nobody knows."""
        for key in self._data:
            if key not in self._read:
                self.problem(f"unknown key {key!r}")

    def _value(self, key: str, default: object) -> object:
        self._read.add(key)
        if key in self._data:
            return self._data[key]
        if default is None:
            self.problem(f"{key} is missing")
        return default


class Head:
    """The table [edition], with what every edition says of itself. The figures are the game's to read."""

    def __init__(self, whole: Entry, game: str) -> None:
        self.entry: Final = whole.table("edition")
        if self.entry.text("game", game) != game:
            self.entry.problem(f"this is not an edition of {game}")
        self.id: Final = self.entry.id()
        self.title: Final = self.entry.text("title", self.id)


def parse(text: str, source: str) -> dict[str, object]:
    """The data of a TOML text; BadEdition if it is none, or none that can be kept."""
    try:
        data: dict[str, object] = tomllib.loads(text)
        edition_hash(data)
    except tomllib.TOMLDecodeError as error:
        raise BadEdition(source, [f"this is not TOML: {error}"]) from None
    except ValueError:  # Python's own limit on the digits of a number
        raise BadEdition(source, ["a number in it is far too long"]) from None
    except RecursionError:
        raise BadEdition(source, ["its lists or tables are nested too deeply"]) from None
    return data


def edition_hash(data: dict[str, object]) -> str:
    """What tells two editions apart: the content, whatever the comments, order of keys and white space."""
    return sha256(json.dumps(data, sort_keys=True, default=str).encode()).hexdigest()[:16]


def misstated(names: list[str], given: Sequence[object], stated: Sequence[tuple[object, str]]) -> list[str]:
    """Which figures of [edition] are not as the rulebook states them, each with its rule."""
    return [
        f"[edition]: {names[at]} is {value} by the rulebook, got {given[at]} ({rule})"
        for at, (value, rule) in enumerate(stated)
        if given[at] != value
    ]


def shown(value: object) -> str:
    """A wrong value as its writer wrote it, or the beginning of it."""
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= _LONGEST_QUOTE else text[:_LONGEST_QUOTE] + "…"


def _name(values: list[object], number: int) -> str:
    texts: list[object] = []
    for value in values:
        texts += value if isinstance(value, list) else [value]
    name = "–".join([text for text in texts if isinstance(text, str)])
    return name if is_one_line(name) else str(number)
