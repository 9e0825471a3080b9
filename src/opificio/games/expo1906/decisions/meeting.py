"""E3.6 Meeting Room: up to two different things, each finished before the next; then the round ends."""

from __future__ import annotations

from typing import Final

from opificio.core.fact import Meaning
from opificio.core.move import Move
from opificio.core.rule import Figures, Rule
from opificio.games.expo1906 import flow
from opificio.games.expo1906.components import ENERGIES
from opificio.games.expo1906.decisions.laboratory import lab_figures, tile_id_at
from opificio.games.expo1906.patents import COLUMNS, LINES, own_tokens, space
from opificio.games.expo1906.state import (
    MOVE_TILES,
    MOVE_TOKEN,
    NAME_ENERGY,
    NAME_STEAM,
    NONE,
    OPTION,
    OPTIONS,
    PUT,
    REPOSITION,
    TAKE_MONEY,
    TOKEN,
    Expo,
)
from opificio.games.expo1906.supply import NO_PIECE, mask_of, piece_at, spot_of, tile_of, without_piece

MEET_NOT_NOW: Final = Rule("E3.6", "meet.not_now", "this is for the Meeting Room, and only there")
CHOSEN: Final = Rule("E3.6", "meet.chosen", "this was done already: the two must be different")
EMPTY_LAB: Final = Rule("E3.6", "meet.empty_lab", "no tile lies in your lab")
NO_TOKEN_MOVES: Final = Rule("E3.6", "meet.no_token", "all your tokens are in column 10")
ENERGY_GONE: Final = Rule("E-R18", "meet.energy_gone", "no jury tile with {energy} is left in the pile")
LIFT_NOT_NOW: Final = Rule("E3.6", "lift.not_now", "no tile is repositioned now")
NOT_A_SCRAP: Final = Rule("E3.6", "lift.scrap", "a scrap is not repositioned, and one lies at {cell}")
NOTHING_TO_LIFT: Final = Rule("E3.6", "lift.nothing", "no tile lies at {cell}")
LIFT_ELSEWHERE: Final = Rule("E3.6", "lift.elsewhere", "the {tile} at {cell} begins at {first}")


def has_moving_token(state: Expo, seat: int) -> bool:
    """Whether a token of the seat is not yet in column 10 (E5.5)."""
    arrived = 0
    for line in range(LINES):
        arrived += own_tokens(state.piles[space(line, COLUMNS)], seat)
    return arrived < state.box.figures.tokens


class Meet(Move[Expo]):
    """One of the things to do in the Meeting Room."""

    def __init__(self, at: int) -> None:
        super().__init__(f"meet {OPTIONS[at]}")
        self.option: Final = 1 << at
        # Naming one energy or the other is the same option
        self.same: Final = NAME_ENERGY if self.option & NAME_ENERGY else self.option
        self.energy: Final = 0 if self.option & NAME_STEAM else 1

    def why_not(self, state: Expo) -> Rule | None:
        if state.asking != OPTION:
            return MEET_NOT_NOW
        if state.chosen & self.same:
            return CHOSEN
        if self.option == MOVE_TILES:
            return None if state.labs[state.to_move] else EMPTY_LAB
        if self.option == MOVE_TOKEN:
            return None if has_moving_token(state, state.to_move) else NO_TOKEN_MOVES
        if self.option & NAME_ENERGY:
            return None if state.jury_left(self.energy) else ENERGY_GONE
        return None

    def figures(self, state: Expo, rule: Rule) -> Figures:
        return {"energy": ENERGIES[self.energy]} if rule is ENERGY_GONE else {}

    def do(self, state: Expo) -> None:
        figures = state.box.figures
        state.chosen |= self.option
        state.option = self.option
        if self.option == MOVE_TILES:
            state.left = figures.meeting_moves
            state.asking = REPOSITION
        elif self.option == MOVE_TOKEN:
            state.left = figures.meeting_points
            state.asking = TOKEN
        elif self.option == TAKE_MONEY:
            flow.earn(state, state.to_move, figures.meeting_money)
            flow.end_option(state)
        else:
            flow.place_jury(state, self.energy)
            flow.end_option(state)


class Lift(Move[Expo]):
    """A tile, named by its first space, is lifted; it may go back where it lay (ruling E-R29)."""

    def __init__(self, cell: int, id: str) -> None:
        super().__init__(f"lift {id}")
        self.cell: Final = cell
        self.cell_id: Final = id

    def why_not(self, state: Expo) -> Rule | None:
        if state.asking != REPOSITION:
            return LIFT_NOT_NOW
        seat = state.to_move
        if piece_at(state.labs[seat], self.cell) != NO_PIECE:
            return None
        if state.scraps[seat] >> self.cell & 1:
            return NOT_A_SCRAP
        return LIFT_ELSEWHERE if state.occupied[seat] >> self.cell & 1 else NOTHING_TO_LIFT

    def figures(self, state: Expo, rule: Rule) -> Figures:
        return {} if rule is LIFT_NOT_NOW else lab_figures(state, self.cell, self.cell_id)

    def meaning(self, state: Expo) -> Meaning:
        return {"tile": tile_id_at(state, self.cell)}

    def do(self, state: Expo) -> None:
        seat = state.to_move
        piece = piece_at(state.labs[seat], self.cell)
        state.held = tile_of(piece)
        state.held_from = spot_of(piece)
        state.labs[seat] = without_piece(state.labs[seat], piece)
        state.occupied[seat] &= ~mask_of(state.box, piece)
        state.note("lifted", seat, 0, state.box.tile_ids[state.held])
        state.asking = PUT


def end_repositioning(state: Expo) -> None:
    """One repositioning less; the next, or the end of this option."""
    state.held = NONE
    state.held_from = NONE
    state.left -= 1
    if state.left:
        state.asking = REPOSITION
    else:
        flow.end_option(state)
