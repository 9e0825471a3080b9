"""Playouts: a game played to its end by chance alone, without leaving the compiled unit."""

from __future__ import annotations

from opificio.core.state import CHANCE, OVER, State
from opificio.luck.dealer import Dealer, Generator


def random_playout(state: State, dealer: Dealer, chooser: Generator) -> int:
    """Play a state one owns to the end; how many decisions that took. Every legal move is as likely."""
    decisions = 0
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            dealer.deal(state)
        else:
            moves = state.legal()
            state.step(moves[chooser.below(len(moves))])
            decisions += 1
    return decisions
