"""Ratings: who takes better places is rated higher, and games make it surer."""

from __future__ import annotations

import pytest

from opificio.arena.ratings import ratings


def test_winners_rise_losers_fall_and_both_become_surer() -> None:
    none = ratings(2, [])
    first, second = ratings(2, [([0, 1], [1, 2])] * 10)
    assert first.mean > none[0].mean > second.mean
    assert max(first.deviation, second.deviation) < none[0].deviation


def test_ties_leave_equals_equal() -> None:
    first, second = ratings(2, [([0, 1], [1, 1]), ([1, 0], [1, 1])])
    assert first.mean == pytest.approx(second.mean)


def test_the_seat_does_not_matter() -> None:
    assert ratings(2, [([0, 1], [1, 2])]) == ratings(2, [([1, 0], [2, 1])])


def test_a_bot_at_several_seats_keeps_one_rating() -> None:
    alone, others = ratings(2, [([0, 1, 1], [1, 2, 3]), ([1, 0, 1], [3, 1, 2])])
    assert alone.mean > 25 > others.mean
    assert others.deviation < 25 / 3
