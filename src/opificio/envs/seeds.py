"""One seed for a series of games."""

from __future__ import annotations

from opificio.luck.dealer import new_seed


class Seeds:
    """The first game has the seed itself, the next ones seeds that follow from it."""

    def __init__(self, seed: str | int | None = None) -> None:
        self._seed = new_seed() if seed is None else str(seed)
        self._games = 0

    def next(self) -> str:
        """The dealer's seed for the next game."""
        self._games += 1
        return self._seed if self._games == 1 else f"{self._seed} game {self._games}"
