"""The tile in hand: how it lies when it is turned, and what it would do where it fits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from opificio.games.expo1906.components import SINGLE, Project
from opificio.games.expo1906.decisions.put import Put, leads_for
from opificio.games.expo1906.lab import OFFSETS, ROTATIONS, TURN_DEGREES, amount
from opificio.games.expo1906.notation import spot_text
from opificio.games.expo1906.state import Expo
from opificio.games.expo1906.supply import gift, is_met, mask_of, piece_of, project_in, supply, with_piece
from opificio.terminal.boards.expo1906.lab import TURN_SIGNS, corners
from opificio.terminal.boards.expo1906.signs import MET, Signs

FIRST: Final = "◆"  # the space by which moves name the tile
OTHER: Final = "■"
MOST_EFFECTS: Final = 8  # the best are enough
MOST_SPOTS: Final = 12  # of one effect


def marked(state: Expo, signs: Signs) -> list[int]:
    """The spots to be marked in the lab: where the tile fits; of a resource tile, where it does something."""
    fits = _spots(state)
    if state.box.shape_of[state.held] != SINGLE:
        return fits
    return [spot for spot in fits if _effect(state, spot, signs).told]


def _spots(state: Expo) -> list[int]:
    return [move.spot for move in state.legal() if isinstance(move, Put)]


def holding(state: Expo, signs: Signs) -> list[RenderableType]:
    """The tile and its turns; then what it would do, the best first."""
    name = Text(signs.labelled(signs.label("held"), signs.tile(state.held)), style="bold")
    return [name, turns(state.held, signs), *_effects(state, signs)]


# Turns


def turns(tile: int, signs: Signs) -> Table:
    """A tile in all ways in which it can lie, each with its degrees."""
    shape = signs.box.shape_of[tile]
    shown = Table.grid(padding=(0, 4))
    rotations = range(ROTATIONS[shape])
    shown.add_row(*[f"{TURN_SIGNS[rotation]} {TURN_DEGREES[rotation]}°" for rotation in rotations])
    shown.add_row(*[_turned(tile, rotation, signs) for rotation in rotations])
    return shown


def _turned(tile: int, rotation: int, signs: Signs) -> Text:
    shape = signs.box.shape_of[tile]
    if shape == SINGLE:
        return Text("\n").join(corners(tile, rotation, signs))
    spaces = OFFSETS[shape][rotation]
    rows = 1 + max(row for row, _ in spaces)
    left, right = min(column for _, column in spaces), max(column for _, column in spaces)
    drawn = [" ".join(_mark(spaces, row, column) for column in range(left, right + 1)) for row in range(rows)]
    return Text("\n".join(drawn))


def _mark(spaces: Sequence[tuple[int, int]], row: int, column: int) -> str:
    if (row, column) not in spaces:
        return " "
    return FIRST if (row, column) == spaces[0] else OTHER


# What it would do


class Effect:
    """What a tile does for the projects of a lab when it is put on a spot."""

    def __init__(self) -> None:
        self.points = 0  # scored at once
        self.useful = 0  # resources that a project lacks
        self.told: Final[list[str]] = []


def _effect(state: Expo, spot: int, signs: Signs) -> Effect:
    seat, box = state.to_move, state.box
    laid = piece_of(state.held, spot)
    lab = with_piece(state.labs[seat], laid)
    effect = Effect()
    for piece in lab:
        number = project_in(box, piece)
        if number < 0 or state.completed[seat] >> number & 1:
            continue
        project = box.projects[number]
        useful = _useful(state, project, piece, laid)
        if not any(useful):
            continue
        told = f"{signs.tile(project.index)} +{signs.in_short(useful).replace(' ', ' +')}"
        if is_met(box, lab, piece):
            points = project.vp + leads_for(state, seat, project)
            effect.points += points
            told += f" {MET} {signs.vp(points)}"
        effect.useful += sum(useful)
        effect.told.append(told)
    return effect


def _useful(state: Expo, project: Project, piece: int, laid: int) -> list[int]:
    """What a project that lies, or is laid, in the lab would get of what it lacks."""
    box, lab = state.box, state.labs[state.to_move]
    mask = mask_of(box, piece)
    before = 0 if piece == laid else supply(box, lab, mask)
    given = supply(box, lab, mask) if piece == laid else gift(box, laid, mask)
    return [
        min(amount(given, resource), max(0, need - amount(before, resource)))
        for resource, need in enumerate(project.needs)
    ]


def _effects(state: Expo, signs: Signs) -> list[RenderableType]:
    """Spots with the same effect on one line."""
    alike: dict[str, list[str]] = {}
    worth: dict[str, tuple[int, int]] = {}
    for spot in _spots(state):
        effect = _effect(state, spot, signs)
        if effect.told:
            told = " · ".join(effect.told)
            alike.setdefault(told, []).append(spot_text(state.box, spot))
            worth[told] = (effect.points, effect.useful)
    best = sorted(alike, key=lambda told: worth[told], reverse=True)[:MOST_EFFECTS]
    shown = Table.grid(padding=(0, 2))
    shown.add_column(style="bold", overflow="fold")
    shown.add_column(overflow="fold")
    for told in best:
        shown.add_row(told, _some(alike[told]))
    return [shown] if best else []


def _some(texts: Sequence[str]) -> str:
    more = len(texts) - MOST_SPOTS
    return ", ".join(texts[:MOST_SPOTS]) + (f" (+{more})" if more > 0 else "")
