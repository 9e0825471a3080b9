"""I3.1, I3.2, I3.5–I3.8 The auction; what the auctioneer decides is in `test_i3_keep_or_sell`."""

from __future__ import annotations

import pytest

from opificio.core.rule import NotAMove
from tests.rules.industry.table import GAME, names, table
from tests.rules.playing import FOUR, ONE, THREE, TWO, answers, asked, play, refused


@pytest.mark.rule("I3.1")
def test_the_first_player_is_the_first_auctioneer() -> None:
    state = play(GAME.start(4), "first 3", "draw E", "draw F", "draw G", "draw H")
    assert asked(state) == ("pick", THREE)
    assert state.view()["auctioneer"] == THREE


@pytest.mark.rule("I3.1")
def test_the_auctioneer_picks_any_zone_that_is_open_and_unsold() -> None:
    state = table("pick", TWO, open_zones="B1 H1 L1", owned={ONE: "E1"})
    assert answers(state) == ["pick B1", "pick H1", "pick L1", "subsidy"]
    assert play(state, "pick H1").view()["lot"] == "H1"


@pytest.mark.rule("I3.2")
def test_every_other_player_speaks_once_clockwise_from_the_auctioneers_left() -> None:
    state = table("pick", THREE, open_zones="E1 F1")
    speakers = []
    for move in ("pick E1", "bid 1", "pass", "bid 2"):
        state = play(state, move)
        speakers.append(asked(state))
    assert speakers == [("bid", FOUR), ("bid", ONE), ("bid", TWO), ("keep_or_sell", THREE)]


@pytest.mark.rule("I3.2")
def test_who_was_outbid_does_not_speak_again() -> None:
    state = table("bid", TWO, lot="E1", open_zones="E1 F1", talers=[4, 4, 4])
    assert asked(play(state, "bid 1", "bid 2")) == ("keep_or_sell", ONE)


@pytest.mark.rule("I3.2")
def test_a_bid_is_higher_than_the_last() -> None:
    state = table("bid", THREE, lot="E1", auctioneer=ONE, top_bid=2, top_bidder=TWO, talers=[4, 4, 5, 4])
    assert answers(state) == ["pass", "bid 3", "bid 4", "bid 5", "subsidy"]
    assert refused(state, "bid 2").reason == "the last bid is 2: bid more, or pass"


@pytest.mark.rule("I3.2")
@pytest.mark.rule("I-R4")
def test_the_lowest_bid_is_one_taler() -> None:
    state = table("bid", TWO, lot="E1", talers=[4, 2, 4])
    assert answers(state) == ["pass", "bid 1", "bid 2", "subsidy"]
    with pytest.raises(NotAMove):
        state.play("bid 0")


@pytest.mark.rule("I3.2")
def test_no_one_bids_more_than_he_can_pay() -> None:
    state = table("bid", TWO, lot="E1", talers=[9, 3, 9])
    assert answers(state) == ["pass", "bid 1", "bid 2", "bid 3", "subsidy"]
    assert refused(state, "bid 4").reason == "needs 4 talers, has 3"


@pytest.mark.rule("I3.2")
def test_who_cannot_bid_higher_may_pass() -> None:
    state = table("bid", THREE, lot="E1", auctioneer=ONE, top_bid=4, top_bidder=TWO, talers=[4, 4, 4])
    assert answers(state) == ["pass", "subsidy"]


@pytest.mark.rule("I3.2")
def test_bidding_costs_nothing_until_the_zone_is_sold() -> None:
    state = table("bid", TWO, lot="E1", talers=[4, 4, 4])
    assert play(state, "bid 2", "bid 3").talers == [4, 4, 4]


@pytest.mark.rule("I3.5")
def test_with_no_bid_the_auctioneer_must_take_the_zone_free_of_charge() -> None:
    state = table("bid", THREE, lot="E1", open_zones="E1 F1", auctioneer=TWO)
    after = play(state, "pass", "pass", "pass")
    assert names(after.owned[TWO]) == "E1"
    assert after.talers == [4, 4, 4, 4]


