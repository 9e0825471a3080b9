"""S7 Techniques: what each does during play, and what it is worth at the end."""

from __future__ import annotations

import pytest

from tests.rules.playing import ONE, THREE, TWO, answers, asked, log, play, refused, told
from tests.rules.spyrium.table import NINE, buildings, field, table, technique_cards

ALONE = {TWO: "passed", THREE: "passed"}


def worth(technique: str, **more: object) -> int:
    """What a technique would bring seat one if the game ended now."""
    state = table(turn=4, market="b2 geologist", techniques={ONE: technique}, **more)  # type: ignore[arg-type]
    return state.breakdown()[ONE][technique]


@pytest.mark.rule("S7")
def test_there_is_one_card_of_each_of_the_seven() -> None:
    assert technique_cards() == [
        "automation", "capitalization", "engineering", "lobbying", "crane", "taylorism", "commerce",
    ]  # fmt: skip


@pytest.mark.rule("S7")
@pytest.mark.parametrize("technique", technique_cards())
def test_a_technique_that_nobody_has_brings_nothing(technique: str) -> None:
    state = table(spyrium=(9, 9, 9), money=(30, 30, 30), district={ONE: "mine_1, workshop_1"})
    assert [points[technique] for points in state.breakdown()] == [0, 0, 0]


@pytest.mark.rule("S7")
@pytest.mark.rule("S7.1")
@pytest.mark.rule("S12")
def test_example_4_automation_with_eight_spyrium_and_sixteen_printed_points_make_23() -> None:
    state = table(
        turn=6,
        market="",
        spyrium=(8, 0, 0),
        techniques={ONE: "automation"},
        district={ONE: "palace, workshop_2, mine_1"},
    )
    points = state.breakdown()[ONE]
    assert (points["automation"], points["buildings"]) == (7, 16)
    assert state.scores()[ONE] == 23


@pytest.mark.rule("S7")
def test_a_technique_is_used_from_the_action_after_its_purchase_on() -> None:
    state = table(
        turn=4,
        market="b2 lobbying, c2 geologist",
        gaps={"b2-c2": "1 1 2 2"},
        phases={TWO: "II", THREE: "II"},
        money=(9, 9, 9),
    )
    bought = play(state, "activate b2 via b2-c2")
    assert bought.money[ONE] == 9 - 3 - 3, "Lobbying cannot serve its own purchase"
    again = play(bought, "gain c2 via b2-c2", "pass")
    assert answers(again, "activate") == ["activate c2 via b2-c2", "activate c2 via b2-c2 lobbying"]
    assert play(again, "activate c2 via b2-c2 lobbying").money[ONE] == 3 - 2


# S7.1


@pytest.mark.rule("S7.1")
@pytest.mark.parametrize(
    ("mine", "ability", "spyrium"), [("mine_1", 1, 1), ("mine_2", 2, 2), ("mine_3", 2, 3)]
)
def test_automation_makes_the_worker_ability_of_a_mine_free(mine: str, ability: int, spyrium: int) -> None:
    state = table(
        turn=4, market="b2 geologist", district={ONE: mine}, techniques={ONE: "automation"}, active={ONE: 0}
    )
    after = play(state, f"use {mine} {ability}")
    assert (after.spyrium[ONE], buildings(after, ONE)) == (2 + spyrium, [f"{mine} used"])


@pytest.mark.rule("S7.1")
def test_automation_serves_no_other_building() -> None:
    state = table(district={ONE: "university_1"}, techniques={ONE: "automation"}, active={ONE: 0})
    assert refused(state, "use university_1 1").rule.key == "use.workers"


@pytest.mark.rule("S7.1")
@pytest.mark.parametrize(("spyrium", "points"), [(0, 0), (5, 5), (7, 7), (20, 7)])
def test_automation_brings_a_point_per_spyrium(spyrium: int, points: int) -> None:
    assert worth("automation", spyrium=(spyrium, 0, 0)) == points


