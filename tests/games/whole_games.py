"""Whole games between bots, kept as game files with their exact results."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

import opificio
from opificio.arena.match import play_match
from opificio.games import registry
from tests.laws.tables import every_setup
from tests.snapshots import Snapshots

RESULTS = "results.json"
TEAMS = {"random": ["random"], "greedy": ["greedy"]}


class WholeGame(NamedTuple):
    """A game to be played and kept."""

    game: str
    file: str
    bots: list[str]
    options: dict[str, int]


def every_game() -> Iterator[WholeGame]:
    """Each team with each number of players and each option."""
    for name in registry.NAMES:
        for players, options in every_setup(opificio.game(name)):
            for team, bots in TEAMS.items():
                setup = "-".join([f"{players}p", *[f"{option}-{value}" for option, value in options], team])
                yield WholeGame(name, f"{name}/{setup}.opi", bots * players, dict(options))


def make() -> Snapshots:
    """The game files, and for each game what they came to."""
    snapshots: Snapshots = {}
    results: dict[str, dict[str, Any]] = {name: {} for name in registry.NAMES}
    for each in every_game():
        result = play_match(opificio.game(each.game), each.bots, f"whole game {each.file}", each.options)
        snapshots[each.file] = result.record.write()
        results[each.game][each.file] = {"winners": result.winners, "breakdown": result.breakdown}
    for name, found in results.items():
        snapshots[f"{name}/{RESULTS}"] = json.dumps(found, indent=1) + "\n"
    return snapshots
