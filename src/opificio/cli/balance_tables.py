"""How well a game's values play, as tables."""

from __future__ import annotations

from rich.table import Table

from opificio.balance import tables
from opificio.balance.results import Results
from opificio.balance.tables import Listing
from opificio.terminal.screen import PlainConsole, listing


def show(results: Results) -> None:
    """Targets, scores, seats, points, components."""
    setup = results.setup
    console = PlainConsole()
    console.print(
        f"{setup.game}, {setup.players} players, {setup.bot}: {results.games} games, "
        f"{results.decisions_a_game():.0f} decisions each, seed {setup.seed}",
        soft_wrap=True,
    )
    console.print()
    for verdict in results.verdicts():
        console.print(tables.sentence(verdict), soft_wrap=True)
    listings = [tables.scores(results)]
    if setup.players > 1:
        listings.append(tables.seats(results))
    listings.append(tables.points(results))
    listings += [tables.components(results, kind) for kind in results.kinds]
    for each in listings:
        console.print()
        console.print(_table(each))


def _table(shown: Listing) -> Table:
    table = listing(shown.headings[0])
    for heading in shown.headings[1:]:
        table.add_column(heading, justify="right")
    for row in shown.rows:
        table.add_row(*row)
    return table
