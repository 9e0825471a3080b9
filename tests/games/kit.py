"""What a game brings to the tests that all games share. `registry` has those of all games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from opificio.core.state import State
from tests.games.editions import Fault
from tests.games.positions import Impossible
from tests.games.vocabulary import Vocabulary
from tests.laws.ledger import Ledger
from tests.rules.refusal import Refusal


@dataclass(frozen=True)
class Kit:
    """The examples of one game, for tests that are written once."""

    vocabulary: Vocabulary
    ledger: Callable[[Any], Ledger]  # opened with the dump of an opening position
    named: Callable[[], dict[str, State]]  # positions where perft counts and the order of moves is pinned
    refusals: list[Refusal]  # at least one for each refusal of the game
    edition_faults: list[Fault]
    impossible: list[Impossible]