# S7.2


@pytest.mark.rule("S7.2")
def test_capitalization_adds_two_pounds_to_every_gain_of_money() -> None:
    state = table(market=NINE, gaps={"b2-c2": "1 2"}, techniques={ONE: "capitalization"}, money=(0, 0, 0))
    assert play(state, "gain b2 via b2-c2").money[ONE] == 1 + 2
    other = table(
        TWO, market=NINE, gaps={"b2-c2": "1 2"}, techniques={ONE: "capitalization"}, money=(0, 0, 0)
    )
    assert play(other, "gain b2 via b2-c2").money == [0, 1, 0]


@pytest.mark.rule("S7.2")
@pytest.mark.rule("S-R2")
def test_capitalization_holds_with_both_neighbours_gone() -> None:
    state = table(
        market="c3 geologist", gaps={"a1-a2": "1"}, techniques={ONE: "capitalization"}, money=(0, 0, 0)
    )
    assert play(state, "gain via a1-a2").money[ONE] == 2


@pytest.mark.rule("S7.2")
def test_capitalization_adds_nothing_to_other_money() -> None:
    state = table(techniques={ONE: "capitalization"}, money=(0, 0, 0))
    assert play(state, "event 1").money[ONE] == 3


@pytest.mark.rule("S7.2")
@pytest.mark.parametrize(("money", "points"), [(0, 0), (1, 0), (9, 4), (14, 7), (40, 7)])
def test_capitalization_brings_a_point_per_full_two_pounds(money: int, points: int) -> None:
    assert worth("capitalization", money=(money, 0, 0)) == points


# S7.3


@pytest.mark.rule("S7.3")
@pytest.mark.parametrize(
    ("use", "points"),
    [
        ("workshop_1 1", 3 + 1),
        ("factory_1 1", 6 + 1),
        ("factory_1 2", 10 + 2),
        ("laboratory_1 1", 4 + 1),
        ("university_1 1", 2),
    ],
)
def test_engineering_adds_a_point_per_worker_spent_on_a_factory_symbol(use: str, points: int) -> None:
    state = table(
        turn=4,
        market="b2 geologist",
        district={ONE: use.split(maxsplit=1)[0]},
        techniques={ONE: "engineering"},
        spyrium=(9, 0, 0),
    )
    assert play(state, f"use {use}").points[ONE] == points


@pytest.mark.rule("S7.3")
def test_engineering_counts_the_printed_points_of_factory_symbols_again_up_to_seven() -> None:
    assert worth("engineering", district={ONE: "workshop_1, laboratory_1, university_1, luxury_home"}) == 4
    assert worth("engineering", district={ONE: "workshop_1, workshop_2, factory_1, laboratory_1"}) == 7
    assert worth("engineering", district={TWO: "workshop_1, workshop_2"}) == 0


# S7.4


@pytest.mark.rule("S7.4")
def test_lobbying_saves_the_surcharge_when_wanted_and_only_then() -> None:
    state = table(
        turn=4, market="b2 geologist", gaps={"b2-c2": "1 2 3"}, techniques={ONE: "lobbying"}, money=(9, 9, 9)
    )
    assert answers(state, "activate") == ["activate b2 via b2-c2", "activate b2 via b2-c2 lobbying"]
    plain = play(state, "activate b2 via b2-c2")
    assert (plain.money[ONE], field(plain, "turned")) == (9 - 2 - 2, [])
    lobbied = play(state, "activate b2 via b2-c2 lobbying")
    assert (lobbied.money[ONE], field(lobbied, "turned")) == (9 - 2, ["lobbying"])


