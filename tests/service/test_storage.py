"""What is kept, on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from threading import Barrier

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Engine, text

from opificio.service.database import CannotOpen, migrate, open_database, tidy
from opificio.service.log import Line
from opificio.service.schema import METADATA
from opificio.service.storage import KeptSeat, Standing, Storage, Taken
from tests.service.tables import ADA, BEA, kept_table

RUNNING = Standing("running", 0)


def line(number: int, move: str = "pass") -> Line:
    return Line(number, 0, "decision", move)


def test_a_log_is_read_as_it_was_written(storage: Storage) -> None:
    storage.create(kept_table())
    lines = [Line(1, -1, "draw", "first 1"), line(2, "pick A1"), Line(3, 0, "undo", "pick A1", 1)]
    storage.append("t1", lines, RUNNING, None)
    assert storage.lines("t1") == lines


def test_of_two_lines_of_the_same_number_the_second_is_refused_with_its_whole_transaction(
    storage: Storage,
) -> None:
    storage.create(kept_table())
    storage.append("t1", [line(1, "pick A1")], RUNNING, None)
    with pytest.raises(Taken):
        storage.append("t1", [line(2), line(1)], Standing("finished", None, [1, 2, 3], [2]), (2, {}))
    assert storage.lines("t1") == [line(1, "pick A1")]
    assert storage.snapshots("t1", 9) == {}
    kept = storage.table("t1")
    assert kept is not None
    assert (kept.status, kept.scores) == ("running", None)


def test_of_two_connections_that_race_for_a_number_exactly_one_wins(connect: Callable[[], Engine]) -> None:
    storages = [Storage(connect()), Storage(connect())]
    storages[0].create(kept_table())

    def append(which: int, number: int, start: Barrier) -> bool:
        start.wait()
        try:
            storages[which].append("t1", [line(number, f"bid {which + 1}")], RUNNING, None)
        except Taken:
            return False
        return True

    with ThreadPoolExecutor(2) as threads:
        for number in range(1, 21):
            start = Barrier(2)
            racing = [threads.submit(append, which, number, start) for which in (0, 1)]
            won = [each.result() for each in racing]
            assert sorted(won) == [False, True]
            assert storages[0].lines("t1")[-1] == line(number, f"bid {won.index(True) + 1}")


def test_a_seat_is_taken_once(storage: Storage) -> None:
    storage.create(kept_table())
    storage.take_seat("t1", KeptSeat(2, "person", BEA, "Bea", None))
    with pytest.raises(Taken):
        storage.take_seat("t1", KeptSeat(2, "person", ADA, "Ada", None))
    with pytest.raises(Taken):
        storage.take_seat("t1", KeptSeat(1, "person", ADA, "Ada", None))
    kept = storage.table("t1")
    assert kept is not None
    assert [seat.name for seat in kept.seats] == ["Ada", "", "Bea"]


def test_a_table_has_one_rematch(storage: Storage) -> None:
    storage.create(kept_table())
    assert storage.rematch("t1") is None
    storage.create(kept_table("t2", rematch_of="t1"))
    with pytest.raises(Taken):
        storage.create(kept_table("t3", rematch_of="t1"))
    assert storage.rematch("t1") == "t2"
    assert storage.table("t3") is None


def test_private_tables_are_listed_only_for_those_who_sit_there(storage: Storage) -> None:
    storage.create(kept_table("open"))
    storage.create(kept_table("private", listed=False))
    assert [kept.id for kept in storage.listed_tables("waiting", "running")] == ["open"]
    assert storage.listed_tables("finished") == []
    assert {kept.id for kept in storage.tables_of(ADA)} == {"open", "private"}
    assert storage.tables_of(BEA) == []


def test_lists_begin_with_the_table_that_changed_last(storage: Storage) -> None:
    for id in ("t1", "t2", "t3"):
        storage.create(kept_table(id))
    storage.append("t2", [line(1)], RUNNING, None)
    assert [kept.id for kept in storage.tables_of(ADA)] == ["t2", "t3", "t1"]


def test_tables_that_wait_for_a_bot_or_lack_nobody_are_woken(storage: Storage) -> None:
    for id in ("persons turn", "bots turn", "open seat", "full", "over"):
        storage.create(kept_table(id))
    for id in ("persons turn", "bots turn", "full", "over"):
        storage.take_seat(id, KeptSeat(2, "person", BEA, "Bea", None))
    storage.append("persons turn", [line(1)], Standing("running", 0), None)
    storage.append("bots turn", [line(1)], Standing("running", 1), None)
    storage.append("over", [line(1)], Standing("finished", None, [1, 2, 3], [2]), None)
    assert sorted(storage.tables_to_wake()) == ["bots turn", "full"]


def test_scores_are_kept_for_the_lists(storage: Storage) -> None:
    storage.create(kept_table())
    storage.append("t1", [line(1)], Standing("finished", None, [30, 41, -2], [1]), None)
    (kept,) = storage.listed_tables("finished")
    assert (kept.scores, kept.winners, kept.actor) == ([30, 41, -2], [1], None)


def test_snapshots_are_those_from_the_newest_up_to_a_line_on(storage: Storage) -> None:
    storage.create(kept_table())
    for number in (10, 20, 30):
        storage.append("t1", [line(number)], RUNNING, (number, {"at": number}))
    assert storage.snapshots("t1", 25) == {20: {"at": 20}, 30: {"at": 30}}
    assert set(storage.snapshots("t1", 5)) == {10, 20, 30}
    assert set(storage.snapshots("t1", 99)) == {30}
    assert storage.snapshots("other", 99) == {}


def test_editions_and_names_are_kept_for_their_owners(storage: Storage) -> None:
    storage.keep_edition("industry", "aa", "text", None)
    storage.keep_edition("industry", "bb", "mine", ADA)
    storage.keep_edition("industry", "bb", "mine", BEA)
    storage.keep_edition("industry", "bb", "mine", ADA)
    assert storage.own_editions(ADA, "industry") == ["bb"]
    assert storage.edition_text("industry", "aa") == "text"
    assert storage.edition_text("spyrium", "aa") is None
    assert storage.guest_name(ADA) == ""
    storage.name_guest(ADA, "Ada")
    storage.name_guest(ADA, "Ada 二世")
    assert storage.guest_name(ADA) == "Ada 二世"


def test_the_key_of_the_cookies_stays_the_same(connect: Callable[[], Engine]) -> None:
    key = Storage(connect()).secret()
    assert len(key) == 32
    assert Storage(connect()).secret() == key


# Migrations


def test_migrations_make_just_the_tables_of_the_schema(connect: Callable[[], Engine]) -> None:
    with connect().connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_a_database_that_is_up_to_date_is_left_as_it_is(connect: Callable[[], Engine]) -> None:
    storage = Storage(connect())
    storage.create(kept_table())
    with storage.engine.begin() as connection:
        migrate(connection)
    assert Storage(connect()).table("t1") == storage.table("t1")


def test_a_database_of_a_newer_program_is_refused_and_left_alone(connect: Callable[[], Engine]) -> None:
    engine = connect()
    Storage(engine).create(kept_table())
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(CannotOpen, match=r"newer version of Opificio \(it is at 9999, this"):
        connect()
    assert Storage(engine).table("t1") is not None


def test_two_programs_may_open_an_empty_database_at_once(database_url: str | None, tmp_path: Path) -> None:
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as programs:
        keys = [programs.submit(open_and_ask, database_url, tmp_path / "data") for _ in range(2)]
        assert keys[0].result() == keys[1].result()


def open_and_ask(url: str | None, data_dir: Path) -> bytes:
    engine = open_database(url, data_dir)
    key = Storage(engine).secret()
    engine.dispose()
    return key


# What cannot be opened


def test_the_file_is_for_its_owners_eyes_only(tmp_path: Path) -> None:
    engine = open_database(None, tmp_path / "new" / "data")
    engine.dispose()
    file = tmp_path / "new" / "data" / "opificio.sqlite3"
    assert file.stat().st_mode & 0o777 == 0o600
    assert file.parent.stat().st_mode & 0o777 == 0o700


def test_tidying_brings_everything_into_the_one_file(storage: Storage, tmp_path: Path) -> None:
    storage.create(kept_table())
    for number in range(1, 51):
        storage.append("t1", [line(number)], RUNNING, None)
    tidy(storage.engine)
    assert len(storage.lines("t1")) == 50
    if storage.engine.dialect.name == "sqlite":
        file = tmp_path / "alone" / "opificio.sqlite3"
        file.parent.mkdir()
        shutil.copy(tmp_path / "data" / "opificio.sqlite3", file)  # without its journal
        alone = Storage(open_database(None, file.parent))
        assert alone.lines("t1") == storage.lines("t1")
        alone.engine.dispose()


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(
        CannotOpen, match=r"the data folder .*file/data cannot be written to: Not a directory"
    ):
        open_database(None, tmp_path / "file" / "data")


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("nonsense", "not the address of a database"),
        ("mysql://host/name", "in an SQLite file or in PostgreSQL, not in 'mysql'"),
        ("sqlite://", "in an SQLite file or in PostgreSQL"),
        ("postgresql://nobody@127.0.0.1:1/none", "the database cannot be used: .*"),
    ],
)
def test_an_address_that_leads_nowhere_is_refused_in_a_sentence(url: str, why: str, tmp_path: Path) -> None:
    with pytest.raises(CannotOpen, match=why) as refusal:
        open_database(url, tmp_path)
    assert "\n" not in str(refusal.value)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "opificio.sqlite3").write_text("this is a letter, not a database" * 50)
    with pytest.raises(CannotOpen, match="the database cannot be used: file is not a database"):
        open_database(None, tmp_path)


def test_errors_do_not_tell_what_is_stored(storage: Storage) -> None:
    storage.create(kept_table())
    with pytest.raises(Taken) as refusal:
        storage.create(kept_table())
    assert "token" not in repr(refusal.value.__context__)
    assert "[SQL parameters hidden" in str(refusal.value.__context__)
