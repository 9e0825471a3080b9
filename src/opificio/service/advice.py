"""What the seats of a table are advised. It takes a while, so it is worked out where bots think, and once."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from opificio.core.state import Json
from opificio.service.bot_pool import BotPool
from opificio.service.bot_worker import Wanted
from opificio.service.errors import ErrorCode, Refused
from opificio.service.wire import PlanInfo, Plans

if TYPE_CHECKING:
    from opificio.service.table import Table


class Advice:
    """The plans of one table's seats in the position that stands now, kept for all who will ask."""

    def __init__(self, table: Table, bots: BotPool) -> None:
        self._table: Final = table
        self._bots: Final = bots
        self._number = -1
        self._plans: Final[dict[int, asyncio.Task[list[Json]]]] = {}

    async def plans(self, seat: int, lang: str) -> Plans:
        """A seat's plans, for anybody who looks; Refused if there is no such seat."""
        table = self._table
        if not 0 <= seat < len(table.seats):
            raise Refused(ErrorCode.BAD_MESSAGE, reason=f"there is no seat {seat}")
        number, speech = table.number, table.voice(lang).speech
        found = await asyncio.shield(self._work(seat)) if table.status == "running" else []
        return Plans(number, seat, [PlanInfo(speech.plan(plan), plan) for plan in found])

    def _work(self, seat: int) -> asyncio.Task[list[Json]]:
        """The one task for all who ask. What failed is tried again."""
        table = self._table
        if table.number != self._number:
            self._number = table.number
            self._plans.clear()
        work = self._plans.get(seat)
        if work is None or (work.done() and (work.cancelled() or work.exception() is not None)):
            wanted = Wanted(table.game.name, table.loaded.text, table.state.dump(), seat)
            work = self._plans[seat] = asyncio.create_task(self._bots.plans(wanted))
        return work
