"""Spyrium: cards seen and taken, prices, events, what everybody ends with."""

from __future__ import annotations

import pytest

from opificio.balance.spyrium import (
    BONUSES,
    BUILDINGS,
    CHARACTERS,
    EVENTS,
    RESIDENCE,
    TECHNIQUES,
    WORKERS,
    SpyriumWatcher,
)
from opificio.core.fact import Fact
from opificio.games.spyrium.state import Spyrium
from tests.balance.hearing import hear, kept_games, total, whole_game
from tests.rules.playing import NOBODY, ONE, THREE, TWO
from tests.rules.spyrium.table import GAME, NINE, table


def watcher() -> SpyriumWatcher:
    return SpyriumWatcher(GAME.box, 3)


def test_what_is_paid_for_a_building_is_price_surcharge_and_plot() -> None:
    heard = watcher()
    state = table(
        market="b2 factory_1",
        turn=4,
        gaps={"a2-b2": "1 2", "b2-c2": "3"},
        district={ONE: "neighbourhood_1, laboratory_1"},
    )
    hear(heard, state, "activate b2 via a2-b2", "plot")
    assert heard.counts == {BUILDINGS: {"factory_1": {"paid": 6 + 2 + 2, "bought": 1, "taken": 1}}}


def test_one_character_hired_three_times_is_one_card_taken() -> None:
    heard = watcher()
    state = table(market=NINE, gaps={"b3-c3": "1 1 2"}, phases={TWO: "II", THREE: "passed"})
    hear(heard, state, "activate c3 via b3-c3", "activate c3 via b3-c3", "activate c3 via b3-c3")
    paid = (2 + 2) + (2 + 1) + 2
    assert heard.counts == {CHARACTERS: {"geologist": {"paid": paid, "bought": 3, "taken": 1}}}


def test_at_the_same_place_another_turn_brings_another_card() -> None:
    heard = watcher()
    state = table(market=NINE, gaps={"b3-c3": "1 2"}, phases={TWO: "II", THREE: "passed"})
    state = hear(heard, state, "activate c3 via b3-c3")
    heard.hear(Fact("event", NOBODY, 0, "charity", NOBODY), state)
    hear(heard, state, "activate c3 via b3-c3")
    assert heard.counts[CHARACTERS]["geologist"]["taken"] == 2


def test_a_token_that_is_paid_for_belongs_to_the_price() -> None:
    heard = watcher()
    state = table(turn=4, market="b2 banker 2 3", gaps={"a2-b2": "1"}, money=(10, 0, 0))
    hear(heard, state, "activate b2 via a2-b2", "token 3")
    assert heard.counts == {CHARACTERS: {"banker": {"paid": 1 + 3, "bought": 1, "taken": 1}}}


def test_what_is_paid_for_an_event_is_no_price_of_a_card() -> None:
    heard = watcher()
    state = table(
        event="charity", market=NINE, gaps={"c2-c3": "2", "b3-c3": "1"}, phases={TWO: "II", THREE: "passed"}
    )
    hear(heard, state, "activate c3 via b3-c3", "activate c3 via c2-c3", "event 1")
    assert heard.counts[CHARACTERS]["geologist"]["paid"] == (2 + 1) + 2


@pytest.mark.parametrize("file", kept_games("spyrium"))
def test_in_a_whole_game_counts_add_up(file: str) -> None:
    counts, final = whole_game("spyrium", file)
    assert isinstance(final, Spyrium)
    cards = [card for kind in (BUILDINGS, TECHNIQUES, CHARACTERS) for card in counts[kind].values()]
    assert sum(card["seen"] for card in cards) == 6 * 9
    assert all(card.get("taken", 0) <= card["seen"] for card in cards)
    assert all(card.get("taken", 0) <= card.get("bought", 0) for card in cards)
    assert total(counts, TECHNIQUES, "bought") == sum(owned.bit_count() for owned in final.techniques)
    assert total(counts, EVENTS, "turns") == 6
    assert total(counts, EVENTS, "used") <= total(counts, EVENTS, "chances") == 6 * final.players
    assert total(counts, RESIDENCE, "ended") == total(counts, WORKERS, "ended") == final.players
    assert total(counts, RESIDENCE, "reached") == sum(final.residence)
    assert sum(int(owned) * each["ended"] for owned, each in counts[WORKERS].items()) == sum(final.workers)
    assert total(counts, BONUSES, "chosen") == sum(taken.bit_count() for taken in final.bonuses)
