"""E3.6 The Meeting Room."""

from __future__ import annotations

import pytest

from opificio.core.state import CHANCE
from tests.rules.expo1906.labs import CELLOPHANE, technology
from tests.rules.expo1906.table import SECOND_TURN, drawn, field, lab, line, shown, table
from tests.rules.playing import ONE, TWO, answers, asked, log, play, refused, told

PAIR = lab(
    ".#....",
    ".....#",
    "..#...",
    ".PP...",
    "#PP...",
    "A...#.",
    P="cruise_ship",
    A="steel-manual 0",
)


MEETING = play(table(played=SECOND_TURN, labs={ONE: PAIR}), "play meeting")
REPOSITIONING = play(MEETING, "meet reposition")

# Up to two different ones


@pytest.mark.rule("E3.6")
def test_there_are_four_things_to_do_and_naming_either_energy_is_one_of_them() -> None:
    assert answers(MEETING) == [
        "meet reposition",
        "meet money",
        "meet patents",
        "meet steam",
        "meet electricity",
        "done",
    ]
    named = play(MEETING, "meet steam")
    assert answers(named) == ["meet reposition", "meet money", "meet patents", "done"]
    assert refused(named, "meet electricity").reason == "this was done already: the two must be different"


@pytest.mark.rule("E3.6")
@pytest.mark.parametrize("first", ["money", "steam"])
@pytest.mark.parametrize("second", ["money", "steam"])
def test_two_different_ones_in_any_order_and_no_more(first: str, second: str) -> None:
    state = play(MEETING, f"meet {first}")
    assert state.view()["options_used"] == [first]
    if first == second:
        assert refused(state, f"meet {second}").rule.key == "meet.chosen"
    else:
        after = state.play(f"meet {second}")
        assert field(after, "card") == "-", "the action is over"


@pytest.mark.rule("E3.6")
def test_each_is_finished_before_the_next() -> None:
    assert asked(REPOSITIONING) == ("reposition", ONE)
    assert refused(REPOSITIONING, "meet money").rule.key == "meet.not_now"
    after = play(REPOSITIONING, "lift a6", "put a6 90", "done")
    assert asked(after) == ("meeting", ONE)
    assert refused(after, "meet reposition").rule.key == "meet.chosen"


@pytest.mark.rule("E3.6")
def test_one_or_none_is_enough_and_then_the_round_ends() -> None:
    assert asked(play(MEETING, "done")) == ("jury", CHANCE)
    assert asked(play(MEETING, "meet money", "done")) == ("jury", CHANCE)


# (a) Repositioning


@pytest.mark.rule("E3.6")
def test_a_tile_is_moved_or_turned_or_both_onto_free_spaces_its_old_ones_included() -> None:
    held = play(REPOSITIONING, "lift b4")
    assert held.view()["held"] == {"tile": "cruise_ship", "from": {"at": "b4", "turn": 0}}
    assert "put c4 0" in answers(held), "two of its old spaces are covered again"
    after = play(held, "put c4 0", "lift a6", "put b6 180")
    assert field(after, "labs")[ONE] == ["steel-manual b6 180", "cruise_ship c4 0"]


@pytest.mark.rule("E3.6")
def test_up_to_three_repositionings() -> None:
    state = REPOSITIONING
    for number, turn in enumerate([90, 180, 270]):
        assert field(state, "left") == 3 - number
        state = play(state, "lift a6", f"put a6 {turn}")
    assert asked(state) == ("meeting", ONE)


@pytest.mark.rule("E3.6")
@pytest.mark.rule("E-R17")
def test_the_same_tile_may_be_taken_again_and_counts_again() -> None:
    state = play(REPOSITIONING, "lift a6", "put f6 0", "lift f6", "put a1 0")
    assert field(state, "left") == 1
    assert "steel-manual a1 0" in field(state, "labs")[ONE]


@pytest.mark.rule("E3.6")
@pytest.mark.rule("E-R29")
def test_a_lifted_tile_may_be_put_back_just_where_it_lay_and_that_counts() -> None:
    held = play(REPOSITIONING, "lift b4")
    assert "put b4 0" in answers(held)
    assert refused(held, "done").rule.key == "done.not_now"
    after = held.play("put b4 0")
    assert field(after, "labs") == field(REPOSITIONING, "labs")
    assert field(after, "left") == 2


