"""The dealer: decides the draws that the rules leave open.

The generator is sfc32: 32-bit adds, shifts and xors only, so the same seed gives the same games on
every platform, Python version and build. Each draw takes exactly one number from it: the k-th draw of a game
is a function of seed and k alone, and a table that takes moves back comes to the same draws again.
"""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final, TypeVar

from opificio.core.move import Move
from opificio.core.rule import BadSetup
from opificio.core.state import CHANCE, State
from opificio.core.text import is_one_line

S = TypeVar("S", bound=State)

_MASK: Final = 0xFFFFFFFF
_WARM_UP: Final = 12


class Generator:
    """sfc32, seeded with the SHA-256 of a text (prefixed: the commitment must not give the state away)."""

    def __init__(self, seed: str) -> None:
        digest = sha256(f"deal:{seed}".encode()).digest()
        self._a: int = int.from_bytes(digest[0:4], "big")
        self._b: int = int.from_bytes(digest[4:8], "big")
        self._c: int = int.from_bytes(digest[8:12], "big")
        self._counter: int = 1
        for _ in range(_WARM_UP):
            self.word()

    def word(self) -> int:
        """The next 32 bits."""
        a, b, c = self._a, self._b, self._c
        result = (a + b + self._counter) & _MASK
        self._counter = (self._counter + 1) & _MASK
        self._a = b ^ (b >> 9)
        self._b = (c + (c << 3)) & _MASK
        self._c = (((c << 21) & _MASK | c >> 11) + result) & _MASK
        return result

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1. One word always: the bias, limit / 2**32, is below notice."""
        return (self.word() * limit) >> 32

    def weighted(self, weights: list[int]) -> int:
        """An index of the list, each as likely as its weight says."""
        ticket = self.below(sum(weights))
        for at in range(len(weights)):
            ticket -= weights[at]
            if ticket < 0:
                return at
        raise AssertionError("weights must be positive")


class Dealer:
    """Settles draws, from a seed that stays secret while a game runs."""

    def __init__(self, seed: str | int) -> None:
        self.seed: Final = checked_seed(seed)
        self.generator: Final = Generator(self.seed)

    def skip(self, draws: int) -> Dealer:
        """This dealer, once so many draws were made: to resume a game, or after moves were taken back."""
        for _ in range(draws):
            self.generator.word()
        return self

    def draw(self, state: S) -> Move[S]:
        """One of the possible draws, by their weights."""
        return state.legal()[self.generator.weighted(state.weights())]

    def deal(self, state: S) -> None:
        """Carry out all pending draws on a state one owns."""
        while state.to_move == CHANCE:
            state.step(self.draw(state))

    def settle(self, state: S) -> S:
        """The position after all pending draws. The one given stays as it is."""
        if state.to_move != CHANCE:
            return state
        after = state.copy()
        self.deal(after)
        return after


def new_seed() -> str:
    """A fresh seed nobody can guess."""
    return secrets.token_hex(16)


def commitment(seed: str | int) -> str:
    """What is published before a game, so that nobody can choose the seed afterwards."""
    return sha256(checked_seed(seed).encode()).hexdigest()


def checked_seed(seed: str | int) -> str:
    """The seed as a text; BadSetup if it could not be published in a game file."""
    text = str(seed)
    if not is_one_line(text):
        raise BadSetup(f"a seed must be a text of one line, got {text[:60]!r}")
    return text
