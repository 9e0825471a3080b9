"""Greedy at Spyrium: positions in which the good move is plain."""

from __future__ import annotations

from opificio.evaluators.spyrium import SpyriumEvaluator
from opificio.luck.dealer import Dealer
from tests.bots.tables import greedy_answer, greedy_answers
from tests.laws.tables import Table, positions
from tests.rules.playing import ONE, play
from tests.rules.spyrium.table import all_pass, table

evaluate = SpyriumEvaluator()


def test_a_finished_game_is_worth_its_score() -> None:
    *_, last = positions(Table("spyrium", 4, (), 0))
    assert [evaluate(last, seat) for seat in range(4)] == last.scores()


def test_nobody_passes_with_a_free_mine_unused() -> None:
    assert greedy_answer(table(district={ONE: "mine_2"}, active={ONE: 0}, event_used=[ONE])) == "use mine_2 1"


def test_a_factory_is_used_on_the_last_turn() -> None:
    state = table(turn=6, market="", district={ONE: "factory_1"}, spyrium=(3, 0, 0))
    assert greedy_answer(state) == "use factory_1 2"


def test_workers_are_placed_before_going_to_phase_two() -> None:
    beginning = Dealer("5").settle(table(phase="I", market="b2 mine_2"))
    assert {answer.split()[0] for answer in greedy_answers(beginning)} == {"place"}


def test_the_greater_token_is_taken_and_the_smaller_is_paid() -> None:
    gaining = table(market="b2 bureaucrat 1 3", gaps={"b2-c2": "1"})
    assert greedy_answer(play(gaining, "activate b2 via b2-c2")) == "token 3"
    paying = table(turn=4, market="b2 banker 1 3", gaps={"b2-c2": "1"})
    assert greedy_answer(play(paying, "activate b2 via b2-c2")) == "token 1"


def test_on_the_last_turn_nobody_climbs_the_residence_track() -> None:
    late = table(turn=6, market="", event="patronage", event_used=[ONE], asking="residence")
    assert greedy_answer(late) == "residence score"


def test_early_the_bonus_is_a_worker_who_will_work_for_many_turns() -> None:
    early = play(table(event="charity", points=(7, 0, 0)), "event 1")
    assert greedy_answer(early) == "bonus worker"


def test_what_comes_with_the_next_turn_is_no_reason_to_pass_or_not() -> None:
    """The worth of a position hardly changes when the turn ends: only the income is no longer to come."""
    state = table(phases={1: "passed", 2: "passed"}, market="")
    ended = all_pass(state)
    assert abs(evaluate(ended, ONE) - evaluate(state, ONE)) < 2
