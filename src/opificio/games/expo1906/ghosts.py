"""E8 Ghost tokens, which move before a Journal of one or two players; E9 the ghost deck of a lone player."""

from __future__ import annotations

from opificio.core.state import CHANCE
from opificio.games.expo1906 import flow
from opificio.games.expo1906.components import CARDS, FIRST_ENERGY, MEETING, RESOURCES
from opificio.games.expo1906.patents import (
    COLUMNS,
    FIRST_COLUMN,
    GHOST,
    depth_of,
    leader,
    space,
    under,
    without,
)
from opificio.games.expo1906.state import DECK, GHOST_CHIT, GHOST_TILE, NONE, TOKEN, Expo

# A move that a ghost has yet to make: line * 4 + columns


def tile_is_drawn(state: Expo) -> None:
    """E8.2 All tiles are drawn first; then the ghosts of the types shown advance (ruling E-R34)."""
    if len(state.drawn) < tiles_due(state) and flow.tile_is_left(state):
        state.asking = GHOST_TILE
        return
    moves: list[int] = []
    for tile in state.drawn:
        resource = state.box.resources[tile]
        for shown, columns in ((resource.two, 2), (resource.one, 1)):
            if shown < FIRST_ENERGY:
                moves.append(state.box.lines.index(shown) * 4 + columns)
    state.discards = state.discards.adding_all(state.drawn)
    state.drawn = ()
    state.ghost_moves = tuple(moves)
    advance(state)


def tiles_due(state: Expo) -> int:
    """E8.2 Two tiles for two players, E9.1 three for one."""
    return state.box.figures.ghost_tiles[state.players - 1]


def advance(state: Expo) -> None:
    """E8.2 The ghosts move one after another; then the player moves his tokens."""
    while state.ghost_moves:
        line, columns = state.ghost_moves[0] // 4, state.ghost_moves[0] % 4
        state.ghost_moves = state.ghost_moves[1:]
        move_ghost(state, line, columns)
        if state.ghosts[line] == COLUMNS and state.chits[line] == NONE:
            state.line = line
            state.asking = GHOST_CHIT
            state.to_move = CHANCE
            return
    state.asking = TOKEN
    state.to_move = state.acting


def move_ghost(state: Expo, line: int, columns: int) -> None:
    """E8.3 A ghost stops in column 10, goes under piles like other tokens, and can lead."""
    before = state.ghosts[line]
    after = min(COLUMNS, before + columns)
    if after == before:
        return
    led_by = leader(state.piles, line)
    if before >= FIRST_COLUMN:
        pile = state.piles[space(line, before)]
        state.piles[space(line, before)] = without(pile, depth_of(pile, GHOST, 0))
    state.piles[space(line, after)] = under(state.piles[space(line, after)], GHOST)
    state.ghosts[line] = after
    state.note("ghost_moves", NONE, after, RESOURCES[state.box.lines[line]])
    note_leader(state, line, led_by)


def note_leader(state: Expo, line: int, led_by: int) -> None:
    """E5.4 Tell who leads a line, if it is another than before."""
    leads = leader(state.piles, line)
    if leads != led_by and leads >= 0:
        name = RESOURCES[state.box.lines[line]]
        if leads == GHOST:
            state.note("ghost_leads", NONE, 0, name)
        else:
            state.note("leader", leads, 0, name)


def card_is_drawn(state: Expo, card: int) -> None:
    """E9.3 A card equal to the player's last one is put aside; E9.4 a Meeting Room ends the round."""
    seat = state.order[0]
    if card == state.tops[seat]:
        state.aside = (*state.aside, card)
        state.note("aside", NONE, 0, CARDS[card])
        return
    state.deck_top = card
    state.note("deck_plays", NONE, 0, CARDS[card])
    if card == MEETING:
        flow.end_meeting(state, DECK, 0)
    else:
        flow.turn_of(state, seat)
