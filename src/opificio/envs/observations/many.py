"""Loops over many tables, without leaving the compiled unit."""

from __future__ import annotations

from opificio.core.state import CHANCE, OVER, State
from opificio.envs.observations.encoder import Encoder, Row, write_mask
from opificio.luck.dealer import Dealer


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


def write_all(encoder: Encoder, states: list[State], rows: list[Row], masks: list[Row]) -> None:
    """What the seat sees that is asked, and what it may do, table by table, into rows that are all 0."""
    for at, state in enumerate(states):
        encoder.write(state, state.to_move, rows[at])
        write_mask(state.legal(), masks[at])
