"""E3.3, E3.6 The tile in hand is put on free spaces of the lab, in any rotation. E1.5 Or in place of a scrap.

E4.3 After each such step projects that get all they need are completed, and score at once.
"""

from __future__ import annotations

from typing import Final

from opificio.core.move import Move
from opificio.core.rule import Figures, Rule
from opificio.games.expo1906 import flow
from opificio.games.expo1906.components import CARDS, MEETING, NO_CARD, Project
from opificio.games.expo1906.decisions import laboratory, meeting
from opificio.games.expo1906.lab import ROTATIONS, TURN_DEGREES, first_cell, rotation_of
from opificio.games.expo1906.state import NONE, PUT, SWAP, Expo
from opificio.games.expo1906.supply import is_met, keeps, piece_of, project_in, with_piece

PUT_NOT_NOW: Final = Rule("E3.3", "put.not_now", "no tile is in hand")
NO_SCRAP_THERE: Final = Rule("E1.5", "put.no_scrap", "no scrap lies at {cell}")
NO_SUCH_TURN: Final = Rule("E3.3", "put.turn", "turned by {turn}° this tile lies as it does turned less")
LEAVES_LAB: Final = Rule("E3.3", "put.outside", "from {cell} the tile would leave the lab")
SPACE_TAKEN: Final = Rule("E3.3", "put.taken", "{taken} is not free")
BREAKS: Final = Rule("E3.7", "put.breaks", "there, a completed project would be incomplete")


class Put(Move[Expo]):
    """Where the tile goes, named by its first space in reading order, and how it is turned."""

    def __init__(self, spot: int, cell_id: str) -> None:
        super().__init__(f"put {cell_id} {TURN_DEGREES[rotation_of(spot)]}")
        self.spot: Final = spot
        self.cell_id: Final = cell_id

    def why_not(self, state: Expo) -> Rule | None:
        if state.asking == SWAP:
            return None if state.scraps[state.to_move] >> first_cell(self.spot) & 1 else NO_SCRAP_THERE
        if state.asking != PUT:
            return PUT_NOT_NOW
        seat, box = state.to_move, state.box
        shape = box.shape_of[state.held]
        if rotation_of(self.spot) >= ROTATIONS[shape]:
            return NO_SUCH_TURN
        mask = box.lab.mask[shape][self.spot]
        if not mask:
            return LEAVES_LAB
        if mask & state.occupied[seat]:
            return SPACE_TAKEN
        if state.held_from == NONE:
            return None
        lab = with_piece(state.labs[seat], piece_of(state.held, self.spot))
        return None if keeps(box, lab, state.completed[seat]) else BREAKS

    def figures(self, state: Expo, rule: Rule) -> Figures:
        if rule is NO_SUCH_TURN:
            return {"turn": TURN_DEGREES[rotation_of(self.spot)]}
        if rule is SPACE_TAKEN:
            lab = state.box.lab
            taken = lab.mask[state.box.shape_of[state.held]][self.spot] & state.occupied[state.to_move]
            return {"taken": lab.cell_ids(taken)[0]}
        return {"cell": self.cell_id}

    def do(self, state: Expo) -> None:
        seat, tile = state.to_move, state.held
        state.labs[seat] = with_piece(state.labs[seat], piece_of(tile, self.spot))
        state.occupied[seat] |= state.box.lab.mask[state.box.shape_of[tile]][self.spot]
        state.note("placed", seat, 0, state.box.tile_ids[tile])
        if state.asking == SWAP:
            self._leave_scrap(state, seat)
            return
        if state.held_from == NONE:
            improve(state, seat, tile)
        complete_projects(state, seat)
        if state.card == MEETING:
            meeting.end_repositioning(state)
        else:
            laboratory.end_step(state)

    def _leave_scrap(self, state: Expo, seat: int) -> None:
        """E1.5 The scrap is out of the game, and does not count as removed (ruling E-R25)."""
        state.scraps[seat] &= ~(1 << first_cell(self.spot))
        state.drawn = state.drawn[1:]
        state.held = NONE
        state.acting = NONE
        flow.fill_up(state)


def improve(state: Expo, seat: int, tile: int) -> None:
    """E4.5 An improvement in the lab makes the card the improved one, in hand or played, at once."""
    if tile >= state.box.first_technology:
        card = state.box.technologies[tile - state.box.first_technology].improves
        if card != NO_CARD:
            state.improved[seat] |= 1 << card
            state.note("improves", seat, 0, CARDS[card])


def complete_projects(state: Expo, seat: int) -> None:
    """E4.3 Whatever has all it needs is completed, once and for good."""
    box, lab = state.box, state.labs[seat]
    for piece in lab:
        number = project_in(box, piece)
        if number >= 0 and not state.completed[seat] >> number & 1 and is_met(box, lab, piece):
            state.completed[seat] |= 1 << number
            score_project(state, seat, box.projects[number])


def score_project(state: Expo, seat: int, project: Project) -> None:
    """E4.3 Its points, and 1 for each type that it needs in whose line the player is leader."""
    state.points[seat] += project.vp
    state.note("completes", seat, project.vp, project.id)
    extra = leads_for(state, seat, project)
    if extra:
        state.points[seat] += extra
        state.note("leads", seat, extra, project.id)


def leads_for(state: Expo, seat: int, project: Project) -> int:
    """How many of the lines of the types that a project needs the seat leads."""
    lines = 0
    for line, resource in enumerate(state.box.lines):
        if project.needs[resource] and state.leads(seat, line):
            lines += 1
    return lines
