"""I5.1 The subsidy."""

from __future__ import annotations

import pytest

from opificio.games.industry.state import Industry
from tests.rules.industry.table import names, table
from tests.rules.playing import ONE, THREE, TWO, answers, asked, play, refused, told

# One of each of a player's own decisions, put to seat 1
DECISIONS = {
    "pick": table("pick", open_zones="E1 F1", auctioneer=ONE),
    "bid": table("bid", lot="E1"),
    "keep_or_sell": table("keep_or_sell", lot="E1", top_bid=2, top_bidder=TWO),
    "develop": table("develop", owned={ONE: "J1"}),
    "supply": table("supply", site="G1", owned={ONE: "G1"}, jokers={ONE: "A1 C1"}),
}

every_decision = pytest.mark.parametrize("state", DECISIONS.values(), ids=DECISIONS.keys())


@pytest.mark.rule("I5.1")
@every_decision
def test_at_each_own_decision_the_subsidy_brings_three_talers_at_once(state: Industry) -> None:
    assert "subsidy" in answers(state)
    assert play(state, "subsidy").talers == [4 + 3, 4, 4, 4]


@pytest.mark.rule("I5.1")
@every_decision
def test_the_decision_is_made_after_the_subsidy(state: Industry) -> None:
    after = play(state, "subsidy")
    assert asked(after) == asked(state)
    assert set(answers(state)) - {"subsidy"} <= set(answers(after))


@pytest.mark.rule("I5.1")
@every_decision
def test_the_subsidy_is_taken_once_in_the_game(state: Industry) -> None:
    after = play(state, "subsidy")
    assert "subsidy" not in answers(after)
    assert refused(after, "subsidy").reason == "seat 1 has taken its subsidy already"


@pytest.mark.rule("I5.1")
def test_each_player_has_a_subsidy_of_his_own() -> None:
    state = table("bid", THREE, lot="E1", auctioneer=ONE, subsidised=[ONE, TWO])
    after = play(state, "subsidy")
    assert after.talers == [4, 4, 7, 4]
    assert [after.may_take_subsidy(seat) for seat in range(4)] == [False, False, False, True]


@pytest.mark.rule("I5.1")
def test_the_subsidy_costs_five_points_at_the_end() -> None:
    over = table("over", era=5, talers=[4, 4, 4], points=[20, 20, 20], subsidised=[TWO])
    assert over.scores() == [21, 21 - 5, 21]
    assert [points["subsidy"] for points in over.breakdown()] == [0, -5, 0]


@pytest.mark.rule("I5.1")
def test_taking_the_subsidy_moves_no_score_marker() -> None:
    after = play(DECISIONS["pick"], "subsidy")
    assert after.points == [0, 0, 0, 0]


@pytest.mark.rule("I5.1")
@pytest.mark.rule("I-R8")
def test_to_bid_more_than_his_talers_a_player_takes_the_subsidy_first() -> None:
    state = table("bid", THREE, lot="E1", auctioneer=ONE, top_bid=3, top_bidder=TWO, talers=[4, 4, 2, 4])
    assert answers(state) == ["pass", "subsidy"]
    assert refused(state, "bid 4").reason == "needs 4 talers, has 2"
    assert answers(play(state, "subsidy")) == ["pass", "bid 4", "bid 5"]
    assert play(state, "subsidy", "bid 5").view()["top_bid"] == 5


@pytest.mark.rule("I5.1")
def test_the_subsidy_lets_the_auctioneer_keep() -> None:
    state = table(
        "keep_or_sell", lot="E1", open_zones="E1 F1", top_bid=5, top_bidder=TWO, talers=[3, 5, 0, 0]
    )
    assert answers(state) == ["sell", "subsidy"]
    after = play(state, "subsidy", "keep")
    assert names(after.owned[ONE]) == "E1"
    assert after.talers == [3 + 3 - 4, 5 + 2, 1, 1]


@pytest.mark.rule("I5.1")
def test_the_subsidy_pays_for_a_development() -> None:
    state = table("develop", owned={ONE: "J1", TWO: "K1"}, talers=[0, 4, 4])
    assert answers(state) == ["done", "subsidy"]
    after = play(state, "subsidy", "develop J1")
    assert names(after.developed[ONE]) == "J1"
    assert after.talers == [0, 4, 4]


@pytest.mark.rule("I5.1")
def test_nobody_takes_a_subsidy_while_chance_draws_or_when_the_game_is_over() -> None:
    for state in (table("column_token", to_draw=4), table("over", era=5)):
        assert "subsidy" not in answers(state)
        assert refused(state, "subsidy").rule.key == "subsidy.not_now"


@pytest.mark.rule("I-R12")
def test_the_subsidy_may_be_taken_between_choosing_the_zone_and_choosing_its_sources() -> None:
    state = table(
        "develop", owned={ONE: "H1"}, developed={TWO: "E1 F1"}, jokers={ONE: "B1"}, talers=[3, 4, 4]
    )
    choice = play(state, "develop H1")
    assert answers(choice) == ["supply stone joker", "subsidy"]
    after = play(choice, "subsidy")
    assert answers(after) == ["supply stone joker", "supply stone from 2"]
    assert names(play(after, "supply stone from 2").jokers[ONE]) == "B1"


@pytest.mark.rule("I-R12")
def test_where_a_resource_has_a_single_source_nothing_is_asked() -> None:
    state = table("develop", owned={ONE: "L1 J1"}, developed={TWO: "E1"})
    after = play(state, "develop L1")
    assert asked(after) == ("develop", ONE)
    assert names(after.developed[ONE]) == "L1"


@pytest.mark.rule("I-R12")
def test_a_position_with_a_single_source_offers_no_subsidy() -> None:
    state = table("supply", site="L1", owned={ONE: "L1 J1"}, developed={TWO: "E1"})
    assert answers(state) == ["supply stone from 2"]
    assert refused(state, "subsidy").reason == "the resource has a single source: nothing is decided"


@pytest.mark.rule("I5.1")
def test_the_subsidy_is_told() -> None:
    facts = told(DECISIONS["bid"], "subsidy")
    assert [(fact.seat, fact.amount) for fact in facts if fact.kind == "subsidy"] == [(ONE, 3)]
