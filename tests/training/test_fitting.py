"""Fitting: gradients that are right, nets that learn, and one net in two languages."""

from __future__ import annotations

import numpy as np
import pytest

from opificio.training.fitting import Array, Net, errors, fit


def lessons(number: int) -> tuple[Array, Array, Array]:
    """Three seats; the one with the greatest product of two figures wins, with points for their sum."""
    luck = np.random.default_rng(7)
    rows = luck.normal(0, 1, (number, 3, 4))
    winner = (rows[..., 0] * rows[..., 1]).argmax(-1)
    return rows, np.eye(3)[winner], 20 + 5 * (rows[..., 0] + rows[..., 1])


def test_a_net_learns_what_no_sum_of_figures_tells() -> None:
    rows, shares, points = lessons(8000)
    net = fit(rows, shares, points, 24, 40, 1)
    entropy, wrong = errors(net, *(part[-400:] for part in (rows, shares, points)))
    assert entropy < 0.5 * np.log(3)
    assert wrong < 1


def test_the_same_seed_gives_the_same_net() -> None:
    once, again = (fit(*lessons(600), 8, 2, 5).model() for _ in range(2))
    assert once.hidden == again.hidden
    assert once.points == again.points


def test_the_model_says_what_the_net_says() -> None:
    rows, shares, points = lessons(600)
    net = fit(rows, shares, points, 8, 2, 5)
    model = net.model()
    _, _, expected, guessed = net.forward(rows[:20])
    for at in range(20):
        said = model.predict(rows[at].tolist())
        assert said == pytest.approx([*expected[at], *guessed[at]])


def test_gradients_point_down() -> None:
    rows, shares, points = lessons(200)
    net = Net(rows, 6, 3, 20.0)
    before = errors(net, rows, shares, points)
    for _ in range(30):
        net.learn(rows, shares, points)
    after = errors(net, rows, shares, points)
    assert after[0] < before[0]
    assert after[1] < before[1]
