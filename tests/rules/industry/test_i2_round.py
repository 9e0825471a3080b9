"""I2 The round: income, column tokens, auction, development, new first player."""

from __future__ import annotations

import pytest

from opificio.core.state import CHANCE
from tests.rules.industry.table import GAME, names, table
from tests.rules.playing import FOUR, ONE, THREE, TWO, answers, asked, play, told


@pytest.mark.rule("I2")
@pytest.mark.rule("I2.4")
@pytest.mark.rule("I2.5")
def test_the_five_phases_follow_each_other_and_all_finish_one_before_the_next() -> None:
    draws = ["draw E", "draw F", "draw J", "draw K"]
    nobody_bids = ["pass"] * 3
    auction = [
        "pick E1",
        *nobody_bids,
        "pick F1",
        *nobody_bids,
        "pick J1",
        *nobody_bids,
        "pick K1",
        *nobody_bids,
    ]
    development = ["develop E1", "develop F1", "done", "develop K1"]
    facts = told(GAME.start(4), "first 1", *draws, *auction, *development)
    phases = [fact.kind for fact in facts if fact.kind in ("income", "zone", "developed", "first_player")]
    round_one = ["income", "zone", "zone", "zone", "zone", "developed", "developed", "developed"]
    assert phases == ["first_player", *round_one, "first_player", "income"]


@pytest.mark.rule("I2.1")
def test_each_player_gets_one_taler_when_the_round_begins() -> None:
    state = table("develop", FOUR, owned={FOUR: "J1"}, talers=[0, 3, 7, 1])
    assert play(state, "done").talers == [1, 4, 8, 2]


@pytest.mark.rule("I2.1")
def test_the_first_round_brings_income_too() -> None:
    assert play(GAME.start(3), "first 2").talers == [5, 5, 5]


@pytest.mark.rule("I2.2")
@pytest.mark.parametrize("players", [3, 4])
def test_as_many_tokens_are_drawn_as_there_are_players(players: int) -> None:
    state = play(GAME.start(players), "first 1")
    for drawn in range(players):
        assert asked(state) == ("column_token", CHANCE)
        state = play(state, f"draw {'EFGH'[drawn]}")
    assert asked(state) == ("pick", ONE)


@pytest.mark.rule("I2.2")
def test_a_token_opens_the_zone_of_the_current_era_in_its_column() -> None:
    state = table("column_token", era=3, to_draw=4)
    after = play(state, "draw F", "draw L", "draw B", "draw H")
    assert names(after.open_zones) == "B3 F3 H3 L3"


@pytest.mark.rule("I2.2")
def test_a_token_that_was_drawn_does_not_come_again_and_the_others_are_all_as_likely() -> None:
    after = play(table("column_token", to_draw=4), "draw C", "draw K")
    assert answers(after) == [f"draw {column}" for column in "ABDEFGHIJL"]
    assert after.weights() == [1] * 10


@pytest.mark.rule("I2.2")
@pytest.mark.parametrize("era", [1, 2, 3, 4, 5])
def test_the_a_token_brings_everyone_one_more_taler_at_once(era: int) -> None:
    before = play(table("column_token", era=era, to_draw=3, talers=[2, 0, 5]), "draw B")
    assert before.talers == [2, 0, 5]
    after = play(before, "draw A")
    assert after.talers == [3, 1, 6]
    assert asked(after) == ("column_token", CHANCE)
    assert play(after, "draw C").talers == [3, 1, 6]


@pytest.mark.rule("I2.4")
def test_the_auction_begins_when_the_last_token_of_the_round_is_drawn() -> None:
    state = table("column_token", to_draw=1, first=THREE, open_zones="E1 F1 G1")
    after = play(state, "draw D")
    assert asked(after) == ("pick", THREE)
    assert answers(after) == ["pick D1", "pick E1", "pick F1", "pick G1", "subsidy"]


@pytest.mark.rule("I2.5")
def test_development_begins_when_the_last_open_zone_is_gone() -> None:
    state = table("bid", TWO, lot="E1", talers=[4, 4, 4], first=ONE, owned={THREE: "J1"})
    after = play(state, "pass", "pass")
    assert asked(after) == ("develop", ONE)
    assert answers(after) == ["develop E1", "done", "subsidy"]


@pytest.mark.rule("I2.6")
@pytest.mark.parametrize(("first", "left"), [(ONE, TWO), (THREE, FOUR), (FOUR, ONE)])
def test_the_first_player_marker_passes_left_at_the_end_of_the_round(first: int, left: int) -> None:
    state = table("develop", first, first=first, owned={first: "J1"})
    assert play(state, "done").first == left


@pytest.mark.rule("I2.6")
def test_with_three_players_the_marker_passes_from_the_third_to_the_first() -> None:
    state = table("develop", TWO, first=THREE, owned={TWO: "J1"}, talers=[4, 4, 4])
    assert play(state, "done").first == ONE
