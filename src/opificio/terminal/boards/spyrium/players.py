"""The players of Spyrium: what each has, and what whoever is asked could do with it."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from opificio.games.spyrium.components import TECHNIQUES
from opificio.games.spyrium.notation import PHASES, technique_ids
from opificio.games.spyrium.state import ACTION, AGAIN, CARD_BITS, ONE_WORKER_ON, PASSED, USED, Spyrium
from opificio.games.spyrium.tokens import token_values
from opificio.terminal.boards.spyrium.printed import Printed, tokens
from opificio.terminal.screen import figure, listing, seat_colour, stacked


def players(state: Spyrium, printed: Printed) -> Group:
    """A row a seat, then what each has built and patented."""
    table = listing()
    table.padding = 0  # ten columns and long words must fit into 80 cells
    table.add_column("", no_wrap=True)
    table.add_column("", no_wrap=True)
    table.add_column(stacked(printed.label("phase")), overflow="fold")
    for label in ("money", "spyrium", "points", "score", "residence_value", "active", "workers"):
        table.add_column(stacked(printed.label(label)), justify="right", overflow="fold")
    scores = state.scores()
    for seat in range(state.players):
        table.add_row(
            _number(state, seat),
            Text(printed.speech.seat(seat), style=seat_colour(seat)),
            _phase(state, seat, printed),
            printed.money(state.money[seat]),
            str(state.spyrium[seat]),
            str(state.points[seat]),
            figure(scores[seat]),
            str(state.box.residence[state.residence[seat]]),
            str(state.active[seat]),
            str(state.workers[seat]),
        )
    return Group(table, *[_belongings(state, seat, printed) for seat in range(state.players)])


def _number(state: Spyrium, seat: int) -> Text:
    return Text(f"{'>' if seat == state.to_move else ' '}{seat + 1}", style=f"{seat_colour(seat)} bold")


def _phase(state: Spyrium, seat: int, printed: Printed) -> str:
    """The number of the phase is enough under its heading."""
    phase = PHASES[state.phase[seat]]
    return printed.name("phases", phase) if state.phase[seat] == PASSED else phase


def _belongings(state: Spyrium, seat: int, printed: Printed) -> Text:
    """Buildings, techniques, kept tokens, and whether the player begins or has used the event."""
    buildings = [_building(state, building, printed) for building in state.districts[seat]]
    techniques = [_technique(state, id, printed) for id in technique_ids(state.techniques[seat])]
    kept = tokens(token_values(state.kept[seat]))
    parts = [
        printed.labelled(printed.label("buildings"), ", ".join(buildings)) if buildings else "",
        printed.labelled(printed.label("techniques"), ", ".join(techniques)) if techniques else "",
        printed.labelled(printed.label("kept_tokens"), kept) if kept else "",
        printed.label("event_used") if state.event_used >> seat & 1 else "",
        printed.label("first_player") if seat == state.first else "",
    ]
    shown = Text(f" {seat + 1} ", style=seat_colour(seat))
    return shown.append(" · ".join(filter(None, parts)) or "–", style="default")


def _building(state: Spyrium, building: int, printed: Printed) -> str:
    name = printed.named(state.box.cards[building & CARD_BITS].id)
    if building < USED:
        return name
    workers = building // ONE_WORKER_ON
    used = printed.label("used")
    return f"{name} ({used}, {printed.speech.say('workers', n=workers)})" if workers else f"{name} ({used})"


def _technique(state: Spyrium, id: str, printed: Printed) -> str:
    name = printed.name("sources", id)
    return f"{name} ({printed.label('used')})" if state.turned >> TECHNIQUES.index(id) & 1 else name


# What whoever is asked could do


def options(state: Spyrium, printed: Printed) -> list[RenderableType]:
    """What the player's buildings can do, and what a plot costs."""
    if state.to_move < 0 or state.asking not in (ACTION, AGAIN):
        return []
    return [Text(line) for line in [*_abilities(state, printed), _plot(state, printed)]]


def _abilities(state: Spyrium, printed: Printed) -> list[str]:
    cards = sorted({building & CARD_BITS for building in state.districts[state.to_move]})
    with_abilities = [state.box.cards[card] for card in cards if state.box.cards[card].abilities]
    return [
        f"{card.id}: {printed.named(card.id)} ({' · '.join(printed.numbered(card.abilities))})"
        for card in with_abilities
    ]


def _plot(state: Spyrium, printed: Printed) -> str:
    return printed.labelled(printed.label("plot"), printed.money(state.plot_cost(state.to_move)))
