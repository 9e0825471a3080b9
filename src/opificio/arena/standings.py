"""What many games tell: win shares with their intervals, scores, where the points came from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from opificio.arena.intervals import wilson
from opificio.arena.simulation import Played


class Standing:
    """How a bot, or a seat, did."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.games = 0
        self.wins = 0.0  # a shared win counts in parts
        self.best = 0
        self.worst = 0
        self.seats: Final[dict[int, int]] = {}  # how often it sat where
        self.scores: Final[list[int]] = []
        self._sources: Final[dict[str, int]] = {}

    def add(self, seat: int, share: float, score: int, sources: dict[str, int]) -> None:
        """Count one game."""
        self.best = max(self.best, score) if self.games else score
        self.worst = min(self.worst, score) if self.games else score
        self.games += 1
        self.wins += share
        self.seats[seat] = self.seats.get(seat, 0) + 1
        self.scores.append(score)
        for source, points in sources.items():
            self._sources[source] = self._sources.get(source, 0) + points

    def share(self) -> float:
        """The share of the games it won."""
        return self.wins / self.games

    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the win share."""
        return wilson(self.share(), self.games)

    def mean(self) -> float:
        """The mean score."""
        return sum(self.scores) / self.games

    def mean_points(self) -> dict[str, float]:
        """Where the points came from, on average."""
        return {name: round(points / self.games, 6) for name, points in self._sources.items()}

    def document(self) -> dict[str, object]:
        """All of it as data."""
        return {
            "name": self.name,
            "games": self.games,
            "wins": round(self.wins, 6),
            "win_share": round(self.share(), 6),
            "win_share_95": [round(end, 6) for end in self.interval()],
            "mean_score": round(self.mean(), 6),
            "best_score": self.best,
            "worst_score": self.worst,
            "mean_points": self.mean_points(),
            "games_at_seat": {str(seat + 1): self.seats[seat] for seat in sorted(self.seats)},
        }


def standings(bots: Sequence[str], played: Iterable[Played]) -> tuple[list[Standing], list[Standing]]:
    """How the bots did, in the order they were named, and how the seats did."""
    by_bot = [Standing(name) for name in numbered(bots)]
    by_seat = [Standing(f"{seat + 1}") for seat in range(len(bots))]
    for game in played:
        for bot, seat in enumerate(game.seats):
            figures = (seat, game.shares[bot], game.scores[bot], game.breakdown[bot])
            by_bot[bot].add(*figures)
            by_seat[seat].add(*figures)
    return by_bot, by_seat


def numbered(bots: Sequence[str]) -> list[str]:
    """Names that tell bots of the same kind apart."""
    return [
        f"{name} {bots[: at + 1].count(name)}" if bots.count(name) > 1 else name
        for at, name in enumerate(bots)
    ]
