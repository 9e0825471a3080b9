"""The house with all its tables: set up, found, joined, played again, listed."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from collections.abc import Callable
from hmac import compare_digest
from time import monotonic
from typing import Final

from opificio import bots as bot_names
from opificio.core.rule import BadSetup
from opificio.core.text import is_one_line
from opificio.luck import dealer
from opificio.service import catalog, voice
from opificio.service.bot_pool import BotPool
from opificio.service.database import tidy
from opificio.service.editions import Editions, Loaded
from opificio.service.errors import ErrorCode, Refused
from opificio.service.log import BrokenLog
from opificio.service.opening import Opened, open_log, whole_log
from opificio.service.storage import KeptSeat, KeptTable, Storage, Taken, now
from opificio.service.table import Table
from opificio.service.threads import Threads
from opificio.service.undo import seats_of
from opificio.service.wire import LineInfo, Lobby, NewSeat, NewTable, Status, TableSummary

LONGEST_NAME: Final = 30
_TIDY_SECONDS: Final = 5.0
_FORGET_SECONDS: Final = 60.0
_ID: Final = re.compile(r"[\w-]{1,40}", re.ASCII)
_WAKING: Final = 8  # tables opened at once when the house opens

_log: Final = logging.getLogger(__name__)


class House:
    """All tables. Those in play are in memory, one owner each; the others are opened when asked for.

    `new_seed` gives each new table what its draws and its bots' luck follow from: a secret, but in tests.
    """

    def __init__(
        self, storage: Storage, bots: BotPool, new_seed: Callable[[], str] = dealer.new_seed
    ) -> None:
        self.storage: Final = storage
        self.threads: Final = Threads(writers=1 if storage.engine.dialect.name == "sqlite" else 4)
        self.editions: Final = Editions(storage)
        self._bots: Final = bots
        self._new_seed: Final = new_seed
        self._tables: Final[dict[str, Table]] = {}
        self._opening: Final[dict[str, asyncio.Task[Table]]] = {}
        self._housekeeping: asyncio.Task[None] | None = None

    # Opening and closing

    async def open(self) -> None:
        """Tables where it is a bot's turn go on by themselves."""
        self._housekeeping = asyncio.create_task(self._keep_house())

    async def close(self) -> None:
        """Nothing that was begun is lost."""
        if self._housekeeping is not None:
            self._housekeeping.cancel()
        await asyncio.gather(*[table.close() for table in self._tables.values()])
        self._bots.close()
        await asyncio.to_thread(self.threads.close)
        self.storage.engine.dispose()

    async def _keep_house(self) -> None:
        await self._wake()
        while True:
            await asyncio.sleep(_TIDY_SECONDS)
            await asyncio.to_thread(tidy, self.storage.engine)
            before = monotonic() - _FORGET_SECONDS
            for table in list(self._tables.values()):
                if table.used < before:
                    self.forget(table.id)

    def forget(self, id: str) -> None:
        """Keep a table in storage only, if nobody looks at it and nothing happens there."""
        table = self._tables.get(id)
        if table is not None and table.is_idle():
            del self._tables[id]

    async def _wake(self) -> None:
        try:
            ids = await self.threads.read(self.storage.tables_to_wake)
        except Refused:  # the log has the reason; whoever opens a table wakes it
            return
        few = asyncio.Semaphore(_WAKING)

        async def wake(id: str) -> None:
            async with few:
                await self.find(id)

        for done in await asyncio.gather(*[wake(id) for id in ids], return_exceptions=True):
            if isinstance(done, BaseException):
                _log.error("a table could not be opened", exc_info=done)

    # Finding

    async def find(self, id: str) -> Table:
        """The table of that id; Refused if there is none."""
        table = self._tables.get(id)
        if table is None:
            if not _ID.fullmatch(id):
                raise Refused(ErrorCode.UNKNOWN_TABLE)
            opening = self._opening.get(id)
            if opening is None:
                opening = self._opening[id] = asyncio.create_task(self._open(id))
                opening.add_done_callback(lambda _: self._opening.pop(id, None))
            table = await asyncio.shield(opening)
        table.used = monotonic()
        await table.go_on()
        return table

    async def _open(self, id: str) -> Table:
        kept, loaded, opened, rematch = await self.threads.read(lambda: self._read(id))
        table = Table(kept, loaded, opened, rematch, self.storage, self.threads, self._bots)
        self._tables[id] = table
        return table

    def _read(self, id: str) -> tuple[KeptTable, Loaded, Opened, str | None]:
        kept = self.storage.table(id)
        if kept is None:
            raise Refused(ErrorCode.UNKNOWN_TABLE)
        loaded = self.editions.find(kept.game, kept.edition_hash)
        if loaded.game.rules_version != kept.rules_version:
            raise Refused(ErrorCode.OTHER_RULES, version=kept.rules_version)
        try:
            opened = open_log(self.storage, kept, loaded.game)
        except BrokenLog:
            _log.exception("the log of table %s is damaged", id)
            raise Refused(ErrorCode.FAULT) from None
        return kept, loaded, opened, self.storage.rematch(id)

    async def log(self, id: str, lang: str) -> list[LineInfo]:
        """Every line of a table's log, in words."""
        table = await self.find(id)
        words, lines = voice.Voice(table.game, lang, table.seats), list(table.lines)
        return await self.threads.read(
            lambda: [words.line(told) for told in whole_log(table.kept, table.game, lines)]
        )

    # Setting up

    async def create(self, guest: str, setup: NewTable) -> str:
        """A new table: its id."""
        kept = await self.threads.read(lambda: self._set_up(guest, setup))
        await self._create(kept)
        return kept.id

    async def _create(self, kept: KeptTable) -> None:
        loaded = await self.threads.read(lambda: self.editions.find(kept.game, kept.edition_hash))
        await self.threads.write(lambda: self.editions.keep(loaded))
        await self.threads.write(lambda: self.storage.create(kept))
        await self.find(kept.id)

    def _set_up(self, guest: str, setup: NewTable) -> KeptTable:
        loaded = self.editions.find(setup.game, setup.edition)
        try:
            options = loaded.game.checked_options(setup.options)
            loaded.game.start(len(setup.seats), **options)
        except BadSetup as error:
            raise Refused(ErrorCode.BAD_SETUP, reason=str(error)) from None
        own_name = self.storage.guest_name(guest)
        seats = [_new_seat(number, seat, guest, own_name) for number, seat in enumerate(setup.seats)]
        if any(seat.kind == "open" for seat in seats) and not seats_of(seats, guest):
            raise Refused(ErrorCode.BAD_SETUP, reason="who invites others must sit at the table")
        return _new_table(loaded, options, seats, self._new_seed(), listed=setup.listed)

    async def join(self, id: str, guest: str, invitation: str, name: str, seat: int | None) -> Table:
        """A guest takes an open seat."""
        table = await self.find(id)
        if not compare_digest(invitation.encode(), table.kept.invitation.encode()):
            raise Refused(ErrorCode.BAD_INVITATION)
        await table.sit_down(guest, checked_name(name), seat)
        return table

    async def rematch(self, id: str, guest: str) -> str:
        """The table where the same people and bots play again: a new one, when first asked for."""
        table = await self.find(id)
        if not seats_of(table.seats, guest):
            raise Refused(ErrorCode.NOT_YOUR_SEAT)
        if table.status != "finished":
            raise Refused(ErrorCode.GAME_RUNNING)
        if table.rematch is None:
            fresh = _new_table(
                table.loaded,
                table.kept.options,
                table.seats,
                self._new_seed(),
                listed=table.kept.listed,
                rematch_of=id,
            )
            try:
                await self._create(fresh)
                table.rematch = fresh.id
            except Taken:
                table.rematch = await self.threads.read(lambda: self.storage.rematch(id))
            table.audience.tell_all()
        assert table.rematch is not None
        return table.rematch

    # Listing

    async def lobby(self, guest: str | None, lang: str) -> Lobby:
        """The tables to choose from."""

        def read() -> tuple[list[KeptTable], list[KeptTable], list[KeptTable]]:
            mine = [] if guest is None else self.storage.tables_of(guest)
            running = self.storage.listed_tables("waiting", "running")
            return mine, running, self.storage.listed_tables("finished")

        mine, running, finished = await self.threads.read(read)
        return Lobby(
            *[[self._summary(kept, guest, lang) for kept in some] for some in (mine, running, finished)]
        )

    def _summary(self, kept: KeptTable, guest: str | None, lang: str) -> TableSummary:
        own = seats_of(kept.seats, guest)
        table = self._tables.get(kept.id)
        online = table.audience.online() if table else set()
        return TableSummary(
            id=kept.id,
            game=kept.game,
            title=catalog.title(self.editions.packaged[kept.game].game, lang),
            status=kept.status,
            created=kept.created,
            changed=kept.changed,
            seats=voice.seat_infos(kept.seats, voice.shown_names(kept.seats, lang), own, online),
            your_turn=kept.actor in own,
            scores=kept.scores,
            winners=kept.winners,
        )


