"""Whether cards, turns and the jury fit the round: the part of `plausible` that speaks of rounds."""

from __future__ import annotations

from typing import Final

from opificio.core.record import seat_name
from opificio.games.expo1906.components import ALL_CARDS, CARDS, MEETING, NO_CARD
from opificio.games.expo1906.state import (
    CARD,
    DECK,
    GHOST_CARD,
    GIFT,
    JURY,
    NAME_ENERGY,
    NONE,
    PROJECT,
    SWAP,
    TILE,
    Expo,
)

SETUP: Final = [PROJECT, TILE, JURY, GIFT, SWAP]  # the questions before the first round
EARLIEST_MEETING: Final = 2  # not on one's first turn, the ghost deck's neither (E2.3, E9.3)


def wrong_round(state: Expo) -> str:
    """What does not fit the round; empty if everything does."""
    return (
        _wrong_tops(state)
        or _wrong_deck(state)
        or _wrong_host(state)
        or _wrong_turns(state)
        or _wrong_jury(state)
    )


def is_setup(state: Expo) -> bool:
    """Whether the first round has yet to begin."""
    played = [cards_played(state, role) for role in turn_order(state, state.starter)]
    return state.round == 0 and state.asking in SETUP and not sum(played)


def turn_order(state: Expo, starter: int) -> list[int]:
    """Who plays after whom: the seats or, alone, the player and the ghost deck."""
    if state.is_solo():
        return [DECK, 0] if starter == DECK else [0, DECK]
    at = state.order.index(starter)
    return [*state.order[at:], *state.order[:at]]


def cards_played(state: Expo, role: int) -> int:
    """How many cards a seat or the ghost deck has played this round."""
    if role == DECK:
        return sum(state.box.figures.deck_copies) - state.deck.total - len(state.aside)
    return len(CARDS) - state.hands[role].bit_count()


def hosts(state: Expo) -> list[int]:
    """Who has played the Meeting Room this round; in play there is one at most."""
    roles = [seat for seat in range(state.players) if not state.hands[seat] >> MEETING & 1]
    if state.deck_top == MEETING:
        roles.append(DECK)
    return roles


# Cards


def _wrong_tops(state: Expo) -> str:
    for seat in range(state.players):
        top, hand = state.tops[seat], state.hands[seat]
        if (top == NO_CARD) != (hand == ALL_CARDS) or (top != NO_CARD and hand >> top & 1):
            return f"the top card of seat {seat_name(seat)} is the last it played this round"
    return ""


def _wrong_deck(state: Expo) -> str:
    """E9.2, E9.3 The ghost deck's cards: to be drawn, played, or put aside as the player's last."""
    if not state.is_solo():
        is_empty = not state.deck.total and not state.aside and state.deck_top == NO_CARD
        return "" if is_empty else "the ghost deck is for who plays alone"
    for card, copies in enumerate(state.box.figures.deck_copies):
        known = state.deck.count(card) + state.aside.count(card) + (1 if state.deck_top == card else 0)
        if known > copies:
            return f"the ghost deck has too many cards {CARDS[card]}: {known}, not {copies}"
        if card == MEETING and known < copies:
            return "the ghost deck's Meeting Room ends the round in which it is played"
    for card in state.aside:
        if state.hands[0] >> card & 1:
            return "what the ghost deck puts aside was played by the player"
    if (cards_played(state, DECK) > 0) != (state.deck_top != NO_CARD):
        return "the top card of the ghost deck is the last it played this round"
    return ""


def _wrong_host(state: Expo) -> str:
    """E2.1, E2.3 The Meeting Room ends the round; E6.4 who begins the next is known then."""
    found = hosts(state)
    if not found:
        is_due = state.asking == JURY and not is_setup(state)
        return "a jury tile is drawn when the Meeting Room was played" if is_due else ""
    host = found[0]
    is_over = state.asking == JURY or state.ender == host
    is_on = is_over or (state.card == MEETING and state.acting == host)
    if len(found) > 1 or not is_on or cards_played(state, host) < EARLIEST_MEETING:
        return "the Meeting Room ends the round in which it is played, and is nobody's first card there"
    if is_over and turn_order(state, state.starter)[-1] != host:
        return "the next round starts on the left of who played the Meeting Room"
    return ""


# Turns


def _wrong_turns(state: Expo) -> str:
    """Cards are played in turn until the game has an ender; last actions are not."""
    if state.ender != NONE:
        return ""
    is_over = state.asking == JURY and len(hosts(state)) > 0
    starters = turn_order(state, state.starter) if is_over else [state.starter]
    for starter in starters:
        if _is_in_turn(state, turn_order(state, starter)):
            return ""
    return "cards are played in turn, beginning with the starter"


def _is_in_turn(state: Expo, roles: list[int]) -> bool:
    """Whether each has played as often as is due when the first of them has begun the round."""
    played = [cards_played(state, role) for role in roles]
    turns = sum(played)
    due = [(turns + len(roles) - 1 - place) // len(roles) for place in range(len(roles))]
    if played != due:
        return False
    last, following = roles[turns % len(roles) - 1], roles[turns % len(roles)]
    if state.asking == CARD:
        return following == state.to_move
    if state.asking == GHOST_CARD:
        return following == DECK
    if state.card != NO_CARD:
        return turns > 0 and last == state.acting
    return last in hosts(state) if turns else True


# The jury


def _wrong_jury(state: Expo) -> str:
    """Two tiles before the game, then one a round (E1.4, E6.1)."""
    placed, due = state.jury_placed(), state.box.figures.jury_start + state.round
    for energy, count in enumerate(state.jury):
        if count > state.box.jury[energy]:
            return "more jury tiles of an energy are placed than there are"
    if is_setup(state) and state.asking == JURY:
        return ""  # see `pending`
    if is_setup(state) and state.asking in (PROJECT, TILE):
        due = 0
    elif state.chosen & NAME_ENERGY or (state.ender != NONE and hosts(state)):
        due += 1
    return "" if placed == due else f"{due} jury tiles are placed by now, not {placed}"
