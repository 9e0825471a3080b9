"""Positions of Spyrium with names, set up on the packaged edition."""

from __future__ import annotations

from collections import Counter
from typing import Any

import opificio
from opificio.core.state import Json, State

GAME = opificio.game("spyrium")
NINE = [
    "mine_1",
    "miner",
    "workshop_1",
    "apprentice",
    "mine_2",
    "crane",
    "university_1",
    "luxury_home",
    "geologist",
]
TOP_EVENT = "export"


def named() -> dict[str, State]:
    """One for each question that players are asked, from the first worker to the last pass."""
    return {
        "two players: the first worker": position(2, market=NINE, tokens={1: "1", 6: "3"}),
        "three players: phase two, many ways": position(
            3,
            turn=2,
            phase=["II", "I", "II"],
            market=NINE,
            tokens={1: "12", 6: "3"},
            gaps={5: "113", 7: "2", 3: "3"},
            money=[12, 5, 3],
            districts=[["mine_1", "workshop_1"], [], ["mine_2 used"]],
            active=[1, 2, 0],
        ),
        "five players: everybody at the Miner": position(
            5,
            phase=["II", "II", "I", "passed", "I"],
            market=["-", "miner", *["-"] * 7],
            tokens={1: "1123"},
            gaps={0: "113", 2: "25", 3: "2"},
            money=[9, 6, 4, 0, 2],
            active=[1, 1, 2, 3, 2],
        ),
        "three players: where to build the Factory": position(
            3,
            turn=4,
            asking="build",
            site="b2",
            due=2,
            phase=["II", "I", "II"],
            market=["-"] * 4 + ["factory_1"] + ["-"] * 4,
            gaps={5: "23"},
            money=[14, 5, 3],
            districts=[["neighbourhood_1", "laboratory_1 used 1", "laboratory_1"], [], []],
            active=[1, 2, 2],
            workers=[4, 3, 3],
        ),
        "four players: techniques in use": position(
            4,
            turn=5,
            phase=["II", "II", "passed", "I"],
            market=["banker", "mansion", "-", "-", "engineer", "-", "-", "-", "factory_1"],
            tokens={0: "23"},
            gaps={0: "112", 3: "4", 9: "1"},
            money=[15, 4, 2, 6],
            spyrium=[6, 3, 1, 2],
            points=[7, 12, 3, 0],
            districts=[["mine_2 used 1", "laboratory_2"], ["university_1"], [], ["residence"]],
            techniques=[["lobbying", "taylorism", "commerce"], ["automation"], [], []],
            bonuses=[[], ["worker"], [], []],
            workers=[5, 4, 3, 3],
            active=[1, 2, 3, 2],
            event="overtime",
        ),
        "three players: a token to choose, with Commerce": position(
            3,
            turn=3,
            asking="token",
            site="b1",
            card="architect",
            phase=["II", "I", "I"],
            market=["-", "architect", *["-"] * 7],
            tokens={1: "23"},
            gaps={0: "1", 2: "3"},
            techniques=[["commerce"], [], []],
            active=[1, 3, 2],
            residence=[2, 1, 1],
        ),
        "two players: both bonuses at once": position(
            2,
            turn=6,
            asking="bonus",
            phase=["II", "II"],
            market=["engineer", *["-"] * 8],
            gaps={0: "12"},
            points=[21, 6],
            spyrium=[1, 2],
            districts=[["factory_2 used 2"], []],
            active=[0, 2],
            event="late_arrival",
        ),
        "three players: the last actions of the game": position(
            3,
            turn=6,
            phase=["II", "passed", "II"],
            market=["palace", *["-"] * 8],
            gaps={0: "1", 1: "3"},
            money=[13, 0, 10],
            spyrium=[2, 0, 3],
            points=[30, 41, 25],
            bonuses=[["worker", "money"]] * 3,
            districts=[["factory_1", "luxury_home"], ["mansion"], ["laboratory_3", "university_1"]],
            active=[1, 0, 1],
            workers=[4, 4, 4],
            event="charity",
        ),
    }


def position(players: int, **fields: Any) -> State:
    """A position in play; deck, stock and events hold what is nowhere else."""
    tokens = fields.pop("tokens", {})
    gaps = fields.pop("gaps", {})
    turn = fields.get("turn", 1)
    events = [event["id"] for event in described("events")]
    event = fields.pop("event", TOP_EVENT)
    others = [id for id in events if id != event]
    data: Json = {
        **GAME.start(players).dump(),
        "to_move": 0,
        "asking": "action",
        "first": 0,
        "active": [3] * players,
        "event": event,
        "next_event": others[-1],
        "unseen": [id for id in events if id in others[: 6 - turn]],
        "tokens": [list(tokens.get(place, "")) for place in range(9)],
        "gaps": [list(gaps.get(gap, "")) for gap in range(12)],
        **fields,
    }
    on_cards = Counter(value for each in [*tokens.values()] for value in each)
    data["stock"] = [8 - on_cards[str(value)] for value in (1, 2, 3)]
    data["deck"] = deck(data)
    return GAME.load(data)


def described(name: str) -> Any:
    """The cards or events of the edition."""
    return GAME.describe()[name]


def deck(data: Any) -> list[str]:
    """The cards of the period that are left: without those on the table, and as few as the turn demands."""
    turn = data["turn"]
    period = "AAABBC"[turn - 1]
    size = {"A": 30, "B": 20, "C": 9}[period] - 9 * (turn - "AAABBC".index(period))
    held = Counter(each.split()[0] for seat in [*data["districts"], *data["techniques"]] for each in seat)
    lying = Counter(data["market"])
    left: list[str] = []
    for card in described("cards"):
        before = sum(card["copies"][earlier] for earlier in "ABC"[: "ABC".index(period)])
        gone = max(0, held[card["id"]] - before) + lying[card["id"]]
        left += [card["id"]] * max(0, card["copies"][period] - gone)
    return left[len(left) - size :]
