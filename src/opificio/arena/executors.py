"""Where games are played: here, on processes of this machine, or on Ray. The games are the same."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from signal import SIG_IGN, SIGINT, signal
from threading import Thread, current_thread, main_thread
from typing import Final, Protocol, TypeVar

from opificio.core.rule import OpificioError

T = TypeVar("T")

PLACES: Final = ("here", "processes", "ray")
AHEAD: Final = 4  # games given out for each process, so that a long one keeps nobody waiting


class CannotPlay(OpificioError):
    """Games cannot be played there."""


class Executor(Protocol):
    """Plays games, each known by its number."""

    def run(self, task: Callable[[int], T], numbers: Iterable[int]) -> Generator[T, None, None]:
        """What the task makes of each number, in the order of the numbers.

        Numbers are taken only a little ahead of the results, so they may depend on earlier ones. Whoever
        closes the iterator wants no more: what is still being played is given up.
        """
        ...


def executor(place: str, processes: int) -> Executor:
    """The one of that name; CannotPlay if what it needs is not installed."""
    if place == "ray":
        from opificio.arena.on_ray import OnRay  # noqa: PLC0415  # an extra, and slow to import

        return OnRay(processes)
    return Here() if place == "here" or processes == 1 else Processes(processes)


class Here:
    """One game after the other, in this process."""

    def run(self, task: Callable[[int], T], numbers: Iterable[int]) -> Generator[T, None, None]:
        """See Executor."""
        yield from map(task, numbers)


class Processes:
    """Several games at once, on processes of this machine."""

    def __init__(self, processes: int) -> None:
        self._processes: Final = processes

    def run(self, task: Callable[[int], T], numbers: Iterable[int]) -> Generator[T, None, None]:
        """See Executor."""
        others = active_children()
        spawn = get_context("spawn")
        with ProcessPoolExecutor(self._processes, spawn, initializer=_end_with_parent) as pool:
            with _deaf_to_interrupts():
                pool.submit(int)  # the first thing to do starts all processes
            try:
                yield from in_order(
                    lambda number: pool.submit(task, number).result, numbers, AHEAD * self._processes
                )
            except BaseException as error:  # Ctrl-C among them: nobody waits for games that nobody wants
                for worker in active_children():
                    if worker not in others:
                        worker.terminate()
                if isinstance(error, BrokenProcessPool):
                    raise CannotPlay("a process that was playing died; is there enough memory?") from None
                raise


def in_order(submit: Callable[[int], Callable[[], T]], numbers: Iterable[int], ahead: int) -> Iterator[T]:
    """The results in the order of their numbers, so many of them under way at once."""
    waiting = iter(numbers)
    under_way = deque(submit(number) for number in islice(waiting, ahead))
    while under_way:
        yield under_way.popleft()()
        under_way.extend(submit(number) for number in islice(waiting, ahead - len(under_way)))


def _end_with_parent() -> None:
    """Else a process whose parent was killed would wait for games for ever."""
    Thread(target=_wait_and_end, daemon=True).start()


def _wait_and_end() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)  # whatever it is doing, nobody wants it any more


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes started in here leave Ctrl-C to this one, instead of each telling of its end."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal(SIGINT, SIG_IGN)
    try:
        yield
    finally:
        signal(SIGINT, before)
