"""Who is asked what, and when: setup, rounds, actions, reorganisation, the end."""

from __future__ import annotations

from opificio.core.bag import Bag
from opificio.core.state import CHANCE, OVER
from opificio.games.expo1906.components import (
    ACADEMY,
    ALL_CARDS,
    FIRST_ENERGY,
    JOURNAL,
    LABORATORY,
    MEETING,
    NO_CARD,
    PROJECT_SHAPES,
    RESOURCES,
    SKYSCRAPER,
    STATION,
)
from opificio.games.expo1906.patents import COLUMNS, LINES, space
from opificio.games.expo1906.state import (
    CARD,
    DECK,
    GHOST_CARD,
    GHOST_TILE,
    GIFT,
    JURY,
    LAB_STEP,
    LAST_CARD,
    NAME_ENERGY,
    NAME_STEAM,
    NONE,
    NOTHING,
    OPTION,
    PROJECT,
    PURCHASE,
    STATION_TILE,
    SWAP,
    TILE,
    TOKEN,
    Expo,
)

# Setup, and what is filled up before a round


def order_is_drawn(state: Expo) -> None:
    """E1.3 Money by turn order; alone, a sum of its own. The first in turn order begins."""
    for place, seat in enumerate(state.order):
        state.money[seat] = start_money_of(state, place)
        state.note("order", seat, place + 1)
        state.note("starts_with", seat, state.money[seat])
    state.starter = DECK if state.is_solo() else state.order[0]
    fill_up(state)


def start_money_of(state: Expo, place: int) -> int:
    """E1.3 The money of a place in turn order."""
    figures = state.box.figures
    return figures.solo_money if state.is_solo() else figures.start_money[place]


def fill_up(state: Expo) -> None:
    """E1.1, E1.2, E6.2, E6.3 The Academy, then the Train Station; at setup the jury and the handicaps too."""
    state.to_move = CHANCE
    if academy_has_draw(state):
        state.asking = PROJECT
    elif len(state.station) < state.box.figures.station_tiles * state.players and tile_is_left(state):
        state.asking = TILE
    elif state.jury_placed() < state.box.figures.jury_start:
        state.asking = JURY
    elif not handicap_is_open(state):
        begin_round(state)


def academy_has_draw(state: Expo) -> bool:
    """Whether an empty space waits for an unseen project. Where none is unseen, a known one comes up here."""
    for at, shape in enumerate(PROJECT_SHAPES):
        bag_is_empty = not state.unseen & state.box.shape_projects[shape]
        if state.academy[at] == NONE and bag_is_empty and state.queues[at]:
            state.academy[at] = state.queues[at][0]
            state.queues[at] = state.queues[at][1:]
            state.note("shown", NONE, 0, state.box.projects[state.academy[at]].id)
    return empty_space(state) != NONE


def empty_space(state: Expo) -> int:
    """The first empty space of the Academy for which a project can be drawn; NONE if there is none."""
    for at, shape in enumerate(PROJECT_SHAPES):
        if state.academy[at] == NONE and state.unseen & state.box.shape_projects[shape]:
            return at
    return NONE


def tile_is_left(state: Expo) -> bool:
    """E6.3 Whether a resource tile can be drawn; if need be the discards are shuffled to be drawn from."""
    if not state.pile.total and state.discards.total:
        state.note("reshuffled", NONE, state.discards.total)
        state.pile, state.discards = state.discards, state.pile
    return state.pile.total > 0


def handicap_is_open(state: Expo) -> bool:
    """E1.5 In turn order, tiles for scraps; a Freshman sees both before he places one (ruling E-R30)."""
    if state.round:
        return False
    for seat in state.order:
        swapped = (state.box.scraps & ~state.scraps[seat]).bit_count()
        due = min(state.handicaps[seat], state.box.scraps.bit_count()) - swapped
        if due > len(state.drawn):
            state.asking = GIFT
            state.acting = seat
            return True
        if due:
            state.asking = SWAP
            state.to_move = seat
            state.acting = seat
            state.held = state.drawn[0]
            return True
    return False


