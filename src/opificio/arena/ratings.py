"""Ratings of bots from the places they took, by openskill's Plackett-Luce model."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce


class Rating(NamedTuple):
    """How strong a bot is thought to be, and how sure that is: one standard deviation."""

    mean: float
    deviation: float


def ratings(bots: int, games: Iterable[tuple[Sequence[int], Sequence[int]]]) -> list[Rating]:
    """The bots' ratings after these games, in their order: each the bots by seat and their places.

    A bot at several seats of a table is rated at each of them and keeps the mean: so the game says as much of
    it as if it had sat there once.
    """
    model = PlackettLuce(tau=0.0)  # tau lets strengths drift from game to game; those of bots do not
    known = [Rating(model.mu, model.sigma) for _ in range(bots)]
    for seating, places in games:
        teams = [[model.rating(mu=known[bot].mean, sigma=known[bot].deviation)] for bot in seating]
        after = [team[0] for team in model.rate(teams, ranks=[float(place) for place in places])]
        for bot in set(seating):
            own = [rating for rating, at in zip(after, seating, strict=True) if at == bot]
            known[bot] = Rating(
                sum(rating.mu for rating in own) / len(own), sum(rating.sigma for rating in own) / len(own)
            )
    return known
