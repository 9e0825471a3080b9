"""The order of legal moves: seeds, perft and trained players depend on it, so it is pinned."""

from __future__ import annotations

from opificio.games import registry
from tests.games.registry import KITS
from tests.snapshots import Snapshots

FILE = "order.txt"


def make() -> Snapshots:
    """Every named position with its legal moves."""
    return {f"{name}/{FILE}": text(name) for name in registry.NAMES}


def text(game: str) -> str:
    """The named positions of a game, each as it prints, and its moves one a line."""
    parts = []
    for name, state in KITS[game].named().items():
        moves = [f"  {move.text}" for move in state.legal()]
        parts.append("\n".join([f"{name}:", *[f"  | {row}" for row in str(state).splitlines()], *moves]))
    return "\n\n".join(parts) + "\n"
