"""S3 Playing: phase I, phase II, passing."""

from __future__ import annotations

import pytest

from tests.rules.playing import ONE, THREE, TWO, answers, asked, log, play, refused, told
from tests.rules.spyrium.table import GAME, NINE, all_pass, field, table

ALL_GAPS = [f"place {gap}" for gap in GAME.describe()["gaps"]]  # type: ignore[attr-defined]  # JSON data


@pytest.mark.rule("S3")
def test_players_act_one_after_the_other_clockwise_each_in_a_phase_of_its_own() -> None:
    state = table(TWO, "I", market=NINE, phases={THREE: "II"}, gaps={"a2-b2": "3", "b2-c2": "1"})
    after = play(state, "place a1-a2")
    assert asked(after) == ("action", THREE)
    assert answers(after, "place") == []
    assert answers(after, "gain") == ["gain a2 via a2-b2", "gain b2 via a2-b2"]
    after = play(after, "gain a2 via a2-b2")
    assert asked(after) == ("action", ONE)
    assert "place a1-a2" in answers(after)


# S3.1


@pytest.mark.rule("S3.1")
def test_in_phase_one_a_player_places_a_worker_uses_the_event_or_goes_to_phase_two() -> None:
    state = table(phase="I", market=NINE)
    assert answers(state) == [*ALL_GAPS, "event 1", "phase 2"]


@pytest.mark.rule("S3.1")
def test_using_the_event_in_phase_one_leaves_the_player_there() -> None:
    after = play(table(phase="I", market=NINE), "event 1")
    assert field(after, "phase") == ["I", "I", "I"]
    assert asked(after) == ("action", TWO)


@pytest.mark.rule("S3.1")
def test_going_to_phase_two_obliges_to_act_at_once() -> None:
    state = table(phase="I", market=NINE, gaps={"a2-b2": "1", "b2-c2": "1"})
    after = play(state, "phase 2")
    assert asked(after) == ("action", ONE), "the same player goes on"
    assert field(after, "phase") == ["II", "I", "I"]
    assert set(answers(after)) == {
        "gain a2 via a2-b2", "gain b2 via a2-b2", "activate a2 via a2-b2", "activate b2 via a2-b2",
        "gain b2 via b2-c2", "gain c2 via b2-c2", "activate b2 via b2-c2", "activate c2 via b2-c2",
        "event 1",
    }  # fmt: skip
    assert asked(play(after, "gain b2 via a2-b2")) == ("action", TWO)


@pytest.mark.rule("S3.1")
@pytest.mark.parametrize("event", ["event 1", "pass"])
def test_the_action_at_once_may_be_the_event_or_to_pass(event: str) -> None:
    after = play(table(phase="I", market=NINE), "phase 2", event)
    assert asked(after) == ("action", TWO)


@pytest.mark.rule("S3.1")
def test_the_action_at_once_may_be_late_arrival_which_phase_one_does_not_allow() -> None:
    state = table(phase="I", market=NINE, event="late_arrival")
    assert answers(state, "event") == []
    assert answers(play(state, "phase 2"), "event") == ["event 1"]


@pytest.mark.rule("S3.1")
def test_there_is_no_way_back_to_phase_one_this_turn() -> None:
    state = table(market=NINE, gaps={"b2-c2": "1"})
    assert refused(state, "place a1-a2").rule.key == "place.phase"
    assert refused(state, "phase 2").rule.key == "phase.already"
    assert field(all_pass(state), "phase") == ["I", "I", "I"]


@pytest.mark.rule("S3.1")
@pytest.mark.rule("S-R19")
def test_with_no_active_worker_and_no_usable_event_only_the_switch_is_left_and_is_made() -> None:
    state = table(
        THREE,
        "I",
        market=NINE,
        gaps={"b2-c2": "1 1 1", "a2-b2": "3"},
        spyrium=(0, 2, 2),
    )
    facts = told(state, "place b2-c2")
    assert log(facts) == ["3 place b2-c2", "1 phase 2"]


