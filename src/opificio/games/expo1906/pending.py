"""Whether what is asked fits what is under way: the part of `plausible` that speaks of questions."""

from __future__ import annotations

from typing import Final

from opificio.games.expo1906.components import ACADEMY, JOURNAL, LABORATORY, MEETING, NO_CARD, STATION
from opificio.games.expo1906.decisions.laboratory import fits_somewhere
from opificio.games.expo1906.flow import end_is_caused, fill_up, options_chosen
from opificio.games.expo1906.ghosts import tiles_due
from opificio.games.expo1906.rounds import hosts, is_setup
from opificio.games.expo1906.state import (
    CHIT,
    DECK,
    FREE_TILE,
    GHOST_CARD,
    GHOST_CHIT,
    GHOST_TILE,
    GIFT,
    JURY,
    LAB_STEP,
    LAST_CARD,
    MOVE_TILES,
    MOVE_TOKEN,
    NAME_ENERGY,
    NONE,
    NOTHING,
    OPTION,
    PROJECT,
    PURCHASE,
    PUT,
    QUESTIONS,
    REPOSITION,
    STATION_TILE,
    SWAP,
    TILE,
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
        is_handicap = state.asking in (GIFT, SWAP)
        if state.better or (state.acting == NONE) == is_handicap:
            return f"no action is under way when {QUESTIONS[state.asking]} is asked"
        return ""
    if state.acting < 0 or (state.to_move >= 0 and state.acting != state.to_move):
        return "an action is carried out by who played its card"
    if state.tops[state.acting] != state.card:
        return "the card being carried out lies on top"
    if state.card == MEETING and state.better:
        return "the Meeting Room has no improved version"
    # Within a Laboratory its own improvement may come and go
    may_have_changed = state.card == LABORATORY and state.left < _most_left(state)
    if not may_have_changed and (state.better == 1) != state.is_improved(state.acting, state.card):
        return "an action is improved if its card was"
    return ""


def _wrong_left(state: Expo) -> str:
    most = _most_left(state)
    fewest = 0 if not most or state.asking == CHIT else 1
    if state.asking in (GHOST_TILE, GHOST_CHIT):  # the player's own moves come later
        fewest = most
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
    if state.asking != PUT:
        return ""
    free = state.free_cells(state.to_move)
    if state.held_from == NONE:
        return "" if fits_somewhere(state.box, state.held, free) else "the tile in hand fits nowhere"
    mask = state.box.lab.mask[state.box.shape_of[state.held]][state.held_from]
    return "" if mask and not mask & ~free else "where the lifted tile lay it can lie no more"


def _wrong_draws(state: Expo) -> str:
    """Tiles drawn, ghosts that move, chits that are due."""
    if (state.line != NONE) != (state.asking in (CHIT, GHOST_CHIT)):
        return "a line is named when its chit is chosen, and only then"
    if state.drawn and state.asking not in (GIFT, SWAP, GHOST_TILE):
        return "tiles are drawn for handicaps or to move ghosts"
    if state.asking in (GHOST_TILE, GHOST_CHIT) and not state.has_ghosts():
        return "ghosts move with one or two players only"
    if state.asking == GHOST_TILE and (len(state.drawn) >= tiles_due(state) or not state.pile.total):
        return "all tiles that move the ghosts are drawn"
    most_moves = 2 * tiles_due(state) - 1 if state.asking == GHOST_CHIT else 0
    if len(state.ghost_moves) > most_moves:
        return "ghosts move before anything else is asked, each as a tile drawn says"
    if state.asking == GHOST_CARD and not state.is_solo():
        return "the ghost deck is for who plays alone"
    return _wrong_filling(state)


def _wrong_filling(state: Expo) -> str:
    """E1, E6.2, E6.3 What is drawn to set up the game or a round is what would be drawn next anyway."""
    if state.asking not in (PROJECT, TILE, GIFT, SWAP) and not (state.asking == JURY and is_setup(state)):
        return ""
    if state.drawn and len(state.drawn) > state.handicaps[state.acting] - len(state.labs[state.acting]):
        return "more tiles are drawn than the handicap gives"
    expected = state.copy()
    expected.acting = NONE
    expected.held = NONE
    fill_up(expected)
    return "" if expected == state else f"{QUESTIONS[state.asking]} is not what comes next"


def _wrong_end(state: Expo) -> str:
    """E7.1, E7.2 Who ended the game, and what may follow."""
    is_last = state.asking in (LAST_CARD, NOTHING)
    if state.ender == NONE:
        if is_last:
            return "a last action, and the end, come after somebody ended the game"
        is_between = state.card == NO_CARD and state.asking != JURY
        return "the game has ended" if is_between and end_is_caused(state) else ""
    if not is_last and state.card in (NO_CARD, MEETING):
        return "after the game's end there are last actions only"
    is_host = state.ender in hosts(state)
    is_full = is_host and state.round + 1 == state.box.figures.rounds
    if not is_full and not end_is_caused(state):
        return "nothing has ended the game"
    if state.ender == DECK and not is_host:
        return "the ghost deck ends the game with its Meeting Room"
    if state.ender >= 0 and state.ender in (state.to_move, state.acting):
        return "who ended the game has no last action"
    if state.asking == LAST_CARD and not state.last_cards(state.to_move):
        return "a last action takes a card from hand"
    return ""
