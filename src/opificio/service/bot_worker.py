"""What runs in a bot's process: a position comes in, a move, a reason or advice goes out.

It needs the engine only.
"""

from __future__ import annotations

import os
import threading
from functools import lru_cache
from multiprocessing import parent_process
from multiprocessing.connection import wait

from msgspec import Struct

from opificio.bots import Reason, make, reason_for
from opificio.core.game import Game
from opificio.core.state import Json, State
from opificio.games import registry


class Question(Struct, frozen=True):
    """What a bot is told: the game and its edition, the position, and what decides his luck."""

    game: str
    edition: str  # the text: a process may never have seen it
    position: Json
    bot: str
    seed: str


class Doubt(Struct, frozen=True):
    """A move that a bot made, the question it was the answer to, and the wish to know why."""

    question: Question
    made: str


class Wanted(Struct, frozen=True):
    """A seat whose plans are wanted, with the game, its edition and the position."""

    game: str
    edition: str
    position: Json
    seat: int


def answer(question: Question) -> str:
    """The bot's move."""
    state = _game(question.game, question.edition).load(question.position)
    return make(question.bot, question.game, question.seed).choose(state).text


def reason(doubt: Doubt) -> Reason | None:
    """What the bot, asked again, thinks of its move; None from a bot that never thinks ahead."""
    asked = doubt.question
    state = _game(asked.game, asked.edition).load(asked.position)
    return reason_for(asked.bot, asked.game, asked.seed, state, doubt.made)


def plans(wanted: Wanted) -> list[Json]:
    """What the seat is advised."""
    game = _game(wanted.game, wanted.edition)
    return game.plans(game.load(wanted.position), wanted.seat)


def begin() -> None:
    """Called once a process: it ends when the server does, even if that was killed."""
    parent = parent_process()
    assert parent is not None
    threading.Thread(target=_follow, args=[parent.sentinel], daemon=True).start()


def _follow(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


@lru_cache(maxsize=16)
def _game(name: str, edition: str) -> Game[State]:
    return registry.with_edition(name, edition, name)
