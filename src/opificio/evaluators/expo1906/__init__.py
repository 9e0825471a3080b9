"""How good a position of Expo 1906 is for a seat, in points of the final score.

Time is what everything costs: each turn is one card, and each card could have been another. So a project is
worth its points less the turns that it still takes, as the planner counts them (`works`); money, cards and
improvements are worth what they save (`outlook`); tokens what they may score in the end (`office`). An action
under way is first carried on as well as can be seen (`evaluator`). Nobody can take from a rival what he has,
so rivals do not count.
"""

from opificio.evaluators.expo1906.evaluator import ExpoEvaluator
from opificio.evaluators.expo1906.weights import Weights

__all__ = ["ExpoEvaluator", "Weights"]
