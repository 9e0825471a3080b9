"""E4.1–E4.3 Projects and resource tiles."""

from __future__ import annotations

import pytest

from opificio.games.expo1906.components import RESOURCES, Box
from opificio.games.expo1906.constraints import checked_box
from opificio.games.expo1906.lab import DRAWINGS
from opificio.library import packaged_text
from tests.rules.expo1906.labs import CELLOPHANE, NO_STEAM, TWINS
from tests.rules.expo1906.table import GAME, field, gets, lab, leader, project, shown, table
from tests.rules.playing import ONE, TWO, play, told

STANDARD = checked_box(packaged_text("expo1906", "edition.toml"), "the standard edition")

every_box = pytest.mark.parametrize("box", [GAME.box, STANDARD], ids=["rule-tests", "standard"])


@pytest.mark.rule("E4")
@every_box
def test_there_are_eight_resources_in_four_pairs_and_six_of_them_have_a_line(box: Box) -> None:
    assert RESOURCES == [
        "steel",
        "copper",
        "manual",
        "automated",
        "empirical",
        "scientific",
        "steam",
        "electricity",
    ]
    assert sorted(box.lines) == [0, 1, 2, 3, 4, 5]


# E4.1 What lies in the lab


@pytest.mark.rule("E4.1")
@every_box
def test_a_project_needs_four_resources_1_to_3_of_each_and_one_of_them_is_its_energy(box: Box) -> None:
    for each in box.projects:
        needs = [need for need in each.needs if need]
        assert len(needs) == 4, each.id
        assert 1 <= min(needs) <= max(needs) <= 3, each.id
        assert len([need for need in each.needs[6:] if need]) == 1, each.id


@pytest.mark.rule("E4.1")
@every_box
def test_projects_and_technologies_cover_four_spaces_and_resource_tiles_one(box: Box) -> None:
    spaces = [sum(row.count("X") for row in drawing) for drawing in DRAWINGS]
    covered = [spaces[shape] for shape in box.shape_of]
    assert set(covered[: box.first_project]) == {1}
    assert set(covered[box.first_project :]) == {4}


@pytest.mark.rule("E4.1")
@pytest.mark.parametrize(
    ("turn", "sides"),
    [(0, "north east"), (90, "east south"), (180, "south west"), (270, "west north")],
)
def test_a_tile_has_its_two_on_two_neighbouring_sides_and_its_one_on_the_others(
    turn: int, sides: str
) -> None:
    places = {
        "north": "c6",
        "east": "b5",
        "south": "d3",
        "west": "e4",
    }  # the side that touches, and where from
    for side, at in places.items():
        state = table(labs={ONE: lab(*_beside_a_square(at), P="cruise_ship", A=f"empirical-copper {turn}")})
        given = {"empirical": 2} if side in sides.split() else {"copper": 1}
        assert gets(state, ONE, "cruise_ship") == given, side


def _beside_a_square(at: str) -> list[str]:
    rows = [".#....", ".....#", "..#...", "..PP..", "#.PP..", "....#."]
    row, column = int(at[1]) - 1, "abcdef".index(at[0])
    return [*rows[:row], rows[row][:column] + "A" + rows[row][column + 1 :], *rows[row + 1 :]]


@pytest.mark.rule("E4.1")
@pytest.mark.rule("E-R24")
@every_box
def test_all_tiles_of_a_shape_are_alike_and_drawn_as_the_letter(box: Box) -> None:
    assert DRAWINGS == [["X"], ["X.", "X.", "XX"], ["XXX", ".X."], [".XX", "XX."], ["X"] * 4, ["XX", "XX"]]
    assert {box.shape_of[each.index] for each in box.projects} == {1, 2, 3, 4, 5}


# E4.2 Touching


def cellophane_with(tile: str) -> dict[str, int]:
    """What Cellophane gets from a tile in its inner corner at b4."""
    drawing = lab(
        ".#....",
        ".....#",
        "..#...",
        ".APP..",
        "#PP...",
        "....#.",
        P="cellophane",
        A=tile,
    )
    return gets(table(labs={ONE: drawing}), ONE, "cellophane")


