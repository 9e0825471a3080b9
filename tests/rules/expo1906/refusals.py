"""Every refusal of Expo 1906: the rule it quotes, its figures, and the sentence that people read."""

from __future__ import annotations

from typing import Final

from tests.rules.expo1906.labs import CELLOPHANE, CRAMPED, technology
from tests.rules.expo1906.table import GAME, SECOND_TURN, carried, lab, opened, table
from tests.rules.playing import ONE, TWO, play
from tests.rules.refusal import Refusal

PAIR = lab(
    ".#....",
    ".....#",
    "..#...",
    ".PP...",
    "#PP...",
    "A...#.",
    P="cruise_ship",
    A="steel-manual 0",
)
CARD = table(TWO, played={ONE: "station"})
SECOND = table(played={0: "station", 1: "academy", 2: "journal"}, labs={ONE: PAIR})
STATION = play(table(station="steel-manual", money=(3, 6, 6)), "play station")
BROKE = carried(table(station="steel-manual", money=(0, 6, 6)), "play station")
ACADEMY = play(table(academy="cellophane", labs={ONE: technology("improved_academy")}), "play academy")
POOR = carried(table(academy="cellophane", money=(1, 6, 6)), "play academy")
FREE_TILE = play(
    table(academy="cellophane", station="steel-manual", labs={ONE: technology("improved_academy")}),
    "play academy",
    "done",
)
LABORATORY = play(table(labs={ONE: CELLOPHANE}, tiles={ONE: "telephone, airship"}), "play laboratory")
HELD = play(LABORATORY, "lay airship")
FULL = play(table(labs={ONE: CRAMPED}, tiles={ONE: "telephone"}), "play laboratory")
JOURNAL = play(table(patents={"steel": "4 1 1, 10 1", "copper": "6 2"}, money=(1, 6, 6)), "play journal")
JUMPING = play(table(patents={"steel": "6 1"}, money=(1, 6, 6)), "play journal")
ARRIVED = play(
    table(patents={"steel": "9 1", "copper": "10 2"}, chits={"copper": "metro"}),
    "play journal",
    "step steel 9",
)
MEETING = play(SECOND, "play meeting", "meet money")
REPOSITION = play(SECOND, "play meeting", "meet reposition")
LIFTED = play(table(played=SECOND_TURN, labs={ONE: CELLOPHANE}), "play meeting", "meet reposition", "lift d3")
ALL_ARRIVED = play(
    table(played=SECOND_TURN, patents={"steel": "10 1", "copper": "10 1", "manual": "10 1"}), "play meeting"
)
NO_STEAM_LEFT = play(table(played=SECOND_TURN, in_round=7, jury=(8, 0)), "play meeting")
DRAWING_STEAM = play(NO_STEAM_LEFT, "done")
PROJECTS = play(table(played=SECOND_TURN, academy="telephone"), "play meeting", "meet steam", "done")
LAST = play(table(played=SECOND_TURN, in_round=10), "play meeting", "meet steam", "done")
ORDERING = play(GAME.start(3), "order 2")
SWAPPING = opened(2, "order 1", handicap_1=1)
GHOST_TILES = play(table(money=(6, 6), labs={TWO: CELLOPHANE}), "play journal")
LAST_TILE = play(table(money=(6, 6), pile="steel-manual"), "play journal")
GHOST_CHIT = play(
    table(money=(6, 6), patents={"steel": "9 ghost", "copper": "10 1"}, chits={"copper": "metro"}),
    "play journal",
    "ghosts steel-manual",
    "ghosts steam-steel",
)
DECK_FIRST = play(table(money=(6,)), "play skyscraper")
DECK = play(
    table(money=(6,), played={ONE: "station academy"}, deck="academy journal journal"), "play skyscraper"
)

