"""How the tests of the rules play and look: any game, by the texts of its moves."""

from __future__ import annotations

from typing import Final, TypeVar

import pytest

from opificio.core.fact import Fact
from opificio.core.rule import IllegalMove
from opificio.core.state import State

# Seats as people and notation call them; the engine counts from 0
ONE: Final = 0
TWO: Final = 1
THREE: Final = 2
FOUR: Final = 3
FIVE: Final = 4
NOBODY: Final = -1

S = TypeVar("S", bound=State)


def play(state: S, *moves: str) -> S:
    """The position after these moves, each checked."""
    for move in moves:
        state = state.play(move)
    return state


def told(state: State, *moves: str) -> list[Fact]:
    """What is told of these moves, and of the answers that the engine gives by itself."""
    state = state.copy()
    facts = state.listen()
    for move in moves:
        state.step(state.checked(move))
    return facts


def log(facts: list[Fact]) -> list[str]:
    """The moves among the facts, as a game file has them: "2 pass"."""
    return [f"{fact.seat + 1} {fact.what}" for fact in facts if fact.kind == "played"]


def refused(state: State, move: str) -> IllegalMove:
    """The refusal that a move meets; the position must stay as it was."""
    before = state.dump()
    with pytest.raises(IllegalMove) as caught:
        state.play(move)
    assert state.dump() == before
    return caught.value


def answers(state: State, *verbs: str) -> list[str]:
    """What may be answered now; only what begins with these words, where some are given."""
    return [move.text for move in state.legal() if not verbs or move.text.startswith(verbs)]


def asked(state: State) -> tuple[str, int | None]:
    """The question and the seat it is put to."""
    return str(state.view()["question"]), state.actor