@pytest.mark.rule("E4.2")
def test_example_1_turned_so_that_both_types_touch_a_tile_gives_both() -> None:
    assert cellophane_with("empirical-copper 90") == {"empirical": 2}
    assert cellophane_with("empirical-copper 0") == {"empirical": 2, "copper": 1}


@pytest.mark.rule("E4.2")
def test_two_sides_of_one_type_at_one_project_count_once() -> None:
    assert cellophane_with("empirical-copper 90") == {"empirical": 2}, "not 4"
    assert cellophane_with("empirical-copper 270") == {"copper": 1}, "not 2"


@pytest.mark.rule("E4.2")
def test_corners_do_not_touch() -> None:
    drawing = lab(
        ".#....",
        ".....#",
        "..#.B.",
        "..PP..",
        "#PP...",
        "A...#.",
        P="cellophane",
        A="empirical-copper 0",
        B="automated-electricity 180",
    )
    assert gets(table(labs={ONE: drawing}), ONE, "cellophane") == {}


@pytest.mark.rule("E4.2")
def test_one_tile_serves_several_projects_with_the_same_type_or_with_another() -> None:
    drawing = lab(
        ".#....",
        ".....#",
        "..#...",
        ".APP..",
        "#PPBT.",
        "..TTT.",
        P="cellophane",
        A="empirical-copper 0",
        B="automated-electricity 180",
        T="telephone",
    )
    state = table(labs={ONE: drawing})
    assert gets(state, ONE, "cellophane") == {"empirical": 2, "copper": 1, "automated": 2, "electricity": 1}
    assert gets(state, ONE, "telephone") == {"automated": 2, "electricity": 1}


@pytest.mark.rule("E4.2")
def test_other_players_tiles_give_nothing() -> None:
    elsewhere = lab(
        ".#....",
        ".....#",
        "..#C..",
        "......",
        "#.....",
        "....#.",
        C="steam-scientific 90",
    )
    state = table(labs={ONE: NO_STEAM, TWO: elsewhere})
    assert "steam" not in gets(state, ONE, "cellophane")


# E4.3 Completing

BEFORE = lab(
    ".#....",
    ".....#",
    "..#...",
    ".APP..",
    "#PPBT.",
    "..TTT.",
    P="cellophane",
    A="empirical-copper 0",
    B="automated-electricity 270",
    T="telephone",
)


@pytest.mark.rule("E4.3")
@pytest.mark.rule("E4.2")
def test_example_2_tiles_a_b_and_c_complete_cellophane_and_b_serves_the_telephone_too() -> None:
    state = table(labs={ONE: BEFORE}, tiles={ONE: "steam-scientific"})
    assert project(state, ONE, "cellophane")["lacks"] == {"steam": 2}
    after = play(state, "play laboratory", "lay steam-scientific", "put d3 90")
    assert gets(after, ONE, "cellophane") == {"copper": 1, "automated": 2, "empirical": 2, "steam": 2}
    assert shown(after, ONE)["completed"] == ["cellophane"]
    assert gets(after, ONE, "telephone") == {"electricity": 1}, "two sides touch, and count once"
    assert not project(after, ONE, "telephone")["complete"]


@pytest.mark.rule("E4.3")
def test_it_scores_its_points_at_once_though_the_action_goes_on() -> None:
    state = table(labs={ONE: BEFORE}, tiles={ONE: "steam-scientific"})
    after = play(state, "play laboratory", "lay steam-scientific", "put d3 90")
    assert (after.points[ONE], field(after, "left"), after.to_move) == (3, 2, ONE)
    facts = told(state, "play laboratory", "lay steam-scientific", "put d3 90")
    assert [(fact.what, fact.amount) for fact in facts if fact.kind == "completes"] == [("cellophane", 3)]


