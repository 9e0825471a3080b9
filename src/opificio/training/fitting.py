"""Fits a model to lessons: which shares of the win and which points follow from the rows."""

from __future__ import annotations

from math import cos, pi
from typing import Final

import numpy as np
from numpy.typing import NDArray

from opificio.search.model import Model

Array = NDArray[np.float64]

BATCH: Final = 512
RATE: Final = 0.003
DECAY: Final = 0.9
DECAY_OF_SQUARES: Final = 0.999
POINTS_SCALE: Final = 10.0  # points, that one is as bad as to be sure of a wrong winner
PENALTY: Final = 1e-5  # on large weights


class Net:
    """The weights of a model as arrays, and the way from rows to predictions and back."""

    def __init__(self, rows: Array, hidden: int, seed: int, mean_points: float) -> None:
        luck = np.random.default_rng(seed)
        figures = rows.shape[-1]
        flat = rows.reshape(-1, figures)
        self.means: Final = flat.mean(0)
        self.scales: Final = flat.std(0) + 1e-6
        self.mean_points: Final = mean_points
        self.weights: Final = [
            luck.normal(0, 1 / np.sqrt(figures), (figures, hidden)),
            np.zeros(hidden),
            luck.normal(0, 0.1 / np.sqrt(hidden), (hidden + figures, 2)),
            np.zeros(1),
        ]
        self._first: Final = [np.zeros_like(weight) for weight in self.weights]
        self._second: Final = [np.zeros_like(weight) for weight in self.weights]
        self.rate = RATE
        self._steps = 0

    def forward(self, rows: Array) -> tuple[Array, Array, Array, Array]:
        """Figures with hidden units, which of these speak, shares of the win, points."""
        hidden, biases, out, bias = self.weights
        figures = (rows - self.means) / self.scales
        raw = figures @ hidden + biases
        units = np.concatenate([np.maximum(raw, 0), figures], -1)
        outputs = units @ out
        strengths = outputs[..., 0]
        shares = np.exp(strengths - strengths.max(-1, keepdims=True))
        shares /= shares.sum(-1, keepdims=True)
        return units, raw > 0, shares, outputs[..., 1] * POINTS_SCALE + bias[0] + self.mean_points

    def learn(self, rows: Array, shares: Array, points: Array) -> None:
        """One step of Adam on a batch."""
        hidden, _, out, _ = self.weights
        units, speaking, expected, guessed = self.forward(rows)
        players = rows.shape[1]
        wrong_shares = (expected - shares) / len(rows)
        wrong_points = (guessed - points) / POINTS_SCALE / len(rows) / players
        wrong = np.stack([wrong_shares, wrong_points], -1)
        wrong_units = (wrong @ out.T)[..., : hidden.shape[1]] * speaking
        figures = units[..., hidden.shape[1] :]
        self._step(
            [
                np.einsum("nsf,nsh->fh", figures, wrong_units) + PENALTY * hidden,
                wrong_units.sum((0, 1)),
                np.einsum("nsu,nso->uo", units, wrong) + PENALTY * out,
                wrong_points.sum(keepdims=True).reshape(1),
            ]
        )

    def _step(self, gradients: list[Array]) -> None:
        self._steps += 1
        for at, gradient in enumerate(gradients):
            self._first[at] += (1 - DECAY) * (gradient - self._first[at])
            self._second[at] += (1 - DECAY_OF_SQUARES) * (gradient**2 - self._second[at])
            first = self._first[at] / (1 - DECAY**self._steps)
            second = self._second[at] / (1 - DECAY_OF_SQUARES**self._steps)
            self.weights[at] -= self.rate * first / (np.sqrt(second) + 1e-8)

    def model(self) -> Model:
        """What the search evaluates."""
        hidden, biases, out, bias = self.weights
        return Model(
            self.means.tolist(),
            self.scales.tolist(),
            hidden.T.tolist(),
            biases.tolist(),
            out[:, 0].tolist(),
            (out[:, 1] * POINTS_SCALE).tolist(),
            float(bias[0]) + self.mean_points,
        )


def fit(
    rows: Array,
    shares: Array,
    points: Array,
    hidden: int,
    epochs: int,
    seed: int,
) -> Net:
    """A net that has seen the lessons `epochs` times; one in ten is kept for checking it."""
    luck = np.random.default_rng(seed)
    net = Net(rows, hidden, seed, float(points.mean()))
    checks = len(rows) // 10  # lessons come game by game: those of the last games
    learned = len(rows) - checks
    for epoch in range(epochs):
        net.rate = RATE * 0.5 * (1 + cos(pi * epoch / epochs))
        order = luck.permutation(learned)
        for start in range(0, learned, BATCH):
            batch = order[start : start + BATCH]
            net.learn(rows[batch], shares[batch], points[batch])
    return net


def errors(net: Net, rows: Array, shares: Array, points: Array) -> tuple[float, float]:
    """The mean cross entropy of the shares, and the mean error of the points."""
    _, _, expected, guessed = net.forward(rows)
    entropy = -(shares * np.log(np.maximum(expected, 1e-9))).sum(-1).mean()
    return float(entropy), float(np.abs(guessed - points).mean())
