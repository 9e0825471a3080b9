"""The games of a study: one bot at all seats, as many games as are asked for."""

from __future__ import annotations

from collections.abc import Generator
from functools import cache, partial

import msgspec

from opificio.arena.executors import Executor
from opificio.arena.match import play_match
from opificio.balance.registry import STUDIES
from opificio.balance.watcher import Counts, watch
from opificio.core.game import Game
from opificio.core.state import State
from opificio.games.registry import with_edition
from opificio.library import game as find_game


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """What decides every game."""

    game: str
    bot: str
    players: int
    seed: str
    options: dict[str, int] = {}
    edition: str | None = None  # the text of one, where it is not the game's own: files are edited meanwhile

    def find_game(self) -> Game[State]:
        """The game with its edition."""
        return _game(self.game, self.edition)


@cache
def _game(name: str, edition: str | None) -> Game[State]:
    return find_game(name) if edition is None else with_edition(name, edition, "the edition")


class Watched(msgspec.Struct, frozen=True, kw_only=True):
    """What one game came to. Lists are by place in turn order."""

    scores: list[int]
    places: list[int]
    shares: list[float]  # of the win: a shared one counts in parts
    sources: list[dict[str, int]]  # of points
    decisions: int
    counts: Counts


def play_one(setup: Setup, number: int) -> Watched:
    """The game of that number."""
    game = setup.find_game()
    result = play_match(game, [setup.bot] * setup.players, f"{setup.seed}/{number}", setup.options)
    watcher = STUDIES[setup.game].watcher(game, setup.players)
    watch(game, result.record, watcher)
    order = watcher.order()
    part = 1 / len(result.winners)
    return Watched(
        scores=[result.scores[seat] for seat in order],
        places=[result.places[seat] for seat in order],
        shares=[part if seat in result.winners else 0.0 for seat in order],
        sources=[result.breakdown[seat] for seat in order],
        decisions=result.decisions,
        counts=watcher.counts,
    )


def play(setup: Setup, executor: Executor, games: int) -> Generator[Watched, None, None]:
    """So many games, in the order of their numbers; the same wherever they are played."""
    yield from executor.run(partial(play_one, setup), range(games))
