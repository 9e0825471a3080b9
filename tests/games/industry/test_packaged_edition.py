"""The packaged board holds what is known of the published one, and says where each value is from."""

from __future__ import annotations

import pytest

from opificio.games.industry import constraints, planar
from opificio.games.industry.components import (
    BONUS,
    BONUS_KINDS,
    COLUMN_LETTERS,
    ERA_OF_RESOURCE,
    FACTORY,
    FIGURES,
    JOKER,
    LINK,
    NETWORKS,
    NO_RESOURCE,
    RESOURCES,
    ROAD,
    TECHNOLOGY,
    WILD,
    Zone,
)
from tests.games.industry.editions import BOARD


def zones(kind: int, era: int | None = None) -> list[Zone]:
    return [zone for zone in BOARD.zones if zone.kind == kind and era in (None, zone.era + 1)]


def named(name: str) -> Zone:
    (found,) = [zone for zone in BOARD.zones if zone.name == name]
    return found


def needs(zone: Zone) -> list[str]:
    return [RESOURCES[need] for need in zone.needs]


# What the rulebook states


def test_it_speaks_against_no_rule() -> None:
    assert constraints.problems(BOARD) == []


def test_there_are_sixty_zones_in_five_eras_and_twelve_columns() -> None:
    assert [zone.id for zone in BOARD.zones] == [
        f"{column}{era}" for era in range(1, 6) for column in COLUMN_LETTERS
    ]


def test_seven_zones_are_jokers_one_of_them_wild() -> None:
    assert len(zones(JOKER)) == 7
    assert [zone.joker for zone in zones(JOKER)].count(WILD) == 1


def test_the_figures_are_the_rulebooks_and_say_so() -> None:
    figures = BOARD.figures
    assert (figures.start_talers, figures.income, figures.column_a_bonus) == (4, 1, 1)
    assert (figures.subsidy_talers, figures.subsidy_points) == (3, -5)
    assert (figures.link_points, figures.joker_points, figures.talers_per_point) == (3, 2, 3)
    assert {BOARD.origins[figure] for figure in FIGURES} == {"rulebook"}


@pytest.mark.parametrize(
    ("era", "sold"),
    [
        (1, []),
        (2, ["stone", "brick", "wood"]),
        (3, ["ceramics", "glass", "iron"]),
        (4, ["cable", "steel", "cement"]),
        (5, ["plastic", "computer"]),
    ],
)
def test_the_bank_begins_to_sell_in_each_era_what_the_rulebook_says(era: int, sold: list[str]) -> None:
    assert [RESOURCES[at] for at, begin in enumerate(BOARD.bank_era) if begin + 1 == era] == sold
    assert {BOARD.origins[f"bank {resource}"] for resource in sold} <= {"rulebook"}


def test_every_resource_is_made_in_the_era_before_the_bank_sells_it() -> None:
    made = {zone.makes: zone.era for zone in zones(FACTORY) if zone.makes != NO_RESOURCE}
    assert made == dict(enumerate(ERA_OF_RESOURCE))
    assert [era + 1 for era in ERA_OF_RESOURCE] == BOARD.bank_era


def test_bonus_zones_are_of_four_kinds_and_multiply_by_two_or_three() -> None:
    assert {zone.bonus for zone in zones(BONUS)} == set(range(len(BONUS_KINDS)))
    assert {zone.multiplier for zone in zones(BONUS)} <= {2, 3}


def test_no_zone_requires_more_than_two_resources() -> None:
    assert {len(zone.needs) for zone in BOARD.zones} == {0, 1, 2}


def test_bank_and_stock_exchange_lower_the_costs_of_construction() -> None:
    assert {zone.name for zone in BOARD.zones if zone.discount} == {"bank", "stock exchange"}


def test_the_board_runs_from_the_clay_pit_to_the_robot_factory() -> None:
    assert named("clay pit").era + 1 == 1
    assert named("robot factory").era + 1 == 5
    names = [zone.name for zone in BOARD.zones]
    for theme in ("steam", "machine", "electric"):
        assert any(theme in name for name in names), theme


# What reviews of the game tell


