"""E5 The Patents Office, and E3.4 the Journal."""

from __future__ import annotations

import pytest

from opificio.games.expo1906.components import RESOURCES, Box
from opificio.games.expo1906.constraints import checked_box
from opificio.games.expo1906.state import Expo
from opificio.library import packaged_text
from tests.rules.expo1906.labs import technology
from tests.rules.expo1906.table import GAME, LINES, SECOND_TURN, field, leader, line, table
from tests.rules.playing import ONE, THREE, TWO, answers, asked, log, play, refused, told

STANDARD = checked_box(packaged_text("expo1906", "edition.toml"), "the standard edition")

every_box = pytest.mark.parametrize("box", [GAME.box, STANDARD], ids=["rule-tests", "standard"])
CHITS = ["eiffel", "ferris", "colonies", "metro", "fine_arts", "simplon"]


def journal(money: int = 6, *, improved: bool = False, **patents: str) -> Expo:
    """Seat 1 of three has just played a Journal."""
    labs = {ONE: technology("improved_journal")} if improved else {}
    return table(money=(money, 6, 6), labs=labs, patents=patents).play("play journal")


# E3.4 The Journal


@pytest.mark.rule("E3.4")
def test_example_9_one_step_in_automated_and_two_in_steel() -> None:
    state = journal(automated="4 1", steel="5 1")
    after = play(state, "step automated 4", "step steel 5", "step steel 6")
    assert (line(after, "automated"), line(after, "steel")) == (["5 1"], ["7 1"])
    assert asked(after) == ("card", TWO)


@pytest.mark.rule("E3.4")
@pytest.mark.parametrize(("improved", "points"), [(False, 3), (True, 4)])
def test_three_points_and_improved_four_over_any_own_tokens(improved: bool, points: int) -> None:
    state = journal(improved=improved)
    for column in range(points):
        assert field(state, "left") == points - column
        state = state.play("enter steel" if column == 0 else f"step steel {column + 1}")
    assert line(state, "steel") == [f"{points + 1} 1"]
    assert asked(state) == ("card", TWO)


@pytest.mark.rule("E3.4")
def test_points_may_be_left() -> None:
    assert asked(play(journal(), "enter steel", "done")) == ("card", TWO)


@pytest.mark.rule("E3.4")
@pytest.mark.rule("E-R5")
@pytest.mark.parametrize(
    ("move", "patents", "base", "improved"),
    [
        ("jump steel 3 down", {"steel": "3 1"}, 1, 0),
        ("jump steel 6 down", {"steel": "6 1"}, 2, 1),
        ("jump copper 4 down", {"copper": "4 1"}, 0, 0),
        ("jump steel 9 down", {"steel": "9 1"}, 3, 2),
    ],
)
def test_with_the_improved_journal_a_jump_costs_a_dollar_less_but_never_less_than_nothing(
    move: str, patents: dict[str, str], base: int, improved: int
) -> None:
    state = table(patents=patents)
    assert play(state, "play journal", move).money[ONE] == 6 - base
    better = table(patents=patents, labs={ONE: technology("improved_journal")})
    assert play(better, "play journal", move).money[ONE] == 6 - improved


@pytest.mark.rule("E3.4")
def test_who_has_all_tokens_at_the_end_has_nothing_to_move() -> None:
    state = table(patents={"steel": "10 1", "copper": "10 1", "manual": "10 1"})
    assert log(told(state, "play journal")) == ["1 play journal", "1 done"]


# E5.1 Steps


@pytest.mark.rule("E5.1")
@every_box
def test_there_are_six_lines_and_ten_columns(box: Box) -> None:
    assert sorted(RESOURCES[each] for each in box.lines) == sorted(RESOURCES[:6])
    assert box.figures.columns == 10


