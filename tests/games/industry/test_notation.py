"""Positions of Industry as data and as text: what is dumped can be loaded, and what cannot be is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import opificio
from opificio.core.rule import BadPosition
from opificio.core.state import CHANCE, OVER, State
from opificio.luck.dealer import Dealer, Generator
from opificio.search.playout import random_playout
from tests.games.industry.named import named
from tests.laws.tables import every_table, lines, positions

GAME = opificio.game("industry")
DUMPS: list[Any] = [
    state.dump()
    for table in every_table(1)
    if table.game == "industry"
    for number, (state, _) in enumerate(lines(table))
    if number % 5 == 0
]
OVER_DUMP: Any = list(positions(every_table(1)[0]))[-1].dump()


def test_the_opening_position_is_dumped_in_the_words_of_the_rulebook() -> None:
    assert GAME.start(3).dump() == {
        "game": "industry",
        "edition": GAME.edition_hash,
        "players": 3,
        "balanced_draw": 1,
        "to_move": CHANCE,
        "asking": "first_player",
        "era": 1,
        "first": -1,
        "bag": list("ABCDEFGHIJKL"),
        "to_draw": 0,
        "open": [],
        "auctioneer": -1,
        "lot": "-",
        "top_bid": 0,
        "top_bidder": -1,
        "builds_left": 0,
        "site": "-",
        "need": 0,
        "subsidised": [0, 0, 0],
        "talers": [4, 4, 4],
        "points": [0, 0, 0],
        "owned": [[], [], []],
        "developed": [[], [], []],
        "jokers": [[], [], []],
    }


def test_a_position_is_printed_in_a_few_lines() -> None:
    state = named()["four players: the last bid, the subsidy taken"]
    assert str(state).splitlines() == [
        "era 2, first 4, bid asked of 1: lot H2, auctioneer 2, bid 2 by 4",
        "open A2 H2",
        "1: 6 talers, 0 points, G1 K1 subsidised",
        "2: 3 talers, 0 points, F1",
        "3: 1 talers, 0 points, (C1) I1 joker B2",
        "4: 4 talers, 0 points, E1 (J1) (K2) subsidised",
    ]
    assert str(GAME.start(3)).splitlines()[0] == "era 1, first -, first_player asked of *"
    assert str(GAME.load(OVER_DUMP)).splitlines()[0].endswith(", over")


BIDDING = "four players: the last bid, the subsidy taken"
DEVELOPING = "three players: two developments, wood from everywhere"
SUPPLYING = "four players: which wood"

IMPOSSIBLE: list[tuple[str, dict[str, object], str]] = [
    (BIDDING, {"edition": "another"}, "edition must be one of "),
    (BIDDING, {"asking": "sleep"}, "asking must be one of first_player, column_token, pick"),
    (BIDDING, {"to_move": CHANCE}, "nobody can be asked bid at to_move -1"),
    (BIDDING, {"asking": "over"}, "nobody can be asked over at to_move 0"),
    (BIDDING, {"first": -1}, "the first player is drawn exactly once"),
    (BIDDING, {"to_draw": 1}, "tokens are drawn just when a round begins"),
    (BIDDING, {"bag": ["C", "D"]}, "4 tokens are drawn a round: there cannot be 2 in the bag now"),
    (BIDDING, {"bag": ["C", "C"]}, "bag: 'C' is no column token, or stands twice"),
    (BIDDING, {"bag": ["A", *"CDEFGIJ"]}, "A2 is open or sold, but its token is in the bag"),
    (BIDDING, {"open": ["A2", "H2", "A3"]}, "open zones belong to the current era"),
    (BIDDING, {"open": ["A2", "H2", "Z9"]}, "open: 'Z9' is no zone, or stands twice"),
    (BIDDING, {"open": ["A2", "H2", "H2"]}, "open: 'H2' is no zone, or stands twice"),
    (BIDDING, {"talers": [99, 99, 99, 99]}, "there can never be so many talers"),
    (BIDDING, {"talers": [-1, 3, 1, 4]}, "talers must be a whole number from 0 to"),
    (
        BIDDING,
        {"owned": [["E1"], ["E1"], [], []], "developed": [[], [], [], []]},
        "seat 2: a zone is in two places",
    ),
    (
        BIDDING,
        {"owned": [["H2"], [], [], []], "developed": [[], [], [], []]},
        "seat 1: a zone is in two places",
    ),
    (BIDDING, {"developed": [["L1"], [], [], []]}, "seat 1 developed a zone without a marker there"),
    (
        BIDDING,
        {"owned": [["A1"], [], [], []], "developed": [[], [], [], []]},
        "seat 1: jokers are held in hand",
    ),
    (BIDDING, {"jokers": [["E1"], [], [], []]}, "seat 1: jokers are held in hand"),
    (
        BIDDING,
        {"owned": [["E3"], [], [], []], "developed": [[], [], [], []]},
        "zones of a later era are sold",
    ),
    (BIDDING, {"auctioneer": -1}, "there is an auctioneer just while open zones are sold"),
    (BIDDING, {"lot": "-"}, "a lot is under the hammer just while bids are made"),
    (BIDDING, {"lot": "C2"}, "a lot is under the hammer just while bids are made, and it is an open zone"),
    (BIDDING, {"lot": "Z9"}, "lot: 'Z9' is no zone"),
    (BIDDING, {"lot": []}, "lot must be a text, got []"),
    (BIDDING, {"to_move": 1}, "the auctioneer does not bid"),
    (BIDDING, {"top_bidder": 1}, "the top bidder has had his turn, and he is not the auctioneer"),
    (BIDDING, {"to_move": 0, "top_bidder": 0}, "the top bidder has had his turn"),
    (BIDDING, {"top_bid": 0}, "a top bid has a bidder"),
    (BIDDING, {"top_bid": 5}, "a top bid is made for a lot, by a seat that can pay it"),
    (BIDDING, {"builds_left": 1}, "builds_left counts down in the development phase"),
    (DEVELOPING, {"builds_left": 0}, "builds_left counts down in the development phase"),
    (DEVELOPING, {"to_move": 1}, "seat 2 has nothing to develop and is not asked"),
    (DEVELOPING, {"site": "H1"}, "resources are provided for a zone being developed"),
    (DEVELOPING, {"need": 1}, "need counts the resources of a zone being developed"),
    (SUPPLYING, {"site": "F1"}, "F1 cannot be developed by seat 2"),
    (
        SUPPLYING,
        {"talers": [1, 0, 0, 2], "jokers": [[], [], [], []]},
        "the resources for I2 cannot be provided",
    ),
]


@pytest.mark.parametrize(
    ("name", "fields", "reason"), IMPOSSIBLE, ids=[reason for _, _, reason in IMPOSSIBLE]
)
def test_a_position_that_no_play_could_give_is_refused_with_the_reason(
    name: str, fields: dict[str, object], reason: str
) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.load({**named()[name].dump(), **fields})
    assert str(refused.value).startswith(reason)


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"era": 2}, "the first player is drawn before the first token"),
        (
            {"to_move": OVER, "asking": "over", "first": 0},
            "the game is over when the last zone of the last era is sold",
        ),
        (
            {"asking": "column_token", "first": 0, "to_draw": 4, "bag": list("ABCDEFG")},
            "3 tokens are drawn a round: there cannot be 7 in the bag now",
        ),
    ],
)
def test_a_game_does_not_begin_or_end_in_the_middle(fields: dict[str, object], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        GAME.load({**GAME.start(3).dump(), **fields})


# Anything at all

texts = st.text(max_size=3) | st.sampled_from(["E1", "A", "-", "bid"])
odd_values = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 200) | texts,
    lambda inner: st.lists(inner, max_size=4),
    max_leaves=6,
)


def loaded(data: Any) -> State | None:
    """The position, or None where it is refused."""
    try:
        return GAME.load(data)
    except BadPosition:
        return None


@st.composite
def changed_dumps(draw: st.DrawFn) -> Any:
    """A position with a few fields replaced by odd values, or by those of other positions."""
    data = json.loads(json.dumps(draw(st.sampled_from(DUMPS))))
    for _ in range(draw(st.integers(1, 3))):
        field = draw(st.sampled_from(sorted(DUMPS[0])))
        match draw(st.sampled_from(["odd", "other", "inside", "leave out", "add"])):
            case "odd":
                data[field] = draw(odd_values)
            case "leave out":
                data.pop(field, None)
            case "add":
                data[draw(st.text(max_size=5))] = 1
            case "inside" if isinstance(data.get(field), list) and data[field]:
                at = draw(st.integers(0, len(data[field]) - 1))
                data[field] = [*data[field][:at], draw(odd_values), *data[field][at + 1 :]]
            case _:
                data[field] = draw(st.sampled_from(DUMPS))[field]
    return data


@settings(max_examples=500)
@given(changed_dumps())
def test_a_changed_position_is_refused_or_is_one_that_can_be_played_to_the_end(data: Any) -> None:
    state = loaded(data)
    if state is None:
        return
    assert sorted_lists(state.dump()) == sorted_lists(data)
    assert GAME.load(state.dump()) == state
    random_playout(state, Dealer("any"), Generator("any"))
    assert state.to_move == OVER
    assert GAME.load(state.dump()) == state


def sorted_lists(value: Any) -> Any:
    """The same data, whatever the order in which zones and tokens are listed."""
    if isinstance(value, dict):
        return {key: sorted_lists(each) for key, each in value.items()}
    if isinstance(value, list):
        inner = [sorted_lists(each) for each in value]
        return sorted(inner) if all(isinstance(each, str) for each in inner) else inner
    return value
