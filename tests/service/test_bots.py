"""Bots think in processes of their own, come through the same gate, and are not lost."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from multiprocessing import active_children

import pytest

import opificio
from opificio import library
from opificio.bots import UnknownBot
from opificio.luck.dealer import Dealer
from opificio.service.bot_pool import BotPool
from opificio.service.bot_worker import Question
from opificio.service.storage import Storage
from opificio.service.table import Table
from tests.service.tables import ADA, house_of, play, runs, table_for

Open = Callable[[], Storage]

EDITION = library.packaged_text("industry", "edition.toml")


def question(bot: str = "greedy", luck: str = "1") -> Question:
    state = Dealer("1906").settle(opificio.game("industry").start(3))
    return Question("industry", EDITION, state.dump(), bot, luck)


async def until_over(table: Table) -> None:
    while table.status != "finished":
        await asyncio.sleep(0.01)


@runs
async def test_a_bot_gives_a_legal_move_and_the_same_one_for_the_same_luck() -> None:
    state = Dealer("1906").settle(opificio.game("industry").start(3))
    pool = BotPool(1)
    moves = {await pool.choose(question("random", luck)) for luck in ("1", "1", "2", "3", "4")}
    assert moves <= {move.text for move in state.legal()}
    assert len(moves) > 1
    assert await pool.choose(question("random", "1")) == await pool.choose(question("random", "1"))
    pool.close()


@runs
async def test_a_process_that_dies_is_replaced_and_the_question_asked_again() -> None:
    pool = BotPool(1)
    expected = await pool.choose(question())
    for _ in range(2):
        asking = asyncio.create_task(pool.choose(question()))
        for child in active_children():
            assert child.pid is not None
            os.kill(child.pid, signal.SIGKILL)
        assert await asking == expected
    pool.close()


@runs
async def test_what_a_bot_cannot_answer_is_an_error_and_not_asked_for_ever() -> None:
    pool = BotPool(1)
    with pytest.raises(UnknownBot):
        await pool.choose(question("chess"))
    assert await pool.choose(question())
    pool.close()


@runs
async def test_a_table_of_bots_plays_to_its_end_through_the_same_gate(open_folder: Open) -> None:
    storage = open_folder()
    async with house_of(storage) as house:
        table = await table_for(house, "bot:random", "bot:random", "bot:random")
        await until_over(table)
        assert storage.lines(table.id) == table.lines
        record = table.game_file()
        assert record.replay(table.game).scores() == record.scores
        library.check_draws(record, table.game)


@runs
async def test_tables_of_the_same_seed_see_the_same_draws_and_decisions(open_folder: Open) -> None:
    async with house_of(open_folder(), new_seed=lambda: "1906") as house:
        tables = [await table_for(house, "bot:random", "bot:greedy", "bot:random") for _ in range(2)]
        for table in tables:
            await until_over(table)
    one, other = tables
    assert one.seed == other.seed == "1906"
    assert one.lines == other.lines


@runs
async def test_a_game_goes_on_where_bots_were_interrupted(open_folder: Open) -> None:
    async with house_of(open_folder()) as house:
        table = await table_for(house, "bot:random", "bot:random", "bot:random")
        while table.number < 40:
            await asyncio.sleep(0.005)
    lines = list(table.lines)
    assert table.status == "running"
    async with house_of(open_folder()) as house:  # nobody asks for the table: it is woken
        while house.storage.table(table.id).status != "finished":  # type: ignore[union-attr]
            await asyncio.sleep(0.02)
        assert house.storage.lines(table.id)[: len(lines)] == lines


@runs
async def test_people_and_bots_take_turns(open_folder: Open) -> None:
    async with house_of(open_folder()) as house:
        table = await table_for(house, ADA, "bot:random", "bot:greedy")
        while table.status == "running":
            if table.actor == 0:
                await play(table)
            else:
                await asyncio.sleep(0.002)
        assert {line.seat for line in table.live if line.kind == "decision"} == {0, 1, 2}
