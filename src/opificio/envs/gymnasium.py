"""Gymnasium: one seat learns, bots of ours sit at the others.

Once this module is imported, `gymnasium.make("opificio/industry-v0", ...)` makes such an environment too.

>>> from opificio.envs.gymnasium import SeatEnv
>>> env = SeatEnv("industry", players=3, bots="greedy")
>>> seen, info = env.reset(seed=1906)
>>> over = False
>>> while not over:
...     action = env.action_space.sample(info["action_mask"])
...     seen, reward, over, truncated, info = env.step(action)
>>> reward in (-0.5, 1.0)
True
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from opificio.bots import Bot, make
from opificio.core.game import Game
from opificio.core.rule import BadSetup, IllegalMove
from opificio.core.state import State
from opificio.envs.arrays import Floats, Mask, action_mask, encoder, find_game, observation
from opificio.envs.extra import MissingExtra
from opificio.envs.rewards import WIN
from opificio.envs.spaces import actions_of, observations_of
from opificio.envs.table import Table
from opificio.games import registry

try:
    import gymnasium
except ImportError as error:
    raise MissingExtra(error) from None

LOSE: Final = "lose"
RAISE: Final = "raise"
ILLEGAL: Final = [LOSE, RAISE]
LOST: Final = -1.0


class SeatEnv(gymnasium.Env[Any, Any]):
    """A game at which one seat is yours.

    Observations are vectors, see `opificio.envs.arrays`; `info["action_mask"]` says what is legal.

    - `bots`: the name of a bot for all other seats, or a list of names, one for each of them by seat.
    - `seat`: yours; None for another one each game, in turn.
    - `reward`: `"win"` or `"points"`, see `opificio.envs.rewards`.
    - `illegal`: what becomes of an illegal action. `"lose"`: the game ends with a reward of -1 and the reason
      in `info["illegal"]`. `"raise"`: it is refused with the rule that forbids it.
    - Further options are the game's own, such as `balanced_draw=0`.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 4}  # noqa: RUF012 - as the base class declares it

    def __init__(
        self,
        game: str | Game[State] = "industry",
        players: int | None = None,
        *,
        bots: str | Sequence[str] = "greedy",
        seat: int | None = 0,
        reward: str = WIN,
        illegal: str = LOSE,
        render_mode: str | None = None,
        **options: int,
    ) -> None:
        self.table: Final = Table(find_game(game), players, reward, options)
        self.seat = 0
        self.render_mode = render_mode
        self._fixed_seat: Final = self._checked_seat(seat)
        self._names: Final = self._checked_bots(bots)
        if illegal not in ILLEGAL:
            raise BadSetup(f"illegal is one of {', '.join(ILLEGAL)}, got {illegal!r}")
        self._illegal: Final = illegal
        self._bots: dict[int, Bot] = {}
        self._games = 0
        self._ended = True
        self.observation_space = observations_of(len(encoder(self.table.game, self.table.players).names))
        self.action_space = actions_of(len(self.table.game.moves))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        """Begin a game and play until your seat is asked. The same seed gives the same draws and bots."""
        super().reset(seed=seed)
        if seed is not None:
            self._games = 0
        self.table.reset(seed)
        self.seat = self._games % self.table.players if self._fixed_seat is None else self._fixed_seat
        self._games += 1
        others = [each for each in range(self.table.players) if each != self.seat]
        self._bots = {
            each: make(name, self.table.game.name, f"{self.table.seed} bot {each}")
            for each, name in zip(others, self._names, strict=True)
        }
        self._play_bots()
        self._ended = False
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        """Your move, and those of the others until you are asked again or the game is over."""
        if self._ended:
            raise BadSetup("the game is over, or has not begun: call reset")
        try:
            self.table.play(action)
        except IllegalMove as refusal:
            if self._illegal == RAISE:
                raise
            self._ended = True
            return self._seen(), LOST, True, False, {**self._info(), "illegal": str(refusal)}
        self._play_bots()
        self._ended = self.table.is_over()
        return self._seen(), self.table.rewards()[self.seat], self._ended, False, self._info()

    def action_masks(self) -> Mask:
        """What is legal, under the name that Stable-Baselines' MaskablePPO calls."""
        return action_mask(self.table.state)

    def render(self) -> Any:
        """The position as text."""
        return str(self.table.state) if self.render_mode == "ansi" else None

    def _play_bots(self) -> None:
        """The game cannot end before the first question, so one of the seats is always asked at first."""
        while not self.table.is_over() and self.table.state.to_move != self.seat:
            state = self.table.state
            self.table.play(self._bots[state.to_move].choose(state).id)

    def _seen(self) -> Floats:
        return observation(self.table.state, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}

    def _checked_seat(self, seat: int | None) -> int | None:
        if seat is not None and not 0 <= seat < self.table.players:
            raise BadSetup(f"seats are 0 to {self.table.players - 1}, there is no {seat}")
        return seat

    def _checked_bots(self, bots: str | Sequence[str]) -> list[str]:
        others = self.table.players - 1
        names = [bots] * others if isinstance(bots, str) else list(bots)
        if len(names) != others:
            raise BadSetup(f"bots must be one name, or {others}, one for each other seat; got {len(names)}")
        for name in names:
            make(name, self.table.game.name, "")  # refuses names that are none
        return names


for _name in registry.NAMES:
    gymnasium.register(
        id=f"opificio/{_name}-v0", entry_point="opificio.envs.gymnasium:SeatEnv", kwargs={"game": _name}
    )
