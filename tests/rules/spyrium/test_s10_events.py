"""S10 The seven events."""

from __future__ import annotations

import pytest

from opificio.games.spyrium.constraints import EVENT_ABILITIES
from tests.rules.playing import ONE, THREE, TWO, answers, asked, log, play, refused, told
from tests.rules.spyrium.table import GAME, NINE, field, table


@pytest.mark.rule("S10")
def test_there_are_seven_and_each_does_what_the_rules_say() -> None:
    events = {event.id: " or ".join(str(ability) for ability in event.abilities) for event in GAME.box.events}
    assert list(events) == [
        "fortune", "export", "patronage", "overtime", "late_arrival", "charity", "labour_exchange",
    ]  # fmt: skip
    assert events == dict(EVENT_ABILITIES)


# S10.1


@pytest.mark.rule("S10.1")
@pytest.mark.parametrize("phase", ["I", "II"])
def test_good_fortune_brings_its_token_in_money_spyrium_or_points(phase: str) -> None:
    state = table(phase=phase, event="fortune", event_token=3)
    assert answers(state, "event") == ["event 1", "event 2", "event 3"]
    assert log(told(state, "event 1")) == ["1 event 1", "1 token 3"]
    assert play(state, "event 1").money[ONE] == 13
    assert play(state, "event 2").spyrium[ONE] == 5
    assert play(state, "event 3").points[ONE] == 3


@pytest.mark.rule("S-R18")
def test_good_fortune_without_its_token_cannot_be_used_not_even_with_commerce() -> None:
    state = table(event="fortune", techniques={ONE: "commerce"})
    assert answers(state, "event") == []
    for ability in (1, 2, 3):
        assert refused(state, f"event {ability}").reason == "there is no token on fortune"


# S10.2


@pytest.mark.rule("S10.2")
def test_example_6_one_spyrium_for_three_pounds() -> None:
    after = play(table(phase="I"), "event 1")
    assert (after.spyrium[ONE], after.money[ONE], field(after, "event_used")) == (1, 13, [1, 0, 0])


@pytest.mark.rule("S10.2")
def test_spyrium_export_gives_six_pounds_for_three_spyrium() -> None:
    after = play(table(spyrium=(3, 0, 0)), "event 2")
    assert (after.spyrium[ONE], after.money[ONE]) == (0, 16)
    assert refused(table(), "event 2").reason == "needs 3 spyrium, has 2"


# S10.3


@pytest.mark.rule("S10.3")
def test_royal_patronage_gives_a_residence_action_for_a_spyrium() -> None:
    choice = play(table(phase="I", event="patronage"), "event 1")
    assert (choice.spyrium[ONE], asked(choice)) == (1, ("residence", ONE))
    assert asked(play(choice, "residence move")) == ("action", TWO)


# S10.4


@pytest.mark.rule("S10.4")
def test_overtime_costs_a_pound_and_the_buildings_costs_again() -> None:
    state = table(event="overtime", district={ONE: "workshop_1 used 1"}, money=(1, 9, 9))
    after = play(state, "event 1")
    assert (after.money[ONE], after.spyrium[ONE], after.active[ONE], after.points[ONE]) == (0, 1, 1, 3)


# S10.5


@pytest.mark.rule("S10.5")
def test_late_arrival_places_an_active_worker_in_phase_two() -> None:
    state = table(event="late_arrival", market="b2 mine_2, c3 geologist")
    choice = play(state, "event 1")
    gaps = ["b1-b2", "a2-b2", "b2-c2", "b2-b3", "c2-c3", "b3-c3"]
    assert (asked(choice), answers(choice)) == (("place", ONE), [f"place {gap}" for gap in gaps])
    after = play(choice, "place b3-c3")
    assert (after.active[ONE], after.in_market(ONE), field(after, "phase")[ONE]) == (2, 1, "II")
    assert asked(after) == ("action", TWO)


@pytest.mark.rule("S10.5")
def test_late_arrival_is_for_phase_two_only() -> None:
    state = table(phase="I", event="late_arrival", market=NINE)
    assert answers(state, "event") == []
    error = refused(state, "event 1")
    assert (error.rule.id, error.reason) == (
        "S10.5", "late_arrival is for phase II only, and you are in phase I"
    )  # fmt: skip


@pytest.mark.rule("S10.5")
def test_a_worker_placed_late_is_taken_back_like_any_other() -> None:
    state = table(event="late_arrival", market=NINE, phases={TWO: "passed", THREE: "passed"})
    after = play(state, "event 1", "place b2-c2")
    assert "pass" not in answers(after)
    assert "activate b2 via b2-c2" in answers(after)


# S10.6


@pytest.mark.rule("S10.6")
@pytest.mark.parametrize(("ability", "price", "points"), [(1, 3, 3), (2, 6, 5)])
def test_charity_ball_sells_points(ability: int, price: int, points: int) -> None:
    after = play(table(event="charity", money=(6, 0, 0)), f"event {ability}")
    assert (after.money[ONE], after.points[ONE]) == (6 - price, points)
    error = refused(table(event="charity", money=(price - 1, 0, 0)), f"event {ability}")
    assert error.figures == {"needs": price, "has": price - 1}


# S10.7


@pytest.mark.rule("S10.7")
@pytest.mark.parametrize("owned", [3, 5, 6])
def test_labour_exchange_costs_a_pound_per_worker_owned_and_brings_an_active_one(owned: int) -> None:
    state = table(
        event="labour_exchange", workers={ONE: owned}, money=(owned, 0, 0), market=NINE, gaps={"b2-c2": "1"}
    )
    after = play(state, "event 1")
    assert (after.money[ONE], after.workers[ONE], after.active[ONE]) == (0, owned + 1, owned)


@pytest.mark.rule("S10.7")
def test_labour_exchange_counts_workers_in_the_market_and_on_buildings() -> None:
    state = table(
        event="labour_exchange",
        workers={ONE: 5},
        active={ONE: 0},
        money=(4, 0, 0),
        market=NINE,
        gaps={"b2-c2": "1 1"},
        district={ONE: "mine_1 used 1"},
    )
    assert refused(state, "event 1").reason == "needs £5, has £4"
