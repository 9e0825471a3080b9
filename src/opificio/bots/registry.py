"""The bots there are, by the names that people type."""

from __future__ import annotations

from functools import partial
from typing import Final

from opificio.bots.bot import Bot, UnknownBot
from opificio.bots.greedy import GreedyBot
from opificio.bots.judges import EVALUATORS, judge
from opificio.bots.levels import LEVELS, level_of
from opificio.bots.random import RandomBot
from opificio.bots.thinker import Thinker

NAMES: Final = [*[level.name for level in LEVELS], "greedy", "random"]  # in the order they are offered in
THINKING: Final = [level.name for level in LEVELS if level.budget is not None]


def is_bot(name: str) -> bool:
    """Whether it names a bot, with or without a budget."""
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
        raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(NAMES)}")
    if game not in EVALUATORS:
        raise UnknownBot(f"{name} cannot play {game!r}; it can play: {', '.join(EVALUATORS)}")
    if level is None or level.budget is None:
        return GreedyBot(EVALUATORS[game], seed, name, 0.0 if level is None else level.noise)
    return Thinker(name, partial(judge, game), level.budget, seed)
