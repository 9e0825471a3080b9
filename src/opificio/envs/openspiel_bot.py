"""OpenSpiel's tree search as an opponent at our tables."""

from __future__ import annotations

from hashlib import sha256
from time import perf_counter
from typing import Any, Final

from opificio.core.move import Move
from opificio.core.rule import BadSetup
from opificio.core.state import State
from opificio.envs.arrays import find_game, np
from opificio.envs.extra import MissingExtra
from opificio.envs.openspiel import game_of

try:
    from open_spiel.python.algorithms import mcts
except ImportError as error:
    raise MissingExtra(error) from None

UCT_C: Final = 2.0
"""How much the search explores: what OpenSpiel's own examples use."""
FEWEST_SIMULATIONS: Final = 2
"""The first looks at the position only, the second tries a move."""
NO_LIMIT: Final = 10**9


class TimeIsUp(Exception):
    """The search has had its seconds."""


class TimedSearch(mcts.MCTSBot):
    """OpenSpiel's search, unchanged, but that it can be ended by the clock after any simulation."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.deadline = float("inf")
        self.root: Any = None

    def _apply_tree_policy(self, root: Any, state: Any) -> Any:
        """The search begins every simulation here."""
        self.root = root
        if root.children and perf_counter() >= self.deadline:
            raise TimeIsUp
        return super()._apply_tree_policy(root, state)

    def mcts_search(self, state: Any) -> Any:
        """The root of the tree, grown for as long as it may."""
        try:
            return super().mcts_search(state)
        except TimeIsUp:
            return self.root


class OpenSpielBot:
    """Chooses by OpenSpiel's MCTS with random rollouts, from any position."""

    def __init__(
        self,
        game: str,
        seed: str,
        *,
        simulations: int | None = None,
        seconds: float | None = None,
        name: str = "openspiel",
    ) -> None:
        if (simulations is None) == (seconds is None):
            raise BadSetup("openspiel needs a budget: either simulations or seconds a move")
        if simulations is not None and simulations < FEWEST_SIMULATIONS:
            raise BadSetup(f"simulations must be {FEWEST_SIMULATIONS} or more, got {simulations}")
        self.name = name
        self._game: Final = find_game(game).name
        self._simulations: Final = NO_LIMIT if simulations is None else simulations
        self._seconds: Final = float("inf") if seconds is None else seconds
        self._numbers: Final = np.random.RandomState(number_from(seed))
        self.simulated = 0  # simulations made for the last move

    def choose(self, state: State) -> Move[State]:
        """The move that the search visited most."""
        if state.the_game().name != self._game:
            raise BadSetup(f"this bot plays {self._game}, not {state.the_game().name}")
        game = game_of(state)
        search = TimedSearch(
            game,
            UCT_C,
            self._simulations,
            mcts.RandomRolloutEvaluator(random_state=self._numbers),
            random_state=self._numbers,
        )
        search.deadline = perf_counter() + self._seconds
        root = search.mcts_search(game.state_at(state))
        self.simulated = root.explore_count
        best: int = root.best_child().action
        return state.the_game().moves[best]


def make_openspiel_bot(
    game: str, seed: str, simulations: int | None = None, seconds: float | None = None
) -> OpenSpielBot:
    """OpenSpiel's search as a bot of ours, with a budget of simulations or of seconds a move."""
    return OpenSpielBot(game, seed, simulations=simulations, seconds=seconds)


def number_from(seed: str) -> int:
    """A seed for numpy, which takes 32 bits."""
    return int.from_bytes(sha256(seed.encode()).digest()[:4], "big")
