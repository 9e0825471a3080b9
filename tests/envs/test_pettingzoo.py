"""PettingZoo's own suites, and what it cannot know."""

from __future__ import annotations

import doctest
from typing import Any

import pytest
from pettingzoo.test import api_test, seed_test

from opificio.core.rule import BadSetup, IllegalMove
from opificio.envs import pettingzoo
from opificio.envs.actions import NotAnAction
from opificio.envs.arrays import observation
from opificio.envs.pettingzoo import env
from opificio.envs.rewards import rewards
from opificio.luck.dealer import Generator
from tests.envs.tables import every_setup

# PettingZoo's suite remarks on every environment that shows a mask beside the observation, and on seats that
# see the end of the game, when nobody may do anything any more.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]


def play_at_random(table: Any, seed: int, chooser: Generator) -> list[tuple[str, int]]:
    """Who did what in a whole game."""
    table.reset(seed=seed)
    played: list[tuple[str, int]] = []
    for agent in table.agent_iter():
        seen, _, terminated, _, _ = table.last()
        if terminated:
            table.step(None)
            continue
        legal = seen["action_mask"].nonzero()[0]
        action = int(legal[chooser.below(len(legal))])
        played.append((agent, action))
        table.step(action)
    return played


@every_setup
def test_the_suite_passes(name: str, players: int) -> None:
    api_test(env(name, players), num_cycles=400)


@every_setup
def test_seeds_reproduce(name: str, players: int) -> None:
    seed_test(lambda: env(name, players), num_cycles=100)
    table = env(name, players)
    first = play_at_random(table, 7, Generator("the same"))
    assert play_at_random(table, 7, Generator("the same")) == first
    assert play_at_random(table, 8, Generator("the same")) != first


@every_setup
def test_the_rewards_of_the_whole_game_are_those_of_its_end(name: str, players: int) -> None:
    table = env(name, players)
    table.reset(seed=1)
    chooser = Generator("rewards")
    got = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, terminated, _, _ = table.last()
        got[agent] += reward
        legal = seen["action_mask"].nonzero()[0]
        table.step(None if terminated else int(legal[chooser.below(len(legal))]))
    assert list(got.values()) == rewards(table.unwrapped.table.state)


def test_without_a_seed_the_next_game_of_the_series_is_dealt() -> None:
    one, other = env("industry", 3), env("industry", 3)
    for table in (one, other):
        table.reset(seed=5)
        table.reset()
    assert one.unwrapped.table.seed == other.unwrapped.table.seed != "5"
    assert one.render() == other.render()


def test_every_seat_may_look_but_only_the_one_that_is_asked_has_moves() -> None:
    table = env("spyrium", 3)
    table.reset(seed=1)
    state = table.unwrapped.table.state
    for seat, agent in enumerate(table.agents):
        seen = table.observe(agent)
        assert (seen["observation"] == observation(state, seat)).all()
        assert seen["action_mask"].any() == (agent == table.agent_selection)


def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing() -> None:
    table = env("industry", 3)
    table.reset(seed=1)
    state = table.unwrapped.table.state
    before = state.key()
    with pytest.raises(IllegalMove, match=r"keep: there is no top bid to decide on now \[I3.3\]"):
        table.step(state.the_game().parse("keep").id)
    with pytest.raises(IllegalMove, match="the first player is drawn before the game"):
        table.step(state.the_game().parse("first 1").id)
    with pytest.raises(NotAnAction, match="industry has moves 0 to 349, there is no 350"):
        table.step(350)
    with pytest.raises(NotAnAction, match="there is no -1"):
        table.step(-1)
    assert table.unwrapped.table.state.key() == before


def test_options_are_the_games_own() -> None:
    assert env("industry", 3, balanced_draw=0).unwrapped.table.state.options() == {"balanced_draw": 0}
    with pytest.raises(BadSetup, match="industry has no option 'fame'"):
        env("industry", 3, fame=1)


def test_the_position_is_rendered_as_text() -> None:
    table = env("industry", 3)
    table.reset(seed=1906)
    assert table.render().startswith("era 1, first ")


def test_the_example_works_as_printed() -> None:
    assert doctest.testmod(pettingzoo).failed == 0
