"""S9 Bonus: at 8 VP and at 20 VP, as soon as an effect brings a player there."""

from __future__ import annotations

import pytest

from opificio.games.spyrium.state import Spyrium
from tests.rules.playing import ONE, THREE, TWO, answers, asked, log, play, refused, told
from tests.rules.spyrium.table import NINE, field, table


def near(points: int, **more: object) -> Spyrium:
    """Seat one has so many points and may score 3 for £3."""
    given: dict[str, object] = {"event": "charity", "market": NINE, "gaps": {"b2-c2": "1"}, **more}
    return table(points=(points, 0, 0), **given)  # type: ignore[arg-type]


@pytest.mark.rule("S9")
@pytest.mark.parametrize("points", [5, 6, 7])
def test_whoever_reaches_or_passes_eight_points_chooses_a_worker_or_five_pounds(points: int) -> None:
    after = play(near(points), "event 1")
    assert asked(after) == ("bonus", ONE), "before the next action"
    assert answers(after) == ["bonus worker", "bonus money"]
    worker = play(after, "bonus worker")
    assert (worker.workers[ONE], worker.active[ONE], worker.money[ONE]) == (4, 3, 7)
    money = play(after, "bonus money")
    assert (money.workers[ONE], money.money[ONE]) == (3, 12)
    assert asked(worker) == asked(money) == ("action", TWO)


@pytest.mark.rule("S9")
@pytest.mark.parametrize("points", [0, 4, 8, 16])
def test_no_bonus_before_the_mark_and_none_twice(points: int) -> None:
    assert asked(play(near(points), "event 1")) == ("action", TWO)


@pytest.mark.rule("S9")
@pytest.mark.parametrize(("taken", "other"), [("worker", "money"), ("money", "worker")])
def test_at_twenty_points_the_other_bonus_comes(taken: str, other: str) -> None:
    state = near(18, bonuses={ONE: taken})
    assert log(told(state, "event 1")) == ["1 event 1", f"1 bonus {other}"]
    after = play(state, "event 1")
    assert after.workers[ONE] == (4 if other == "worker" else 3)
    assert after.money[ONE] == 7 + (5 if other == "money" else 0)
    assert asked(after) == ("action", TWO)


@pytest.mark.rule("S9")
def test_both_can_fall_at_once_in_one_action() -> None:
    state = table(
        turn=6,
        market="b2 engineer",
        gaps={"b2-c2": "1"},
        district={ONE: "factory_2"},
        spyrium=(5, 0, 0),
        points=(5, 0, 0),
        workers={ONE: 4},
    )
    after = play(state, "use factory_2 2")
    assert (after.points[ONE], asked(after)) == (20, ("bonus", ONE))
    assert answers(after) == ["bonus worker", "bonus money"]
    assert log(told(after, "bonus money")) == ["1 bonus money", "1 bonus worker"]
    after = play(after, "bonus money")
    assert (after.money[ONE], after.workers[ONE]) == (15, 5)
    assert asked(after) == ("action", TWO)


@pytest.mark.rule("S9")
def test_the_points_of_one_effect_count_together() -> None:
    state = table(
        turn=4,
        market="b2 geologist",
        district={ONE: "workshop_1"},
        techniques={ONE: "engineering"},
        points=(4, 0, 0),
    )
    after = play(state, "use workshop_1 1")
    assert (after.points[ONE], asked(after)) == (8, ("bonus", ONE)), "three, and one by Engineering"


@pytest.mark.rule("S9")
@pytest.mark.parametrize("event", ["fortune", "patronage"])
def test_a_bonus_falls_in_phase_one_too_and_its_worker_is_active(event: str) -> None:
    token = 2 if event == "fortune" else 0
    state = table(phase="I", market=NINE, event=event, event_token=token, points=(6, 0, 0))
    after = play(state, "event 3" if token else "event 1", *([] if token else ["residence score"]))
    assert asked(after) == ("bonus", ONE)
    after = play(after, "bonus worker")
    assert (after.active[ONE], field(after, "phase")[ONE]) == (4, "I")


@pytest.mark.rule("S9")
def test_a_bonus_falls_in_the_middle_of_building_of_hiring_and_of_using_again() -> None:
    built = table(market="b2 university_1 2", gaps={"b2-c2": "1"}, points=(6, 0, 0))
    assert log(told(built, "activate b2 via b2-c2")) == ["1 activate b2 via b2-c2", "1 plot", "1 token 2"]
    assert asked(play(built, "activate b2 via b2-c2")) == ("bonus", ONE)
    hired = table(market="b2 architect 1", gaps={"b2-c2": "1"}, points=(6, 0, 0))
    assert asked(play(hired, "activate b2 via b2-c2", "residence score")) == ("bonus", ONE)
    again = table(
        event="overtime", market="b2 geologist", district={ONE: "university_1 used 1"}, points=(6, 0, 0)
    )
    assert asked(play(again, "event 1")) == ("bonus", ONE)


@pytest.mark.rule("S9")
def test_after_the_bonus_the_turn_passes_on_also_past_those_who_have_passed() -> None:
    state = near(7, phases={TWO: "passed"})
    assert asked(play(state, "event 1", "bonus money")) == ("action", THREE)


@pytest.mark.rule("S9")
def test_in_phase_two_the_worker_of_a_bonus_serves_a_building() -> None:
    state = near(7, active={ONE: 0}, district={ONE: "university_1"}, phases={TWO: "passed", THREE: "passed"})
    after = play(state, "event 1", "bonus worker")
    assert (after.active[ONE], after.inactive(ONE)) == (1, 2)
    assert "use university_1 1" in answers(after)


@pytest.mark.rule("S9")
def test_in_phase_two_the_worker_of_a_bonus_can_be_placed_by_late_arrival() -> None:
    state = near(
        6,
        event="late_arrival",
        market="b2 university_1 2, c3 geologist",
        active={ONE: 0},
        phases={TWO: "passed", THREE: "passed"},
    )
    assert refused(state, "event 1").rule.key == "event.no_worker"
    after = play(state, "activate b2 via b2-c2", "bonus worker", "event 1", "place c2-c3")
    assert field(after, "gaps")[9] == ["1"]


@pytest.mark.rule("S-R8")
def test_with_an_empty_reserve_the_worker_gives_nothing_and_may_still_be_chosen() -> None:
    after = play(near(7, workers={ONE: 7}), "event 1")
    assert answers(after) == ["bonus worker", "bonus money"]
    after = play(after, "bonus worker")
    assert (after.workers[ONE], after.money[ONE], field(after, "bonuses")[ONE]) == (7, 7, ["worker"])


@pytest.mark.rule("S-R5")
def test_the_final_scoring_gives_no_bonus() -> None:
    state = table(
        turn=6,
        market="",
        phases={TWO: "passed", THREE: "passed"},
        district={ONE: "palace, mansion"},
        points=(7, 0, 0),
        event="fortune",
        money=(0, 0, 0),
    )
    over = play(state, "pass")
    assert over.actor is None
    assert over.scores()[ONE] == 7 + 21
    assert (field(over, "bonuses")[ONE], over.money[ONE], over.workers[ONE]) == ([], 0, 3)
