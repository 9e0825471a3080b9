"""The figures of the evaluation that no rule states, found by games of variants against each other."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Weights:
    """Points, or parts of them, unless something else is said."""

    # Time
    turn: float = 0.5  # what a turn's work is worth: the cost of each card played for a project
    card: float = 0.4  # a card in hand, in this round or in those to come
    journal: float = 0.3  # the Journal in hand, beside that
    round_turns: float = 3.0  # turns that a seat has in a round
    round_turns_alone: float = 3.7
    project_turns: float = 6.5  # turns from a project to the next of a rival
    token_speed: float = 0.85  # columns that a seat's tokens advance in a turn
    ghost_speed: float = 0.8  # and the ghosts, for each seat
    hurry: float = 4.0  # turns to spare that make a project sure
    grace: float = 1.0

    # Projects
    sure: float = 0.97  # of a project's points, as long as it is not completed
    queue: float = 0.6  # of a project, for each other that comes first
    lead: float = 0.9  # a line led now, for a project that needs its type
    visit: float = 2.2  # tiles of use that a visit to the Train Station brings
    visit_alone: float = 1.6
    price: float = 1.6  # $ for a tile
    whole: float = 0.5  # how much a Laboratory that is not used up counts as a whole one
    idle: float = 0.05  # a step that does nothing

    # Other things
    money: float = 0.12  # a $, while there is much to buy
    more_money: float = 0.05  # each $ over enough
    enough: float = 8.0
    life: float = 8.0
    better: tuple[float, ...] = (0.1, 0.15, 0.2, 0.15, 0.15)  # an improvement, for each round, by card
    room: float = 0.02
    meeting: float = 0.5  # what is done in the Meeting Room

    # Patents
    journals: float = 0.8  # Journals a round
    second: float = 0.4  # of a token's way behind another on its line
    chit: float = 1.0
