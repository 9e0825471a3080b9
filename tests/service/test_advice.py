"""Advice: a seat's plans, worked out in a bot's process, once a position, for whoever asks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from opificio.core.state import Json
from opificio.service.bot_pool import BotPool
from opificio.service.bot_worker import Wanted
from opificio.service.errors import ErrorCode, Refused
from opificio.service.house import House
from opificio.service.storage import Storage
from opificio.service.table import Table
from opificio.service.wire import NewSeat, NewTable
from tests.service.tables import ADA, house_of, play, runs

Open = Callable[[], Storage]


class CountingPool(BotPool):
    """Counts what it is asked, and may fail."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[int] = []
        self.fails = False

    async def plans(self, wanted: Wanted) -> list[Json]:
        self.asked.append(wanted.seat)
        await asyncio.sleep(0)
        if self.fails:
            raise RuntimeError("out of memory")
        return [{"project": "telephone", "steps": [], "purchases": 0, "points": 3}]


async def solo(house: House, *, game: str = "expo1906", seats: int = 1) -> Table:
    """A table of one person, at so many seats."""
    id = await house.create(ADA, NewTable(game, [NewSeat("person", name=f"P{at}") for at in range(seats)]))
    return await house.find(id)


@runs
async def test_the_plans_of_a_seat_are_told_in_words_and_in_the_game_s_terms(open_folder: Open) -> None:
    async with house_of(open_folder()) as house:
        table = await solo(house)
        told = await table.advice.plans(0, "it")
        assert (told.number, told.seat) == (table.number, 0)
        assert [each.plan for each in told.plans] == table.game.plans(table.state, 0)
        assert told.plans
        assert told.plans[0].says == table.voice("it").speech.plan(told.plans[0].plan)
        assert " PV" in told.plans[0].says[0]


@runs
async def test_a_game_without_advice_and_a_table_that_waits_have_none(open_folder: Open) -> None:
    async with house_of(open_folder()) as house:
        industry = await solo(house, game="industry", seats=3)
        assert (await industry.advice.plans(2, "en")).plans == []
        id = await house.create(ADA, NewTable("expo1906", [NewSeat("me", name="Ada"), NewSeat("open")]))
        waiting = await house.find(id)
        assert (await waiting.advice.plans(1, "en")).plans == []


@runs
async def test_a_seat_that_is_not_there_is_refused(open_folder: Open) -> None:
    async with house_of(open_folder()) as house:
        table = await solo(house)
        for seat in (-1, 1, 99):
            with pytest.raises(Refused) as refused:
                await table.advice.plans(seat, "en")
            assert refused.value.code == ErrorCode.BAD_MESSAGE


@runs
async def test_however_many_ask_it_is_worked_out_once_a_position(open_folder: Open) -> None:
    pool = CountingPool()
    house = House(open_folder(), pool)
    table = await solo(house, seats=2)
    await asyncio.gather(*[table.advice.plans(0, "en") for _ in range(5)], table.advice.plans(1, "fr"))
    await table.advice.plans(0, "ja")
    assert pool.asked == [0, 1]
    await play(table)
    assert (await table.advice.plans(0, "en")).number == table.number
    assert pool.asked == [0, 1, 0]
    await house.close()


@runs
async def test_what_failed_is_tried_again_when_somebody_asks_again(open_folder: Open) -> None:
    pool = CountingPool()
    house = House(open_folder(), pool)
    table = await solo(house)
    pool.fails = True
    with pytest.raises(RuntimeError):
        await table.advice.plans(0, "en")
    pool.fails = False
    assert len((await table.advice.plans(0, "en")).plans) == 1
    await house.close()


@runs
async def test_who_goes_away_does_not_take_the_answer_from_the_others(open_folder: Open) -> None:
    pool = CountingPool()
    house = House(open_folder(), pool)
    table = await solo(house)
    leaving = asyncio.create_task(table.advice.plans(0, "en"))
    staying = asyncio.create_task(table.advice.plans(0, "en"))
    await asyncio.sleep(0)
    leaving.cancel()
    assert len((await staying).plans) == 1
    assert pool.asked == [0]
    await house.close()
