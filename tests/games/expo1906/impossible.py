"""Positions of Expo 1906 that no play could give, and those that they were made of."""

from __future__ import annotations

from typing import Final

from opificio.core.state import CHANCE, OVER
from opificio.games.expo1906.components import CARDS
from opificio.games.expo1906.game import ExpoGame
from tests.games.expo1906.editions import box, packaged
from tests.games.positions import Impossible
from tests.rules.expo1906.labs import CELLOPHANE, CRAMPED, FOUR
from tests.rules.expo1906.table import ALL_TILES, GAME, SECOND_TURN, field, opened, table
from tests.rules.playing import ONE, THREE, TWO, play

# Before the first round
OPENING: Final = GAME.start(3)
ORDERED: Final = play(GAME.start(4), "order 2")
SHOWING: Final = play(OPENING, "order 1", "order 2")
FIRST_CARD: Final = opened(3, "order 1", "order 2")
SWAPPING: Final = opened(2, "order 1", handicap_1=2, handicap_2=1)
GIVING: Final = play(SWAPPING, "put b1 0", "put f2 0")

# Rounds
TURN: Final = table(
    TWO,
    played={ONE: "station"},
    station="steel-manual, copper-steam",
    academy="telephone, cruise_ship",
    below="light_bulb",
    labs={ONE: CELLOPHANE},
    tiles={TWO: "celluloid, batteries, steel-steam"},
    patents={"steel": "4 1 2, 10 3", "copper": "7 2"},
    chits={"steel": "metro"},
)
LATER: Final = table(played=SECOND_TURN)
STATION: Final = play(TURN, "play academy", "done", "play station")
LABORATORY: Final = play(TURN, "play laboratory")
LAYING: Final = play(LABORATORY, "lay celluloid")
NO_ROOM: Final = play(
    table(labs={ONE: CRAMPED}, tiles={ONE: "steel-steam"}), "play laboratory", "lay steel-steam"
)
JOURNAL: Final = play(TURN, "play journal")
CHIT: Final = play(table(patents={"steel": "9 1, 4 2"}), "play journal", "step steel 9")
MEETING: Final = play(table(played=SECOND_TURN, labs={ONE: CELLOPHANE}), "play meeting")
LIFTED: Final = play(MEETING, "meet reposition", "lift d3")
JURY: Final = play(MEETING, "meet money", "done")
FILLING: Final = play(MEETING, "meet money", "meet steam")

# Ghosts and the ghost deck
GHOST_TILE: Final = play(table(money=(6, 6)), "play journal")
GHOST_CHIT: Final = play(
    table(money=(6, 6), patents={"steel": "9 ghost"}),
    "play journal",
    "ghosts steel-manual",
    "ghosts steam-manual",
)
ALONE: Final = table(money=(6,), played={ONE: "station"}, deck="academy journal", aside="station")
DECK_TURN: Final = play(ALONE, "play skyscraper")
DECK_MEETING: Final = play(DECK_TURN, "draw meeting")

# The end
LAST_ACTIONS: Final = play(
    table(played=SECOND_TURN, in_round=10, labs={ONE: CELLOPHANE}), "play meeting", "meet money", "meet steam"
)
LAST_JOURNAL: Final = play(LAST_ACTIONS, "play journal")
FINISHED: Final = play(LAST_ACTIONS, "pass", "pass")
FIVE: Final = play(
    table(labs={ONE: FOUR}, tiles={ONE: "copper-steam"}), "play laboratory", "lay copper-steam", "put a1 90"
)

# Another jury
MUCH_STEAM: Final = packaged()
MUCH_STEAM["jury"].update(steam=11, electricity=5)
STEAMY: Final = ExpoGame(box(MUCH_STEAM)).start(1)


def on_steel(*piles: str) -> dict[str, object]:
    """Piles on the line of steel, and no others."""
    return {"patents": [list(piles), *[[]] * 5]}


NOBODY: Final[list[list[str]]] = [[], [], []]
ALL_BUT_ONE: Final = [[card for card in CARDS if card != played] for played in SECOND_TURN.values()]

