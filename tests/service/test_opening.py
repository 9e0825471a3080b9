"""Tables read back from their logs: snapshots only save time."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from sqlalchemy import delete, update

from opificio.core.state import Json
from opificio.luck.dealer import Generator
from opificio.service import log
from opificio.service.house import House
from opificio.service.opening import SNAPSHOT_EVERY, TAIL, open_log, position_after, whole_log
from opificio.service.schema import SNAPSHOTS
from opificio.service.storage import Storage
from opificio.service.table import Table
from tests.service.tables import ADA, guest_to_move, house_of, play, runs, table_for

Open = Callable[[], Storage]


async def play_and_take_back(table: Table, decisions: int, luck: Generator) -> dict[int, Json]:
    """Play at random, and take back now and then, several decisions at a time; every position on the way."""
    positions = {table.number: table.state.dump()}
    for _ in range(decisions):
        if table.status == "finished":
            break
        if luck.below(8) == 0:
            for _ in range(luck.below(12)):
                if table.live[-1].number > TAIL // 4:
                    await table.take_back(guest_to_move(table), table.number)
                    positions[table.number] = table.state.dump()
        await play(table, luck=luck)
        positions[table.number] = table.state.dump()
    return positions


async def played(house: House, seed: str) -> tuple[Table, dict[int, Json]]:
    """A hot-seat table of one guest: he may take back whatever he likes."""
    table = await table_for(house, ADA, ADA, ADA)
    return table, await play_and_take_back(table, 160, Generator(seed))


@runs
@pytest.mark.parametrize("seed", ["one", "two", "three"])
async def test_a_table_opened_again_stands_as_it_stood(open_folder: Open, seed: str) -> None:
    async with house_of(open_folder()) as house:
        table, positions = await played(house, seed)
        kept, game = table.kept, table.game
    storage = open_folder()
    opened = open_log(storage, kept, game)
    assert opened.state.dump() == table.state.dump()
    assert opened.lines == table.lines
    assert [(each.line, [fact.fields() for fact in each.facts]) for each in opened.tail] == [
        (each.line, [fact.fields() for fact in each.facts]) for each in table.tail
    ]
    assert any(line.kind == "undo" for line in table.lines)
    for number, position in positions.items():
        assert position_after(storage, kept, game, opened.lines, number).dump() == position


@runs
async def test_without_any_snapshot_nothing_is_lost(open_folder: Open) -> None:
    async with house_of(open_folder()) as house:
        table, positions = await played(house, "four")
    storage = open_folder()
    assert len(storage.snapshots(table.id, 0)) > 3
    with storage.engine.begin() as connection:
        connection.execute(delete(SNAPSHOTS))
    assert open_log(storage, table.kept, table.game).state.dump() == table.state.dump()
    for number, position in positions.items():
        assert position_after(storage, table.kept, table.game, table.lines, number).dump() == position


@runs
async def test_with_only_some_of_the_snapshots_nothing_is_lost(open_folder: Open) -> None:
    async with house_of(open_folder()) as house:
        table, _ = await played(house, "five")
    storage = open_folder()
    for number in sorted(storage.snapshots(table.id, 0))[1::2]:
        with storage.engine.begin() as connection:
            connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.number == number))
        assert open_log(storage, table.kept, table.game).state.dump() == table.state.dump()


@runs
async def test_a_snapshot_that_does_not_hold_is_passed_over(open_folder: Open) -> None:
    async with house_of(open_folder()) as house:
        table, _ = await played(house, "six")
    storage = open_folder()
    with storage.engine.begin() as connection:
        connection.execute(update(SNAPSHOTS).values(position={"game": "industry"}))
    assert open_log(storage, table.kept, table.game).state.dump() == table.state.dump()


@runs
async def test_no_more_is_played_again_than_what_is_shown_and_a_few_dozen_lines(open_folder: Open) -> None:
    async with house_of(open_folder()) as house:
        table, _ = await played(house, "seven")
    storage = open_folder()
    assert len(table.lines) > 2 * TAIL
    for last in range(TAIL, len(table.lines)):
        snapshots = storage.snapshots(table.id, last - TAIL)
        known = {number: position for number, position in snapshots.items() if number <= last}
        base = min(known, default=0)
        start = table.game.load(known[base]) if base else table.game.start(3)
        # a decision with its draws and forced answers may reach a few lines past the interval
        assert last - base <= TAIL + SNAPSHOT_EVERY + 10
        assert log.replay(table.game, start, table.lines[base:last], known) is not None


@runs
async def test_the_whole_log_tells_what_the_table_told(open_folder: Open) -> None:
    async with house_of(open_folder()) as house:
        table, _ = await played(house, "eight")
        told = whole_log(table.kept, table.game, table.lines)
        assert [each.line for each in told] == table.lines
        words = table.voice("en")
        assert [words.line(each) for each in told[-TAIL:]] == [words.line(each) for each in table.tail]
        assert await house.log(table.id, "en") == [words.line(each) for each in told]
