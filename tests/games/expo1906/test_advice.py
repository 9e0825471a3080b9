"""Plans: what a seat could complete, in the fewest steps, with its own tiles and with what is for sale."""

from __future__ import annotations

from typing import Any

import pytest

from opificio.bots.random import RandomBot
from opificio.core.state import OVER
from opificio.games.expo1906.state import Expo
from opificio.luck.dealer import Dealer
from tests.rules.expo1906.table import GAME, TILES, field, lab, table
from tests.rules.playing import ONE, TWO, play

Plan = dict[str, Any]

LAB = lab(
    "AX....",
    "A....#",
    "AA#...",
    ".Y....",
    "#.....",
    "....#.",
    A="telephone",
    X="copper-manual 180",
    Y="empirical-electricity 0",
)
"""The Telephone lacks 1 manual and 1 electricity."""


def plans(state: Expo, seat: int = ONE) -> list[Plan]:
    found: list[Any] = GAME.plans(state, seat)
    return found


def plan(state: Expo, project: str, seat: int = ONE) -> Plan:
    """The only plan for a project."""
    (found,) = [each for each in plans(state, seat) if each["project"] == project]
    return found


def shown(plan: Plan) -> list[str]:
    return [
        f"{'buy, ' if step['buy'] else ''}{step['do']} {step['tile']} {step['at']} {step['turn']}"
        for step in plan["steps"]
    ]


def carried_out(pieces: list[str], scraps: list[str], plan: Plan) -> list[str]:
    """The lab after the steps of a plan, each of which must be possible."""
    pieces, scraps = list(pieces), list(scraps)
    for step in plan["steps"]:
        place = f"{step['at']} {step['turn']}"
        if step["tile"] == "scrap":
            scraps.remove(step["at"])
        elif step["do"] == "remove":
            pieces.remove(f"{step['tile']} {place}")
        else:
            pieces.append(f"{step['tile']} {place}")
        TILES.lab([*pieces, *[f"scrap {cell} 0" for cell in scraps]])
    return pieces


# What is planned


def test_a_tile_of_ones_own_completes_a_project_in_one_step() -> None:
    state = table(labs={ONE: LAB}, tiles={ONE: "electricity-manual"})
    found = plan(state, "telephone")
    assert shown(found) == ["put electricity-manual b2 90"]
    assert found["purchases"] == 0
    assert "telephone" in TILES.met(carried_out(LAB.pieces, LAB.scraps, found))
    assert play(state, "play laboratory", "lay electricity-manual", "put b2 90").points[ONE] == 3


def test_what_is_for_sale_is_planned_with_as_a_purchase() -> None:
    found = plan(table(labs={ONE: LAB}, station="electricity-manual"), "telephone")
    assert shown(found) == ["buy, put electricity-manual b2 90"]
    assert found["purchases"] == 1


def test_a_longer_plan_without_purchases_is_told_too() -> None:
    own = "manual-steel, electricity-steel"
    state = table(labs={ONE: LAB}, tiles={ONE: own}, station="electricity-manual")
    of_telephone = [each for each in plans(state) if each["project"] == "telephone"]
    assert [(len(each["steps"]), each["purchases"]) for each in of_telephone] == [(1, 1), (2, 0)]
    assert all("telephone" in TILES.met(carried_out(LAB.pieces, LAB.scraps, each)) for each in of_telephone)


def test_projects_beside_the_lab_and_in_the_academy_are_planned_for() -> None:
    station = "copper-manual, empirical-electricity, copper-automated, automated-empirical, steam-steel"
    state = table(tiles={ONE: "telephone"}, academy="cellophane", station=station)
    beside, sold = plan(state, "telephone"), plan(state, "cellophane")
    assert [step["buy"] for step in beside["steps"] if step["tile"] == "telephone"] == [False]
    assert [step["buy"] for step in sold["steps"] if step["tile"] == "cellophane"] == [True]


def test_projects_of_others_are_not_planned_for() -> None:
    assert plans(table(labs={TWO: LAB}, tiles={ONE: "electricity-manual"})) == []


def test_completed_projects_are_not_planned_for() -> None:
    state = table(labs={ONE: LAB}, tiles={ONE: "electricity-manual, electricity-manual"})
    done = play(state, "play laboratory", "lay electricity-manual", "put b2 90")
    assert plans(done) == []


def test_the_points_are_those_of_now_as_leader_too() -> None:
    leading = table(labs={ONE: LAB}, tiles={ONE: "electricity-manual"}, patents={"copper": "2 1"})
    assert plan(leading, "telephone")["points"] == 4
    led = table(labs={ONE: LAB}, tiles={ONE: "electricity-manual"}, patents={"copper": "2 2"})
    assert plan(led, "telephone")["points"] == 3


def test_the_shortest_come_first_then_those_with_fewest_purchases_then_those_that_bring_most() -> None:
    state = table(
        labs={ONE: LAB},
        tiles={ONE: "electricity-manual"},
        academy="cellophane, dynamo, cruise_ship",
        station="copper-automated, automated-empirical, steam-steel, copper-electricity",
    )
    found = plans(state)
    ranks = [(len(each["steps"]), each["purchases"], -each["points"]) for each in found]
    assert len(found) > 2
    assert ranks == sorted(ranks)
    assert found[0]["project"] == "telephone"


# When it is asked for


def test_the_tile_in_hand_is_planned_with_as_if_it_were_not() -> None:
    state = table(labs={ONE: LAB}, tiles={ONE: "electricity-manual"})
    in_hand = play(state, "play laboratory", "lay electricity-manual")
    assert plans(in_hand) == plans(state)


def test_a_lifted_tile_is_planned_with_where_it_lay() -> None:
    state = table(
        labs={ONE: LAB},
        tiles={ONE: "electricity-manual"},
        played={ONE: "station", TWO: "academy", 2: "skyscraper"},
    )
    lifted = play(state, "play meeting", "meet reposition", "lift b1")
    assert field(lifted, "held") == "copper-manual"
    assert plans(lifted) == plans(state)


def test_everybody_s_plans_may_be_asked_for_whoever_s_turn_it_is() -> None:
    state = table(TWO, labs={ONE: LAB}, tiles={ONE: "electricity-manual"})
    assert shown(plan(state, "telephone")) == ["put electricity-manual b2 90"]


def test_before_the_draws_there_is_nothing_to_plan() -> None:
    assert plans(GAME.start(3)) == []


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_steps_of_every_plan_can_be_done_and_complete_the_project(players: int) -> None:
    dealer, bot = Dealer("plans"), RandomBot("plans")
    state = dealer.settle(GAME.start(players))
    looked_at = number = 0
    while state.to_move != OVER:
        number += 1
        if number % 60 == 0:
            seat = state.to_move
            pieces, scraps = field(state, "labs")[seat], field(state, "scraps")[seat]
            for each in plans(state, seat):
                assert each["project"] in TILES.met(carried_out(pieces, scraps, each))
                looked_at += 1
        state = dealer.settle(state.play(bot.choose(state)))
    assert looked_at
    assert plans(state) == []  # over
