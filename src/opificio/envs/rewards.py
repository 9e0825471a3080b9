"""What an agent gets when the game is over. Before that there is nothing."""

from __future__ import annotations

from typing import Final

from opificio.core.rule import BadSetup
from opificio.core.state import State

WIN: Final = "win"
POINTS: Final = "points"
KINDS: Final = [WIN, POINTS]
SOLO_POINTS: Final = 100


def checked_kind(kind: str) -> str:
    """The kind of reward, if there is such a one."""
    if kind not in KINDS:
        raise BadSetup(f"there is no reward {kind!r}; there are: {', '.join(KINDS)}")
    return kind


def rewards(state: State, kind: str = WIN) -> list[float]:
    """The rewards of a finished game, seat by seat.

    `points`: the final points. `win`: the victory, shared among the winners, on a scale where all rewards add
    up to 0: whoever wins alone gets 1, and each of n - 1 losers -1 / (n - 1). Who plays alone has beaten
    nobody: there it is the final points divided by 100.
    """
    if kind == POINTS:
        return [float(points) for points in state.scores()]
    if state.players == 1:
        return [state.scores()[0] / SOLO_POINTS]
    return victory(state.winners(), state.players)


def victory(winners: list[int], players: int) -> list[float]:
    """The rewards of two or more players when these have won."""
    lost = -1.0 / (players - 1)
    won = (players / len(winners) - 1) / (players - 1)
    return [won if seat in winners else lost for seat in range(players)]
