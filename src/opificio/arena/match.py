"""One game between bots, from a seed, kept as a record."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Final

from opificio.bots import Bot, make
from opificio.core.game import Game
from opificio.core.move import Move
from opificio.core.record import Record, record_of
from opificio.core.state import CHANCE, OVER, State
from opificio.luck.dealer import Dealer, commitment


class Seated:
    """A bot at its seat, and what it took to answer."""

    def __init__(self, bot: Bot) -> None:
        self.asked = 0
        self.seconds = 0.0
        self._bot: Final = bot

    def choose(self, state: State) -> Move[State]:
        """The bot's answer."""
        begun = perf_counter()
        move = self._bot.choose(state)
        self.seconds += perf_counter() - begun
        self.asked += 1
        return move


class Result:
    """How a game between bots ended."""

    def __init__(self, record: Record, final: State, seated: Sequence[Seated]) -> None:
        self.record: Final = record
        self.scores: Final = final.scores()
        self.breakdown: Final = final.breakdown()
        self.winners: Final = final.winners()
        self.places: Final = places(self.scores, self.winners)
        self.asked: Final = [each.asked for each in seated]
        self.seconds: Final = [each.seconds for each in seated]
        self.decisions: Final = sum(self.asked)  # of bots; answers without alternative do not count


def play_match(
    game: Game[State], bots: Sequence[str], seed: str, options: dict[str, int] | None = None
) -> Result:
    """The bots named, seat by seat, play a whole game. The same arguments give the same game."""
    state = game.start(len(bots), **(options or {}))
    record = record_of(state)
    record.names.update(dict(enumerate(bots)))
    record.commitment = commitment(seed)
    facts = state.listen()
    seated = [Seated(make(name, game.name, f"{seed} bot {seat}")) for seat, name in enumerate(bots)]
    _play_out(state, seated, Dealer(seed))
    record.keep(facts)
    record.scores, record.seed = state.scores(), seed
    return Result(record, state, seated)


def _play_out(state: State, seated: Sequence[Seated], dealer: Dealer) -> None:
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            dealer.deal(state)
        else:
            move = seated[state.to_move].choose(state)
            state.step(state.checked(move))


def places(scores: Sequence[int], winners: Sequence[int]) -> list[int]:
    """Each seat's place, 1 the best: winners, tie-breaks applied, then by points; equal points share one."""
    worth = [(seat in winners, score) for seat, score in enumerate(scores)]
    return [1 + sum(other > own for other in worth) for own in worth]