@pytest.mark.rule("E-R29")
def test_a_tile_that_has_no_other_place_goes_back_by_itself() -> None:
    state = play(table(played=SECOND_TURN, labs={ONE: CELLOPHANE}), "play meeting", "meet reposition")
    assert log(told(state, "lift c4")) == ["1 lift c4", "1 put c4 0"]


@pytest.mark.rule("E3.6")
def test_scraps_are_not_repositioned() -> None:
    assert answers(REPOSITIONING) == ["lift b4", "lift a6", "done"]
    assert refused(REPOSITIONING, "lift b1").reason == "a scrap is not repositioned, and one lies at b1"
    assert refused(REPOSITIONING, "lift c5").reason == "the cruise_ship at c5 begins at b4"
    assert refused(REPOSITIONING, "lift a1").reason == "no tile lies at a1"


@pytest.mark.rule("E3.6")
def test_tiles_in_front_of_a_player_are_not_placed_by_it() -> None:
    state = table(played=SECOND_TURN, labs={ONE: PAIR}, tiles={ONE: "telephone"})
    state = play(state, "play meeting", "meet reposition")
    assert refused(state, "lay telephone").rule.key == "lay.not_now"
    assert refused(state, "remove a6").rule.key == "remove.not_now"


@pytest.mark.rule("E3.6")
def test_in_an_empty_lab_there_is_nothing_to_reposition() -> None:
    state = play(table(played=SECOND_TURN), "play meeting")
    assert refused(state, "meet reposition").reason == "no tile lies in your lab"


@pytest.mark.rule("E3.6")
@pytest.mark.rule("E4.3")
def test_a_repositioning_may_complete_a_project() -> None:
    drawing = lab(
        ".#....",
        ".....#",
        "..#...",
        ".APP..",
        "#PPB..",
        "....#C",
        P="cellophane",
        A="empirical-copper 0",
        B="automated-electricity 270",
        C="steam-scientific 90",
    )
    state = play(table(played=SECOND_TURN, labs={ONE: drawing}), "play meeting", "meet reposition")
    after = play(state, "lift f6", "put d3 90")
    assert (shown(after, ONE)["completed"], after.points[ONE]) == (["cellophane"], 3)


@pytest.mark.rule("E3.7")
def test_no_repositioning_leaves_a_completed_project_incomplete() -> None:
    state = play(table(played=SECOND_TURN, labs={ONE: CELLOPHANE}), "play meeting", "meet reposition")
    held = state.play("lift d3")
    error = refused(held, "put d3 0")
    assert error.reason == "there, a completed project would be incomplete"
    assert sorted(answers(held)) == [
        "put b6 0",
        "put b6 270",
        "put c6 0",
        "put c6 270",
        "put d3 180",
        "put d3 90",
        "put e4 180",
        "put e4 270",
    ], "beside Cellophane, with a steam side"


@pytest.mark.rule("E3.7")
def test_a_completed_project_is_repositioned_only_to_where_it_is_complete() -> None:
    drawing = lab(
        ".#....",
        "MM.EE#",
        "MM#EE.",
        "PPPP..",
        "#.RR..",
        "..RR#.",
        P="steam_turbine",
        M="machine_tools",
        E="combustion_engines",
        R="riveting",
    )
    state = play(table(played=SECOND_TURN, labs={ONE: drawing}), "play meeting", "meet reposition", "lift a4")
    assert answers(state) == ["put a4 90", "put b4 90"], "elsewhere it would not touch all three"
    assert refused(state, "put c4 90").rule.key == "put.breaks"
    after = state.play("put b4 90")
    assert shown(after, ONE)["completed"] == ["steam_turbine"]
    assert after.points == state.points, "it scores once"


@pytest.mark.rule("E3.7")
def test_a_tile_is_not_put_away_to_make_room_for_another_that_would_do_as_well() -> None:
    drawing = lab(
        ".#....",
        ".....#",
        "..#C..",
        ".APP..",
        "#PPB..",
        "D...#.",
        P="cellophane",
        A="empirical-copper 0",
        B="automated-electricity 270",
        C="steam-scientific 90",
        D="steam-steel 0",
    )
    state = play(table(played=SECOND_TURN, labs={ONE: drawing}), "play meeting", "meet reposition")
    assert refused(state.play("lift d3"), "put f6 0").rule.key == "put.breaks"
    after = play(state, "lift a6", "put b6 0", "lift d3", "put f6 0", "lift b6", "put d3 180")
    assert shown(after, ONE)["completed"] == ["cellophane"], "the other one first, and it is never broken"