@pytest.mark.rule("S7.4")
def test_with_lobbying_price_plot_and_token_stay_due() -> None:
    state = table(
        turn=4,
        market="b2 factory_1, c2 banker 2",
        gaps={"b2-c2": "1 2 3"},
        techniques={ONE: "lobbying"},
        district={ONE: "luxury_home"},
        money=(9, 9, 9),
    )
    built = play(state, "activate b2 via b2-c2 lobbying", "plot")
    assert built.money[ONE] == 9 - 6 - 1
    hired = play(state, "activate c2 via b2-c2 lobbying")
    assert hired.money[ONE] == 9 - 1 - 2
    assert hired.points[ONE] == 4


@pytest.mark.rule("S7.4")
def test_lobbying_serves_the_patent_of_a_technique_too() -> None:
    state = table(
        turn=4,
        market="b2 engineering",
        gaps={"b2-c2": "1 2 3"},
        techniques={ONE: "lobbying"},
        money=(5, 9, 9),
    )
    after = play(state, "activate b2 via b2-c2 lobbying")
    assert (after.money[ONE], field(after, "turned")) == (0, ["lobbying"])


@pytest.mark.rule("S7.4")
def test_lobbying_makes_possible_what_could_not_be_paid() -> None:
    state = table(
        turn=4, market="b2 geologist", gaps={"b2-c2": "1 2 3"}, techniques={ONE: "lobbying"}, money=(2, 9, 9)
    )
    assert answers(state, "activate") == ["activate b2 via b2-c2 lobbying"]


@pytest.mark.rule("S7.4")
def test_lobbying_is_used_once_a_turn() -> None:
    state = table(
        turn=4,
        market="b2 geologist, c2 architect 1 2",
        gaps={"b2-c2": "1 1 3"},
        techniques={ONE: "lobbying"},
        phases={TWO: "passed", THREE: "II"},
        money=(9, 9, 9),
    )
    after = play(state, "activate b2 via b2-c2 lobbying", "event 1")
    assert asked(after) == ("action", ONE)
    assert refused(after, "activate b2 via b2-c2 lobbying").reason == "Lobbying was used this turn"
    assert "activate b2 via b2-c2" in answers(after)


@pytest.mark.rule("S-R17")
def test_lobbying_is_not_offered_where_it_saves_nothing() -> None:
    state = table(turn=4, market="b2 geologist", gaps={"b2-c2": "1"}, techniques={ONE: "lobbying"})
    assert answers(state, "activate") == ["activate b2 via b2-c2"]
    error = refused(state, "activate b2 via b2-c2 lobbying")
    assert error.reason == "no other worker is beside b2: Lobbying saves nothing"


@pytest.mark.rule("S7.4")
@pytest.mark.parametrize(("space", "points"), [(1, 2), (3, 4), (5, 7)])
def test_lobbying_brings_the_value_of_the_residence_space(space: int, points: int) -> None:
    assert worth("lobbying", residence={ONE: space}) == points


# S7.5


@pytest.mark.rule("S7.5")
@pytest.mark.parametrize(("owned", "plot"), [(0, 0), (2, 0), (3, 0), (4, 1), (6, 3)])
def test_crane_takes_three_pounds_off_a_new_plot(owned: int, plot: int) -> None:
    district = ", ".join(["mine_1", "mine_2", "workshop_1", "workshop_2", "residence", "luxury_home"][:owned])
    state = table(
        turn=6,
        market="b2 palace",
        gaps={"b2-c2": "1"},
        district={ONE: district},
        techniques={ONE: "crane"},
        money=(20, 9, 9),
    )
    after = play(state, "activate b2 via b2-c2", *(["plot"] if owned else []))
    assert after.money[ONE] == 20 - 9 - plot


@pytest.mark.rule("S7.5")
def test_crane_brings_a_point_per_building_up_to_seven() -> None:
    assert worth("crane", district={ONE: "mine_1, mine_1, workshop_2 used"}) == 3
    eight = "mine_1, mine_1, mine_2, mine_2, workshop_1, workshop_1, workshop_2, workshop_2"
    assert worth("crane", district={ONE: eight}) == 7


