"""What is shown of a box and a position, built field by field: what is not named here is not seen.

Expo 1906 hides nothing but the order of piles, which no position holds. So every seat sees the same; who is
asked where a tile goes also sees what it would give and complete there.
"""

from __future__ import annotations

from opificio.core.state import Json
from opificio.games.expo1906.components import (
    CARDS,
    CHITS,
    ENERGIES,
    NO_CARD,
    PROJECT_SHAPES,
    RESOURCES,
    SHAPES,
    Box,
    Project,
    Technology,
)
from opificio.games.expo1906.decisions.put import Put, leads_for
from opificio.games.expo1906.lab import OFFSETS, ROTATIONS, TURN_DEGREES, amount, first_cell, rotation_of
from opificio.games.expo1906.notation import (
    DECK_NAME,
    GHOST_NAME,
    NO,
    card_names,
    chit_name,
    line_name,
    option_names,
    project_name,
    spot_text,
    tile_name,
    tile_names,
)
from opificio.games.expo1906.patents import (
    COLUMNS,
    FIRST_COLUMN,
    GHOST,
    LINES,
    NO_TOKEN,
    leader,
    owners,
    space,
)
from opificio.games.expo1906.scoring import chits_of
from opificio.games.expo1906.state import (
    DECK,
    HANDICAPS,
    NONE,
    PURCHASE,
    PUT,
    QUESTIONS,
    STATION_TILE,
    SWAP,
    Expo,
)
from opificio.games.expo1906.supply import (
    gift,
    is_met,
    mask_of,
    piece_of,
    project_in,
    spot_of,
    supply,
    tile_of,
    with_piece,
)

# The box


def describe(box: Box) -> Json:
    """The tiles, the lab and the boards, for whoever draws them."""
    figures = box.figures
    return {
        "resources": RESOURCES,
        "lines": [RESOURCES[line] for line in box.lines],
        "columns": figures.columns,
        "arrows": _arrows(box),
        "lab": {"rows": box.lab.rows, "columns": box.lab.columns, "scraps": box.lab.cell_ids(box.scraps)},
        "shapes": {name: _turns(shape) for shape, name in enumerate(SHAPES)},
        "tiles": [
            {"id": tile.id, "two": RESOURCES[tile.two], "one": RESOURCES[tile.one], "copies": tile.copies}
            for tile in box.resources
        ],
        "projects": [_project(project) for project in box.projects],
        "technologies": [_technology(technology) for technology in box.technologies],
        "cards": CARDS,
        "chits": CHITS,
        "jury": {
            "spaces": figures.jury_spaces,
            **{energy: box.jury[at] for at, energy in enumerate(ENERGIES)},
        },
        "figures": {
            "most_money": figures.most_money,
            "projects_to_end": figures.projects_to_end,
            "rounds": figures.rounds,
            "station_prices": figures.station_prices,
            "academy_price": figures.academy_price,
            "lab_steps": figures.lab_steps,
            "journal_points": figures.journal_points,
            "journal_discount": figures.journal_discount,
            "skyscraper_money": figures.skyscraper_money,
            "meeting_moves": figures.meeting_moves,
            "meeting_money": figures.meeting_money,
            "meeting_points": figures.meeting_points,
            "jury_points": figures.jury_points,
            "eiffel_step": figures.eiffel_step,
            "ferris_step": figures.ferris_step,
            "metro_points": figures.metro_points,
            "metro_most": figures.metro_most,
            "fine_arts_points": figures.fine_arts_points,
            "column_points": {
                str(column): points for column, points in enumerate(figures.column_points) if points
            },
        },
    }


def _arrows(box: Box) -> list[Json]:
    return [
        {"column": column, "lines": [line_name(box, line), line_name(box, line + 1)], "price": price}
        for line, prices in enumerate(box.arrow)
        for column, price in enumerate(prices)
        if price >= 0
    ]


def _turns(shape: int) -> list[Json]:
    return [
        {"turn": TURN_DEGREES[rotation], "cells": [[row, column] for row, column in OFFSETS[shape][rotation]]}
        for rotation in range(ROTATIONS[shape])
    ]


