"""A digest of whole games: every position, its answers and its scores. Equal digests are equal games.

`python -m tests.laws.digest` prints those of the build that runs: the compiled engine or, with
OPIFICIO_PURE=1, its sources. Those expected are among the fixtures; `tests.regenerate` makes them anew.
"""

from __future__ import annotations

import json
from hashlib import sha256

from opificio import _build
from tests.laws.tables import Table, every_table, lines, positions
from tests.snapshots import Snapshots

EXPECTED = "digests.json"
TABLES = 20
"""Of each game, at the least."""


def make() -> Snapshots:
    """The digests, to be checked in."""
    return {EXPECTED: json.dumps(digests(), indent=1) + "\n"}


def digests() -> dict[str, str]:
    """One for each game that is played."""
    return {str(table): digest(table) for table in every_table(TABLES)}


def digest(table: Table) -> str:
    """What a game came to, line by line and at its end."""
    whole = sha256()
    for state, move in lines(table):
        texts = [each.text for each in state.legal()]
        told = [state.dump(), str(state), texts, move.text, state.breakdown(), state.winners()]
        whole.update(json.dumps(told).encode())
    *_, last = positions(table)
    whole.update(json.dumps([last.dump(), last.scores(), last.winners()]).encode())
    return whole.hexdigest()[:16]


if __name__ == "__main__":
    print(json.dumps({"compiled": _build.is_compiled(), "digests": digests()}, indent=1))
