"""Watchers at a table: what they counted of moves, or of a whole game that is kept."""

from __future__ import annotations

from pathlib import Path
from typing import Final, TypeVar

import opificio
from opificio.balance.registry import STUDIES
from opificio.balance.watcher import Counts, Watcher, watch
from opificio.core.record import parse
from opificio.core.state import State

FIXTURES: Final = Path(__file__).parents[1] / "fixtures"

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


def kept_games(name: str) -> list[str]:
    """The files of whole games, at every number of players and with every option."""
    return sorted(file.name for file in (FIXTURES / name).glob("*.opi"))


def whole_game(name: str, file: str) -> tuple[Counts, State]:
    """What was counted in a game that is kept, and its last position."""
    game = opificio.game(name)
    record = parse((FIXTURES / name / file).read_text("utf-8"))
    watcher = STUDIES[name].watcher(game, record.players)
    watch(game, record, watcher)
    return watcher.counts, record.replay(game)


def total(counts: Counts, kind: str, what: str) -> float:
    """A sum over all components of a kind."""
    return sum(counted.get(what, 0) for counted in counts.get(kind, {}).values())
