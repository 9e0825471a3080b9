"""Greedy wins against chance, and plays a decent game among its equals. All seeds are fixed."""

from __future__ import annotations

import pytest

from opificio.arena.simulation import Setup, simulate

GAMES = 30


@pytest.mark.parametrize("players", [3, 4])
def test_greedy_wins_nearly_all_games_against_random_players(players: int) -> None:
    setup = Setup("industry", ["greedy", *["random"] * (players - 1)], "strength")
    assert sum(game.shares[0] for game in simulate(setup, GAMES)) >= 0.9 * GAMES


@pytest.mark.parametrize(("players", "winner", "last"), [(3, 45, 30), (4, 40, 22)])
def test_greedy_players_score_among_themselves_as_people_do(players: int, winner: int, last: int) -> None:
    games = list(simulate(Setup("industry", ["greedy"] * players, "equals"), 6))
    assert sum(max(game.scores) for game in games) >= winner * len(games)
    assert sum(min(game.scores) for game in games) >= last * len(games)
