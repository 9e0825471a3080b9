"""Many games at once: all are stepped by one call, and what agents need is written into the same arrays.

>>> from opificio.envs.vector import VectorEnv
>>> env = VectorEnv("industry", players=3, tables=64, seed=1906)
>>> batch = env.batch
>>> batch.observations.shape, batch.masks.shape, batch.rewards.shape
((64, 612), (64, 350), (64, 3))
>>> while not batch.dones.any():
...     batch = env.step(batch.masks.argmax(axis=1))  # an agent that always takes the first legal move
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from opificio.core.game import Game
from opificio.core.rule import BadSetup
from opificio.core.state import State
from opificio.envs.actions import checked_move
from opificio.envs.arrays import Floats, Mask, NDArray, encoder, fill_in, find_game, np
from opificio.envs.observations.encoder import Sheet
from opificio.envs.observations.many import choose_all, first_refused, note_all, step_all
from opificio.envs.rewards import WIN, checked_kind, rewards
from opificio.envs.seeds import Seeds
from opificio.luck.dealer import Dealer, Generator


class Batch(NamedTuple):
    """Where all tables stand, table by table. Every step writes into the same arrays: copy what you keep."""

    observations: Floats
    """As the seat sees it that is asked; see `opificio.envs.arrays`."""
    masks: Mask
    """What that seat may do."""
    rewards: Floats
    """A column for each seat, all 0 but for games that the last step ended."""
    dones: NDArray[np.bool_]
    """Whether the last step ended a game. All but the rewards are of the next game then."""
    actors: NDArray[np.int64]
    """Which seat is asked."""


class VectorEnv:
    """So many tables of a game. Draws are settled, and finished games replaced by new ones, within a step.

    Table number i plays a series of games with the seeds of `table_seed(seed, i)`; see `opificio.envs.seeds`.
    """

    def __init__(
        self,
        game: str | Game[State] = "industry",
        players: int | None = None,
        *,
        tables: int,
        seed: str | int = 0,
        reward: str = WIN,
        **options: int,
    ) -> None:
        if tables < 1:
            raise BadSetup(f"there must be one table or more, got {tables}")
        self.game: Final = find_game(game)
        self.players: Final = self.game.start(players, **options).players
        self.tables: Final = tables
        self._options: Final = options
        self._reward: Final = checked_kind(reward)
        self._encoder: Final = encoder(self.game, self.players)
        self.batch: Final = Batch(
            np.zeros((tables, len(self._encoder.names)), np.float32),
            np.zeros((tables, len(self.game.moves)), np.int8),
            np.zeros((tables, self.players), np.float32),
            np.zeros(tables, np.bool_),
            np.zeros(tables, np.int64),
        )
        self._seen: Final = Sheet()
        self._legal: Final = Sheet()
        self._seeds: list[Seeds] = []
        self.states: list[State] = []
        self._dealers: list[Dealer] = []
        self.reset(seed)

    def reset(self, seed: str | int) -> Batch:
        """Begin all games anew."""
        self._seeds = [Seeds(table_seed(seed, at)) for at in range(self.tables)]
        self._dealers = [Dealer(seeds.next()) for seeds in self._seeds]
        self.states = [self._opening(dealer) for dealer in self._dealers]
        return self._written([])

    def step(self, actions: Sequence[int] | NDArray[np.integer]) -> Batch:
        """One move at every table, by its id. If one is refused, nothing is played at any table."""
        chosen: list[int] = np.asarray(actions).tolist()
        self._check(chosen)
        return self._written(step_all(self.states, self._dealers, chosen))

    def random_actions(self, chooser: Generator) -> list[int]:
        """A legal move for every table, by its id: for opponents, for exploring, for measuring."""
        return choose_all(self.states, chooser)

    def _check(self, chosen: list[int]) -> None:
        if len(chosen) != self.tables:
            raise BadSetup(f"there are {self.tables} tables, got {len(chosen)} actions")
        refused = first_refused(self.states, chosen)
        if refused >= 0:
            checked_move(self.states[refused], chosen[refused])  # raises, and says why

    def _opening(self, dealer: Dealer) -> State:
        state = self.game.start(self.players, **self._options)
        dealer.deal(state)
        return state

    def _written(self, over: list[int]) -> Batch:
        """All arrays, once new games have begun at the tables where one is over."""
        batch = self.batch
        for array in batch:
            array.fill(0)
        for at in over:
            batch.rewards[at] = rewards(self.states[at], self._reward)
            batch.dones[at] = True
            self._dealers[at] = Dealer(self._seeds[at].next())
            self.states[at] = self._opening(self._dealers[at])
        note_all(self._encoder, self.states, self._seen, self._legal)
        fill_in(batch.observations.reshape(-1), self._seen)
        fill_in(batch.masks.reshape(-1), self._legal)
        batch.actors[:] = [state.to_move for state in self.states]
        return batch


def table_seed(seed: str | int, table: int) -> str:
    """The seed of a table's first game."""
    return f"{seed} table {table}"
