"""I6.2–I6.4 Final points. Roads on this board: E1–F1–I1, J1–J2–J3; technologies: L1–K1–K2–K3."""

from __future__ import annotations

import pytest

from tests.rules.industry.table import Zones, table
from tests.rules.playing import ONE, THREE, TWO, play


def points(source: str, developed: Zones) -> list[int]:
    """The players' points from a source at the end of a game, if they developed these zones."""
    over = table("over", era=5, developed=developed, talers=[0, 0, 0])
    return [sources[source] for sources in over.breakdown()]


@pytest.mark.rule("I6.2")
def test_three_talers_give_a_point_rounded_down() -> None:
    over = table("over", era=5, talers=[0, 2, 3, 8])
    assert [sources["talers"] for sources in over.breakdown()] == [0, 0, 1, 2]


@pytest.mark.rule("I6.2")
@pytest.mark.parametrize(("developed", "expected"), [("E1", 0), ("E1 F1", 3), ("E1 I1", 0), ("E1 F1 I1", 6)])
def test_each_pair_of_own_factories_joined_directly_by_a_road_gives_three(
    developed: str, expected: int
) -> None:
    assert points("roads", {ONE: developed}) == [expected, 0, 0]


@pytest.mark.rule("I6.2")
@pytest.mark.parametrize(
    ("developed", "expected"), [("K1", 0), ("K1 L1", 3), ("L1 K2", 0), ("K1 L1 K2", 6), ("L1 K1 K2 K3", 9)]
)
def test_each_pair_of_own_technologies_joined_directly_gives_three(developed: str, expected: int) -> None:
    assert points("technologies", {TWO: developed}) == [0, expected, 0]


@pytest.mark.rule("I6.2")
def test_a_pair_that_two_players_share_gives_nothing() -> None:
    assert points("roads", {ONE: "E1", TWO: "F1"}) == [0, 0, 0]
    assert points("technologies", {ONE: "K1", TWO: "L1"}) == [0, 0, 0]


@pytest.mark.rule("I6.2")
def test_an_undeveloped_zone_joins_nothing() -> None:
    state = table("develop", owned={ONE: "F1 K1"}, developed={ONE: "E1 L1"})
    assert state.breakdown()[ONE]["roads"] == 0
    assert state.breakdown()[ONE]["technologies"] == 0


@pytest.mark.rule("I6.2")
def test_a_bonus_zone_gives_its_multiplier_for_each_connected_own_factory() -> None:
    assert points("port", {ONE: "D1 E1 J1"}) == [2 * 2, 0, 0]
    assert points("port", {ONE: "D5 E1 J1"}) == [3 * 2, 0, 0]


@pytest.mark.rule("I6.2")
def test_a_bonus_zone_counts_neither_others_factories_nor_undeveloped_ones_nor_those_off_its_network() -> (
    None
):
    assert points("port", {ONE: "D1", TWO: "E1 J1"}) == [0, 0, 0]
    assert points("port", {ONE: "D1 F1 G1"}) == [0, 0, 0]
    undeveloped_factory = table("develop", owned={ONE: "J1"}, developed={ONE: "D1 E1"})
    assert undeveloped_factory.breakdown()[ONE]["port"] == 2
    undeveloped_port = table("develop", owned={ONE: "D1"}, developed={ONE: "E1"})
    assert undeveloped_port.breakdown()[ONE]["port"] == 0


@pytest.mark.rule("I6.2")
def test_each_unused_joker_gives_two() -> None:
    over = table("over", era=5, talers=[0, 0, 0], jokers={ONE: "A1 C1 A5", TWO: "B1"})
    assert over.scores() == [6, 2, 0]


@pytest.mark.rule("I6.2")
def test_a_spent_joker_gives_nothing() -> None:
    state = table("supply", site="G1", owned={ONE: "G1 J1"}, jokers={ONE: "A1 C1"})
    assert state.breakdown()[ONE]["jokers"] == 4
    assert play(state, "supply wood ?").breakdown()[ONE]["jokers"] == 2


@pytest.mark.rule("I6.2")
def test_a_subsidy_takes_five() -> None:
    over = table("over", era=5, talers=[0, 0, 0], points=[9, 9, 0], subsidised=[TWO, THREE])
    assert over.scores() == [9, 4, -5]


@pytest.mark.rule("I6.2")
def test_all_sources_add_up_to_the_score() -> None:
    over = table(
        "over", era=5, talers=[7, 0, 0], points=[11, 0, 0], subsidised=[ONE], jokers={ONE: "C1"},
        developed={ONE: "E1 F1 J1 K1 L1 D1 D2 B3 D3 E3"},
    )  # fmt: skip
    assert over.breakdown()[ONE] == {
        "development": 11,
        "roads": 3,  # E1–F1
        "technologies": 3,  # K1–L1
        "port": 2 * 2,  # D1; E1 and J1 on the river
        "railway_station": 3,  # D2 x3; F1 on the rails
        "pumping_station": 0,  # B3; nothing on the pipeline
        "power_station": 3,  # D3 x3; E3 on the power line
        "talers": 2,
        "jokers": 2,
        "subsidy": -5,
    }
    assert over.scores()[ONE] == 11 + 3 + 3 + 4 + 3 + 3 + 2 + 2 - 5


@pytest.mark.rule("I6.3")
def test_three_ports_times_two_and_four_factories_on_the_river_give_24() -> None:
    ports, on_the_river = "D1 B2 C2", "E1 J1 J2 J3"
    assert points("port", {ONE: f"{ports} {on_the_river}"}) == [24, 0, 0]
    assert points("port", {ONE: f"{ports} E1"}) == [6, 0, 0]


@pytest.mark.rule("I6.3")
def test_several_bonus_zones_of_one_kind_with_different_multipliers_add_up() -> None:
    assert points("port", {ONE: "D1 D5 E1 J2"}) == [(2 + 3) * 2, 0, 0]


@pytest.mark.rule("I6.4")
@pytest.mark.parametrize(
    ("kind", "bonus", "multiplier", "connected"),
    [
        ("port", "D5", 3, "E1 J1 J2 J3 H4"),
        ("railway_station", "D2", 3, "F1 I2"),
        ("pumping_station", "C5", 3, "F3 G4"),
        ("power_station", "D3", 3, "E3 J4"),
    ],
    ids=["river", "rails", "pipeline", "power line"],
)
def test_each_kind_counts_the_factories_of_its_network_near_or_far_and_no_others(
    kind: str, bonus: str, multiplier: int, connected: str
) -> None:
    every_factory_on_a_network = "E1 J1 J2 J3 H4 F1 I2 F3 G4 E3 J4"
    expected = multiplier * len(connected.split())
    assert points(kind, {ONE: f"{bonus} {every_factory_on_a_network}"}) == [expected, 0, 0]
    assert points(kind, {ONE: f"{bonus} {connected}"}) == [expected, 0, 0]
