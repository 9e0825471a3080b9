"""E7.1 When the game ends, E7.2 last actions."""

from __future__ import annotations

import pytest

from opificio.core.state import CHANCE
from opificio.games.expo1906.state import Expo
from tests.rules.expo1906.labs import FOUR, technology
from tests.rules.expo1906.table import SECOND_TURN, drawn, field, lab, shown, table
from tests.rules.playing import ONE, THREE, TWO, answers, asked, play, refused, told

SPARE = "copper-steam, steel-manual"
FIFTH = ["play laboratory", "lay copper-steam", "put a1 90"]
FIVE_LINES = {
    "steel": "10 2",
    "copper": "10 2",
    "manual": "10 2",
    "automated": "10 3",
    "empirical": "10 3",
    "scientific": "8 1",
}
FOUR_CARDS = "station academy journal skyscraper"


def one_project_short(**fields: object) -> Expo:
    """Seat 1 can complete a fifth project."""
    return table(labs={ONE: FOUR}, tiles={ONE: SPARE}, **fields)  # type: ignore[arg-type]  # any field


# E7.1 (a) ten rounds


@pytest.mark.rule("E7.1")
def test_the_game_ends_in_round_ten_when_the_meeting_room_is_played_and_the_jury_is_full() -> None:
    state = table(played=SECOND_TURN, in_round=10)
    assert sum(field(state, "jury")) == 11
    after = play(state, "play meeting", "meet money", "done")
    assert asked(after) == ("jury", CHANCE), "the last jury tile is always placed"
    after = after.play("jury steam")
    assert sum(field(after, "jury")) == 12
    assert (asked(after), after.view()["ender"]) == (("last_card", TWO), ONE)
    facts = told(state, "play meeting", "meet steam", "done")
    assert [(fact.kind, fact.seat) for fact in facts if fact.kind.startswith("ends")] == [
        ("ends_rounds", ONE)
    ]
    assert "reorganisation" not in [fact.kind for fact in facts]


@pytest.mark.rule("E7.1")
def test_after_round_nine_the_game_goes_on() -> None:
    after = drawn(play(table(played=SECOND_TURN, in_round=9), "play meeting", "done"))
    assert (field(after, "round"), asked(after)) == (10, ("card", TWO))


@pytest.mark.rule("E7.1")
@pytest.mark.rule("E-R15")
def test_when_it_ends_nobody_takes_cards_back_and_nothing_is_refilled() -> None:
    state = table(played=SECOND_TURN, in_round=10, station="steel-manual", academy="telephone, cellophane")
    after = play(state, "play meeting", "meet steam", "done")
    assert field(after, "hands")[TWO] == ["station", "laboratory", "journal", "skyscraper", "meeting"]
    assert field(after, "station") == ["steel-manual"]
    assert field(after, "academy") == ["telephone", "-", "cellophane", "-", "-"]


# E7.1 (b) the patents


@pytest.mark.rule("E7.1")
@pytest.mark.rule("E-R11")
def test_the_game_ends_when_every_line_has_a_token_in_column_10_after_that_action() -> None:
    state = table(patents=FIVE_LINES)
    state = play(state, "play journal", "step scientific 8", "step scientific 9")
    assert field(state, "chits").count("-") == 0, "the last chit needs no choice"
    assert (asked(state), field(state, "ender")) == (("journal", ONE), "-"), "one point is left"
    after = state.play("enter steel")
    assert (asked(after), after.view()["ender"]) == (("last_card", TWO), ONE)


@pytest.mark.rule("E7.1")
def test_five_lines_are_not_enough() -> None:
    after = play(table(patents=FIVE_LINES), "play journal", "step scientific 8", "done")
    assert asked(after) == ("card", TWO)


@pytest.mark.rule("E7.1")
def test_another_action_than_the_meeting_room_places_no_jury_tile() -> None:
    state = table(patents=FIVE_LINES)
    moves = ["play journal", "step scientific 8", "step scientific 9", "done"]
    after = play(state, *moves)
    assert field(after, "jury") == field(state, "jury")
    facts = told(state, *moves)
    assert [(fact.kind, fact.seat) for fact in facts if fact.kind.startswith("ends")] == [
        ("ends_patents", ONE)
    ]


@pytest.mark.rule("E7.1")
def test_a_meeting_room_that_fills_the_last_line_places_its_jury_tile_first() -> None:
    patents = {**FIVE_LINES, "scientific": "9 1"}
    state = play(table(played=SECOND_TURN, patents=patents, in_round=4), "play meeting", "meet patents")
    state = play(state, "step scientific 9", "done")
    assert asked(state) == ("jury", CHANCE)
    after = state.play("jury electricity")
    assert asked(after) == ("last_card", TWO)
    assert (sum(field(after, "jury")), field(after, "round")) == (6, 4)


# E7.1 (c) five projects


@pytest.mark.rule("E7.1")
@pytest.mark.rule("E-R11")
def test_the_game_ends_when_somebody_has_completed_five_projects_after_that_action() -> None:
    state = play(one_project_short(), *FIFTH)
    assert len(shown(state, ONE)["completed"]) == 5
    assert (asked(state), field(state, "left")) == (("laboratory", ONE), 2), "the action is finished first"
    after = state.play("done")
    assert (asked(after), after.view()["ender"]) == (("last_card", TWO), ONE)
    facts = told(one_project_short(), *FIFTH, "done")
    assert [(fact.kind, fact.seat) for fact in facts if fact.kind.startswith("ends")] == [
        ("ends_projects", ONE)
    ]


@pytest.mark.rule("E7.1")
def test_four_are_not_enough() -> None:
    assert asked(play(one_project_short(), "play laboratory", "done")) == ("card", TWO)


