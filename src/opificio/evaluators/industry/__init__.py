"""How good a position of Industry is for a seat, in points of the final score.

A seat's prospects are what it has for certain, its talers at what they will buy (`market`), and its
undeveloped zones as far as it can pay for them (`holdings`). An auction under way is first played out,
everyone acting by his interest.
"""

from opificio.evaluators.industry.evaluator import IndustryEvaluator
from opificio.evaluators.industry.weights import Weights

__all__ = ["IndustryEvaluator", "Weights"]
