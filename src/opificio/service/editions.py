"""Games by edition: the packaged ones and those that players bring. What a table began with stays."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from typing import Final

from msgspec import Struct

from opificio import library
from opificio.core.edition import BadEdition, parse
from opificio.core.game import Game
from opificio.core.state import State
from opificio.games import registry
from opificio.service.errors import ErrorCode, Refused
from opificio.service.storage import Storage

_MOST_LOADED: Final = 64
_HASH: Final = re.compile(r"[0-9a-f]{1,40}")


class Loaded(Struct, frozen=True):
    """A game with one edition, and what people are told of that edition."""

    game: Game[State]
    text: str
    title: str
    ours: int  # values of our own design
    values: int


class Editions:
    """The editions that are in memory; others come from storage."""

    def __init__(self, storage: Storage) -> None:
        self._storage: Final = storage
        self._loaded: Final[dict[tuple[str, str], Loaded]] = {}
        self.packaged: Final = {name: self._packaged(name) for name in registry.NAMES}

    def find(self, game: str, hash: str | None) -> Loaded:
        """The game with that edition, or with its own; Refused if there is none. Call it in a thread."""
        if game not in self.packaged:
            raise Refused(ErrorCode.UNKNOWN_GAME, game=game)
        if hash is None or hash == self.packaged[game].game.edition_hash:
            return self.packaged[game]
        loaded = self._loaded.get((game, hash))
        if loaded is None:
            text = self._storage.edition_text(game, hash) if _HASH.fullmatch(hash) else None
            if text is None:
                raise Refused(ErrorCode.UNKNOWN_EDITION)
            loaded = self._keep(_checked(game, text))
        return loaded

    def add(self, game: str, text: str, owner: str) -> Loaded:
        """A player's own edition, checked and kept; Refused with every problem found."""
        if game not in self.packaged:
            raise Refused(ErrorCode.UNKNOWN_GAME, game=game)
        loaded = _checked(game, text)
        self._storage.keep_edition(game, loaded.game.edition_hash, text, owner)
        return self._keep(loaded)

    def keep(self, loaded: Loaded) -> None:
        """A table is begun with it: it must be there for as long as the table."""
        self._storage.keep_edition(loaded.game.name, loaded.game.edition_hash, loaded.text, None)

    def own(self, guest: str, game: str) -> list[Loaded]:
        """A player's own editions of a game, without those that this version of the program does not take."""
        own: list[Loaded] = []
        for hash in self._storage.own_editions(guest, game):
            with suppress(Refused):
                own.append(self.find(game, hash))
        return own

    def _keep(self, loaded: Loaded) -> Loaded:
        while len(self._loaded) >= _MOST_LOADED:
            self._loaded.pop(next(iter(self._loaded)), None)
        self._loaded[loaded.game.name, loaded.game.edition_hash] = loaded
        return loaded

    def _packaged(self, name: str) -> Loaded:
        return load(name, library.packaged_text(name, "edition.toml"))


def _checked(game: str, text: str) -> Loaded:
    try:
        return load(game, text)
    except BadEdition as error:
        raise Refused(ErrorCode.BAD_EDITION, reason="\n".join(error.problems)) from None


def load(name: str, text: str) -> Loaded:
    """The game with the edition of that text; BadEdition if it cannot be played."""
    game = registry.with_edition(name, text, "edition")
    data = parse(text, "edition")
    head = data.get("edition")
    title = head.get("title") if isinstance(head, dict) else None
    origins = list(_origins(data))
    return Loaded(game, text, str(title or game.edition), origins.count("ours"), len(origins))


def _origins(data: object) -> Iterator[str]:
    """The origin of every value, as `known` has it: one word for a whole table, or one a value."""
    if isinstance(data, list):
        for item in data:
            yield from _origins(item)
    if not isinstance(data, dict):
        return
    known = data.get("known")
    if isinstance(known, dict):
        yield from map(str, known.values())
    elif isinstance(known, str):
        yield from [known] * len([key for key in data if key not in ("id", "known")])
    for key, value in data.items():
        if key != "known":
            yield from _origins(value)
