"""The market of Spyrium: nine cards, and between them the workers; above it the event, below it the track.

a1 Mine 2        │ 1 2 │     place and card; workers in the gap, by their seats
£4+1 · 2 VP      │     │     price and surcharge, printed points
"""

from __future__ import annotations

from typing import Final

from rich.box import SQUARE
from rich.console import Group
from rich.table import Table
from rich.text import Text

from opificio.games.spyrium.components import BUILDING, KINDS, PERIODS, Card
from opificio.games.spyrium.market import EMPTY, PLACES_OF, SIDE, place_id, workers_in
from opificio.games.spyrium.state import NONE, Spyrium
from opificio.games.spyrium.tokens import token_values
from opificio.terminal.boards.spyrium.printed import Printed, tokens
from opificio.terminal.screen import seat_colour

GAP_CELLS: Final = 5
BORDERS: Final = 2 * SIDE
NARROWEST: Final = 16
WIDEST: Final = 34
NOBODY: Final = "·"
NOTHING: Final = "–"


def board(state: Spyrium, printed: Printed, width: int) -> Group:
    """The turn, the events, the market and the residence track."""
    head = [
        printed.labelled(printed.label("turn"), state.turn + 1),
        printed.name("periods", PERIODS[state.period()]),
        printed.labelled(printed.label("cards_in_deck"), state.deck.total),
    ]
    return Group(
        Text(" · ".join(head), style="bold"),
        *_events(state, printed),
        _market(state, printed, width),
        _track(state, printed),
    )


# The events


def _events(state: Spyrium, printed: Printed) -> list[Text]:
    shown = [
        ("event", state.event, state.event_token),
        ("next_event", state.next_event, state.next_token),
    ]
    return [
        Text(_event(state, printed, label, event, token)) for label, event, token in shown if event != NONE
    ]


def _event(state: Spyrium, printed: Printed, label: str, index: int, token: int) -> str:
    event = state.box.events[index]
    name = f"{printed.named(event.id)} {tokens([token] if token else [])}".strip()
    abilities = " · ".join(printed.numbered(event.abilities))
    return f"{printed.labelled(printed.label(label), name)} ({abilities})"


# The market


def _market(state: Spyrium, printed: Printed, width: int) -> Table:
    fitting = (width - BORDERS - GAP_CELLS * (SIDE - 1)) // SIDE
    size = max(NARROWEST, min(WIDEST, fitting))
    table = Table(box=SQUARE, show_lines=True, show_header=False, padding=0)
    for column in range(2 * SIDE - 1):
        gap = column % 2 == 1
        table.add_column(
            width=GAP_CELLS if gap else size, justify="center" if gap else "left", overflow="fold"
        )
    for row in range(SIDE):
        table.add_row(*_row_of_cards(state, printed, row))
        if row + 1 < SIDE:
            table.add_row(*_row_of_gaps(state, row))
    return table


def _row_of_cards(state: Spyrium, printed: Printed, row: int) -> list[Text]:
    cells: list[Text] = []
    for column in range(SIDE):
        place = SIDE * row + column
        cells.append(_place(state, printed, place))
        if column + 1 < SIDE:
            cells.append(_gap(state, place, place + 1))
    return cells


def _row_of_gaps(state: Spyrium, row: int) -> list[Text]:
    cells: list[Text] = []
    for column in range(SIDE):
        place = SIDE * row + column
        gap = _gap(state, place, place + SIDE)
        gap.justify = "center"
        cells += [gap, Text()]
    return cells[:-1]


def _gap(state: Spyrium, first: int, second: int) -> Text:
    """The workers between two places, each by the seat it belongs to."""
    gap = PLACES_OF.index((first, second))
    shown = Text()
    for seat in range(state.players):
        for _ in range(workers_in(state.standing[seat], gap)):
            shown.append(f"{' ' if shown else ''}{seat + 1}", style=f"{seat_colour(seat)} bold")
    return shown or Text(NOBODY, style="dim")


def _place(state: Spyrium, printed: Printed, place: int) -> Text:
    if state.market[place] == EMPTY:
        return Text(f"{place_id(place)} {NOTHING}", style="dim")
    card = state.box.cards[state.market[place]]
    lying = tokens(token_values(state.tokens[place]))
    title = Text(f"{place_id(place)} {printed.named(card.id)} {lying}".rstrip(), style="bold")
    lines = [title, Text(_figures(state, printed, place, card))]
    return Text("\n").join([*lines, *[Text(line, style="dim") for line in printed.text(card)]])


def _figures(state: Spyrium, printed: Printed, place: int, card: Card) -> str:
    price = _price(state, printed, place, card)
    if card.kind != BUILDING:
        return f"{price} · {printed.name('kinds', KINDS[card.kind])}"
    return " · ".join([price, printed.speech.say("vp", n=card.points), *printed.symbols(card)])


def _price(state: Spyrium, printed: Printed, place: int, card: Card) -> str:
    """The printed price and, if there are other workers, what they add to it for whoever is asked."""
    others = surcharge(state, place)
    if not others:
        return printed.money(card.price)
    return printed.speech.say("surcharged", price=card.price, others=others)


def surcharge(state: Spyrium, place: int) -> int:
    """What other workers add to the price, for whoever is asked."""
    return state.beside[place] if state.to_move < 0 else state.surcharge(state.to_move, place)


# The residence track, and the signs


def _track(state: Spyrium, printed: Printed) -> Text:
    """The values of the spaces, each with the seats that are on it."""
    track = Text(printed.labelled(printed.label("residence_track"), ""))
    for space, value in enumerate(state.box.residence):
        track.append(f" · {value}" if space else f"{value}")
        for seat in range(state.players):
            if state.residence[seat] == space:
                track.append(f" ({seat + 1})", style=seat_colour(seat))
    return track


def legend(printed: Printed) -> Text:
    """What the signs in the market mean."""
    signs = [
        f"1 2 {printed.label('gaps')}",
        f"[3] {printed.label('token')}",
        f"{printed.money(4)} {printed.label('price')}",
        f"+2 {printed.label('surcharge')}",
    ]
    return Text(" · ".join(signs), style="dim")
