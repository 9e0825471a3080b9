"""Many games at once: all are stepped by one call, and what agents need is written into the same arrays.

>>> from opificio.envs.vector import VectorEnv
>>> env = VectorEnv("industry", players=3, tables=64, seed=1906)
>>> env.observations.shape, env.masks.shape, env.rewards.shape
((64, 612), (64, 350), (64, 3))
>>> finished = 0
>>> while not finished:
...     env.step(env.masks.argmax(axis=1))  # an agent that always takes the first legal move
...     finished += int(env.dones.sum())
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

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


class VectorEnv:
    """So many tables of a game. Draws are settled, and finished games replaced by new ones, within a step.

    Everything is in arrays that are written anew by every step; copy what you keep. Table by table:

    - `observations` (float32), `masks` (int8): as the seat sees it that is asked; see `opificio.envs.arrays`.
    - `actors` (int64): which seat that is.
    - `rewards` (float32): a column for each seat, 0 but for games that the last step ended.
    - `dones` (bool): whether the last step ended the game. All but `rewards` tells of the next game then.

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
        self.observations: Final[Floats] = np.zeros((tables, len(self._encoder.names)), np.float32)
        self.masks: Final[Mask] = np.zeros((tables, len(self.game.moves)), np.int8)
        self.actors: Final[NDArray[np.int64]] = np.zeros(tables, np.int64)
        self.rewards: Final[Floats] = np.zeros((tables, self.players), np.float32)
        self.dones: Final[NDArray[np.bool_]] = np.zeros(tables, np.bool_)
        self._seen: Final = Sheet()
        self._legal: Final = Sheet()
        self._seeds: list[Seeds] = []
        self.states: list[State] = []
        self._dealers: list[Dealer] = []
        self.reset(seed)

    def reset(self, seed: str | int) -> None:
        """Begin all games anew."""
        self._seeds = [Seeds(table_seed(seed, at)) for at in range(self.tables)]
        self._dealers = [Dealer(seeds.next()) for seeds in self._seeds]
        self.states = [self._opening(dealer) for dealer in self._dealers]
        self.rewards.fill(0)
        self.dones.fill(False)
        self._write()

    def step(self, actions: Sequence[int] | NDArray[np.integer]) -> None:
        """One move at every table, by its id. If one is refused, nothing is played at any table."""
        chosen = (
            [int(action) for action in actions] if isinstance(actions, list) else np.asarray(actions).tolist()
        )
        self._check(chosen)
        self.rewards.fill(0)
        self.dones.fill(False)
        for at in step_all(self.states, self._dealers, chosen):
            self._end(at)
        self._write()

    def random_actions(self, chooser: Generator) -> list[int]:
        """A legal move for every table, by its id: for opponents, for exploring, for measuring."""
        return choose_all(self.states, chooser)

    def _check(self, chosen: list[int]) -> None:
        if len(chosen) != self.tables:
            raise BadSetup(f"there are {self.tables} tables, got {len(chosen)} actions")
        refused = first_refused(self.states, chosen)
        if refused >= 0:
            checked_move(self.states[refused], chosen[refused])  # raises, and says why

    def _end(self, at: int) -> None:
        self.rewards[at] = rewards(self.states[at], self._reward)
        self.dones[at] = True
        self._dealers[at] = Dealer(self._seeds[at].next())
        self.states[at] = self._opening(self._dealers[at])

    def _opening(self, dealer: Dealer) -> State:
        state = self.game.start(self.players, **self._options)
        dealer.deal(state)
        return state

    def _write(self) -> None:
        note_all(self._encoder, self.states, self._seen, self._legal)
        self.observations.fill(0)
        fill_in(self.observations.reshape(-1), self._seen)
        self.masks.fill(0)
        fill_in(self.masks.reshape(-1), self._legal)
        self.actors[:] = [state.to_move for state in self.states]


def table_seed(seed: str | int, table: int) -> str:
    """The seed of a table's first game."""
    return f"{seed} table {table}"
