"""Taking back: freely, with consent, and over draws."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from opificio.core.state import Json
from opificio.luck.dealer import Generator
from opificio.service.errors import ErrorCode, Refused
from opificio.service.storage import Storage
from opificio.service.table import Table
from opificio.service.wire import TableMessage
from tests.service.tables import ADA, BEA, CLEO, Ear, guest_to_move, house_of, play, runs, table_for

Open = Callable[[], Storage]


def undo_of(table: Table, guest: str | None) -> str:
    ear = Ear(guest)
    table.audience.add(ear)
    undo = ear.last().position.undo
    table.audience.remove(ear)
    return undo


async def until(table: Table, guest: str) -> None:
    while guest_to_move(table) != guest:
        await play(table)


async def refusal_of(asking: object) -> ErrorCode:
    with pytest.raises(Refused) as refusal:
        await asking  # type: ignore[misc]
    return refusal.value.code


@runs
async def test_the_last_decision_is_taken_back_freely(open_folder: Open) -> None:
    async with house_of(open_folder()) as house:
        table = await table_for(house, ADA, BEA, CLEO)
        now, before, number = guest_to_move(table), table.state.dump(), table.number
        assert undo_of(table, now) == "no"
        await play(table)
        assert undo_of(table, now) == "free"
        await table.take_back(now, table.number)
        assert table.state.dump() == before
        assert table.number == number + 2  # numbers are never used again
        assert table.lines[-1].back_to == number


@runs
async def test_a_move_from_before_a_taking_back_is_stale(open_folder: Open) -> None:
    async with house_of(open_folder()) as house:
        table = await table_for(house, ADA, BEA, CLEO)
        now, number = guest_to_move(table), table.number
        move = table.state.legal()[0].text
        await play(table)
        await table.take_back(now, table.number)
        assert await refusal_of(table.play(now, number, move)) == ErrorCode.STALE_MOVE


@runs
async def test_only_ones_own_decisions_are_taken_back(open_folder: Open) -> None:
    async with house_of(open_folder()) as house:
        table = await table_for(house, ADA, BEA, CLEO)
        first = guest_to_move(table)
        await play(table)
        second = guest_to_move(table)
        number = table.number
        assert await refusal_of(table.take_back(second, number)) == ErrorCode.NOTHING_TO_UNDO
        assert await refusal_of(table.take_back("stranger", number)) == ErrorCode.NOT_YOUR_SEAT
        assert await refusal_of(table.take_back(None, number)) == ErrorCode.NOT_YOUR_SEAT
        assert await refusal_of(table.take_back(first, number - 1)) == ErrorCode.STALE_MOVE
        assert undo_of(table, None) == "no"
        assert table.number == number


@runs
async def test_past_another_players_decision_everybody_must_agree(open_folder: Open) -> None:
    async with house_of(open_folder()) as house:
        table = await table_for(house, ADA, BEA, CLEO)
        first, before = guest_to_move(table), table.state.dump()
        others = [guest for guest in (ADA, BEA, CLEO) if guest != first]
        await play(table)
        await play(table)
        number, ear = table.number, Ear(first)
        table.audience.add(ear)
        assert undo_of(table, first) == "ask"
        await table.take_back(first, number)
        asked = ear.last()
        assert isinstance(asked, TableMessage)
        assert asked.position.undo_request is not None
        assert len(asked.position.undo_request.waiting) == 2
        assert asked.seats[asked.position.undo_request.seat].yours
        assert await refusal_of(table.answer(first, number, agree=True)) == ErrorCode.NOTHING_TO_ANSWER
        await table.answer(others[0], number, agree=True)
        assert await refusal_of(table.answer(others[0], number, agree=True)) == ErrorCode.NOTHING_TO_ANSWER
        assert table.number == number
        await table.answer(others[1], number, agree=True)
        assert table.state.dump() == before
        assert ear.last().position.undo_request is None


@runs
@pytest.mark.parametrize("who", ["another", "himself"])
async def test_one_who_does_not_agree_ends_the_wish_or_who_had_it(open_folder: Open, who: str) -> None:
    async with house_of(open_folder()) as house:
        table = await table_for(house, ADA, BEA, CLEO)
        first = guest_to_move(table)
        await play(table)
        await play(table)
        number, before = table.number, table.state.dump()
        await table.take_back(first, number)
        answering = first if who == "himself" else next(g for g in (ADA, BEA) if g != first)
        await table.answer(answering, number, agree=False)
        assert table.wish is None
        assert (table.number, table.state.dump()) == (number, before)
        assert await refusal_of(table.answer(answering, number, agree=True)) == ErrorCode.NOTHING_TO_ANSWER


@runs
async def test_a_wish_ends_when_the_game_goes_on(open_folder: Open) -> None:
    async with house_of(open_folder()) as house:
        table = await table_for(house, ADA, BEA, CLEO)
        first = guest_to_move(table)
        await play(table)
        await play(table)
        await table.take_back(first, table.number)
        number = table.number
        await play(table)
        other = next(guest for guest in (ADA, BEA) if guest != first)
        assert await refusal_of(table.answer(other, number, agree=True)) == ErrorCode.STALE_MOVE
        assert await refusal_of(table.answer(other, table.number, agree=True)) == (
            ErrorCode.NOTHING_TO_ANSWER
        )


@runs
async def test_on_one_screen_nobody_else_must_agree_and_the_same_draws_come_again(open_folder: Open) -> None:
    async with house_of(open_folder()) as house:
        table = await table_for(house, ADA, ADA, ADA)
        luck = Generator("draws")
        while sum(line.kind == "draw" for line in table.live) < 20:
            await play(table, luck=luck)
        assert table.live[-1].kind == "draw"
        moves = [line.move for line in table.live]
        position: Json = table.state.dump()
        while len(table.live) > 30:
            assert undo_of(table, ADA) == "free"
            await table.take_back(ADA, table.number)
        while len(table.live) < len(moves):
            await play(table, moves[len(table.live)])
        assert [line.move for line in table.live] == moves
        assert table.state.dump() == position


@runs
async def test_bots_agree_at_once_and_the_table_stands_before_ones_own_decision(open_folder: Open) -> None:
    async with house_of(open_folder()) as house:
        table = await table_for(house, ADA, "bot:random", "bot:random")
        await persons_turn(table)
        before, live_before = table.state.dump(), len(table.live)
        await play(table)
        await persons_turn(table)
        after = [line.move for line in table.live]
        assert len(after) > live_before + 1
        await table.take_back(ADA, table.number)
        assert table.state.dump() == before
        await play(table, after[live_before])
        await persons_turn(table)
        assert [line.move for line in table.live] == after  # bots decide as they did


async def persons_turn(table: Table) -> None:
    while table.actor is None or table.seats[table.actor].kind == "bot":
        await asyncio.sleep(0.01)


@runs
async def test_a_bots_answer_to_a_decision_taken_back_is_not_played(open_folder: Open) -> None:
    async with house_of(open_folder()) as house:
        table = await table_for(house, ADA, "bot:greedy", "bot:greedy")
        await persons_turn(table)
        for _ in range(5):
            before, number = table.state.dump(), table.number
            await play(table)
            await table.take_back(ADA, table.number)  # while a bot may be thinking already
            if table.number == number + 2:
                assert table.state.dump() == before
            await persons_turn(table)
        assert [line.number for line in table.lines] == list(range(1, table.number + 1))


@runs
async def test_a_finished_game_is_not_taken_back(open_folder: Open) -> None:
    async with house_of(open_folder()) as house:
        table = await table_for(house, ADA, ADA, ADA)
        while table.status == "running":
            await play(table)
        assert undo_of(table, ADA) == "no"
        assert await refusal_of(table.take_back(ADA, table.number)) == ErrorCode.GAME_OVER


@runs
async def test_the_log_shows_what_was_taken_back(open_folder: Open) -> None:
    async with house_of(open_folder()) as house:
        table = await table_for(house, ADA, BEA, CLEO)
        now, seat = guest_to_move(table), table.actor
        assert seat is not None
        await play(table)
        ear = Ear(now, "it")
        table.audience.add(ear)
        await table.take_back(now, table.number)
        told = ear.last()
        line = (told.lines if not isinstance(told, TableMessage) else told.log)[-1]
        name = table.seats[seat].name
        assert (line.move, line.seat, line.back_to) == ("undo", seat, table.lines[-1].back_to)
        assert line.says[0].startswith(f"{name} ritira: ")
        assert len(await house.log(table.id, "en")) == table.number
