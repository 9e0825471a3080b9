"""Games that bots play among themselves, remembered position by position."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final, NamedTuple

from opificio.arena.executors import executor
from opificio.bots import Bot, make
from opificio.bots.greedy import GreedyBot
from opificio.bots.judges import EVALUATORS
from opificio.core.state import CHANCE, OVER
from opificio.library import game as find_game
from opificio.luck.dealer import Dealer, Generator
from opificio.search.judge import result

NOISE: Final = 0.3  # stakes that greedy errs by as a teacher, so that its games are not all alike
REMEMBERED: Final = 4  # one position in so many
LATEST_SLIP: Final = 400  # decisions: at some time before, a move is left to luck, if the game lasts so long


class Lesson(NamedTuple):
    """A position and how its game ended."""

    rows: list[list[float]]  # by seat
    values: list[float]  # shares of the win by seat, then final points


class School(NamedTuple):
    """What is played by whom, and what decides the luck of all."""

    game: str
    players: int
    teacher: str  # the bot that plays at every seat
    seed: str


def lessons(school: School, games: int, processes: int) -> Iterator[list[Lesson]]:
    """Play the games; the lessons of each, in the order of their numbers, whatever the processes."""
    yield from executor("processes", processes).run(partial(play_one, school), range(games))


def play_one(school: School, number: int) -> list[Lesson]:
    """The game of that number.

    Good players show only good positions. So somebody slips once, at a time of luck's choosing, and only what
    comes after counts: what became of it when everybody played well again.
    """
    seed = f"{school.seed}/{number}"
    dealer, memory = Dealer(seed), Generator(f"memory {seed}")
    state = find_game(school.game).start(school.players)
    bots = [_teacher(school, f"{seed} bot {seat}") for seat in range(school.players)]
    evaluator = EVALUATORS[school.game]
    remembered: list[list[list[float]]] = []
    until_slip = memory.below(LATEST_SLIP)
    while state.to_move != OVER:
        if not memory.below(REMEMBERED):
            remembered.append(evaluator.rows(state))
        if state.to_move == CHANCE:
            dealer.deal(state)
            continue
        if not until_slip:
            remembered.clear()
            moves = state.legal()
            state.step(moves[memory.below(len(moves))])
        else:
            state.step(bots[state.to_move].choose(state))
        until_slip -= 1
    return [Lesson(rows, result(state)) for rows in remembered]


def _teacher(school: School, seed: str) -> Bot:
    if school.teacher == "greedy":
        evaluator = EVALUATORS[school.game]
        return GreedyBot(evaluator, seed, noise=NOISE * evaluator.stake())
    return make(school.teacher, school.game, seed)
