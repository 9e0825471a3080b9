"""What a finished game brings to each seat."""

from __future__ import annotations

import pytest

from opificio.core.rule import BadSetup
from opificio.envs.rewards import checked_kind, rewards, victory
from tests.envs.tables import every_setup, plain_table
from tests.laws.tables import positions


def test_a_lone_winner_gets_one_and_the_losers_share_the_loss() -> None:
    assert victory([2], 3) == [-0.5, -0.5, 1.0]


def test_winners_share() -> None:
    assert victory([0, 3], 4) == pytest.approx([1 / 3, -1 / 3, -1 / 3, 1 / 3])


def test_if_all_win_nobody_has_won_anything() -> None:
    assert victory([0, 1], 2) == [0.0, 0.0]


@every_setup
def test_victories_add_up_to_nothing_and_points_are_the_scores(name: str, players: int) -> None:
    *_, last = positions(plain_table(name, players))
    assert rewards(last, "points") == last.scores()
    if players == 1:
        assert rewards(last) == [last.scores()[0] / 100]
    else:
        assert sum(rewards(last)) == pytest.approx(0)
        assert max(rewards(last)) == rewards(last)[last.winners()[0]]


def test_there_are_no_other_rewards() -> None:
    with pytest.raises(BadSetup, match="there is no reward 'fame'; there are: win, points"):
        checked_kind("fame")
