"""Reading dumped positions of Expo 1906: field by field, then as a whole."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from opificio.core.bag import Bag
from opificio.core.position import Fields
from opificio.core.record import seat_name
from opificio.core.rule import BadPosition
from opificio.core.state import OVER, Json
from opificio.games.expo1906.components import CARDS, CHITS, NO_CARD, PROJECT_SHAPES, RESOURCES, Box
from opificio.games.expo1906.lab import TURN_DEGREES, spot_at
from opificio.games.expo1906.notation import DECK_NAME, GHOST_NAME, NO
from opificio.games.expo1906.patents import (
    COLUMNS,
    FIRST_COLUMN,
    GHOST,
    LINES,
    SPACES,
    own_tokens,
    space,
    under,
)
from opificio.games.expo1906.plausible import why_impossible
from opificio.games.expo1906.state import DECK, HANDICAPS, NONE, OPTIONS, QUESTIONS, Expo
from opificio.games.expo1906.supply import mask_of, piece_of, tile_of

if TYPE_CHECKING:
    from opificio.games.expo1906.game import ExpoGame

_FIELDS: Final = [
    "game", "edition", "players", "handicaps", "to_move", "asking", "round", "order", "starter", "acting",
    "card", "better", "left", "chosen", "option", "held", "held_from", "line", "drawn", "ghost_moves", "pile",
    "discards", "station", "unseen", "technologies", "deck", "deck_top", "aside", "ender", "queues",
    "academy", "jury", "patents", "chits", "money", "points", "hands", "tops", "tiles", "labs", "scraps",
    "cleared", "completed",
]  # fmt: skip
_MOST_POINTS: Final = 9_999
_MOST_LEFT: Final = 99  # tiles, steps, points or repositionings of an action


def load(game: ExpoGame, data: Json) -> Expo:
    """The position that `dump` wrote, checked field by field and as a whole; else BadPosition."""
    fields = Fields(data, _FIELDS)
    fields.text("game", ["expo1906"])
    box = game.box
    fields.text("edition", [box.hash])
    players = fields.number("players", game.fewest_players, game.most_players)
    seats = [seat_name(seat) for seat in range(players)]
    projects = [project.id for project in box.projects]
    cells = [box.lab.cell_id(cell) for cell in range(box.lab.cells)]
    piles = _piles(box, fields.lists_of_texts("patents", LINES), players)
    figures = box.figures
    state = Expo(
        game,
        box,
        players,
        tuple(fields.numbers("handicaps", players, 0, len(HANDICAPS) - 1)),
        fields.number("to_move", OVER, players - 1),
        QUESTIONS.index(fields.text("asking", QUESTIONS)),
        fields.number("round", 1, figures.rounds) - 1,
        tuple([_one_of("order", name, seats) for name in fields.texts("order")]),
        _role(fields, "starter", players),
        _role(fields, "acting", players),
        _index(fields, "card", CARDS),
        fields.number("better", 0, 1),
        fields.number("left", 0, _MOST_LEFT),
        fields.names("chosen", OPTIONS),
        _option(fields),
        _index(fields, "held", box.tile_ids),
        _held_from(box, fields.word("held_from")),
        _index(fields, "line", [RESOURCES[line] for line in box.lines]),
        _resources(box, "drawn", fields.texts("drawn")),
        tuple([_ghost_move(box, text) for text in fields.texts("ghost_moves")]),
        _bag(box, "pile", fields.texts("pile")),
        _bag(box, "discards", fields.texts("discards")),
        tuple(sorted(_resources(box, "station", fields.texts("station")))),
        fields.names("unseen", projects),
        fields.names("technologies", [technology.id for technology in box.technologies]),
        _deck(fields.texts("deck")),
        _index(fields, "deck_top", CARDS),
        tuple([_one_of("aside", name, CARDS) for name in fields.texts("aside")]),
        _role(fields, "ender", players),
        [
            tuple([_one_of("queues", id, projects) for id in ids])
            for ids in fields.lists_of_texts("queues", len(PROJECT_SHAPES))
        ],
        _indexes(fields, "academy", len(PROJECT_SHAPES), projects),
        fields.numbers("jury", len(box.jury), 0, max(box.jury)),
        piles,
        _indexes(fields, "chits", LINES, CHITS),
        _ghosts(piles) if players <= 2 else [],
        [figures.tokens - _placed(piles, seat) for seat in range(players)],
        fields.numbers("money", players, 0, figures.most_money),
        fields.numbers("points", players, 0, _MOST_POINTS),
        fields.lists_of_names("hands", players, CARDS),
        _indexes(fields, "tops", players, CARDS),
        [
            tuple(sorted([_one_of("tiles", id, box.tile_ids) for id in ids]))
            for ids in fields.lists_of_texts("tiles", players)
        ],
        [_lab(box, texts) for texts in fields.lists_of_texts("labs", players)],
        [0] * players,
        fields.lists_of_names("scraps", players, cells),
        fields.lists_of_names("cleared", players, cells),
        fields.lists_of_names("completed", players, projects),
        [0] * players,
    )
    _occupy(state)
    _improve(state)
    reason = why_impossible(state)
    if reason:
        raise BadPosition(reason)
    return state


# Names and numbers


def _one_of(field: str, name: str, names: list[str]) -> int:
    if name not in names:
        raise BadPosition(f"{field}: {name!r} is none of this edition's")
    return names.index(name)


def _index(fields: Fields, field: str, names: list[str]) -> int:
    """The number of a thing, or NONE for a dash."""
    name = fields.word(field)
    return NONE if name == NO else _one_of(field, name, names)


def _indexes(fields: Fields, field: str, length: int, names: list[str]) -> list[int]:
    given = fields.so_many_texts(field, length)
    return [NONE if name == NO else _one_of(field, name, names) for name in given]


def _role(fields: Fields, field: str, players: int) -> int:
    """A seat, the ghost deck, or nobody."""
    name = fields.word(field)
    if name == DECK_NAME:
        return DECK
    return NONE if name == NO else _one_of(field, name, [seat_name(seat) for seat in range(players)])


def _option(fields: Fields) -> int:
    at = _index(fields, "option", OPTIONS)
    return 0 if at == NONE else 1 << at


def _resources(box: Box, field: str, ids: list[str]) -> tuple[int, ...]:
    resources = box.tile_ids[: box.first_project]
    return tuple([_one_of(field, id, resources) for id in ids])


def _bag(box: Box, field: str, ids: list[str]) -> Bag:
    counts = [0] * len(box.resources)
    for tile in _resources(box, field, ids):
        counts[tile] += 1
    return Bag(counts)


def _deck(names: list[str]) -> Bag:
    counts = [0] * len(CARDS)
    for name in names:
        counts[_one_of("deck", name, CARDS)] += 1
    return Bag(counts)


def _ghost_move(box: Box, text: str) -> int:
    words = text.split(" ")
    if len(words) != 2 or words[1] not in ("1", "2"):
        raise BadPosition(f"ghost_moves: {text!r} is no move of a ghost, such as 'steel 2'")
    return _one_of("ghost_moves", words[0], [RESOURCES[line] for line in box.lines]) * 4 + int(words[1])


# The Patents Office


def _piles(box: Box, lines: list[list[str]], players: int) -> list[int]:
    """The piles by space, from texts such as "4 2 ghost 1"."""
    names = [seat_name(seat) for seat in range(players)]
    columns = [str(column) for column in range(FIRST_COLUMN, COLUMNS + 1)]
    piles = [0] * SPACES
    for line, texts in enumerate(lines):
        for text in texts:
            words = text.split(" ")
            if words[0] not in columns or len(words) < 2 or piles[space(line, int(words[0]))]:
                raise BadPosition(
                    f"patents: {text!r} is no pile, such as '4 2 ghost 1', or its column comes twice"
                )
            at = space(line, int(words[0]))
            for name in words[1:]:
                owner = GHOST if name == GHOST_NAME else _one_of("patents", name, names)
                piles[at] = under(piles[at], owner)
    return piles


def _ghosts(piles: list[int]) -> list[int]:
    """The column of each line's ghost."""
    columns = [1] * LINES
    for line in range(LINES):
        for column in range(FIRST_COLUMN, COLUMNS + 1):
            if own_tokens(piles[space(line, column)], GHOST):
                columns[line] = column
    return columns


