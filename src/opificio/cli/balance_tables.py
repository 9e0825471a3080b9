"""How well a game's values play, as tables."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table

from opificio.balance.report import kind_rows, score_rows, seat_rows, sentence
from opificio.balance.results import Results
from opificio.terminal.screen import PlainConsole, listing


def show(results: Results) -> None:
    """Targets, scores, seats, components."""
    setup = results.setup
    console = PlainConsole()
    heading = f"{setup.game}, {setup.players} players, {setup.bot}: {results.games} games, seed {setup.seed}"
    console.print(heading, soft_wrap=True)
    console.print()
    for verdict in results.verdicts():
        console.print(sentence(verdict), soft_wrap=True)
    tables = [_table(["place", "mean", "10 %", "90 %", "best", "worst"], score_rows(results))]
    if setup.players > 1:
        tables.append(_table(["turn order", "games", "win share", "95 %", "mean score"], seat_rows(results)))
    for kind in results.kinds:
        headings = [kind.title.lower(), *[column.heading for column in kind.columns]]
        tables.append(_table(headings, kind_rows(results, kind)))
    for table in tables:
        console.print()
        console.print(table)


def _table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    table = listing(headings[0])
    for heading in headings[1:]:
        table.add_column(heading, justify="right")
    for row in rows:
        table.add_row(*row)
    return table
