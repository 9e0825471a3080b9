"""When enough was played: a test that stays valid however often one looks at it.

A gambler who stakes part of what he has on every game, at odds that would be fair if the win share were the
target, does not get rich while it is: the chance that his capital ever reaches k times its beginning is at
most 1/k (Ville's inequality). So once it did, the target is refuted, and it does not matter when or how often
one looked. He splits his capital: half on "more", half on "less", and each half on several stakes from
cautious to bold, so that the size of the difference need not be known beforehand. Parts of a win count as
parts.

Seats may favour: then games differ in how likely they are won, and only their mean over the seats is in
question. While the mean is the target, the factors of a round (the bot once at every seat, stake unchanged)
have the mean 1, hence a product of at most 1. So one may look after whole rounds, and only then.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from math import exp, inf, log
from typing import Final

ERROR: Final = 0.05  # the chance that any verdict of an arena is wrong
STAKES: Final = (1 / 64, 1 / 32, 1 / 16, 1 / 8, 1 / 4, 1 / 2, 0.9)
CLOSE: Final = 1e-6

MORE: Final = "more"
LESS: Final = "less"


class Decision:
    """Whether a win share is more or less than the target, as soon as that is known."""

    def __init__(self, target: float, error: float = ERROR) -> None:
        assert 0 < target < 1, f"a share to compare with must be between 0 and 1, got {target}"
        self.target: Final = target
        self.error: Final = error
        self.verdict: str | None = None  # once it is given it stays
        self._seen: Final[Counter[float]] = Counter()

    def see(self, shares: Iterable[float]) -> None:
        """Count the games of a round, then look."""
        self._seen.update(shares)
        if self.verdict is None and log_capital(self._seen, self.target) >= self._enough():
            self.verdict = MORE
        elif self.verdict is None and log_capital(_turned(self._seen), 1 - self.target) >= self._enough():
            self.verdict = LESS

    def interval(self) -> tuple[float, float]:
        """The targets that are not refuted as yet. It too holds at whatever time one looks."""
        lowest = refuted_below(self._seen, self._enough())
        return lowest, max(lowest, 1 - refuted_below(_turned(self._seen), self._enough()))

    def _enough(self) -> float:
        return log(2 / self.error)  # 2: either half of the capital may win it


def log_capital(seen: Mapping[float, int], target: float) -> float:
    """The logarithm of what 1 has become, when it was staked on shares above the target."""
    logs = [
        sum(games * _log(1 - stake + stake * share / target) for share, games in seen.items())
        for stake in STAKES
    ]
    highest = max(logs)
    return highest + log(sum(exp(each - highest) for each in logs) / len(logs))


def refuted_below(seen: Mapping[float, int], enough: float) -> float:
    """The share below which every target is refuted: the capital falls as the target rises."""
    low, high = 0.0, 1.0
    while high - low > CLOSE:
        middle = (low + high) / 2
        if log_capital(seen, middle) >= enough:
            low = middle
        else:
            high = middle
    return low


def _turned(seen: Mapping[float, int]) -> Counter[float]:
    """The same games, as those see them who hope for less."""
    return Counter({1 - share: games for share, games in seen.items()})


def _log(factor: float) -> float:
    return log(factor) if factor > 0 else -inf
