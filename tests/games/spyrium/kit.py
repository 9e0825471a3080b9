"""What Spyrium brings to the tests that all games share."""

from __future__ import annotations

from typing import Final

from tests.games.kit import Kit
from tests.games.spyrium.faults import FAULTS
from tests.games.spyrium.impossible import IMPOSSIBLE
from tests.games.spyrium.ledger import SpyriumLedger
from tests.games.spyrium.named import named
from tests.games.spyrium.vocabulary import VOCABULARY
from tests.rules.spyrium.refusals import REFUSALS

SPYRIUM: Final = Kit(
    vocabulary=VOCABULARY,
    ledger=SpyriumLedger,
    named=named,
    refusals=REFUSALS,
    edition_faults=FAULTS,
    impossible=IMPOSSIBLE,
)
