"""Perft: how many positions so many decisions lead to. A rule that changes by accident changes the counts."""

from __future__ import annotations

from opificio.core.state import CHANCE, OVER, State
from opificio.games import registry
from tests.games.registry import KITS
from tests.snapshots import Snapshots

FILE = "perft.txt"
MOST_NODES = 5_000
"""Deeper than this is not counted: the number of decisions to which a position is followed."""


def make() -> Snapshots:
    """The counts of every named position, by depth."""
    return {f"{name}/{FILE}": text(name) for name in registry.NAMES}


def text(game: str) -> str:
    """The named positions of a game and their counts after 1, 2, 3 … decisions."""
    rows = [f"{name}\n  {' '.join(map(str, counts(state)))}" for name, state in KITS[game].named().items()]
    return "\n".join(rows) + "\n"


def counts(state: State) -> list[int]:
    """As deep as it can be counted quickly, or to the end of the game."""
    found = [len(settled(state).legal())]
    while found[-1] * 4 < MOST_NODES and len(found) < 8:
        found.append(perft(state, len(found) + 1))
    return found


def perft(state: State, depth: int) -> int:
    """The positions after so many decisions. Draws are fixed: the first in the order of the moves."""
    state = settled(state)
    if depth == 0 or state.to_move == OVER:
        return 1
    return sum(perft(state.play(move), depth - 1) for move in state.legal())


def settled(state: State) -> State:
    """The position once the first possible draws were made."""
    while state.to_move == CHANCE:
        state = state.play(state.legal()[0])
    return state
