"""Tournaments: the same games wherever they are played, until what is asked is decided."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from typing import TypeVar

import pytest

from opificio.arena.executors import Here, Processes, executor
from opificio.arena.match import places
from opificio.arena.results import Results
from opificio.arena.tournament import Outcome, Setup, Tournament, play_one
from opificio.core.record import parse

T = TypeVar("T")

EQUALS = Setup(game="industry", bots=["random", "random"], players=3, format="duel", seed="equals")
UNEQUAL = Setup(game="industry", bots=["greedy", "random"], players=3, format="duel", seed="unequal")


def told(outcome: Outcome, record: str) -> tuple[object, ...]:
    """What does not depend on the machine's speed."""
    return outcome.number, outcome.seating, outcome.scores, outcome.places, outcome.shares, record


class FarAhead:
    """Plays everything before anybody sees a result."""

    def run(self, task: Callable[[int], T], numbers: Iterable[int]) -> Generator[T, None, None]:
        yield from [task(number) for number in numbers]


def test_the_games_are_the_same_on_processes() -> None:
    here = [told(*each) for each in Tournament(EQUALS).play(Here(), 6)]
    there = [told(*each) for each in Tournament(EQUALS).play(Processes(2), 6)]
    assert here == there
    assert [number for number, *_ in here] == list(range(6))


def test_it_stops_when_all_is_decided_with_the_same_games_however_far_was_played_ahead() -> None:
    tournament, ahead = Tournament(UNEQUAL), Tournament(UNEQUAL)
    played = [told(*each) for each in tournament.play(Here(), 36)]
    assert played == [told(*each) for each in ahead.play(FarAhead(), 36)]
    assert len(played) < 36
    assert [decision.verdict for decision in tournament.decisions] == ["more", "less"]


def test_all_may_be_played_though_all_is_decided() -> None:
    tournament = Tournament(UNEQUAL, play_all=True)
    assert len(list(tournament.play(Here(), 36))) == 36
    assert tournament.decided() == 2


def test_what_is_there_already_is_not_played_again() -> None:
    whole = [told(*each) for each in Tournament(EQUALS).play(Here(), 12)]
    second = Tournament(EQUALS)
    for outcome, _ in Tournament(EQUALS).play(Here(), 6):
        second.add(outcome)
    assert [told(*each) for each in second.play(Here(), 12)] == whole[6:]
    assert [outcome.number for outcome in second.outcomes()] == list(range(12))


def test_a_game_tells_by_seat_what_its_record_tells() -> None:
    outcome, text = play_one(UNEQUAL, 4)
    record = parse(text)
    assert [record.names[seat] for seat in range(3)] == ["greedy", "random", "greedy"]
    assert outcome.seating == [0, 1, 0]
    assert outcome.scores == record.scores
    assert sum(outcome.shares) == pytest.approx(1)
    assert [sum(points.values()) for points in outcome.sources] == outcome.scores
    assert all(asked > 0 for asked in outcome.asked)
    assert all(seconds >= 0 for seconds in outcome.seconds)


@pytest.mark.parametrize("form", ["duel", "mixed"])
def test_results_add_up(form: str) -> None:
    setup = Setup(game="industry", bots=["greedy", "random"], players=3, format=form, seed="sums")
    tournament = Tournament(setup, play_all=True)
    for _ in tournament.play(Here(), 6):
        pass
    results = Results(tournament)
    assert results.games == 6
    assert sum(seat.wins for seat in results.seats) == pytest.approx(6)
    assert [bot.name for bot in results.ranking()] == ["greedy", "random"]
    for bot in results.bots:
        assert bot.standing.seats == ({0: 1, 1: 1, 2: 1} if form == "duel" else {0: 3, 1: 3, 2: 3})
        assert sum(bot.standing.mean_points().values()) == pytest.approx(bot.standing.mean(), abs=1e-4)


def test_winners_are_first_though_others_have_as_many_points() -> None:
    assert places([5, 9, 9, 2], [1]) == [3, 1, 2, 4]
    assert places([5, 9, 9, 5], [1, 2]) == [3, 1, 1, 3]


def test_one_process_is_this_one() -> None:
    assert isinstance(executor("processes", 1), Here)
    assert isinstance(executor("here", 4), Here)
    assert isinstance(executor("processes", 2), Processes)
