"""Games that bots play, one decision at a time."""

from __future__ import annotations

from collections.abc import Iterator

from opificio.bots import make
from opificio.core.game import Game
from opificio.core.move import Move
from opificio.core.state import CHANCE, OVER, State
from opificio.luck.dealer import Dealer


def decisions(game: Game[State], bots: list[str], seed: str) -> Iterator[tuple[State, Move[State]]]:
    """A whole game: each position that a bot was asked in, and its answer."""
    state = game.start(len(bots))
    dealer = Dealer(seed)
    seated = [make(bot, game.name, f"{seed} {seat}") for seat, bot in enumerate(bots)]
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            dealer.deal(state)
        else:
            move = seated[state.to_move].choose(state)
            yield state.copy(), move
            state.step(state.checked(move))


def greedy_answers(state: State) -> set[str]:
    """What the greedy bot answers: one move, or several that it finds alike."""
    game = state.the_game().name
    return {make("greedy", game, str(luck)).choose(state).text for luck in range(5)}


def greedy_answer(state: State) -> str:
    """What the greedy bot answers; the same whatever its luck, or it has no opinion."""
    answers = greedy_answers(state)
    assert len(answers) == 1, f"greedy finds these alike: {answers}"
    return answers.pop()
