"""The bots that search: budgets, reasons, and better moves for more thought."""

from __future__ import annotations

import pytest

import opificio
from opificio.arena.simulation import Setup, simulate
from opificio.bots import NAMES, make
from opificio.bots.judges import EVALUATORS, judge
from opificio.bots.levels import LEVELS, level_of
from opificio.bots.thinker import Budget, Thinker
from opificio.games import registry
from tests.bots.tables import decisions


def test_levels_rise_and_all_can_be_chosen() -> None:
    assert [level.name for level in LEVELS] == ["apprentice", "foreman", "engineer", "magnate"]
    assert {level.name for level in LEVELS} < set(NAMES)


def test_a_name_may_state_the_budget() -> None:
    stated = level_of("engineer:0.25s"), level_of("magnate:300")
    assert [level.budget for level in stated if level] == [Budget(seconds=0.25), Budget(simulations=300)]
    assert level_of("greedy") is None


def test_a_budget_knows_how_many_simulations_are_left() -> None:
    assert Budget(simulations=100).left(30, 5.0) == 70
    assert Budget(seconds=2.0).left(100, 0.5) == 300
    assert Budget(simulations=100, seconds=2.0).left(90, 0.1) == 10
    assert Budget(seconds=2.0).left(100, 2.5) < 0
    assert Budget(seconds=2.0).left(0, 0.0) > 0


@pytest.mark.parametrize("game", registry.NAMES)
def test_a_judge_knows_every_table(game: str) -> None:
    the_game = opificio.game(game)
    for players in range(the_game.fewest_players, the_game.most_players + 1):
        values = judge(game, players).values(opificio.Dealer("j").settle(the_game.start(players)))
        assert sum(values[:players]) == pytest.approx(1)
        assert all(0 < points < 100 for points in values[players:])


@pytest.mark.parametrize("game", registry.NAMES)
def test_rows_have_a_figure_for_every_feature(game: str) -> None:
    evaluator = EVALUATORS[game]
    for state, _ in decisions(opificio.game(game), ["random"] * 3, "rows"):
        rows = evaluator.rows(state)
        assert len(rows) == 3
        assert all(len(row) == len(evaluator.features()) for row in rows)


def test_a_bot_gives_its_reason_in_figures() -> None:
    state = opificio.Dealer("why").settle(opificio.game("industry").start(3))
    bot = make("engineer:50", "industry", "s")
    assert isinstance(bot, Thinker)
    move = bot.choose(state)
    reason = bot.reason()
    assert reason.move == move.text
    assert reason.other in {other.text for other in state.legal()} - {move.text}
    assert 0 < reason.share < 1
    assert 10 < reason.points < 90


STRONGER = [("industry", 4, "foreman:32", "greedy", 24, 0.3), ("spyrium", 3, "foreman:32", "greedy", 16, 0.4)]


@pytest.mark.parametrize(("game", "players", "one", "others", "games", "share"), STRONGER)
def test_thought_pays(game: str, players: int, one: str, others: str, games: int, share: float) -> None:
    """Strength is measured in the arena; this tells when it is lost. All seeds are fixed."""
    setup = Setup(game, [one, *[others] * (players - 1)], "thought")
    assert sum(played.shares[0] for played in simulate(setup, games)) >= share * games


def test_an_apprentice_is_no_match_for_greedy_but_for_chance() -> None:
    for rival, low, high in (("greedy", 0.0, 0.3), ("random", 0.8, 1.0)):
        setup = Setup("spyrium", ["apprentice", rival, rival], "apprentice")
        assert low <= sum(played.shares[0] for played in simulate(setup, 12)) / 12 <= high
