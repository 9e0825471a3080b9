"""Games on Ray: on this machine, or on the cluster that RAY_ADDRESS names."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Generator, Iterable
from functools import partial
from typing import Any, Final, TypeVar

from opificio.arena.executors import AHEAD, CannotPlay, in_order

try:
    import ray
except ImportError:
    raise CannotPlay("Ray is not installed; pip install 'opificio[ray]' brings it") from None

T = TypeVar("T")


class OnRay:
    """Several games at once, each a task of Ray. A Ray that runs already is used and left running."""

    def __init__(self, processes: int) -> None:
        self._processes: Final = processes

    def run(self, task: Callable[[int], T], numbers: Iterable[int]) -> Generator[T, None, None]:
        """See Executor."""
        ours = not ray.is_initialized()
        if ours:
            self._start()
        try:
            shared = ray.put(task)
            play: Any = ray.remote(num_cpus=1)(_play)
            ahead = AHEAD * max(self._processes, int(_resources().get("CPU", 1)))
            yield from in_order(lambda number: _later(play.remote(shared, number)), numbers, ahead)
        finally:
            if ours:
                ray.shutdown()  # which gives up what is still being played

    def _start(self) -> None:
        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
        if os.environ.get("RAY_ADDRESS"):
            ray.init(**quiet)
        else:
            ray.init(num_cpus=self._processes, include_dashboard=False, **quiet)


def _resources() -> dict[str, float]:
    resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]  # theirs has no types
    return resources


def _play(task: Callable[[int], T], number: int) -> T:
    return task(number)


def _later(reference: Any) -> Callable[[], Any]:
    return partial(ray.get, reference)
