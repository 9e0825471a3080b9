"""Positions of Industry as data and as text, in the words of the rulebook."""

from __future__ import annotations

import opificio
from opificio.core.state import CHANCE
from tests.games.industry.named import named
from tests.rules.industry.table import table

GAME = opificio.game("industry")


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
    assert str(table("over", era=5)).splitlines()[0].endswith(", over")