def _placed(piles: list[int], seat: int) -> int:
    tokens = 0
    for pile in piles:
        tokens += own_tokens(pile, seat)
    return tokens


# Labs


def _spot(box: Box, field: str, words: list[str]) -> int:
    """A spot, from words such as "c2" and "90"."""
    turns = [str(degrees) for degrees in TURN_DEGREES]
    if len(words) != 2 or box.lab.cell(words[0]) < 0 or words[1] not in turns:
        raise BadPosition(f"{field}: {' '.join(words)!r} is no place in a lab, such as 'c2 90'")
    return spot_at(turns.index(words[1]), box.lab.cell(words[0]))


def _held_from(box: Box, text: str) -> int:
    return NONE if text == NO else _spot(box, "held_from", text.split(" "))


def _lab(box: Box, texts: list[str]) -> tuple[int, ...]:
    pieces: list[int] = []
    for text in texts:
        words = text.split(" ")
        piece = piece_of(_one_of("labs", words[0], box.tile_ids), _spot(box, "labs", words[1:]))
        if not mask_of(box, piece):
            raise BadPosition(f"labs: {text!r} does not lie in the lab")
        pieces.append(piece)
    return tuple(sorted(pieces))


def _improve(state: Expo) -> None:
    """E4.5 The cards that technologies in the labs improve; a tile that is only lifted counts too."""
    for seat in range(state.players):
        for piece in state.labs[seat]:
            state.improved[seat] |= _improvement(state.box, tile_of(piece))
    if state.held_from != NONE and state.to_move >= 0:
        state.improved[state.to_move] |= _improvement(state.box, state.held)


def _improvement(box: Box, tile: int) -> int:
    """The card that a tile improves, as a bit."""
    number = tile - box.first_technology
    card = box.technologies[number].improves if number >= 0 else NO_CARD
    return 0 if card == NO_CARD else 1 << card


def _occupy(state: Expo) -> None:
    """The spaces that are not free; nothing may lie on anything else."""
    for seat in range(state.players):
        taken = state.scraps[seat]
        for piece in state.labs[seat]:
            mask = mask_of(state.box, piece)
            if mask & taken:
                raise BadPosition(f"labs: two tiles of seat {seat_name(seat)} lie on one space")
            taken |= mask
        state.occupied[seat] = taken