def _project(project: Project) -> Json:
    return {
        "id": project.id,
        "shape": SHAPES[project.shape],
        "energy": RESOURCES[project.energy],
        "needs": _amounts(project.need),
        "vp": project.vp,
    }


def _technology(technology: Technology) -> Json:
    return {
        "id": technology.id,
        "shape": SHAPES[technology.shape],
        "supplies": _amounts(technology.supply),
        "improves": None if technology.improves == NO_CARD else CARDS[technology.improves],
    }


def _amounts(packed: int) -> dict[str, int]:
    return {id: amount(packed, at) for at, id in enumerate(RESOURCES) if amount(packed, at)}


# The position


def view(state: Expo, seat: int | None) -> Json:
    """The table as this seat, or a watcher, sees it."""
    scores = state.scores()
    return {
        "game": "expo1906",
        "edition": state.box.id,
        "seat": seat,
        "question": QUESTIONS[state.asking],
        "actor": state.actor,
        "round": state.round + 1,
        "order": list(state.order),
        "card": _card(state.card),
        "improved": state.better == 1,
        "left": state.left,
        "price": _price(state),
        "options_used": option_names(state.chosen),
        "held": _held(state),
        "drawn": tile_names(state.box, state.drawn),
        "line": _known(line_name(state.box, state.line)),
        "station": tile_names(state.box, state.station),
        "pile": state.pile.total,
        "discards": state.discards.total,
        "academy": _academy(state),
        "jury": _jury(state),
        "patents": _patents(state),
        "ghost_deck": _ghost_deck(state) if state.is_solo() else None,
        "ender": _role(state.ender),
        "players": [_player(state, each, scores[each]) for each in range(state.players)],
        "effects": _effects(state) if seat is not None and seat == state.actor else {},
        "leaders": state.winners(),
    }


def _known(name: str) -> str | None:
    return None if name == NO else name


def _card(card: int) -> str | None:
    return None if card == NO_CARD else CARDS[card]


def _role(role: int) -> int | str | None:
    if role == DECK:
        return DECK_NAME
    return None if role == NONE else role


def _price(state: Expo) -> int | None:
    """What the next tile or the purchase costs, while it is asked for."""
    if state.asking == STATION_TILE:
        return state.station_price()
    return state.box.figures.academy_price if state.asking == PURCHASE else None


def _held(state: Expo) -> Json | None:
    if state.held == NONE:
        return None
    spot = state.held_from
    return {
        "tile": tile_name(state.box, state.held),
        "from": None if spot == NONE else _where(state.box, spot),
    }


def _where(box: Box, spot: int) -> Json:
    return {"at": box.lab.cell_id(first_cell(spot)), "turn": TURN_DEGREES[rotation_of(spot)]}


def _academy(state: Expo) -> Json:
    names = [SHAPES[shape] for shape in PROJECT_SHAPES]
    projects = {name: _known(project_name(state.box, state.academy[at])) for at, name in enumerate(names)}
    piles = {
        name: {
            "unseen": (state.unseen & state.box.shape_projects[PROJECT_SHAPES[at]]).bit_count(),
            "below": [state.box.projects[number].id for number in state.queues[at]],
        }
        for at, name in enumerate(names)
    }
    technologies = [each.id for each in state.box.technologies if state.technologies >> each.number & 1]
    return {"projects": projects, "piles": piles, "technologies": technologies}


def _jury(state: Expo) -> Json:
    placed = {energy: state.jury[at] for at, energy in enumerate(ENERGIES)}
    return {**placed, "left": {energy: state.jury_left(at) for at, energy in enumerate(ENERGIES)}}


def _patents(state: Expo) -> Json:
    names = [line_name(state.box, line) for line in range(LINES)]
    return {
        "lines": {name: _piles(state, line) for line, name in enumerate(names)},
        "leaders": {name: _owner(leader(state.piles, line)) for line, name in enumerate(names)},
        "chits": {name: _known(chit_name(state.chits[line])) for line, name in enumerate(names)},
        "chits_left": [name for chit, name in enumerate(CHITS) if chit not in state.chits],
        "waiting": state.waiting.copy(),
        "ghosts": {name: state.ghosts[line] for line, name in enumerate(names)} if state.ghosts else {},
    }


