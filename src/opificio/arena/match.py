"""One game between bots, from a seed, kept as a record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from opificio.bots import Bot, make
from opificio.core.game import Game
from opificio.core.record import Record, record_of
from opificio.core.state import CHANCE, OVER, State
from opificio.luck.dealer import Dealer, commitment


class Result:
    """How a game between bots ended."""

    def __init__(self, record: Record, final: State, decisions: int) -> None:
        self.record: Final = record
        self.scores: Final = final.scores()
        self.breakdown: Final = final.breakdown()
        self.winners: Final = final.winners()
        self.decisions: Final = decisions  # asked of a bot; answers without alternative do not count


def play_match(
    game: Game[State], bots: Sequence[str], seed: str, options: dict[str, int] | None = None
) -> Result:
    """The bots named, seat by seat, play a whole game. The same arguments give the same game."""
    state = game.start(len(bots), **(options or {}))
    record = record_of(state)
    record.names.update(dict(enumerate(bots)))
    record.commitment = commitment(seed)
    facts = state.listen()
    seated = [make(name, game.name, f"{seed} bot {seat}") for seat, name in enumerate(bots)]
    decisions = _play_out(state, seated, Dealer(seed))
    record.keep(facts)
    record.scores, record.seed = state.scores(), seed
    return Result(record, state, decisions)


def _play_out(state: State, seated: Sequence[Bot], dealer: Dealer) -> int:
    decisions = 0
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            dealer.deal(state)
        else:
            move = seated[state.to_move].choose(state)
            state.step(state.checked(move))
            decisions += 1
    return decisions