FIELDS: Final = [
    Impossible(TURN, {"station": ["telephone"]}, "station: 'telephone' is none of this edition's"),
    Impossible(TURN, {"tiles": [["gold"], [], []]}, "tiles: 'gold' is none of this edition's"),
    Impossible(TURN, {"card": "kitchen"}, "card: 'kitchen' is none of this edition's"),
    Impossible(TURN, {"starter": "4"}, "starter: '4' is none of this edition's"),
    Impossible(TURN, {"academy": ["-"]}, "academy must be a list of 5, got 1"),
    Impossible(TURN, {"deck": ["kitchen"]}, "deck: 'kitchen' is none of this edition's"),
    Impossible(TURN, {"money": [6, 13, 6]}, "money must be a whole number from 0 to 12, got 13"),
    Impossible(TURN, {"round": 11}, "round must be a whole number from 1 to 10, got 11"),
    Impossible(TURN, {"handicaps": [0, 3, 0]}, "handicaps must be a whole number from 0 to 2, got 3"),
    Impossible(
        TURN, {"hands": [["station", "station"], [], []]}, "hands: 'station' is none of station, academy"
    ),
    Impossible(TURN, {"scraps": [["g1"], [], []]}, "scraps: 'g1' is none of a1, b1"),
    Impossible(TURN, on_steel("1 1"), "patents: '1 1' is no pile, such as '4 2 ghost 1'"),
    Impossible(TURN, on_steel("4"), "patents: '4' is no pile"),
    Impossible(TURN, on_steel("4 1", "4 2"), "patents: '4 2' is no pile"),
    Impossible(TURN, on_steel("4 5"), "patents: '5' is none of this edition's"),
    Impossible(TURN, {"labs": [["steel-manual"], [], []]}, "labs: '' is no place in a lab, such as 'c2 90'"),
    Impossible(TURN, {"labs": [["steel-manual c9 0"], [], []]}, "labs: 'c9 0' is no place in a lab"),
    Impossible(TURN, {"labs": [["steel-manual c2 45"], [], []]}, "labs: 'c2 45' is no place in a lab"),
    Impossible(
        TURN, {"labs": [["cellophane f6 0"], [], []]}, "labs: 'cellophane f6 0' does not lie in the lab"
    ),
    Impossible(
        TURN, {"labs": [["cruise_ship c4 90"], [], []]}, "labs: 'cruise_ship c4 90' does not lie in the lab"
    ),
    Impossible(TURN, {"labs": [["steel-manual b1 0"], [], []]}, "labs: two tiles of seat 1 lie on one space"),
    Impossible(LIFTED, {"held_from": "c2"}, "held_from: 'c2' is no place in a lab"),
    Impossible(GHOST_CHIT, {"ghost_moves": ["steel 3"]}, "ghost_moves: 'steel 3' is no move of a ghost"),
    Impossible(GHOST_CHIT, {"ghost_moves": ["steam 2"]}, "ghost_moves: 'steam' is none of this edition's"),
]

COMPONENTS: Final = [
    Impossible(TURN, {"station": ["copper-steam"]}, "there are 2 tiles steel-manual, not 1"),
    Impossible(SWAPPING, {"pile": ALL_TILES}, "there are 2 tiles steel-manual, not"),
    Impossible(
        table(station=", ".join(ALL_TILES[:9])),
        {"station": ALL_TILES[:10], "pile": ALL_TILES[10:]},
        "at most 9 tiles lie in the Train Station",
    ),
    Impossible(
        TURN, {"academy": ["cruise_ship", *["-"] * 4]}, "cruise_ship lies with projects of another shape"
    ),
    Impossible(
        TURN, {"queues": [["light_bulb"], *[[]] * 4]}, "light_bulb lies with projects of another shape"
    ),
    Impossible(TURN, {"academy": ["-"] * 5}, "there is one telephone, not 0"),
    Impossible(
        TURN, {"completed": [["cellophane"], ["celluloid"], []]}, "a completed project of seat 2 is not"
    ),
    Impossible(LAYING, {"held": "telephone"}, "there is one telephone, not 2"),
    Impossible(TURN, {"technologies": []}, "there is one combustion_engines, not 0"),
    Impossible(
        STEAMY,
        {"round": 5, "jury": [0, 6], "asking": "project"},
        "more jury tiles of an energy are placed than there are",
    ),
    Impossible(TURN, {"jury": [3, 2]}, "3 jury tiles are placed by now, not 5"),
    Impossible(SHOWING, {"jury": [1, 0]}, "0 jury tiles are placed by now, not 1"),
    Impossible(play(MEETING, "meet steam"), {"jury": [2, 1]}, "4 jury tiles are placed by now, not 3"),
    Impossible(LAST_ACTIONS, {"jury": [6, 5]}, "12 jury tiles are placed by now, not 11"),
]

