"""S4 Simple actions: placing a worker, the event, gaining money."""

from __future__ import annotations

import pytest

from opificio.games.spyrium.market import GAPS, PLACES, gap_id, gaps_of, place_id
from tests.rules.playing import ONE, THREE, TWO, answers, asked, play, refused, told
from tests.rules.spyrium.table import NINE, field, table

# S4.1


@pytest.mark.rule("S4.1")
def test_the_market_has_twelve_gaps_two_at_a_corner_three_at_an_edge_four_in_the_centre() -> None:
    assert GAPS == 12
    gaps = {place_id(place): len(gaps_of(place)) for place in range(PLACES)}
    assert gaps == {"a1": 2, "b1": 3, "c1": 2, "a2": 3, "b2": 4, "c2": 3, "a3": 2, "b3": 3, "c3": 2}


@pytest.mark.rule("S4.1")
def test_gaps_lie_between_orthogonal_neighbours() -> None:
    for gap in range(GAPS):
        one, other = gap_id(gap).split("-")
        columns, rows = abs(ord(one[0]) - ord(other[0])), abs(int(one[1]) - int(other[1]))
        assert columns + rows == 1


@pytest.mark.rule("S4.1")
def test_example_9_beside_a_corner_card_there_are_its_two_gaps_and_nothing_outside() -> None:
    state = table(phase="I", market="c1 apprentice")
    assert answers(state, "place") == ["place b1-c1", "place c1-c2"]


@pytest.mark.rule("S4.1")
def test_a_placed_worker_leaves_the_start_card_for_the_gap() -> None:
    after = play(table(phase="I", market=NINE), "place b1-b2")
    assert after.active[ONE] == 2
    assert field(after, "gaps")[3] == ["1"]
    assert asked(after) == ("action", TWO)


@pytest.mark.rule("S4.1")
def test_any_number_of_workers_may_stand_in_a_gap() -> None:
    crowd = "1 1 1 1 1 1 2 2 2 2 2 2 2 3 3 3 3 3 3 3"
    state = table(phase="I", market=NINE, gaps={"b1-b2": crowd}, workers={0: 7, 1: 7, 2: 7})
    after = play(state, "place b1-b2")
    assert field(after, "gaps")[3] == sorted([*crowd.split(), "1"])
    assert after.beside[4] == 21


@pytest.mark.rule("S4.1")
def test_one_card_beside_the_gap_is_enough_and_one_is_needed() -> None:
    state = table(phase="I", market="b2 mine_2")
    assert answers(state, "place") == ["place b1-b2", "place a2-b2", "place b2-c2", "place b2-b3"]
    assert refused(state, "place a1-b1").reason == "no card lies beside a1-b1"


@pytest.mark.rule("S4.1")
def test_an_emptied_place_is_not_refilled_and_workers_beside_it_stay() -> None:
    state = table(market=NINE, gaps={"b2-c2": "1 2", "c1-c2": "3"})
    after = play(state, "activate c2 via b2-c2")
    assert field(after, "market")[5] == "-"
    assert (field(after, "gaps")[7], field(after, "gaps")[4]) == (["2"], ["3"])
    assert field(after, "market").count("-") == 1


@pytest.mark.rule("S4.1")
def test_without_an_active_worker_nobody_places_one() -> None:
    state = table(phase="I", market=NINE, gaps={"b2-c2": "1 1 1"})
    assert refused(state, "place b2-c2").reason == "you have no active worker"


# S4.2


@pytest.mark.rule("S4.2")
@pytest.mark.parametrize("phase", ["I", "II"])
def test_the_event_is_used_once_a_turn_in_either_phase(phase: str) -> None:
    passed = {TWO: "passed", THREE: "passed"}
    state = table(phase=phase, phases=passed, spyrium=(5, 2, 2), market=NINE, gaps={"b2-c2": "1"})
    after = play(state, "event 1")
    assert field(after, "event_used") == [1, 0, 0]
    assert answers(after, "event") == []
    assert refused(after, "event 1").rule.key == "event.used"


@pytest.mark.rule("S4.2")
def test_who_used_the_event_in_phase_one_cannot_use_it_in_phase_two() -> None:
    passed = {TWO: "passed", THREE: "passed"}
    state = table(phase="I", phases=passed, spyrium=(5, 2, 2), market=NINE, gaps={"b2-c2": "1"})
    after = play(state, "event 1", "phase 2")
    assert refused(after, "event 1").reason == "you used the event this turn"


@pytest.mark.rule("S4.2")
def test_every_player_may_use_the_event() -> None:
    after = play(table(phase="I"), "event 1", "event 1", "event 1")
    assert field(after, "event_used") == [1, 1, 1]
    assert field(after, "money") == [13, 13, 13]


@pytest.mark.rule("S4.2")
def test_of_several_abilities_one_is_picked() -> None:
    state = table(spyrium=(3, 0, 0))
    assert answers(state, "event") == ["event 1", "event 2"]
    assert refused(state, "event 3").reason == "export has no ability number 3; it has 2"


