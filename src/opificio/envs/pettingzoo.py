"""PettingZoo: every seat is an agent, `seat_0` and so on, and they are asked one at a time (AEC).

>>> from opificio.envs.pettingzoo import env
>>> table = env("industry", players=3)
>>> table.reset(seed=1906)
>>> for agent in table.agent_iter():
...     seen, reward, terminated, truncated, info = table.last()
...     table.step(None if terminated else int(seen["action_mask"].argmax()))
>>> table.agents
[]
"""

from __future__ import annotations

from typing import Any, Final

from opificio.core.game import Game
from opificio.core.state import State
from opificio.envs.arrays import action_mask, encoder, find_game, np, observation
from opificio.envs.extra import MissingExtra
from opificio.envs.rewards import WIN
from opificio.envs.spaces import actions_of, masks_of, observations_of
from opificio.envs.table import Table

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ImportError as error:
    raise MissingExtra(error) from None


def env(game: str | Game[State] = "industry", players: int | None = None, **options: Any) -> Any:
    """A game as PettingZoo wants it, watched for calls in the wrong order; see `SeatsEnv` for the options."""
    return OrderEnforcingWrapper(SeatsEnv(game, players, **options))


class SeatsEnv(AECEnv):
    """A game whose seats are agents.

    An observation is `{"observation": vector, "action_mask": mask}`; see `opificio.envs.arrays`. Draws are
    settled by a dealer with the seed of `reset`. Rewards come at the end, by `reward="win"` or `"points"`;
    see `opificio.envs.rewards`. Further options are the game's own, such as `balanced_draw=0`. An illegal
    action is refused with the rule that forbids it, and nothing is changed.
    """

    def __init__(
        self,
        game: str | Game[State] = "industry",
        players: int | None = None,
        *,
        reward: str = WIN,
        render_mode: str | None = "ansi",
        **options: int,
    ) -> None:
        super().__init__()
        self.table: Final = Table(find_game(game), players, reward, options)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"opificio_{self.table.game.name}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.players)]
        width = len(encoder(self.table.game, self.table.players).names)
        moves = len(self.table.game.moves)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": observations_of(width), "action_mask": masks_of(moves)})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: actions_of(moves) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may do: the ids of the game's moves."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. The same seed gives the same draws; without one, the next game of the last seed."""
        self.table.reset(seed)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: Any) -> None:
        """The move of the agent that is asked; None from each agent once the game is over."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self.table.play(action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        if self.table.is_over():
            self.rewards = dict(zip(self.agents, self.table.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        else:
            self._select()

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[self.table.state.to_move]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees; its mask is all 0 unless it is asked."""
        state, seat = self.table.state, self.possible_agents.index(agent)
        mask = action_mask(state) if state.to_move == seat else np.zeros(len(self.table.game.moves), np.int8)
        return {"observation": observation(state, seat), "action_mask": mask}

    def render(self) -> str | None:
        """The position as text."""
        return str(self.table.state) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""
