"""Targets, judged right at their bounds."""

from __future__ import annotations

import pytest

from opificio.balance.registry import STUDIES
from opificio.balance.results import Results
from opificio.balance.targets import Target, Verdict, last_over, of_components, seats, spread, winner
from opificio.balance.watcher import Counts
from opificio.games import registry
from tests.balance.made_up import results, watched

SEAT = "no seat wins more than 30% of the games"
ZONE = "no zone goes for nothing in more than half of its auctions"


def verdict(found: Results, what: str) -> Verdict:
    return next(each for each in found.verdicts() if each.what == what)


@pytest.mark.parametrize(
    ("target", "holds", "misses"),
    [
        (winner(38, 52), [38, 45, 52], [37.99, 52.01]),
        (last_over(35), [35.01, 60], [35, 20]),
        (spread(10, 25), [10, 25], [9.99, 25.01]),
        (seats(0.30), [0.0, 0.30], [0.3001]),
        (of_components("", [], "", 0.02, 0.90), [0.02, 0.90], [0.019, 0.901]),
        (of_components("", [], "", 0, above=True), [0.001, 5], [0]),
        (of_components("", [], "", high=0.5), [0, 0.5], [0.51]),
    ],
)
def test_bounds_belong_to_a_target_unless_it_says_over(
    target: Target, holds: list[float], misses: list[float]
) -> None:
    assert [target.holds(value) for value in holds] == [True] * len(holds)
    assert [target.holds(value) for value in misses] == [False] * len(misses)


def test_scores_are_by_place_whoever_sat_where() -> None:
    found = results(watched([40, 30, 25, 20]), watched([20, 25, 30, 50]))
    held = {each.what: each.held for each in found.verdicts()}
    assert held["the winner's mean score is 38–52"]  # (40 + 50) / 2
    assert held["from first to last it is 10–25 points on average"]  # (20 + 30) / 2
    assert [place.mean() for place in found.places] == [45, 30, 25, 20]
    assert [seat.mean() for seat in found.seats] == [30, 27.5, 27.5, 35]


def test_a_seat_is_judged_by_its_share_and_it_is_said_if_games_are_few() -> None:
    turns = [watched([50 if seat == winner else 30 for seat in range(4)]) for winner in (0, 1, 2, 3, 0)]
    found = verdict(results(*turns), SEAT)
    assert not found.held
    assert [(each.name, each.value) for each in found.outside] == [("first in turn order", 0.4)]
    assert found.note == "judged by the share alone: the target speaks of 2,000 games"
    assert verdict(results(*turns[:4]), SEAT).held


def test_with_all_its_games_a_seat_needs_no_note() -> None:
    turns = [watched([50 if seat == winner else 30 for seat in range(4)]) for winner in range(4)]
    assert verdict(results(*turns * 500), SEAT).note == ""


@pytest.mark.parametrize(("free", "held"), [(1, True), (2, False)])
def test_components_outside_a_target_are_named(free: int, held: bool) -> None:
    zones: Counts = {
        "zones": {
            "E1": {"auctioned": free + 1, "free": free},
            "F1": {"auctioned": 2, "free": 1},
        }
    }
    found = verdict(results(watched([40, 30, 25, 20], zones)), ZONE)
    assert found.held is held
    assert [each.name.split()[0] for each in found.outside] == ([] if held else ["E1"])
    assert len(found.figures) == 2, "what was never auctioned has no share"


def test_a_target_without_any_figure_is_not_held() -> None:
    found = verdict(results(watched([40, 30, 25, 20])), ZONE)
    assert (found.held, found.figures) == (False, [])


def test_projects_that_nobody_completes_are_missed() -> None:
    projects: Counts = {"projects": {"telephone": {"completed": 16}}}
    found = results(watched([33, 30, 25, 20], projects), game="expo1906")
    missed = verdict(found, "every project is completed in some games")
    assert len(missed.outside) == len(missed.figures) - 1
    assert verdict(found, "players complete 3–5 projects each on average").held  # 16 by four players


def test_alone_most_games_are_more_than_half() -> None:
    good = [watched([score]) for score in (31, 30, 40, 12)]
    what = "over 30 VP in most games"
    assert not verdict(results(*good, game="expo1906", players=1), what).held
    assert verdict(results(*good, watched([31]), game="expo1906", players=1), what).held


@pytest.mark.parametrize(
    ("game", "players", "bounds"),
    [
        ("industry", 4, [(38, 52), (10, 25), (None, 0.30), (None, 0.5)]),
        ("industry", 3, [(42, 62), (10, 25), (None, 0.38), (None, 0.5)]),
        ("spyrium", 3, [(60, 90), (35, None), (None, 0.40), (0.02, 0.90)]),
        ("spyrium", 4, [(None, 0.30), (0.02, 0.90)]),
        ("spyrium", 2, [(0.02, 0.90)]),
        ("expo1906", 4, [(26, 40), (3, 5), (None, 0.30), (0, None), (None, 0.9)]),
        ("expo1906", 1, [(0.5, None), (0, None), (None, 0.9)]),
        ("expo1906", 2, [(0, None), (None, 0.9)]),
    ],
)
def test_the_targets_of_each_table(
    game: str, players: int, bounds: list[tuple[float | None, float | None]]
) -> None:
    assert [(target.low, target.high) for target in STUDIES[game].targets(players)] == bounds


def test_every_game_has_targets_at_its_usual_table() -> None:
    assert sorted(STUDIES) == sorted(registry.NAMES)
    for name, study in STUDIES.items():
        assert len(study.targets(study.players)) >= 4, name