def checked_name(name: str) -> str:
    """A name that can stand on a page and in a file; else Refused."""
    name = name.strip()
    if len(name) > LONGEST_NAME or not is_one_line(name):
        raise Refused(ErrorCode.BAD_NAME, longest=LONGEST_NAME)
    return name


def _new_seat(number: int, seat: NewSeat, guest: str, own_name: str) -> KeptSeat:
    if seat.kind == "bot":
        if seat.bot not in bot_names.NAMES:
            reason = f"there is no bot {seat.bot!r}; there are: {', '.join(bot_names.NAMES)}"
            raise Refused(ErrorCode.BAD_SETUP, reason=reason)
        return KeptSeat(number, "bot", None, "", seat.bot)
    if seat.kind == "open":
        return KeptSeat(number, "open", None, "", None)
    name = checked_name(seat.name) if seat.name else own_name if seat.kind == "me" else ""
    return KeptSeat(number, "person", guest, name, None)


def _new_table(
    loaded: Loaded,
    options: dict[str, int],
    seats: list[KeptSeat],
    seed: str,
    *,
    listed: bool,
    rematch_of: str | None = None,
) -> KeptTable:
    created = now()
    waiting: Status = "waiting"
    return KeptTable(
        id=secrets.token_urlsafe(9),
        game=loaded.game.name,
        edition_hash=loaded.game.edition_hash,
        rules_version=loaded.game.rules_version,
        options=options,
        listed=listed,
        seed=seed,
        invitation=secrets.token_urlsafe(16),
        created=created,
        changed=created,
        status=waiting,
        actor=None,
        scores=None,
        winners=None,
        rematch_of=rematch_of,
        seats=seats,
    )