@pytest.mark.rule("E5.1")
def test_from_column_1_a_token_enters_column_2_of_any_line() -> None:
    state = journal()
    assert answers(state) == [*[f"enter {name}" for name in LINES], "done"]
    for name in LINES:
        assert line(state.play(f"enter {name}"), name) == ["2 1"]
    after = play(state, "enter steel", "enter steel", "enter copper")
    assert (line(after, "steel"), line(after, "copper")) == (["2 1 1"], ["2 1"])


@pytest.mark.rule("E5.1")
def test_there_are_three_tokens_to_enter_with() -> None:
    state = journal(steel="4 1 1 1")
    assert refused(state, "enter copper").reason == "none of your tokens is in column 1"
    assert answers(state) == ["step steel 4", "done"]


@pytest.mark.rule("E5.1")
def test_a_point_moves_a_token_one_column_to_the_right() -> None:
    assert line(play(journal(manual="7 1"), "step manual 7"), "manual") == ["8 1"]


@pytest.mark.rule("E5.1")
def test_only_ones_own_tokens_move() -> None:
    state = journal(manual="7 2")
    assert refused(state, "step manual 7").reason == "no such token of yours is on manual, column 7"


# E5.2 Jumps


@pytest.mark.rule("E5.2")
def test_an_arrow_leads_either_way_to_the_neighbouring_line_in_the_same_column() -> None:
    state = journal(steel="6 1", copper="6 1")
    assert line(play(state, "jump steel 6 down"), "copper") == ["6 1 1"]
    assert line(play(state, "jump copper 6 up"), "steel") == ["6 1 1"]


@pytest.mark.rule("E5.2")
def test_a_jump_costs_a_point_and_the_printed_money_at_once() -> None:
    state = play(journal(steel="6 1"), "jump steel 6 down")
    assert (field(state, "left"), state.money[ONE]) == (2, 4)
    facts = told(journal(steel="6 1"), "jump steel 6 down")
    assert [fact.amount for fact in facts if fact.kind == "pays"] == [2]


@pytest.mark.rule("E5.2")
def test_as_many_jumps_as_points_and_money_allow() -> None:
    state = journal(3, steel="3 1")
    after = play(state, "jump steel 3 down", "jump copper 3 up", "jump steel 3 down")
    assert (line(after, "copper"), after.money[ONE]) == (["3 1"], 0)
    poor = play(journal(2, steel="3 1"), "jump steel 3 down", "jump copper 3 up")
    assert refused(poor, "jump steel 3 down").figures == {"needs": 1, "has": 0}
    assert answers(poor, "jump") == []


@pytest.mark.rule("E5.2")
def test_without_an_arrow_there_is_no_jump() -> None:
    state = journal(steel="4 1", copper="5 1")
    assert answers(state, "jump") == []
    assert refused(state, "jump steel 4 down").reason == "no arrow leads down from steel, column 4"
    assert refused(state, "jump copper 5 up").reason == "no arrow leads up from copper, column 5"


@pytest.mark.rule("E5.2")
def test_the_top_line_and_the_bottom_line_are_not_neighbours() -> None:
    state = journal(steel="3 1", scientific="3 1")
    assert answers(state, "jump") == ["jump steel 3 down", "jump scientific 3 up"]
    assert refused(state, "jump steel 3 up").rule.key == "jump.no_arrow"
    assert refused(state, "jump scientific 3 down").rule.key == "jump.no_arrow"


@pytest.mark.rule("E5.2")
@every_box
def test_arrows_stand_in_columns_2_to_9_only(box: Box) -> None:
    for prices in box.arrow:
        assert prices[0] == prices[1] == prices[10] == -1
        assert any(price >= 0 for price in prices), "each line can be reached from its neighbours"


# E5.3 Piles


@pytest.mark.rule("E5.3")
def test_a_token_that_arrives_by_a_step_or_an_entry_goes_under_the_pile() -> None:
    state = journal(steel="4 1, 5 2 3", copper="2 3")
    assert line(state.play("step steel 4"), "steel") == ["5 2 3 1"]
    assert line(state.play("enter copper"), "copper") == ["2 3 1"]