@pytest.mark.rule("I3.5")
@pytest.mark.parametrize(("auctioneer", "left"), [(TWO, THREE), (FOUR, ONE)])
def test_with_no_bid_the_player_at_the_left_becomes_auctioneer(auctioneer: int, left: int) -> None:
    state = table("pick", auctioneer, open_zones="E1 F1 G1")
    after = play(state, "pick E1", "pass", "pass", "pass")
    assert asked(after) == ("pick", left)
    assert answers(after) == ["pick F1", "pick G1", "subsidy"]


@pytest.mark.rule("I3.6")
@pytest.mark.parametrize("end", [["pass", "pass", "pass"], ["bid 1", "pass", "pass", "keep"]])
def test_the_first_player_marker_stays_where_it_is_when_the_hammer_passes(end: list[str]) -> None:
    after = play(table("pick", ONE, first=ONE, open_zones="E1 F1 G1"), "pick E1", *end)
    assert asked(after) == ("pick", TWO)
    assert after.first == ONE


@pytest.mark.rule("I3.6")
def test_a_former_auctioneer_bids_on_a_later_zone_and_wins_it() -> None:
    state = table("pick", ONE, open_zones="E1 F1", talers=[4, 4, 4])
    second = play(state, "pick E1", "pass", "pass", "pick F1", "pass")
    assert asked(second) == ("bid", ONE)
    after = play(second, "bid 2", "sell")
    assert names(after.owned[ONE]) == "E1 F1"
    assert after.talers == [2, 6, 4]


@pytest.mark.rule("I3.6")
def test_one_player_wins_several_zones_in_one_round() -> None:
    state = table("pick", ONE, open_zones="E1 F1 G1", talers=[4, 6, 4])
    after = play(state, *["pick E1", "bid 2", "pass", "sell"], *["pick F1", "bid 3", "pass", "sell"])
    assert names(after.owned[TWO]) == "E1 F1"
    assert after.talers == [9, 1, 4]


@pytest.mark.rule("I3.6")
def test_the_zones_of_one_round_go_to_several_winners() -> None:
    state = table("pick", ONE, open_zones="E1 F1 G1", talers=[4, 4, 4])
    sold_to_two = play(state, "pick E1", "bid 1", "pass", "sell")
    sold_to_three = play(sold_to_two, "pick F1", "pass", "bid 2", "sell")
    kept = play(sold_to_three, "pick G1", "bid 1", "pass", "keep")
    assert [names(zones) for zones in kept.owned] == ["G1", "E1", "F1"]


@pytest.mark.rule("I3.7")
def test_the_winners_marker_lies_on_the_zone_undeveloped() -> None:
    state = table("bid", TWO, lot="E1", open_zones="E1 F1", talers=[4, 4, 4])
    after = play(state, "bid 1", "pass", "sell")
    assert names(after.owned[TWO]) == "E1"
    assert after.developed == [0, 0, 0]
    assert after.points == [0, 0, 0]
    assert names(after.open_zones) == "F1"


@pytest.mark.rule("I3.7")
@pytest.mark.parametrize(
    ("end", "winner"),
    [(["bid 1", "pass", "sell"], TWO), (["bid 1", "pass", "keep"], ONE), (["pass", "pass"], ONE)],
)
def test_a_joker_goes_to_the_winners_hand_and_no_marker_is_placed(end: list[str], winner: int) -> None:
    state = table("bid", TWO, lot="C1", open_zones="C1 F1", talers=[4, 4, 4])
    after = play(state, *end)
    assert names(after.jokers[winner]) == "C1"
    assert after.owned == [0, 0, 0]
    assert names(after.open_zones) == "F1"


@pytest.mark.rule("I3.7")
def test_who_wins_only_a_joker_has_nothing_to_develop() -> None:
    state = table("bid", TWO, lot="C1", talers=[4, 4, 4], owned={THREE: "J1"})
    assert asked(play(state, "bid 1", "pass", "sell")) == ("develop", THREE)


@pytest.mark.rule("I3.8")
def test_the_phase_goes_on_while_a_zone_is_open_and_ends_when_all_are_gone() -> None:
    state = table("pick", TWO, first=TWO, open_zones="E1 F1", talers=[4, 4, 4], owned={TWO: "J1"})
    one_left = play(state, "pick E1", "pass", "pass")
    assert asked(one_left) == ("pick", THREE)
    none_left = play(one_left, "pick F1", "pass", "pass")
    assert asked(none_left) == ("develop", TWO)
    assert none_left.view()["auctioneer"] is None
