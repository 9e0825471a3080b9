"""How good a position of Expo 1906 is for a seat: points, projects by the work left, patents by their way."""

from opificio.bots.evaluators.expo1906.evaluator import ExpoEvaluator

__all__ = ["ExpoEvaluator"]
