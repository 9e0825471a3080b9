"""Whether what is asked fits what is under way: the part of `plausible` that speaks of questions."""

from __future__ import annotations

from typing import Final

from opificio.games.expo1906.components import (
    ACADEMY,
    JOURNAL,
    LABORATORY,
    MEETING,
    NO_CARD,
    STATION,
)
from opificio.games.expo1906.flow import end_is_caused, options_chosen
from opificio.games.expo1906.state import (
    CARD,
    CHIT,
    FREE_TILE,
    GHOST_CARD,
    GHOST_CHIT,
    GHOST_TILE,
    GIFT,
    LAB_STEP,
    LAST_CARD,
    MOVE_TILES,
    MOVE_TOKEN,
    NAME_ENERGY,
    NONE,
    NOTHING,
    OPTION,
    PURCHASE,
    PUT,
    QUESTIONS,
    REPOSITION,
    STATION_TILE,
    SWAP,
    TOKEN,
    Expo,
)

# The cards whose actions ask each question
CARDS_OF: Final = {
    GHOST_TILE: [JOURNAL],
    GHOST_CHIT: [JOURNAL],
    STATION_TILE: [STATION],
    PURCHASE: [ACADEMY],
    FREE_TILE: [ACADEMY],
    LAB_STEP: [LABORATORY],
    PUT: [LABORATORY, MEETING],
    TOKEN: [JOURNAL, MEETING],
    CHIT: [JOURNAL, MEETING],
    OPTION: [MEETING],
    REPOSITION: [MEETING],
}


def wrong_question(state: Expo) -> str:
    """What does not fit the question; empty if everything does."""
    return (
        _wrong_action(state)
        or _wrong_left(state)
        or _wrong_meeting(state)
        or _wrong_hand(state)
        or _wrong_draws(state)
        or _wrong_end(state)
    )


def _wrong_action(state: Expo) -> str:
    """Whose action it is, and of which card."""
    cards = CARDS_OF.get(state.asking, [NO_CARD])
    if state.card not in cards:
        return f"{QUESTIONS[state.asking]} is not asked by that card"
    if state.card == NO_CARD:
        is_setup = state.asking in (GIFT, SWAP)
        if state.better or (state.acting == NONE) == is_setup:
            return f"no action is under way when {QUESTIONS[state.asking]} is asked"
        return "" if state.asking != SWAP or state.acting == state.to_move else "a seat swaps its own scraps"
    if state.acting < 0 or (state.to_move >= 0 and state.acting != state.to_move):
        return "an action is carried out by who played its card"
    if state.tops[state.acting] != state.card:
        return "the card being carried out lies on top"
    if state.card == MEETING and state.better:
        return "the Meeting Room has no improved version"
    may_have_changed = state.card == LABORATORY  # an improvement may come and go within its action
    if not may_have_changed and (state.better == 1) != state.is_improved(state.acting, state.card):
        return "an action is improved if its card was"
    return ""


def _wrong_left(state: Expo) -> str:
    most = _most_left(state)
    fewest = 0 if not most or state.asking == CHIT else 1
    if not fewest <= state.left <= most:
        return f"from {fewest} to {most} are left when {QUESTIONS[state.asking]} is asked, not {state.left}"
    return ""


def _most_left(state: Expo) -> int:
    """The most tiles, steps, points or repositionings that can be left."""
    figures, asking = state.box.figures, state.asking
    if asking == STATION_TILE:
        return len(figures.station_prices[state.better])
    if asking == FREE_TILE:
        return figures.academy_gift[state.better]
    if asking == LAB_STEP or (asking == PUT and state.card == LABORATORY):
        return figures.lab_steps[state.better]
    if asking in (PUT, REPOSITION):
        return figures.meeting_moves
    if asking not in (TOKEN, CHIT, GHOST_TILE, GHOST_CHIT):
        return 0
    points = figures.meeting_points if state.card == MEETING else figures.journal_points[state.better]
    return points - 1 if asking == CHIT else points


def _wrong_meeting(state: Expo) -> str:
    """What was done in the Meeting Room, and what is under way there."""
    if state.card != MEETING:
        return "things are chosen in the Meeting Room only" if state.chosen or state.option else ""
    if state.chosen & NAME_ENERGY == NAME_ENERGY:
        return "one energy is named, not both"
    if state.option & ~state.chosen:
        return "what is under way in the Meeting Room was chosen"
    under_way = 0
    if state.asking in (REPOSITION, PUT):
        under_way = MOVE_TILES
    elif state.asking in (TOKEN, CHIT):
        under_way = MOVE_TOKEN
    chosen = options_chosen(state) + (1 if state.asking == OPTION else 0)
    if state.option != under_way or chosen > state.box.figures.meeting_choices:
        return "in the Meeting Room one thing is finished before the next, and there are two at most"
    return ""


def _wrong_hand(state: Expo) -> str:
    """What is held while it is asked where it goes."""
    if (state.held != NONE) != (state.asking in (PUT, SWAP)):
        return "a tile is in hand when it is asked where it goes, and only then"
    if (state.held_from != NONE) != (state.asking == PUT and state.card == MEETING):
        return "a tile was lifted if it is repositioned, and only then"
    if state.asking == SWAP and (not state.drawn or state.held != state.drawn[0]):
        return "the tile that replaces a scrap is the first drawn"
    if state.held_from == NONE:
        return ""
    mask = state.box.lab.mask[state.box.shape_of[state.held]][state.held_from]
    is_free = mask and not mask & state.occupied[state.to_move]
    return "" if is_free else "where the lifted tile lay it can lie no more"


def _wrong_draws(state: Expo) -> str:
    """Tiles drawn, ghosts that move, chits that are due."""
    if (state.line != NONE) != (state.asking in (CHIT, GHOST_CHIT)):
        return "a line is named when its chit is chosen, and only then"
    if state.drawn and state.asking not in (GIFT, SWAP, GHOST_TILE):
        return "tiles are drawn for handicaps or to move ghosts"
    if len(state.drawn) > max(state.handicaps) and state.asking in (GIFT, SWAP):
        return "more tiles are drawn than the handicap gives"
    if state.asking in (GHOST_TILE, GHOST_CHIT) and not state.has_ghosts():
        return "ghosts move with one or two players only"
    if state.asking == GHOST_TILE and len(state.drawn) >= state.box.figures.ghost_tiles[state.players - 1]:
        return "all tiles that move the ghosts are drawn"
    if state.ghost_moves and state.asking != GHOST_CHIT:
        return "ghosts have moved before anything else is asked"
    if state.asking == GHOST_CARD and not state.is_solo():
        return "the ghost deck is for who plays alone"
    return ""


def _wrong_end(state: Expo) -> str:
    """E7.1, E7.2 Who ended the game, and what may follow."""
    figures = state.box.figures
    is_last = state.asking in (LAST_CARD, NOTHING)
    if state.ender == NONE:
        if is_last:
            return "a last action, and the end, come after somebody ended the game"
        is_between = state.asking in (CARD, GHOST_CARD)
        return "the game has ended" if is_between and end_is_caused(state) else ""
    if not is_last and state.card in (NO_CARD, MEETING):
        return "after the game's end there are last actions only"
    is_full = state.round + 1 == figures.rounds and state.jury_placed() >= figures.jury_spaces
    return "" if is_full or end_is_caused(state) else "nothing has ended the game"
