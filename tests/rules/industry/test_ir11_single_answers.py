"""I-R11 A question with one answer is answered by the engine, and the log shows it."""

from __future__ import annotations

import pytest

from tests.rules.industry.table import names, table
from tests.rules.playing import FOUR, ONE, THREE, TWO, answers, asked, log, play, told


@pytest.mark.rule("I-R11")
def test_who_can_only_pass_passes() -> None:
    state = table("bid", TWO, lot="E1", talers=[4, 4, 0, 4], subsidised=[THREE])
    assert log(told(state, "bid 1")) == ["2 bid 1", "3 pass"]
    assert asked(play(state, "bid 1")) == ("bid", FOUR)


@pytest.mark.rule("I-R11")
def test_who_could_take_a_subsidy_is_asked() -> None:
    state = table("bid", TWO, lot="E1", talers=[4, 4, 0, 4])
    after = play(state, "bid 1")
    assert asked(after) == ("bid", THREE)
    assert answers(after) == ["pass", "subsidy"]


@pytest.mark.rule("I-R11")
def test_who_cannot_keep_sells() -> None:
    state = table(
        "bid", THREE, lot="E1", open_zones="E1 F1 G1", auctioneer=ONE, talers=[1, 4, 4], subsidised=[ONE]
    )
    assert log(told(state, "bid 2")) == ["3 bid 2", "1 sell"]
    assert names(play(state, "bid 2").owned[THREE]) == "E1"


@pytest.mark.rule("I-R11")
def test_the_last_open_zone_is_picked() -> None:
    state = table(
        "bid", THREE, lot="E1", open_zones="E1 F1", auctioneer=ONE, talers=[4, 4, 4], subsidised=[TWO]
    )
    assert log(told(state, "pass")) == ["3 pass", "2 pick F1"]
    assert asked(play(state, "pass")) == ("bid", THREE)


@pytest.mark.rule("I-R11")
def test_who_can_develop_nothing_is_done() -> None:
    state = table(
        "develop", ONE, owned={ONE: "J1", TWO: "E1", THREE: "F1"}, talers=[4, 1, 4], subsidised=[TWO]
    )
    assert log(told(state, "done")) == ["1 done", "2 done"]
    assert asked(play(state, "done")) == ("develop", THREE)


@pytest.mark.rule("I-R11")
def test_a_single_source_is_used() -> None:
    state = table("develop", owned={ONE: "H1 J1"}, developed={ONE: "E1", TWO: "F1"})
    assert log(told(state, "develop H1")) == ["1 develop H1", "1 supply stone own", "1 supply wood from 2"]


@pytest.mark.rule("I-R11")
def test_several_single_answers_follow_each_other_until_somebody_has_a_choice() -> None:
    state = table(
        "bid", TWO, lot="E1", open_zones="E1 F1", talers=[2, 5, 0, 0], subsidised=[ONE, THREE, FOUR]
    )
    assert log(told(state, "bid 5")) == ["2 bid 5", "3 pass", "4 pass", "1 sell", "1 pick F1"]
    assert asked(play(state, "bid 5")) == ("bid", TWO)


@pytest.mark.rule("I-R11")
@pytest.mark.rule("I4.1")
def test_who_has_nothing_to_develop_is_not_asked_and_the_log_says_nothing_of_him() -> None:
    state = table("develop", ONE, era=2, owned={ONE: "J1", TWO: "K1", FOUR: "F1"}, developed={THREE: "E1"})
    assert log(told(state, "done")) == ["1 done"]
    assert asked(play(state, "done")) == ("develop", FOUR)


@pytest.mark.rule("I-R11")
@pytest.mark.rule("I4.1")
def test_a_turn_is_over_with_the_last_zone_that_could_be_developed() -> None:
    state = table("develop", ONE, owned={ONE: "J1", TWO: "E1"})
    assert log(told(state, "develop J1")) == ["1 develop J1"]
    assert asked(play(state, "develop J1")) == ("develop", TWO)
