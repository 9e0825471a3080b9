"""Games that nobody played, and what they come to together."""

from __future__ import annotations

from opificio.balance.play import Setup, Watched
from opificio.balance.results import Results
from opificio.balance.watcher import Counts


def watched(scores: list[int], counts: Counts | None = None) -> Watched:
    """A game in which the seats, by turn order, scored so much."""
    best = max(scores)
    winners = scores.count(best)
    return Watched(
        scores=scores,
        places=[1 + sum(other > score for other in scores) for score in scores],
        shares=[1 / winners if score == best else 0.0 for score in scores],
        sources=[{"development": score} for score in scores],
        decisions=100,
        counts=counts or {},
    )


def results(*games: Watched, game: str = "industry", players: int = 4) -> Results:
    found = Results(Setup(game=game, bot="foreman", players=players, seed="1906"))
    for each in games:
        found.add(each)
    return found