@pytest.mark.rule("E5.3")
@pytest.mark.rule("E-R8")
def test_a_token_that_arrives_by_a_jump_goes_under_the_pile_too() -> None:
    state = journal(steel="6 1", copper="6 2 3")
    assert line(state.play("jump steel 6 down"), "copper") == ["6 2 3 1"]


@pytest.mark.rule("E5.3")
@pytest.mark.parametrize("pile", ["4 1 2 3", "4 2 1 3", "4 2 3 1"])
def test_any_own_token_may_leave_a_pile_and_the_rest_keep_their_order(pile: str) -> None:
    after = play(journal(steel=pile), "step steel 4")
    assert line(after, "steel") == ["4 2 3", "5 1"]


@pytest.mark.rule("E5.3")
@pytest.mark.rule("E-R27")
def test_of_several_own_tokens_in_a_pile_one_says_which_where_it_makes_a_difference() -> None:
    state = journal(steel="4 1 2 1")
    assert answers(state, "step") == ["step steel 4", "step steel 4 second"]
    assert line(state.play("step steel 4"), "steel") == ["4 2 1", "5 1"]
    assert line(state.play("step steel 4 second"), "steel") == ["4 1 2", "5 1"]
    jumping = journal(steel="6 1 2 1")
    assert line(jumping.play("jump steel 6 down second"), "steel") == ["6 1 2"]


@pytest.mark.rule("E-R27")
def test_own_tokens_that_lie_on_one_another_are_alike_and_the_upper_one_moves() -> None:
    state = journal(steel="4 1 1 2 1")
    assert answers(state, "step") == ["step steel 4", "step steel 4 third"]
    error = refused(state, "step steel 4 second")
    assert error.reason == "this token lies under another of yours: the upper one moves"
    assert line(state.play("step steel 4 third"), "steel") == ["4 1 1 2", "5 1"]
    assert refused(journal(steel="4 2 1"), "step steel 4 second").rule.key == "token.none_there"


# E5.4 The leader


@pytest.mark.rule("E5.4")
@pytest.mark.parametrize(
    ("piles", "leads"),
    [
        ("", None),
        ("2 1", ONE),
        ("2 1 1, 3 2", TWO),
        ("7 3 1 2", THREE),
        ("6 1, 7 2 3, 4 1", TWO),
        ("10 2 1", TWO),
    ],
)
def test_the_leader_is_furthest_to_the_right_and_on_top_of_the_pile(piles: str, leads: int | None) -> None:
    ordered = ", ".join(sorted(piles.split(", "), key=lambda pile: int((pile or "0").split()[0])))
    assert leader(table(patents={"steel": ordered}), "steel") == leads


@pytest.mark.rule("E5.4")
def test_catching_up_does_not_take_the_lead_but_overtaking_does() -> None:
    state = journal(steel="4 1, 5 2")
    beside = state.play("step steel 4")
    assert leader(beside, "steel") == TWO
    assert leader(beside.play("step steel 5"), "steel") == ONE


@pytest.mark.rule("E5.4")
def test_who_leaves_the_top_of_a_pile_gives_the_lead_to_the_next() -> None:
    state = journal(steel="6 1 3")
    assert leader(state.play("jump steel 6 down"), "steel") == THREE
    facts = told(state, "jump steel 6 down")
    assert [(fact.seat, fact.what) for fact in facts if fact.kind == "leader"] == [
        (THREE, "steel"),
        (ONE, "copper"),
    ]


@pytest.mark.rule("E5.4")
@pytest.mark.rule("E-R9")
def test_column_1_leads_nothing() -> None:
    state = table()
    assert state.view()["patents"]["waiting"] == [3, 3, 3]  # type: ignore[index]  # JSON data
    assert [leader(state, name) for name in LINES] == [None] * 6


# E5.5 Column 10


