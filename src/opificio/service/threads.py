"""Where storage is waited for: threads, so that the event loop goes on.

What goes wrong there (a full disk, a database that is gone) comes back as a refusal; the log has the reason.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from opificio.service.errors import ErrorCode, Refused

T = TypeVar("T")

_READERS: Final = 4

_log: Final = logging.getLogger(__name__)


class Threads:
    """Readers, and writers in their own queue."""

    def __init__(self, writers: int) -> None:
        self._writers: Final = ThreadPoolExecutor(writers, thread_name_prefix="writer")
        self._readers: Final = ThreadPoolExecutor(_READERS, thread_name_prefix="reader")

    async def write(self, act: Callable[[], T]) -> T:
        """Change something in storage."""
        return await _in(self._writers, act)

    async def read(self, act: Callable[[], T]) -> T:
        """Ask storage for something."""
        return await _in(self._readers, act)

    def close(self) -> None:
        """Bring to its end what was begun."""
        self._writers.shutdown()
        self._readers.shutdown()


async def _in(threads: ThreadPoolExecutor, act: Callable[[], T]) -> T:
    try:
        return await asyncio.get_running_loop().run_in_executor(threads, act)
    except SQLAlchemyError:
        _log.exception("storage failed")
        raise Refused(ErrorCode.NOT_STORED) from None
