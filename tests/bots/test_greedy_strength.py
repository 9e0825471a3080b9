"""Greedy wins against chance, at every game. All seeds are fixed."""

from __future__ import annotations

import pytest

from opificio.arena.simulation import Setup, simulate
from opificio.games import registry

PLAYED = [("expo1906", 4, 4), ("industry", 3, 30), ("industry", 4, 30), ("spyrium", 3, 12)]


@pytest.mark.parametrize(("game", "players", "games"), PLAYED)
def test_greedy_wins_nearly_all_games_against_random_players(game: str, players: int, games: int) -> None:
    setup = Setup(game, ["greedy", *["random"] * (players - 1)], "strength")
    assert sum(played.shares[0] for played in simulate(setup, games)) >= 0.9 * games


def test_no_game_is_left_out() -> None:
    assert {game for game, _, _ in PLAYED} == set(registry.NAMES)