# S7.6


@pytest.mark.rule("S7.6")
def test_taylorism_uses_a_used_building_again_once_a_turn_when_wanted() -> None:
    state = table(
        turn=4,
        market="b2 geologist, c2 engineer",
        gaps={"b2-c2": "1"},
        district={ONE: "mine_2 used, university_1 used 1"},
        techniques={ONE: "taylorism"},
        workers={ONE: 5},
        phases=ALONE,
    )
    assert "taylorism" in answers(state)
    assert "gain b2 via b2-c2" in answers(state), "nobody has to"
    choice = play(state, "taylorism")
    assert answers(choice) == ["again mine_2 1", "again mine_2 2", "again university_1 1"]
    after = play(choice, "again university_1 1")
    assert (after.points[ONE], after.active[ONE], after.money[ONE]) == (2, 2, 10)
    assert field(after, "turned") == ["taylorism"]
    assert refused(after, "taylorism").reason == "Taylorism was used this turn"


@pytest.mark.rule("S7.6")
@pytest.mark.rule("S-R3")
def test_taylorism_brings_a_point_per_worker_wherever_he_stands() -> None:
    assert worth("taylorism") == 3
    state = table(
        turn=4,
        market="b2 geologist",
        gaps={"b2-c2": "1 1"},
        district={ONE: "university_2 used 2"},
        techniques={ONE: "taylorism"},
        workers={ONE: 7},
        active={ONE: 1},
    )
    assert (state.in_market(ONE), state.on_buildings(ONE), state.active[ONE], state.inactive(ONE)) == (
        2,
        2,
        1,
        2,
    )
    assert state.breakdown()[ONE]["taylorism"] == 7


# S7.7


@pytest.mark.rule("S7.7")
def test_commerce_keeps_tokens_of_characters_and_of_buildings() -> None:
    state = table(
        market="b1 miner 1 3, b2 university_1 2",
        gaps={"b1-b2": "1 1"},
        techniques={ONE: "commerce"},
        turned="commerce",
        phases=ALONE,
    )
    after = play(state, "activate b1 via b1-b2", "token 3")
    assert (field(after, "kept")[ONE], field(after, "discards")) == (["3"], [0, 0, 0])
    after = play(after, "activate b2 via b1-b2")
    assert (
        log(told(play(state, "activate b1 via b1-b2", "token 3"), "activate b2 via b1-b2"))[2] == "1 token 2"
    )
    assert field(after, "kept")[ONE] == ["2", "3"]


@pytest.mark.rule("S7.7")
def test_commerce_keeps_seven_tokens_and_discards_the_eighth() -> None:
    kept = "1 1 2 2 3 3"
    state = table(
        market="b1 miner 1 3",
        gaps={"a1-b1": "1 1"},
        techniques={ONE: "commerce"},
        turned="commerce",
        kept={ONE: kept},
        phases=ALONE,
    )
    seven = play(state, "activate b1 via a1-b1", "token 3")
    assert (len(field(seven, "kept")[ONE]), field(seven, "discards")) == (7, [0, 0, 0])
    eight = play(seven, "activate b1 via a1-b1")
    assert (len(field(eight, "kept")[ONE]), field(eight, "discards")[0]) == (7, 1)
    assert eight.spyrium[ONE] == 2 + 3 + 1


@pytest.mark.rule("S7.7")
def test_commerce_never_keeps_the_token_of_an_event() -> None:
    state = table(event="fortune", event_token=2, techniques={ONE: "commerce"})
    after = play(state, "event 2", "token 2 as 3")
    assert (field(after, "kept")[ONE], field(after, "event_token")) == ([], 2)
    assert after.spyrium[ONE] == 2 + 3


