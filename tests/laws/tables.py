"""The tables at which the laws are tried: every game, number of players and option, each with several seeds.

The players choose at random, but each table has its own taste for kinds of moves: among players who do
everything equally often nobody ever has much, and half of the rules are never reached.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil

import opificio
from opificio.core.fact import Fact
from opificio.core.game import Game, Option
from opificio.core.move import Move
from opificio.core.state import CHANCE, OVER, State
from opificio.games import registry
from opificio.luck.dealer import Dealer, Generator

TASTES = (1, 4, 16)
MOST_STEPS = 20_000
"""More than any game has: a game that does not end must fail, not hang."""


@dataclass(frozen=True)
class Table:
    """One game to be played."""

    game: str
    players: int
    options: tuple[tuple[str, int], ...]
    number: int

    def __str__(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.options)
        return f"{self.game} {self.players}p {options} #{self.number}"

    @property
    def seed(self) -> str:
        """The dealer's; long enough to be found wherever it leaks."""
        return f"the dealer's seed of {self}"

    def find_game(self) -> Game[State]:
        return opificio.game(self.game)

    def start(self) -> State:
        return self.find_game().start(self.players, **dict(self.options))


@dataclass(frozen=True)
class Step:
    """A draw or a decision, with the answers without alternative that followed."""

    before: State
    move: Move[State]
    facts: list[Fact]
    after: State

    def played(self) -> list[Move[State]]:
        """Every move in it, the chosen one first."""
        moves = self.before.the_game().moves
        return [moves[fact.amount] for fact in self.facts if fact.kind == "played"]


class Taste:
    """Chooses a kind of move by the table's taste, then any move of that kind."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._generator = Generator(seed)

    def choose(self, state: State) -> Move[State]:
        by_kind: dict[str, list[Move[State]]] = {}
        for move in state.legal():
            by_kind.setdefault(move.text.split()[0], []).append(move)
        weights = [self._weight(kind) for kind in by_kind]
        moves = list(by_kind.values())[self._generator.weighted(weights)]
        return moves[self._generator.below(len(moves))]

    def _weight(self, kind: str) -> int:
        return TASTES[Generator(f"{self._seed} {kind}").below(len(TASTES))]


def every_table(tables: int) -> list[Table]:
    """All games, players and options, with as many seeds each as make up so many tables a game."""
    return [
        Table(name, players, options, number)
        for name in registry.NAMES
        for setups in [list(every_setup(opificio.game(name)))]
        for players, options in setups
        for number in range(ceil(tables / len(setups)))
    ]


def every_setup(game: Game[State]) -> Iterator[tuple[int, tuple[tuple[str, int], ...]]]:
    """Every value of every option with every number of players; the options differ from each other too."""
    for players in range(game.fewest_players, game.most_players + 1):
        options = [option for option in game.options if option.fewest_players <= players]
        for number in range(max((choices(option) for option in options), default=1)):
            agreed = [
                (option.name, option.lowest + (-number if at % 2 else number) % choices(option))
                for at, option in enumerate(options)
            ]
            yield players, tuple(agreed)


def choices(option: Option) -> int:
    """How many values there are."""
    return option.highest + 1 - option.lowest


def steps(table: Table) -> Iterator[Step]:
    """A whole game, step by step. States are given out as values: nothing changes them afterwards."""
    dealer, taste = Dealer(table.seed), Taste(f"taste {table}")
    state = table.start()
    for _ in range(MOST_STEPS):
        if state.to_move == OVER:
            return
        move = dealer.draw(state) if state.to_move == CHANCE else taste.choose(state)
        after = state.copy()
        facts = after.listen()
        after.step(state.checked(move))
        yield Step(state, move, facts, after)
        state = after
    raise AssertionError(f"{table} does not end")


def positions(table: Table) -> Iterator[State]:
    """Every position of a game in which something is waited for, and the last one."""
    yield table.start()
    for step in steps(table):
        yield step.after


def lines(table: Table) -> Iterator[tuple[State, Move[State]]]:
    """Every position of a game, those with a single answer too, and the move that was made there."""
    for step in steps(table):
        state = step.before
        for move in step.played():
            yield state, move
            state = state.copy()
            state.carry_out(move)
