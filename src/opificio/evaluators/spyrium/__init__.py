"""How good a position of Spyrium is for a seat, in points of the final score.

What is scored and printed counts in full; money, spyrium, workers and the residence track by what they have
proved to be worth, turn by turn; buildings by the uses still to come, and workers in the market by the best
that can be made of them (`outlook`). No move takes anything from a rival, so rivals do not count.
"""

from opificio.evaluators.spyrium.evaluator import SpyriumEvaluator

__all__ = ["SpyriumEvaluator"]
