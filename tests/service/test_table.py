"""The gate of a table: what passes, what is refused, and that a refusal changes nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from sqlalchemy import Engine, text

from opificio.service.errors import ErrorCode, Refused, RefusedMove
from opificio.service.storage import Storage
from opificio.service.table import Table
from opificio.service.wire import UpdateMessage
from tests.service.tables import ADA, BEA, CLEO, Ear, guest_to_move, house_of, play, runs, table_for

Open = Callable[[], Storage]


async def refused(table: Table, guest: str | None, number: int, move: str) -> Refused:
    """The refusal of a move that must not pass; nothing has changed."""
    before = (table.state.dump(), list(table.lines))
    with pytest.raises(Refused) as refusal:
        await table.play(guest, number, move)
    assert (table.state.dump(), table.lines) == before
    return refusal.value


@runs
async def test_each_wrong_move_has_its_own_refusal(open_folder: Open) -> None:
    async with house_of(open_folder()) as house:
        table = await table_for(house, ADA, BEA, CLEO)
        number = table.number
        now = guest_to_move(table)
        other = BEA if now == ADA else ADA
        pick = table.state.legal()[0].text
        assert (await refused(table, now, number - 1, pick)).code == ErrorCode.STALE_MOVE
        assert (await refused(table, now, number + 1, pick)).code == ErrorCode.STALE_MOVE
        assert (await refused(table, other, number, pick)).code == ErrorCode.NOT_YOUR_TURN
        assert (await refused(table, "stranger", number, pick)).code == ErrorCode.NOT_YOUR_SEAT
        assert (await refused(table, None, number, pick)).code == ErrorCode.NOT_YOUR_SEAT
        assert (await refused(table, now, number, "castle")).code == ErrorCode.NOT_A_MOVE
        forbidden = await refused(table, now, number, "bid 3")
        assert isinstance(forbidden, RefusedMove)
        assert forbidden.error.rule.id == "I3.2"
        assert (await refused(table, now, number, "draw A")).code == ErrorCode.ILLEGAL_MOVE
        await table.play(now, number, pick)
        assert table.number == number + 1


@runs
async def test_before_and_after_the_game_nothing_is_played(open_folder: Open) -> None:
    async with house_of(open_folder()) as house:
        table = await table_for(house, ADA, ADA, ADA)
        while table.status == "running":
            await play(table)
        assert (await refused(table, ADA, table.number, "pass")).code == ErrorCode.GAME_OVER
        assert (await refused(table, ADA, 3, "pass")).code == ErrorCode.STALE_MOVE


@runs
async def test_of_two_moves_for_the_same_position_one_is_played(open_folder: Open) -> None:
    async with house_of(open_folder()) as house:
        table = await table_for(house, ADA, ADA, ADA)
        for _ in range(30):
            number, legal = table.number, table.state.legal()
            outcomes = await asyncio.gather(
                *[table.play(ADA, number, move.text) for move in (legal[0], legal[-1])],
                return_exceptions=True,
            )
            assert outcomes[0] is None
            assert isinstance(outcomes[1], Refused)
            assert outcomes[1].code == ErrorCode.STALE_MOVE
            assert outcomes[1].number == table.number
        assert [line.number for line in table.lines] == list(range(1, table.number + 1))


@runs
async def test_two_servers_on_one_database_cannot_both_play_a_number(connect: Callable[[], Engine]) -> None:
    async with house_of(Storage(connect())) as one, house_of(Storage(connect())) as other:
        here = await table_for(one, ADA, ADA, ADA)
        there = await other.find(here.id)
        ear = Ear(ADA)
        there.audience.add(ear)
        number, legal = here.number, here.state.legal()
        await here.play(ADA, number, legal[0].text)
        with pytest.raises(Refused) as refusal:
            await there.play(ADA, number, legal[-1].text)
        assert (refusal.value.code, refusal.value.number) == (ErrorCode.STALE_MOVE, here.number)
        assert there.state.dump() == here.state.dump()
        assert there.lines == here.lines
        assert ear.last().position.number == here.number
        await play(there)


@runs
async def test_what_cannot_be_stored_has_not_happened(connect: Callable[[], Engine]) -> None:
    storage = Storage(connect())
    async with house_of(storage) as house:
        table = await table_for(house, ADA, ADA, ADA)
        ear = Ear(ADA)
        table.audience.add(ear)
        heard = len(ear.heard)
        with storage.engine.begin() as connection:
            connection.execute(text("ALTER TABLE lines RENAME TO lost"))
        move = table.state.legal()[0].text
        assert (await refused(table, ADA, table.number, move)).code == ErrorCode.NOT_STORED
        assert len(ear.heard) == heard
        with storage.engine.begin() as connection:
            connection.execute(text("ALTER TABLE lost RENAME TO lines"))
        await table.play(ADA, table.number, move)
        assert storage.lines(table.id) == table.lines


@runs
async def test_a_move_is_stored_before_anybody_is_told(open_folder: Open) -> None:
    storage = open_folder()
    async with house_of(storage) as house:
        table = await table_for(house, ADA, ADA, ADA)
        stored: list[int] = []

        class Checking(Ear):
            def send(self, message: bytes) -> None:
                super().send(message)
                stored.append(storage.lines(table.id)[-1].number - self.last().position.number)

        table.audience.add(Checking(ADA))
        for _ in range(5):
            await play(table)
        assert stored == [0] * 6


@runs
async def test_who_goes_away_in_the_middle_of_a_move_has_made_it(open_folder: Open) -> None:
    storage = open_folder()
    async with house_of(storage) as house:
        table = await table_for(house, ADA, ADA, ADA)
        number = table.number
        asking = asyncio.create_task(table.play(ADA, number, table.state.legal()[0].text))
        await asyncio.sleep(0)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        await table.close()
        assert table.number == number + 1
        assert storage.lines(table.id) == table.lines


@runs
async def test_everybody_is_told_in_his_own_words_and_the_one_to_act_his_moves(
    open_folder: Open,
) -> None:
    async with house_of(open_folder()) as house:
        table = await table_for(house, ADA, BEA, CLEO)
        ears = [Ear(ADA), Ear(BEA, "it"), Ear(CLEO, "ja"), Ear(None, "fr")]
        for ear in ears:
            table.audience.add(ear)
        await play(table)
        told = [ear.last() for ear in ears]
        assert all(isinstance(message, UpdateMessage) for message in told)
        for seat, message in enumerate(told[:3]):
            assert bool(message.position.legal) == (seat == table.actor)
            assert message.position.view["seat"] == seat
        assert told[3].position.legal == []
        assert told[3].position.view["seat"] is None
        sentences = {message.position.question for message in told}
        assert len(sentences) == 4


@runs
async def test_readers_of_the_same_seats_and_language_get_the_same_message(open_folder: Open) -> None:
    async with house_of(open_folder()) as house:
        table = await table_for(house, ADA, BEA, CLEO)
        watchers = [Ear(None), Ear("stranger"), Ear(None)]
        for ear in watchers:
            table.audience.add(ear)
        await play(table)
        assert watchers[0].heard[-1] is watchers[1].heard[-1] is watchers[2].heard[-1]


@runs
async def test_presence_is_told_of_those_who_sit_here_and_of_nobody_else(open_folder: Open) -> None:
    async with house_of(open_folder()) as house:
        table = await table_for(house, ADA, BEA, CLEO)
        ada, bea, again = Ear(ADA), Ear(BEA), Ear(BEA)
        table.audience.add(ada)
        table.audience.add(Ear("stranger"))
        assert len(ada.heard) == 1
        table.audience.add(bea)
        assert [seat.online for seat in ada.last().seats] == [True, True, False]  # type: ignore[union-attr]
        table.audience.add(again)
        table.audience.remove(bea)
        assert len(ada.heard) == 2
        table.audience.remove(again)
        assert [seat.online for seat in ada.last().seats] == [True, False, False]  # type: ignore[union-attr]


@runs
async def test_a_table_that_nobody_looks_at_is_idle(open_folder: Open) -> None:
    async with house_of(open_folder()) as house:
        table = await table_for(house, ADA, ADA, ADA)
        assert table.is_idle()
        ear = Ear(ADA)
        table.audience.add(ear)
        assert not table.is_idle()
        table.audience.remove(ear)
        assert table.is_idle()