PATENTS: Final = [
    Impossible(
        TURN, {"patents": [["4 1 1 1 1"], *[[]] * 5], "chits": ["-"] * 6}, "seat 1 has more than 3 tokens"
    ),
    Impossible(TURN, on_steel("4 ghost", "10 3"), "each line has one ghost with one or two players"),
    Impossible(
        GHOST_TILE,
        on_steel("4 ghost", "5 ghost"),
        "each line has one ghost with one or two players",
    ),
    Impossible(TURN, {"chits": ["-"] * 6}, "every line with a token in column 10 has its chit"),
    Impossible(
        TURN, {"chits": ["metro", "eiffel", *["-"] * 4]}, "a chit lies only where a token was the first"
    ),
    Impossible(
        TURN,
        {"patents": [["10 3"], ["10 2"], *[[]] * 4], "chits": ["metro", "metro", *["-"] * 4]},
        "each chit is there once",
    ),
    Impossible(CHIT, on_steel("9 1", "4 2"), "a chit is due where the first token has come"),
    Impossible(CHIT, on_steel("10 1 2"), "a chit is due where the first token has come"),
    Impossible(CHIT, on_steel("10 2"), "a chit is due where the first token has come"),
    Impossible(CHIT, {"chits": ["metro", *["-"] * 5]}, "a chit lies only where a token was the first"),
    Impossible(GHOST_CHIT, on_steel("10 1"), "a chit is due where the first token has come"),
]

ROUNDS: Final = [
    Impossible(OPENING, {"order": ["1", "2"]}, "turn order is drawn first, seat by seat"),
    Impossible(OPENING, {"money": [3, 4, 5]}, "turn order is drawn first, seat by seat"),
    Impossible(ORDERED, {"order": ["2", "2"]}, "turn order is drawn first, seat by seat"),
    Impossible(TURN, {"order": []}, "turn order is drawn first, seat by seat"),
    Impossible(TURN, {"order": ["1", "2", "2"]}, "every seat has one place in turn order"),
    Impossible(TURN, {"starter": "-"}, "every round has a starter: a seat or, alone, the ghost deck"),
    Impossible(TURN, {"starter": "deck"}, "every round has a starter: a seat or, alone, the ghost deck"),
    Impossible(TURN, {"tops": ["-"] * 3}, "the top card of seat 1 is the last it played this round"),
    Impossible(
        TURN, {"tops": ["journal", "-", "-"]}, "the top card of seat 1 is the last it played this round"
    ),
    Impossible(TURN, {"tops": ["station", "journal", "-"]}, "the top card of seat 2 is the last it played"),
    Impossible(TURN, {"starter": "2"}, "cards are played in turn, beginning with the starter"),
    Impossible(TURN, {"to_move": THREE}, "cards are played in turn, beginning with the starter"),
    Impossible(LABORATORY, {"to_move": THREE, "acting": "3"}, "cards are played in turn"),
    Impossible(FILLING, {"hands": ALL_BUT_ONE, "tops": [*SECOND_TURN.values()]}, "cards are played in turn"),
    Impossible(
        LATER,
        {"hands": [CARDS[1:5], *ALL_BUT_ONE[1:]], "tops": ["meeting", "academy", "laboratory"]},
        "the Meeting Room ends the round in which it is played, and is nobody's first card there",
    ),
    Impossible(
        MEETING,
        {"hands": [CARDS[:5], *ALL_BUT_ONE[1:]]},
        "the Meeting Room ends the round in which it is played, and is nobody's first card there",
    ),
    Impossible(
        JURY,
        {"hands": [CARDS[1:5], CARDS[1:5], ALL_BUT_ONE[2]], "tops": ["meeting", "meeting", "laboratory"]},
        "the Meeting Room ends the round in which it is played",
    ),
    Impossible(JURY, {"starter": "3"}, "the next round starts on the left of who played the Meeting Room"),
    Impossible(
        JURY,
        {"hands": [CARDS[1:5], ALL_BUT_ONE[1], CARDS], "tops": ["meeting", "academy", "-"]},
        "cards are played in turn",
    ),
    Impossible(
        JURY,
        {"hands": [ALL_BUT_ONE[0], *ALL_BUT_ONE[1:]], "tops": [*SECOND_TURN.values()]},
        "a jury tile is drawn when the Meeting Room was played",
    ),
]

