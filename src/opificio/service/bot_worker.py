"""What runs in a bot's process: a position comes in, a move or advice goes out. It needs the engine only."""

from __future__ import annotations

import os
import threading
from functools import lru_cache
from multiprocessing import parent_process
from multiprocessing.connection import wait

from msgspec import Struct

from opificio.bots import make
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
