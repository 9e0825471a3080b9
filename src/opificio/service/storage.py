"""What is kept of guests, editions and tables, and how it is asked for. Synchronous: threads call it."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from typing import Any, Final

from msgspec import Struct, structs
from sqlalchemy import Connection, Engine, Row, and_, bindparam, func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql import Select

from opificio.core.state import Json
from opificio.service.log import Line
from opificio.service.schema import (
    EDITION_OWNERS,
    EDITIONS,
    GUESTS,
    LINES,
    SEATS,
    SETTINGS,
    SNAPSHOTS,
    TABLES,
)
from opificio.service.wire import SeatKind, Status

LISTED: Final = 50  # tables in each list of the lobby


class Taken(Exception):
    """Somebody was faster: that line's number, that seat or that rematch exists already."""


class KeptSeat(Struct, frozen=True):
    """A seat of a table. A person's seat belongs to a guest, who may have several (hot seat)."""

    seat: int
    kind: SeatKind
    guest: str | None
    name: str
    bot: str | None


class KeptTable(Struct, frozen=True):
    """What was agreed on before the game, and how far it has come."""

    id: str
    game: str
    edition_hash: str
    rules_version: int
    options: dict[str, int]
    listed: bool
    seed: str
    invitation: str
    created: str
    changed: str
    status: Status
    actor: int | None
    scores: list[int] | None
    winners: list[int] | None
    rematch_of: str | None
    seats: list[KeptSeat]


class Standing(Struct, frozen=True):
    """What is kept of a position to list its table."""

    status: Status
    actor: int | None
    scores: list[int] | None = None
    winners: list[int] | None = None


# What every move needs, put together once
_ADD_LINES: Final = LINES.insert()
_KEEP_SNAPSHOT: Final = SNAPSHOTS.insert()
_STANDS: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values({name: bindparam(name) for name in ("changed", *Standing.__struct_fields__)})
)


