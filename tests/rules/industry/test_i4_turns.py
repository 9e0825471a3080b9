"""I4.1 Turns, I4.2 what a development takes, I4.7 what it scores, I4.9 what is impossible, and late."""

from __future__ import annotations

import pytest

from opificio.core.state import CHANCE
from tests.rules.industry.table import names, table
from tests.rules.playing import FOUR, ONE, THREE, TWO, answers, asked, play, refused, told


@pytest.mark.rule("I4.1")
def test_the_turns_go_clockwise_from_the_first_player() -> None:
    state = table("develop", THREE, first=THREE, owned={ONE: "E1", TWO: "F1", THREE: "J1", FOUR: "K1"})
    turns = [asked(state)]
    for _ in range(4):
        state = play(state, "done")
        turns.append(asked(state))
    seats = [("develop", seat) for seat in (THREE, FOUR, ONE, TWO)]
    assert turns == [*seats, ("column_token", CHANCE)]


@pytest.mark.rule("I4.1")
def test_the_auctioneer_of_the_last_zone_has_no_say_in_who_develops_first() -> None:
    state = table("bid", FOUR, first=TWO, lot="F1", owned={ONE: "E1", TWO: "J1", THREE: "K1"})
    assert asked(play(state, "pass", "pass", "pass")) == ("develop", TWO)


@pytest.mark.rule("I4.1")
def test_a_turn_ends_with_the_second_zone_though_a_third_could_be_developed() -> None:
    state = table("develop", ONE, talers=[9, 4, 4], owned={ONE: "E1 F1 J1", TWO: "K1"})
    after = play(state, "develop E1", "develop F1")
    assert asked(after) == ("develop", TWO)
    assert names(after.developed[ONE]) == "E1 F1"
    assert after.talers[ONE] == 5


@pytest.mark.rule("I4.1")
def test_both_zones_are_developed_in_the_players_own_turn() -> None:
    state = table("develop", ONE, talers=[9, 9, 9], owned={ONE: "E1 F1", TWO: "J1"})
    after = play(state, "develop E1")
    assert asked(after) == ("develop", ONE)
    assert asked(play(after, "done")) == ("develop", TWO)


@pytest.mark.rule("I4.1")
@pytest.mark.parametrize(
    ("moves", "developed"),
    [(["done"], ""), (["develop E1", "done"], "E1"), (["develop E1", "develop F1"], "E1 F1")],
)
def test_a_player_may_develop_none_one_or_two(moves: list[str], developed: str) -> None:
    state = table("develop", ONE, talers=[9, 9, 9], owned={ONE: "E1 F1 J1", TWO: "K1"})
    after = play(state, *moves)
    assert names(after.developed[ONE]) == developed
    assert asked(after) == ("develop", TWO)


@pytest.mark.rule("I4.1")
def test_what_was_not_developed_waits_for_another_round() -> None:
    state = table("develop", ONE, owned={ONE: "J1"}, talers=[4, 4, 4])
    next_round = play(state, "done", "draw E", "draw F", "draw G")
    assert names(next_round.owned[ONE]) == "J1"
    assert next_round.developed[ONE] == 0


@pytest.mark.rule("I4.2")
def test_the_construction_cost_goes_to_the_bank() -> None:
    after = play(table("develop", owned={ONE: "J1 E1"}, talers=[4, 4, 4]), "develop J1")
    assert after.talers == [4 - 3, 4, 4]


@pytest.mark.rule("I4.2")
@pytest.mark.parametrize(("zone", "era"), [("K1", 1), ("K2", 2), ("K3", 3), ("I5", 5)])
def test_technologies_cost_no_money(zone: str, era: int) -> None:
    after = play(table("develop", era=era, owned={ONE: f"{zone} J1"}, talers=[0, 4, 4]), f"develop {zone}")
    assert names(after.developed[ONE]) == zone
    assert after.talers == [0, 4, 4]