# Rounds and turns


def begin_round(state: Expo) -> None:
    """E2.1 The round begins with its starter."""
    state.acting = NONE
    state.note("round", NONE, state.round + 1)
    if state.starter == DECK:
        deck_turn(state)
    else:
        turn_of(state, state.starter)


def turn_of(state: Expo, seat: int) -> None:
    """The seat plays a card."""
    state.to_move = seat
    state.asking = CARD


def deck_turn(state: Expo) -> None:
    """E9.2 The ghost deck shows a card."""
    state.to_move = CHANCE
    state.asking = GHOST_CARD


def begin_action(state: Expo, seat: int, card: int) -> None:
    """E2.4 The card's action; E4.5 it keeps the limits that it begins with."""
    figures = state.box.figures
    better = int(state.is_improved(seat, card))
    state.acting = seat
    state.card = card
    state.better = better
    if card == STATION:
        state.left = len(figures.station_prices[better])
        state.asking = STATION_TILE
    elif card == ACADEMY:
        state.asking = PURCHASE
    elif card == LABORATORY:
        state.left = figures.lab_steps[better]
        state.asking = LAB_STEP
    elif card == JOURNAL:
        state.left = figures.journal_points[better]
        begin_journal(state)
    elif card == SKYSCRAPER:
        earn(state, seat, figures.skyscraper_money[better])
        end_action(state)
    else:
        state.asking = OPTION


def begin_journal(state: Expo) -> None:
    """E8.2 With one or two players the ghosts move first."""
    if state.has_ghosts() and tile_is_left(state):
        state.to_move = CHANCE
        state.asking = GHOST_TILE
    else:
        state.asking = TOKEN


def end_option(state: Expo) -> None:
    """E3.6 In the Meeting Room one thing is finished before the next."""
    state.option = 0
    state.left = 0
    if options_chosen(state) < state.box.figures.meeting_choices:
        state.asking = OPTION
    else:
        end_action(state)


def options_chosen(state: Expo) -> int:
    """How many things were done in the Meeting Room; naming an energy is one, whichever it is."""
    return state.chosen.bit_count()


def end_action(state: Expo) -> None:
    """The action is over: what it caused takes effect (E7.1), then the next player's turn."""
    seat, card, chosen = state.acting, state.card, state.chosen
    state.acting = NONE
    state.card = NO_CARD
    state.better = 0
    state.left = 0
    state.chosen = 0
    state.option = 0
    if state.ender != NONE:
        end_last_action(state, seat)
    elif card == MEETING:
        end_meeting(state, seat, chosen)
    elif end_is_caused(state):
        end_by(state, seat)
    elif state.is_solo():
        deck_turn(state)
    else:
        turn_of(state, state.left_of(seat))


# Reorganisation


def end_meeting(state: Expo, seat: int, chosen: int) -> None:
    """E6.1 If no jury tile was chosen, a random one is placed. E6.4 The next round starts on the left."""
    if seat == DECK:
        state.starter = state.order[0]
    else:
        state.starter = DECK if state.is_solo() else state.left_of(seat)
    if chosen & NAME_ENERGY:
        jury_is_placed(state, 0 if chosen & NAME_STEAM else 1)
    else:
        state.to_move = CHANCE
        state.asking = JURY


def place_jury(state: Expo, energy: int) -> None:
    """A jury tile is laid face up in the next space."""
    state.jury[energy] += 1
    state.note("jury", NONE, 0, RESOURCES[FIRST_ENERGY + energy])


def jury_is_placed(state: Expo, energy: int) -> None:
    """E7.1 The end is checked after the jury tile; if the game ends, there is no reorganisation."""
    state.note("round_over", NONE, state.round + 1)
    figures = state.box.figures
    is_full = state.round + 1 == figures.rounds and state.jury_placed() >= figures.jury_spaces
    if is_full or end_is_caused(state):
        end_by(state, host(state))
    else:
        reorganise(state, energy)