GHOST_DECK: Final = [
    Impossible(TURN, {"deck": ["station"]}, "the ghost deck is for who plays alone"),
    Impossible(TURN, {"aside": ["station"]}, "the ghost deck is for who plays alone"),
    Impossible(TURN, {"deck_top": "station"}, "the ghost deck is for who plays alone"),
    Impossible(
        ALONE, {"deck": ["journal", "journal", "meeting"]}, "the ghost deck has too many cards journal: 3"
    ),
    Impossible(ALONE, {"deck": ["journal"]}, "the ghost deck's Meeting Room ends the round"),
    Impossible(
        DECK_TURN,
        {"aside": ["academy"], "hands": [[*CARDS[1:4], "meeting"]]},
        "what the ghost deck puts aside was played by the player",
    ),
    Impossible(ALONE, {"deck_top": "-"}, "the top card of the ghost deck is the last it played this round"),
    Impossible(ALONE, {"starter": "1"}, "cards are played in turn"),
    Impossible(ALONE, {"to_move": CHANCE, "asking": "ghost_card"}, "cards are played in turn"),
    Impossible(DECK_TURN, {"to_move": ONE, "asking": "card"}, "cards are played in turn"),
    Impossible(DECK_MEETING, {"starter": "deck"}, "the next round starts on the left of who played"),
    Impossible(TURN, {"to_move": CHANCE, "asking": "ghost_card"}, "cards are played in turn"),
]

SETUP: Final = [
    Impossible(
        SHOWING,
        {"starter": "2"},
        "before the first round nothing is played, and the first in turn order begins",
    ),
    Impossible(SHOWING, {"points": [1, 0, 0]}, "before the first round nothing is played"),
    Impossible(
        SHOWING,
        {"pile": ALL_TILES[1:], "discards": ALL_TILES[:1]},
        "before the first round nothing is played",
    ),
    Impossible(
        SHOWING,
        {"pile": ALL_TILES[1:], "tiles": [ALL_TILES[:1], [], []]},
        "before the first round nothing is played",
    ),
    Impossible(SHOWING, on_steel("2 1"), "before the first round nothing is played"),
    Impossible(
        SHOWING,
        {"scraps": [["a5", "b1", "c3", "e6"], *field(OPENING, "scraps")[1:]], "cleared": [["f2"], [], []]},
        "before the first round nothing is played",
    ),
    Impossible(SHOWING, {"money": [4, 4, 5]}, "players start with the money of their place in turn order"),
    Impossible(SHOWING, {"asking": "tile"}, "tile is not what comes next"),
    Impossible(SHOWING, {"asking": "jury"}, "jury is not what comes next"),
    Impossible(FILLING, {"asking": "tile"}, "tile is not what comes next"),
    Impossible(SWAPPING, {"to_move": TWO, "acting": "2"}, "more tiles are drawn than the handicap gives"),
    Impossible(SWAPPING, {"acting": "2"}, "more tiles are drawn than the handicap gives"),
    Impossible(GIVING, {"acting": "1"}, "gift is not what comes next"),
    Impossible(TURN, {"scraps": [[], [], []]}, "seat 1 swaps as many scraps as its handicap says: 0, not 5"),
    Impossible(TURN, {"handicaps": [0, 1, 0]}, "seat 2 swaps as many scraps as its handicap says: 1, not 0"),
    Impossible(
        TURN, {"cleared": [["a1"], [], []]}, "scraps of seat 1 are where none lay, or both there and removed"
    ),
    Impossible(
        TURN, {"cleared": [["b1"], [], []]}, "scraps of seat 1 are where none lay, or both there and removed"
    ),
]

