"""Whether a position can have come about by play: what `load` asks of data that somebody wrote."""

from __future__ import annotations

from typing import Final

from opificio.core.record import seat_name
from opificio.core.state import CHANCE, OVER
from opificio.games.expo1906.components import (
    ALL_CARDS,
    CARDS,
    MEETING,
    NO_CARD,
    PROJECT_SHAPES,
)
from opificio.games.expo1906.patents import COLUMNS, FIRST_COLUMN, GHOST, LINES, own_tokens, space
from opificio.games.expo1906.pending import wrong_question
from opificio.games.expo1906.state import (
    CHIT,
    DECK,
    GHOST_CHIT,
    GIFT,
    JURY,
    NAME_ENERGY,
    NONE,
    NOTHING,
    ORDER,
    PROJECT,
    QUESTIONS,
    SWAP,
    TILE,
    Expo,
)
from opificio.games.expo1906.supply import is_met, project_in, tile_of

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
        or _wrong_jury(state)
        or _wrong_patents(state)
        or _wrong_cards(state)
        or _wrong_deck(state)
        or _wrong_scraps(state)
        or _wrong_points(state)
        or wrong_question(state)
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
    return ""


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


def _wrong_jury(state: Expo) -> str:
    """Two tiles before the game, then one a round (E1.4, E6.1)."""
    figures = state.box.figures
    for energy, placed in enumerate(state.jury):
        if placed > state.box.jury[energy]:
            return "more jury tiles of an energy are placed than there are"
    due = figures.jury_start + state.round
    placed = state.jury_placed()
    if state.chosen & NAME_ENERGY:
        due += 1
    is_setup = state.round == 0 and state.asking in (PROJECT, TILE, JURY) and placed < figures.jury_start
    may_be_over = state.ender != NONE and placed == due + 1
    if placed != due and not is_setup and not may_be_over:
        return f"{due} jury tiles are placed by now, not {placed}"
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
        is_reached = state.piles[space(line, COLUMNS)] != 0
        is_asked = state.asking in (CHIT, GHOST_CHIT) and state.line == line
        if is_asked and not is_reached:
            return "a chit is chosen where a token is in column 10"
        if is_reached and not is_asked and state.chits[line] == NONE:
            return "every line with a token in column 10 has its chit"
        if state.chits[line] != NONE and (is_asked or not is_reached):
            return "a chit lies only where a token was the first in column 10"
    chits = [chit for chit in state.chits if chit != NONE]
    return "" if len(chits) == len(set(chits)) else "each chit is there once"


# Cards


def _wrong_cards(state: Expo) -> str:
    """What lies on top was played this round; turns go round the table from the starter."""
    for seat in range(state.players):
        top, hand = state.tops[seat], state.hands[seat]
        if (top == NO_CARD) != (hand == ALL_CARDS) or (top != NO_CARD and hand >> top & 1):
            return f"the top card of seat {seat_name(seat)} is the last it played this round"
        if not hand >> MEETING & 1 and not _meeting_is_on(state, seat):
            return "the Meeting Room ends the round in which it is played"
    if state.ender != NONE or state.is_solo():
        return ""
    return _wrong_turns(state)


def _meeting_is_on(state: Expo, seat: int) -> bool:
    """Whether the seat's Meeting Room was played and its round is not over."""
    if state.tops[seat] != MEETING:
        return False
    return state.asking == JURY or state.ender == seat or (state.card == MEETING and state.acting == seat)


def _wrong_turns(state: Expo) -> str:
    """From the starter on, each has played as many cards as the one before him, or one less."""
    host = NONE
    for seat in range(state.players):
        if not state.hands[seat] >> MEETING & 1:
            host = seat
    starter = state.starter
    if host != NONE and state.asking == JURY:
        return "" if state.left_of(host) == starter else "the next round starts on the left of its host"
    played = 0
    seat = starter
    for place in range(state.players):
        cards = len(CARDS) - state.hands[seat].bit_count()
        if place and not played - 1 <= cards <= played:
            return "cards are played in turn, beginning with the starter"
        played = cards
        seat = state.left_of(seat)
    first = len(CARDS) - state.hands[starter].bit_count()
    return "" if first - played <= 1 else "cards are played in turn, beginning with the starter"


def _wrong_deck(state: Expo) -> str:
    """E9.2 The ghost deck's cards: to be drawn, put aside, or played this round."""
    if not state.is_solo():
        is_empty = not state.deck.total and not state.aside and state.deck_top == NO_CARD
        return "" if is_empty else "the ghost deck is for who plays alone"
    top = 1 if state.deck_top != NO_CARD else 0
    for card, copies in enumerate(state.box.figures.deck_copies):
        known = state.deck.count(card) + state.aside.count(card)
        known += 1 if state.deck_top == card else 0
        if known > copies:
            return f"the ghost deck has {copies} cards {CARDS[card]}, not {known}"
    drawn = sum(state.box.figures.deck_copies) - state.deck.total - len(state.aside)
    return (
        "" if (drawn > 0) == (top > 0) else "the top card of the ghost deck is the last it played this round"
    )


# Labs and points


def _wrong_scraps(state: Expo) -> str:
    start = state.box.scraps
    for seat in range(state.players):
        scraps, cleared = state.scraps[seat], state.cleared[seat]
        if (scraps | cleared) & ~start or scraps & cleared:
            return f"scraps of seat {seat_name(seat)} are where none lay, or both there and removed"
        swapped = (start & ~scraps & ~cleared).bit_count()
        due = min(state.handicaps[seat], start.bit_count())
        is_setup = state.round == 0 and state.asking in (PROJECT, TILE, JURY, GIFT, SWAP) and not cleared
        if swapped > due or (swapped < due and not is_setup):
            return f"seat {seat_name(seat)} has swapped {swapped} scraps, not {due}"
    return ""


def _wrong_points(state: Expo) -> str:
    """E4.3 Completed is what got all it needs, and it has scored."""
    box = state.box
    for seat in range(state.players):
        lab = state.labs[seat]
        present = 0
        for piece in lab:
            number = project_in(box, piece)
            if number < 0:
                continue
            present |= 1 << number
            is_completed = state.completed[seat] >> number & 1 == 1
            is_lifted = state.held_from != NONE and seat == state.to_move
            if is_completed != is_met(box, lab, piece) and not is_lifted:
                return f"{box.projects[number].id} is completed if and only if it has all it needs"
        held = state.held - box.first_project
        if seat == state.to_move and 0 <= held < len(box.projects):
            present |= 1 << held
        if state.completed[seat] & ~present:
            return f"a completed project of seat {seat_name(seat)} is not in its lab"
        fewest = sum([project.vp for project in box.projects if state.completed[seat] >> project.number & 1])
        most = fewest + MOST_LEADS * state.completed[seat].bit_count()
        if not fewest <= state.points[seat] <= most:
            return f"seat {seat_name(seat)} has from {fewest} to {most} points for its projects"
    return ""
