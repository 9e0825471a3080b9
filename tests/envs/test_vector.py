"""Many games at once are the same games, one by one."""

from __future__ import annotations

import doctest

import numpy as np
import pytest

import opificio
from opificio.core.rule import BadSetup, IllegalMove
from opificio.core.state import OVER, State
from opificio.envs import vector
from opificio.envs.actions import NotAnAction
from opificio.envs.arrays import action_mask, observation
from opificio.envs.rewards import rewards
from opificio.envs.seeds import Seeds
from opificio.envs.vector import VectorEnv, table_seed
from opificio.luck.dealer import Dealer, Generator
from tests.envs.tables import every_setup


class SingleTable:
    """A series of games, played with nothing but the library's public interface."""

    def __init__(self, name: str, players: int, seed: str) -> None:
        self._name, self._players = name, players
        self._seeds = Seeds(seed)
        self.begin()

    def begin(self) -> None:
        self.dealer = Dealer(self._seeds.next())
        self.state = self.dealer.settle(opificio.game(self._name).start(self._players))

    def play(self, action: int) -> State | None:
        """The last position, if that was the end; then the next game has begun."""
        moves = self.state.the_game().moves
        self.state = self.dealer.settle(self.state.play(moves[action]))
        if self.state.to_move != OVER:
            return None
        ended = self.state
        self.begin()
        return ended


@every_setup
def test_all_tables_play_what_single_games_play_move_for_move(name: str, players: int) -> None:
    env = VectorEnv(name, players, tables=3, seed=7)
    singles = [SingleTable(name, players, table_seed(7, at)) for at in range(3)]
    chooser = Generator("vector")
    ended = 0
    while ended < 4:  # at one table at least, a second game
        chosen = []
        for at, single in enumerate(singles):
            assert env.batch.actors[at] == single.state.to_move
            assert (env.batch.observations[at] == observation(single.state, single.state.to_move)).all()
            assert (env.batch.masks[at] == action_mask(single.state)).all()
            legal = env.batch.masks[at].nonzero()[0]
            chosen.append(int(legal[chooser.below(len(legal))]))
        env.step(np.array(chosen))
        for at, single in enumerate(singles):
            last = single.play(chosen[at])
            ended += last is not None
            assert env.batch.dones[at] == (last is not None)
            assert env.batch.rewards[at] == pytest.approx([0.0] * players if last is None else rewards(last))


def test_resetting_with_a_seed_deals_the_same_games_again() -> None:
    env = VectorEnv("spyrium", 2, tables=4, seed="one")
    first = env.batch.observations.copy()
    env.step(env.batch.masks.argmax(axis=1))
    env.reset("two")
    assert (env.batch.observations != first).any()
    env.reset("one")
    assert (env.batch.observations == first).all()
    assert not env.batch.dones.any()


def test_if_one_action_is_refused_nothing_is_played_at_any_table() -> None:
    env = VectorEnv("industry", 3, tables=2, seed=1)
    before = [state.key() for state in env.states]
    legal = int(env.batch.masks[0].argmax())
    with pytest.raises(IllegalMove, match=r"keep: there is no top bid to decide on now \[I3.3\]"):
        env.step([legal, env.game.parse("keep").id])
    with pytest.raises(NotAnAction, match="there is no 350"):
        env.step([legal, 350])
    with pytest.raises(NotAnAction, match="there is no -1"):
        env.step([legal, -1])
    with pytest.raises(BadSetup, match="there are 2 tables, got 1 actions"):
        env.step([legal])
    assert [state.key() for state in env.states] == before


def test_rewards_may_be_points() -> None:
    env = VectorEnv("spyrium", 2, tables=1, seed=1, reward="points")
    single = SingleTable("spyrium", 2, table_seed(1, 0))
    last = None
    while last is None:
        action = int(env.batch.masks[0].argmax())
        env.step([action])
        last = single.play(action)
    assert env.batch.rewards[0].tolist() == last.scores()


def test_options_are_the_games_own() -> None:
    env = VectorEnv("industry", 3, tables=1, balanced_draw=0)
    assert env.states[0].options() == {"balanced_draw": 0}


def test_there_must_be_a_table() -> None:
    with pytest.raises(BadSetup, match="there must be one table or more, got 0"):
        VectorEnv("industry", 3, tables=0)


def test_the_example_works_as_printed() -> None:
    assert doctest.testmod(vector).failed == 0
