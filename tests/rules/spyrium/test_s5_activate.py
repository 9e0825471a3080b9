"""S5 Activating a card of the market: prices, characters, techniques, costs."""

from __future__ import annotations

import pytest

from tests.rules.playing import ONE, THREE, TWO, answers, asked, log, play, refused, told
from tests.rules.spyrium.table import NINE, buildings, field, table, techniques_of

# S5.1


@pytest.mark.rule("S5.1")
def test_example_2_black_goes_to_phase_two_and_hires_the_apprentice_for_four_pounds_and_a_spyrium() -> None:
    state = table(
        phase="I",
        market=NINE,
        gaps={"a1-a2": "1 2", "a2-b2": "2 3", "a2-a3": "3"},
        money=(4, 0, 0),
    )
    after = play(state, "phase 2", "activate a2 via a1-a2")
    assert (after.money[ONE], after.spyrium[ONE], after.points[ONE]) == (0, 1, 3)
    assert field(after, "phase")[ONE] == "II"
    assert after.inactive(ONE) == 1
    poor = table(phase="I", market=NINE, gaps={"a1-a2": "1 2", "a2-b2": "2 3", "a2-a3": "3"}, money=(3, 0, 0))
    error = refused(play(poor, "phase 2"), "activate a2 via a1-a2")
    assert error.figures == {"card": "apprentice", "needs": 4, "others": 4, "has": 3}


@pytest.mark.rule("S5.1")
def test_the_surcharge_counts_every_other_worker_beside_the_card_ones_own_too() -> None:
    state = table(market="c3 geologist", gaps={"b3-c3": "1 1", "c2-c3": "1 2"}, money=(9, 9, 9))
    after = play(state, "activate c3 via b3-c3")
    assert after.money[ONE] == 9 - 2 - 3


@pytest.mark.rule("S5.1")
def test_workers_beside_another_card_cost_nothing() -> None:
    state = table(market=NINE, gaps={"b3-c3": "1", "a3-b3": "2 2", "b2-b3": "3"}, money=(9, 9, 9))
    assert play(state, "activate c3 via b3-c3").money[ONE] == 9 - 2


@pytest.mark.rule("S5.1")
def test_the_worker_and_the_card_must_be_next_to_each_other() -> None:
    state = table(market=NINE, gaps={"b3-c3": "1"})
    assert answers(state, "activate") == ["activate b3 via b3-c3", "activate c3 via b3-c3"]
    assert refused(state, "activate c3 via c2-c3").rule.key == "activate.no_worker"


# S5.2


@pytest.mark.rule("S5.2")
def test_a_character_stays_and_can_be_hired_again_by_anyone_beside_it() -> None:
    state = table(
        market="c3 geologist", gaps={"b3-c3": "1 1 2"}, phases={TWO: "II", THREE: "passed"}, money=(9, 9, 9)
    )
    after = play(state, "activate c3 via b3-c3", "activate c3 via b3-c3", "activate c3 via b3-c3")
    assert field(after, "market")[8] == "geologist"
    assert after.spyrium == [6, 4, 2]
    assert after.money == [9 - 4 - 2, 9 - 3, 9]


@pytest.mark.rule("S5.2")
def test_tokens_of_a_character_are_chosen_used_and_discarded_one_by_one() -> None:
    state = table(
        market="b1 miner 1 3", gaps={"a1-b1": "1 1", "b1-c1": "2"}, phases={TWO: "II", THREE: "passed"}
    )
    choice = play(state, "activate b1 via a1-b1")
    assert (asked(choice), answers(choice)) == (("token", ONE), ["token 1", "token 3"])
    after = play(choice, "token 3")
    assert after.spyrium[ONE] == 5
    assert field(after, "tokens")[1] == ["1"]
    assert field(after, "discards") == [0, 0, 1]
    assert log(told(after, "activate b1 via b1-c1")) == ["2 activate b1 via b1-c1", "2 token 1"]
    after = play(after, "activate b1 via b1-c1")
    assert after.spyrium[TWO] == 3
    assert refused(after, "activate b1 via a1-b1").reason == "no token is left on miner"


@pytest.mark.rule("S5.2")
def test_with_no_token_left_money_can_still_be_gained_there() -> None:
    state = table(market="b1 miner", gaps={"a1-b1": "1", "b1-c1": "2 3"}, money=(0, 0, 0))
    assert answers(state, "gain", "activate") == ["gain b1 via a1-b1"]
    assert play(state, "gain b1 via a1-b1").money[ONE] == 2


HIRED: list[tuple[int, str, str, str, tuple[int, int, int]]] = [
    # turn, market, token, what is left of £9, 2 spyrium and 0 VP
    (2, "miner 2", "token 2", "", (9 - 1, 4, 0)),
    (2, "geologist", "", "", (9 - 2, 4, 0)),
    (2, "apprentice", "", "", (9, 1, 3)),
    (4, "engineer", "", "", (9 - 1, 1, 4)),
    (2, "bureaucrat 3", "token 3", "", (9 - 1, 2, 3)),
    (2, "adviser", "", "", (9 - 2, 2, 3)),
    (4, "banker 3", "token 3", "", (9 - 1 - 3, 2, 4)),
    (6, "financier 2", "token 2", "", (9 - 2 - 2, 2, 5)),
    (2, "architect 1", "token 1", "residence score", (9 - 1 - 1, 2, 2)),
]


