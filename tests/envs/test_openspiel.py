"""OpenSpiel's own test, its search on our games, and its search at our tables."""

from __future__ import annotations

import doctest
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

import opificio
from opificio.bots import Bot, make
from opificio.core.rule import BadSetup
from opificio.core.state import CHANCE, OVER
from opificio.envs import openspiel
from opificio.envs.arrays import names, observation
from opificio.envs.openspiel import OpificioGame, game_of
from opificio.envs.openspiel_bot import OpenSpielBot, make_openspiel_bot
from opificio.envs.rewards import rewards
from opificio.games.registry import UnknownGame
from opificio.luck.dealer import Dealer
from tests.envs.tables import SETUPS, every_setup, opening, plain_table
from tests.laws.tables import positions, steps


def loaded(name: str, players: int) -> Any:
    return pyspiel.load_game(f"python_opificio_{name}(players={players})")


@every_setup
def test_the_suite_passes(name: str, players: int, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(loaded(name, players), num_sims=1, serialize=True, verbose=False)
    capfd.readouterr()  # it prints every position


@every_setup
def test_a_game_of_ours_is_a_game_of_theirs_move_for_move(name: str, players: int) -> None:
    state = loaded(name, players).new_initial_state()
    for step in steps(plain_table(name, players)):
        before = step.before
        assert str(state) == str(before)
        assert state.legal_actions() == [move.id for move in before.legal()]
        assert state.is_chance_node() == (before.to_move == CHANCE)
        if state.is_chance_node():
            weights = before.weights()
            chances = [chance for _, chance in state.chance_outcomes()]
            assert chances == pytest.approx([weight / sum(weights) for weight in weights])
        assert state.action_to_string(step.move.id) == step.move.text
        state.apply_action(step.move.id)
    assert state.is_terminal()
    *_, last = positions(plain_table(name, players))
    assert state.returns() == rewards(last)


@every_setup
def test_observations_are_ours(name: str, players: int) -> None:
    game = loaded(name, players)
    assert game.observation_tensor_size() == len(names(name, players))
    ours = opening(name, players)
    state = game.state_at(ours)
    for seat in range(players):
        assert state.observation_tensor(seat) == observation(ours, seat).tolist()


def test_a_clone_goes_its_own_way() -> None:
    ours = opening("industry", 3)
    kept = ours.key()
    state = game_of(ours).state_at(ours)
    state.apply_action(state.legal_actions()[0])
    clone = state.clone()
    before = str(state)
    clone.apply_action(clone.legal_actions()[-1])
    assert str(state) == before != str(clone)
    state.apply_action(state.legal_actions()[0])
    assert str(state) != str(clone)
    assert ours.key() == kept


@every_setup
def test_any_position_can_be_serialised(name: str, players: int) -> None:
    game = loaded(name, players)
    for ours in list(positions(plain_table(name, players)))[::40]:
        state = game.state_at(ours)
        again = game.deserialize_state(state.serialize())
        assert again.position.state.key() == ours.key()


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("python_opificio_industry(players=3,balanced_draw=0)")
    assert game.opening.options() == {"balanced_draw": 0}
    assert game_of(game.opening).get_parameters() == {"players": 3, "balanced_draw": 0}


def test_a_position_of_another_game_is_refused() -> None:
    with pytest.raises(BadSetup, match="this is no position of industry with 4 players"):
        OpificioGame("industry", {"players": 4}).state_at(opening("industry", 3))


@every_setup
def test_their_search_plays_our_games(name: str, players: int) -> None:
    game = loaded(name, players)
    numbers = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(random_state=numbers)
    bot = mcts.MCTSBot(game, 2.0, 4, evaluator, random_state=numbers)
    state = game.new_initial_state()
    for _ in range(40):
        if state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        else:
            state.apply_action(bot.step(state))


@every_setup
def test_their_search_sits_at_our_tables_from_any_position(name: str, players: int) -> None:
    bot: Bot = make_openspiel_bot(name, "seed", simulations=4)
    asked = [state for state in positions(plain_table(name, players)) if state.to_move >= 0]
    for state in asked[:: len(asked) // 4]:
        key = state.key()
        assert bot.choose(state) in state.legal()
        assert state.key() == key


def test_it_plays_a_whole_game_against_ours() -> None:
    game = opificio.game("spyrium")
    bots: list[Bot] = [make_openspiel_bot("spyrium", "a", simulations=2), make("random", "spyrium", "b")]
    dealer = Dealer(1)
    state = dealer.settle(game.start(2))
    while state.to_move != OVER:
        state = dealer.settle(state.play(bots[state.to_move].choose(state)))
    assert state.winners()


def test_the_same_seed_chooses_the_same() -> None:
    state = opening("spyrium", 2)
    chosen = [make_openspiel_bot("spyrium", "seed", simulations=30).choose(state) for _ in range(2)]
    assert chosen[0] is chosen[1]


def test_the_better_move_is_found_where_the_game_ends() -> None:
    """Positions whose every move ends the game, one way for better and another for worse."""
    found = 0
    for number in range(20):
        *_, state = [each for each in positions(plain_table("spyrium", 2, number)) if each.to_move >= 0]
        ends = [state.play(move) for move in state.legal()]
        worth = [rewards(end)[state.to_move] for end in ends if end.to_move == OVER]
        if len(worth) == len(ends) and min(worth) < max(worth):
            chosen = make_openspiel_bot("spyrium", "x", simulations=100).choose(state)
            assert rewards(state.play(chosen))[state.to_move] == max(worth)
            found += 1
    assert found


def test_a_budget_of_seconds_ends_the_search() -> None:
    bot = make_openspiel_bot("industry", "seed", seconds=0.05)
    bot.choose(opening("industry", 3))
    assert bot.simulated >= 2


def test_an_exact_budget_of_simulations_is_used() -> None:
    bot = make_openspiel_bot("industry", "seed", simulations=12)
    bot.choose(opening("industry", 3))
    assert bot.simulated == 12


def test_what_cannot_be_set_up_is_refused() -> None:
    with pytest.raises(BadSetup, match="either simulations or seconds"):
        make_openspiel_bot("industry", "seed")
    with pytest.raises(BadSetup, match="either simulations or seconds"):
        make_openspiel_bot("industry", "seed", simulations=5, seconds=1)
    with pytest.raises(BadSetup, match="simulations must be 2 or more, got 1"):
        make_openspiel_bot("industry", "seed", simulations=1)
    with pytest.raises(UnknownGame):
        make_openspiel_bot("chess", "seed", simulations=5)
    with pytest.raises(BadSetup, match="this bot plays industry, not spyrium"):
        OpenSpielBot("industry", "seed", simulations=5).choose(opening("spyrium", 2))


def test_all_games_are_registered() -> None:
    registered = {name for name in pyspiel.registered_names() if name.startswith(openspiel.PREFIX)}
    assert registered == {f"python_opificio_{name}" for name, _ in SETUPS}


def test_the_example_works_as_printed() -> None:
    assert doctest.testmod(openspiel).failed == 0
