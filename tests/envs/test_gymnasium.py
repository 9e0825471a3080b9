"""Gymnasium's own check, and one seat among bots."""

from __future__ import annotations

import doctest
from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

from opificio.bots import UnknownBot
from opificio.core.rule import BadSetup, IllegalMove
from opificio.envs import gymnasium as ours
from opificio.envs.actions import NotAnAction
from opificio.envs.gymnasium import SeatEnv
from opificio.luck.dealer import Generator
from tests.envs.tables import every_setup


def play_at_random(env: SeatEnv, seed: int | None, chooser: Generator) -> tuple[list[int], float]:
    """What was done in a whole game, and what it brought."""
    _, info = env.reset(seed=seed)
    played: list[int] = []
    while True:
        assert env.table.state.to_move == env.seat
        legal = info["action_mask"].nonzero()[0]
        played.append(int(legal[chooser.below(len(legal))]))
        _, reward, over, truncated, info = env.step(played[-1])
        assert not truncated
        if over:
            return played, reward
        assert reward == 0


@every_setup
def test_the_check_passes(name: str, players: int) -> None:
    env = gymnasium.make(f"opificio/{name}-v0", players=players, bots="random", render_mode="ansi")
    check_env(env.unwrapped)


@every_setup
def test_whole_games_are_played_and_seeds_reproduce_them(name: str, players: int) -> None:
    env = SeatEnv(name, players, bots="random", seat=players - 1)
    first = play_at_random(env, 3, Generator("the same"))
    assert play_at_random(env, 3, Generator("the same")) == first
    assert play_at_random(env, 4, Generator("the same")) != first
    assert -1 <= first[1] <= 1


def test_the_seat_goes_round_if_none_is_fixed() -> None:
    env = SeatEnv("industry", 3, bots="random", seat=None)
    seats = []
    for number in range(4):
        env.reset(seed=1 if number == 0 else None)
        seats.append(env.seat)
    assert seats == [0, 1, 2, 0]


def test_greedy_bots_sit_at_the_other_seats() -> None:
    env = SeatEnv("spyrium", 2, bots=["greedy"], reward="points")
    _, reward = play_at_random(env, 1, Generator("greedy"))
    assert reward == env.table.state.scores()[0]


def keep(env: SeatEnv) -> int:
    return env.table.game.parse("keep").id


def test_an_illegal_action_loses_the_game_and_says_why() -> None:
    env = SeatEnv("industry", 3, bots="random")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(keep(env))
    assert (reward, over) == (-1.0, True)
    assert info["illegal"].startswith("keep: there is no top bid to decide on now [I3.3]")
    with pytest.raises(BadSetup, match="call reset"):
        env.step(0)


def test_an_illegal_action_is_refused_if_that_is_asked_for() -> None:
    env = SeatEnv("industry", 3, bots="random", illegal="raise")
    env.reset(seed=1)
    with pytest.raises(IllegalMove, match=r"\[I3.3\]"):
        env.step(keep(env))
    with pytest.raises(NotAnAction, match="there is no 350"):
        env.step(350)


def test_masks_have_the_name_that_maskable_agents_call() -> None:
    env = SeatEnv("expo1906", 4, bots="random")
    _, info = env.reset(seed=1)
    assert (env.action_masks() == info["action_mask"]).all()


WRONG: list[tuple[dict[str, Any], type[Exception], str]] = [
    ({"seat": 3}, BadSetup, "seats are 0 to 2, there is no 3"),
    ({"bots": ["greedy"]}, BadSetup, "bots must be one name, or 2, one for each other seat; got 1"),
    ({"bots": "kasparov"}, UnknownBot, "there is no bot 'kasparov'"),
    ({"illegal": "laugh"}, BadSetup, "illegal is one of lose, raise, got 'laugh'"),
]


@pytest.mark.parametrize(("given", "error", "sentence"), WRONG)
def test_what_cannot_be_set_up_is_refused(
    given: dict[str, Any], error: type[Exception], sentence: str
) -> None:
    with pytest.raises(error, match=sentence):
        SeatEnv("industry", 3, **given)


def test_the_example_works_as_printed() -> None:
    assert doctest.testmod(ours).failed == 0
