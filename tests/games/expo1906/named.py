"""Positions of Expo 1906 with names, set up on the packaged edition."""

from __future__ import annotations

from collections import Counter
from typing import Any

import opificio
from opificio.core.state import State
from tests.rules.playing import play

GAME = opificio.game("expo1906")
BOX: Any = GAME.describe()
CARDS = BOX["cards"]
CELLOPHANE = [
    "empirical-copper b4 0",
    "automated-electricity d5 270",
    "steam-scientific d3 90",
    "cellophane c4 0",
]
"""Completed, with just what it needs."""
SHOWN = ["telephone", "light_bulb", "synthetic_dye", "electrocardiograph", "cruise_ship"]
ONE_CARD = [["station"], ["academy"], ["journal"]]


def named() -> dict[str, State]:
    """What players are asked, from the handicap to the last action."""
    at_work = position(
        3,
        tiles=[["cruise_ship", "steel-manual", "steam-copper", "steam-copper"], [], []],
        labs=[CELLOPHANE, [], []],
        points=[3, 0, 0],
        completed=[["cellophane"], [], []],
    )
    crowded = position(
        3,
        money=[4, 2, 2],
        patents={
            "steel": ["3 1 2 1", "6 3"],
            "copper": ["4 2 3"],
            "empirical": ["9 1"],
            "scientific": ["10 2"],
        },
        chits={"scientific": "fine_arts"},
    )
    meeting = position(
        3,
        played=ONE_CARD,
        labs=[CELLOPHANE, [], []],
        points=[3, 0, 0],
        completed=[["cellophane"], [], []],
        patents={"manual": ["5 1"]},
    )
    return {
        "two players: a tile for a scrap": swapping(),
        "four players: the first card": position(4, money=[3, 4, 5, 6], round=1),
        "alone: a card after the ghost deck's": position(
            1, money=[6], played=[["academy"]], deck_top="journal", aside=["academy"], gone=["station"]
        ),
        "three players: tiles to buy": play(
            position(3, station=["steel-manual", "steel-manual", "steam-steel"]), "play station"
        ),
        "three players: the improved Academy": play(
            position(
                3,
                station=["copper-steam", "manual-steel"],
                academy=SHOWN,
                labs=[["improved_academy a2 0"], [], []],
            ),
            "play academy",
        ),
        "three players: at work in the lab": play(at_work, "play laboratory"),
        "three players: where the Cruise Ship goes": play(at_work, "play laboratory", "lay cruise_ship"),
        "three players: tokens, piles and arrows": play(crowded, "play journal"),
        "three players: a chit to choose": play(crowded, "play journal", "step empirical 9"),
        "three players: the Meeting Room": play(meeting, "play meeting"),
        "three players: a lifted tile that is needed": play(
            meeting, "play meeting", "meet reposition", "lift d3"
        ),
        "three players: the last actions": play(
            position(3, played=ONE_CARD, round=10, jury=[6, 5], station=["steel-manual"]),
            "play meeting",
            "meet money",
            "meet steam",
        ),
    }


def swapping() -> State:
    """A Freshman has drawn his tiles; his right neighbour has none to place."""
    state = GAME.start(2, handicap_2=2)
    while state.to_move < 0:
        state = state.play(state.legal()[0])
    return state


def position(players: int, **fields: Any) -> State:
    """A position in which the first seat is asked for a card; piles hold what is nowhere else."""
    nothing: list[list[str]] = [[] for _ in range(players)]
    in_round = fields.get("round", 2)
    played = fields.pop("played", nothing)
    patents, chits, gone = fields.pop("patents", {}), fields.pop("chits", {}), fields.pop("gone", [])
    data: dict[str, Any] = {
        **GAME.start(players).dump(),
        "to_move": 0,
        "asking": "card",
        "round": in_round,
        "order": [str(seat + 1) for seat in range(players)],
        "starter": "1" if players > 1 else "deck",
        "money": [6] * players,
        "jury": [(in_round + 2) // 2, (in_round + 1) // 2],
        "academy": ["-"] * 5,
        "hands": [[card for card in CARDS if card not in cards] for cards in played],
        "tops": [cards[-1] if cards else "-" for cards in played],
        "patents": [patents.get(line, []) for line in BOX["lines"]],
        "chits": [chits.get(line, "-") for line in BOX["lines"]],
        **fields,
    }
    out = Counter([*data["station"], *data["academy"]])
    for tiles, lab in zip(data["tiles"], data["labs"], strict=True):
        out.update([*tiles, *[piece.split()[0] for piece in lab]])
    data["pile"] = left(Counter({tile["id"]: tile["copies"] for tile in BOX["tiles"]}), out)
    for name, kind in (("unseen", "projects"), ("technologies", "technologies")):
        data[name] = [each["id"] for each in BOX[kind] if not out[each["id"]]]
    cards = Counter([data["deck_top"], *data["aside"], *gone])
    data["deck"] = left(Counter(data["deck"]), cards)
    return GAME.load(data)


def left(all_there_are: Counter[str], gone: Counter[str]) -> list[str]:
    """What is left, one by one."""
    return list((all_there_are - gone).elements())
