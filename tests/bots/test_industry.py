"""Greedy at Industry: decisions in which no sensible player hesitates, on the board of the rule tests."""

from __future__ import annotations

import pytest

import opificio
from opificio.arena.simulation import Setup, simulate
from tests.bots.tables import decisions, greedy_answer
from tests.rules.industry.table import table
from tests.rules.playing import FOUR, NOBODY, ONE, THREE, TWO

RIVER = "E1 J1 J2 J3"  # four factories that a port counts
LAST_ROUND = ""  # no token is left in the bag


# Development


def test_develops_a_free_technology_in_its_era() -> None:
    assert greedy_answer(table("develop", owned={ONE: "K1"})) == "develop K1"


def test_develops_what_scores_before_what_can_wait_when_money_is_short() -> None:
    last_of_era = table("develop", owned={ONE: "J2 C2"}, talers=(3, 4, 4, 4), era=2, bag=LAST_ROUND)
    assert greedy_answer(last_of_era) == "develop J2"


def test_does_not_develop_at_the_end_what_costs_more_than_it_brings() -> None:
    useless_port = table("develop", owned={ONE: "D5"}, talers=(6, 0, 0, 0), era=5, bag=LAST_ROUND)
    assert greedy_answer(useless_port) == "done"


def test_spends_no_joker_where_an_own_factory_or_a_taler_does() -> None:
    own = table("supply", site="G1", owned={ONE: "G1"}, developed={ONE: "F1"}, jokers={ONE: "A1"})
    assert greedy_answer(own) == "supply wood own"
    bought = table("supply", site="G1", owned={ONE: "G1"}, developed={TWO: "F1"}, jokers={ONE: "A1"})
    assert greedy_answer(bought) == "supply wood from 2"


@pytest.mark.parametrize(("points", "seller"), [((0, 20, 5, 0), 3), ((0, 5, 20, 0), 2)])
def test_buys_from_the_rival_who_is_behind(points: tuple[int, ...], seller: int) -> None:
    state = table("supply", site="I1", owned={ONE: "I1"}, developed={TWO: "F1", THREE: "G1"}, points=points)
    assert greedy_answer(state) == f"supply wood from {seller}"


# Auctions


def test_picks_for_itself_the_best_zone_when_nobody_else_can_pay() -> None:
    state = table("pick", open_zones="K2 L2", talers=(4, 0, 0, 0), subsidised=(TWO, THREE, FOUR), era=2)
    assert greedy_answer(state) == "pick K2"


def test_bids_no_more_than_it_takes() -> None:
    alone = table("bid", lot="A5", talers=(20, 0, 0, 0), subsidised=(TWO, THREE, FOUR), era=5, bag=LAST_ROUND)
    assert greedy_answer(alone) == "bid 1"


@pytest.mark.parametrize("rivals", [3, 6, 20])
@pytest.mark.parametrize("top_bid", range(9))
def test_never_bids_more_than_a_zone_is_worth(rivals: int, top_bid: int) -> None:
    state = table(
        "bid",
        TWO,
        lot="A5",  # a joker: 2 points in the end, and so are 6 talers
        talers=(20, 20, rivals, rivals),
        auctioneer=FOUR,
        top_bid=top_bid,
        top_bidder=ONE if top_bid else NOBODY,
        era=5,
        bag=LAST_ROUND,
    )
    answer = greedy_answer(state)
    assert answer == "pass" or int(answer.removeprefix("bid ")) <= 6


@pytest.mark.parametrize(("talers", "answer"), [(2, "pass"), (3, "bid 1")])
def test_passes_rather_than_spend_the_money_that_its_own_zone_needs(talers: int, answer: str) -> None:
    state = table(
        "bid",
        lot="L5",
        talers=(talers, 0, 0, 0),
        owned={ONE: "D5"},  # costs 2, brings 12 points
        developed={ONE: RIVER},
        subsidised=(ONE, TWO, THREE, FOUR),
        era=5,
        bag=LAST_ROUND,
    )
    assert greedy_answer(state) == answer


@pytest.mark.parametrize(
    ("lot", "top_bid", "answer"), [("A5", 9, "sell"), ("D5", 9, "keep"), ("D5", 2, "keep"), ("A5", 2, "keep")]
)
def test_sells_a_joker_dear_and_keeps_the_port_that_its_factories_wait_for(
    lot: str, top_bid: int, answer: str
) -> None:
    state = table(
        "keep_or_sell",
        lot=lot,
        top_bid=top_bid,
        top_bidder=TWO,
        talers=(12, 12, 0, 0),
        developed={ONE: RIVER},
        era=5,
        bag=LAST_ROUND,
    )
    assert greedy_answer(state) == answer


# The subsidy


@pytest.mark.parametrize("players", [3, 4])
def test_takes_no_subsidy_in_the_first_round(players: int) -> None:
    for seed in range(10):
        for state, move in decisions(opificio.game("industry"), ["greedy"] * players, f"opening {seed}"):
            if state.dump()["asking"] == "develop":
                break
            assert move.text != "subsidy", str(state)


@pytest.mark.parametrize(
    ("zone", "answer"), [("D5", "subsidy"), ("H5", "done")], ids=["a port for 12 points", "2 points"]
)
def test_takes_the_subsidy_only_for_a_zone_that_brings_more(zone: str, answer: str) -> None:
    state = table(
        "develop", owned={ONE: zone}, developed={ONE: RIVER}, talers=(0, 5, 5, 5), era=5, bag=LAST_ROUND
    )
    assert greedy_answer(state) == answer
    assert greedy_answer(state.play("subsidy")) == f"develop {zone}"


# Among its equals


@pytest.mark.parametrize(("players", "winner", "last"), [(3, 45, 30), (4, 40, 22)])
def test_greedy_players_score_among_themselves_as_people_do(players: int, winner: int, last: int) -> None:
    games = list(simulate(Setup("industry", ["greedy"] * players, "equals"), 6))
    assert sum(max(game.scores) for game in games) >= winner * len(games)
    assert sum(min(game.scores) for game in games) >= last * len(games)