def host(state: Expo) -> int:
    """Who played the Meeting Room that ended the round: the one on the right of who begins the next."""
    if state.is_solo():
        return state.order[0] if state.starter == DECK else DECK
    return state.right_of(state.starter)


def reorganise(state: Expo, energy: int) -> None:
    """E6.2 Projects of the other energy go under their piles; E6.3 the Train Station is cleared.

    E6.4 All take their cards back.
    """
    state.note("reorganisation", NONE)
    for at, project in enumerate(state.academy):
        if project != NONE and state.box.projects[project].energy != FIRST_ENERGY + energy:
            put_back(state, project)
            state.academy[at] = NONE
    state.discards = state.discards.adding_all(state.station)
    state.station = ()
    for seat in range(state.players):
        state.hands[seat] = ALL_CARDS
        state.tops[seat] = NO_CARD
    shuffle_deck(state)
    state.round += 1
    fill_up(state)


def shuffle_deck(state: Expo) -> None:
    """E9.2 Each round all cards of the ghost deck are shuffled."""
    if state.is_solo():
        state.deck = Bag(state.box.figures.deck_copies)
        state.deck_top = NO_CARD
        state.aside = ()


def put_back(state: Expo, project: int) -> None:
    """E3.8, E6.2 A project goes to the bottom of its shape's pile, where it stays known."""
    at = PROJECT_SHAPES.index(state.box.projects[project].shape)
    state.queues[at] = (*state.queues[at], project)
    state.note("put_back", NONE, 0, state.box.projects[project].id)


# Money


def earn(state: Expo, seat: int, money: int) -> None:
    """E3.5 Money from the bank, up to what one may have; the rest is lost."""
    room = state.box.figures.most_money - state.money[seat]
    gained = min(room, money)
    state.money[seat] += gained
    state.note("earns", seat, gained)
    if gained < money:
        state.note("loses", seat, money - gained)


def pay(state: Expo, seat: int, money: int) -> None:
    """Money to the bank."""
    if money:
        state.money[seat] -= money
        state.note("pays", seat, money)


# The end


def end_is_caused(state: Expo) -> bool:
    """E7.1 (b) Every line has a token in column 10, or (c) a player has completed five projects."""
    return enough_projects(state) or lines_are_full(state)


def enough_projects(state: Expo) -> bool:
    """E7.1 (c)"""
    for completed in state.completed:  # noqa: SIM110 - a generator is slow when compiled
        if completed.bit_count() >= state.box.figures.projects_to_end:
            return True
    return False


def lines_are_full(state: Expo) -> bool:
    """E7.1 (b)"""
    for line in range(LINES):  # noqa: SIM110 - a generator is slow when compiled
        if not state.piles[space(line, COLUMNS)]:
            return False
    return True


def end_by(state: Expo, ender: int) -> None:
    """E7.2 The others have a last action each, from the ender's left."""
    state.ender = ender
    seat = ender if ender != DECK else NONE
    if enough_projects(state):
        state.note("ends_projects", seat)
    elif lines_are_full(state):
        state.note("ends_patents", seat)
    else:
        state.note("ends_rounds", seat)
    ask_last_actions(state, state.order[0] if ender == DECK else state.left_of(ender))


def ask_last_actions(state: Expo, seat: int) -> None:
    """From this seat on, the next that has a card for a last action. Back at the ender the game is over."""
    while seat != state.ender:
        if state.last_cards(seat):
            state.to_move = seat
            state.asking = LAST_CARD
            return
        if state.is_solo():
            break
        seat = state.left_of(seat)
    end_game(state)


def end_last_action(state: Expo, seat: int) -> None:
    """A seat has had its last action, or declined it."""
    if state.is_solo():
        end_game(state)
    else:
        ask_last_actions(state, state.left_of(seat))


def end_game(state: Expo) -> None:
    """E7.3 Final points are scored: see `scoring`."""
    state.to_move = OVER
    state.asking = NOTHING
    state.note("over", NONE)