@pytest.mark.rule("E5.5")
def test_the_first_in_column_10_picks_one_of_the_chits_at_once() -> None:
    state = play(journal(steel="9 1"), "step steel 9")
    assert asked(state) == ("chit", ONE)
    assert answers(state) == [f"chit {chit}" for chit in CHITS]
    after = state.play("chit simplon")
    assert field(after, "chits") == ["simplon", "-", "-", "-", "-", "-"]
    assert (asked(after), field(after, "left")) == (("journal", ONE), 2), "the action goes on"


@pytest.mark.rule("E5.5")
@pytest.mark.rule("E-R10")
@pytest.mark.rule("E2.4")
def test_the_chit_cannot_be_declined() -> None:
    state = play(journal(steel="9 1"), "step steel 9")
    assert refused(state, "done").reason == "this cannot be left undone"


@pytest.mark.rule("E5.5")
def test_a_chit_on_another_line_cannot_be_chosen_again() -> None:
    state = table(patents={"steel": "9 1", "copper": "10 2"}, chits={"copper": "eiffel"})
    state = play(state, "play journal", "step steel 9")
    assert refused(state, "chit eiffel").reason == "eiffel lies on a line already"
    assert answers(state) == [f"chit {chit}" for chit in CHITS[1:]]


@pytest.mark.rule("E5.5")
def test_later_arrivals_choose_nothing_and_go_under_the_pile() -> None:
    state = table(patents={"steel": "9 1, 10 2"}, chits={"steel": "metro"})
    after = play(state, "play journal", "step steel 9")
    assert asked(after) == ("journal", ONE)
    assert (line(after, "steel"), field(after, "chits")[0]) == (["10 2 1"], "metro")


@pytest.mark.rule("E5.5")
def test_with_the_last_point_the_chit_is_chosen_before_the_turn_is_over() -> None:
    state = play(journal(steel="9 1"), "enter copper", "enter manual", "step steel 9")
    assert asked(state) == ("chit", ONE)
    assert asked(state.play("chit ferris")) == ("card", TWO)


@pytest.mark.rule("E5.5")
def test_the_point_of_a_meeting_room_may_bring_a_chit_too() -> None:
    state = table(played=SECOND_TURN, patents={"steel": "9 1"})
    state = play(state, "play meeting", "meet patents", "step steel 9")
    assert asked(state) == ("chit", ONE)
    assert asked(state.play("chit ferris")) == ("meeting", ONE)


@pytest.mark.rule("E5.5")
def test_a_token_in_column_10_moves_no_more() -> None:
    state = journal(steel="10 1")
    assert answers(state, "step", "jump") == []
    assert refused(state, "step steel 10").reason == "a token in column 10 moves no more"
    assert refused(state, "jump steel 10 down").rule.key == "token.at_end"


@pytest.mark.rule("E5.5")
def test_everybody_with_a_token_there_scores_the_chit_once() -> None:
    patents = {"steel": "10 1 2 1", "copper": "9 3"}
    state = table(patents=patents, chits={"steel": "fine_arts"})
    assert [points["fine_arts"] for points in state.breakdown()] == [3, 3, 0]


# E5.6 Several tokens on a line


@pytest.mark.rule("E5.6")
@pytest.mark.parametrize(
    ("piles", "points"),
    [("8 1, 9 1", 1), ("9 1 1 1", 1), ("7 1, 8 1", 1), ("8 1, 10 1", 0), ("9 1, 10 1", 0), ("7 1", 0)],
)
def test_of_several_own_tokens_on_a_line_only_the_right_most_counts_for_points(
    piles: str, points: int
) -> None:
    state = table(patents={"steel": piles}, chits={"steel": "colonies"} if "10" in piles else {})
    assert state.breakdown()[ONE]["columns"] == points


@pytest.mark.rule("E5.6")
def test_tokens_on_different_lines_count_each() -> None:
    state = table(patents={"steel": "8 1", "copper": "9 1", "manual": "8 1"})
    assert state.breakdown()[ONE]["columns"] == 3
