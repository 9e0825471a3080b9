"""Positions of Industry that no play could give."""

from __future__ import annotations

from typing import Final

import opificio
from opificio.core.state import CHANCE, OVER
from tests.games.industry.named import named
from tests.games.positions import Impossible

OPENING: Final = opificio.game("industry").start(3)
BIDDING: Final = named()["four players: the last bid, the subsidy taken"]
DEVELOPING: Final = named()["three players: two developments, wood from everywhere"]
SUPPLYING: Final = named()["four players: which wood"]

IMPOSSIBLE: Final = [
    Impossible(BIDDING, {"asking": "sleep"}, "asking must be one of first_player, column_token, pick"),
    Impossible(BIDDING, {"to_move": CHANCE}, "nobody can be asked bid at to_move -1"),
    Impossible(BIDDING, {"asking": "over"}, "nobody can be asked over at to_move 0"),
    Impossible(BIDDING, {"first": -1}, "the first player is drawn exactly once"),
    Impossible(BIDDING, {"to_draw": 1}, "tokens are drawn just when a round begins"),
    Impossible(BIDDING, {"bag": ["C", "D"]}, "4 tokens are drawn a round: there cannot be 2 in the bag now"),
    Impossible(BIDDING, {"bag": ["C", "C"]}, "bag: 'C' is no column token, or stands twice"),
    Impossible(BIDDING, {"bag": ["A", *"CDEFGIJ"]}, "A2 is open or sold, but its token is in the bag"),
    Impossible(BIDDING, {"open": ["A2", "H2", "A3"]}, "open zones belong to the current era"),
    Impossible(BIDDING, {"open": ["A2", "H2", "Z9"]}, "open: 'Z9' is no zone, or stands twice"),
    Impossible(BIDDING, {"open": ["A2", "H2", "H2"]}, "open: 'H2' is no zone, or stands twice"),
    Impossible(BIDDING, {"talers": [99, 99, 99, 99]}, "there can never be so many talers"),
    Impossible(BIDDING, {"talers": [-1, 3, 1, 4]}, "talers must be a whole number from 0 to"),
    Impossible(
        BIDDING,
        {"owned": [["E1"], ["E1"], [], []], "developed": [[], [], [], []]},
        "seat 2: a zone is in two places",
    ),
    Impossible(
        BIDDING,
        {"owned": [["H2"], [], [], []], "developed": [[], [], [], []]},
        "seat 1: a zone is in two places",
    ),
    Impossible(
        BIDDING, {"developed": [["L1"], [], [], []]}, "seat 1 developed a zone without a marker there"
    ),
    Impossible(
        BIDDING,
        {"owned": [["A1"], [], [], []], "developed": [[], [], [], []]},
        "seat 1: jokers are held in hand",
    ),
    Impossible(BIDDING, {"jokers": [["E1"], [], [], []]}, "seat 1: jokers are held in hand"),
    Impossible(
        BIDDING,
        {"owned": [["E3"], [], [], []], "developed": [[], [], [], []]},
        "zones of a later era are sold",
    ),
    Impossible(BIDDING, {"auctioneer": -1}, "there is an auctioneer just while open zones are sold"),
    Impossible(BIDDING, {"lot": "-"}, "a lot is under the hammer just while bids are made"),
    Impossible(
        BIDDING, {"lot": "C2"}, "a lot is under the hammer just while bids are made, and it is an open zone"
    ),
    Impossible(BIDDING, {"lot": "Z9"}, "lot: 'Z9' is no zone"),
    Impossible(BIDDING, {"lot": []}, "lot must be a text, got []"),
    Impossible(BIDDING, {"to_move": 1}, "the auctioneer does not bid"),
    Impossible(BIDDING, {"top_bidder": 1}, "the top bidder has had his turn, and he is not the auctioneer"),
    Impossible(BIDDING, {"to_move": 0, "top_bidder": 0}, "the top bidder has had his turn"),
    Impossible(BIDDING, {"top_bid": 0}, "a top bid has a bidder"),
    Impossible(BIDDING, {"top_bid": 5}, "a top bid is made for a lot, by a seat that can pay it"),
    Impossible(BIDDING, {"builds_left": 1}, "builds_left counts down in the development phase"),
    Impossible(DEVELOPING, {"builds_left": 0}, "builds_left counts down in the development phase"),
    Impossible(DEVELOPING, {"to_move": 1}, "seat 2 has nothing to develop and is not asked"),
    Impossible(DEVELOPING, {"site": "H1"}, "resources are provided for a zone being developed"),
    Impossible(DEVELOPING, {"need": 1}, "need counts the resources of a zone being developed"),
    Impossible(SUPPLYING, {"site": "F1"}, "F1 cannot be developed by seat 2"),
    Impossible(
        SUPPLYING,
        {"talers": [1, 0, 0, 2], "jokers": [[], [], [], []]},
        "the resources for J3 cannot be provided",
    ),
    Impossible(OPENING, {"era": 2}, "the first player is drawn before the first token"),
    Impossible(
        OPENING,
        {"to_move": OVER, "asking": "over", "first": 0},
        "the game is over when the last zone of the last era is sold",
    ),
    Impossible(
        OPENING,
        {"asking": "column_token", "first": 0, "to_draw": 4, "bag": list("ABCDEFG")},
        "3 tokens are drawn a round: there cannot be 7 in the bag now",
    ),
]
