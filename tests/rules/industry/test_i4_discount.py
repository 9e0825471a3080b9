"""I4.8 Bank and Stock Exchange make later construction cheaper. On this board they are E2 and F2."""

from __future__ import annotations

import pytest

from opificio.games.industry.state import Industry
from tests.rules.industry.table import names, table
from tests.rules.playing import FOUR, ONE, TWO, answers, play


def paid_for(zone: str, developed: str, era: int = 2) -> int:
    """What the zone costs a player who developed these."""
    state = table("develop", era=era, owned={ONE: f"{zone} J1"}, developed={ONE: developed}, talers=[9, 4, 4])
    return 9 - play(state, f"develop {zone}").talers[ONE]


@pytest.mark.rule("I4.8")
@pytest.mark.parametrize(
    ("developed", "cost"),
    [("", 3), ("E2", 2), ("F2", 2), ("E2 F2", 1)],
    ids=["none", "bank", "exchange", "both"],
)
def test_each_lowers_the_cost_of_a_bonus_zone_by_one(developed: str, cost: int) -> None:
    assert paid_for("C2", developed) == cost


@pytest.mark.rule("I4.8")
@pytest.mark.parametrize(("developed", "cost"), [("", 2), ("E2", 1), ("E2 F2", 0)])
def test_each_lowers_the_cost_of_a_factory_by_one(developed: str, cost: int) -> None:
    assert paid_for("J3", developed, era=3) == cost


@pytest.mark.rule("I4.8")
@pytest.mark.parametrize(("developed", "cost"), [("", 1), ("E2", 0), ("E2 F2", 0)])
def test_no_cost_falls_below_zero(developed: str, cost: int) -> None:
    assert paid_for("J2", developed) == cost


@pytest.mark.rule("I4.8")
def test_a_zone_that_costs_nothing_any_more_needs_no_talers() -> None:
    state = table("develop", era=3, owned={ONE: "J3"}, developed={ONE: "E2 F2"}, talers=[0, 4, 4])
    assert answers(state) == ["develop J3", "done", "subsidy"]


@pytest.mark.rule("I4.8")
def test_the_bank_does_not_lower_its_own_cost_but_that_of_the_second_zone_of_the_turn() -> None:
    state = table("develop", era=2, owned={ONE: "E2 F2 J1"}, talers=[6, 4, 4])
    bank = play(state, "develop E2")
    assert bank.talers[ONE] == 6 - 3
    assert "develop F2" in answers(bank)
    assert play(bank, "develop F2").talers[ONE] == 3 - (4 - 1) + 1  # and the next round's income


@pytest.mark.rule("I4.8")
@pytest.mark.parametrize("era", [3, 4, 5])
def test_developed_late_they_lower_costs_all_the_same(era: int) -> None:
    state = table("develop", era=era, owned={ONE: "E2 C2 J1"}, talers=[5, 4, 4])
    after = play(state, "develop E2", "develop C2")
    assert names(after.developed[ONE]) == "C2 E2"
    assert after.talers[ONE] == 5 - 3 - (3 - 1) + 1


@pytest.mark.rule("I4.8")
def test_only_their_owner_builds_cheaper_and_only_once_they_are_developed() -> None:
    anothers = table("develop", era=2, owned={ONE: "C2 J1"}, developed={TWO: "E2", FOUR: "F2"})
    assert play(anothers, "develop C2").talers[ONE] == 4 - 3
    undeveloped = table("develop", era=2, owned={ONE: "C2 E2 F2"})
    assert play(undeveloped, "develop C2").talers[ONE] == 4 - 3


@pytest.mark.rule("I4.8")
@pytest.mark.rule("I-R7")
def test_a_resource_costs_one_taler_whatever_the_discount() -> None:
    from_the_bank = table("develop", era=2, owned={ONE: "G1 J1"}, developed={ONE: "E2 F2"})
    assert play(from_the_bank, "develop G1").talers[ONE] == 4 - 0 - 1
    from_a_player = table("develop", era=2, owned={ONE: "H2 J1"}, developed={ONE: "E2 F2", TWO: "E1"})
    after = play(from_a_player, "develop H2")
    assert after.talers[:2] == [4 - 1 - 1, 4 + 1]


@pytest.mark.rule("I4.8")
def test_the_view_shows_each_player_what_a_zone_costs_that_player() -> None:
    state = table("pick", era=2, open_zones="C2 J2", developed={ONE: "E2 F2"})
    assert shown_costs(state, ONE) == {"C2": 1, "J2": 0}
    assert shown_costs(state, TWO) == {"C2": 3, "J2": 1}


def shown_costs(state: Industry, seat: int) -> dict[str, int]:
    costs = state.view(seat)["costs"]
    assert isinstance(costs, dict)
    return {zone: cost["construction"] for zone, cost in costs.items()}
