"""What runs in a process that thinks along with a bot elsewhere: questions come in, what it finds goes out.

It ends when nobody can ask it any more, whatever it is thinking about.
"""

from __future__ import annotations

import os
import sys
from functools import lru_cache, partial
from queue import SimpleQueue
from threading import Thread
from typing import Final

import msgspec

from opificio.bots.judges import judge
from opificio.bots.thinker import Budget, Found, Thinker
from opificio.core.game import Game
from opificio.core.state import Json, State
from opificio.games import registry


class Question(msgspec.Struct, frozen=True):
    """A position, and how much to think about it."""

    game: str
    edition: str  # the text
    position: Json
    budget: Budget
    seed: str  # of the luck that is imagined
    asker: int  # who goes on with the tree that it has grown so far
    askers: list[int]  # all who may still ask; others' trees are forgotten


class Colleague:
    """Thinks for several bots, with a tree for each."""

    def __init__(self) -> None:
        self._thinkers: Final[dict[int, Thinker]] = {}

    def answer(self, question: Question) -> list[Found]:
        """What it finds out about every answer."""
        for asker in self._thinkers.keys() - question.askers:
            del self._thinkers[asker]
        thinker = self._thinkers.get(question.asker)
        if thinker is None:
            judges = partial(judge, question.game)
            thinker = Thinker("colleague", judges, question.budget, question.seed, hasty=False)
            self._thinkers[question.asker] = thinker
        return thinker.find(_game(question.game, question.edition).load(question.position))


def main() -> None:
    """Answer, line by line, until the input ends."""
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=[questions], daemon=True).start()
    colleague = Colleague()
    while True:
        question = msgspec.json.decode(questions.get(), type=Question)
        sys.stdout.buffer.write(msgspec.json.encode(colleague.answer(question)) + b"\n")
        sys.stdout.buffer.flush()


def _listen(questions: SimpleQueue[bytes]) -> None:
    for line in sys.stdin.buffer:
        questions.put(line)
    os._exit(0)


@lru_cache(maxsize=16)
def _game(name: str, edition: str) -> Game[State]:
    return registry.with_edition(name, edition, name)
