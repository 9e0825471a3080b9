"""Reasons: a bot is asked again about its line of the log, in its process, once, for whoever asks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from opificio.bots import Reason, reason_for, why
from opificio.library import LANGUAGES
from opificio.service import reasons
from opificio.service.bot_pool import BotPool
from opificio.service.bot_worker import Doubt
from opificio.service.errors import ErrorCode, Refused
from opificio.service.house import House
from opificio.service.log import Line
from opificio.service.storage import Storage
from opificio.service.table import Table
from opificio.service.undo import last_decision
from tests.service.tables import ADA, BEA, CLEO, house_of, play, runs, table_for

Open = Callable[[], Storage]


class DoubtfulPool(BotPool):
    """Lets bots choose; keeps the doubts it is asked, and may fail."""

    def __init__(self) -> None:
        super().__init__(1)
        self.doubts: list[Doubt] = []
        self.fails = False

    async def reason(self, doubt: Doubt) -> Reason | None:
        self.doubts.append(doubt)
        await asyncio.sleep(0)
        if self.fails:
            raise RuntimeError("out of memory")
        return Reason(doubt.made, 0.5, 40.0, None, 0.5, 40.0, is_best=True)


async def after_bots(table: Table) -> Line:
    """The last decision of a bot, once Ada has decided and is asked again."""
    await until_asked(table)
    await play(table)
    await until_asked(table)
    line = last_decision(table.live, (1, 2, 3))
    assert line is not None
    return line


async def until_asked(table: Table) -> None:
    while table.actor != 0:
        await asyncio.sleep(0.01)


async def code_of(table: Table, number: int) -> ErrorCode:
    with pytest.raises(Refused) as refused:
        await table.reasons.of(number, "en")
    return refused.value.code


@runs
async def test_a_bot_asked_again_with_the_same_luck_tells_the_same_in_every_language(
    open_folder: Open,
) -> None:
    async with house_of(open_folder()) as house:
        table = await table_for(house, ADA, "bot:foreman", "bot:foreman", "bot:foreman")
        line = await after_bots(table)
        before, question = await table.question_before(line, "foreman")
        reason = reason_for("foreman", "industry", question.seed, before, line.move)
        assert reason is not None
        assert reason.is_best
        for lang in LANGUAGES:
            told = await table.reasons.of(line.number, lang)
            assert told.number == line.number
            assert told.says == why(table.voice(lang).speech, before, "foreman", reason)


@runs
async def test_only_a_bot_s_decision_in_the_log_can_be_asked_about(open_folder: Open) -> None:
    pool = DoubtfulPool()
    house = House(open_folder(), pool)
    table = await table_for(house, ADA, "bot:random", "bot:greedy", "bot:random")
    await after_bots(table)
    for number in (0, -1, table.number + 1, 10**20):
        assert await code_of(table, number) == ErrorCode.UNKNOWN_LINE
    for line in table.lines:
        if line.kind != "decision" or line.seat == 0:
            assert await code_of(table, line.number) == ErrorCode.NO_REASON
    assert pool.doubts == []
    await house.close()


@runs
async def test_a_table_that_waits_has_no_lines_to_ask_about(open_folder: Open) -> None:
    async with house_of(open_folder()) as house:
        table = await table_for(house, ADA, BEA, CLEO)
        assert await code_of(table, table.number + 1) == ErrorCode.UNKNOWN_LINE


@runs
async def test_however_many_ask_it_is_worked_out_once_a_line(open_folder: Open) -> None:
    pool = DoubtfulPool()
    house = House(open_folder(), pool)
    table = await table_for(house, ADA, "bot:greedy", "bot:greedy", "bot:greedy")
    line = await after_bots(table)
    await asyncio.gather(*[table.reasons.of(line.number, lang) for lang in LANGUAGES])
    await after_bots(table)
    await table.reasons.of(line.number, "en")
    assert [doubt.made for doubt in pool.doubts] == [line.move]
    await house.close()


@runs
async def test_what_failed_is_tried_again_when_somebody_asks_again(open_folder: Open) -> None:
    pool = DoubtfulPool()
    house = House(open_folder(), pool)
    table = await table_for(house, ADA, "bot:greedy", "bot:greedy", "bot:greedy")
    line = await after_bots(table)
    pool.fails = True
    with pytest.raises(RuntimeError):
        await table.reasons.of(line.number, "en")
    pool.fails = False
    assert (await table.reasons.of(line.number, "en")).says
    await house.close()


@runs
async def test_no_more_are_kept_than_so_many(open_folder: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reasons, "MOST_KEPT", 1)
    pool = DoubtfulPool()
    house = House(open_folder(), pool)
    table = await table_for(house, ADA, "bot:greedy", "bot:greedy", "bot:greedy")
    first, second = [await after_bots(table) for _ in range(2)]
    for line in (first, second, second, first):
        await table.reasons.of(line.number, "en")
    assert [doubt.made for doubt in pool.doubts] == [first.move, second.move, first.move]
    await house.close()


@runs
async def test_a_decision_that_was_taken_back_had_its_reason_too(open_folder: Open) -> None:
    """What a bot was asked is what it was asked then: the position before its line, with the same luck."""
    pool = DoubtfulPool()
    house = House(open_folder(), pool)
    table = await table_for(house, ADA, "bot:random", "bot:random", "bot:random")
    line = await after_bots(table)
    await table.take_back(ADA, table.number)
    await until_asked(table)
    await table.reasons.of(line.number, "en")
    [doubt] = pool.doubts
    assert await pool.choose(doubt.question) == line.move == doubt.made
    await house.close()


@runs
async def test_the_log_says_which_lines_a_bot_thought_about(open_folder: Open) -> None:
    async with house_of(open_folder()) as house:
        table = await table_for(house, ADA, "bot:foreman", "bot:greedy", "bot:random")
        await after_bots(table)
        lines = await house.log(table.id, "en")
        thought = {told.number for told in lines if told.why}
        assert thought == {line.number for line in table.lines if line.kind == "decision" and line.seat == 1}