@pytest.mark.rule("S4.2")
def test_a_token_on_the_event_counts_for_everybody_and_stays() -> None:
    state = table(phase="I", event="fortune", event_token=3)
    after = play(state, "event 1", "event 2", "event 3")
    assert (after.money[ONE], after.spyrium[TWO], after.points[THREE]) == (13, 5, 3)
    assert field(after, "event_token") == 3


@pytest.mark.rule("S-R12")
@pytest.mark.parametrize(
    ("state", "key"),
    [
        (table(spyrium=(0, 2, 2)), "event.spyrium"),
        (table(event="patronage", spyrium=(0, 2, 2)), "event.spyrium"),
        (table(event="charity", money=(2, 9, 9)), "event.cannot_pay"),
        (table(event="labour_exchange", money=(2, 9, 9)), "event.cannot_pay"),
        (table(event="overtime"), "event.nothing"),
        (table(event="overtime", district={ONE: "mine_2"}), "event.nothing"),
        (table(event="overtime", district={ONE: "mine_1 used 1"}, active={ONE: 0}), "event.nothing"),
        (table(event="overtime", district={ONE: "mine_2 used"}, money=(0, 9, 9)), "event.cannot_pay"),
        (table(event="late_arrival", active={ONE: 0}), "event.no_worker"),
        (table(event="late_arrival", market=""), "event.no_cards"),
        (table(event="labour_exchange", workers={ONE: 7}), "event.no_reserve"),
    ],
)
def test_an_event_whose_cost_cannot_be_paid_or_whose_effect_cannot_happen_is_not_used(
    state: object, key: str
) -> None:
    assert refused(state, "event 1").rule.key == key  # type: ignore[arg-type]  # parametrised
    assert "event 1" not in answers(state)  # type: ignore[arg-type]


@pytest.mark.rule("S-R12")
def test_overtime_can_never_be_used_in_phase_one() -> None:
    state = table(phase="I", event="overtime", district={ONE: "mine_2"})
    assert refused(state, "event 1").rule.key == "event.nothing"


# S4.3


@pytest.mark.rule("S4.3")
def test_example_1_five_other_workers_beside_the_mine_bring_five_pounds() -> None:
    state = table(
        market=NINE,
        gaps={"a2-b2": "1 2", "b2-c2": "3 3", "b1-b2": "2", "b2-b3": "1"},
        money=(0, 0, 0),
    )
    after = play(state, "gain b2 via a2-b2")
    assert after.money == [5, 0, 0]
    assert (after.inactive(ONE), after.in_market(ONE), after.active[ONE]) == (1, 1, 1)


@pytest.mark.rule("S4.3")
def test_own_workers_count_also_those_in_the_same_gap() -> None:
    state = table(market=NINE, gaps={"a2-b2": "1 1", "b1-b2": "1"}, money=(0, 0, 0))
    assert play(state, "gain b2 via a2-b2").money[ONE] == 2
    assert play(state, "gain a2 via a2-b2").money[ONE] == 1


@pytest.mark.rule("S4.3")
def test_the_chosen_card_matters_and_workers_elsewhere_do_not() -> None:
    state = table(market=NINE, gaps={"a2-b2": "1", "b2-c2": "2 2", "c2-c3": "3 3"}, money=(0, 0, 0))
    assert play(state, "gain a2 via a2-b2").money[ONE] == 0
    assert play(state, "gain b2 via a2-b2").money[ONE] == 2


@pytest.mark.rule("S4.3")
def test_with_one_neighbour_gone_only_the_other_can_be_chosen() -> None:
    state = table(market="b2 mine_2", gaps={"a2-b2": "1 2", "a1-a2": "3 3"}, money=(0, 0, 0))
    assert answers(state, "gain") == ["gain b2 via a2-b2"]
    assert refused(state, "gain a2 via a2-b2").reason == "there is no card at a2"
    assert refused(state, "gain via a2-b2").reason == "a card still lies at b2: choose it"
    assert play(state, "gain b2 via a2-b2").money[ONE] == 1


@pytest.mark.rule("S4.3")
def test_with_both_neighbours_gone_there_is_nothing_and_still_an_action() -> None:
    state = table(market="c3 geologist", gaps={"a1-a2": "1 2 3"}, money=(0, 0, 0), spyrium=(2, 2, 2))
    assert answers(state, "gain") == ["gain via a1-a2"]
    after = play(state, "gain via a1-a2")
    assert after.money == [0, 0, 0]
    assert after.inactive(ONE) == 1
    assert asked(after) == ("action", TWO)


@pytest.mark.rule("S4.3")
def test_the_worker_goes_inactive_and_cannot_be_placed_again_this_turn() -> None:
    state = table(
        market=NINE,
        gaps={"b2-c2": "1"},
        workers={ONE: 3},
        active={ONE: 0},
        event="late_arrival",
    )
    after = play(state, "gain b2 via b2-c2")
    assert (after.active[ONE], after.inactive(ONE)) == (0, 3)


@pytest.mark.rule("S4.3")
def test_money_gained_is_told_even_if_it_is_none() -> None:
    state = table(market="c3 geologist", gaps={"a1-a2": "1"})
    assert [(fact.seat, fact.amount) for fact in told(state, "gain via a1-a2") if fact.kind == "earns"] == [
        (ONE, 0)
    ]
