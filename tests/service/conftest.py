"""Databases for the tests of storage: each test has a fresh one, on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest
from sqlalchemy import Engine

from opificio.service.database import open_database
from opificio.service.storage import Storage
from tests.service import postgres

BINARIES = postgres.find_binaries()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what was left out."""
    if BINARIES is None:
        terminalreporter.write_line(postgres.NOT_THERE)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of PostgreSQL."""
    assert BINARIES is not None
    with postgres.server(BINARIES) as address:
        yield address


@pytest.fixture(params=["sqlite", *(["postgresql"] if BINARIES else [])])
def database_url(request: pytest.FixtureRequest) -> str | None:
    """The address of a fresh database; None for SQLite in a folder."""
    if request.param == "sqlite":
        return None
    server: str = request.getfixturevalue("postgres_server")
    name = f"test_{uuid4().hex}"
    with psycopg.connect(f"{server}postgres", autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"'.encode())
    return f"{server}{name}"


@pytest.fixture
def connect(database_url: str | None, tmp_path: Path) -> Iterator[Callable[[], Engine]]:
    """Connects to a fresh database; called again, to the same one."""
    engines: list[Engine] = []

    def open_again() -> Engine:
        engines.append(open_database(database_url, tmp_path / "data"))
        return engines[-1]

    yield open_again
    for engine in engines:
        engine.dispose()


@pytest.fixture
def storage(connect: Callable[[], Engine]) -> Storage:
    """A fresh storage on each kind of database."""
    return Storage(connect())


@pytest.fixture
def open_folder(tmp_path: Path) -> Iterator[Callable[[], Storage]]:
    """Opens the same SQLite file, as often as it is called: for tests that are not about databases."""
    engines: list[Engine] = []

    def open_again() -> Storage:
        engines.append(open_database(None, tmp_path / "data"))
        return Storage(engines[-1])

    yield open_again
    for engine in engines:
        engine.dispose()