@pytest.mark.rule("E7.1")
def test_a_fifth_completed_by_repositioning_ends_the_game_after_the_jury_tile() -> None:
    rows = [
        ".TTcRi",
        "TTgRRR",
        "aPjSSd",
        "PPhSSb",
        ".PfQQQ",
        "...eQk",
    ]
    drawing = lab(
        *rows,
        P="celluloid",
        Q="light_bulb",
        R="sewing_machine",
        S="transformer",
        T="synthetic_dye",
        a="automated-steam 180",
        b="electricity-steel 180",
        c="manual-steam 270",
        d="automated-steel 270",
        e="empirical-manual 90",
        f="empirical-copper 270",
        g="scientific-steel 270",
        h="copper-empirical 0",
        i="empirical-automated 270",
        j="scientific-copper 90",
        k="copper-steam 90",
    )
    state = table(labs={ONE: drawing}, played=SECOND_TURN)
    state = play(state, "play meeting", "meet reposition", "lift f6", "put a1 90", "done", "meet money")
    assert asked(state) == ("jury", CHANCE)
    assert asked(state.play("jury steam")) == ("last_card", TWO)


# E7.2 Last actions


@pytest.mark.rule("E7.2")
def test_each_other_player_has_one_last_action_from_the_enders_left() -> None:
    state = play(one_project_short(order=(0, 2, 1)), *FIFTH, "done")
    assert asked(state) == ("last_card", THREE)
    state = state.play("play skyscraper")
    assert (asked(state), state.money[THREE]) == (("last_card", TWO), 10)
    over = play(state, "play skyscraper")
    assert (asked(over), over.legal()) == (("over", None), [])


@pytest.mark.rule("E7.2")
def test_the_card_of_the_right_hand_neighbour_does_not_matter() -> None:
    state = play(one_project_short(), *FIFTH, "done", "play skyscraper")
    assert "play skyscraper" in answers(state)
    assert shown(state, THREE)["banned"] is None
    assert asked(state.play("play skyscraper")) == ("over", None)


@pytest.mark.rule("E7.2")
def test_it_is_not_the_meeting_room() -> None:
    state = play(table(played=SECOND_TURN, in_round=10), "play meeting", "meet steam", "done")
    assert refused(state, "play meeting").reason == "the Meeting Room is not for a last action"
    assert answers(state) == ["play station", "play laboratory", "play journal", "play skyscraper", "pass"]


@pytest.mark.rule("E7.2")
def test_it_is_done_with_a_card_still_in_hand() -> None:
    state = play(table(played=SECOND_TURN, in_round=10), "play meeting", "meet steam", "done")
    error = refused(state, "play academy")
    assert error.reason == "academy is not in your hand: you played it this round"


@pytest.mark.rule("E7.2")
def test_without_such_a_card_there_is_none() -> None:
    all_but_meeting = f"laboratory {FOUR_CARDS}"
    played = {ONE: FOUR_CARDS, TWO: FOUR_CARDS, THREE: all_but_meeting}
    state = one_project_short(order=(2, 0, 1), played=played)
    after = play(state, *FIFTH, "done")
    assert asked(after) == ("last_card", TWO)
    assert asked(after.play("pass")) == ("over", None), "seat 3 has but the Meeting Room left"


@pytest.mark.rule("E7.2")
def test_a_last_action_is_a_whole_action() -> None:
    state = table(
        labs={ONE: FOUR, TWO: technology("improved_academy")},
        tiles={ONE: SPARE},
        station="steel-manual",
        academy="telephone",
    )
    state = play(state, *FIFTH, "done", "play academy", "buy telephone", "take steel-manual")
    assert field(state, "tiles")[TWO] == ["steel-manual", "telephone"]
    assert asked(state) == ("last_card", THREE)


@pytest.mark.rule("E7.2")
@pytest.mark.rule("E-R35")
def test_a_last_action_can_be_declined() -> None:
    state = play(one_project_short(), *FIFTH, "done", "pass")
    assert asked(state) == ("last_card", THREE)
    assert asked(state.play("pass")) == ("over", None)


@pytest.mark.rule("E7.2")
@pytest.mark.rule("E-R22")
def test_conditions_met_in_last_actions_change_nothing() -> None:
    patents = {"steel": "10 3", "copper": "10 3", "manual": "10 3", "automated": "10 2", "empirical": "10 2"}
    state = table(labs={ONE: FOUR}, tiles={ONE: SPARE}, patents={**patents, "scientific": "9 2"})
    state = play(state, *FIFTH, "done", "play journal", "step scientific 9")
    assert field(state, "chits").count("-") == 0, "now every line has a token in column 10"
    assert (asked(state), state.view()["ender"]) == (("last_card", THREE), ONE)
    assert asked(state.play("pass")) == ("over", None), "the ender has none"


@pytest.mark.rule("E7.2")
def test_a_project_completed_in_a_last_action_scores() -> None:
    patents = {"steel": "10 1", "copper": "10 1", "manual": "10 1", "automated": "10 2", "empirical": "10 2"}
    state = table(
        THREE,
        patents={**patents, "scientific": "9 3"},
        labs={ONE: FOUR},
        tiles={ONE: SPARE},
    )
    state = play(state, "play journal", "step scientific 9", "done")
    assert asked(state) == ("last_card", ONE)
    before = state.points[ONE]
    after = play(state, *FIFTH, "done")
    assert after.points[ONE] == before + 2 + 2, "Synthetic Dye, and the lead in copper and in manual"
    assert (asked(after), after.view()["ender"]) == (("last_card", TWO), THREE)
