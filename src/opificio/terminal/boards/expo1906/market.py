"""What can be had in Expo 1906: the Train Station, the Academy; and the jury, the ghost deck."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from opificio.games.expo1906.components import ENERGIES, PROJECT_SHAPES, SHAPES, STATION
from opificio.games.expo1906.state import NONE, Expo
from opificio.terminal.boards.expo1906.signs import NOTHING, Signs
from opificio.terminal.screen import listing


def head(state: Expo, signs: Signs) -> list[Text]:
    """The round and the jury; for one player the ghost deck."""
    figures = state.box.figures
    jury = [f"{signs.name('resources', id)} {state.jury[at]}" for at, id in enumerate(ENERGIES)]
    left = [f"{signs.name('resources', id)} {state.jury_left(at)}" for at, id in enumerate(ENERGIES)]
    shown = [
        signs.labelled(signs.label("round"), f"{state.round + 1}/{figures.rounds}"),
        signs.labelled(
            signs.label("jury"), f"{', '.join(jury)} ({state.jury_placed()}/{figures.jury_spaces})"
        ),
        signs.labelled(signs.label("jury_left"), ", ".join(left)),
    ]
    lines = [Text(" · ".join(shown), style="bold")]
    return [*lines, _ghost_deck(state, signs)] if state.is_solo() else lines


def _ghost_deck(state: Expo, signs: Signs) -> Text:
    shown = [
        signs.labelled(signs.label("deck_top"), signs.card(state.deck_top)),
        signs.labelled(signs.label("deck_left"), state.deck.total),
    ]
    if state.aside:
        aside = ", ".join(signs.card(card) for card in state.aside)
        shown.append(signs.labelled(signs.label("aside"), aside))
    return Text(signs.labelled(signs.label("ghost_deck"), " · ".join(shown)))


# The Train Station


def station(state: Expo, signs: Signs) -> Group:
    """The tiles for sale, with what the next ones cost whoever is asked; the pile and the discards."""
    counts: dict[int, int] = {}
    for tile in state.station:
        counts[tile] = counts.get(tile, 0) + 1
    tiles = [
        signs.tile_in_short(tile) + (f" ×{count}" if count > 1 else "") for tile, count in counts.items()
    ]
    better = state.to_move >= 0 and state.is_improved(state.to_move, STATION)
    prices = " ".join(signs.money(price) for price in state.box.figures.station_prices[better])
    title = Text(f"{signs.label('station')} ({prices})", style="bold")
    piles = [
        signs.labelled(signs.label("pile"), state.pile.total),
        signs.labelled(signs.label("discards"), state.discards.total),
    ]
    return Group(title, Text(" · ".join(tiles) or NOTHING), Text(" · ".join(piles), style="dim"))


# The Academy


def academy(state: Expo, signs: Signs) -> Group:
    """The project of each shape and what its pile holds; the technologies."""
    table = listing()
    price = signs.money(state.box.figures.academy_price)
    for label in (f"{signs.label('academy')} ({price})", signs.label("shape"), signs.label("vp")):
        table.add_column(label, overflow="fold")
    for label in ("needs", "unseen", "below"):
        table.add_column(signs.label(label), overflow="fold")
    for at, shape in enumerate(PROJECT_SHAPES):
        table.add_row(*_project(state, at, signs), *_pile(state, at, shape, signs))
    return Group(table, *_technologies(state, signs))


def _project(state: Expo, at: int, signs: Signs) -> list[RenderableType]:
    shape = signs.name("shapes", SHAPES[PROJECT_SHAPES[at]])
    if state.academy[at] == NONE:
        return [Text(signs.label("empty"), style="dim"), shape, "", ""]
    project = state.box.projects[state.academy[at]]
    return [
        Text(signs.tile(project.index), style="bold"),
        shape,
        str(project.vp),
        signs.in_short(project.needs),
    ]


def _pile(state: Expo, at: int, shape: int, signs: Signs) -> list[str]:
    unseen = (state.unseen & state.box.shape_projects[shape]).bit_count()
    below = [signs.tile(state.box.first_project + number) for number in state.queues[at]]
    return [str(unseen), ", ".join(below)]


def _technologies(state: Expo, signs: Signs) -> list[Text]:
    there = [
        signs.tile_in_short(each.index)
        for each in state.box.technologies
        if state.technologies >> each.number & 1
    ]
    return [Text(signs.labelled(signs.label("technologies"), " · ".join(there)))] if there else []