ACTIONS: Final = [
    Impossible(TURN, {"to_move": CHANCE}, "nobody can be asked card at to_move -1"),
    Impossible(GHOST_TILE, {"to_move": ONE}, "nobody can be asked ghost_tile at to_move 0"),
    Impossible(FINISHED, {"to_move": TWO}, "nobody can be asked over at to_move 1"),
    Impossible(TURN, {"asking": "station"}, "cards are played in turn"),
    Impossible(STATION, {"asking": "journal"}, "journal is not asked by that card"),
    Impossible(STATION, {"card": "academy"}, "station is not asked by that card"),
    Impossible(TURN, {"better": 1}, "no action is under way when card is asked"),
    Impossible(TURN, {"acting": "1"}, "no action is under way when card is asked"),
    Impossible(LABORATORY, {"to_move": THREE}, "an action is carried out by who played its card"),
    Impossible(
        STATION,
        {
            "tops": ["station", "academy", "academy"],
            "hands": [ALL_BUT_ONE[0], ALL_BUT_ONE[1], ALL_BUT_ONE[1]],
        },
        "the card being carried out lies on top",
    ),
    Impossible(MEETING, {"better": 1}, "the Meeting Room has no improved version"),
    Impossible(JOURNAL, {"better": 1}, "an action is improved if its card was"),
    Impossible(LABORATORY, {"better": 1, "left": 4}, "an action is improved if its card was"),
    Impossible(LABORATORY, {"left": 4}, "from 1 to 3 are left when laboratory is asked, not 4"),
    Impossible(LABORATORY, {"left": 0}, "from 1 to 3 are left when laboratory is asked, not 0"),
    Impossible(TURN, {"left": 1}, "from 0 to 0 are left when card is asked, not 1"),
    Impossible(CHIT, {"left": 3}, "from 0 to 2 are left when chit is asked, not 3"),
    Impossible(GHOST_TILE, {"left": 2}, "from 3 to 3 are left when ghost_tile is asked, not 2"),
    Impossible(TURN, {"chosen": ["money"]}, "things are chosen in the Meeting Room only"),
    Impossible(JOURNAL, {"option": "patents"}, "things are chosen in the Meeting Room only"),
    Impossible(
        MEETING, {"chosen": ["steam", "electricity"], "jury": [3, 2]}, "4 jury tiles are placed by now, not 5"
    ),
    Impossible(
        MEETING, {"chosen": ["steam", "electricity"], "jury": [2, 2]}, "one energy is named, not both"
    ),
    Impossible(MEETING, {"option": "money"}, "what is under way in the Meeting Room was chosen"),
    Impossible(
        MEETING,
        {"option": "money", "chosen": ["money"]},
        "in the Meeting Room one thing is finished before the next",
    ),
    Impossible(
        MEETING, {"chosen": ["money", "patents"]}, "in the Meeting Room one thing is finished before the next"
    ),
    Impossible(
        LIFTED, {"chosen": ["money", "patents", "reposition"]}, "in the Meeting Room one thing is finished"
    ),
    Impossible(
        TURN,
        {"held": "steel-steam", "tiles": [[], ["batteries", "celluloid"], []]},
        "a tile is in hand when it is asked where it goes",
    ),
    Impossible(
        LAYING,
        {"held": "-", "tiles": [[], ["batteries", "celluloid", "steel-steam"], []]},
        "a tile is in hand when it is asked where it goes",
    ),
    Impossible(LAYING, {"held_from": "a1 0"}, "a tile was lifted if it is repositioned, and only then"),
    Impossible(LIFTED, {"held_from": "-"}, "a tile was lifted if it is repositioned, and only then"),
    Impossible(LIFTED, {"held_from": "c4 90"}, "where the lifted tile lay it can lie no more"),
    Impossible(
        NO_ROOM,
        {
            "held": "telephone",
            "tiles": [["steel-steam"], [], []],
            "unseen": [id for id in field(NO_ROOM, "unseen") if id != "telephone"],
        },
        "the tile in hand fits nowhere",
    ),
    Impossible(CHIT, {"line": "-"}, "every line with a token in column 10 has its chit"),
    Impossible(TURN, {"line": "copper"}, "a line is named when its chit is chosen, and only then"),
    Impossible(
        TURN,
        {"drawn": ["steel-manual"], "station": ["copper-steam"]},
        "tiles are drawn for handicaps or to move ghosts",
    ),
    Impossible(
        JOURNAL, {"asking": "ghost_tile", "to_move": CHANCE}, "ghosts move with one or two players only"
    ),
    Impossible(
        GHOST_TILE,
        {"drawn": ALL_TILES[:2], "pile": ALL_TILES[2:]},
        "all tiles that move the ghosts are drawn",
    ),
    Impossible(GHOST_TILE, {"pile": [], "discards": ALL_TILES}, "all tiles that move the ghosts are drawn"),
    Impossible(GHOST_TILE, {"ghost_moves": ["steel 1"]}, "ghosts move before anything else is asked"),
    Impossible(GHOST_CHIT, {"ghost_moves": ["copper 1"] * 4}, "ghosts move before anything else is asked"),
]

