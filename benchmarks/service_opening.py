"""How long it takes to open a table that has been played for long."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, Final

from msgspec import json

from opificio.service.audience import table_message
from opificio.service.bot_pool import BotPool
from opificio.service.database import open_database
from opificio.service.house import House
from opificio.service.storage import Storage
from opificio.service.table import Table
from opificio.service.wire import NewSeat, NewTable

GUEST: Final = "guest"
_TIMES: Final = 200


def opening_times(ply: int) -> dict[str, Any]:
    """Open a table of that many lines again and again, from storage to the message for the page."""
    with TemporaryDirectory() as folder:
        times = asyncio.run(_measure(Path(folder), ply))
    cuts = quantiles(times, n=100, method="inclusive")
    return {"ply": ply, "p50_ms": round(cuts[49] * 1000, 2), "p99_ms": round(cuts[98] * 1000, 2)}


async def _measure(folder: Path, ply: int) -> list[float]:
    storage = Storage(open_database(None, folder))
    house = House(storage, BotPool())
    seats = [NewSeat("person", name=name) for name in ("Ada", "Bea", "Cleo", "Dora")]
    table = await house.find(await house.create(GUEST, NewTable("industry", seats)))
    await _play(table, ply)
    times: list[float] = []
    for _ in range(_TIMES):
        house.forget(table.id)
        begun = perf_counter()
        opened = await house.find(table.id)
        json.encode(table_message(opened, GUEST, "en"))
        times.append(perf_counter() - begun)
    await house.close()
    return times


async def _play(table: Table, ply: int) -> None:
    """At random, and what would end the game too early is taken back."""
    luck = Random(1906)
    while table.number < ply:
        await table.play(GUEST, table.number, luck.choice(table.state.legal()).text)
        if len(table.live) > ply // 2 and luck.random() < 0.4:
            await table.take_back(GUEST, table.number)
