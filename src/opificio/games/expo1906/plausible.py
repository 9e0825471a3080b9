"""Whether a position can have come about by play: what `load` asks of data that somebody wrote."""

from __future__ import annotations

from typing import Final

from opificio.core.record import seat_name
from opificio.core.state import CHANCE, OVER
from opificio.games.expo1906.components import PROJECT_SHAPES
from opificio.games.expo1906.flow import start_money_of
from opificio.games.expo1906.patents import COLUMNS, FIRST_COLUMN, GHOST, LINES, own_tokens, space, under
from opificio.games.expo1906.pending import wrong_question
from opificio.games.expo1906.rounds import is_setup, wrong_round
from opificio.games.expo1906.scoring import project_points
from opificio.games.expo1906.state import (
    CHIT,
    DECK,
    GHOST_CHIT,
    NONE,
    NOTHING,
    ORDER,
    QUESTIONS,
    SWAP,
    Expo,
)
from opificio.games.expo1906.supply import is_met, piece_of, project_in, tile_of, with_piece

LAST_DRAW: Final = SWAP - 1  # questions up to this one are put to chance
MOST_LEADS: Final = 3  # a project needs three types that have a line


def why_impossible(state: Expo) -> str:
    """What is wrong with a position that no play could give; empty if nothing was found."""
    asking = state.asking
    expected = CHANCE if asking <= LAST_DRAW else OVER if asking == NOTHING else max(state.to_move, 0)
    if state.to_move != expected:
        return f"nobody can be asked {QUESTIONS[asking]} at to_move {state.to_move}"
    if len(state.order) < state.players or asking == ORDER:
        return _wrong_opening(state)
    return (
        _wrong_order(state)
        or _wrong_tiles(state)
        or _wrong_projects(state)
        or _wrong_technologies(state)
        or _wrong_patents(state)
        or wrong_round(state)
        or _wrong_scraps(state)
        or _wrong_setup(state)
        or wrong_question(state)
        or _wrong_points(state)
    )


def _wrong_opening(state: Expo) -> str:
    """While turn order is drawn, nothing else has happened (E1.3)."""
    opening = state.game.begin(state.players, state.options())
    opening.order = state.order
    drawn_twice = len(set(state.order)) < len(state.order) or len(state.order) + 1 >= state.players
    return "turn order is drawn first, seat by seat" if drawn_twice or state != opening else ""


def _wrong_order(state: Expo) -> str:
    if sorted(state.order) != list(range(state.players)):
        return "every seat has one place in turn order"
    if state.starter == NONE or (state.starter == DECK and not state.is_solo()):
        return "every round has a starter: a seat or, alone, the ghost deck"
    return ""


# What must never appear or vanish


def _wrong_tiles(state: Expo) -> str:
    box = state.box
    counts = [state.pile.count(tile) + state.discards.count(tile) for tile in range(box.first_project)]
    loose = [*state.station, *_owned(state)]
    if state.asking != SWAP:  # the tile in hand is one of those drawn
        loose.append(state.held)
    for tile in [*loose, *state.drawn]:
        if 0 <= tile < box.first_project:
            counts[tile] += 1
    for tile, count in enumerate(counts):
        if count != box.resources[tile].copies:
            return f"there are {box.resources[tile].copies} tiles {box.tile_ids[tile]}, not {count}"
    most = box.figures.station_tiles * state.players
    return "" if len(state.station) <= most else f"at most {most} tiles lie in the Train Station"


def _owned(state: Expo) -> list[int]:
    """All tiles of the players, in front of them or in their labs."""
    tiles: list[int] = []
    for seat in range(state.players):
        tiles.extend(state.tiles[seat])
        tiles.extend([tile_of(piece) for piece in state.labs[seat]])
    return tiles


def _wrong_projects(state: Expo) -> str:
    box = state.box
    counts = [state.unseen >> number & 1 for number in range(len(box.projects))]
    for at, shape in enumerate(PROJECT_SHAPES):
        for number in [state.academy[at], *state.queues[at]]:
            if number != NONE:
                counts[number] += 1
                if box.projects[number].shape != shape:
                    return f"{box.projects[number].id} lies with projects of another shape"
    for tile in [*_owned(state), state.held]:
        if box.first_project <= tile < box.first_technology:
            counts[tile - box.first_project] += 1
    for number, count in enumerate(counts):
        if count != 1:
            return f"there is one {box.projects[number].id}, not {count}"
    return ""


