"""One game with its dealer: what the adapters for single games share."""

from __future__ import annotations

from typing import Final, SupportsIndex

from opificio.core.game import Game
from opificio.core.state import OVER, State
from opificio.envs.actions import checked_move
from opificio.envs.rewards import checked_kind, rewards
from opificio.envs.seeds import Seeds
from opificio.luck.dealer import Dealer


class Table:
    """A game at which every draw is settled at once, so that always a seat is asked, or it is over."""

    def __init__(self, game: Game[State], players: int | None, reward: str, options: dict[str, int]) -> None:
        self.game: Final = game
        self.reward: Final = checked_kind(reward)
        self.options: Final = options
        self.state = game.start(players, **options)
        self.players: Final = self.state.players
        self._seeds = Seeds()
        self.seed = self._seeds.next()  # the dealer's, in the game that is played
        self._dealer = Dealer(self.seed)
        self._dealer.deal(self.state)

    def reset(self, seed: str | int | None = None) -> None:
        """A new game: with the draws of this seed, or else the next in the series of the last one."""
        if seed is not None:
            self._seeds = Seeds(seed)
        self.seed = self._seeds.next()
        self._dealer = Dealer(self.seed)
        self.state = self.game.start(self.players, **self.options)
        self._dealer.deal(self.state)

    def play(self, action: SupportsIndex) -> None:
        """The move with that id, if it is legal, and the draws that follow."""
        self.state.step(checked_move(self.state, action))
        self._dealer.deal(self.state)

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.to_move == OVER

    def rewards(self) -> list[float]:
        """Seat by seat; all 0 while the game runs."""
        return rewards(self.state, self.reward) if self.is_over() else [0.0] * self.players
