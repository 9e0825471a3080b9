"""Positions of Industry with names, set up on the packaged edition."""

from __future__ import annotations

from typing import cast

import opificio
from opificio.core.state import Json, State
from opificio.games.industry.components import COLUMN_LETTERS


def named() -> dict[str, State]:
    """One for each question, from the first auction to the last development."""
    return {
        "three players: the first pick": position(
            3, asking="pick", to_move=0, auctioneer=0, first=0, open=["A1", "E1", "G1"], talers=[6, 6, 6]
        ),
        "four players: the first bid, for a joker": position(
            4,
            asking="bid",
            to_move=2,
            auctioneer=1,
            first=1,
            lot="B1",
            open=["B1", "C1", "H1", "L1"],
            talers=[5, 5, 5, 5],
        ),
        "four players: the last bid, the subsidy taken": position(
            4,
            asking="bid",
            to_move=0,
            auctioneer=1,
            first=3,
            era=2,
            lot="H2",
            open=["A2", "H2"],
            sold=["B2", "K2"],
            top_bid=2,
            top_bidder=3,
            talers=[6, 3, 1, 4],
            subsidised=[1, 0, 0, 1],
            owned=[["G1", "K1"], ["F1"], ["I1", "C1"], ["E1", "J1", "K2"]],
            developed=[["G1", "K1"], ["F1"], ["I1"], ["E1"]],
            jokers=[[], [], ["B2"], []],
        ),
        "three players: keep or sell": position(
            3,
            asking="keep_or_sell",
            to_move=2,
            auctioneer=2,
            first=2,
            era=3,
            lot="E3",
            open=["E3", "L3"],
            sold=["D3"],
            top_bid=4,
            top_bidder=1,
            talers=[2, 5, 4],
            owned=[["D3"], ["H2"], ["I1"]],
            developed=[[], ["H2"], ["I1"]],
        ),
        "three players: two developments, wood from everywhere": position(
            3,
            asking="develop",
            to_move=0,
            first=0,
            era=2,
            sold=["H2", "I2", "J2"],
            builds_left=2,
            talers=[8, 2, 2],
            owned=[["H1", "H2", "I2", "J2"], ["G1"], ["F1", "I1"]],
            developed=[[], ["G1"], ["F1"]],
            jokers=[["A1"], [], []],
        ),
        "four players: which wood": position(
            4,
            asking="supply",
            to_move=1,
            first=0,
            era=3,
            sold=["A3", "E3", "F3", "J3"],
            builds_left=1,
            site="J3",
            need=1,
            talers=[1, 4, 0, 2],
            owned=[["F1"], ["J3"], ["E2"], ["F2", "G1"]],
            developed=[["F1"], [], [], ["G1"]],
            jokers=[["A2"], ["A1"], [], []],
        ),
        "three players: the last development of the game": position(
            3,
            asking="develop",
            to_move=1,
            first=2,
            era=5,
            sold=list_of(5),
            builds_left=2,
            talers=[3, 12, 0],
            owned=[["E4", "G4"], ["L5", "I5", "E5", "B5", "F5"], ["K5"]],
            developed=[["E4", "G4"], [], ["K5"]],
            jokers=[[], ["A5"], []],
        ),
    }


def position(players: int, *, sold: list[str] | None = None, **fields: object) -> State:
    """An opening position with other fields; the tokens of open and `sold` zones are out of the bag."""
    game = opificio.game("industry")
    drawn = {zone[0] for zone in [*cast("list[str]", fields.get("open", [])), *(sold or [])]}
    bag = [letter for letter in COLUMN_LETTERS if letter not in drawn]
    data: Json = {**game.start(players).dump(), "bag": bag, **fields}
    return game.load(data)


def list_of(era: int) -> list[str]:
    """All zones of an era."""
    return [f"{column}{era}" for column in COLUMN_LETTERS]
