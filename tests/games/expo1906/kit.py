"""What Expo 1906 brings to the tests that all games share."""

from __future__ import annotations

from typing import Final

from tests.games.expo1906.faults import FAULTS
from tests.games.expo1906.impossible import IMPOSSIBLE
from tests.games.expo1906.ledger import ExpoLedger
from tests.games.expo1906.named import named
from tests.games.expo1906.vocabulary import VOCABULARY
from tests.games.kit import Kit
from tests.rules.expo1906.refusals import REFUSALS

EXPO: Final = Kit(
    vocabulary=VOCABULARY,
    ledger=ExpoLedger,
    named=named,
    refusals=REFUSALS,
    edition_faults=FAULTS,
    impossible=IMPOSSIBLE,
)
