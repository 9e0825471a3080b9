"""E3.4 Journal: movement points in the Patents Office, over any own tokens. E5 How tokens move."""

from __future__ import annotations

from typing import Final

from opificio.core.fact import Meaning
from opificio.core.move import Move
from opificio.core.rule import Figures, Rule
from opificio.games.expo1906 import flow
from opificio.games.expo1906.components import MEETING, RESOURCES
from opificio.games.expo1906.ghosts import note_leader
from opificio.games.expo1906.patents import (
    COLUMNS,
    FIRST_COLUMN,
    LINES,
    NO_TOKEN,
    depth_of,
    leader,
    lies_under_own,
    space,
    under,
    without,
)
from opificio.games.expo1906.state import CHIT, NONE, TOKEN, Expo

TOKEN_NOT_NOW: Final = Rule("E3.4", "token.not_now", "no token moves now")
NONE_WAITING: Final = Rule("E5.1", "token.none_waiting", "none of your tokens is in column 1")
NO_TOKEN_THERE: Final = Rule(
    "E5.1", "token.none_there", "no such token of yours is on {line}, column {column}"
)
AT_THE_END: Final = Rule("E5.5", "token.at_end", "a token in column 10 moves no more")
ALIKE: Final = Rule("E-R27", "token.alike", "this token lies under another of yours: the upper one moves")
NO_ARROW: Final = Rule("E5.2", "jump.no_arrow", "no arrow leads {direction} from {line}, column {column}")
JUMP_TOO_DEAR: Final = Rule("E5.2", "jump.cannot_pay", "needs ${needs}, has ${has}")

UP: Final = -1
DOWN: Final = 1
NUMBERS: Final = ["", " second", " third"]  # which of several own tokens in a pile, from the top


class Enter(Move[Expo]):
    """E5.1 From column 1 a token enters column 2 of any line."""

    def __init__(self, line: int, id: str) -> None:
        super().__init__(f"enter {id}")
        self.line: Final = line

    def why_not(self, state: Expo) -> Rule | None:
        if state.asking != TOKEN:
            return TOKEN_NOT_NOW
        return None if state.waiting[state.to_move] else NONE_WAITING

    def do(self, state: Expo) -> None:
        state.waiting[state.to_move] -= 1
        arrive(state, self.line, FIRST_COLUMN, leader(state.piles, self.line))


class FromSpace(Move[Expo]):
    """A token leaves a space; of several own ones in the pile, the one of this number from the top."""

    def __init__(self, text: str, line: int, id: str, column: int, number: int) -> None:
        super().__init__(text + NUMBERS[number])
        self.line: Final = line
        self.line_id: Final = id
        self.column: Final = column
        self.number: Final = number
        self.space: Final = space(line, column)

    def why_not_leave(self, state: Expo) -> Rule | None:
        """The token must be there, not at the end of the line, and not like the one above it."""
        if state.asking != TOKEN:
            return TOKEN_NOT_NOW
        pile = state.piles[self.space]
        depth = depth_of(pile, state.to_move, self.number)
        if depth == NO_TOKEN:
            return NO_TOKEN_THERE
        if self.column == COLUMNS:
            return AT_THE_END
        return ALIKE if lies_under_own(pile, depth) else None

    def leave(self, state: Expo) -> None:
        """E5.3 The rest of the pile keeps its order."""
        pile = state.piles[self.space]
        state.piles[self.space] = without(pile, depth_of(pile, state.to_move, self.number))

    def figures(self, state: Expo, rule: Rule) -> Figures:
        return {"line": self.line_id, "column": self.column}


class Step(FromSpace):
    """E5.1 One column to the right."""

    def __init__(self, line: int, id: str, column: int, number: int) -> None:
        super().__init__(f"step {id} {column}", line, id, column, number)

    def why_not(self, state: Expo) -> Rule | None:
        return self.why_not_leave(state)

    def do(self, state: Expo) -> None:
        led_by = leader(state.piles, self.line)
        self.leave(state)
        arrive(state, self.line, self.column + 1, led_by)


class Jump(FromSpace):
    """E5.2 To the neighbouring line at the same column, for a point and the arrow's price."""

    def __init__(self, line: int, id: str, column: int, direction: int, number: int) -> None:
        way = "up" if direction == UP else "down"
        super().__init__(f"jump {id} {column} {way}", line, id, column, number)
        self.way: Final = way
        self.target: Final = line + direction
        self.upper: Final = (
            line if direction == DOWN else line - 1
        )  # the upper of the two lines has the arrow

    def why_not(self, state: Expo) -> Rule | None:
        rule = self.why_not_leave(state)
        if rule is not None:
            return rule
        if not 0 <= self.target < LINES:
            return NO_ARROW
        price = state.jump_price(self.upper, self.column)
        if price < 0:
            return NO_ARROW
        return JUMP_TOO_DEAR if price > state.money[state.to_move] else None

    def figures(self, state: Expo, rule: Rule) -> Figures:
        if rule is JUMP_TOO_DEAR:
            needs = state.jump_price(self.upper, self.column)
            return {"needs": needs, "has": state.money[state.to_move]}
        return {"line": self.line_id, "column": self.column, "direction": self.way}

    def meaning(self, state: Expo) -> Meaning:
        price = state.jump_price(self.upper, self.column)
        to = RESOURCES[state.box.lines[self.target]]
        return {"to": to, "takes": {"pays": price}} if price else {"to": to}

    def do(self, state: Expo) -> None:
        flow.pay(state, state.to_move, state.jump_price(self.upper, self.column))
        led_by = leader(state.piles, self.line)
        self.leave(state)
        note_leader(state, self.line, led_by)
        arrive(state, self.target, self.column, leader(state.piles, self.target))


def arrive(state: Expo, line: int, column: int, led_by: int) -> None:
    """E5.3 A token goes under the pile; E5.5 the first one in column 10 brings a chit.

    `led_by` was the line's leader before the token moved.
    """
    at = space(line, column)
    state.piles[at] = under(state.piles[at], state.to_move)
    note_leader(state, line, led_by)
    state.left -= 1
    if column == COLUMNS and state.chits[line] == NONE:
        state.line = line
        state.asking = CHIT
    else:
        go_on(state)


def go_on(state: Expo) -> None:
    """The next point, or the end of the action."""
    if state.left:
        state.asking = TOKEN
    elif state.card == MEETING:
        flow.end_option(state)
    else:
        flow.end_action(state)