REFUSALS: Final = [
    # Draws
    Refusal(
        CARD, "order 1", "E1.3", "order.not_now", {}, "turn order is drawn before the game, and only then"
    ),
    Refusal(
        ORDERING, "order 4", "E1.3", "order.no_seat", {"seat": 4, "players": 3},
        "there is no seat 4 with 3 players",
    ),
    Refusal(
        ORDERING, "order 2", "E1.3", "order.drawn", {"seat": 2}, "seat 2 has its place in turn order already"
    ),
    Refusal(CARD, "deal steel-manual", "E6.3", "tile.not_now", {}, "no resource tile is drawn for this now"),
    Refusal(
        GHOST_TILES, "give steel-manual", "E6.3", "tile.not_now", {}, "no resource tile is drawn for this now"
    ),
    Refusal(
        SWAPPING, "ghosts steel-manual", "E6.3", "tile.not_now", {}, "no resource tile is drawn for this now"
    ),
    Refusal(
        LAST_TILE, "ghosts copper-steam", "E6.3", "tile.none_left", {"tile": "copper-steam"},
        "no copper-steam is left in the pile",
    ),
    Refusal(CARD, "show telephone", "E6.2", "show.not_now", {}, "no project is turned up now"),
    Refusal(
        PROJECTS, "show cellophane", "E6.2", "show.shape", {"project": "cellophane"},
        "cellophane is not of the shape that is turned up next",
    ),
    Refusal(
        PROJECTS, "show telephone", "E1.2", "show.seen", {"project": "telephone"},
        "telephone was turned up already",
    ),
    Refusal(CARD, "jury steam", "E6.1", "jury.not_now", {}, "no jury tile is drawn now"),
    Refusal(
        DRAWING_STEAM, "jury steam", "E6.1", "jury.none_left", {"energy": "steam"},
        "no jury tile with steam is left in the pile",
    ),
    Refusal(ARRIVED, "assign eiffel", "E8.3", "assign.not_now", {}, "no chit is drawn now"),
    Refusal(
        GHOST_CHIT, "assign metro", "E8.3", "assign.gone", {"chit": "metro"}, "metro lies on a line already"
    ),
    Refusal(CARD, "draw station", "E9.2", "draw.not_now", {}, "the ghost deck shows no card now"),
    Refusal(
        DECK, "draw journal", "E9.2", "draw.none_left", {"card": "journal"},
        "journal is no longer in the ghost deck",
    ),
    Refusal(
        DECK_FIRST, "draw meeting", "E9.3", "draw.first", {},
        "the ghost deck's first card of a round is not the Meeting Room",
    ),
    # Cards
    Refusal(STATION, "play academy", "E2.1", "card.not_now", {}, "no card is played now"),
    Refusal(
        SECOND, "play station", "E2.1", "card.not_in_hand", {"card": "station"},
        "station is not in your hand: you played it this round",
    ),
    Refusal(
        CARD, "play station", "E2.2", "card.just_played", {"card": "station"},
        "station was just played on your right",
    ),
    Refusal(
        CARD, "play meeting", "E2.3", "card.first_turn", {},
        "the Meeting Room is not played on one's own first turn of a round",
    ),
    Refusal(
        LAST, "play meeting", "E7.2", "card.last_action", {}, "the Meeting Room is not for a last action"
    ),
    Refusal(CARD, "pass", "E7.2", "pass.not_now", {}, "only a last action may be declined"),
    Refusal(CARD, "done", "E2.4", "done.not_now", {}, "this cannot be left undone"),
    Refusal(ARRIVED, "done", "E2.4", "done.not_now", {}, "this cannot be left undone"),
    # The Train Station and the Academy
    Refusal(ACADEMY, "buy steel-manual", "E3.1", "buy_tile.not_now", {}, "no resource tile is bought now"),
    Refusal(
        STATION, "buy copper-steam", "E3.1", "buy_tile.not_there", {"tile": "copper-steam"},
        "no copper-steam lies in the Train Station",
    ),
    Refusal(
        BROKE, "buy steel-manual", "E3.1", "buy_tile.cannot_pay", {"needs": 1, "has": 0}, "needs $1, has $0"
    ),
    Refusal(
        STATION, "buy cellophane", "E3.2", "purchase.not_now", {}, "nothing is bought in the Academy now"
    ),
    Refusal(
        ACADEMY, "buy airship", "E3.2", "purchase.not_there", {"what": "airship"},
        "airship is not in the Academy",
    ),
    Refusal(
        ACADEMY, "buy improved_academy", "E3.2", "purchase.not_there", {"what": "improved_academy"},
        "improved_academy is not in the Academy",
    ),
    Refusal(
        POOR, "buy cellophane", "E3.2", "purchase.cannot_pay", {"needs": 2, "has": 1}, "needs $2, has $1"
    ),
    Refusal(
        ACADEMY, "take steel-manual", "E3.2", "take.not_now", {}, "no tile is taken free of charge now"
    ),
    Refusal(
        FREE_TILE, "take copper-steam", "E3.2", "take.not_there", {"tile": "copper-steam"},
        "no copper-steam lies in the Train Station",
    ),
    # The Laboratory
    Refusal(CARD, "lay telephone", "E3.3", "lay.not_now", {}, "no tile is placed now"),
    Refusal(
        LABORATORY, "lay cruise_ship", "E3.3", "lay.not_owned", {"tile": "cruise_ship"},
        "no cruise_ship lies in front of you",
    ),
    Refusal(
        FULL, "lay telephone", "E3.3", "lay.no_room", {"tile": "telephone"},
        "telephone fits nowhere in your lab",
    ),
    Refusal(
        REPOSITION, "remove a6", "E3.3", "remove.not_now", {}, "nothing is removed from the lab now"
    ),
    Refusal(
        LABORATORY, "remove a1", "E3.3", "remove.nothing", {"cell": "a1"}, "there is nothing to remove at a1"
    ),
    Refusal(
        LABORATORY, "remove c5", "E3.3", "remove.elsewhere",
        {"tile": "cellophane", "cell": "c5", "first": "c4"}, "the cellophane at c5 begins at c4",
    ),
    Refusal(
        LABORATORY, "remove c4", "E-R6", "remove.completed", {"tile": "cellophane"},
        "cellophane is completed and stays in the lab",
    ),
    Refusal(
        LABORATORY, "remove d3", "E3.7", "remove.needed", {"tile": "steam-scientific"},
        "without steam-scientific a completed project would be incomplete",
    ),
    Refusal(LABORATORY, "put a1 0", "E3.3", "put.not_now", {}, "no tile is in hand"),
    Refusal(SWAPPING, "put a1 0", "E1.5", "put.no_scrap", {"cell": "a1"}, "no scrap lies at a1"),
    Refusal(
        HELD, "put a1 270", "E3.3", "put.turn", {"turn": 270},
        "turned by 270° this tile lies as it does turned less",
    ),
    Refusal(
        HELD, "put d6 90", "E3.3", "put.outside", {"cell": "d6"}, "from d6 the tile would leave the lab"
    ),
    Refusal(HELD, "put a1 90", "E3.3", "put.taken", {"taken": "b1"}, "b1 is not free"),
    Refusal(
        LIFTED, "put a1 0", "E3.7", "put.breaks", {}, "there, a completed project would be incomplete"
    ),
    # The Patents Office
    Refusal(MEETING, "enter steel", "E3.4", "token.not_now", {}, "no token moves now"),
    Refusal(CARD, "step steel 4", "E3.4", "token.not_now", {}, "no token moves now"),
    Refusal(
        JOURNAL, "enter steel", "E5.1", "token.none_waiting", {}, "none of your tokens is in column 1"
    ),
    Refusal(
        JOURNAL, "step copper 6", "E5.1", "token.none_there", {"line": "copper", "column": 6},
        "no such token of yours is on copper, column 6",
    ),
    Refusal(
        JOURNAL, "step steel 4 third", "E5.1", "token.none_there", {"line": "steel", "column": 4},
        "no such token of yours is on steel, column 4",
    ),
    Refusal(
        JOURNAL, "step steel 10", "E5.5", "token.at_end", {}, "a token in column 10 moves no more"
    ),
    Refusal(
        JOURNAL, "step steel 4 second", "E-R27", "token.alike", {},
        "this token lies under another of yours: the upper one moves",
    ),
    Refusal(
        JOURNAL, "jump steel 4 down", "E5.2", "jump.no_arrow",
        {"direction": "down", "line": "steel", "column": 4}, "no arrow leads down from steel, column 4",
    ),
    Refusal(
        JUMPING, "jump steel 6 up", "E5.2", "jump.no_arrow",
        {"direction": "up", "line": "steel", "column": 6}, "no arrow leads up from steel, column 6",
    ),
    Refusal(
        JUMPING, "jump steel 6 down", "E5.2", "jump.cannot_pay", {"needs": 2, "has": 1}, "needs $2, has $1"
    ),
    Refusal(JOURNAL, "chit eiffel", "E5.5", "chit.not_now", {}, "no chit is chosen now"),
    Refusal(
        ARRIVED, "chit metro", "E5.5", "chit.taken", {"chit": "metro"}, "metro lies on a line already"
    ),
    # The Meeting Room
    Refusal(CARD, "meet money", "E3.6", "meet.not_now", {}, "this is for the Meeting Room, and only there"),
    Refusal(
        MEETING, "meet money", "E3.6", "meet.chosen", {}, "this was done already: the two must be different"
    ),
    Refusal(
        ALL_ARRIVED, "meet reposition", "E3.6", "meet.empty_lab", {}, "no tile lies in your lab"
    ),
    Refusal(
        ALL_ARRIVED, "meet patents", "E3.6", "meet.no_token", {}, "all your tokens are in column 10"
    ),
    Refusal(
        NO_STEAM_LEFT, "meet steam", "E-R18", "meet.energy_gone", {"energy": "steam"},
        "no jury tile with steam is left in the pile",
    ),
    Refusal(LABORATORY, "lift c4", "E3.6", "lift.not_now", {}, "no tile is repositioned now"),
    Refusal(
        REPOSITION, "lift b1", "E3.6", "lift.scrap", {"cell": "b1"},
        "a scrap is not repositioned, and one lies at b1",
    ),
    Refusal(REPOSITION, "lift a1", "E3.6", "lift.nothing", {"cell": "a1"}, "no tile lies at a1"),
    Refusal(
        REPOSITION, "lift c5", "E3.6", "lift.elsewhere",
        {"tile": "cruise_ship", "cell": "c5", "first": "b4"}, "the cruise_ship at c5 begins at b4",
    ),
]  # fmt: skip
