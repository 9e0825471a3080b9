"""Opening the database: SQLite in a file of the user's, or PostgreSQL; migrated to what this program needs.

Plain synchronous SQLAlchemy Core, called from worker threads: the same code for both, and the event loop
never waits for a disk. SQLite has one writer at a time by its nature, so it gets one writing thread; waiting
in a queue is quicker and fairer than polling for its lock.
"""

from __future__ import annotations

import logging
import os
import stat
from pathlib import Path
from sqlite3 import Connection as SqliteConnection
from sqlite3 import Error as SqliteError
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from msgspec import json
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from opificio.core.rule import OpificioError

FILE: Final = "opificio.sqlite3"
_MIGRATIONS: Final = "opificio.service:migrations"
_MIGRATING: Final = 1906  # the advisory lock that one PostgreSQL server's starters share
_BUSY_MS: Final = 10_000
_PAGES_UNTIDIED: Final = 16_000  # should `tidy` not be called for long

_log: Final = logging.getLogger(__name__)


class CannotOpen(OpificioError):
    """The database, or the folder it lies in, cannot be used: why."""


def open_database(url: str | None, data_dir: Path) -> Engine:
    """The database at that address, or the one in the folder; with all its tables."""
    engine = _connected(url) if url else _in_folder(data_dir)
    try:
        with engine.begin() as connection:
            migrate(connection)
    except SQLAlchemyError as error:
        engine.dispose()
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise CannotOpen(f"the database cannot be used: {reason}") from None
    except CannotOpen:
        engine.dispose()
        raise
    return engine


def _in_folder(data_dir: Path) -> Engine:
    """A file that only its owner can read: it holds the dealers' seeds and the key of the cookies."""
    file = data_dir / FILE
    try:
        data_dir.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, stat.S_IRUSR | stat.S_IWUSR))
    except OSError as error:
        raise CannotOpen(f"the data folder {data_dir} cannot be written to: {error.strerror}") from None
    return _sqlite(URL.create("sqlite", database=str(file)))


def _connected(url: str) -> Engine:
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise CannotOpen("this is not the address of a database; write postgresql://user@host/name") from None
    if parsed.get_backend_name() == "sqlite" and parsed.database not in (None, "", ":memory:"):
        return _sqlite(parsed)
    if parsed.get_backend_name() not in ("postgresql", "postgres"):
        raise CannotOpen(
            f"Opificio keeps its tables in an SQLite file or in PostgreSQL, not in {parsed.drivername!r}"
        )
    address = parsed.set(drivername="postgresql+psycopg")
    return _engine(address, pool_pre_ping=True)


def _sqlite(url: URL) -> Engine:
    engine = _engine(url)
    event.listen(engine, "connect", _set_up)
    event.listen(engine, "begin", _begin)
    return engine


def _engine(url: URL, **options: Any) -> Engine:
    """Parameters stay out of errors and so out of logs: there are seeds and keys among them."""
    return create_engine(
        url, json_serializer=_encoded, json_deserializer=json.decode, hide_parameters=True, **options
    )


def _encoded(value: Any) -> str:
    return json.encode(value).decode()


def _set_up(connection: SqliteConnection, _: object) -> None:
    connection.isolation_level = None  # transactions are begun below, not by the driver's guess
    for pragma in (
        f"busy_timeout={_BUSY_MS}",  # the others may have to wait already
        "journal_mode=WAL",
        "synchronous=NORMAL",
        "foreign_keys=ON",
        f"wal_autocheckpoint={_PAGES_UNTIDIED}",
    ):
        connection.execute(f"PRAGMA {pragma}").close()


def _begin(connection: Connection) -> None:
    """Writers take the lock at once: to read first and write then would fail where another wrote between."""
    deferred = connection.get_execution_options().get("reads_only")
    connection.exec_driver_sql("BEGIN" if deferred else "BEGIN IMMEDIATE")


def tidy(engine: Engine) -> None:
    """Bring SQLite's journal into its file, which waits for the disk: to be called now and then, beside play.

    Left to itself SQLite does it every few hundred moves, in the middle of one: with two hundred tables in
    play the slowest move then waited 60 to 170 ms for the disk, and this way 10 to 20.
    """
    if engine.dialect.name == "sqlite":
        connection = engine.raw_connection()
        try:
            connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)").close()
        except SqliteError:
            _log.exception("the journal could not be brought into its file")
        finally:
            connection.close()


# Migrations


def migrate(connection: Connection, to: str = "head") -> None:
    """Bring the database up to date; CannotOpen if a newer program has made it."""
    config = Config()
    config.set_main_option("script_location", _MIGRATIONS)
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATING})
    scripts = ScriptDirectory.from_config(config)
    newest = scripts.get_current_head()
    known = {script.revision for script in scripts.walk_revisions()}
    at = MigrationContext.configure(connection).get_current_heads()
    unknown = [revision for revision in at if revision not in known]
    if unknown:
        raise CannotOpen(
            f"the database was made by a newer version of Opificio (it is at {unknown[0]}, this program "
            f"knows {newest}): update the program, or choose another folder or database"
        )
    if to != "head" or at != (newest,):
        command.upgrade(config, to)
