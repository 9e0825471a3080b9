"""E3.3 Laboratory: steps one by one, each of them to place an own tile or to remove one from the lab."""

from __future__ import annotations

from typing import Final

from opificio.core.fact import Meaning
from opificio.core.move import Move
from opificio.core.rule import Figures, Rule
from opificio.games.expo1906 import flow
from opificio.games.expo1906.components import CARDS, NO_CARD, SCRAP_ID, Box
from opificio.games.expo1906.lab import ROTATIONS
from opificio.games.expo1906.state import LAB_STEP, NONE, PUT, Expo
from opificio.games.expo1906.supply import (
    NO_PIECE,
    cell_of,
    keeps,
    mask_of,
    piece_at,
    piece_over,
    project_in,
    tile_of,
    without_piece,
)

LAY_NOT_NOW: Final = Rule("E3.3", "lay.not_now", "no tile is placed now")
NOT_YOURS: Final = Rule("E3.3", "lay.not_owned", "no {tile} lies in front of you")
NO_ROOM: Final = Rule("E3.3", "lay.no_room", "{tile} fits nowhere in your lab")
REMOVE_NOT_NOW: Final = Rule("E3.3", "remove.not_now", "nothing is removed from the lab now")
NOTHING_THERE: Final = Rule("E3.3", "remove.nothing", "there is nothing to remove at {cell}")
BEGINS_ELSEWHERE: Final = Rule("E3.3", "remove.elsewhere", "the {tile} at {cell} begins at {first}")
IS_COMPLETED: Final = Rule("E-R6", "remove.completed", "{tile} is completed and stays in the lab")
NEEDED: Final = Rule("E3.7", "remove.needed", "without {tile} a completed project would be incomplete")


def fits_somewhere(box: Box, tile: int, free: int) -> bool:
    """Whether a tile can be placed on free spaces in some rotation."""
    shape = box.shape_of[tile]
    for rotation in range(ROTATIONS[shape]):  # noqa: SIM110 - a generator is slow when compiled
        if box.lab.anchors(shape, rotation, free):
            return True
    return False


def may_remove(state: Expo, seat: int, piece: int) -> bool:
    """E3.7 Neither a completed project, nor what one needs (ruling E-R6)."""
    project = project_in(state.box, piece)
    if project >= 0:
        return not state.completed[seat] >> project & 1
    return keeps(state.box, without_piece(state.labs[seat], piece), state.completed[seat])


class Lay(Move[Expo]):
    """An own tile is taken in hand; where it goes is asked next."""

    def __init__(self, tile: int, id: str) -> None:
        super().__init__(f"lay {id}")
        self.tile: Final = tile
        self.tile_id: Final = id

    def why_not(self, state: Expo) -> Rule | None:
        if state.asking != LAB_STEP:
            return LAY_NOT_NOW
        seat = state.to_move
        if self.tile not in state.tiles[seat]:
            return NOT_YOURS
        return None if fits_somewhere(state.box, self.tile, state.free_cells(seat)) else NO_ROOM

    def figures(self, state: Expo, rule: Rule) -> Figures:
        return {"tile": self.tile_id}

    def do(self, state: Expo) -> None:
        seat = state.to_move
        state.tiles[seat] = without_piece(state.tiles[seat], self.tile)
        state.held = self.tile
        state.asking = PUT


class Remove(Move[Expo]):
    """A tile or a scrap, named by its first space, leaves the lab."""

    def __init__(self, cell: int, id: str) -> None:
        super().__init__(f"remove {id}")
        self.cell: Final = cell
        self.cell_id: Final = id

    def why_not(self, state: Expo) -> Rule | None:
        if state.asking != LAB_STEP:
            return REMOVE_NOT_NOW
        seat = state.to_move
        if state.scraps[seat] >> self.cell & 1:
            return None
        piece = piece_at(state.labs[seat], self.cell)
        if piece == NO_PIECE:
            return BEGINS_ELSEWHERE if state.occupied[seat] >> self.cell & 1 else NOTHING_THERE
        if may_remove(state, seat, piece):
            return None
        return IS_COMPLETED if project_in(state.box, piece) >= 0 else NEEDED

    def figures(self, state: Expo, rule: Rule) -> Figures:
        return {} if rule is REMOVE_NOT_NOW else lab_figures(state, self.cell, self.cell_id)

    def meaning(self, state: Expo) -> Meaning:
        if state.scraps[state.to_move] >> self.cell & 1:
            return {"tile": SCRAP_ID}
        return {"tile": tile_id_at(state, self.cell)}

    def do(self, state: Expo) -> None:
        seat = state.to_move
        if state.scraps[seat] >> self.cell & 1:
            self._clear_scrap(state, seat)
        else:
            self._take_out(state, seat, piece_at(state.labs[seat], self.cell))
        end_step(state)

    def _clear_scrap(self, state: Expo, seat: int) -> None:
        """E3.8 A scrap is out of the game; E7.4 its space is remembered."""
        bit = 1 << self.cell
        state.scraps[seat] &= ~bit
        state.occupied[seat] &= ~bit
        state.cleared[seat] |= bit
        state.note("removed", seat, 0, SCRAP_ID)

    def _take_out(self, state: Expo, seat: int, piece: int) -> None:
        """E3.8 Resource tiles are discarded, projects go under their piles, technologies to the Academy."""
        box, tile = state.box, tile_of(piece)
        state.labs[seat] = without_piece(state.labs[seat], piece)
        state.occupied[seat] &= ~mask_of(box, piece)
        state.note("removed", seat, 0, box.tile_ids[tile])
        if tile < box.first_project:
            state.discards = state.discards.adding(tile)
        elif tile < box.first_technology:
            flow.put_back(state, tile - box.first_project)
        else:
            technology = box.technologies[tile - box.first_technology]
            state.technologies |= 1 << technology.number
            if technology.improves != NO_CARD:
                state.improved[seat] &= ~(1 << technology.improves)
                state.note("reverts", seat, 0, CARDS[technology.improves])


def tile_id_at(state: Expo, cell: int) -> str:
    """The tile whose first space this is."""
    return state.box.tile_ids[tile_of(piece_at(state.labs[state.to_move], cell))]


def lab_figures(state: Expo, cell: int, cell_id: str) -> Figures:
    """What lies on a space of the lab, and where it begins."""
    piece = piece_over(state.box, state.labs[state.to_move], cell)
    if piece == NO_PIECE:
        return {"cell": cell_id}
    first = state.box.lab.cell_id(cell_of(piece))
    return {"cell": cell_id, "tile": state.box.tile_ids[tile_of(piece)], "first": first}


def end_step(state: Expo) -> None:
    """One step less; the next, or the end of the action."""
    state.held = NONE
    state.left -= 1
    if state.left:
        state.asking = LAB_STEP
    else:
        flow.end_action(state)
