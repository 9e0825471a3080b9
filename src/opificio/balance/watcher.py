"""Goes along with a game once more, and counts what became of the components."""

from __future__ import annotations

from typing import Final

from opificio.core.fact import Fact
from opificio.core.game import Game
from opificio.core.record import Record
from opificio.core.state import State

Counts = dict[str, dict[str, dict[str, float]]]
"""By kind of component, component, and what is counted."""

OWNERS: Final = "owners"
WORTH: Final = "worth"  # summed over the owners


class Watcher:
    """Hears every fact of one game. Each game's own says what is counted."""

    def __init__(self, players: int) -> None:
        self.players: Final = players
        self.counts: Final[Counts] = {}
        self.order: Final[list[int]] = []  # the seats by their place in turn order
        self._owned: Final[list[tuple[str, str, int]]] = []

    def hear(self, fact: Fact, state: State) -> None:
        """A fact, in the position after the move that it belongs to."""
        if fact.kind == "order":
            self.order.append(fact.seat)
        elif fact.kind == "first_player" and not self.order:
            self.order.extend((fact.seat + place) % self.players for place in range(self.players))
        self.count(fact, state)

    def count(self, fact: Fact, state: State) -> None:
        """What the fact tells of components."""
        raise NotImplementedError

    def end(self, state: State) -> None:
        """The game is over. What a component is worth is how its owners do beside the rest of the table."""
        self.finish(state)
        scores = state.scores()
        compared = sum(scores) / self.players if self.players > 1 else 0
        for kind, component, seat in self._owned:
            self.add(kind, component, OWNERS)
            self.add(kind, component, WORTH, scores[seat] - compared)

    def finish(self, state: State) -> None:
        """What the last position tells of components."""

    def add(self, kind: str, component: str, what: str, amount: float = 1) -> None:
        """Count something."""
        counted = self.counts.setdefault(kind, {}).setdefault(component, {})
        counted[what] = counted.get(what, 0) + amount

    def own(self, kind: str, component: str, seat: int) -> None:
        """The seat has made the component its own."""
        self._owned.append((kind, component, seat))


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