def _wrong_technologies(state: Expo) -> str:
    box = state.box
    counts = [state.technologies >> number & 1 for number in range(len(box.technologies))]
    for tile in [*_owned(state), state.held]:
        if tile >= box.first_technology:
            counts[tile - box.first_technology] += 1
    for number, count in enumerate(counts):
        if count != 1:
            return f"there is one {box.technologies[number].id}, not {count}"
    return ""


# The Patents Office


def _wrong_patents(state: Expo) -> str:
    for seat in range(state.players):
        if state.waiting[seat] < 0:
            return f"seat {seat_name(seat)} has more than {state.box.figures.tokens} tokens"
    for line in range(LINES):
        ghosts = 0
        for column in range(FIRST_COLUMN, COLUMNS + 1):
            ghosts += own_tokens(state.piles[space(line, column)], GHOST)
        if ghosts > (1 if state.has_ghosts() else 0):
            return "each line has one ghost with one or two players, and none with more"
        arrived = state.piles[space(line, COLUMNS)]
        is_asked = state.asking in (CHIT, GHOST_CHIT) and state.line == line
        if is_asked and arrived != under(0, GHOST if state.asking == GHOST_CHIT else state.acting):
            return "a chit is due where the first token has come to column 10"
        if arrived and not is_asked and state.chits[line] == NONE:
            return "every line with a token in column 10 has its chit"
        if state.chits[line] != NONE and (is_asked or not arrived):
            return "a chit lies only where a token was the first in column 10"
    chits = [chit for chit in state.chits if chit != NONE]
    return "" if len(chits) == len(set(chits)) else "each chit is there once"


# Labs and points


def _wrong_scraps(state: Expo) -> str:
    start = state.box.scraps
    for seat in range(state.players):
        scraps, cleared = state.scraps[seat], state.cleared[seat]
        if (scraps | cleared) & ~start or scraps & cleared:
            return f"scraps of seat {seat_name(seat)} are where none lay, or both there and removed"
        swapped = (start & ~scraps & ~cleared).bit_count()
        due = min(state.handicaps[seat], start.bit_count())
        if swapped > due or (swapped < due and not is_setup(state)):
            return f"seat {seat_name(seat)} swaps as many scraps as its handicap says: {due}, not {swapped}"
    return ""


def _wrong_setup(state: Expo) -> str:
    """Before the first round tiles are turned up or swapped for scraps, and nothing else has happened."""
    if not is_setup(state):
        return ""
    has_begun = state.discards.total > 0 or max(state.piles) > 0
    for queue in state.queues:
        has_begun = has_begun or len(queue) > 0
    for seat in range(state.players):
        has_begun = has_begun or state.points[seat] > 0 or len(state.tiles[seat]) > 0
        has_begun = has_begun or state.cleared[seat] > 0 or state.occupied[seat] != state.box.scraps
    if has_begun or state.starter != (DECK if state.is_solo() else state.order[0]):
        return "before the first round nothing is played, and the first in turn order begins"
    start_money = [start_money_of(state, place) for place in range(state.players)]
    has_right_money = [state.money[seat] for seat in state.order] == start_money
    return "" if has_right_money else "players start with the money of their place in turn order"


def _wrong_points(state: Expo) -> str:
    """E4.3 Completed is what got all it needs, and it has scored; a tile that is only lifted counts."""
    box = state.box
    for seat in range(state.players):
        lab = state.labs[seat]
        if state.held_from != NONE and seat == state.to_move:
            lab = with_piece(lab, piece_of(state.held, state.held_from))
        present = 0
        for piece in lab:
            number = project_in(box, piece)
            if number < 0:
                continue
            present |= 1 << number
            if (state.completed[seat] >> number & 1 == 1) != is_met(box, lab, piece):
                return f"{box.projects[number].id} is completed if and only if it has all it needs"
        if state.completed[seat] & ~present:
            return f"a completed project of seat {seat_name(seat)} is not in its lab"
        fewest = project_points(state, seat)
        most = fewest + MOST_LEADS * state.completed[seat].bit_count()
        if not fewest <= state.points[seat] <= most:
            return f"seat {seat_name(seat)} has from {fewest} to {most} points for its projects"
    return ""
