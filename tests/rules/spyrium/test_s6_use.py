"""S6 Activating a building of one's own, and using it again."""

from __future__ import annotations

import pytest

from tests.rules.playing import ONE, THREE, TWO, answers, asked, play, refused
from tests.rules.spyrium.table import GAME, NINE, buildings, table

ALONE = {TWO: "passed", THREE: "passed"}

ABILITIES = {
    "mine_1": ["1 worker → 1 spyrium"],
    "mine_2": ["free → 1 spyrium", "1 worker → 2 spyrium"],
    "mine_3": ["free → 1 spyrium", "1 worker → 3 spyrium"],
    "workshop_1": ["1 worker + 1 spyrium → 3 VP"],
    "workshop_2": ["1 worker + 2 spyrium → 5 VP"],
    "factory_1": ["1 worker + 2 spyrium → 6 VP", "2 workers + 3 spyrium → 10 VP"],
    "factory_2": ["2 workers + 3 spyrium → 10 VP", "2 workers + 5 spyrium → 15 VP"],
    "laboratory_1": ["1 worker + 1 spyrium → 4 VP"],
    "laboratory_2": ["1 worker + 1 spyrium → 5 VP"],
    "laboratory_3": ["1 worker + 2 spyrium → 7 VP"],
    "university_1": ["1 worker → 2 VP"],
    "university_2": ["1 worker → 3 VP", "2 workers → 6 VP"],
}
"""Workers and spyrium spent, spyrium or points gained, by the rulebook's text."""


def reckoned(ability: str) -> tuple[int, int, int]:
    """What an ability comes to: workers spent, spyrium and points gained."""
    cost, gain = ability.split(" → ")
    parts = [(0, "")] if cost == "free" else [(int(part.split()[0]), part) for part in cost.split(" + ")]
    workers = sum(number for number, part in parts if "worker" in part)
    spyrium = -sum(number for number, part in parts if "spyrium" in part)
    number = int(gain.split()[0])
    return (workers, spyrium + number, 0) if "spyrium" in gain else (workers, spyrium, number)


@pytest.mark.rule("S6")
@pytest.mark.parametrize(
    ("card", "number", "ability"),
    [(card, number, ability) for card, all_ in ABILITIES.items() for number, ability in enumerate(all_, 1)],
)
def test_what_each_ability_takes_and_gives(card: str, number: int, ability: str) -> None:
    state = table(turn=6, market="", district={ONE: card}, spyrium=(9, 2, 2))
    after = play(state, f"use {card} {number}")
    workers, spyrium, points = reckoned(ability)
    assert (after.active[ONE], after.spyrium[ONE], after.points[ONE]) == (3 - workers, 9 + spyrium, points)
    assert buildings(after, ONE) == [f"{card} used {workers}" if workers else f"{card} used"]


@pytest.mark.rule("S6")
@pytest.mark.parametrize(("ability", "spyrium", "workers"), [(1, 1, 0), (2, 2, 1)])
def test_example_10_a_mine_gives_one_spyrium_or_two_for_a_worker_and_is_turned_either_way(
    ability: int, spyrium: int, workers: int
) -> None:
    state = table(district={ONE: "mine_2"}, market=NINE, gaps={"b2-c2": "1"}, phases=ALONE)
    after = play(state, f"use mine_2 {ability}")
    assert after.spyrium[ONE] == 2 + spyrium
    assert (after.active[ONE], after.on_buildings(ONE)) == (2 - workers, workers)
    assert answers(after, "use") == []
    assert refused(after, "use mine_2 1").reason == "your mine_2 was used this turn"


@pytest.mark.rule("S6")
def test_only_active_workers_serve() -> None:
    state = table(district={ONE: "university_1"}, active={ONE: 0})
    assert refused(state, "use university_1 1").figures == {"needs": 1, "has": 0}
    placed = table(district={ONE: "university_1"}, market=NINE, gaps={"b2-c2": "1 1 1"})
    assert answers(placed, "use") == []


@pytest.mark.rule("S6")
@pytest.mark.parametrize(
    "card", ["neighbourhood_1", "neighbourhood_2", "residence", "luxury_home", "mansion", "palace"]
)
def test_a_building_without_ability_is_not_activated(card: str) -> None:
    state = table(turn=6, market="", district={ONE: card})
    assert refused(state, f"use {card} 1").reason == f"{card} has no ability number 1; it has 0"