@pytest.mark.rule("I4.2")
@pytest.mark.parametrize(
    ("zone", "resources"),
    [("J1", []), ("L1", ["stone"]), ("H1", ["stone", "wood"]), ("I1", ["wood", "wood"])],
)
def test_each_required_resource_is_provided(zone: str, resources: list[str]) -> None:
    state = table("develop", owned={ONE: zone}, developed={ONE: "E1 F1"})
    provided = [fact.what for fact in told(state, f"develop {zone}") if fact.kind == "own_factory"]
    assert provided == resources


@pytest.mark.rule("I4.7")
@pytest.mark.parametrize(("era", "points"), [(1, 2), (2, 0), (5, 0)])
def test_a_factory_scores_only_in_its_own_era_and_can_be_developed_later(era: int, points: int) -> None:
    after = play(table("develop", era=era, owned={ONE: "J1 F1"}), "develop J1")
    assert names(after.developed[ONE]) == "J1"
    assert after.points == [points, 0, 0, 0]


@pytest.mark.rule("I4.7")
def test_a_technology_scores_in_its_own_era() -> None:
    after = play(table("develop", era=2, owned={ONE: "K2 J1"}, points=[4, 0, 0, 0]), "develop K2")
    assert after.points == [4 + 3, 0, 0, 0]


@pytest.mark.rule("I4.7")
def test_a_technology_can_only_be_developed_in_its_own_era() -> None:
    refusal = refused(table("develop", era=3, owned={ONE: "K2 J1"}), "develop K2")
    assert refusal.reason == "K2 is a technology of era 2; this is era 3"


@pytest.mark.rule("I4.7")
@pytest.mark.parametrize("era", [2, 3, 4, 5])
def test_a_bonus_zone_can_be_developed_in_any_era_and_scores_only_at_the_end(era: int) -> None:
    state = table("develop", era=era, owned={ONE: "C2 F1"}, developed={ONE: "E1"})
    after = play(state, "develop C2")
    assert names(after.developed[ONE]) == "E1 C2"
    assert after.points == [0, 0, 0, 0]
    assert after.breakdown()[ONE]["port"] == 2


@pytest.mark.rule("I4.9")
def test_without_the_money_a_zone_cannot_be_developed() -> None:
    poor = table("develop", owned={ONE: "J1"}, talers=[2, 4, 4])
    assert answers(poor) == ["done", "subsidy"]
    assert refused(poor, "develop J1").reason == "needs 3 talers, has 2"


@pytest.mark.rule("I4.9")
def test_without_a_resource_a_zone_cannot_be_developed() -> None:
    state = table("develop", owned={ONE: "H1"}, developed={ONE: "E1"})
    assert answers(state) == ["done", "subsidy"]
    assert refused(state, "develop H1").reason == "H1 requires wood, and there is no source for it"


@pytest.mark.rule("I4.9")
def test_a_factory_developed_late_makes_its_product() -> None:
    state = table("develop", era=3, owned={ONE: "F1 H3"}, developed={ONE: "E1"}, talers=[6, 4, 4])
    after = play(state, "develop F1", "develop H3", "supply stone own", "supply wood own")
    assert names(after.developed[ONE]) == "E1 F1 H3"
    assert after.points[ONE] == 5
    assert after.talers[ONE] == 6 + 1 - 2 - 4


@pytest.mark.rule("I4.9")
def test_a_factory_developed_late_sells_to_others_and_keeps_the_bank_out() -> None:
    state = table("develop", ONE, era=2, owned={ONE: "F1", TWO: "I2"}, talers=[4, 4, 4])
    after = play(state, "develop F1", "develop I2")
    assert after.talers == [4 - 2 + 1 + 1, 4 - 3 - 1 + 1, 4 + 1]


@pytest.mark.rule("I4.9")
def test_the_roads_and_the_network_of_a_factory_developed_late_count() -> None:
    state = table("develop", era=2, owned={ONE: "E1 J2"}, developed={ONE: "F1 B2"})
    after = play(state, "develop E1")
    assert after.points[ONE] == 0
    assert after.breakdown()[ONE]["roads"] == 3
    assert after.breakdown()[ONE]["port"] == 2
