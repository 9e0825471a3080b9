"""I6 Final points by source, and who wins."""

from __future__ import annotations

from opificio.games.industry.components import BONUS, BONUS_KINDS, members
from opificio.games.industry.state import Industry


def breakdown(state: Industry, seat: int) -> dict[str, int]:
    """I6.2 The seat's points by source, as if the game ended now."""
    figures = state.board.figures
    developed = state.developed[seat]
    sources = {
        "development": state.points[seat],
        "roads": figures.link_points * joined_pairs(state.board.roads, developed),
        "technologies": figures.link_points * joined_pairs(state.board.links, developed),
    }
    for kind, name in enumerate(BONUS_KINDS):
        sources[name] = bonus_points(state, seat, kind)
    sources["talers"] = state.talers[seat] // figures.talers_per_point
    sources["jokers"] = figures.joker_points * len(members(state.jokers[seat]))
    sources["subsidy"] = 0 if state.may_take_subsidy(seat) else figures.subsidy_points
    return sources


def joined_pairs(pairs: list[tuple[int, int]], developed: int) -> int:
    """How many pairs have both ends developed by the same player."""
    joined = 0
    for one, other in pairs:
        if developed >> one & developed >> other & 1:
            joined += 1
    return joined


def bonus_points(state: Industry, seat: int, kind: int) -> int:
    """I6.3 The multipliers of a kind add up; each counts for every own factory on the kind's network."""
    multipliers = 0
    for zone in members(state.developed[seat]):
        if state.board.zones[zone].kind == BONUS and state.board.zones[zone].bonus == kind:
            multipliers += state.board.zones[zone].multiplier
    if not multipliers:
        return 0
    return multipliers * len(members(state.developed[seat] & state.board.network[kind]))


def winners(state: Industry) -> list[int]:
    """I6.5 Most points; then most developed zones; then most talers; then shared."""
    scores = state.scores()
    standing = [
        (scores[seat], len(members(state.developed[seat])), state.talers[seat])
        for seat in range(state.players)
    ]
    best = max(standing)
    return [seat for seat in range(state.players) if standing[seat] == best]
