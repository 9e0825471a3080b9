"""How fast and how much anybody may send: generous for play, and no more than a server can bear."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import Final

from msgspec import Struct


class Limits(Struct, frozen=True):
    """Bursts and steady rates, a second; sizes in bytes."""

    requests: tuple[float, float] = (200, 50)  # of a guest, over HTTP
    changes: tuple[float, float] = (40, 2)  # those of them that set something up, or make the server think
    new_guests: tuple[float, float] = (100, 10)  # requests without a cookie, of an address
    messages: tuple[float, float] = (100, 50)  # of a websocket
    body: int = 256 * 1024
    message: int = 16 * 1024


class Bucket:
    """Fills with tokens steadily, up to a burst; every message takes one."""

    def __init__(self, rate: tuple[float, float], clock: Callable[[], float] = monotonic) -> None:
        self._burst, self._steady = rate
        self._clock: Final = clock
        self._tokens = self._burst
        self._filled = clock()

    def take(self) -> bool:
        """Whether one more may pass."""
        at = self._clock()
        self._tokens = min(self._burst, self._tokens + (at - self._filled) * self._steady)
        self._filled = at
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Buckets:
    """One bucket each for many; the one longest unused is forgotten when there are too many."""

    def __init__(self, rate: tuple[float, float], most: int = 10_000) -> None:
        self._rate: Final = rate
        self._most: Final = most
        self._buckets: Final[OrderedDict[str, Bucket]] = OrderedDict()

    def take(self, whose: str) -> bool:
        """Whether one more of his may pass."""
        bucket = self._buckets.get(whose)
        if bucket is None:
            bucket = self._buckets[whose] = Bucket(self._rate)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(whose)
        return bucket.take()
