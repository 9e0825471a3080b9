"""The players of Industry: what each has."""

from __future__ import annotations

from rich.console import Group
from rich.text import Text

from opificio.games.industry.components import members
from opificio.games.industry.notation import zone_ids
from opificio.games.industry.state import NONE, Industry
from opificio.terminal.boards.industry.signs import Signs
from opificio.terminal.screen import figure, listing, seat_colour, stacked


def players(state: Industry, signs: Signs) -> Group:
    """A row a seat, and who has which part in this round."""
    table = listing()
    table.padding = 0  # eight columns and long words must fit into 80 cells
    table.add_column("", no_wrap=True)
    table.add_column("", no_wrap=True)
    for label in ("talers", "points", "score", "subsidy"):
        table.add_column(stacked(signs.label(label)), justify="right", overflow="fold")
    for label in ("jokers", "undeveloped"):
        table.add_column(stacked(signs.label(label)), overflow="fold")
    scores = state.scores()
    for seat in range(state.players):
        table.add_row(
            _number(state, seat),
            Text(signs.speech.seat(seat), style=seat_colour(seat)),
            str(state.talers[seat]),
            str(state.points[seat]),
            figure(scores[seat]),
            "" if state.may_take_subsidy(seat) else figure(state.board.figures.subsidy_points),
            " ".join(
                signs.short_resources[state.board.zones[zone].joker] for zone in members(state.jokers[seat])
            ),
            " ".join(zone_ids(state.undeveloped(seat))),
        )
    return Group(table, _roles(state, signs))


def _number(state: Industry, seat: int) -> Text:
    return Text(f"{'>' if seat == state.to_move else ' '}{seat + 1}", style=f"{seat_colour(seat)} bold")


def _roles(state: Industry, signs: Signs) -> Text:
    """Who begins the phases of this round, and who sells."""
    roles = [("first_player", state.first), ("auctioneer", state.auctioneer)]
    shown = [
        signs.labelled(signs.label(role), signs.speech.seat(seat)) for role, seat in roles if seat != NONE
    ]
    return Text(" · ".join(shown), style="dim")
