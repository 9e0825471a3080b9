"""Tables for tests: set up with few words, and played at random by the people who sit there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from typing import Any, ParamSpec

from msgspec import json

from opificio.luck.dealer import Generator, new_seed
from opificio.service.bot_pool import BotPool
from opificio.service.house import House
from opificio.service.storage import KeptSeat, KeptTable, Storage, now
from opificio.service.table import Table
from opificio.service.wire import NewSeat, NewTable, TableMessage, UpdateMessage

P = ParamSpec("P")

ADA, BEA, CLEO = "guest-ada", "guest-bea", "guest-cleo"


def runs(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that waits for things: it runs in an event loop of its own."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


@asynccontextmanager
async def house_of(storage: Storage, new_seed: Callable[[], str] = new_seed) -> AsyncIterator[House]:
    """A house while it is open."""
    house = House(storage, BotPool(1), new_seed)
    await house.open()
    try:
        yield house
    finally:
        await house.close()


async def table_for(house: House, *seats: str) -> Table:
    """A table: guests by their ids, bots by `bot:` and their names, all seated."""
    new = [
        NewSeat("bot", bot=seat.removeprefix("bot:"))
        if seat.startswith("bot:")
        else NewSeat("me", name=seat.removeprefix("guest-"))
        if seat == seats[0]
        else NewSeat("open")
        for seat in seats
    ]
    id = await house.create(seats[0], NewTable("industry", new))
    table = await house.find(id)
    for number, seat in enumerate(seats):
        if new[number].kind == "open":
            await house.join(id, seat, table.kept.invitation, seat.removeprefix("guest-"), number)
    return table


def guest_to_move(table: Table) -> str:
    """Whose turn it is."""
    assert table.actor is not None
    guest = table.seats[table.actor].guest
    assert guest is not None
    return guest


async def play(table: Table, move: str | None = None, luck: Generator | None = None) -> None:
    """One decision of whoever's turn it is: that one, the first in the list, or one at random."""
    legal = table.state.legal()
    chosen = move or legal[luck.below(len(legal)) if luck else 0].text
    await table.play(guest_to_move(table), table.number, chosen)


class Ear:
    """A watcher who keeps what he is told."""

    def __init__(self, guest: str | None = None, lang: str = "en") -> None:
        self.guest = guest
        self.lang = lang
        self.heard: list[bytes] = []

    def send(self, message: bytes) -> None:
        """Keep a message."""
        self.heard.append(message)

    def last(self) -> TableMessage | UpdateMessage:
        """What he was told last."""
        return json.decode(self.heard[-1], type=TableMessage | UpdateMessage)


def kept_table(id: str = "t1", *, listed: bool = True, rematch_of: str | None = None) -> KeptTable:
    """What storage keeps of a table of Ada, a bot and an open seat."""
    created = now()
    seats = [
        KeptSeat(0, "person", ADA, "Ada", None),
        KeptSeat(1, "bot", None, "", "random"),
        KeptSeat(2, "open", None, "", None),
    ]
    return KeptTable(
        id, "industry", "0" * 16, 1, {"balanced_draw": 1}, listed, "seed", "token", created, created,
        "waiting", None, None, None, rematch_of, seats,
    )  # fmt: skip