END: Final = [
    Impossible(TURN, {"asking": "last_card"}, "cards are played in turn"),
    Impossible(LATER, {"asking": "over", "to_move": OVER}, "cards are played in turn"),
    Impossible(LAST_ACTIONS, {"ender": "-"}, "the Meeting Room ends the round in which it is played"),
    Impossible(FIRST_CARD, {"asking": "over", "to_move": OVER}, "a last action, and the end, come after"),
    Impossible(FIVE, {"asking": "card", "ender": "-"}, "the game has ended"),
    Impossible(LATER, {"ender": "2"}, "after the game's end there are last actions only"),
    Impossible(LATER, {"ender": "2", "asking": "last_card"}, "nothing has ended the game"),
    Impossible(LAST_ACTIONS, {"round": 9, "jury": [6, 5]}, "nothing has ended the game"),
    Impossible(FIVE, {"ender": "deck"}, "the ghost deck ends the game with its Meeting Room"),
    Impossible(FIVE, {"ender": "2"}, "who ended the game has no last action"),
    Impossible(LAST_JOURNAL, {"ender": "2"}, "the Meeting Room ends the round in which it is played"),
    Impossible(
        LAST_ACTIONS,
        {"hands": [CARDS[1:5], ["meeting"], ALL_BUT_ONE[2]], "tops": ["meeting", "station", "laboratory"]},
        "a last action takes a card from hand",
    ),
]

POINTS: Final = [
    Impossible(TURN, {"completed": NOBODY}, "cellophane is completed if and only if it has all it needs"),
    Impossible(LIFTED, {"completed": NOBODY}, "cellophane is completed if and only if it has all it needs"),
    Impossible(TURN, {"points": [2, 0, 0]}, "seat 1 has from 3 to 6 points for its projects"),
    Impossible(TURN, {"points": [7, 0, 0]}, "seat 1 has from 3 to 6 points for its projects"),
    Impossible(TURN, {"points": [3, 1, 0]}, "seat 2 has from 0 to 0 points for its projects"),
]

IMPOSSIBLE: Final = FIELDS + COMPONENTS + PATENTS + ROUNDS + GHOST_DECK + SETUP + ACTIONS + END + POINTS
