"""The games that the environments are tried with: all, at every number of players."""

from __future__ import annotations

import pytest

import opificio
from opificio.core.state import State
from opificio.games import registry
from opificio.luck.dealer import Dealer
from tests.laws.tables import Table

SETUPS = [
    (name, players)
    for name in registry.NAMES
    for game in [opificio.game(name)]
    for players in range(game.fewest_players, game.most_players + 1)
]
every_setup = pytest.mark.parametrize(("name", "players"), SETUPS)


def plain_table(name: str, players: int, number: int = 0) -> Table:
    """A table without options."""
    return Table(name, players, (), number)


def opening(name: str, players: int, seed: int = 1906) -> State:
    """The first position at which a seat is asked."""
    return Dealer(seed).settle(opificio.game(name).start(players))
