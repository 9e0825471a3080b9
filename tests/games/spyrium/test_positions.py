"""Positions of Spyrium as data and as text."""

from __future__ import annotations

import json

import pytest

from opificio.games.spyrium.state import Spyrium
from tests.games.spyrium import impossible
from tests.rules.playing import ONE
from tests.rules.spyrium.table import GAME, NINE, table

STATES = [
    impossible.OPENING,
    impossible.REVEALING,
    impossible.LAYING,
    impossible.DEALING,
    impossible.PLAYING,
    impossible.BUILDING,
    impossible.HIRING,
    impossible.FORTUNE,
    impossible.FINISHED,
]


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.view()["question"])
def test_a_position_comes_back_as_it_was(state: Spyrium) -> None:
    loaded = GAME.load(json.loads(json.dumps(state.dump())))
    assert loaded == state
    assert (loaded.beside, loaded.occupied) == (state.beside, state.occupied)
    assert loaded.legal() == state.legal()


def test_the_text_of_a_position_says_what_is_on_the_table() -> None:
    state = table(
        market=NINE,
        gaps={"b2-c2": "1 2"},
        event="fortune",
        event_token=2,
        district={ONE: "mine_1 used 1, mine_2"},
        techniques={ONE: "commerce"},
        turned="commerce",
        kept={ONE: "1 3"},
        points=(9, 0, 0),
        workers={ONE: 5},
    )
    assert str(state) == (
        "turn 2 (A), first 1, action asked of 1\n"
        "event fortune [2], next labour_exchange\n"
        "market a1 mine_1, b1 miner [1 3], c1 workshop_1, a2 apprentice, b2 mine_2, c2 crane,"
        " a3 university_1 [2], b3 luxury_home, c3 geologist\n"
        "workers b2-c2: 1 2\n"
        "1: phase II, £10, 2 spyrium, 9 VP, residence 2, 5 workers, 3 active,"
        " mine_1 used 1, mine_2, (commerce), kept [1 3], bonus worker\n"
        "2: phase I, £10, 2 spyrium, 0 VP, residence 2, 3 workers, 2 active, nothing else\n"
        "3: phase I, £10, 2 spyrium, 0 VP, residence 2, 3 workers, 3 active, nothing else"
    )
