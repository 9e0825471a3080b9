"""Why the bots of a table decided as they did: they are asked again, where they think, once a line."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, NamedTuple

from opificio.bots import Reason, why
from opificio.core.state import State
from opificio.service.bot_pool import BotPool
from opificio.service.bot_worker import Doubt
from opificio.service.errors import ErrorCode, Refused
from opificio.service.log import Line
from opificio.service.wire import ReasonInfo

if TYPE_CHECKING:
    from opificio.service.table import Table

MOST_KEPT: Final = 100  # reasons a table


class _Found(NamedTuple):
    before: State
    reason: Reason | None


class Reasons:
    """The reasons of one table's bots. A line and what stood before it never change: what was found holds."""

    def __init__(self, table: Table, bots: BotPool) -> None:
        self._table: Final = table
        self._bots: Final = bots
        self._found: Final[dict[int, asyncio.Task[_Found]]] = {}

    async def of(self, number: int, lang: str) -> ReasonInfo:
        """Why a bot decided as that line tells, for anybody who looks; Refused if no bot did."""
        line, bot = self._decision(number)
        found = await asyncio.shield(self._work(line, bot))
        speech = self._table.voice(lang).speech
        return ReasonInfo(number, why(speech, found.before, bot, found.reason))

    def _decision(self, number: int) -> tuple[Line, str]:
        """A bot's decision in the log: nothing else can be asked about."""
        table = self._table
        if not 1 <= number <= len(table.lines):
            raise Refused(ErrorCode.UNKNOWN_LINE)
        line = table.lines[number - 1]
        bot = table.seats[line.seat].bot if line.kind == "decision" else None
        if bot is None:
            raise Refused(ErrorCode.NO_REASON)
        return line, bot

    def _work(self, line: Line, bot: str) -> asyncio.Task[_Found]:
        """The one task for all who ask. What failed is tried again."""
        work = self._found.get(line.number)
        if work is None or (work.done() and (work.cancelled() or work.exception() is not None)):
            work = self._found[line.number] = asyncio.create_task(self._find(line, bot))
            if len(self._found) > MOST_KEPT:
                del self._found[next(iter(self._found))]
        return work

    async def _find(self, line: Line, bot: str) -> _Found:
        before, question = await self._table.question_before(line, bot)
        return _Found(before, await self._bots.reason(Doubt(question, line.move)))
