"""The levels that people choose among, from a beginner's mistakes to seconds of thought.

A level that thinks may be given another budget after its name: `engineer:0.2s` thinks for a fifth of a second
a move, `engineer:400` for 400 simulations, whatever the machine. `magnate:3sx4` thinks for three seconds on
four processes, each with a tree of its own, and adds up what they find; with `engineer:400x4` each of them
makes 400 simulations.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from opificio.bots.bot import UnknownBot
from opificio.bots.thinker import Budget

_BUDGET: Final = re.compile(
    r"((?P<seconds>\d{1,4}(\.\d{1,3})?)s|(?P<simulations>\d{1,7}))(x(?P<processes>[1-9]\d?))?", re.ASCII
)


class Level(NamedTuple):
    """How good a bot is to be: by the mistakes it makes, or by how long it thinks."""

    name: str
    noise: float = 0.0  # stakes, see Evaluator
    budget: Budget | None = None


LEVELS: Final = [
    Level("apprentice", noise=1.5),
    Level("foreman", budget=Budget(simulations=64)),
    Level("engineer", budget=Budget(seconds=0.5)),
    Level("magnate", budget=Budget(seconds=3.0)),
]
OPENSPIEL: Final = Level("openspiel", budget=Budget(seconds=0.5))
"""Nobody's level: OpenSpiel's tree search with random rollouts, to measure ours by."""


def level_of(name: str) -> Level | None:
    """The level that a bot's name means, with the budget that it may state; None if it means none."""
    plain, colon, budget = name.partition(":")
    for level in [*LEVELS, OPENSPIEL]:
        if level.name == plain:
            if not colon:
                return level
            if level.budget is None:
                raise UnknownBot(f"{plain} does not think ahead, so it takes no budget; got {name!r}")
            return level._replace(budget=_budget(name, budget))
    return None


def _budget(name: str, text: str) -> Budget:
    found = _BUDGET.fullmatch(text)
    if found is None or not float(found["seconds"] or found["simulations"]):
        raise UnknownBot(
            f"a budget is simulations or seconds, as in 400 or 0.5s, or 0.5sx4 on 4 processes; got {name!r}"
        )
    processes = int(found["processes"] or 1)
    if found["seconds"]:
        return Budget(seconds=float(found["seconds"]), processes=processes)
    return Budget(simulations=int(found["simulations"]), processes=processes)