@pytest.mark.rule("S6")
@pytest.mark.rule("S-R21")
def test_two_copies_are_used_one_after_the_other_from_the_earlier_plot_on() -> None:
    state = table(
        district={ONE: "mine_2, mine_2"}, phases=ALONE, market="b2 workshop_1, c2 mine_1", gaps={"b2-c2": "1"}
    )
    once = play(state, "use mine_2 1")
    assert buildings(once, ONE) == ["mine_2 used", "mine_2"]
    after = play(once, "use mine_2 2")
    assert buildings(after, ONE) == ["mine_2 used", "mine_2 used 1"]
    assert after.spyrium[ONE] == 5


@pytest.mark.rule("S6")
def test_the_rulebook_describes_all_abilities_of_the_box() -> None:
    box = {card.design: [str(ability) for ability in card.abilities] for card in GAME.box.cards}
    assert {design: abilities for design, abilities in box.items() if abilities} == ABILITIES


# S6.1


@pytest.mark.rule("S6.1")
def test_using_again_takes_any_ability_with_all_its_costs_and_the_building_stays_turned() -> None:
    state = table(
        event="overtime",
        turn=4,
        market="b2 geologist",
        district={ONE: "factory_1 used 1"},
        spyrium=(6, 0, 0),
        workers={ONE: 5},
    )
    again = play(state, "event 1")
    assert (asked(again), answers(again)) == (("again", ONE), ["again factory_1 1", "again factory_1 2"])
    after = play(again, "again factory_1 2", "bonus money")
    assert (after.points[ONE], after.spyrium[ONE], after.active[ONE]) == (10, 3, 2)
    assert buildings(after, ONE) == ["factory_1 used 3"]


@pytest.mark.rule("S6.1")
def test_only_buildings_used_this_turn_and_payable_are_used_again() -> None:
    state = table(
        event="overtime",
        turn=4,
        market="",
        district={ONE: "mine_1, mine_2 used, workshop_1 used 1, laboratory_1 used 1"},
        workers={ONE: 6},
        spyrium=(1, 0, 0),
    )
    assert answers(play(state, "event 1")) == [
        "again mine_2 1",
        "again mine_2 2",
        "again workshop_1 1",
        "again laboratory_1 1",
    ]
    poor = table(
        event="overtime",
        turn=4,
        market="",
        district={ONE: "mine_1, mine_2 used, workshop_1 used 1"},
        workers={ONE: 2 + 1},
        active={ONE: 0},
        spyrium=(1, 0, 0),
    )
    assert refused(play(poor, "event 1"), "again mine_2 1").rule.key == "again.not_now", (
        "it was the only answer"
    )
    assert play(poor, "event 1").spyrium[ONE] == 2


@pytest.mark.rule("S6.1")
@pytest.mark.rule("S-R21")
def test_of_two_used_copies_the_one_on_the_earlier_plot_is_used_again() -> None:
    state = table(
        event="overtime", district={ONE: "mine_1 used 1, residence, mine_1 used 1"}, workers={ONE: 4}
    )
    after = play(state, "event 1")
    assert buildings(after, ONE) == ["mine_1 used 2", "residence", "mine_1 used 1"]


@pytest.mark.rule("S6.1")
def test_overtime_and_taylorism_may_serve_the_same_building_for_three_uses_in_a_turn() -> None:
    state = table(
        event="overtime",
        turn=4,
        market="b2 geologist",
        gaps={"b2-c2": "1"},
        workers={ONE: 7},
        district={ONE: "laboratory_1"},
        techniques={ONE: "taylorism"},
        spyrium=(9, 0, 0),
        phases=ALONE,
    )
    after = play(state, "use laboratory_1 1", "event 1")
    assert asked(after) == ("bonus", ONE)
    after = play(after, "bonus money", "taylorism")
    assert after.points[ONE] == 12
    assert buildings(after, ONE) == ["laboratory_1 used 3"]
    assert after.money[ONE] == 10 - 1 + 5
    assert answers(after, "use", "taylorism", "event") == []
    assert refused(after, "taylorism").rule.key == "taylorism.used"
    assert refused(after, "event 1").rule.key == "event.used"


@pytest.mark.rule("S-R13")
def test_using_again_is_activating_so_automation_and_engineering_hold() -> None:
    state = table(
        event="overtime",
        turn=4,
        market="b2 geologist",
        district={ONE: "mine_1 used, workshop_1 used 1"},
        techniques={ONE: "automation engineering"},
        workers={ONE: 4},
    )
    again = play(state, "event 1")
    mined = play(again, "again mine_1 1")
    assert (mined.spyrium[ONE], mined.active[ONE]) == (3, 3), "no worker for the mine"
    worked = play(again, "again workshop_1 1")
    assert (worked.points[ONE], worked.active[ONE]) == (3 + 1, 2)
