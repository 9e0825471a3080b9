"""A face-down pile or a bag of tokens: how many of each kind are left. Order comes only with a draw."""

from __future__ import annotations

from typing import Final

_UNCOUNTED: Final = -1


class Bag:
    """An immutable count of tokens by kind, so that copies of a state share it for free."""

    def __init__(self, counts: list[int], total: int = _UNCOUNTED) -> None:
        """The total is given only by a bag itself, together with counts that are nobody else's."""
        if total == _UNCOUNTED:
            if counts and min(counts) < 0:
                raise ValueError(f"a bag cannot hold {min(counts)} tokens of a kind")
            counts = counts.copy()
            total = sum(counts)
        self._counts: Final = counts
        self.total: Final = total

    def count(self, kind: int) -> int:
        """How many tokens of this kind are in the bag."""
        return self._counts[kind]

    def counts(self) -> list[int]:
        """The tokens of each kind."""
        return self._counts.copy()

    def weights(self) -> list[int]:
        """How many tokens there are of each of the `kinds`."""
        return [count for count in self._counts if count]

    def kinds(self) -> list[int]:
        """The kinds that may still be drawn, in order."""
        return [kind for kind, count in enumerate(self._counts) if count]

    def without(self, kind: int) -> Bag:
        """The bag after one token of this kind was drawn."""
        if self._counts[kind] == 0:
            raise ValueError(f"no token of kind {kind} is left in the bag")
        counts = self._counts.copy()
        counts[kind] -= 1
        return Bag(counts, self.total - 1)

    def adding(self, kind: int) -> Bag:
        """The bag after one token of this kind was put back."""
        counts = self._counts.copy()
        counts[kind] += 1
        return Bag(counts, self.total + 1)

    def adding_all(self, kinds: tuple[int, ...]) -> Bag:
        """The bag after tokens of these kinds were put back."""
        counts = self._counts.copy()
        for kind in kinds:
            counts[kind] += 1
        return Bag(counts, self.total + len(kinds))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Bag) and self._counts == other._counts

    def __hash__(self) -> int:
        return hash(tuple(self._counts))

    def __repr__(self) -> str:
        return f"Bag({self._counts})"
