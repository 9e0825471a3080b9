"""The players of Expo 1906: a row each, then what lies before them."""

from __future__ import annotations

from rich.console import Group
from rich.text import Text

from opificio.games.expo1906.components import CHITS
from opificio.games.expo1906.scoring import chits_of
from opificio.games.expo1906.state import Expo
from opificio.terminal.boards.expo1906.signs import NOTHING, Signs
from opificio.terminal.screen import figure, listing, seat_colour, stacked


def players(state: Expo, signs: Signs) -> Group:
    """Money, points, projects and the last card; then cards, tiles and chits."""
    table = listing()
    table.padding = 0  # long words must fit into 80 cells
    table.add_column("", no_wrap=True)
    table.add_column("", no_wrap=True)
    for label in ("place", "money", "points", "score", "completed"):
        table.add_column(stacked(signs.label(label)), justify="right", overflow="fold")
    table.add_column(stacked(signs.label("top")), overflow="fold")
    scores = state.scores()
    for seat in range(state.players):
        table.add_row(
            _number(state, seat),
            Text(signs.speech.seat(seat), style=seat_colour(seat)),
            str(state.order.index(seat) + 1) if seat in state.order else "",
            signs.money(state.money[seat]),
            str(state.points[seat]),
            figure(scores[seat]),
            f"{state.completed[seat].bit_count()}/{state.box.figures.projects_to_end}",
            signs.card(state.tops[seat]),
        )
    return Group(table, *[_belongings(state, seat, signs) for seat in range(state.players)])


def _number(state: Expo, seat: int) -> Text:
    return Text(f"{'>' if seat == state.to_move else ' '}{seat + 1}", style=f"{seat_colour(seat)} bold")


def _belongings(state: Expo, seat: int, signs: Signs) -> Text:
    """Cards in hand and improved ones, tiles beside the lab, chits, and who ended the game."""
    tiles = [signs.tile_in_short(tile) for tile in state.tiles[seat]]
    chits = [signs.speech.named(CHITS[chit]) for chit in chits_of(state, seat)]
    parts = [
        signs.labelled(signs.label("hand"), signs.cards(state.hands[seat])),
        _listed(signs, "improved", [signs.cards(state.improved[seat])] if state.improved[seat] else []),
        _listed(signs, "tiles", tiles),
        _listed(signs, "chits", chits),
        signs.label("ender") if state.ender == seat else "",
    ]
    shown = Text(f" {seat + 1} ", style=seat_colour(seat))
    return shown.append(" · ".join(filter(None, parts)) or NOTHING, style="default")


def _listed(signs: Signs, label: str, names: list[str]) -> str:
    return signs.labelled(signs.label(label), ", ".join(names)) if names else ""