# (b) money, (c) a movement point


@pytest.mark.rule("E3.6")
def test_one_dollar() -> None:
    assert play(MEETING, "meet money").money[ONE] == 7


@pytest.mark.rule("E3.6")
def test_one_movement_point_is_a_step_an_entry_or_a_jump() -> None:
    state = table(played=SECOND_TURN, patents={"steel": "3 1"}, money=(6, 6, 6))
    moving = play(state, "play meeting", "meet patents")
    assert (asked(moving), field(moving, "left")) == (("journal", ONE), 1)
    assert answers(moving) == [
        *[f"enter {name}" for name in ("steel", "copper", "manual", "automated", "empirical", "scientific")],
        "step steel 3",
        "jump steel 3 down",
        "done",
    ]
    for move, lines in [
        ("enter copper", (["3 1"], ["2 1"])),
        ("step steel 3", (["4 1"], [])),
        ("jump steel 3 down", ([], ["3 1"])),
    ]:
        after = moving.play(move)
        assert (line(after, "steel"), line(after, "copper")) == lines
        assert asked(after) == ("meeting", ONE)


@pytest.mark.rule("E3.6")
def test_its_jump_costs_the_printed_price_also_with_the_improved_journal() -> None:
    labs = {ONE: technology("improved_journal")}
    state = table(played=SECOND_TURN, labs=labs, patents={"steel": "6 1"}, money=(2, 6, 6))
    assert play(state, "play meeting", "meet patents", "jump steel 6 down").money[ONE] == 0
    poor = table(played=SECOND_TURN, labs=labs, patents={"steel": "6 1"}, money=(1, 6, 6))
    error = refused(play(poor, "play meeting", "meet patents"), "jump steel 6 down")
    assert error.figures == {"needs": 2, "has": 1}


@pytest.mark.rule("E3.6")
def test_the_point_may_be_left_and_then_the_choice_is_used() -> None:
    state = play(MEETING, "meet patents", "done")
    assert asked(state) == ("meeting", ONE)
    assert refused(state, "meet patents").rule.key == "meet.chosen"


@pytest.mark.rule("E3.6")
def test_no_ghost_moves_for_it() -> None:
    state = table(money=(6, 6), played={ONE: "station", TWO: "academy"})
    after = play(state, "play meeting", "meet patents")
    assert asked(after) == ("journal", ONE)


@pytest.mark.rule("E3.6")
def test_who_has_all_tokens_in_column_10_has_no_use_for_a_point() -> None:
    patents = {"steel": "10 1", "copper": "10 1", "manual": "10 1"}
    state = play(table(played=SECOND_TURN, patents=patents), "play meeting")
    assert refused(state, "meet patents").reason == "all your tokens are in column 10"


# (d) a jury tile of choice


@pytest.mark.rule("E3.6")
@pytest.mark.parametrize(("energy", "jury"), [("steam", [3, 1]), ("electricity", [2, 2])])
def test_a_jury_tile_of_the_energy_named_is_placed_at_once(energy: str, jury: list[int]) -> None:
    after = play(MEETING, f"meet {energy}")
    assert (field(MEETING, "jury"), field(after, "jury")) == ([2, 1], jury)
    assert asked(after) == ("meeting", ONE)


@pytest.mark.rule("E3.6")
@pytest.mark.rule("E-R18")
def test_an_energy_of_which_no_tile_is_left_cannot_be_named() -> None:
    state = play(table(played=SECOND_TURN, in_round=7, jury=(8, 0)), "play meeting")
    assert refused(state, "meet steam").reason == "no jury tile with steam is left in the pile"
    assert "meet electricity" in answers(state)


@pytest.mark.rule("E3.6")
def test_afterwards_the_pile_is_shuffled_so_that_any_tile_may_come_next() -> None:
    state = play(table(played=SECOND_TURN, in_round=2, jury=(2, 1)), "play meeting", "meet steam", "done")
    after = drawn(state)
    for seat in (TWO, 2, ONE, TWO, 2, ONE):
        assert after.to_move == seat
        after = after.play("play skyscraper" if "play skyscraper" in answers(after) else "play station")
        while asked(after)[0] not in ("card", "jury"):
            after = after.play("done")
    random_draw = play(after, "play meeting", "done")
    assert random_draw.weights() == [8 - 3, 8 - 1]
