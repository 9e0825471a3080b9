"""Positions of Expo 1906 as data and as text."""

from __future__ import annotations

from typing import Final

from opificio.core.bag import Bag
from opificio.core.record import seat_name
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
)
from opificio.games.expo1906.lab import TURN_DEGREES, first_cell, rotation_of
from opificio.games.expo1906.patents import COLUMNS, FIRST_COLUMN, GHOST, LINES, leader, owners, space
from opificio.games.expo1906.state import DECK, NONE, NOTHING, OPTIONS, QUESTIONS, Expo
from opificio.games.expo1906.supply import project_in, spot_of, tile_of

NO: Final = "-"  # no card, no tile, no seat
DECK_NAME: Final = "deck"  # the ghost deck, where a seat is named
GHOST_NAME: Final = "ghost"


def dump(state: Expo) -> Json:
    """The whole position as JSON data. Tiles, cards, spaces and lines go by their names in notation."""
    box = state.box
    return {
        "game": "expo1906",
        "edition": box.hash,
        "players": state.players,
        "handicaps": list(state.handicaps),
        "to_move": state.to_move,
        "asking": QUESTIONS[state.asking],
        "round": state.round + 1,
        "order": [seat_name(seat) for seat in state.order],
        "starter": role_name(state.starter),
        "acting": role_name(state.acting),
        "card": card_name(state.card),
        "better": state.better,
        "left": state.left,
        "chosen": option_names(state.chosen),
        "option": NO if not state.option else option_names(state.option)[0],
        "held": tile_name(box, state.held),
        "held_from": NO if state.held_from == NONE else spot_text(box, state.held_from),
        "line": line_name(box, state.line),
        "drawn": tile_names(box, state.drawn),
        "ghost_moves": [ghost_move_text(box, move) for move in state.ghost_moves],
        "pile": tiles_in(box, state.pile),
        "discards": tiles_in(box, state.discards),
        "station": tile_names(box, state.station),
        "unseen": [project.id for project in box.projects if state.unseen >> project.number & 1],
        "technologies": _technologies(state),
        "deck": cards_in(state.deck),
        "deck_top": card_name(state.deck_top),
        "aside": [CARDS[card] for card in state.aside],
        "ender": role_name(state.ender),
        "queues": [[box.projects[number].id for number in queue] for queue in state.queues],
        "academy": [project_name(box, number) for number in state.academy],
        "jury": state.jury.copy(),
        "patents": [line_text(state, line) for line in range(LINES)],
        "chits": [chit_name(chit) for chit in state.chits],
        "money": state.money.copy(),
        "points": state.points.copy(),
        "hands": [card_names(hand) for hand in state.hands],
        "tops": [card_name(card) for card in state.tops],
        "tiles": [tile_names(box, tiles) for tiles in state.tiles],
        "labs": [[piece_text(box, piece) for piece in lab] for lab in state.labs],
        "scraps": [box.lab.cell_ids(cells) for cells in state.scraps],
        "cleared": [box.lab.cell_ids(cells) for cells in state.cleared],
        "completed": [
            [project.id for project in box.projects if numbers >> project.number & 1]
            for numbers in state.completed
        ],
    }


# Names of things


def role_name(role: int) -> str:
    """A seat as notation counts them, from 1; the ghost deck; or a dash for nobody."""
    if role == DECK:
        return DECK_NAME
    return NO if role == NONE else seat_name(role)


def card_name(card: int) -> str:
    """A card's id, or a dash for none."""
    return NO if card == NO_CARD else CARDS[card]


def card_names(mask: int) -> list[str]:
    """A set of cards."""
    return [name for card, name in enumerate(CARDS) if mask >> card & 1]


def cards_in(deck: Bag) -> list[str]:
    """The cards left in a deck, one by one; their order is nobody's to know."""
    names: list[str] = []
    for card, count in enumerate(deck.counts()):
        names.extend([CARDS[card]] * count)
    return names


def option_names(mask: int) -> list[str]:
    """What was done in the Meeting Room."""
    return [name for at, name in enumerate(OPTIONS) if mask >> at & 1]


def tile_name(box: Box, tile: int) -> str:
    """A tile's id, or a dash for none."""
    return NO if tile == NONE else box.tile_ids[tile]


def tile_names(box: Box, tiles: tuple[int, ...]) -> list[str]:
    """Tiles one by one."""
    return [box.tile_ids[tile] for tile in tiles]


def tiles_in(box: Box, bag: Bag) -> list[str]:
    """The resource tiles of a pile, one by one; their order is nobody's to know."""
    names: list[str] = []
    for tile, count in enumerate(bag.counts()):
        names.extend([box.tile_ids[tile]] * count)
    return names


