"""What Industry brings to the tests that all games share."""

from __future__ import annotations

from typing import Final

from tests.games.industry.faults import FAULTS
from tests.games.industry.impossible import IMPOSSIBLE
from tests.games.industry.ledger import IndustryLedger
from tests.games.industry.named import named
from tests.games.industry.vocabulary import VOCABULARY
from tests.games.kit import Kit
from tests.rules.industry.refusals import REFUSALS

INDUSTRY: Final = Kit(
    vocabulary=VOCABULARY,
    ledger=IndustryLedger,
    named=named,
    refusals=REFUSALS,
    edition_faults=FAULTS,
    impossible=IMPOSSIBLE,
)
