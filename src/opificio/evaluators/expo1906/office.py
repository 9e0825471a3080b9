"""The Patents Office and the jury as a seat sees them: lines led, tokens on their way, chits, energies."""

from __future__ import annotations

from math import comb
from typing import Final

from opificio.evaluators.expo1906.weights import Weights
from opificio.games.expo1906.components import CHITS, EIFFEL, FERRIS, PROJECT_SHAPES, SIMPLON
from opificio.games.expo1906.patents import COLUMNS, LINES, SPACES_A_LINE, own_tokens, top
from opificio.games.expo1906.scoring import chit_points
from opificio.games.expo1906.state import NONE, Expo

# How much of a chit's worth a token has on its way to column 10, by column
PROGRESS: Final = [0.0, 0.0, 0.08, 0.17, 0.26, 0.36, 0.47, 0.59, 0.72, 0.85, 1.0]
REACH: Final = 4.0  # columns: between a chit that is surely reached and one that is surely not

# What a chit will gain until the end, if there is much time
GROWTH: Final = [0.0, 0.0, 1.5, 1.0, 0.0, 2.5]
LONG: Final = 5.0  # rounds
EIFFEL_START: Final = 6.0  # points to come, whatever happens
EIFFEL_GROWTH: Final = 12.0
MONEY_KEPT: Final = 0.5  # of the money, for the Ferris Wheel
MONEY_TO_COME: Final = 1.2  # points of the Ferris Wheel
AT_THE_END: Final = 0.3  # rounds: what is not over yet, but nearly


class Office:
    """Where the tokens are."""

    def __init__(self, piles: tuple[int, ...], seat: int) -> None:
        leaders, fronts = [NONE] * LINES, [1] * LINES
        self.tokens: Final[list[tuple[int, int]]] = []  # own ones: column and line, the foremost first
        for at, pile in enumerate(piles):
            if pile:
                line, column = divmod(at, SPACES_A_LINE)
                leaders[line], fronts[line] = top(pile), column
                self.tokens.extend([(column, line)] * own_tokens(pile, seat))
        self.tokens.sort(reverse=True)
        self.leads: Final = [leader == seat for leader in leaders]
        self.to_go: Final = LINES * COLUMNS - sum(fronts)  # columns, until every line is full (E7.1)


def tokens_worth(weights: Weights, state: Expo, seat: int, office: Office, rounds: float) -> float:
    """What the tokens of a seat may score at the end, if so many rounds are to come."""
    reach = rounds * weights.journals * state.box.figures.journal_points[0]
    worth, seen = 0.0, 0
    for column, line in office.tokens:
        is_behind = seen >> line & 1
        seen |= 1 << line
        if column == COLUMNS and is_behind:
            continue
        chit = _chit_worth(state, seat, line, rounds)
        if column == COLUMNS:
            worth += chit
            continue
        way = COLUMNS - column
        chance = min(1.0, max(0.0, (reach - way) / REACH + 0.5))
        reach -= way
        share = weights.behind if is_behind else 1.0
        here = 0 if is_behind else state.box.figures.column_points[column]
        worth += max(share * chance * PROGRESS[column] * chit, here)
    return worth


def _chit_worth(state: Expo, seat: int, line: int, rounds: float) -> float:
    """What the chit of a line may score at the end; where there is none yet, the best one left."""
    if state.chits[line] != NONE:
        return _points_to_come(state, seat, state.chits[line], rounds)
    left = [chit for chit in range(len(CHITS)) if chit not in state.chits]
    return max([_points_to_come(state, seat, chit, rounds) for chit in left], default=0.0)


def _points_to_come(state: Expo, seat: int, chit: int, rounds: float) -> float:
    time = min(1.0, rounds / LONG)
    if chit == EIFFEL:
        points = state.points[seat] + EIFFEL_START + EIFFEL_GROWTH * time
        return points / state.box.figures.eiffel_step
    now = chit_points(state, seat, chit)
    if chit == FERRIS:
        return MONEY_KEPT * now + MONEY_TO_COME if rounds > AT_THE_END else float(now)
    if chit == SIMPLON:
        return min(float(len(PROJECT_SHAPES)), now + GROWTH[chit] * time)
    return now + GROWTH[chit] * time


def jury_odds(jury: tuple[int, int], left: tuple[int, int], spaces: int) -> list[float]:
    """How likely each energy will have the majority, if the jury's spaces are filled by chance."""
    draws = max(0, min(spaces - sum(jury), sum(left)))
    ways = [0, 0]
    for steam in range(draws + 1):
        balance = jury[0] + steam - jury[1] - (draws - steam)
        if balance:
            ways[0 if balance > 0 else 1] += comb(left[0], steam) * comb(left[1], draws - steam)
    return [each / comb(sum(left), draws) for each in ways]
