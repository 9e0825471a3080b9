"""Positions and their door: what is checked, what is told, what stays as it is."""

from __future__ import annotations

import pytest

import opificio
from opificio.core.rule import IllegalMove, NotAMove
from opificio.core.state import CHANCE, State

GAME = opificio.game("industry")


@pytest.fixture
def picking() -> State:
    """Seat 1 of 3 picks one of A1, E1 and G1."""
    state = GAME.start(3)
    for draw in ("first 1", "draw A", "draw E", "draw G"):
        state = state.play(draw)
    return state


def test_a_refusal_names_move_figures_and_rule_and_quotes_the_position(picking: State) -> None:
    with pytest.raises(IllegalMove) as refused:
        picking.play("pick L1")
    assert refused.value.move == "pick L1"
    assert refused.value.rule.id == "I3.1"
    assert refused.value.figures == {"zone": "L1"}
    assert refused.value.position == str(picking)
    assert str(refused.value).splitlines() == [
        "pick L1: L1 is not open: its column token was not drawn, or it is sold [I3.1]",
        *str(picking).splitlines(),
    ]


def test_asking_why_not_names_the_rule_or_none_and_plays_nothing(picking: State) -> None:
    before = picking.key()
    assert picking.why_not("pick A1") is None
    rule = picking.why_not("bid 1")
    assert rule is not None
    assert rule.key == "bid.not_now"
    assert picking.key() == before


def test_what_is_no_move_is_told_apart_from_what_is_not_allowed(picking: State) -> None:
    with pytest.raises(NotAMove):
        picking.play("pick M1")
    with pytest.raises(NotAMove):
        picking.why_not("pick M1")


def test_the_actor_is_a_seat_or_chance_or_nobody(picking: State) -> None:
    assert GAME.start(3).actor == CHANCE
    assert picking.actor == 0


def test_only_the_state_that_is_listened_to_tells_what_happens(picking: State) -> None:
    listening = picking.copy()
    facts = listening.listen()
    listening.copy().step(picking.checked("pick A1"))
    picking.play("pick A1")
    assert facts == []
    listening.step(picking.checked("pick E1"))
    assert [fact.fields() for fact in facts] == [
        {"kind": "played", "seat": 0, "amount": GAME.parse("pick E1").id, "what": "pick E1"}
    ]


def test_a_position_is_equal_to_the_same_position_and_to_nothing_else(picking: State) -> None:
    again = GAME.load(picking.dump())
    assert picking == again
    assert len({picking, again}) == 1
    assert picking != picking.play("pick A1")
    assert picking != picking.key()
