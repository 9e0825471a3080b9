"""Several processes that think about the same position, each a tree of its own; what they find is added up.

The processes are started when a crew is first asked, and serve all crews of this process until it ends.
"""

from __future__ import annotations

import atexit
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from pathlib import Path
from subprocess import PIPE, Popen
from typing import Final
from weakref import WeakSet

import msgspec

from opificio.bots.colleague import Question
from opificio.bots.thinker import Budget, Found, Thinker
from opificio.core.rule import OpificioError
from opificio.core.state import State
from opificio.search.judge import Judge

PROGRAM: Final = "from opificio.bots.colleague import main; main()"


class ColleagueDied(OpificioError):
    """A process that was thinking along is no more."""

    def __init__(self) -> None:
        super().__init__("a process that was thinking along died; is there enough memory?")


class Crew(Thinker):
    """A bot whose colleagues think along. None of them stops early: what each finds counts as much."""

    def __init__(self, name: str, judges: Callable[[int], Judge], budget: Budget, seed: str) -> None:
        super().__init__(name, judges, budget, seed, hasty=False)
        self.number: Final = next(_NUMBERS)
        _CREWS.add(self)

    def find(self, state: State) -> list[Found]:
        """What all of them find out about every answer."""
        colleagues = _colleagues(self._budget.processes - 1)
        try:
            for at, colleague in enumerate(colleagues):
                colleague.ask(self._question(state, f"{self._seed} colleague {at + 1}"))
            return added([super().find(state), *[colleague.answer() for colleague in colleagues]])
        except BaseException:  # Ctrl-C among them: a late answer would be taken for the next one's
            dismiss()
            raise

    def _question(self, state: State, seed: str) -> Question:
        game = state.the_game()
        return Question(
            game=game.name,
            edition=game.edition_text,
            position=state.dump(),
            budget=self._budget,
            seed=seed,
            asker=self.number,
            askers=[crew.number for crew in _CREWS],
        )


_NUMBERS: Final = count()
_CREWS: Final[WeakSet[Crew]] = WeakSet()


def added(crew: list[list[Found]]) -> list[Found]:
    """What several have found out about the same answers, together."""
    by_move = [{found.move: found for found in each} for each in crew]
    return [_sum([found[move] for found in by_move]) for move in by_move[0]]


def _sum(found: list[Found]) -> Found:
    """Visits added up, and the mean of what came of them."""
    visits = sum(each.visits for each in found)
    if not visits:
        return found[0]  # what the judge says is the same for all
    totals = zip(*[[each.visits * value for value in each.values] for each in found], strict=True)
    return Found(found[0].move, visits, [sum(total) / visits for total in totals])


# The processes


class Colleague:
    """A process that thinks along. It has its own group, so that Ctrl-C leaves it to this one."""

    def __init__(self) -> None:
        self.process: Final = Popen(
            [sys.executable, "-P", "-c", PROGRAM],
            stdin=PIPE,
            stdout=PIPE,
            env={
                **os.environ,
                "PYTHONPATH": os.pathsep.join(str(Path(each).absolute()) for each in sys.path),
            },
            process_group=0,
        )
        self.employer: Final = os.getpid()

    def ask(self, question: Question) -> None:
        """Let it think."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(msgspec.json.encode(question) + b"\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            raise ColleagueDied from None

    def answer(self) -> list[Found]:
        """What it has found, once it has thought enough."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line.endswith(b"\n"):
            raise ColleagueDied
        return msgspec.json.decode(line, type=list[Found])

    def dismiss(self) -> None:
        """Whatever it is thinking about, nobody wants it any more."""
        self.process.kill()
        with suppress(BrokenPipeError), self.process:  # which closes pipes and waits for its end
            pass


_COLLEAGUES: Final[list[Colleague]] = []


def _colleagues(number: int) -> list[Colleague]:
    """So many of them, always the same."""
    if _COLLEAGUES and _COLLEAGUES[0].employer != os.getpid():
        _COLLEAGUES.clear()  # this process was forked, they are its parent's
    while len(_COLLEAGUES) < number:
        _COLLEAGUES.append(Colleague())
    return _COLLEAGUES[:number]


@atexit.register
def dismiss() -> None:
    """End all of them. They are started anew when a crew is asked again."""
    while _COLLEAGUES:
        _COLLEAGUES.pop().dismiss()
