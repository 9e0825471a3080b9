"""What a seat is advised: the shortest plans to complete each project that is within its reach."""

from __future__ import annotations

from typing import Final

from opificio.core.state import OVER, Json
from opificio.games.expo1906.components import SCRAP_ID
from opificio.games.expo1906.decisions.put import leads_for
from opificio.games.expo1906.lab import TURN_DEGREES, first_cell, rotation_of
from opificio.games.expo1906.planner import MOST_STEPS, REMOVE, Plan, PlanStep, plan
from opificio.games.expo1906.state import NONE, Expo
from opificio.games.expo1906.supply import mask_of, piece_of, project_in, with_piece

MOST_STEPS_BUYING: Final = 6  # two Laboratories: what is for sale now may be gone by a third


def plans(state: Expo, seat: int) -> list[Json]:
    """A plan with purchases and, where these can be done without, one with the seat's own tiles.

    The projects are those in its lab, those beside it, and those in the Academy. The shortest come first, of
    these those with fewest purchases, then those that bring most points.
    """
    if state.to_move == OVER:
        return []
    rest = _at_rest(state, seat)
    found = [each for project in _projects(rest, seat) for each in _ways(rest, seat, project)]
    ranks = [
        (len(each.steps), each.purchases(), -_points(rest, seat, each), each.project, at)
        for at, each in enumerate(found)
    ]
    return [_told(rest, seat, found[rank[-1]]) for rank in sorted(ranks)]


def _at_rest(state: Expo, seat: int) -> Expo:
    """The position with the tile in hand, if the seat has one, back where it came from."""
    if state.held == NONE or seat != state.to_move:
        return state
    rest = state.copy()
    if state.held_from == NONE:
        rest.tiles[seat] = tuple(sorted([*state.tiles[seat], state.held]))
    else:
        piece = piece_of(state.held, state.held_from)
        rest.labs[seat] = with_piece(state.labs[seat], piece)
        rest.occupied[seat] |= mask_of(state.box, piece)
    return rest


def _projects(state: Expo, seat: int) -> list[int]:
    box = state.box
    numbers = [project_in(box, piece) for piece in state.labs[seat]]
    numbers.extend([tile - box.first_project for tile in state.tiles[seat] if tile < box.first_technology])
    numbers.extend(state.academy)
    return [number for number in numbers if number >= 0 and not state.completed[seat] >> number & 1]


def _ways(state: Expo, seat: int, project: int) -> list[Plan]:
    bought = plan(state, seat, project, True, MOST_STEPS_BUYING)
    if bought is not None and not bought.purchases():
        return [bought]
    own = None if project in state.academy else plan(state, seat, project, False, MOST_STEPS)
    return [each for each in [own, bought] if each is not None]


def _points(state: Expo, seat: int, each: Plan) -> int:
    """What completing the project would score now (E4.3)."""
    project = state.box.projects[each.project]
    return project.vp + leads_for(state, seat, project)


# As data


def _told(state: Expo, seat: int, each: Plan) -> Json:
    return {
        "project": state.box.projects[each.project].id,
        "steps": [_step(state, step) for step in each.steps],
        "purchases": each.purchases(),
        "points": _points(state, seat, each),
    }


def _step(state: Expo, step: PlanStep) -> Json:
    return {
        "do": "remove" if step.kind == REMOVE else "put",
        "tile": SCRAP_ID if step.tile == NONE else state.box.tile_ids[step.tile],
        "at": state.box.lab.cell_id(first_cell(step.spot)),
        "turn": TURN_DEGREES[rotation_of(step.spot)],
        "buy": step.to_buy,
    }
