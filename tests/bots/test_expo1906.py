"""Greedy at Expo 1906: positions in which the good move is plain, and games alone."""

from __future__ import annotations

from statistics import mean

import pytest

import opificio
from opificio.arena.simulation import Setup, simulate
from opificio.evaluators.expo1906 import ExpoEvaluator
from tests.bots.tables import decisions, greedy_answer, greedy_answers
from tests.laws.tables import Table, positions
from tests.rules.expo1906.labs import CELLOPHANE, NO_STEAM, TWINS
from tests.rules.expo1906.table import SECOND_TURN, shown, table
from tests.rules.playing import ONE, TWO, play

evaluate = ExpoEvaluator()


def test_a_finished_game_is_worth_its_score_and_money_breaks_ties() -> None:
    *_, last = positions(Table("expo1906", 3, (), 0))
    for seat, score in enumerate(last.scores()):
        assert score <= evaluate(last, seat) < score + 0.1


def test_in_the_laboratory_the_last_tile_completes_its_project() -> None:
    in_lab = play(table(labs={ONE: NO_STEAM}, tiles={ONE: "steam-scientific"}), "play laboratory")
    assert greedy_answer(in_lab) == "lay steam-scientific"
    held = play(in_lab, "lay steam-scientific")
    for put in greedy_answers(held):
        assert shown(play(held, put), ONE)["completed"] == ["cellophane"]


def test_a_tile_goes_where_it_serves_both_projects() -> None:
    state = table(labs={ONE: TWINS}, tiles={ONE: "scientific-copper"})
    assert greedy_answer(play(state, "play laboratory", "lay scientific-copper")) == "put c4 90"


def test_the_tile_that_is_lacking_is_bought_and_others_are_not() -> None:
    state = table(labs={ONE: NO_STEAM}, station="steam-scientific, manual-steel", money=(5, 6, 6))
    shopping = play(state, "play station")
    assert greedy_answer(shopping) == "buy steam-scientific"
    assert greedy_answer(play(shopping, "buy steam-scientific")) == "done"


def test_of_projects_with_equal_points_the_one_is_bought_whose_tiles_are_at_hand() -> None:
    tiles = "empirical-copper, automated-electricity, steam-scientific"
    state = table(tiles={ONE: tiles}, academy="telephone, cellophane")
    assert greedy_answer(play(state, "play academy")) == "buy cellophane"


def test_the_jury_is_given_the_energy_of_what_is_completed() -> None:
    state = table(labs={ONE: CELLOPHANE}, played=SECOND_TURN, in_round=5, jury=(3, 3))
    assert greedy_answer(play(state, "play meeting")) == "meet steam"


def test_who_is_rich_in_the_last_round_puts_the_ferris_wheel_in_column_10() -> None:
    state = table(in_round=10, money=(12, 0, 0), patents={"steel": "9 1"})
    assert greedy_answer(play(state, "play journal", "step steel 9")) == "chit ferris"


@pytest.mark.parametrize("players", [2, 4])
def test_what_was_kept_of_a_seat_is_what_a_fresh_look_would_find(players: int) -> None:
    game = list(decisions(opificio.game("expo1906"), ["greedy"] * players, "kept"))
    for state, _ in game[5::25]:
        assert evaluate.rows(state) == ExpoEvaluator().rows(state)


def test_a_laboratory_under_way_hastens_nobody_elses_projects() -> None:
    tiles = {ONE: "steam-steel", TWO: "steam-scientific"}
    before = table(labs={TWO: NO_STEAM}, tiles=tiles)
    at_work = play(before, "play laboratory")
    assert ExpoEvaluator().rows(at_work)[TWO] == ExpoEvaluator().rows(before)[TWO]


def test_alone_it_passes_fifteen_points_on_the_average() -> None:
    games = list(simulate(Setup("expo1906", ["greedy"], "strength"), 4))
    assert mean(played.scores[0] for played in games) >= 15


def test_greedy_players_complete_projects_among_themselves() -> None:
    games = list(simulate(Setup("expo1906", ["greedy"] * 4, "equals"), 2))
    assert mean(max(played.scores) for played in games) >= 20
    assert mean(max(seat["projects"] for seat in played.breakdown) for played in games) >= 8