@pytest.mark.rule("S7.7")
@pytest.mark.rule("S-R22")
def test_once_a_turn_a_token_counts_as_one_two_or_three_when_wanted() -> None:
    state = table(market="b1 miner 1 2", gaps={"a1-b1": "1 1"}, techniques={ONE: "commerce"}, phases=ALONE)
    choice = play(state, "activate b1 via a1-b1")
    assert answers(choice) == [
        "token 1", "token 1 as 2", "token 1 as 3", "token 2", "token 2 as 1", "token 2 as 3",
    ]  # fmt: skip
    unchanged = play(choice, "token 2")
    assert (unchanged.spyrium[ONE], field(unchanged, "turned")) == (4, [])
    changed = play(choice, "token 1 as 3")
    assert (changed.spyrium[ONE], field(changed, "turned"), field(changed, "kept")[ONE]) == (
        5,
        ["commerce"],
        ["1"],
    )
    assert log(told(changed, "activate b1 via a1-b1"))[1] == "1 token 2", "no more change this turn"


@pytest.mark.rule("S7.7")
def test_commerce_changes_what_is_gained_by_a_building_and_what_is_paid_to_a_character() -> None:
    built = table(market="b2 university_1 1", gaps={"b2-c2": "1"}, techniques={ONE: "commerce"})
    assert play(built, "activate b2 via b2-c2", "token 1 as 3").points[ONE] == 3
    hired = table(
        turn=4, market="b2 banker 3 3", gaps={"b2-c2": "1"}, techniques={ONE: "commerce"}, money=(2, 0, 0)
    )
    assert log(told(hired, "activate b2 via b2-c2")) == ["1 activate b2 via b2-c2", "1 token 3 as 1"]
    assert play(hired, "activate b2 via b2-c2").money[ONE] == 0


@pytest.mark.rule("S-R22")
@pytest.mark.parametrize(
    ("money", "ways"),
    [
        (2, ["token 3 as 1"]),
        (3, ["token 3 as 1", "token 3 as 2"]),
        (4, ["token 3", "token 3 as 1", "token 3 as 2"]),
    ],
)
def test_who_hires_what_only_commerce_makes_affordable_has_chosen_to_use_it(
    money: int, ways: list[str]
) -> None:
    state = table(
        turn=4, market="b2 banker 3", gaps={"b2-c2": "1"}, techniques={ONE: "commerce"}, money=(money, 0, 0)
    )
    after = play(state, "activate b2 via b2-c2")
    if len(ways) == 1:
        assert (field(after, "turned"), after.points[ONE]) == (["commerce"], 4)
    else:
        assert answers(after) == ways
    other = table(turn=4, market="b2 banker 3", gaps={"b2-c2": "1"}, money=(3, 0, 0))
    assert refused(other, "activate b2 via b2-c2").rule.key == "activate.cannot_pay"


@pytest.mark.rule("S7.7")
def test_commerce_may_be_used_in_phase_one_on_the_event() -> None:
    state = table(phase="I", event="fortune", event_token=1, techniques={ONE: "commerce"})
    choice = play(state, "event 1")
    assert answers(choice) == ["token 1", "token 1 as 2", "token 1 as 3"]
    assert play(choice, "token 1 as 3").money[ONE] == 13


@pytest.mark.rule("S7.7")
def test_without_commerce_no_token_is_changed_or_kept() -> None:
    state = table(market="b1 miner 1 2", gaps={"a1-b1": "1"}, techniques={TWO: "commerce"})
    choice = play(state, "activate b1 via a1-b1")
    assert answers(choice) == ["token 1", "token 2"]
    assert refused(choice, "token 1 as 3").reason == "you do not have Commerce"
    assert field(play(choice, "token 1"), "kept") == [[], [], []]


@pytest.mark.rule("S7.7")
@pytest.mark.parametrize(("kept", "points"), [("", 0), ("1 2 3", 3), ("1 1 1 2 2 3 3", 7)])
def test_commerce_brings_a_point_per_kept_token(kept: str, points: int) -> None:
    assert worth("commerce", kept={ONE: kept}) == points