@pytest.mark.rule("S3.1")
def test_workers_stay_unplaced_when_no_gap_has_a_card_beside_it() -> None:
    state = table(phase="I", market="", gaps={})
    assert answers(state) == ["event 1", "phase 2"]


# S3.2


@pytest.mark.rule("S3.2")
def test_phase_two_offers_money_cards_buildings_taylorism_the_event_and_to_pass() -> None:
    state = table(
        turn=4,
        market="a2 geologist, b2 mine_3 1",
        gaps={"a2-b2": "1"},
        district={ONE: "mine_2 used, mine_1"},
        techniques={ONE: "taylorism"},
    )
    assert answers(state) == [
        "gain a2 via a2-b2",
        "gain b2 via a2-b2",
        "activate a2 via a2-b2",
        "activate b2 via a2-b2",
        "use mine_1 1",
        "taylorism",
        "event 1",
    ]


@pytest.mark.rule("S3.2")
def test_there_is_always_an_action_money_with_a_worker_in_the_market_else_passing() -> None:
    poor = table(money=(0, 0, 0), spyrium=(0, 0, 0), market=NINE, gaps={"b2-c2": "1", "b1-b2": "2 3"})
    assert answers(poor) == ["gain b2 via b2-c2", "gain c2 via b2-c2"]
    alone = table(money=(0, 0, 0), spyrium=(0, 0, 0), market=NINE)
    assert answers(alone) == ["pass"]


@pytest.mark.rule("S-R6")
def test_taylorism_is_an_action_of_phase_two_that_ends_the_players_turn() -> None:
    state = table(district={ONE: "mine_2 used"}, techniques={ONE: "taylorism"}, turn=4, market="b2 geologist")
    after = play(state, "taylorism", "again mine_2 1")
    assert asked(after) == ("action", TWO)
    waiting = table(phase="I", techniques={ONE: "taylorism"}, turn=4, market="b2 geologist")
    assert refused(waiting, "taylorism").rule.key == "taylorism.phase"


# S3.3


@pytest.mark.rule("S3.3")
def test_one_passes_only_in_phase_two() -> None:
    assert refused(table(phase="I"), "pass").rule.key == "pass.phase"


@pytest.mark.rule("S3.3")
def test_one_passes_only_without_a_worker_in_the_market() -> None:
    state = table(gaps={"b2-c2": "1 1"})
    assert "pass" not in answers(state)
    assert refused(state, "pass").reason == "2 of your workers are still in the market"


@pytest.mark.rule("S3.3")
def test_who_has_passed_makes_no_more_actions_this_turn() -> None:
    state = table(market=NINE, gaps={"a2-b2": "2 2", "b2-c2": "3 3"}, phases={TWO: "II", THREE: "II"})
    facts = told(
        state, "pass", "gain a2 via a2-b2", "gain b2 via b2-c2", "gain a2 via a2-b2", "gain b2 via b2-c2"
    )
    assert [line[0] for line in log(facts)] == list("12323")


@pytest.mark.rule("S3.3")
def test_active_workers_do_not_keep_a_player_from_passing() -> None:
    assert "pass" in answers(table(active={ONE: 3}))


@pytest.mark.rule("S3.3")
def test_the_turn_ends_when_all_have_passed() -> None:
    state = table(phases={TWO: "passed", THREE: "passed"}, turn=2)
    after = play(state, "pass")
    assert (field(after, "turn"), asked(after)[0]) == (3, "event")


@pytest.mark.rule("S-R19")
def test_a_question_with_one_answer_is_answered_and_told() -> None:
    state = table(market="b2 luxury_home", gaps={"b2-c2": "1"}, phases={TWO: "II"}, spyrium=(2, 0, 2))
    facts = told(state, "activate b2 via b2-c2")
    assert log(facts) == ["1 activate b2 via b2-c2", "1 plot", "2 pass"]
