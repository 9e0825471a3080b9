"""Reading a table back from its log, by way of its snapshots."""

from __future__ import annotations

from typing import Final

from opificio.core.game import Game
from opificio.core.rule import BadPosition
from opificio.core.state import Json, State
from opificio.service import log
from opificio.service.log import Line, Told
from opificio.service.storage import KeptTable, Storage

TAIL: Final = 60  # lines of the log that a table shows with the sentences of what happened
SNAPSHOT_EVERY: Final = 32


class Opened:
    """What was read: the log, the position after it, what happened lately, the line of the last snapshot."""

    def __init__(self, lines: list[Line], state: State, tail: list[Told], newest_snapshot: int) -> None:
        self.lines: Final = lines
        self.state: Final = state
        self.tail: Final = tail
        self.newest_snapshot: Final = newest_snapshot


def open_log(storage: Storage, kept: KeptTable, game: Game[State]) -> Opened:
    """The table as its log has it. No more is played again than what it shows, and a few dozen lines."""
    lines = storage.lines(kept.id)
    snapshots = storage.snapshots(kept.id, max(0, len(lines) - TAIL))
    state, told = _replayed(kept, game, lines, snapshots, len(lines) - TAIL)
    return Opened(lines, state, told[-TAIL:], max(snapshots, default=0))


def position_after(
    storage: Storage, kept: KeptTable, game: Game[State], lines: list[Line], number: int
) -> State:
    """The position after that line of the log: fixed for ever, whatever was taken back since."""
    snapshots = storage.snapshots(kept.id, number)
    return _replayed(kept, game, lines[:number], snapshots, number)[0]


def whole_log(kept: KeptTable, game: Game[State], lines: list[Line]) -> list[Told]:
    """Every line with what happened by it."""
    return _replayed(kept, game, lines, {}, 0)[1]


def _replayed(
    kept: KeptTable, game: Game[State], lines: list[Line], snapshots: dict[int, Json], up_to: int
) -> tuple[State, list[Told]]:
    """From the newest snapshot up to a line; if it does not serve, from the beginning: it is only a cache."""
    base = max((number for number in snapshots if number <= up_to), default=0)
    if base:
        try:
            replayed = log.replay(game, game.load(snapshots[base]), lines[base:], snapshots)
        except BadPosition:
            replayed = None
        if replayed is not None:
            return replayed
    start = game.start(len(kept.seats), **kept.options)
    whole = log.replay(game, start, lines, {})
    assert whole is not None, "a taking back names a line of the log"
    return whole
