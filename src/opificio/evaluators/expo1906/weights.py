"""The figures of the evaluation that no rule states, found by games of variants."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """Points, or parts of them, unless something else is said."""

    # Time
    turn: float = 0.5  # what each turn of work for a project costs
    card: float = 0.4  # a card in hand, now or in a round to come: a Meeting Room gives up those not played
    journal: float = 0.3  # the Journal in hand, beside that: there is one a round
    round_turns: float = 3.0  # turns that a seat has in a round
    lone_round_turns: float = 3.7  # and who plays alone
    project_turns: float = 6.5  # turns that the foremost player takes for a project
    token_speed: float = 0.85  # columns that a seat's tokens advance in a turn
    ghost_speed: float = 0.8  # and the ghosts, for each seat
    ease: float = 8.0  # turns to come that make money and room worth all they can be

    # Projects
    open: float = 0.97  # of a project's points, as long as it is not completed
    queue: float = 0.6  # of a project, for each other that comes first
    hurry: float = 4.0  # so many turns to spare make a project sure
    last_minute: float = 1.0  # turns that may be missing, and yet it may be done
    lead: float = 0.9  # a line that is led now, for a project that needs its type
    visit: float = 2.2  # tiles of use that a visit to the Train Station brings
    lone_visit: float = 1.6  # where it has few tiles
    price: float = 1.6  # $ for a tile
    whole: float = 0.5  # how much the last Laboratory counts as a whole one, though it is not used up
    idle: float = 0.05  # a step that does nothing

    # What is at hand
    money: float = 0.12  # a $, as long as there are not too many
    enough: int = 8  # $
    more_money: float = 0.05  # a $ above that
    better: tuple[float, ...] = (0.1, 0.15, 0.2, 0.15, 0.15)  # an improvement, for each round to come
    room: float = 0.02  # a place where a project fits, on the average of the shapes
    meeting: float = 0.5  # what will be done in the Meeting Room

    # Patents
    journals: float = 0.8  # that are played in a round
    behind: float = 0.4  # of a token behind another on its line: it may still jump
