"""The log of a table, and how positions follow from it.

Every line has a number that is never used again. Taking back adds a line of its own, which says after which
line the game goes on: so a move that answers a position from before is stale, and the position after any
line is fixed for ever. The lines that count are `live`: those that nobody took back.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from msgspec import Struct

from opificio.core import record
from opificio.core.fact import NOBODY, Fact
from opificio.core.game import Game
from opificio.core.move import Move
from opificio.core.state import CHANCE, Json, State
from opificio.luck.dealer import Dealer

LineKind = Literal["decision", "forced", "draw", "undo"]
"""Who answered: a player or bot, the engine where there was one answer only, the dealer; or a taking back."""


class Line(Struct, frozen=True, gc=False):
    """One line. `back_to`, of a taking back, is the last line that stays (0: none does)."""

    number: int
    seat: int
    kind: LineKind
    move: str
    back_to: int | None = None


class Told(NamedTuple):
    """A line, and what happened by it."""

    line: Line
    facts: list[Fact]


class BrokenLog(Exception):
    """A log that does not hold: damage from outside, for no play writes such a one."""


def live(lines: list[Line]) -> list[Line]:
    """The lines that count."""
    kept: list[Line] = []
    for line in lines:
        if line.back_to is None:
            kept.append(line)
        else:
            while kept and kept[-1].number > line.back_to:
                kept.pop()
    return kept


# Playing on


def decide(state: State, move: Move[State], number: int, dealer: Dealer) -> tuple[State, list[Told]]:
    """The position after a decision, its forced answers and all draws; and their lines, from `number`."""
    after = state.copy()
    told = _step(after, move, "decision", number)
    told += _draws(after, number + len(told), dealer)
    return after.copy(), told  # a copy has no listeners


def deal(state: State, number: int, dealer: Dealer) -> tuple[State, list[Told]]:
    """The position after all pending draws, and their lines, from `number`."""
    after = state.copy()
    told = _draws(after, number, dealer)
    return after.copy(), told


def taken_back(game: Game[State], before: State, line: Line) -> Told:
    """The line of a taking back, with what the decision meant in the position that stands again."""
    move = game.parse(line.move)
    return Told(line, [Fact("undone", line.seat, move.id, move.text, NOBODY, move.meaning(before))])


def _draws(state: State, number: int, dealer: Dealer) -> list[Told]:
    told: list[Told] = []
    while state.to_move == CHANCE:
        told += _step(state, dealer.draw(state), "draw", number + len(told))
    return told


def _step(state: State, move: Move[State], kind: LineKind, number: int) -> list[Told]:
    facts = state.listen()
    state.step(move)
    told: list[Told] = []
    for fact in facts:
        if fact.kind == "played":
            line = Line(number + len(told), fact.seat, "forced" if told else kind, fact.what)
            told.append(Told(line, []))
        told[-1].facts.append(fact)
    return told


# Reading again


def replay(
    game: Game[State], start: State, lines: list[Line], snapshots: dict[int, Json]
) -> tuple[State, list[Told]] | None:
    """The position after these lines, and what happened by each; `start` is the position before them.

    None where the game was taken back to before `start`, and no snapshot is there to tell what stood then.
    """
    first = lines[0].number - 1 if lines else 0
    positions = {first: start}
    state = start
    told: list[Told] = []
    for line in lines:
        if line.back_to is None:
            state = state.copy()
            told.append(Told(line, state.listen()))
            _play(game, state, line)
        else:
            before = _stands_again(game, line, positions, snapshots)
            if before is None:
                return None
            state = before
            told.append(taken_back(game, state, line))
        positions[line.number] = state
    return state.copy(), told


def _stands_again(
    game: Game[State], line: Line, positions: dict[int, State], snapshots: dict[int, Json]
) -> State | None:
    """The position that a taking back goes back to."""
    if line.back_to in positions:
        return positions[line.back_to]
    return game.load(snapshots[line.number]) if line.number in snapshots else None


def _play(game: Game[State], state: State, line: Line) -> None:
    try:
        record.play_line(game, state, record.Line(line.number, line.seat, line.move, line.number))
    except record.BadRecord as error:
        raise BrokenLog(str(error)) from error
