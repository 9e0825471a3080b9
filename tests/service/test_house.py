"""Setting tables up, joining, playing again, and lists."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from sqlalchemy import update

from opificio.luck.dealer import commitment
from opificio.service.errors import ErrorCode, Refused
from opificio.service.house import House
from opificio.service.schema import LINES, TABLES
from opificio.service.storage import Storage
from opificio.service.wire import NewSeat, NewTable
from tests.service.tables import ADA, BEA, CLEO, Ear, house_of, play, runs, table_for

Open = Callable[[], Storage]

ME, OPEN, BOT = NewSeat("me", name="Ada"), NewSeat("open"), NewSeat("bot", bot="random")


async def refusal_of(house: House, setup: NewTable) -> Refused:
    with pytest.raises(Refused) as refusal:
        await house.create(ADA, setup)
    return refusal.value


@runs
async def test_what_cannot_be_set_up_is_refused(open_folder: Open) -> None:
    async with house_of(open_folder()) as house:
        for setup, code in [
            (NewTable("chess", [ME, BOT, BOT]), ErrorCode.UNKNOWN_GAME),
            (NewTable("industry", [ME, BOT, BOT], edition="abc"), ErrorCode.UNKNOWN_EDITION),
            (NewTable("industry", [ME, BOT]), ErrorCode.BAD_SETUP),
            (NewTable("industry", [ME, BOT, BOT, BOT, BOT]), ErrorCode.BAD_SETUP),
            (NewTable("industry", []), ErrorCode.BAD_SETUP),
            (NewTable("industry", [ME, BOT, BOT], options={"speed": 1}), ErrorCode.BAD_SETUP),
            (NewTable("industry", [ME, BOT, BOT], options={"balanced_draw": 2}), ErrorCode.BAD_SETUP),
            (NewTable("industry", [ME, BOT, NewSeat("bot", bot="deep")]), ErrorCode.BAD_SETUP),
            (NewTable("industry", [ME, BOT, NewSeat("bot")]), ErrorCode.BAD_SETUP),
            (NewTable("industry", [OPEN, OPEN, OPEN]), ErrorCode.BAD_SETUP),
            (NewTable("industry", [NewSeat("me", name="A\nB"), BOT, BOT]), ErrorCode.BAD_NAME),
            (NewTable("industry", [NewSeat("me", name="x" * 31), BOT, BOT]), ErrorCode.BAD_NAME),
        ]:
            assert (await refusal_of(house, setup)).code == code, setup
        assert house.storage.tables_of(ADA) == []


@runs
async def test_a_table_waits_for_its_open_seats_and_begins_with_the_last(open_folder: Open) -> None:
    async with house_of(open_folder()) as house:
        id = await house.create(ADA, NewTable("industry", [ME, OPEN, OPEN]))
        table = await house.find(id)
        ear = Ear(ADA)
        table.audience.add(ear)
        waiting = ear.last()
        assert waiting.status == "waiting"
        assert (waiting.position.number, waiting.position.actor, waiting.position.legal) == (0, None, [])
        with pytest.raises(Refused) as refusal:
            await table.play(ADA, 0, "pass")
        assert refusal.value.code == ErrorCode.WAITING_FOR_PLAYERS
        token = table.kept.invitation
        await house.join(id, BEA, token, "Bea", None)
        assert ear.last().position.actor is None
        await house.join(id, CLEO, token, "Cleo", 2)
        assert ear.last().status == "running"
        assert ear.last().position.actor is not None
        with pytest.raises(Refused) as refusal:
            await house.join(id, "dora", token, "Dora", None)
        assert refusal.value.code == ErrorCode.NO_OPEN_SEAT


@runs
async def test_an_invitation_is_told_to_those_who_sit_here_while_seats_are_open(open_folder: Open) -> None:
    async with house_of(open_folder()) as house:
        id = await house.create(ADA, NewTable("industry", [ME, OPEN, BOT]))
        table = await house.find(id)
        inside, outside = Ear(ADA), Ear(BEA)
        table.audience.add(inside)
        table.audience.add(outside)
        assert inside.last().invitation == table.kept.invitation  # type: ignore[union-attr]
        assert outside.last().invitation is None  # type: ignore[union-attr]
        for token, seat, code in [
            ("wrong", None, ErrorCode.BAD_INVITATION),
            (table.kept.invitation, 0, ErrorCode.NO_OPEN_SEAT),
            (table.kept.invitation, 2, ErrorCode.NO_OPEN_SEAT),
            (table.kept.invitation, 7, ErrorCode.NO_OPEN_SEAT),
            (table.kept.invitation, -1, ErrorCode.NO_OPEN_SEAT),
        ]:
            with pytest.raises(Refused) as refusal:
                await house.join(id, BEA, token, "Bea", seat)
            assert refusal.value.code == code
        with pytest.raises(Refused) as refusal:
            await house.join(id, BEA, table.kept.invitation, " ", None)
        assert refusal.value.code == ErrorCode.BAD_NAME
        await house.join(id, BEA, table.kept.invitation, " Bea ", None)
        assert [seat.name for seat in table.seats] == ["Ada", "Bea", ""]


@runs
async def test_seats_of_the_same_name_are_told_apart(open_folder: Open) -> None:
    async with house_of(open_folder()) as house:
        setup = NewTable("industry", [ME, NewSeat("person", name="Ada"), BOT, BOT])
        table = await house.find(await house.create(ADA, setup))
        assert table.voice("en").names == ["Ada 1", "Ada 2", "Random 1", "Random 2"]
        assert table.voice("it").names == ["Ada 1", "Ada 2", "A caso 1", "A caso 2"]


@runs
async def test_a_guest_is_called_by_the_name_he_gave_before(open_folder: Open) -> None:
    async with house_of(open_folder()) as house:
        house.storage.name_guest(ADA, "Lady Ada")
        for seat, expected in [(NewSeat("me"), "Lady Ada"), (NewSeat("me", name="A."), "A.")]:
            table = await house.find(await house.create(ADA, NewTable("industry", [seat, BOT, BOT])))
            assert table.voice("en").names[0] == expected
        nameless = await house.find(await house.create(BEA, NewTable("industry", [NewSeat("me"), BOT, BOT])))
        assert nameless.voice("fr").names[0] == "Invité"


@runs
async def test_the_same_people_play_again_once(open_folder: Open) -> None:
    async with house_of(open_folder()) as house:
        table = await table_for(house, ADA, BEA, "bot:random")
        with pytest.raises(Refused) as refusal:
            await house.rematch(table.id, ADA)
        assert refusal.value.code == ErrorCode.GAME_RUNNING
        while table.status == "running":
            if table.actor in (0, 1):
                await play(table)
            else:
                await asyncio.sleep(0.002)
        ear = Ear(BEA)
        table.audience.add(ear)
        with pytest.raises(Refused) as refusal:
            await house.rematch(table.id, CLEO)
        assert refusal.value.code == ErrorCode.NOT_YOUR_SEAT
        again = await house.rematch(table.id, ADA)
        assert await house.rematch(table.id, BEA) == again
        assert ear.last().rematch == again  # type: ignore[union-attr]
        fresh = await house.find(again)
        assert [(seat.guest, seat.name, seat.bot) for seat in fresh.seats] == [
            (ADA, "ada", None),
            (BEA, "bea", None),
            (None, "", "random"),
        ]
        assert fresh.status == "running"
        assert fresh.kept.seed != table.kept.seed


@runs
async def test_lists_show_whose_turn_it_is_and_how_games_ended(open_folder: Open) -> None:
    async with house_of(open_folder()) as house:
        table = await table_for(house, ADA, ADA, ADA)
        lobby = await house.lobby(ADA, "en")
        assert [summary.id for summary in lobby.mine] == [table.id]
        assert lobby.mine[0].your_turn
        assert not (await house.lobby(BEA, "en")).running[0].your_turn
        while table.status == "running":
            await play(table)
        lobby = await house.lobby(None, "ja")
        assert (lobby.mine, lobby.running) == ([], [])
        assert lobby.finished[0].scores == table.state.scores()
        assert lobby.finished[0].winners == table.state.winners()


@runs
async def test_the_seed_is_secret_until_the_end_and_fits_the_commitment(open_folder: Open) -> None:
    async with house_of(open_folder()) as house:
        table = await table_for(house, ADA, ADA, ADA)
        ears = [Ear(ADA), Ear(None)]
        for ear in ears:
            table.audience.add(ear)
        secret = table.kept.seed
        promised = ears[0].last().commitment  # type: ignore[union-attr]
        while table.status == "running":
            assert secret not in table.game_file().write()
            assert all(secret.encode() not in message for ear in ears for message in ear.heard)
            for ear in ears:
                ear.heard.clear()
            await play(table)
        assert ears[1].last().seed == secret
        assert commitment(secret) == promised
        assert f"seed: {secret}" in table.game_file().write()


@runs
async def test_a_game_by_other_rules_is_not_opened(open_folder: Open) -> None:
    async with house_of(open_folder()) as house:
        table = await table_for(house, ADA, ADA, ADA)
    storage = open_folder()
    with storage.engine.begin() as connection:
        connection.execute(update(TABLES).values(rules_version=99))
    async with house_of(storage) as house:
        with pytest.raises(Refused) as refusal:
            await house.find(table.id)
        assert refusal.value.code == ErrorCode.OTHER_RULES


@runs
async def test_a_damaged_log_is_not_played_on(open_folder: Open, caplog: pytest.LogCaptureFixture) -> None:
    async with house_of(open_folder()) as house:
        table = await table_for(house, ADA, ADA, ADA)
    storage = open_folder()
    with storage.engine.begin() as connection:
        connection.execute(update(LINES).where(LINES.c.number == 2).values(move="pick A1"))
    async with house_of(storage) as house:
        with pytest.raises(Refused) as refusal:
            await house.find(table.id)
        assert refusal.value.code == ErrorCode.FAULT
    assert f"the log of table {table.id} is damaged" in caplog.text


@pytest.mark.parametrize("id", ["nothing", "", "a/b", "\0", "é" * 5, "x" * 5000])
@runs
async def test_an_unknown_table_is_said_to_be(open_folder: Open, id: str) -> None:
    async with house_of(open_folder()) as house:
        with pytest.raises(Refused) as refusal:
            await house.find(id)
        assert refusal.value.code == ErrorCode.UNKNOWN_TABLE


@runs
async def test_many_who_ask_for_a_table_at_once_find_the_same(open_folder: Open) -> None:
    async with house_of(open_folder()) as house:
        table = await table_for(house, ADA, ADA, ADA)
    async with house_of(open_folder()) as house:
        found = await asyncio.gather(*[house.find(table.id) for _ in range(20)])
        assert len(set(map(id, found))) == 1
