"""The test that may be watched: how often it errs on coins of a known share, with fixed seeds."""

from __future__ import annotations

from random import Random

import pytest

from opificio.arena.sequential import LESS, MORE, Decision

RUNS = 200
ROUNDS = 60


def verdict(target: float, seats: list[float], seed: int, rounds: int = ROUNDS) -> str | None:
    """Look after every round of games, one at each seat, with these chances to win."""
    coin, decision = Random(seed), Decision(target)
    for _ in range(rounds):
        decision.see([float(coin.random() < chance) for chance in seats])
    return decision.verdict


@pytest.mark.parametrize(
    ("target", "seats"),
    [
        (0.5, [0.5, 0.5]),
        (0.25, [0.25] * 4),
        (1 / 3, [0.05, 0.15, 0.8]),  # seats that favour, and a mean that is the target
        (0.55, [0.3, 0.8]),
    ],
)
def test_watched_all_the_time_it_errs_in_one_run_of_twenty_at_most(target: float, seats: list[float]) -> None:
    wrong = sum(verdict(target, seats, seed) is not None for seed in range(RUNS))
    assert wrong <= 0.05 * RUNS


@pytest.mark.parametrize(
    ("target", "seats", "expected"),
    [
        (0.25, [0.6] * 4, MORE),
        (0.25, [0.45] * 4, MORE),
        (0.5, [0.25] * 4, LESS),
        (1 / 3, [0.05] * 3, LESS),
        (0.55, [0.7, 0.9], MORE),
    ],
)
def test_what_differs_is_found(target: float, seats: list[float], expected: str) -> None:
    verdicts = [verdict(target, seats, seed) for seed in range(40)]
    assert set(verdicts) <= {expected, None}
    assert verdicts.count(expected) >= 36


def test_who_wins_every_game_is_known_after_a_few() -> None:
    assert verdict(0.25, [1.0] * 4, 0, rounds=2) == MORE
    assert verdict(0.5, [0.0] * 2, 0, rounds=6) == LESS
    assert verdict(0.5, [1.0] * 2, 0, rounds=1) is None


def test_parts_of_a_win_count_as_parts() -> None:
    decision = Decision(0.5)
    for _ in range(1000):
        decision.see([0.5])
    assert decision.verdict is None
    low, high = decision.interval()
    assert 0.45 < low < 0.5 < high < 0.55


def test_a_verdict_stays() -> None:
    decision = Decision(0.5)
    decision.see([1.0] * 20)
    decision.see([0.0] * 200)
    assert decision.verdict == MORE


def test_the_interval_is_what_is_not_refuted_and_nearly_always_holds_the_truth_at_all_times() -> None:
    missed = 0
    for seed in range(40):
        coin, decision = Random(seed), Decision(0.9)
        ends = []
        for at in range(60):
            decision.see([float(coin.random() < 0.4) for _ in range(4)])
            if at % 10 == 9:
                ends.append(decision.interval())
        missed += any(not low <= 0.4 <= high for low, high in ends)
        assert decision.verdict == LESS
        assert ends[-1][1] < 0.9
    assert missed <= 2


def test_before_anything_was_seen_everything_is_possible() -> None:
    low, high = Decision(0.5).interval()
    assert low == pytest.approx(0, abs=1e-5)
    assert high == pytest.approx(1, abs=1e-5)
