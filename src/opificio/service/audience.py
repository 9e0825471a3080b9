"""Those who look at a table, and what they are told. Readers with the same language and seats share it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, Protocol

from msgspec import json

from opificio.service import undo, voice
from opificio.service.errors import Refused, RefusedMove, sentence
from opificio.service.log import Told
from opificio.service.undo import seats_of
from opificio.service.wire import (
    ErrorMessage,
    LineInfo,
    Position,
    RuleInfo,
    TableMessage,
    UndoRequest,
    UpdateMessage,
)

if TYPE_CHECKING:
    from opificio.service.table import Table


class Watcher(Protocol):
    """Somebody who looks at a table. Sending must not wait: the table does not."""

    guest: str | None
    lang: str

    def send(self, message: bytes) -> None:
        """Pass a message on."""


class Audience:
    """The watchers of one table."""

    def __init__(self, table: Table) -> None:
        self._table: Final = table
        self._watchers: Final[set[Watcher]] = set()

    def __len__(self) -> int:
        return len(self._watchers)

    def online(self) -> set[str]:
        """The guests who look at the table now."""
        return {watcher.guest for watcher in self._watchers if watcher.guest is not None}

    def add(self, watcher: Watcher) -> None:
        """Somebody begins to look, and is told everything."""
        before = self.online()
        self._watchers.add(watcher)
        if not self._tell_of_presence(before):
            watcher.send(json.encode(table_message(self._table, watcher.guest, watcher.lang)))

    def remove(self, watcher: Watcher) -> None:
        """He looks no more."""
        before = self.online()
        self._watchers.discard(watcher)
        self._tell_of_presence(before)

    def _tell_of_presence(self, before: set[str]) -> bool:
        changed = any(seats_of(self._table.seats, guest) for guest in before ^ self.online())
        if changed:
            self.tell_all()
        return changed

    def tell_all(self) -> None:
        """Everybody is told everything: seats, status or wishes have changed."""
        messages: dict[tuple[str, tuple[int, ...]], bytes] = {}
        for watcher in list(self._watchers):
            key = (watcher.lang, seats_of(self._table.seats, watcher.guest))
            if key not in messages:
                messages[key] = json.encode(table_message(self._table, watcher.guest, watcher.lang))
            watcher.send(messages[key])

    def tell_of(self, told: list[Told]) -> None:
        """The game went on by these lines."""
        messages: dict[tuple[str, tuple[int, ...]], bytes] = {}
        for watcher in list(self._watchers):
            key = (watcher.lang, seats_of(self._table.seats, watcher.guest))
            if key not in messages:
                messages[key] = json.encode(update_message(self._table, told, *key))
            watcher.send(messages[key])


# Messages


def table_message(table: Table, guest: str | None, lang: str) -> TableMessage:
    """The whole table, for a guest."""
    words = table.voice(lang)
    own = seats_of(table.seats, guest)
    return TableMessage(
        id=table.id,
        game=table.game.name,
        edition=table.loaded.title,
        edition_hash=table.game.edition_hash,
        options=table.kept.options,
        status=table.status,
        created=table.kept.created,
        commitment=table.commitment,
        seed=table.seed,
        invitation=table.kept.invitation if own and table.is_seat_open() else None,
        seats=words.seats(own, table.audience.online()),
        position=position(table, own, lang),
        log=[words.line(told) for told in table.tail],
        rematch=table.rematch,
    )


def update_message(table: Table, told: list[Told], lang: str, own: tuple[int, ...]) -> UpdateMessage:
    """What is new."""
    words = table.voice(lang)
    lines: list[LineInfo] = [words.line(each) for each in told]
    return UpdateMessage(lines, voice.facts(told), table.status, table.seed, position(table, own, lang))


def position(table: Table, own: tuple[int, ...], lang: str) -> Position:
    """How the game stands, for whoever answers for these seats."""
    words = table.voice(lang)
    actor = table.actor
    is_asked = actor is not None and actor in own
    eyes = actor if is_asked else own[0] if own else None
    return Position(
        number=table.number,
        actor=actor,
        question=words.question(table.state, status=table.status, own=is_asked),
        view=table.state.view(eyes),
        legal=words.legal(table.state) if is_asked else [],
        scores=voice.scores(table.state),
        winners=table.state.winners() if table.status == "finished" else [],
        undo=_undo(table, own),
        undo_request=_undo_request(table),
    )


def _undo(table: Table, own: tuple[int, ...]) -> Literal["no", "free", "ask"]:
    decision = undo.last_decision(table.live, own) if table.status == "running" else None
    if decision is None:
        return "no"
    owner = table.seats[own[0]].guest
    assert owner is not None
    return "free" if undo.is_free(table.live, decision) or not undo.others(table.seats, owner) else "ask"


def _undo_request(table: Table) -> UndoRequest | None:
    if table.wish is None:
        return None
    waiting = [seat.seat for seat in table.seats if seat.guest in table.wish.waiting]
    return UndoRequest(table.wish.line.seat, waiting)


def error_message(refusal: Refused, table: Table | None, lang: str) -> ErrorMessage:
    """Why something was not done, in the asker's language."""
    rule = None
    figures = dict(refusal.figures)
    if isinstance(refusal, RefusedMove) and table is not None:
        error = refusal.error
        rule = RuleInfo(error.rule.id, error.rule.key, error.figures)
        figures["reason"] = table.voice(lang).speech.refusal(error)
    if "seat" in figures and table is not None:
        figures["name"] = table.voice(lang).names[int(figures["seat"])]
    return ErrorMessage(refusal.code, sentence(refusal.code, lang, figures), refusal.number, rule)
