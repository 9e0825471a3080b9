"""Clocks that all workers share, whichever Python runs them: only the standard library is imported here."""

from __future__ import annotations

import gc
from collections.abc import Callable
from time import perf_counter

Rates = dict[str, float]
"""What a worker prints: how many a second, by what was counted, or how many microseconds (`..._us`)."""

_WARM_UP_SHARE = 0.1
_CALLS_AT_ONCE = 2000


def rates(play_once: Callable[[int], dict[str, int]], seconds: float) -> Rates:
    """Play games number 0, 1, 2 ... for a while; what they counted, by the second."""
    _play_for(play_once, seconds * _WARM_UP_SHARE)
    counts, taken = _play_for(play_once, seconds)
    return {f"{name}_per_second": count / taken for name, count in counts.items()}


def rate(once: Callable[[], int], seconds: float) -> float:
    """What is counted by the second, after a warm-up."""
    _count_for(once, seconds * _WARM_UP_SHARE)
    counted, taken = _count_for(once, seconds)
    return counted / taken


def _count_for(once: Callable[[], int], seconds: float) -> tuple[int, float]:
    counted = 0
    begun = perf_counter()
    while (taken := perf_counter() - begun) < seconds or not counted:
        counted += once()
    return counted, taken


def _play_for(play_once: Callable[[int], dict[str, int]], seconds: float) -> tuple[dict[str, int], float]:
    totals: dict[str, int] = {"games": 0}
    begun = perf_counter()
    while (taken := perf_counter() - begun) < seconds or not totals["games"]:
        for name, count in play_once(totals["games"]).items():
            totals[name] = totals.get(name, 0) + count
        totals["games"] += 1
    return totals, taken


def copy_times(copy: Callable[[], object], seconds: float) -> Rates:
    """How long a copy takes: one that is dropped at once, and one of many that are kept, as in a search tree.

    They are far apart. A dropped copy leaves its memory to the next, and the garbage collector idle.
    """
    return {
        "copy_us": _best_series(copy, seconds / 2, keep=False),
        "copy_kept_us": _best_series(copy, seconds / 2, keep=True),
    }


def _best_series(call: Callable[[], object], seconds: float, *, keep: bool) -> float:
    """Microseconds a call in the best of several series, so that an interruption spoils only one."""
    best = float("inf")
    end = perf_counter() + seconds
    while perf_counter() < end or best == float("inf"):
        kept: list[object] = [None] * _CALLS_AT_ONCE
        gc.collect()
        begun = perf_counter()
        for at in range(_CALLS_AT_ONCE):
            kept[at if keep else 0] = call()
        best = min(best, perf_counter() - begun)
    return best / _CALLS_AT_ONCE * 1e6
