"""A small net that tells from every seat's row of figures who will win, and with how many points.

One row goes in at a time: a layer of hidden units, then two outputs, the strength of the seat and its final
points. Shares of the win are the strengths compared. Weights are plain lists: a net this small is evaluated
where the search runs, without leaving compiled code.
"""

from __future__ import annotations

from math import exp
from typing import Final


class Model:
    """Weights, and what follows from them."""

    def __init__(
        self,
        means: list[float],
        scales: list[float],
        hidden: list[list[float]],
        biases: list[float],
        strength: list[float],
        points: list[float],
        points_bias: float,
    ) -> None:
        self.means: Final = means  # of each figure, in the games learned from
        self.scales: Final = scales  # what each is divided by
        self.hidden: Final = hidden  # by hidden unit, then by figure
        self.biases: Final = biases
        self.strength: Final = strength  # by hidden unit, then by figure: the figures count directly too
        self.points: Final = points
        self.points_bias: Final = points_bias

    def predict(self, rows: list[list[float]]) -> list[float]:
        """Each seat's share of the win, then each seat's final points."""
        strengths: list[float] = []
        points: list[float] = []
        for row in rows:
            self._predict_one(row, strengths, points)
        highest = max(strengths)
        shares = [exp(strength - highest) for strength in strengths]
        total = 0.0
        for share in shares:
            total += share
        values = [share / total for share in shares]
        values.extend(points)
        return values

    def _predict_one(self, row: list[float], strengths: list[float], points: list[float]) -> None:
        figures = [(row[at] - self.means[at]) / self.scales[at] for at in range(len(row))]
        strength, expected = 0.0, self.points_bias
        units = len(self.hidden)
        for unit in range(units):
            value = self.biases[unit]
            weights = self.hidden[unit]
            for at in range(len(figures)):
                value += weights[at] * figures[at]
            if value > 0.0:
                strength += self.strength[unit] * value
                expected += self.points[unit] * value
        for at in range(len(figures)):
            strength += self.strength[units + at] * figures[at]
            expected += self.points[units + at] * figures[at]
        strengths.append(strength)
        points.append(expected)
