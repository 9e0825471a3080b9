"""I6.5 Who wins: points, then markers on the board, then talers, then the victory is shared.

E1, G1, H1 and J4 lie far apart: developed, they are markers and nothing else.
"""

from __future__ import annotations

import pytest

from opificio.games.industry.state import Industry
from tests.rules.industry.table import table
from tests.rules.playing import ONE, THREE, TWO, play


def level(scores: list[int], over: Industry) -> Industry:
    """The position, once it is sure that the points are what the test says."""
    assert over.scores() == scores
    return over


@pytest.mark.rule("I6.5")
def test_most_points_win_whatever_else_the_others_have() -> None:
    over = table("over", era=5, points=[10, 5, 4], talers=[0, 9, 2], developed={THREE: "E1 G1 H1"})
    assert level([10, 8, 4], over).winners() == [ONE]


@pytest.mark.rule("I6.5")
def test_of_equal_points_the_most_markers_on_the_board_win_and_talers_do_not_matter() -> None:
    over = table("over", era=5, points=[10, 10, 4], talers=[5, 3, 0], developed={ONE: "E1", TWO: "G1 H1"})
    assert level([11, 11, 4], over).winners() == [TWO]


@pytest.mark.rule("I6.5")
def test_developed_zones_of_every_kind_are_markers() -> None:
    factory_bonus_zone_technology = "J4 D2 K1"
    over = table(
        "over", era=5, points=[10, 10, 4], talers=[5, 3, 0],
        developed={ONE: "E1 G1", TWO: factory_bonus_zone_technology},
    )  # fmt: skip
    assert level([11, 11, 4], over).winners() == [TWO]


@pytest.mark.rule("I6.5")
def test_jokers_are_no_markers() -> None:
    over = table(
        "over",
        era=5,
        points=[8, 10, 4],
        talers=[3, 5, 0],
        developed={ONE: "E1", TWO: "G1"},
        jokers={ONE: "C1"},
    )
    assert level([11, 11, 4], over).winners() == [TWO]


@pytest.mark.rule("I6.5")
@pytest.mark.rule("I6.1")
def test_markers_that_left_the_board_do_not_count() -> None:
    state = table(
        "develop", ONE, era=5, bag="", points=[10, 10, 4], talers=[3, 5, 0],
        owned={ONE: "H5 F5"}, developed={ONE: "E1", TWO: "G1"}, subsidised=[ONE, TWO],
    )  # fmt: skip
    assert level([6, 6, 4], play(state, "done")).winners() == [TWO]


@pytest.mark.rule("I6.5")
def test_who_leads_is_told_while_the_game_runs_as_if_it_ended_now() -> None:
    running = table(
        "develop",
        ONE,
        points=[10, 10, 4],
        talers=[3, 5, 0],
        owned={ONE: "J1"},
        developed={ONE: "E1", TWO: "G1"},
    )
    assert level([11, 11, 4], running).winners() == [TWO]


@pytest.mark.rule("I6.5")
@pytest.mark.rule("I-R9")
def test_then_the_most_talers_win_as_they_were_held_before_they_were_counted() -> None:
    over = table("over", era=5, points=[9, 10, 4], talers=[6, 5, 0], developed={ONE: "E1", TWO: "G1"})
    nothing_left, two_left = 6 % 3, 5 % 3
    assert nothing_left < two_left
    assert level([11, 11, 4], over).winners() == [ONE]


@pytest.mark.rule("I6.5")
@pytest.mark.rule("I-R10")
def test_then_the_victory_is_shared() -> None:
    over = table("over", era=5, points=[10, 4, 10], talers=[5, 9, 5], developed={ONE: "E1", THREE: "G1"})
    assert level([11, 7, 11], over).winners() == [ONE, THREE]


@pytest.mark.rule("I6.5")
@pytest.mark.rule("I-R10")
def test_all_players_may_share_the_victory() -> None:
    assert table("over", era=5, points=[10, 10, 10], talers=[5, 5, 5]).winners() == [ONE, TWO, THREE]
