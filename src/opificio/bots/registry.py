"""The bots there are, by the names that people type."""

from __future__ import annotations

from typing import Final

from opificio.bots.bot import Bot, UnknownBot
from opificio.bots.greedy import GreedyBot
from opificio.bots.random import RandomBot
from opificio.evaluators.expo1906 import ExpoEvaluator
from opificio.evaluators.industry import IndustryEvaluator
from opificio.evaluators.spyrium import SpyriumEvaluator
from opificio.search.evaluator import Evaluator

NAMES: Final = ["random", "greedy"]

EVALUATORS: Final[dict[str, Evaluator]] = {
    "expo1906": ExpoEvaluator(),
    "industry": IndustryEvaluator(),
    "spyrium": SpyriumEvaluator(),
}


def make(name: str, game: str, seed: str) -> Bot:
    """A bot of that name for that game. The seed decides whatever it leaves to luck."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        if game not in EVALUATORS:
            raise UnknownBot(f"greedy cannot play {game!r}; it can play: {', '.join(EVALUATORS)}")
        return GreedyBot(EVALUATORS[game], seed)
    raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(NAMES)}")
