"""I6.1 The end of the game."""

from __future__ import annotations

import pytest

from tests.rules.industry.table import names, table
from tests.rules.playing import FOUR, ONE, THREE, TWO, answers, asked, play, told


@pytest.mark.rule("I6.1")
def test_the_game_ends_after_the_development_of_the_round_in_which_the_last_zone_is_sold() -> None:
    last_lot = table("bid", TWO, era=5, lot="H5", bag="", talers=[4, 4, 4], owned={THREE: "J1"})
    sold = play(last_lot, "bid 1", "pass", "sell")
    assert asked(sold) == ("develop", TWO)
    one_turn_left = play(sold, "develop H5")
    assert asked(one_turn_left) == ("develop", THREE)
    over = play(one_turn_left, "develop J1")
    assert asked(over) == ("over", None)
    assert answers(over) == []


@pytest.mark.rule("I6.1")
def test_the_last_development_still_scores() -> None:
    over = play(table("develop", FOUR, era=5, bag="", owned={FOUR: "H5"}), "develop H5")
    assert asked(over) == ("over", None)
    assert over.points == [0, 0, 0, 2]


@pytest.mark.rule("I6.1")
def test_the_game_goes_on_while_zones_of_era_five_are_to_come() -> None:
    after = play(table("develop", FOUR, era=5, bag="ABC", owned={FOUR: "H5"}), "done")
    assert after.view()["question"] == "column_token"


@pytest.mark.rule("I6.1")
def test_no_other_era_ends_the_game() -> None:
    after = play(table("develop", FOUR, era=4, bag="", owned={FOUR: "J4"}), "done")
    assert asked(after)[0] == "column_token"
    assert after.view()["era"] == 5


@pytest.mark.rule("I6.1")
def test_with_nothing_to_develop_the_game_ends_with_the_last_sale() -> None:
    last_lot = table("bid", TWO, era=5, lot="A5", bag="", talers=[4, 4, 4], owned={THREE: "K1"})
    over = play(last_lot, "pass", "pass")
    assert asked(over) == ("over", None)
    assert names(over.jokers[ONE]) == "A5"


@pytest.mark.rule("I6.1")
def test_the_markers_of_undeveloped_zones_leave_the_board() -> None:
    state = table(
        "develop", THREE, era=5, bag="", talers=[4, 4, 4],
        owned={ONE: "K1", TWO: "L2", THREE: "H5 F5"}, developed={ONE: "E1", TWO: "J2"},
    )  # fmt: skip
    over = play(state, "develop H5", "done")
    assert [names(zones) for zones in over.owned] == ["E1", "J2", "H5"]
    assert [names(zones) for zones in over.developed] == ["E1", "J2", "H5"]


@pytest.mark.rule("I6.1")
def test_there_is_no_income_and_no_new_first_player_after_the_last_round() -> None:
    facts = told(table("develop", FOUR, era=5, bag="", owned={FOUR: "H5"}), "done")
    assert [fact.kind for fact in facts] == ["played", "over"]
