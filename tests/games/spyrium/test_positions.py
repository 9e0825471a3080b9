"""Positions of Spyrium as data: what no play could give is refused with reason, the rest can be played on."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from opificio.core.rule import BadPosition
from opificio.core.state import CHANCE, OVER
from opificio.games.spyrium.state import Spyrium
from opificio.luck.dealer import Dealer, Generator
from opificio.search.playout import random_playout
from tests.rules.playing import ONE, THREE, TWO, play
from tests.rules.spyrium.table import GAME, NINE, all_pass, table

PLAYING = table(
    turn=4,
    market="b2 mine_3 1, c2 banker 2 3, a1 geologist",
    gaps={"b2-c2": "1 1 2", "a1-b1": "3"},
    district={ONE: "mine_1 used, mine_2", TWO: "university_1"},
    techniques={ONE: "taylorism", TWO: "commerce"},
    kept={TWO: "1"},
    points=(9, 0, 21),
    workers={ONE: 5},
    active={ONE: 2},
)
BUILDING = play(
    table(market="b2 mine_2", gaps={"b2-c2": "1 2"}, district={ONE: "mine_1"}), "activate b2 via b2-c2"
)
HIRING = play(table(market="b2 miner 1 2", gaps={"b2-c2": "1"}), "activate b2 via b2-c2")
FORTUNE = play(table(event="fortune", event_token=2, techniques={ONE: "commerce"}), "event 1")
REVEALING = all_pass(table(market=""))
DEALING = play(REVEALING, "reveal overtime", "deal a1 crane")
LAYING = play(GAME.start(3), "first 1", "reveal fortune")
FINISHED = play(table(turn=6, market="", phases={TWO: "passed", THREE: "passed"}, event="fortune"), "pass")
STATES = {
    "playing": PLAYING,
    "building": BUILDING,
    "hiring": HIRING,
    "fortune": FORTUNE,
    "revealing": REVEALING,
    "dealing": DEALING,
    "laying": LAYING,
    "over": FINISHED,
    "opening": GAME.start(2),
}

IMPOSSIBLE: list[tuple[str, str, object, str]] = [
    ("playing", "to_move", CHANCE, "nobody can be asked action at to_move -1"),
    ("dealing", "to_move", 0, "nobody can be asked card at to_move 0"),
    ("playing", "first", -1, "the first player is drawn exactly once, before anything else"),
    ("opening", "money", [9, 8], "the first player is drawn exactly once, before anything else"),
    ("playing", "event", "-", "an event is active from the first turn on"),
    ("over", "turn", 5, "the game is over when the last turn is, and then no event is active"),
    ("playing", "next_event", "-", "the next event is seen, unless it is just being turned up"),
    ("playing", "unseen", [], "5 events have been turned up by now, each once"),
    ("playing", "unseen", ["export", "fortune"], "export cannot be both seen and unseen"),
    ("playing", "event_token", 2, "a token lies only on an event that has the symbol"),
    (
        "dealing",
        "market",
        ["-", "crane", *["-"] * 7],
        "the market is dealt place by place, nine cards in all",
    ),
    ("playing", "deck", [], "11 cards must be left in the deck now, got 0"),
    ("playing", "market", ["palace", *["-"] * 8], "there cannot be so many palace by now"),
    ("playing", "districts", [["mine_1"] * 3, [], []], "there cannot be so many mine_1 by now"),
    ("playing", "techniques", [["crane"], ["crane"], []], "there cannot be so many crane by now"),
    ("playing", "stock", [8, 8, 8], "there are 8 tokens of value 1, got 10"),
    ("playing", "tokens", [["1"], *[[]] * 3, [], ["2", "3"], *[[]] * 3], "a1 cannot have so many tokens"),
    ("laying", "asking", "card", "between turns no action is under way"),
    ("laying", "stock", [8, 8, 7], "there are 8 tokens of value 3, got 7"),
    ("playing", "workers", [3, 3, 3], "seat 1 has more workers on the table than it owns"),
    (
        "playing",
        "active",
        [2, 1, 2],
        "seat 2 is in phase I: it has used no building, and no worker is inactive",
    ),
    ("playing", "phase", ["II", "passed", "I"], "seat 2 has passed with workers in the market"),
    ("playing", "phase", ["passed", "I", "I"], "seat 1 has passed with workers in the market"),
    ("playing", "kept", [["1"], [], []], "seat 1 keeps tokens without Commerce"),
    ("playing", "bonuses", [[], [], ["worker", "money"]], "seat 1 takes a bonus just when it is due"),
    (
        "playing",
        "bonuses",
        [["worker"], ["money"], ["worker", "money"]],
        "seat 2 has a bonus without the points for it",
    ),
    ("playing", "turned", ["automation"], "only lobbying, taylorism, commerce are turned, by their owners"),
    ("playing", "turned", ["lobbying"], "only lobbying, taylorism, commerce are turned, by their owners"),
    ("playing", "site", "a1", "there is a site just while a card is built or a token used"),
    ("playing", "card", "miner", "there is a card just while its token is used"),
    ("playing", "ability", 1, "there is an ability just while the event's token is used"),
    ("playing", "due", 1, "a surcharge is due just while it is asked where to build"),
    ("playing", "asking", "again", "nothing was done that again could be asked for"),
    ("playing", "asking", "place", "nothing was done that place could be asked for"),
    ("building", "due", 2, "the surcharge at b2 is 1, or nothing by Lobbying"),
    ("building", "due", 0, "the surcharge at b2 is 1, or nothing by Lobbying"),
    ("building", "site", "a1", "a building is built from a place of the market"),
    ("building", "money", [0, 9, 9], "there is no answer to build"),
    ("hiring", "site", "a1", "there is no token to be used at a1"),
    ("hiring", "card", "architect", "architect is not being hired or built at b2"),
    ("fortune", "event_used", [0, 0, 0], "the event's token is used by those who use the event"),
    ("revealing", "active", [1, 0, 0], "between turns all workers are at home"),
    ("revealing", "event_used", [1, 0, 0], "between turns nothing is used"),
    ("revealing", "due", 1, "between turns no action is under way"),
    ("playing", "market", ["nothing", *["-"] * 8], "market: 'nothing' is no card of this edition"),
    ("playing", "market", ["-"], "market must be a list of 9, got 1"),
    ("playing", "event", "strike", "event: 'strike' is no event of this edition"),
    ("playing", "gaps", [["4"], *[[]] * 11], "gaps: '4' in a1-b1 is no seat, or stands there too often"),
    ("playing", "phase", ["II", "III", "I"], "phase: 'III' is none of I, II, passed"),
    ("playing", "tokens", [["4"], *[[]] * 8], "tokens: '4' is no token, or there are too many of it"),
    ("playing", "deck", ["mine_1"], "deck: 'mine_1' is no card of period B, or there are too many of it"),
    ("playing", "districts", [["miner"], [], []], "districts: 'miner' is no building, such as 'mine_2'"),
    (
        "playing",
        "districts",
        [["mine_1 used 8"], [], []],
        "districts: 'mine_1 used 8' has no number of workers from 1 to 7",
    ),
    ("playing", "districts", [["palace used"], [], []], "there cannot be so many palace by now"),
    ("playing", "techniques", [["crane", "crane"], [], []], "techniques: 'crane' is none of automation"),
    ("playing", "site", "d4", "site: 'd4' is no place of the market"),
    ("playing", "edition", "another", f"edition must be one of {GAME.edition_hash}; got 'another'"),
]


@pytest.mark.parametrize(
    ("name", "field", "value", "reason"), IMPOSSIBLE, ids=[f"{each[0]} {each[1]}" for each in IMPOSSIBLE]
)
def test_a_position_that_no_play_could_give_is_refused_with_the_reason(
    name: str, field: str, value: object, reason: str
) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.load({**STATES[name].dump(), field: value})
    assert str(refused.value).startswith(reason)


@pytest.mark.parametrize("name", STATES)
def test_a_position_comes_back_as_it_was(name: str) -> None:
    state = STATES[name]
    loaded = GAME.load(json.loads(json.dumps(state.dump())))
    assert loaded == state
    assert (loaded.beside, loaded.occupied) == (state.beside, state.occupied)
    assert loaded.legal() == state.legal()


odd_values = st.integers(-2, 9) | st.sampled_from(
    ["-", "b2", "event", "mine_1", "mine_2 used 1", "export", "I", "passed", "build", "token", "worker", "2"]
)
odd_data = (
    odd_values | st.lists(odd_values, max_size=5) | st.lists(st.lists(odd_values, max_size=3), max_size=4)
)


@st.composite
def changed_dump(draw: st.DrawFn) -> Any:
    """A position with a few values replaced, here and there."""
    state: Spyrium = draw(st.sampled_from(list(STATES.values())))
    data: Any = json.loads(json.dumps(state.dump()))
    for _ in range(draw(st.integers(1, 3))):
        place, key = data, draw(st.sampled_from(sorted(data)))
        while isinstance(place[key], list) and place[key] and draw(st.integers(0, 4)):
            place = place[key]
            key = draw(st.integers(0, len(place) - 1))
        if type(place[key]) is int and draw(st.booleans()):
            place[key] += draw(st.sampled_from([-1, 1]))
        else:
            place[key] = draw(odd_data)
    return data


@settings(max_examples=500)
@given(changed_dump())
def test_a_changed_position_is_refused_or_can_be_played_to_the_end(data: Any) -> None:
    try:
        state = GAME.load(data)
    except BadPosition:
        return
    assert GAME.load(state.dump()) == state
    assert state.to_move in (CHANCE, OVER) or state.legal()
    random_playout(state, Dealer("on"), Generator("on"))
    assert state.to_move == OVER


def test_the_text_of_a_position_says_what_is_on_the_table() -> None:
    state = table(
        market=NINE,
        gaps={"b2-c2": "1 2"},
        event="fortune",
        event_token=2,
        district={ONE: "mine_1 used 1, mine_2"},
        techniques={ONE: "commerce"},
        turned="commerce",
        kept={ONE: "1 3"},
        points=(9, 0, 0),
        workers={ONE: 5},
    )
    assert str(state) == (
        "turn 2 (A), first 1, action asked of 1\n"
        "event fortune [2], next labour_exchange\n"
        "market a1 mine_1, b1 miner [1 3], c1 workshop_1, a2 apprentice, b2 mine_2, c2 crane,"
        " a3 university_1 [2], b3 luxury_home, c3 geologist\n"
        "workers b2-c2: 1 2\n"
        "1: phase II, £10, 2 spyrium, 9 VP, residence 2, 5 workers, 3 active,"
        " mine_1 used 1, mine_2, (commerce), kept [1 3], bonus worker\n"
        "2: phase I, £10, 2 spyrium, 0 VP, residence 2, 3 workers, 2 active, nothing else\n"
        "3: phase I, £10, 2 spyrium, 0 VP, residence 2, 3 workers, 3 active, nothing else"
    )
