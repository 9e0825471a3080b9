"""Greedy at Expo 1906: positions in which the good move is plain, and games alone."""

from __future__ import annotations

from statistics import mean

from opificio.arena.simulation import Setup, simulate
from opificio.bots.evaluators.expo1906 import ExpoEvaluator
from tests.bots.tables import greedy_answer, greedy_answers
from tests.laws.tables import Table, positions
from tests.rules.expo1906.labs import NO_STEAM
from tests.rules.expo1906.table import shown, table
from tests.rules.playing import ONE, play

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


def test_the_tile_that_is_lacking_is_bought_and_others_are_not() -> None:
    state = table(labs={ONE: NO_STEAM}, station="steam-scientific, manual-steel", money=(5, 6, 6))
    shopping = play(state, "play station")
    assert greedy_answer(shopping) == "buy steam-scientific"
    assert greedy_answer(play(shopping, "buy steam-scientific")) == "done"


def test_alone_it_passes_fifteen_points_on_the_average() -> None:
    games = list(simulate(Setup("expo1906", ["greedy"], "strength"), 4))
    assert mean(played.scores[0] for played in games) >= 15
