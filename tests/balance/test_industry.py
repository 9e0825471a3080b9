"""Industry: auctions and developments, zone by zone."""

from __future__ import annotations

import pytest

from opificio.balance.industry import SUBSIDY, ZONES, IndustryWatcher
from opificio.core.fact import Fact
from opificio.games.industry.components import COLUMN_LETTERS
from opificio.games.industry.state import Industry
from tests.balance.hearing import hear, kept_games, total, whole_game
from tests.rules.industry.table import table
from tests.rules.playing import NOBODY, ONE


@pytest.mark.parametrize(
    ("moves", "counted"),
    [
        ("pick E1, bid 1, bid 3, pass, sell", {"auctioned": 1, "paid": 3, "free": 0, "kept": 0}),
        ("pick E1, bid 1, bid 3, pass, keep", {"auctioned": 1, "paid": 3, "free": 0, "kept": 1}),
        ("pick E1, pass, pass, pass", {"auctioned": 1, "paid": 0, "free": 1, "kept": 0}),
    ],
)
def test_a_zone_is_sold_kept_or_taken_for_nothing(moves: str, counted: dict[str, float]) -> None:
    watcher = IndustryWatcher(4)
    hear(watcher, table("pick", open_zones="E1 F1"), *moves.split(", "))
    assert watcher.counts[ZONES] == {"E1": counted}


def test_the_price_of_a_zone_is_not_that_of_the_one_before() -> None:
    watcher = IndustryWatcher(4)
    state = table("pick", open_zones="E1 F1")
    hear(watcher, state, "pick E1", "bid 4", "pass", "pass", "sell", "pick F1", "pass", "pass", "pass")
    assert (watcher.counts[ZONES]["E1"]["paid"], watcher.counts[ZONES]["F1"]["paid"]) == (4, 0)


def test_a_zone_developed_late_is_used_but_not_in_its_era() -> None:
    watcher = IndustryWatcher(4)
    state = table("develop", era=2, owned={ONE: "E1 I2"}, talers=(9, 9, 9, 9))
    watcher.hear(Fact("era", NOBODY, 2, "", NOBODY), state)
    hear(watcher, state, "develop E1")
    assert watcher.counts[ZONES]["E1"] == {"used": 1, "in_era": 0, "points": 0}


def test_a_subsidy_is_counted_for_all_who_might_have_taken_one() -> None:
    watcher = IndustryWatcher(4)
    state = hear(watcher, table("pick", open_zones="E1 F1"), "subsidy")
    watcher.end(state)
    counted = watcher.counts[SUBSIDY][SUBSIDY]
    assert (counted["taken"], counted["offered"], counted["owners"]) == (1, 4, 1)


@pytest.mark.parametrize("file", kept_games("industry"))
def test_in_a_whole_game_every_zone_is_auctioned_once(file: str) -> None:
    counts, final = whole_game("industry", file)
    assert isinstance(final, Industry)
    zones = counts[ZONES]
    assert zones.keys() == {f"{column}{era}" for column in COLUMN_LETTERS for era in range(1, 6)}
    assert {(zone["auctioned"], zone["owners"]) for zone in zones.values()} == {(1, 1)}
    for zone in zones.values():
        assert zone.get("in_era", 0) <= zone.get("used", 0) <= 1
        assert (zone["paid"] == 0) == (zone["free"] == 1)
    spent = final.board.jokers.bit_count() - sum(hand.bit_count() for hand in final.jokers)
    built = sum(zones.bit_count() for zones in final.developed)
    assert total(counts, ZONES, "used") == built + spent
    assert total(counts, ZONES, "points") == sum(final.points)
