"""Playouts within the engine make the same decisions as anyone who asks and plays from outside."""

from __future__ import annotations

import pytest

from opificio.core.state import CHANCE, OVER, State
from opificio.luck.dealer import Dealer, Generator
from opificio.search.playout import random_playout
from tests.laws.tables import Table, every_table, positions


def played_from_outside(state: State, seed: str) -> tuple[State, int]:
    """The public way: ask for the legal moves, choose one, play it, settle the draws."""
    dealer, chooser = Dealer(seed), Generator(f"chooser {seed}")
    state = dealer.settle(state)
    decisions = 0
    while state.actor is not None:
        assert state.actor != CHANCE
        moves = state.legal()
        state = dealer.settle(state.play(moves[chooser.below(len(moves))].text))
        decisions += 1
    return state, decisions


@pytest.mark.parametrize("table", every_table(20), ids=str)
def test_a_playout_is_the_game_that_is_played_from_outside(table: Table) -> None:
    state = table.start()
    decisions = random_playout(state, Dealer(table.seed), Generator(f"chooser {table.seed}"))
    assert (state, decisions) == played_from_outside(table.start(), table.seed)
    assert state.to_move == OVER
    assert decisions > 0


def test_a_playout_may_begin_anywhere_and_tells_the_decisions_still_made() -> None:
    for number, state in enumerate(positions(every_table(1)[0])):
        if number % 30 == 0 or state.to_move == OVER:
            copy = state.copy()
            decisions = random_playout(copy, Dealer(number), Generator(f"chooser {number}"))
            assert (copy, decisions) == played_from_outside(state, str(number))
