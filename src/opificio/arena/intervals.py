"""How far a share that was seen may be from the true one, where the number of games was fixed beforehand."""

from __future__ import annotations

from math import sqrt
from typing import Final

Z: Final = 1.96  # of a 95 % interval


def wilson(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share: it stays within 0 and 1, and holds for few games too."""
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return max(0.0, middle - half), min(1.0, middle + half)
