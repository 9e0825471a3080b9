"""Loops over many tables, without leaving the compiled unit."""

from __future__ import annotations

from opificio.core.state import CHANCE, OVER, State
from opificio.envs.observations.encoder import Encoder, Sheet, note_moves
from opificio.luck.dealer import Dealer, Generator


def step_all(states: list[State], dealers: list[Dealer], chosen: list[int]) -> list[int]:
    """At every table the legal move with the id chosen, then the draws; the tables whose games are over."""
    over: list[int] = []
    moves = states[0].the_game().moves
    for at, state in enumerate(states):
        state.step(moves[chosen[at]])
        if state.to_move == CHANCE:
            dealers[at].deal(state)
        if state.to_move == OVER:
            over.append(at)
    return over


def note_all(encoder: Encoder, states: list[State], seen: Sheet, legal: Sheet) -> None:
    """What the seat sees that is asked, and what it may do, table after table."""
    columns = len(encoder.names)
    moves = len(states[0].the_game().moves)
    for at, state in enumerate(states):
        seen.start = at * columns
        encoder.note(state, state.to_move, seen)
        legal.start = at * moves
        note_moves(state.legal(), legal)


def choose_all(states: list[State], chooser: Generator) -> list[int]:
    """A legal move at every table, by its id; each is as likely as the others there."""
    chosen: list[int] = []
    for state in states:
        moves = state.legal()
        chosen.append(moves[chooser.below(len(moves))].id)
    return chosen


def first_refused(states: list[State], chosen: list[int]) -> int:
    """The first table at which the id chosen is no legal move's; -1 if there is none."""
    moves = states[0].the_game().moves
    for at, state in enumerate(states):
        id = chosen[at]
        if not 0 <= id < len(moves) or moves[id].why_not(state) is not None:
            return at
    return -1
