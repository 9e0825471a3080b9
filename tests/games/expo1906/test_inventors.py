"""The laws once more among players who know what they want: at random, projects are hardly ever completed."""

from __future__ import annotations

import json

import pytest

from tests.games.expo1906.inventors import lines, play_on, the_game
from tests.games.expo1906.ledger import ExpoLedger
from tests.laws.ledger import account_for

TABLES = [(players, number) for number in range(3) for players in (1, 2, 3, 4)]
every_table = pytest.mark.parametrize(("players", "number"), TABLES)
MATTERS = {"completes", "leads", "improves", "reverts", "lifted", "chit"}


@every_table
def test_what_everybody_has_is_what_the_rules_and_the_facts_say(players: int, number: int) -> None:
    state = the_game().start(players)
    ledger = ExpoLedger(state.dump())
    facts = state.listen()
    for position, _ in play_on(state, number):
        account_for(ledger, facts, position)
        facts.clear()
    account_for(ledger, facts, state)


@every_table
def test_the_legal_moves_are_those_that_no_rule_forbids(players: int, number: int) -> None:
    moves = the_game().moves
    for state, _ in lines(players, number):
        assert state.legal() == [move for move in moves if move.why_not(state) is None], str(state)


@every_table
def test_a_dumped_position_comes_back_equal_with_all_that_follows_from_it(players: int, number: int) -> None:
    game = the_game()
    for state, _ in lines(players, number):
        loaded = game.load(json.loads(json.dumps(state.dump())))
        assert loaded == state
        assert (loaded.occupied, loaded.improved) == (state.occupied, state.improved)
        assert (loaded.waiting, loaded.ghosts) == (state.waiting, state.ghosts)


def test_what_matters_happens_at_these_tables() -> None:
    told: set[str] = set()
    for players, number in TABLES:
        state = the_game().start(players)
        facts = state.listen()
        for _ in play_on(state, number):
            pass
        told.update(fact.kind for fact in facts)
    assert told >= MATTERS
