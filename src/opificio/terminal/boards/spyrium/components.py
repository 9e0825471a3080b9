"""Cards and events of Spyrium, one at a time, with all that is to be said of them."""

from __future__ import annotations

from rich.console import Group
from rich.table import Table
from rich.text import Text

from opificio.games.spyrium.components import (
    BUILDING,
    KINDS,
    PERIODS,
    TECHNIQUE,
    TECHNIQUES,
    Card,
    Event,
)
from opificio.games.spyrium.market import PLACES, place_id
from opificio.games.spyrium.state import CARD_BITS, Spyrium
from opificio.terminal.boards.spyrium.board import surcharge
from opificio.terminal.boards.spyrium.printed import Printed


def one_card(state: Spyrium, card: Card, printed: Printed) -> Group:
    """All about a card: what is printed, where it is, what it would cost whoever is asked."""
    facts = Table.grid(padding=(0, 2))
    facts.add_column(no_wrap=True)
    facts.add_column(overflow="fold")
    for label, value in [*_printed(card, printed), *_owners(state, card, printed)]:
        facts.add_row(label, value)
    for place in range(PLACES):
        if state.market[place] == card.index:
            facts.add_row(*_on_sale(state, card, place, printed))
    return Group(Text(printed.named(card.id), style="bold"), facts)


def one_event(event: Event, printed: Printed) -> Group:
    """The abilities of an event."""
    lines = [Text(line) for line in printed.numbered(event.abilities)]
    return Group(Text(printed.named(event.id), style="bold"), *lines)


def _printed(card: Card, printed: Printed) -> list[tuple[str, str]]:
    facts = [
        (printed.label("kind"), printed.name("kinds", KINDS[card.kind])),
        (printed.label("price"), printed.money(card.price)),
    ]
    if card.kind == TECHNIQUE:
        name = TECHNIQUES[card.technique]
        facts.append((printed.label("effect"), printed.name("technique_effects", name)))
        facts.append((printed.label("most_vp"), printed.name("technique_points", name)))
    else:
        facts += [(printed.label("abilities"), line) for line in printed.text(card)]
    if card.kind == BUILDING:
        facts.append((printed.label("vp"), str(card.points)))
    if card.symbols:
        facts.append((printed.label("symbols"), ", ".join(printed.symbols(card))))
    copies = [f"{name} {card.copies[at]}" for at, name in enumerate(PERIODS) if card.copies[at]]
    return [*facts, (printed.label("copies"), " · ".join(copies))]


def _owners(state: Spyrium, card: Card, printed: Printed) -> list[tuple[str, str]]:
    return [
        (printed.label("owner"), printed.speech.seat(seat))
        for seat in range(state.players)
        if _owned(state, seat, card)
    ]


def _owned(state: Spyrium, seat: int, card: Card) -> bool:
    if card.kind == TECHNIQUE:
        return state.has(seat, card.technique)
    return any(building & CARD_BITS == card.index for building in state.districts[seat])


def _on_sale(state: Spyrium, card: Card, place: int, printed: Printed) -> tuple[str, str]:
    """The price with what other workers add to it; a plot or a token comes on top."""
    label = f"{printed.label('price_now')} ({place_id(place)})"
    return label, printed.money(card.price + surcharge(state, place))
