"""Watchers at a table: what they counted of moves, or of a whole game between bots."""

from __future__ import annotations

from typing import TypeVar

import opificio
from opificio.arena.match import play_match
from opificio.balance.registry import STUDIES
from opificio.balance.watcher import Counts, Watcher, watch
from opificio.core.state import State

S = TypeVar("S", bound=State)


def hear(watcher: Watcher, state: S, *moves: str) -> S:
    """The watcher hears these moves, and the answers that the engine gives by itself; the position after."""
    after = state.copy()
    facts = after.listen()
    for move in moves:
        after.step(after.checked(move))
        for fact in facts:
            watcher.hear(fact, after)
        facts.clear()
    return after


def whole_game(name: str, players: int, bot: str, seed: str = "1906") -> tuple[Counts, State]:
    """What was counted in a game between such bots, and its last position."""
    game = opificio.game(name)
    record = play_match(game, [bot] * players, seed).record
    watcher = STUDIES[name].watcher(game, players)
    watch(game, record, watcher)
    return watcher.counts, record.replay(game)


def total(counts: Counts, kind: str, what: str) -> float:
    """A sum over all components of a kind."""
    return sum(counted.get(what, 0) for counted in counts.get(kind, {}).values())
