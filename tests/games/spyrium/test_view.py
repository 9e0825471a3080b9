"""What is shown of Spyrium: the box for whoever draws it, and the table with the prices for a seat."""

from __future__ import annotations

from typing import Any

from tests.rules.playing import ONE, TWO, play
from tests.rules.spyrium.table import GAME, NINE, table

DESCRIBED: Any = GAME.describe()

EXAMPLE_3 = table(
    turn=4,
    market="b2 factory_1, c2 banker 2 3, a1 geologist",
    gaps={"b2-c2": "1 2", "b1-b2": "3", "a1-b1": "3"},
    district={ONE: "neighbourhood_1, laboratory_1 used 1, laboratory_1"},
    techniques={ONE: "lobbying"},
    money=(10, 9, 9),
    workers={ONE: 4},
)


def prices(seat: int) -> Any:
    return EXAMPLE_3.view(seat)["prices"]


def test_the_box_is_described_card_by_card_in_ids_and_figures() -> None:
    cards = {card["id"]: card for card in DESCRIBED["cards"]}
    assert len(cards) == 34
    factory = cards["factory_1"]
    assert (factory["kind"], factory["price"], factory["vp"], factory["symbols"]) == (
        "building", 6, 3, ["factory"],
    )  # fmt: skip
    assert [(each["workers"], each["pay_spyrium"], each["vp"]) for each in factory["abilities"]] == [
        (1, 2, 6), (2, 3, 10),
    ]  # fmt: skip
    assert cards["miner"]["at_once"]["token"] == "spyrium"
    assert cards["residence"]["at_once"]["effect"] == "residence"
    assert cards["crane"]["at_once"] is None
    assert cards["mine_2"]["copies"] == {"A": 2, "B": 0, "C": 0}


def test_the_market_and_the_tracks_are_described() -> None:
    assert DESCRIBED["places"] == ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
    assert DESCRIBED["gaps"]["b2-c2"] == ["b2", "c2"]
    assert len(DESCRIBED["gaps"]) == 12
    assert (DESCRIBED["residence"], DESCRIBED["bonuses"]) == ([2, 3, 4, 5, 7], [8, 20])
    assert [len(event["abilities"]) for event in DESCRIBED["events"]] == [3, 2, 1, 1, 1, 2, 1]


def test_everything_that_moves_and_facts_speak_of_has_a_name() -> None:
    names = GAME.names()
    assert (names["luxury_home"], names["crane"], names["overtime"]) == ("Luxury Home", "Crane", "Overtime")
    assert len(names) == 34 + 7


def test_a_building_shows_each_way_to_place_it_with_the_sum_in_its_parts() -> None:
    assert prices(ONE)["b2"] == {
        "via": ["b2-c2"],
        "price": 6,
        "surcharge": 2,
        "lobbying": True,
        "ways": [
            {"how": "plot", "plot": 3, "discount": 0, "total": 11},
            {"how": "replace neighbourhood_1", "plot": 0, "discount": 0, "total": 8},
            {"how": "replace used laboratory_1", "plot": 0, "discount": 3, "total": 5},
            {"how": "replace laboratory_1", "plot": 0, "discount": 3, "total": 5},
        ],
        "tokens": [],
        "spyrium": 0,
    }


def test_a_character_shows_what_its_tokens_would_take() -> None:
    banker = prices(ONE)["c2"]
    assert (banker["price"], banker["surcharge"], banker["tokens"]) == (1, 1, [2, 3])
    assert banker["ways"] == [{"how": None, "plot": 0, "discount": 0, "total": 2}]


def test_where_no_own_worker_stands_the_price_is_as_if_one_more_came() -> None:
    geologist = prices(ONE)["a1"]
    assert (geologist["via"], geologist["surcharge"], geologist["ways"][0]["total"]) == ([], 1, 3)
    assert prices(TWO)["b2"]["via"] == ["b2-c2"]
    assert prices(TWO)["b2"]["ways"] == [{"how": "plot", "plot": 0, "discount": 0, "total": 8}]
    assert not prices(TWO)["b2"]["lobbying"]


def test_with_commerce_a_token_may_be_paid_as_any_value() -> None:
    state = table(turn=4, market="c2 banker 3", gaps={"b2-c2": "1"}, techniques={ONE: "commerce"})
    view: Any = state.view(ONE)
    assert view["prices"]["c2"]["tokens"] == [1, 2, 3]


def test_a_watcher_sees_no_prices() -> None:
    assert EXAMPLE_3.view(None)["prices"] == {}


def test_a_player_is_shown_with_all_that_lies_before_him() -> None:
    state = table(
        market=NINE,
        gaps={"b2-c2": "1"},
        event="fortune",
        event_token=3,
        event_used=[ONE],
        district={ONE: "mine_1 used 1, mine_2"},
        techniques={ONE: "automation commerce"},
        turned="commerce",
        kept={ONE: "1 3"},
        points=(9, 0, 0),
        residence={ONE: 3},
        workers={ONE: 5},
        active={ONE: 1},
        spyrium=(4, 2, 2),
    )
    view: Any = state.view(ONE)
    assert view["players"][ONE] == {
        "phase": "II",
        "money": 10,
        "spyrium": 4,
        "points": 9,
        "score": 9 + 1 + 2 + 4 + 2,
        "residence": 3,
        "residence_value": 4,
        "workers": 5,
        "active": 1,
        "inactive": 2,
        "in_market": 1,
        "on_buildings": 1,
        "reserve": 2,
        "event_used": True,
        "techniques": [{"id": "automation", "used": False}, {"id": "commerce", "used": True}],
        "kept_tokens": [1, 3],
        "bonuses_taken": ["worker"],
        "bonuses_left": ["money"],
        "buildings": [
            {"card": "mine_1", "used": True, "workers": 1},
            {"card": "mine_2", "used": False, "workers": 0},
        ],
    }
    assert view["event"] == {"id": "fortune", "token": 3}
    assert view["next_event"] == {"id": "labour_exchange", "token": None}
    assert view["gaps"]["b2-c2"] == [ONE]
    assert view["market"][1] == {"place": "b1", "card": "miner", "tokens": [1, 3], "workers": 0}


def test_an_action_under_way_says_what_it_is_about() -> None:
    building: Any = play(EXAMPLE_3, "activate b2 via b2-c2").view(ONE)
    assert (building["question"], building["site"], building["card"], building["surcharge"]) == (
        "build", "b2", "factory_1", 2,
    )  # fmt: skip
    hiring: Any = play(EXAMPLE_3, "activate c2 via b2-c2").view(ONE)
    assert (hiring["question"], hiring["site"], hiring["card"]) == ("token", "c2", "banker")
    fortune = table(event="fortune", event_token=2, techniques={ONE: "commerce"})
    event: Any = play(fortune, "event 3").view(ONE)
    assert (event["question"], event["site"], event["event_ability"]) == ("token", "event", 3)
