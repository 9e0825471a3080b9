"""Positions of Spyrium that no play could give, and those that they were made of."""

from __future__ import annotations

from typing import Final

from opificio.core.state import CHANCE
from tests.games.positions import Impossible
from tests.rules.playing import ONE, THREE, TWO, play
from tests.rules.spyrium.table import GAME, all_pass, table

PLAYING: Final = table(
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
BUILDING: Final = play(
    table(market="b2 mine_2", gaps={"b2-c2": "1 2"}, district={ONE: "mine_1"}), "activate b2 via b2-c2"
)
HIRING: Final = play(table(market="b2 miner 1 2", gaps={"b2-c2": "1"}), "activate b2 via b2-c2")
FORTUNE: Final = play(table(event="fortune", event_token=2, techniques={ONE: "commerce"}), "event 1")
REVEALING: Final = all_pass(table(market=""))
DEALING: Final = play(REVEALING, "reveal overtime", "deal a1 crane")
LAYING: Final = play(GAME.start(3), "first 1", "reveal fortune")
FINISHED: Final = play(
    table(turn=6, market="", phases={TWO: "passed", THREE: "passed"}, event="fortune"), "pass"
)
OPENING: Final = GAME.start(2)

IMPOSSIBLE: Final = [
    Impossible(PLAYING, {"to_move": CHANCE}, "nobody can be asked action at to_move -1"),
    Impossible(DEALING, {"to_move": 0}, "nobody can be asked card at to_move 0"),
    Impossible(PLAYING, {"first": -1}, "the first player is drawn exactly once, before anything else"),
    Impossible(OPENING, {"money": [9, 8]}, "the first player is drawn exactly once, before anything else"),
    Impossible(PLAYING, {"event": "-"}, "an event is active from the first turn on"),
    Impossible(FINISHED, {"turn": 5}, "the game is over when the last turn is, and then no event is active"),
    Impossible(PLAYING, {"next_event": "-"}, "the next event is seen, unless it is just being turned up"),
    Impossible(PLAYING, {"unseen": []}, "5 events have been turned up by now, each once"),
    Impossible(PLAYING, {"unseen": ["export", "fortune"]}, "export cannot be both seen and unseen"),
    Impossible(PLAYING, {"event_token": 2}, "a token lies only on an event that has the symbol"),
    Impossible(
        DEALING,
        {"market": ["-", "crane", *["-"] * 7]},
        "the market is dealt place by place, nine cards in all",
    ),
    Impossible(PLAYING, {"deck": []}, "11 cards must be left in the deck now, got 0"),
    Impossible(PLAYING, {"market": ["palace", *["-"] * 8]}, "there cannot be so many palace by now"),
    Impossible(PLAYING, {"districts": [["mine_1"] * 3, [], []]}, "there cannot be so many mine_1 by now"),
    Impossible(PLAYING, {"techniques": [["crane"], ["crane"], []]}, "there cannot be so many crane by now"),
    Impossible(PLAYING, {"stock": [8, 8, 8]}, "there are 8 tokens of value 1, got 10"),
    Impossible(
        PLAYING, {"tokens": [["1"], *[[]] * 3, [], ["2", "3"], *[[]] * 3]}, "a1 cannot have so many tokens"
    ),
    Impossible(LAYING, {"asking": "card"}, "between turns no action is under way"),
    Impossible(LAYING, {"stock": [8, 8, 7]}, "there are 8 tokens of value 3, got 7"),
    Impossible(PLAYING, {"workers": [3, 3, 3]}, "seat 1 has more workers on the table than it owns"),
    Impossible(
        PLAYING,
        {"active": [2, 1, 2]},
        "seat 2 is in phase I: it has used no building, and no worker is inactive",
    ),
    Impossible(PLAYING, {"phase": ["II", "passed", "I"]}, "seat 2 has passed with workers in the market"),
    Impossible(PLAYING, {"phase": ["passed", "I", "I"]}, "seat 1 has passed with workers in the market"),
    Impossible(PLAYING, {"kept": [["1"], [], []]}, "seat 1 keeps tokens without Commerce"),
    Impossible(
        PLAYING, {"bonuses": [[], [], ["worker", "money"]]}, "seat 1 takes a bonus just when it is due"
    ),
    Impossible(
        PLAYING,
        {"bonuses": [["worker"], ["money"], ["worker", "money"]]},
        "seat 2 has a bonus without the points for it",
    ),
    Impossible(
        PLAYING, {"turned": ["automation"]}, "only lobbying, taylorism, commerce are turned, by their owners"
    ),
    Impossible(
        PLAYING, {"turned": ["lobbying"]}, "only lobbying, taylorism, commerce are turned, by their owners"
    ),
    Impossible(PLAYING, {"site": "a1"}, "there is a site just while a card is built or a token used"),
    Impossible(PLAYING, {"card": "miner"}, "there is a card just while its token is used"),
    Impossible(PLAYING, {"ability": 1}, "there is an ability just while the event's token is used"),
    Impossible(PLAYING, {"due": 1}, "a surcharge is due just while it is asked where to build"),
    Impossible(PLAYING, {"asking": "again"}, "nothing was done that again could be asked for"),
    Impossible(PLAYING, {"asking": "place"}, "nothing was done that place could be asked for"),
    Impossible(BUILDING, {"due": 2}, "the surcharge at b2 is 1, or nothing by Lobbying"),
    Impossible(BUILDING, {"due": 0}, "the surcharge at b2 is 1, or nothing by Lobbying"),
    Impossible(BUILDING, {"site": "a1"}, "a building is built from a place of the market"),
    Impossible(BUILDING, {"money": [0, 9, 9]}, "there is no answer to build"),
    Impossible(HIRING, {"site": "a1"}, "there is no token to be used at a1"),
    Impossible(HIRING, {"card": "architect"}, "architect is not being hired or built at b2"),
    Impossible(FORTUNE, {"event_used": [0, 0, 0]}, "the event's token is used by those who use the event"),
    Impossible(REVEALING, {"active": [1, 0, 0]}, "between turns all workers are at home"),
    Impossible(REVEALING, {"event_used": [1, 0, 0]}, "between turns nothing is used"),
    Impossible(REVEALING, {"due": 1}, "between turns no action is under way"),
    Impossible(PLAYING, {"market": ["nothing", *["-"] * 8]}, "market: 'nothing' is no card of this edition"),
    Impossible(PLAYING, {"market": ["-"]}, "market must be a list of 9, got 1"),
    Impossible(PLAYING, {"event": "strike"}, "event: 'strike' is no event of this edition"),
    Impossible(
        PLAYING, {"gaps": [["4"], *[[]] * 11]}, "gaps: '4' in a1-b1 is no seat, or stands there too often"
    ),
    Impossible(PLAYING, {"phase": ["II", "III", "I"]}, "phase: 'III' is none of I, II, passed"),
    Impossible(
        PLAYING, {"tokens": [["4"], *[[]] * 8]}, "tokens: '4' is no token, or there are too many of it"
    ),
    Impossible(
        PLAYING, {"deck": ["mine_1"]}, "deck: 'mine_1' is no card of period B, or there are too many of it"
    ),
    Impossible(
        PLAYING, {"districts": [["miner"], [], []]}, "districts: 'miner' is no building, such as 'mine_2'"
    ),
    Impossible(
        PLAYING,
        {"districts": [["mine_1 used 8"], [], []]},
        "districts: 'mine_1 used 8' has no number of workers from 1 to 7",
    ),
    Impossible(PLAYING, {"districts": [["palace used"], [], []]}, "there cannot be so many palace by now"),
    Impossible(
        PLAYING, {"techniques": [["crane", "crane"], [], []]}, "techniques: 'crane' is none of automation"
    ),
    Impossible(PLAYING, {"site": "d4"}, "site: 'd4' is no place of the market"),
]
