"""Who is measured at what, and what is aimed at. A new game or measure is a line here."""

from __future__ import annotations

from typing import Final

OURS: Final = "benchmarks.worker"
PEER: Final = "benchmarks.peer"
BUILDS: Final = ["compiled", "interpreted"]


class Contender:
    """One program measuring one thing, again in each round."""

    def __init__(self, worker: str, game: str, measure: str, players: int, build: str) -> None:
        self.worker: Final = worker
        self.game: Final = game
        self.measure: Final = measure
        self.players: Final = players
        self.build: Final = build
        self.key: Final = f"{game} {measure} {players} {build}"

    @property
    def arguments(self) -> list[str]:
        """What its worker is told."""
        game = [self.game] if self.worker == OURS else []
        return [*game, self.measure, "--players", str(self.players)]


def ours(game: str, measure: str, *players: int) -> list[Contender]:
    """Both builds of our engine, at these numbers of players."""
    return [Contender(OURS, game, measure, seats, build) for seats in players for build in BUILDS]


CONTENDERS: Final = [
    Contender(PEER, "catanatron", "play", 4, "its own"),
    Contender(PEER, "catanatron", "play", 3, "its own"),
    Contender(PEER, "catanatron", "copy", 4, "its own"),
    *ours("industry", "play", 4, 3),
    *ours("industry", "playout", 4),
    *ours("industry", "copy", 4),
    *ours("spyrium", "play", 4, 3),
    *ours("spyrium", "playout", 4),
    *ours("spyrium", "copy", 4),
    *ours("expo1906", "play", 4, 3),
    *ours("expo1906", "playout", 4),
    *ours("expo1906", "copy", 4),
]


class Target:
    """How far our figure should be from Catanatron's, as a factor: at least, for what goes by the second."""

    def __init__(self, game: str, measure: str, build: str, rate: str, factor: float) -> None:
        self.game: Final = game
        self.measure: Final = measure
        self.build: Final = build
        self.rate: Final = rate
        self.factor: Final = factor


def targets(game: str, compiled: float, interpreted: float, copy: float) -> list[Target]:
    """What is aimed at for a game."""
    return [
        Target(game, "play", "compiled", "decisions_per_second", compiled),
        Target(game, "play", "interpreted", "decisions_per_second", interpreted),
        Target(game, "copy", "compiled", "copy_us", copy),
        Target(game, "copy", "compiled", "copy_kept_us", copy),
    ]


TARGETS: Final = [
    *targets("industry", 30, 4, 1 / 20),
    *targets("spyrium", 20, 3, 1 / 15),
    *targets("expo1906", 10, 2, 1 / 10),
]