def project_name(box: Box, number: int) -> str:
    """A project's id, or a dash for none."""
    return NO if number == NONE else box.projects[number].id


def chit_name(chit: int) -> str:
    """A chit's id, or a dash for none."""
    return NO if chit == NONE else CHITS[chit]


def line_name(box: Box, line: int) -> str:
    """A line's name, the type whose patents it has; or a dash for none."""
    return NO if line == NONE else RESOURCES[box.lines[line]]


def owner_name(owner: int) -> str:
    """Whose a token is."""
    return GHOST_NAME if owner == GHOST else seat_name(owner)


def line_text(state: Expo, line: int) -> list[str]:
    """A line's piles, each with its column and its tokens from the top: "4 2 ghost 1"."""
    texts: list[str] = []
    for column in range(FIRST_COLUMN, COLUMNS + 1):
        pile = state.piles[space(line, column)]
        if pile:
            texts.append(" ".join([str(column), *[owner_name(owner) for owner in owners(pile)]]))
    return texts


def spot_text(box: Box, spot: int) -> str:
    """Where a tile lies, as moves say it: "c2 90"."""
    return f"{box.lab.cell_id(first_cell(spot))} {TURN_DEGREES[rotation_of(spot)]}"


def piece_text(box: Box, piece: int) -> str:
    """A tile in a lab: "cellophane c2 90"."""
    return f"{box.tile_ids[tile_of(piece)]} {spot_text(box, spot_of(piece))}"


def ghost_move_text(box: Box, move: int) -> str:
    """A move that a ghost has yet to make: "steel 2"."""
    return f"{line_name(box, move // 4)} {move % 4}"


# As text


def position(state: Expo) -> str:
    """The position in some lines, for errors and logs."""
    lines = [f"round {state.round + 1}, {_question(state)}"]
    lines.append(f"station {', '.join(tile_names(state.box, state.station)) or NO}")
    lines.append(f"academy {', '.join(_academy(state))}")
    lines.append(f"technologies {', '.join(_technologies(state)) or NO}")
    lines.append(f"jury {', '.join(f'{count} {ENERGIES[at]}' for at, count in enumerate(state.jury))}")
    lines.append(f"patents {'; '.join(_lines(state)) or NO}")
    if state.is_solo():
        lines.append(f"ghost deck {card_name(state.deck_top)}, {state.deck.total} cards left")
    lines.extend([_player(state, seat) for seat in range(state.players)])
    return "\n".join(lines)


def _question(state: Expo) -> str:
    if state.asking == NOTHING:
        return "over"
    asked = f"{QUESTIONS[state.asking]} asked of {seat_name(state.to_move)}"
    if state.card != NO_CARD:
        asked += f" ({'improved ' if state.better else ''}{CARDS[state.card]}, {state.left} left)"
    return asked if state.held == NONE else f"{asked}, {tile_name(state.box, state.held)} in hand"


def _academy(state: Expo) -> list[str]:
    return [
        f"{SHAPES[PROJECT_SHAPES[at]]} {project_name(state.box, number)}"
        for at, number in enumerate(state.academy)
    ]


def _technologies(state: Expo) -> list[str]:
    return [each.id for each in state.box.technologies if state.technologies >> each.number & 1]


def _lines(state: Expo) -> list[str]:
    texts: list[str] = []
    for line in range(LINES):
        piles = line_text(state, line)
        if piles:
            chit = f" [{chit_name(state.chits[line])}]" if state.chits[line] != NONE else ""
            led = f" led by {owner_name(leader(state.piles, line))}"
            texts.append(f"{line_name(state.box, line)} {', '.join(piles)}{led}{chit}")
    return texts


def _player(state: Expo, seat: int) -> str:
    box = state.box
    lab = [_piece(state, seat, piece) for piece in state.labs[seat]]
    return (
        f"{seat_name(seat)}: ${state.money[seat]}, {state.points[seat]} VP,"
        f" hand {' '.join(card_names(state.hands[seat])) or NO},"
        f" tiles {', '.join(tile_names(box, state.tiles[seat])) or NO},"
        f" lab {', '.join(lab) or NO}, scraps {' '.join(box.lab.cell_ids(state.scraps[seat])) or NO}"
    )


def _piece(state: Expo, seat: int, piece: int) -> str:
    number = project_in(state.box, piece)
    complete = number >= 0 and state.completed[seat] >> number & 1
    return f"{piece_text(state.box, piece)}{' complete' if complete else ''}"
