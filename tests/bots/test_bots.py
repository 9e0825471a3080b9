"""What holds for every bot: it answers within the rules, by its seed alone, and leaves the position alone."""

from __future__ import annotations

from pathlib import Path

import pytest

import opificio
from opificio.bots import NAMES, UnknownBot, make
from opificio.bots.judges import EVALUATORS
from opificio.games import registry
from opificio.library import game as game_with
from tests.bots.tables import decisions
from tests.laws.tables import every_table, positions

RULES = Path(__file__).parents[1] / "rules"

BOTS = ["random", "greedy", "apprentice", "foreman:2", "engineer:3"]  # those that think, with small budgets
each_bot = pytest.mark.parametrize("bot", BOTS)
each_game = pytest.mark.parametrize("game", registry.NAMES)


@each_bot
@each_game
@pytest.mark.parametrize("full", [False, True], ids=["fewest players", "most players"])
@pytest.mark.parametrize("edition", [None, "edition.toml"], ids=["packaged", "other"])
def test_a_bot_answers_with_a_legal_move_to_the_end_of_a_game(
    bot: str, game: str, full: bool, edition: str | None
) -> None:
    the_game = game_with(game, RULES / game / edition if edition else None)
    players = the_game.most_players if full else the_game.fewest_players
    asked = list(decisions(the_game, [bot] * players, "legal"))
    assert len(asked) > 50
    for state, move in asked:
        assert any(move is legal for legal in state.legal()), str(state)


@each_bot
@each_game
def test_a_bot_leaves_the_position_as_it_was_given(bot: str, game: str) -> None:
    for state, _ in decisions(opificio.game(game), ["random"] * 3, "untouched"):
        state.listen()
        before, legal = state.dump(), list(state.legal())
        make(bot, game, "guest").choose(state)
        assert state.dump() == before
        assert state.legal() == legal
        assert state.facts == []


@each_game
def test_an_evaluator_looks_without_touching(game: str) -> None:
    for state in positions(next(table for table in every_table(1) if table.game == game)):
        before = state.dump()
        for seat in range(state.players):
            EVALUATORS[game](state, seat)
        assert state.dump() == before


@each_bot
@each_game
def test_the_same_seed_gives_the_same_answers_whatever_else_was_played(bot: str, game: str) -> None:
    the_game = opificio.game(game)
    once = [move.text for _, move in decisions(the_game, [bot] * 4, "again")]
    list(decisions(the_game, ["greedy"] * 3, "something else"))
    assert [move.text for _, move in decisions(the_game, [bot] * 4, "again")] == once


@each_game
def test_another_seed_gives_the_random_bot_another_mind(game: str) -> None:
    asked = [state for state, _ in decisions(opificio.game(game), ["random"] * 3, "minds")]
    answers = [[make("random", game, seed).choose(state).text for state in asked] for seed in "ab"]
    assert answers[0] != answers[1]


def test_a_name_that_no_bot_has_is_refused_with_those_there_are() -> None:
    with pytest.raises(
        UnknownBot, match=rf"^there is no bot 'deep'; there are: {', '.join(NAMES)}, openspiel$"
    ):
        make("deep", "industry", "seed")


@pytest.mark.parametrize("name", ["engineer:", "engineer:0", "engineer:0s", "engineer:fast", "engineer:-3"])
def test_a_budget_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(
        UnknownBot, match=r"^a budget is simulations or seconds, as in 400 or 0\.5s, or 0\.5sx4"
    ):
        make(name, "industry", "seed")


def test_who_does_not_think_takes_no_budget() -> None:
    with pytest.raises(UnknownBot, match=r"^apprentice does not think ahead"):
        make("apprentice:5", "industry", "seed")


def test_a_bot_is_called_what_it_was_asked_for() -> None:
    assert [make(name, "spyrium", "").name for name in (*NAMES, "engineer:0.2s")] == [*NAMES, "engineer:0.2s"]


def test_every_bot_that_can_be_chosen_is_tried_here() -> None:
    assert {bot.partition(":")[0] for bot in BOTS} | {"magnate"} == set(NAMES)  # an engineer with more time


def test_greedy_says_which_games_it_can_play() -> None:
    with pytest.raises(
        UnknownBot, match=rf"^greedy cannot play 'chess'; it can play: {', '.join(registry.NAMES)}$"
    ):
        make("greedy", "chess", "seed")
