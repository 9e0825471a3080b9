"""Bots think in processes of their own, so that no table waits for another's bot."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final, TypeVar

from opificio.bots import Reason
from opificio.core.state import Json
from opificio.service import bot_worker
from opificio.service.bot_worker import Doubt, Question, Wanted

Q = TypeVar("Q")
A = TypeVar("A")

_MOST_PROCESSES: Final = 4
_TRIES: Final = 3


class BotPool:
    """A few processes, made when first needed, and made anew when one of them dies."""

    def __init__(self, processes: int | None = None) -> None:
        self._processes: Final = processes or min(_MOST_PROCESSES, max(1, (os.cpu_count() or 1) - 1))
        self._pool: ProcessPoolExecutor | None = None
        self._reasons: Final = asyncio.Lock()

    async def choose(self, question: Question) -> str:
        """A bot's move."""
        return await self._answer(bot_worker.answer, question)

    async def plans(self, wanted: Wanted) -> list[Json]:
        """What a seat is advised."""
        return await self._answer(bot_worker.plans, wanted)

    async def reason(self, doubt: Doubt) -> Reason | None:
        """What a bot thinks of a move it made. One at a time: no table waits for more than one of them."""
        async with self._reasons:
            return await self._answer(bot_worker.reason, doubt)

    async def _answer(self, work: Callable[[Q], A], question: Q) -> A:
        """Who dies over a question is asked again in a new process, but not for ever."""
        for _ in range(_TRIES - 1):
            try:
                return await self._ask(work, question)
            except BrokenProcessPool:
                continue
        return await self._ask(work, question)

    async def _ask(self, work: Callable[[Q], A], question: Q) -> A:
        pool = self._pool or self._made()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, question)
        except BrokenProcessPool:
            if self._pool is pool:  # the first to notice
                self._pool = None
                pool.shutdown(wait=False)
            raise

    def _made(self) -> ProcessPoolExecutor:
        self._pool = ProcessPoolExecutor(
            self._processes, mp_context=get_context("spawn"), initializer=bot_worker.begin
        )
        return self._pool

    def close(self) -> None:
        """No more questions; what is being thought about is given up."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
