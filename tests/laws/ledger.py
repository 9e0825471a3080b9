"""Ledgers: who must have what by the facts alone, to be compared with the position. Each game has its own."""

from __future__ import annotations

from typing import Protocol

from opificio.core.fact import Fact
from opificio.core.state import Json, State


class Ledger(Protocol):
    """Begins with the dump of an opening position, and is told everything that happens."""

    most_lines: int
    """No game has more: draws, decisions and answers without alternative."""

    def enter(self, fact: Fact) -> None:
        """Note what happened; AssertionError if it cannot happen."""
        ...

    def fields(self) -> Json:
        """What the dump of the position must say by now, as far as facts tell it."""
        ...


def account_for(ledger: Ledger, facts: list[Fact], state: State) -> None:
    """Enter what happened: the position it led to must hold just what the ledger says."""
    for fact in facts:
        ledger.enter(fact)
    fields, dump = ledger.fields(), state.dump()
    assert {name: dump[name] for name in fields} == fields, f"after {facts}\n{state}"
