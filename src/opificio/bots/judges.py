"""The judges of positions: evaluators by game, and the models that have learned from them, by table size."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

from opificio.evaluators.expo1906 import ExpoEvaluator
from opificio.evaluators.industry import IndustryEvaluator
from opificio.evaluators.spyrium import SpyriumEvaluator
from opificio.search.evaluator import Evaluator
from opificio.search.judge import Judge
from opificio.search.model import Model

EVALUATORS: Final[dict[str, Evaluator]] = {
    "expo1906": ExpoEvaluator(),
    "industry": IndustryEvaluator(),
    "spyrium": SpyriumEvaluator(),
}


@cache
def judge(game: str, players: int) -> Judge:
    """The judge of that game at a table of that size."""
    kept = files("opificio.bots").joinpath("models", model_name(game, players)).read_text("utf-8")
    return Judge(EVALUATORS[game], read_model(json.loads(kept), EVALUATORS[game].features()))


def model_name(game: str, players: int) -> str:
    """The file that a model is kept in."""
    return f"{game}-{players}.json"


def read_model(kept: dict[str, Any], features: list[str]) -> Model:
    """The model that a file holds, if it has learned from these features."""
    assert kept["features"] == features, "this model learned from other figures: train it anew"
    return Model(
        kept["means"],
        kept["scales"],
        kept["hidden"],
        kept["biases"],
        kept["strength"],
        kept["points"],
        kept["points_bias"],
    )
