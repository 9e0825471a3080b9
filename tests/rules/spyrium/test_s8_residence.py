"""S8 Residence action."""

from __future__ import annotations

import pytest

from tests.rules.playing import ONE, TWO, answers, asked, log, play, refused, told
from tests.rules.spyrium.table import GAME, table


@pytest.mark.rule("S8")
@pytest.mark.rule("S-R4")
def test_the_track_has_the_values_2_3_4_5_and_7() -> None:
    assert GAME.box.residence == [2, 3, 4, 5, 7]


@pytest.mark.rule("S8")
def test_the_player_moves_one_space_or_scores_the_present_one() -> None:
    state = table(event="patronage", residence={ONE: 3})
    choice = play(state, "event 1")
    assert (asked(choice), answers(choice)) == (("residence", ONE), ["residence move", "residence score"])
    moved = play(choice, "residence move")
    assert (moved.residence[ONE], moved.points[ONE]) == (3, 0)
    scored = play(choice, "residence score")
    assert (scored.residence[ONE], scored.points[ONE]) == (2, 4)


@pytest.mark.rule("S8")
def test_example_5_the_architect_with_tokens_one_and_two() -> None:
    state = table(
        market="b2 architect 1 2",
        gaps={"b2-c2": "1", "a2-b2": "2", "b1-b2": "3"},
        residence={ONE: 2},
        phases={TWO: "II"},
        money=(9, 9, 9),
    )
    choice = play(state, "activate b2 via b2-c2", "token 1")
    assert choice.money[ONE] == 9 - 1 - 2 - 1
    assert play(choice, "residence score").points[ONE] == 3
    moved = play(choice, "residence move")
    assert GAME.box.residence[moved.residence[ONE]] == 4
    after = play(moved, "activate b2 via a2-b2")
    assert log(told(moved, "activate b2 via a2-b2"))[1] == "2 token 2"
    assert after.money[TWO] == 9 - 1 - 1 - 2
    after = play(after, "residence move")
    third = play(after, "phase 2")
    assert refused(third, "activate b2 via b1-b2").reason == "no token is left on architect"


@pytest.mark.rule("S-R9")
def test_on_the_last_space_only_scoring_is_left() -> None:
    state = table(event="patronage", residence={ONE: 5})
    assert log(told(state, "event 1")) == ["1 event 1", "1 residence score"]
    assert play(state, "event 1").points[ONE] == 7
    asked_there = table(asking="residence", event="patronage", event_used=[ONE], residence={ONE: 5})
    assert answers(asked_there) == ["residence score"]
    assert refused(asked_there, "residence move").reason == "you are on the last space, 7: score it"


@pytest.mark.rule("S8")
def test_no_card_of_period_c_brings_a_residence_action() -> None:
    last = [card for card in GAME.box.cards if card.copies[2]]
    assert [card.id for card in last if card.design in ("residence", "architect")] == []