def _piles(state: Expo, line: int) -> list[Json]:
    return [
        {
            "column": column,
            "pile": [_owner(owner) for owner in owners(state.piles[space(line, column)])],
        }
        for column in range(FIRST_COLUMN, COLUMNS + 1)
        if state.piles[space(line, column)]
    ]


def _owner(owner: int) -> int | str | None:
    if owner == NO_TOKEN:
        return None
    return GHOST_NAME if owner == GHOST else owner


def _ghost_deck(state: Expo) -> Json:
    return {
        "top": _card(state.deck_top),
        "left": state.deck.total,
        "aside": [CARDS[card] for card in state.aside],
    }


def _player(state: Expo, seat: int, score: int) -> Json:
    box = state.box
    is_placed = len(state.order) == state.players
    return {
        "place": state.order.index(seat) + 1 if seat in state.order else None,
        "handicap": HANDICAPS[state.handicaps[seat]],
        "money": state.money[seat],
        "points": state.points[seat],
        "score": score,
        "hand": card_names(state.hands[seat]),
        "top": _card(state.tops[seat]),
        "banned": _card(state.banned(seat)) if is_placed else None,
        "improved": card_names(state.improved[seat]),
        "tiles": tile_names(box, state.tiles[seat]),
        "lab": [_piece(box, piece) for piece in state.labs[seat]],
        "scraps": box.lab.cell_ids(state.scraps[seat]),
        "cleared": box.lab.cell_ids(state.cleared[seat]),
        "projects": [
            _project_in_lab(state, seat, piece) for piece in state.labs[seat] if project_in(box, piece) >= 0
        ],
        "completed": [each.id for each in box.projects if state.completed[seat] >> each.number & 1],
        "chits": [CHITS[chit] for chit in chits_of(state, seat)],
    }


def _piece(box: Box, piece: int) -> Json:
    return {
        "tile": box.tile_ids[tile_of(piece)],
        **_where(box, spot_of(piece)),
        "cells": box.lab.cell_ids(mask_of(box, piece)),
    }


def _project_in_lab(state: Expo, seat: int, piece: int) -> Json:
    """What a project gets, what it lacks, and the types that would bring a leader's point (E4.3)."""
    box = state.box
    project = box.projects[project_in(box, piece)]
    gets = supply(box, state.labs[seat], mask_of(box, piece))
    lacks = {
        id: project.needs[at] - amount(gets, at)
        for at, id in enumerate(RESOURCES)
        if project.needs[at] > amount(gets, at)
    }
    return {
        "id": project.id,
        "gets": _amounts(gets),
        "lacks": lacks,
        "complete": state.completed[seat] >> project.number & 1 != 0,
        "leads": [
            RESOURCES[resource]
            for line, resource in enumerate(box.lines)
            if project.needs[resource] and state.leads(seat, line)
        ],
    }


# What a tile in hand would do, spot by spot


def _effects(state: Expo) -> Json:
    if state.asking not in (PUT, SWAP):
        return {}
    effects: Json = {}
    for move in state.legal():
        assert isinstance(move, Put)
        effect = _effect(state, move.spot)
        if effect:
            effects[spot_text(state.box, move.spot)] = effect
    return effects


def _effect(state: Expo, spot: int) -> Json:
    """What the tile would give to projects, or get as one, and what would be completed; empty for nothing."""
    seat, box = state.to_move, state.box
    piece = piece_of(state.held, spot)
    lab = with_piece(state.labs[seat], piece)
    supplies: Json = {}
    completes: list[str] = []
    points = 0
    for each in lab:
        number = project_in(box, each)
        if number < 0:
            continue
        given = (
            supply(box, lab, mask_of(box, each)) if each == piece else gift(box, piece, mask_of(box, each))
        )
        if given:
            supplies[box.projects[number].id] = _amounts(given)
        if not state.completed[seat] >> number & 1 and is_met(box, lab, each):
            completes.append(box.projects[number].id)
            points += box.projects[number].vp + leads_for(state, seat, box.projects[number])
    return {"supplies": supplies, "completes": completes, "points": points} if supplies else {}