@pytest.mark.rule("E4.3")
def test_too_little_of_one_type_is_not_enough() -> None:
    state = table(labs={ONE: BEFORE}, tiles={ONE: "scientific-steam"})
    after = play(state, "play laboratory", "lay scientific-steam", "put d3 270")
    assert project(after, ONE, "cellophane")["lacks"] == {"steam": 1}
    assert (after.points[ONE], shown(after, ONE)["completed"]) == (0, [])


@pytest.mark.rule("E4.3")
def test_a_project_laid_beside_all_it_needs_is_completed_too() -> None:
    tiles = lab(
        ".#....",
        ".....#",
        "..#C..",
        ".A....",
        "#..B..",
        "....#.",
        A="empirical-copper 0",
        B="automated-electricity 270",
        C="steam-scientific 90",
    )
    state = table(labs={ONE: tiles}, tiles={ONE: "cellophane"})
    after = play(state, "play laboratory", "lay cellophane", "put c4 0")
    assert (shown(after, ONE)["completed"], after.points[ONE]) == (["cellophane"], 3)


@pytest.mark.rule("E4.3")
def test_one_tile_may_complete_two_projects_and_both_score() -> None:
    state = table(labs={ONE: TWINS}, tiles={ONE: "scientific-copper"})
    after = play(state, "play laboratory", "lay scientific-copper", "put c4 90")
    assert shown(after, ONE)["completed"] == ["synthetic_dye", "bessemer_converter"]
    assert after.points[ONE] == 2 + 4


# E4.3 Leading


@pytest.mark.rule("E4.3")
def test_example_4_completed_while_leading_in_automated_and_copper_it_brings_five() -> None:
    patents = {"automated": "4 1, 2 2", "copper": "3 1 2"}
    state = table(labs={ONE: BEFORE}, tiles={ONE: "steam-scientific"}, patents=patents)
    after = play(state, "play laboratory", "lay steam-scientific", "put d3 90")
    assert after.points[ONE] == 3 + 1 + 1
    facts = told(state, "play laboratory", "lay steam-scientific", "put d3 90")
    assert [(fact.what, fact.amount) for fact in facts if fact.kind == "leads"] == [("cellophane", 2)]


@pytest.mark.rule("E4.3")
@pytest.mark.parametrize(
    ("patents", "extra"),
    [
        ({}, 0),
        ({"manual": "5 1"}, 0),  # not needed by Cellophane
        ({"copper": "5 1"}, 1),
        ({"copper": "5 1", "automated": "2 1", "empirical": "9 1"}, 3),
        ({"copper": "5 2 1"}, 0),  # the top one leads
        ({"copper": "5 1, 6 3"}, 0),  # further to the right is another
        ({"copper": "5 1 1 1"}, 1),  # a line counts once
    ],
)
def test_each_needed_type_in_whose_line_one_leads_brings_a_point(patents: dict[str, str], extra: int) -> None:
    state = table(labs={ONE: BEFORE}, tiles={ONE: "steam-scientific"}, patents=patents)
    after = play(state, "play laboratory", "lay steam-scientific", "put d3 90")
    assert after.points[ONE] == 3 + extra


@pytest.mark.rule("E4.3")
def test_only_the_moment_of_completion_counts_for_leading() -> None:
    late = play(table(labs={ONE: CELLOPHANE}), "play journal", "enter copper", "done")
    assert (leader(late, "copper"), late.points[ONE]) == (ONE, 3)
    early = table(labs={ONE: CELLOPHANE}, leads={ONE: 1}, patents={"copper": "4 1, 5 2"})
    assert early.points[ONE] == 4, "nor is a point lost with the lead"


@pytest.mark.rule("E4.3")
def test_it_scores_only_once_for_its_owner() -> None:
    state = table(labs={ONE: CELLOPHANE}, tiles={ONE: "steam-steel"})
    after = play(state, "play laboratory", "lay steam-steel", "put e4 180")
    assert after.points == [3, 0, 0]
