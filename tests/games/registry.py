"""The kits of all games. A new game adds a line."""

from __future__ import annotations

from typing import Final

from tests.games.expo1906.kit import EXPO
from tests.games.industry.kit import INDUSTRY
from tests.games.kit import Kit
from tests.games.spyrium.kit import SPYRIUM

KITS: Final[dict[str, Kit]] = {"expo1906": EXPO, "industry": INDUSTRY, "spyrium": SPYRIUM}
