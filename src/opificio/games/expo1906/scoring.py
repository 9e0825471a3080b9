"""E7.3, E7.4 Points by source, as if the game ended now; E7.5 who wins."""

from __future__ import annotations

from opificio.games.expo1906.components import (
    CHITS,
    COLONIES,
    EIFFEL,
    FERRIS,
    FINE_ARTS,
    FIRST_ENERGY,
    METRO,
    SIMPLON,
)
from opificio.games.expo1906.patents import COLUMNS, LINES, front
from opificio.games.expo1906.state import NONE, Expo
from opificio.games.expo1906.supply import project_in, tile_of


def breakdown(state: Expo, seat: int) -> dict[str, int]:
    """Where a seat's points come from. The Tour Eiffel counts last, all other points included."""
    projects = project_points(state, seat)
    points = {
        "projects": projects,
        "leads": state.points[seat] - projects,
        "jury": jury_points(state, seat),
        "columns": column_points(state, seat),
    }
    chits = chits_of(state, seat)
    for chit in (FERRIS, COLONIES, METRO, FINE_ARTS, SIMPLON):
        points[CHITS[chit]] = chit_points(state, seat, chit) if chit in chits else 0
    so_far = sum(points.values())
    points[CHITS[EIFFEL]] = rounded_up(so_far, state.box.figures.eiffel_step) if EIFFEL in chits else 0
    return points


def winners(state: Expo) -> list[int]:
    """E7.5 Most points; then most money; else several share."""
    scores = state.scores()
    most = max([(scores[seat], state.money[seat]) for seat in range(state.players)])
    return [seat for seat in range(state.players) if (scores[seat], state.money[seat]) == most]


def project_points(state: Expo, seat: int) -> int:
    """The points of the completed projects themselves."""
    points = 0
    for project in state.box.projects:
        if state.completed[seat] >> project.number & 1:
            points += project.vp
    return points


def jury_points(state: Expo, seat: int) -> int:
    """E7.3 Completed projects of the energy that has the majority in the jury; none if both are equal."""
    steam, electricity = state.jury[0], state.jury[1]
    if steam == electricity:
        return 0
    energy = FIRST_ENERGY if steam > electricity else FIRST_ENERGY + 1
    points = 0
    for project in state.box.projects:
        if project.energy == energy and state.completed[seat] >> project.number & 1:
            points += state.box.figures.jury_points
    return points


def column_points(state: Expo, seat: int) -> int:
    """E7.3 For the right-most own token of each line, what its column gives; column 10 has chits instead."""
    points = 0
    for line in range(LINES):
        points += state.box.figures.column_points[front(state.piles, line, seat)]
    return points


def chits_of(state: Expo, seat: int) -> list[int]:
    """E5.5 The chits of the lines in whose column 10 the seat has a token; each scores once."""
    chits: list[int] = []
    for line in range(LINES):
        chit = state.chits[line]
        if chit != NONE and front(state.piles, line, seat) == COLUMNS:
            chits.append(chit)
    return chits


def chit_points(state: Expo, seat: int, chit: int) -> int:
    """E7.4 What a chit gives, the Tour Eiffel's left out."""
    figures = state.box.figures
    if chit == FERRIS:
        return rounded_up(state.money[seat], figures.ferris_step)
    if chit == COLONIES:
        return (state.cleared[seat] & state.occupied[seat]).bit_count()
    if chit == METRO:
        return min(figures.metro_most, figures.metro_points * technologies_in_lab(state, seat))
    if chit == SIMPLON:
        return shapes_in_lab(state, seat)
    return figures.fine_arts_points


def chit_worth(state: Expo, seat: int, chit: int) -> int:
    """What a chit that nobody has yet would give the seat if the game ended now."""
    if chit != EIFFEL:
        return chit_points(state, seat, chit)
    return rounded_up(sum(breakdown(state, seat).values()), state.box.figures.eiffel_step)


def technologies_in_lab(state: Expo, seat: int) -> int:
    """How many technologies lie in the lab."""
    technologies = 0
    for piece in state.labs[seat]:
        if tile_of(piece) >= state.box.first_technology:
            technologies += 1
    return technologies


def shapes_in_lab(state: Expo, seat: int) -> int:
    """How many different shapes the projects in the lab have, completed or not."""
    shapes = 0
    for piece in state.labs[seat]:
        number = project_in(state.box, piece)
        if number >= 0:
            shapes |= 1 << state.box.projects[number].shape
    return shapes.bit_count()


def rounded_up(points: int, step: int) -> int:
    """1 for each full step and for a part of one."""
    return (points + step - 1) // step
