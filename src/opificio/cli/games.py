"""`opificio games`: what can be played."""

from __future__ import annotations

import argparse
from typing import Final

from opificio import library
from opificio.cli.arguments import Command
from opificio.core.game import Option
from opificio.games import registry
from opificio.terminal.screen import PlainConsole, listing

EXAMPLES: Final = "  opificio games"


def fill(parser: argparse.ArgumentParser) -> None:
    """It takes nothing."""


def run(given: argparse.Namespace) -> int:
    table = listing("game", "players", "edition", "values of our own", "options")
    for name in registry.NAMES:
        game = library.game(name)
        ours, every = game.values_ours()
        table.add_row(
            name,
            f"{game.fewest_players}–{game.most_players}",
            game.edition,
            f"{ours} of {every}",
            ", ".join(described(option) for option in game.options) or "none",
        )
    console = PlainConsole()
    console.print(table)
    console.print(
        "\nValues of our own: figures that the box states and no public source does; we designed them.\n"
        "Who has the box can type them in: opificio edition show GAME, then opificio edition check FILE."
    )
    return 0


def described(option: Option) -> str:
    """An option with its range and default."""
    return f"{option.name} ({option.lowest}–{option.highest}, default {option.default})"


COMMAND: Final = Command("games", "list the games, their editions and options", EXAMPLES, fill, run)
