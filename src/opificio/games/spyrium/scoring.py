"""S12 Final points by source, and who wins."""

from __future__ import annotations

from opificio.games.spyrium.components import (
    AUTOMATION,
    CAPITALIZATION,
    COMMERCE,
    CRANE,
    ENGINEERING,
    FACTORY,
    LOBBYING,
    TAYLORISM,
    TECHNIQUES,
)
from opificio.games.spyrium.state import CARD_BITS, Spyrium
from opificio.games.spyrium.tokens import count_tokens


def breakdown(state: Spyrium, seat: int) -> dict[str, int]:
    """S12 The seat's points by source, as if the game ended now."""
    sources = {"play": state.points[seat], "buildings": printed_points(state, seat, factories_only=False)}
    for technique, name in enumerate(TECHNIQUES):
        sources[name] = technique_points(state, seat, technique) if state.has(seat, technique) else 0
    return sources


def printed_points(state: Spyrium, seat: int, *, factories_only: bool) -> int:
    """The VP printed on the seat's buildings, or on those with the factory symbol."""
    points = 0
    for building in state.districts[seat]:
        card = state.box.cards[building & CARD_BITS]
        if card.symbols & FACTORY or not factories_only:
            points += card.points
    return points


def technique_points(state: Spyrium, seat: int, technique: int) -> int:
    """S7 What a technique that the seat has brings at the end, 7 VP at most."""
    counted = 0
    if technique == AUTOMATION:
        counted = state.spyrium[seat]
    elif technique == CAPITALIZATION:
        counted = state.money[seat] // 2
    elif technique == ENGINEERING:
        counted = printed_points(state, seat, factories_only=True)
    elif technique == LOBBYING:
        counted = state.box.residence[state.residence[seat]]
    elif technique == CRANE:
        counted = len(state.districts[seat])
    elif technique == TAYLORISM:
        counted = state.workers[seat]
    elif technique == COMMERCE:
        counted = count_tokens(state.kept[seat])
    return min(counted, state.box.figures.technique_points)


def winners(state: Spyrium) -> list[int]:
    """S12 Most points; equal scores share the win."""
    scores = state.scores()
    best = max(scores)
    return [seat for seat in range(state.players) if scores[seat] == best]