def test_engineering_stands_at_l1_and_brings_two_points() -> None:
    assert BOARD.zones[11].id == "L1"
    assert (BOARD.zones[11].name, BOARD.zones[11].kind, BOARD.zones[11].points) == (
        "engineering",
        TECHNOLOGY,
        2,
    )
    assert BOARD.zones[11].origins["points"] == "public"


def test_construction_stands_at_k1() -> None:
    assert BOARD.zones[10].id == "K1"
    assert (BOARD.zones[10].name, BOARD.zones[10].kind) == ("construction", TECHNOLOGY)


def test_era_one_has_a_sawmill_a_clay_pit_and_an_iron_ore_mine() -> None:
    for name in ("sawmill", "clay pit", "iron-ore mine"):
        assert (named(name).era + 1, named(name).kind) == (1, FACTORY)
    assert RESOURCES[named("sawmill").makes] == "wood"


def test_the_iron_ore_mine_costs_two_talers_and_wood_and_brings_two_points() -> None:
    mine = named("iron-ore mine")
    assert (mine.cost, needs(mine), mine.points) == (2, ["wood"], 2)
    assert {mine.origins[value] for value in ("cost", "needs", "points")} == {"public"}


@pytest.mark.parametrize("theme", ["robotics", "internet", "pharmaceutical", "glass-fibre", "automobile"])
def test_late_zones_that_reviews_name_are_late(theme: str) -> None:
    (found,) = [zone for zone in BOARD.zones if theme in zone.name]
    assert found.era + 1 >= 4
    assert found.origins["name"] == "public"


# What the older edition had


def test_there_are_28_factories_12_technologies_and_13_bonus_zones() -> None:
    assert [len(zones(FACTORY, era)) for era in range(1, 6)] == [6, 6, 6, 6, 4]
    assert len(zones(TECHNOLOGY)) == 12
    assert len(zones(BONUS)) == 13


def test_the_eras_require_5_10_16_16_and_15_resources() -> None:
    required = [sum(len(zone.needs) for zone in BOARD.zones if zone.era == era) for era in range(5)]
    assert required == [5, 10, 16, 16, 15]


PRODUCERS = {  # talers, requirements, points, roads, networks
    "brick": (2, 2, 0, 2, 0),
    "stone": (3, 0, 0, 0, 1),
    "wood": (3, 0, 0, 0, 0),
    "ceramics": (3, 1, 1, 1, 1),
    "glass": (3, 1, 1, 0, 0),
    "iron": (3, 1, 1, 3, 0),
    "cement": (3, 2, 1, 1, 0),
    "steel": (3, 2, 1, 2, 0),
    "cable": (2, 2, 1, 1, 1),
    "computer": (2, 2, 1, 0, 2),
    "plastic": (2, 2, 1, 0, 2),
}


@pytest.mark.parametrize("resource", RESOURCES)
def test_a_producer_costs_and_brings_what_it_did(resource: str) -> None:
    (maker,) = [zone for zone in zones(FACTORY) if zone.makes == RESOURCES.index(resource)]
    roads = len([pair for pair in BOARD.roads if maker.index in pair])
    networks = len([kind for kind in range(len(NETWORKS)) if BOARD.network[kind] >> maker.index & 1])
    assert (maker.cost, len(maker.needs), maker.points, roads, networks) == PRODUCERS[resource]
    assert {maker.origins["cost"], maker.origins["points"]} == {"public-old"}
    assert maker.origins.get("number_of_needs", maker.origins["needs"]) == "public-old"


# What we drew


def test_every_line_is_drawn_and_no_two_drawings_cross() -> None:
    assert planar.problems(BOARD) == []
    assert set(BOARD.drawing) == {*NETWORKS, ROAD, LINK}
    assert len(BOARD.drawing[ROAD]) == len(BOARD.roads)
    assert len(BOARD.drawing[LINK]) == len(BOARD.links)


def test_every_value_says_where_it_is_from() -> None:
    for zone in BOARD.zones:
        assert {"kind"} <= set(zone.origins)
        if zone.kind != JOKER:
            assert {"name", "needs"} <= set(zone.origins)
