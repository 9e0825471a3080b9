"""Who meets whom: every pairing, every bot at every seat equally often."""

from __future__ import annotations

from collections import Counter

import pytest

from opificio.arena.schedule import Question, schedule
from opificio.core.rule import BadSetup

SIZES = [(bots, players) for bots in (2, 3, 5) for players in (2, 3, 4, 5)]


@pytest.mark.parametrize("name", ["duel", "mixed"])
@pytest.mark.parametrize(("bots", "players"), SIZES)
def test_after_a_round_every_bot_sat_at_every_seat_equally_often(name: str, bots: int, players: int) -> None:
    plan = schedule(name, bots, players, "s")
    for turn in range(3):
        games = range(turn * plan.games_a_round, (turn + 1) * plan.games_a_round)
        counted: Counter[tuple[int, int]] = Counter()
        for number in games:
            seating = plan.seating(number)
            assert len(seating) == players
            counted.update((bot, seat) for seat, bot in enumerate(seating) if plan.counts(seating, seat))
        assert len(counted) == bots * players
        assert len(set(counted.values())) == 1


def test_in_a_duel_each_moves_through_the_seats_against_each_other() -> None:
    plan = schedule("duel", 2, 3, "s")
    assert plan.questions == [Question(0, 1), Question(1, 0)]
    assert [plan.seating(number) for number in range(6)] == [
        [0, 1, 1],
        [1, 0, 1],
        [1, 1, 0],
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
    ]
    assert [plan.asks(number) for number in range(7)] == [[0]] * 3 + [[1]] * 3 + [[0]]


def test_with_two_players_a_pair_is_asked_about_once() -> None:
    plan = schedule("duel", 3, 2, "s")
    assert plan.questions == [Question(0, 1), Question(0, 2), Question(1, 2)]
    assert [plan.seating(number) for number in range(2)] == [[0, 1], [1, 0]]


def test_mixed_bots_meet_in_changing_orders_that_the_seed_decides() -> None:
    plan = schedule("mixed", 5, 3, "s")
    seatings = [plan.seating(number) for number in range(100)]
    assert seatings == [schedule("mixed", 5, 3, "s").seating(number) for number in range(100)]
    assert seatings != [schedule("mixed", 5, 3, "t").seating(number) for number in range(100)]
    met = Counter(frozenset({a, b}) for seating in seatings for a in seating for b in seating if a < b)
    assert len(met) == 10


def test_what_a_round_says() -> None:
    duel = schedule("duel", 2, 3, "s")
    assert duel.observed(1, {3: [0.5, 0, 0.5], 4: [0, 1, 0], 5: [1, 0, 0]}) == [0.5, 1, 0]
    mixed = schedule("mixed", 2, 3, "s")
    games = {number: [1.0, 0.0, 0.0] for number in range(2)}
    assert [mixed.observed(bot, games) for bot in range(2)] == [[1 / 3], [1 / 3]]


def test_one_bot_or_one_seat_is_no_arena() -> None:
    with pytest.raises(BadSetup, match="two bots or more, got 1"):
        schedule("duel", 1, 3, "s")
    with pytest.raises(BadSetup, match="two players or more, got 1"):
        schedule("mixed", 2, 1, "s")