class Storage:
    """The database, as the service speaks of it."""

    def __init__(self, engine: Engine) -> None:
        self.engine: Final = engine
        self._reading: Final = engine.execution_options(reads_only=True)
        self._insert: Final[Any] = sqlite.insert if engine.dialect.name == "sqlite" else postgresql.insert

    # The key of the cookies

    def secret(self) -> bytes:
        """The key that signs guests' cookies, made when first asked for. With the tables it moves house."""
        with self.engine.begin() as connection:
            fresh = self._insert(SETTINGS).values(name="cookie_key", value=secrets.token_hex(32))
            connection.execute(fresh.on_conflict_do_nothing())
            kept = connection.execute(select(SETTINGS.c.value).where(SETTINGS.c.name == "cookie_key"))
            return bytes.fromhex(kept.scalar_one())

    # Guests and editions

    def guest_name(self, guest: str) -> str:
        """The name a guest gave; empty if none yet."""
        with self._reading.begin() as connection:
            return connection.scalar(select(GUESTS.c.name).where(GUESTS.c.id == guest)) or ""

    def name_guest(self, guest: str, name: str) -> None:
        """Keep a guest's name."""
        with self.engine.begin() as connection:
            kept = self._insert(GUESTS).values(id=guest, name=name)
            connection.execute(kept.on_conflict_do_update(index_elements=["id"], set_={"name": name}))

    def keep_edition(self, game: str, hash: str, text: str, owner: str | None) -> None:
        """Keep an edition for good, and whose it is if it is a player's own."""
        with self.engine.begin() as connection:
            kept = self._insert(EDITIONS).values(game=game, hash=hash, text=text)
            connection.execute(kept.on_conflict_do_nothing())
            if owner is not None:
                owned = self._insert(EDITION_OWNERS).values(guest=owner, game=game, hash=hash)
                connection.execute(owned.on_conflict_do_nothing())

    def edition_text(self, game: str, hash: str) -> str | None:
        """The text of an edition, if it was ever kept."""
        with self._reading.begin() as connection:
            asked = select(EDITIONS.c.text).where(EDITIONS.c.game == game, EDITIONS.c.hash == hash)
            return connection.scalar(asked)

    def own_editions(self, guest: str, game: str) -> list[str]:
        """The hashes of a player's own editions."""
        asked = select(EDITION_OWNERS.c.hash).where(
            EDITION_OWNERS.c.guest == guest, EDITION_OWNERS.c.game == game
        )
        with self._reading.begin() as connection:
            return sorted(connection.scalars(asked))

    # Tables

    def create(self, table: KeptTable) -> None:
        """Keep a new table with its seats; Taken if its rematch exists already."""
        values = {name: getattr(table, name) for name in TABLES.columns.keys()}  # noqa: SIM118
        try:
            with self.engine.begin() as connection:
                connection.execute(TABLES.insert().values(values))
                connection.execute(SEATS.insert(), [_seat_values(table.id, seat) for seat in table.seats])
        except IntegrityError:
            raise Taken from None

    def table(self, id: str) -> KeptTable | None:
        """What is kept of a table, its log aside."""
        found = self._tables(select(TABLES).where(TABLES.c.id == id))
        return found[0] if found else None

    def rematch(self, id: str) -> str | None:
        """The table where the same people play again."""
        with self._reading.begin() as connection:
            return connection.scalar(select(TABLES.c.id).where(TABLES.c.rematch_of == id))

    def tables_of(self, guest: str) -> list[KeptTable]:
        """The tables where a guest sits, the latest first."""
        sits = select(SEATS.c.table_id).where(SEATS.c.guest == guest)
        return self._tables(select(TABLES).where(TABLES.c.id.in_(sits)).limit(2 * LISTED))

    def listed_tables(self, *statuses: Status) -> list[KeptTable]:
        """The tables that everybody may see in the lobby, the latest first."""
        shown = and_(TABLES.c.listed, TABLES.c.status.in_(statuses))
        return self._tables(select(TABLES).where(shown).limit(LISTED))

    def tables_to_wake(self) -> list[str]:
        """The tables that go on by themselves: a bot is to act, or the last seat was taken and no more."""
        bots_turn = and_(
            TABLES.c.status == "running",
            SEATS.c.seat == TABLES.c.actor,
            SEATS.c.kind == "bot",
        )
        open_seats = select(func.count()).where(SEATS.c.table_id == TABLES.c.id, SEATS.c.kind == "open")
        ready = and_(TABLES.c.status == "waiting", open_seats.correlate(TABLES).scalar_subquery() == 0)
        asked = select(TABLES.c.id).distinct().join(SEATS).where(or_(bots_turn, ready))
        with self._reading.begin() as connection:
            return list(connection.scalars(asked))

    def take_seat(self, id: str, seat: KeptSeat) -> None:
        """Somebody sits down; Taken if the seat is open no more."""
        with self.engine.begin() as connection:
            sits_down = (
                update(SEATS)
                .where(SEATS.c.table_id == id, SEATS.c.seat == seat.seat, SEATS.c.kind == "open")
                .values(kind=seat.kind, guest=seat.guest, name=seat.name)
            )
            if connection.execute(sits_down).rowcount != 1:
                raise Taken
            connection.execute(update(TABLES).where(TABLES.c.id == id).values(changed=now()))

    def _tables(self, asked: Select[Any]) -> list[KeptTable]:
        with self._reading.begin() as connection:
            rows = connection.execute(asked.order_by(TABLES.c.changed.desc())).mappings().all()
            seats = _seats(connection, [row["id"] for row in rows])
        return [KeptTable(**row, seats=seats[row["id"]]) for row in rows]

    # Logs

    def append(
        self, id: str, lines: list[Line], standing: Standing, snapshot: tuple[int, Json] | None
    ) -> None:
        """Add lines to a log, in one transaction; Taken if one of their numbers exists."""
        try:
            with self.engine.begin() as connection:
                connection.execute(_ADD_LINES, [_line_values(id, line) for line in lines])
                connection.execute(_STANDS, {"table": id, "changed": now(), **structs.asdict(standing)})
                if snapshot is not None:
                    kept = {"table_id": id, "number": snapshot[0], "position": snapshot[1]}
                    connection.execute(_KEEP_SNAPSHOT, kept)
        except IntegrityError:
            raise Taken from None

    def lines(self, id: str) -> list[Line]:
        """The whole log."""
        columns = (LINES.c.number, LINES.c.seat, LINES.c.kind, LINES.c.move, LINES.c.back_to)
        asked = select(*columns).where(LINES.c.table_id == id).order_by(LINES.c.number)
        with self._reading.begin() as connection:
            return [Line(*row) for row in connection.execute(asked)]

    def snapshots(self, id: str, newest_up_to: int) -> dict[int, Json]:
        """The newest snapshot up to that line, and all after it, by line."""
        base = (
            select(func.max(SNAPSHOTS.c.number))
            .where(SNAPSHOTS.c.table_id == id, SNAPSHOTS.c.number <= newest_up_to)
            .scalar_subquery()
        )
        asked = select(SNAPSHOTS.c.number, SNAPSHOTS.c.position).where(
            SNAPSHOTS.c.table_id == id, SNAPSHOTS.c.number >= func.coalesce(base, 0)
        )
        with self._reading.begin() as connection:
            return {row.number: row.position for row in connection.execute(asked)}

    def newest_snapshot(self, id: str) -> int:
        """The line of the newest snapshot; 0 if there is none."""
        asked = select(func.max(SNAPSHOTS.c.number)).where(SNAPSHOTS.c.table_id == id)
        with self._reading.begin() as connection:
            return connection.scalar(asked) or 0


def now() -> str:
    """The time, as it is kept and told."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%S.%fZ")


def _seats(connection: Connection, ids: list[str]) -> dict[str, list[KeptSeat]]:
    seats: dict[str, list[KeptSeat]] = {id: [] for id in ids}
    asked = select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.table_id, SEATS.c.seat)
    row: Row[Any]
    for row in connection.execute(asked):
        seats[row.table_id].append(KeptSeat(row.seat, row.kind, row.guest, row.name, row.bot))
    return seats


def _seat_values(id: str, seat: KeptSeat) -> dict[str, Any]:
    return {
        "table_id": id,
        "seat": seat.seat,
        "kind": seat.kind,
        "guest": seat.guest,
        "name": seat.name,
        "bot": seat.bot,
    }


def _line_values(id: str, line: Line) -> dict[str, Any]:
    return {
        "table_id": id,
        "number": line.number,
        "seat": line.seat,
        "kind": line.kind,
        "move": line.move,
        "back_to": line.back_to,
    }
