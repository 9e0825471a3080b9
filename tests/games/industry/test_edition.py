"""Editions of Industry: what is missing, how all is told at once, and what may be left out."""

from __future__ import annotations

from opificio.games.industry import constraints
from tests.games.editions import packaged, problems
from tests.games.industry.editions import BOARD, board, drawing, zone


def test_an_empty_edition_is_refused_for_each_of_the_sixty_zones_and_more() -> None:
    found = problems("industry", {})
    assert len([problem for problem in found if problem.startswith("the edition: zone ")]) == 60
    assert "[edition]: id is missing" in found


def test_all_that_is_wrong_is_told_at_once() -> None:
    data = packaged("industry")
    zone(data, "E1").update(colour="red")
    zone(data, "L5").update(points=-1)
    data["road"][0].pop("known")
    first, second = data["road"][0]["between"]
    assert problems("industry", data) == [
        "zone E1: unknown key 'colour'",
        "zone L5: points must be a whole number from 0 to 50, got -1",
        f"road {first}–{second}: the origin of between is missing from known",
    ]


def test_two_drawings_that_cross_are_told_with_the_place() -> None:
    data = packaged("industry")
    drawing(data, "river")["paths"].append([[100, 20], [120, 20]])
    crossed = [problem for problem in problems("industry", data) if problem.startswith("link ")]
    assert len(crossed) == 2
    assert all("its drawing meets that of network river between 1" in problem for problem in crossed)


def test_an_edition_without_drawings_can_be_played() -> None:
    data = packaged("industry")
    del data["drawing"]
    assert board(data).drawing == {}


def test_the_summary_counts_every_zone_and_every_value_once() -> None:
    counts = dict(constraints.summary(BOARD))
    assert counts["joker"] + counts["bonus"] + counts["factory"] + counts["technology"] == 60
    assert (counts["road"], counts["link"]) == (len(BOARD.roads), len(BOARD.links))
    origins = counts["rulebook"] + counts["public"] + counts["public-old"] + counts["ours"]
    assert origins == len(BOARD.all_origins())
