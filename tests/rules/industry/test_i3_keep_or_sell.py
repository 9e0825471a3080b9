"""I3.3 The auctioneer sells, I3.4 or keeps."""

from __future__ import annotations

import pytest

from opificio.games.industry.state import Industry
from tests.rules.industry.table import names, table
from tests.rules.playing import FOUR, ONE, THREE, TWO, answers, asked, play, refused, told


def decision(talers: list[int], top_bid: int, auctioneer: int = ONE) -> Industry:
    """The auctioneer's left neighbour made the top bid for E1; F1 is open as well."""
    left = (auctioneer + 1) % len(talers)
    return table(
        "keep_or_sell",
        auctioneer,
        lot="E1",
        open_zones="E1 F1",
        top_bid=top_bid,
        top_bidder=left,
        talers=talers,
    )


@pytest.mark.rule("I3.3")
def test_the_top_bidder_pays_the_auctioneer_and_gets_the_zone() -> None:
    after = play(decision([1, 5, 2, 4], top_bid=3), "sell")
    assert after.talers == [4, 2, 2, 4]
    assert names(after.owned[TWO]) == "E1"


@pytest.mark.rule("I3.3")
def test_the_top_bidder_is_the_last_who_bid_and_not_the_last_who_spoke() -> None:
    state = table("bid", TWO, lot="E1", open_zones="E1 F1")
    after = play(state, "bid 1", "bid 3", "pass", "sell")
    assert names(after.owned[THREE]) == "E1"
    assert after.talers == [7, 4, 1, 4]


@pytest.mark.rule("I3.3")
def test_who_sells_stays_auctioneer_and_picks_the_next_zone() -> None:
    after = play(decision([4, 4, 4], top_bid=1), "sell")
    assert asked(after) == ("pick", ONE)
    assert after.view()["top_bid"] == 0


@pytest.mark.rule("I3.3")
def test_with_a_bid_made_the_auctioneer_either_sells_or_keeps() -> None:
    assert answers(decision([4, 4, 4], top_bid=4)) == ["sell", "keep", "subsidy"]


@pytest.mark.rule("I3.4")
def test_bid_5_with_four_players_left_gets_2_the_others_1_each_and_the_net_cost_is_4() -> None:
    after = play(decision([5, 5, 0, 0], top_bid=5), "keep")
    assert after.talers == [5 - 4, 5 + 2, 1, 1]
    assert names(after.owned[ONE]) == "E1"


@pytest.mark.rule("I3.4")
def test_bid_8_with_four_players_all_get_2_and_the_net_cost_is_6() -> None:
    after = play(decision([8, 8, 0, 0], top_bid=8), "keep")
    assert after.talers == [8 - 6, 8 + 2, 2, 2]


@pytest.mark.rule("I3.4")
def test_bid_4_with_three_players_left_gets_2_right_1_and_the_net_cost_is_3() -> None:
    after = play(decision([4, 4, 0], top_bid=4), "keep")
    assert after.talers == [4 - 3, 4 + 2, 1]


@pytest.mark.rule("I3.4")
@pytest.mark.parametrize(
    ("top_bid", "paid"),
    [(1, [1, 0, 0, -1]), (2, [1, 1, 0, -2]), (3, [1, 1, 1, -3]), (4, [1, 1, 1, -3]), (6, [2, 2, 1, -5])],
)
def test_the_taler_that_comes_back_is_the_last_of_each_circle(top_bid: int, paid: list[int]) -> None:
    before = [6, 0, 0, 6]
    after = play(decision(before, top_bid, auctioneer=FOUR), "keep")
    assert [now - then for now, then in zip(after.talers, before, strict=True)] == paid


@pytest.mark.rule("I3.4")
def test_the_circle_begins_at_the_keepers_left_wherever_the_keeper_sits() -> None:
    after = play(decision([0, 0, 5, 5], top_bid=5, auctioneer=THREE), "keep")
    assert after.talers == [1, 1, 1, 7]


@pytest.mark.rule("I3.4")
def test_the_payments_are_told() -> None:
    facts = told(decision([5, 5, 0, 0], top_bid=5), "keep")
    paid = [(fact.seat, fact.amount, fact.other) for fact in facts if fact.kind == "pays"]
    assert paid == [(ONE, 2, TWO), (ONE, 1, THREE), (ONE, 1, FOUR)]


@pytest.mark.rule("I3.4")
@pytest.mark.parametrize(("keeper", "left"), [(ONE, TWO), (FOUR, ONE)])
def test_when_the_zone_is_kept_the_player_at_the_left_becomes_auctioneer(keeper: int, left: int) -> None:
    assert asked(play(decision([4, 4, 4, 4], 1, auctioneer=keeper), "keep")) == ("pick", left)


@pytest.mark.rule("I3.4")
@pytest.mark.rule("I-R5")
def test_the_keeper_must_hold_the_whole_amount_though_part_of_it_comes_back() -> None:
    net_cost_is_held = decision([4, 5, 0, 0], top_bid=5)
    assert answers(net_cost_is_held) == ["sell", "subsidy"]
    assert refused(net_cost_is_held, "keep").reason == "needs 5 talers, has 4"
    assert answers(decision([5, 5, 0, 0], top_bid=5)) == ["sell", "keep", "subsidy"]
