"""The planner against a search through all that can be done in small labs, and plans that can be drawn."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest

from opificio.games.expo1906.lab import TURN_DEGREES, first_cell, rotation_of
from opificio.games.expo1906.planner import REMOVE, Plan, PlanStep, plan
from opificio.games.expo1906.state import Expo
from tests.games.expo1906.workshops import Workshop, each_step, fewest_steps
from tests.rules.expo1906.labs import CELLOPHANE, NO_STEAM
from tests.rules.expo1906.table import BOX, lab, table
from tests.rules.playing import ONE, play

WORKSHOPS = 60
MANY_WAYS = 40  # to make one step: then three steps are too many to be searched
every_workshop = pytest.mark.parametrize("number", range(WORKSHOPS))


def planned(state: Expo, project: str, *, buying: bool = False) -> list[str]:
    """The plan in notation; what must be bought stands in brackets."""
    found = plan(state, ONE, BOX.tile(project) - BOX.first_project, buying)
    return [] if found is None else [told(state, step) for step in found.steps]


def told(state: Expo, step: PlanStep) -> str:
    at = state.box.lab.cell_id(first_cell(step.spot))
    if step.kind == REMOVE:
        return f"remove {at}"
    tile = state.box.tile_ids[step.tile]
    return f"{f'({tile})' if step.to_buy else tile} {at} {TURN_DEGREES[rotation_of(step.spot)]}"


# All that can be done in small labs


@cache
def workshop(number: int) -> Workshop:
    return Workshop(number)


@cache
def plan_of(number: int) -> Plan | None:
    there = workshop(number)
    return plan(there.state, ONE, there.project.number, False)


def depth(state: Expo) -> int:
    """How many steps can be searched quickly."""
    return 3 if len(list(each_step(state))) <= MANY_WAYS else 2


@every_workshop
def test_no_plan_is_longer_than_it_must_be(number: int) -> None:
    there, found = workshop(number), plan_of(number)
    most = depth(there.state)
    length = len(found.steps) if found is not None else most + 1
    assert fewest_steps(there.state, there.project, most) == (length if length <= most else None)


@every_workshop
def test_the_steps_of_a_plan_can_be_made_and_complete_the_project(number: int) -> None:
    there, found = workshop(number), plan_of(number)
    state = there.state.copy()
    for step in found.steps if found is not None else []:
        assert not state.completed[ONE]
        for move in as_moves(state, step):
            state.carry_out(state.checked(move))
    assert state.completed[ONE] == (0 if found is None else 1 << there.project.number)


def as_moves(state: Expo, step: PlanStep) -> list[str]:
    if step.kind == REMOVE:
        return [told(state, step)]
    tile, *spot = told(state, step).split()
    return [f"lay {tile}", f"put {' '.join(spot)}"]


@pytest.mark.parametrize("number", range(0, WORKSHOPS, 5))
def test_no_more_is_bought_than_must_be(number: int) -> None:
    there = workshop(number)
    own, *market = [*there.state.tiles[ONE], *workshop(number + 1).state.tiles[ONE]]
    state = with_market(there.state, own, market)
    found = plan(state, ONE, there.project.number, True, 2)
    if found is None:
        return
    for count in range(found.purchases() + 1):
        enough = [
            bought
            for bought in set(combinations(market, count))
            if completes(state, there, [own, *bought], len(found.steps))
        ]
        assert bool(enough) == (count == found.purchases())


def with_market(state: Expo, own: int, market: list[int]) -> Expo:
    """The same lab with one own tile, and others for sale."""
    state, first_technology = state.copy(), state.box.first_technology
    state.tiles[ONE] = (own,)
    state.station = tuple(tile for tile in market if tile < first_technology)
    state.technologies = sum(1 << tile - first_technology for tile in {*market} if tile >= first_technology)
    return state


def completes(state: Expo, there: Workshop, tiles: list[int], steps: int) -> bool:
    state = state.copy()
    state.tiles[ONE] = tuple(sorted(tiles))
    return fewest_steps(state, there.project, steps) is not None


def test_these_labs_ask_for_plans_of_all_sorts() -> None:
    plans = [plan_of(number) for number in range(WORKSHOPS)]
    steps = [step for found in plans if found is not None for step in found.steps]
    assert {len(found.steps) if found is not None else 0 for found in plans} >= {0, 1, 2, 3}
    first_technology = workshop(0).state.box.first_technology
    assert len([step for step in steps if step.kind == REMOVE]) > 2
    assert len([step for step in steps if step.tile >= first_technology]) > 2


# Drawn


def test_a_single_tile_is_laid_where_it_gives_what_is_lacking() -> None:
    state = table(labs={ONE: NO_STEAM}, tiles={ONE: "steam-scientific, steel-manual"})
    (step,) = planned(state, "cellophane")
    assert step.startswith("steam-scientific ")
    after = play(state, "play laboratory", "lay steam-scientific", "put " + step.split(maxsplit=1)[1])
    assert after.completed[ONE]


CORNER = lab(
    ".#....",
    ".....#",
    "..#A..",
    "..PPB.",
    "#PPC..",
    "..D.#.",
    P="cellophane",
    A="steel-manual 90",
    B="steel-manual 180",
    C="automated-electricity 270",
    D="steam-scientific 0",
)
"""Cellophane lacks empirical and copper; of the free spaces beside it, b4 has two sides on it and b6 one."""


def test_where_two_sides_touch_one_tile_gives_both_its_types() -> None:
    state = table(labs={ONE: CORNER}, tiles={ONE: "empirical-copper"})
    assert planned(state, "cellophane") == ["empirical-copper b4 0"]


def test_what_is_in_the_way_is_removed_first() -> None:
    blocked = lab(
        ".#....",
        ".....#",
        "..#A..",
        ".EPPB.",
        "#PPC..",
        ".FD.#.",
        P="cellophane",
        A="steel-manual 90",
        B="steel-manual 180",
        C="automated-electricity 270",
        D="steam-scientific 0",
        E="manual-steel 0",
        F="manual-steel 0",
    )
    state = table(labs={ONE: blocked}, tiles={ONE: "empirical-copper"})
    assert planned(state, "cellophane") == ["remove b4", "empirical-copper b4 0"]


def test_a_technology_gives_what_it_has() -> None:
    state = table(labs={ONE: NO_STEAM}, tiles={ONE: "combustion_engines"})
    (step,) = planned(state, "cellophane")
    tile, cell, _ = step.split()
    assert tile == "combustion_engines"
    assert play(state, "play laboratory", "lay combustion_engines", f"put {cell} 0").completed[ONE]


def test_what_is_for_sale_counts_only_for_who_would_buy() -> None:
    state = table(labs={ONE: NO_STEAM}, station="steam-steel, steam-copper")
    assert planned(state, "cellophane") == []
    (step,) = planned(state, "cellophane", buying=True)
    assert step.startswith("(steam-")


def test_own_tiles_come_before_bought_ones() -> None:
    state = table(labs={ONE: NO_STEAM}, tiles={ONE: "steam-steel"}, station="steam-copper")
    (step,) = planned(state, "cellophane", buying=True)
    assert step.startswith("steam-steel ")


def test_a_project_of_the_academy_is_bought_and_placed() -> None:
    state = table(
        academy="cellophane",
        tiles={ONE: "empirical-copper, automated-electricity"},
        station="steam-scientific",
    )
    assert planned(state, "cellophane") == []
    steps = planned(state, "cellophane", buying=True)
    assert steps[0].startswith("(cellophane) ")
    assert sorted(step.split()[0] for step in steps[1:]) == [
        "(steam-scientific)", "automated-electricity", "empirical-copper",
    ]  # fmt: skip


def test_there_is_no_plan_for_what_is_completed_or_nowhere_to_be_had() -> None:
    state = table(labs={ONE: CELLOPHANE}, tiles={ONE: "steam-steel"}, station="steam-copper")
    assert planned(state, "cellophane", buying=True) == []
    assert planned(state, "telephone", buying=True) == []


def test_a_plan_has_no_more_steps_than_it_may() -> None:
    state = table(labs={ONE: CORNER}, tiles={ONE: "empirical-manual, copper-manual"})
    number = BOX.tile("cellophane") - BOX.first_project
    found = plan(state, ONE, number, False)
    assert found is not None
    assert len(found.steps) == 2
    assert plan(state, ONE, number, False, 1) is None