@pytest.mark.rule("S5.2")
@pytest.mark.parametrize(("turn", "card", "token", "then", "left"), HIRED, ids=[each[1] for each in HIRED])
def test_what_each_character_takes_and_gives(
    turn: int, card: str, token: str, then: str, left: tuple[int, int, int]
) -> None:
    state = table(turn=turn, market=f"c3 {card}", gaps={"b3-c3": "1"}, money=(9, 9, 9))
    facts = told(state, "activate c3 via b3-c3", *([then] if then else []))
    moves = ["activate c3 via b3-c3", *([token] if token else []), *([then] if then else [])]
    assert log(facts) == [f"1 {move}" for move in moves]
    after = play(state, "activate c3 via b3-c3", *([then] if then else []))
    assert (after.money[ONE], after.spyrium[ONE], after.points[ONE]) == left
    assert [fact.what for fact in facts if fact.kind == "hires"] == [card.split(maxsplit=1)[0]]


@pytest.mark.rule("S5.2")
@pytest.mark.parametrize(
    ("turn", "card", "price"), [(4, "banker", 1), (6, "financier", 2), (2, "architect", 1)]
)
def test_banker_financier_and_architect_are_not_hired_unless_the_token_is_paid(
    turn: int, card: str, price: int
) -> None:
    state = table(turn=turn, market=f"c3 {card} 2 3", gaps={"b3-c3": "1"}, money=(price + 1, 9, 9))
    error = refused(state, "activate c3 via b3-c3")
    assert (error.rule.key, error.figures["needs"]) == ("activate.cannot_pay", price + 2)
    enough = table(turn=turn, market=f"c3 {card} 2 3", gaps={"b3-c3": "1"}, money=(price + 2, 9, 9))
    assert log(told(enough, "activate c3 via b3-c3"))[1] == "1 token 2", "the 3 cannot be paid"


@pytest.mark.rule("S-R7")
@pytest.mark.parametrize(("turn", "card"), [(2, "apprentice"), (4, "engineer")])
def test_apprentice_and_engineer_are_not_hired_without_a_spyrium(turn: int, card: str) -> None:
    state = table(turn=turn, market=f"c3 {card}", gaps={"b3-c3": "1"}, spyrium=(0, 1, 1))
    assert refused(state, "activate c3 via b3-c3").reason == f"{card} takes 1 spyrium, and you have 0"
    assert answers(state, "activate") == []


# S5.5


@pytest.mark.rule("S5.5")
def test_a_technique_is_taken_without_plot_or_limit_and_its_place_is_empty() -> None:
    state = table(
        market=NINE,
        gaps={"b2-c2": "1"},
        district={ONE: "mine_1, workshop_1, workshop_2"},
        techniques={ONE: "automation capitalization commerce"},
        money=(6, 0, 0),
    )
    after = play(state, "activate c2 via b2-c2")
    assert after.money[ONE] == 0
    assert techniques_of(after, ONE) == ["automation", "capitalization", "crane", "commerce"]
    assert field(after, "market")[5] == "-"
    assert buildings(after, ONE) == ["mine_1", "workshop_1", "workshop_2"]


@pytest.mark.rule("S5.5")
def test_a_technique_costs_its_surcharge_too() -> None:
    state = table(market=NINE, gaps={"b2-c2": "1 2 3"}, money=(7, 0, 0))
    error = refused(state, "activate c2 via b2-c2")
    assert error.reason == "crane costs £8 at least (2 for other workers), you have £7"


# S5.6


@pytest.mark.rule("S5.6")
def test_costs_must_be_in_hand() -> None:
    state = table(market="c3 adviser", gaps={"b3-c3": "1", "c2-c3": "2"}, money=(2, 9, 9))
    assert refused(state, "activate c3 via b3-c3").figures["needs"] == 3


@pytest.mark.rule("S5.6")
@pytest.mark.rule("S-R10")
def test_a_bonus_cannot_pay_for_the_action_that_earns_it() -> None:
    state = table(turn=4, market="c3 banker 3", gaps={"b3-c3": "1"}, money=(3, 9, 9), points=(4, 0, 0))
    assert refused(state, "activate c3 via b3-c3").figures == {
        "card": "banker", "needs": 4, "others": 0, "has": 3
    }  # fmt: skip
    enough = table(turn=4, market="c3 banker 3", gaps={"b3-c3": "1"}, money=(4, 9, 9), points=(4, 0, 0))
    after = play(enough, "activate c3 via b3-c3")
    assert (asked(after), after.money[ONE], after.points[ONE]) == (("bonus", ONE), 0, 8)


@pytest.mark.rule("S5.6")
@pytest.mark.rule("S-R10")
def test_the_worker_of_a_bonus_comes_too_late_for_the_building_that_earns_it() -> None:
    state = table(
        turn=4,
        market="b2 geologist",
        district={ONE: "university_2"},
        active={ONE: 1},
        points=(6, 0, 0),
    )
    assert answers(state, "use") == ["use university_2 1"]
    after = play(state, "use university_2 1")
    assert (asked(after), after.points[ONE], after.active[ONE]) == (("bonus", ONE), 9, 0)
