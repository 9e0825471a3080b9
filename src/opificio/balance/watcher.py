"""Goes along with a game once more, and counts what became of the components."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from opificio.core.fact import Fact
from opificio.core.game import Game
from opificio.core.record import Record
from opificio.core.state import State

Counts = dict[str, dict[str, dict[str, float]]]
"""By kind of component, component, and what is counted."""

OWNERS: Final = "owners"
WORTH: Final = "worth"  # summed over the owners
SQUARES: Final = "worth_squares"  # the same, squared: tells how far the mean may be off


class Watcher:
    """Hears every fact of one game. Each game's own says what is counted."""

    def __init__(self, players: int) -> None:
        self.players: Final = players
        self.counts: Final[Counts] = {}
        self._order: Final[list[int]] = []
        self._owned: Final[list[tuple[str, str, int]]] = []

    def order(self) -> list[int]:
        """The seats in turn order; as they sit, where none was drawn."""
        return self._order or list(range(self.players))

    def hear(self, fact: Fact, state: State) -> None:
        """A fact, in the position after the move that it belongs to."""
        if fact.kind == "order":
            self._order.append(fact.seat)
        elif fact.kind == "first_player" and not self._order:
            self._order.extend((fact.seat + place) % self.players for place in range(self.players))
        self.count(fact, state)

    def count(self, fact: Fact, state: State) -> None:
        """What the fact tells of components."""
        raise NotImplementedError

    def end(self, state: State) -> None:
        """The game is over. What a component is worth is how its owners do beside the rest of the table."""
        self.finish(state)
        scores = state.scores()
        compared = sum(scores) / self.players if self.players > 1 else 0.0
        for kind, component, seat in self._owned:
            worth = scores[seat] - compared
            add_all(self.counts, kind, component, {OWNERS: 1, WORTH: worth, SQUARES: worth * worth})

    def finish(self, state: State) -> None:
        """What the last position tells of components."""

    def add(self, kind: str, component: str, what: str, amount: float = 1) -> None:
        """Count something."""
        add_all(self.counts, kind, component, {what: amount})

    def own(self, kind: str, component: str, seat: int) -> None:
        """The seat has made the component its own."""
        self._owned.append((kind, component, seat))


def add_all(counts: Counts, kind: str, component: str, counted: Mapping[str, float]) -> None:
    """Count several things of a component."""
    sums = counts.setdefault(kind, {}).setdefault(component, {})
    for what, amount in counted.items():
        sums[what] = sums.get(what, 0) + amount


def watch(game: Game[State], record: Record, watcher: Watcher) -> None:
    """Let the watcher hear a whole game."""
    state = record.start(game)
    facts = state.listen()
    for line in record.lines:
        state.carry_out(game.parse(line.text))
        for fact in facts:
            watcher.hear(fact, state)
        facts.clear()
    watcher.end(state)
