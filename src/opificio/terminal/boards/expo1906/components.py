"""Projects, technologies and chits of Expo 1906, one at a time, with all that is to be said of them."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from opificio.games.expo1906.components import (
    CARDS,
    CHITS,
    EIFFEL,
    FERRIS,
    FINE_ARTS,
    METRO,
    NO_CARD,
    SHAPES,
)
from opificio.games.expo1906.notation import line_name
from opificio.games.expo1906.scoring import chits_of
from opificio.games.expo1906.state import Expo
from opificio.games.expo1906.supply import tile_of
from opificio.terminal.boards.expo1906.holding import turns
from opificio.terminal.boards.expo1906.signs import Signs


def one_tile(state: Expo, tile: int, signs: Signs) -> Group:
    """All about a project or a technology: what is printed, how it can lie, who has it."""
    facts = [*_printed(tile, signs), *_place(state, tile, signs)]
    return Group(Text(signs.tile(tile), style="bold"), _facts(facts), turns(tile, signs))


def one_chit(state: Expo, chit: int, signs: Signs) -> Group:
    """All about a chit: what it scores, where it lies, who would score it now."""
    facts = [(signs.label("vp"), _points(chit, signs))]
    if chit in state.chits:
        line = line_name(state.box, state.chits.index(chit))
        facts.append((signs.label("line"), signs.name("resources", line)))
    scored_by = [signs.speech.seat(seat) for seat in range(state.players) if chit in chits_of(state, seat)]
    if scored_by:
        facts.append((signs.label("owner"), ", ".join(scored_by)))
    return Group(Text(signs.speech.named(CHITS[chit]), style="bold"), _facts(facts))


def _facts(facts: list[tuple[str, str]]) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for label, value in facts:
        table.add_row(label, value)
    return table


def _printed(tile: int, signs: Signs) -> list[tuple[str, str]]:
    box = signs.box
    facts = [(signs.label("shape"), signs.name("shapes", SHAPES[box.shape_of[tile]]))]
    if tile < box.first_technology:
        project = box.projects[tile - box.first_project]
        facts.append((signs.label("needs"), signs.in_words(project.needs)))
        facts.append((signs.label("vp"), str(project.vp)))
        return facts
    technology = box.technologies[tile - box.first_technology]
    if technology.improves == NO_CARD:
        facts.append((signs.label("supplies"), signs.in_words(technology.supplies)))
    else:
        facts.append((signs.label("improves"), signs.name("cards", CARDS[technology.improves])))
    return facts


def _place(state: Expo, tile: int, signs: Signs) -> list[tuple[str, str]]:
    """Where the tile is; nothing for a project that nobody has seen."""
    for seat in range(state.players):
        if tile in state.tiles[seat] or any(tile_of(piece) == tile for piece in state.labs[seat]):
            return [(signs.label("owner"), signs.speech.seat(seat))]
    box = state.box
    number = tile - box.first_project
    technology = tile - box.first_technology
    in_academy = number in state.academy if technology < 0 else state.technologies >> technology & 1 != 0
    return [(signs.label("academy"), signs.money(box.figures.academy_price))] if in_academy else []


def _points(chit: int, signs: Signs) -> str:
    figures = signs.box.figures
    given = {
        EIFFEL: {"step": figures.eiffel_step},
        FERRIS: {"step": figures.ferris_step},
        METRO: {"each": figures.metro_points, "most": figures.metro_most},
        FINE_ARTS: {"points": figures.fine_arts_points},
    }
    return signs.speech.say(f"chit_{CHITS[chit]}", **given.get(chit, {}))
