"""A small net that tells from every seat's row of figures who will win, and with how many points.

One row goes in at a time: a layer of hidden units, then two outputs, the strength of the seat and its final
points. Shares of the win are the strengths compared. A net this small is evaluated where the
search runs, without leaving compiled code.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64


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
        # The same as vectors, which hold bare numbers: six times faster to multiply than lists of floats
        self._figures: Final[i64] = len(means)
        self._units: Final[i64] = len(hidden)
        self._means: Final = vec[float](means)
        self._factors: Final = vec[float]([1.0 / scale for scale in scales])
        self._hidden: Final = vec[float]([weight for weights in hidden for weight in weights])
        self._biases: Final = vec[float](biases)
        self._strength: Final = vec[float](strength)
        self._points: Final = vec[float](points)

    def predict(self, rows: list[list[float]]) -> list[float]:
        """Each seat's share of the win, then each seat's final points."""
        strengths: list[float] = []
        points: list[float] = []
        for row in rows:
            strength, expected = self._outputs(vec[float](row))
            strengths.append(strength)
            points.append(expected)
        values = shares(strengths)
        values.extend(points)
        return values

    def _outputs(self, figures: vec[float]) -> tuple[float, float]:
        """Strength and points of one seat. The figures are overwritten."""
        strength, expected = 0.0, self.points_bias
        for at in range(self._figures):
            figure = (figures[at] - self._means[at]) * self._factors[at]
            figures[at] = figure
            strength += self._strength[self._units + at] * figure
            expected += self._points[self._units + at] * figure
        weight: i64 = 0
        for unit in range(self._units):
            value = self._biases[unit]
            for at in range(self._figures):
                value += self._hidden[weight] * figures[at]
                weight += 1
            if value > 0.0:
                strength += self._strength[unit] * value
                expected += self._points[unit] * value
        return strength, expected


def shares(strengths: list[float]) -> list[float]:
    """The win, shared out by how strong the seats are."""
    highest = max(strengths)
    odds = [exp(strength - highest) for strength in strengths]
    total = 0.0
    for each in odds:
        total += each
    return [each / total for each in odds]
