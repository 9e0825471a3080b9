"""The bots there are, by the names that people type."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from typing import Final

from opificio.bots.bot import Bot, UnknownBot
from opificio.bots.crew import Crew
from opificio.bots.greedy import GreedyBot
from opificio.bots.judges import EVALUATORS, judge
from opificio.bots.levels import LEVELS, OPENSPIEL, level_of
from opificio.bots.random import RandomBot
from opificio.bots.thinker import Budget, Thinker

NAMES: Final = [*[level.name for level in LEVELS], "greedy", "random"]  # in the order they are offered in
THINKING: Final = [level.name for level in LEVELS if level.budget is not None]


def is_bot(name: str) -> bool:
    """Whether it names a bot, one that is offered or not, with or without a budget."""
    try:
        return name in NAMES or level_of(name) is not None
    except UnknownBot:
        return False


def make(name: str, game: str, seed: str) -> Bot:
    """A bot of that name for that game. The seed decides whatever it leaves to luck."""
    if name == "random":
        return RandomBot(seed)
    level = level_of(name)
    if level is None and name != "greedy":
        raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join([*NAMES, OPENSPIEL.name])}")
    if game not in EVALUATORS:
        raise UnknownBot(f"{name} cannot play {game!r}; it can play: {', '.join(EVALUATORS)}")
    if level is None or level.budget is None:
        noise = 0.0 if level is None else level.noise * EVALUATORS[game].stake()
        return GreedyBot(EVALUATORS[game], seed, name, noise)
    if level.name == OPENSPIEL.name:
        return _openspiel(name, game, level.budget, seed)
    kind = Crew if level.budget.processes > 1 else Thinker
    return kind(name, partial(judge, game), level.budget, seed)


def _openspiel(name: str, game: str, budget: Budget, seed: str) -> Bot:
    """It stands in a room above this one and needs an extra: so it is looked up only when it is asked for."""
    if budget.processes > 1:
        raise UnknownBot(f"openspiel thinks on one process; got {name!r}")
    try:
        room = import_module("opificio.envs.openspiel_bot")
    except ImportError as missing:
        raise UnknownBot(f"{name} cannot play here: {missing}") from None
    bot: Bot = room.OpenSpielBot(
        game, seed, simulations=budget.simulations, seconds=budget.seconds, name=name
    )
    return bot
