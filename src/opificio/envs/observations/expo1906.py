"""The columns of Expo 1906.

A resource tile is shown by what its sides give: 2/3 for the type with 2, 1/3 for the type with 1. A token in
a pile of the Patents Office counts 1/2 for its owner if it is on top, 1/4 below that, 1/8 below that, and so
on, so that the figures of all owners together say who lies where. Clockwise is by turn order, once drawn.
"""

from __future__ import annotations

from typing import Final, final

from opificio.core.bag import Bag
from opificio.core.state import State
from opificio.envs.observations.encoder import Encoder, Layout, Row, numbered, seat_names, write_set
from opificio.games.expo1906.components import CARDS, CHITS, ENERGIES, RESOURCES, Box
from opificio.games.expo1906.lab import SPOT_CELLS, TURN_DEGREES, TURNS, first_cell, rotation_of
from opificio.games.expo1906.notation import DECK_NAME, GHOST_NAME
from opificio.games.expo1906.patents import COLUMNS, FIRST_COLUMN, GHOST, LINES, owners, space
from opificio.games.expo1906.state import DECK, HANDICAPS, OPTIONS, QUESTIONS, Expo
from opificio.games.expo1906.supply import mask_of, spot_of, tile_of

# What a figure is divided by
POINTS: Final = 50.0
LEFT: Final = 4.0
COPIES: Final = 2.0  # of a tile, or of a card of the ghost deck
QUEUE: Final = 6.0  # projects of a shape
GHOST_STEPS: Final = 2.0
TWO: Final = 2 / 3  # a tile's types
ONE: Final = 1 / 3

MOST_MOVES: Final = 2  # of ghosts, for a tile drawn
SPACES: Final = LINES * (COLUMNS - FIRST_COLUMN + 1)  # of the Patents Office

# What is shown of a space of a lab beside the resources of its tile
CELL_PARTS: Final = ["scrap", "cleared", "project", "technology"]


@final
class ExpoEncoder(Encoder):
    """The table first, then the large tiles one by one, then seat by seat, labs at the end."""

    def __init__(self, box: Box, players: int) -> None:
        layout = Layout()
        seats = seat_names(players)
        turns = [str(degrees) for degrees in TURN_DEGREES]
        lines = [RESOURCES[line] for line in box.lines]
        resources = box.tile_ids[: box.first_project]
        projects = box.tile_ids[box.first_project : box.first_technology]
        large = box.tile_ids[box.first_project :]
        cells = box.lab.cell_ids(box.lab.full)
        roles = [*seats, DECK_NAME] if players == 1 else seats
        self.box: Final = box
        self.has_ghosts: Final = players <= 2
        # The table
        self.question: Final = layout.each("question", QUESTIONS)
        self.actor: Final = layout.each("actor", seats)
        self.round: Final = layout.one("round")
        self.starter: Final = layout.each("starter", roles)
        self.ender: Final = layout.each("ender", roles)
        self.jury: Final = layout.each("jury", ENERGIES)
        self.pile: Final = layout.each("pile", resources)
        self.discards: Final = layout.each("discards", resources)
        self.station: Final = layout.each("station", resources)
        self.unseen: Final = layout.each("unseen", projects)
        self.academy: Final = layout.each("academy", large)
        self.queue: Final = layout.each("queue", projects)
        self.chits: Final = layout.grid("chit", lines, CHITS)
        # The action under way
        self.acting: Final = layout.each("acting", seats)
        self.card: Final = layout.each("card", CARDS)
        self.better: Final = layout.one("better")
        self.left: Final = layout.one("left")
        self.chosen: Final = layout.each("chosen", OPTIONS)
        self.option: Final = layout.each("option", OPTIONS)
        self.held: Final = layout.each("held", box.tile_ids)
        self.held_turn: Final = layout.each("held_from", turns)
        self.held_cell: Final = layout.each("held_from", cells)
        self.line: Final = layout.each("line", lines)
        self.most_drawn: Final = max(box.figures.ghost_tiles[players - 1] if players <= 2 else 0, 2)
        self.drawn: Final = layout.grid("drawn", numbered(self.most_drawn), RESOURCES)
        # Ghosts, and the deck of a lone player
        self.most_moves: Final = MOST_MOVES * self.most_drawn if self.has_ghosts else 0
        self.ghost_moves: Final = layout.grid("ghost_move", numbered(self.most_moves), lines)
        deck_cards = CARDS if players == 1 else []
        self.deck: Final = layout.each("deck", deck_cards)
        self.deck_top: Final = layout.each("deck_top", deck_cards)
        self.aside: Final = layout.each("aside", deck_cards)
        # Projects and technologies that lie in a lab: whose, how and where
        self.lies: Final = len(layout.names)
        self.lies_width: Final = players + TURNS + 2
        for tile in large:
            layout.each(f"in_lab[{tile}]", seats)
            layout.each(f"in_lab[{tile}]", turns)
            layout.each(f"in_lab[{tile}]", ["row", "column"])
        # The seats
        self.money: Final = layout.each("money", seats)
        self.points: Final = layout.each("points", seats)
        self.place: Final = layout.each("place", seats)
        self.handicap: Final = layout.each("handicap", seats)
        self.waiting: Final = layout.each("waiting", seats)
        self.hands: Final = layout.grid("hand", seats, CARDS)
        self.tops: Final = layout.grid("top", seats, CARDS)
        self.completed: Final = layout.grid("completed", seats, projects)
        self.tiles: Final = layout.grid("tile", seats, box.tile_ids)
        # The Patents Office, by owner and space
        owned_by = [*seats, GHOST_NAME] if self.has_ghosts else seats
        columns = numbered(COLUMNS)[FIRST_COLUMN - 1 :]
        self.patents: Final = len(layout.names)
        for owner in owned_by:
            layout.grid(f"patents[{owner}]", lines, columns)
        # The labs, space by space
        self.cell_parts: Final = [*CELL_PARTS, *RESOURCES, *turns]
        self.labs: Final = len(layout.names)
        for each in seats:
            layout.grid(f"lab[{each}]", cells, self.cell_parts)
        super().__init__(players, layout.names)

    def write(self, state: State, seat: int, row: Row) -> None:
        assert isinstance(state, Expo)
        around = seats_around(state, seat)
        number_of = [0] * self.players
        for number, each in enumerate(around):
            number_of[each] = number
        self._write_table(state, row)
        self._write_projects(state, row)
        self._write_action(state, row)
        self._write_ghosts(state, row)
        self._write_roles(state, number_of, row)
        self._write_patents(state, number_of, row)
        for number, each in enumerate(around):
            self._write_seat(state, each, number, row)
            self._write_lab(state, each, number, row)

    # The table

    def _write_table(self, state: Expo, row: Row) -> None:
        box = self.box
        row[self.question + state.asking] = 1
        row[self.round] = state.round / box.figures.rounds
        for energy, placed in enumerate(state.jury):
            row[self.jury + energy] = placed / box.figures.jury_spaces
        write_bag(row, self.pile, state.pile)
        write_bag(row, self.discards, state.discards)
        for tile in state.station:
            row[self.station + tile] += 1 / COPIES
        for line, chit in enumerate(state.chits):
            if chit >= 0:
                row[self.chits + line * len(CHITS) + chit] = 1

    def _write_projects(self, state: Expo, row: Row) -> None:
        write_set(row, self.unseen, state.unseen)
        for project in state.academy:
            if project >= 0:
                row[self.academy + project] = 1
        write_set(row, self.academy + len(self.box.projects), state.technologies)
        for queue in state.queues:
            for at, project in enumerate(queue):
                row[self.queue + project] = (at + 1) / QUEUE

    def _write_action(self, state: Expo, row: Row) -> None:
        if state.card >= 0:
            row[self.card + state.card] = 1
        row[self.better] = state.better
        row[self.left] = state.left / LEFT
        write_set(row, self.chosen, state.chosen)
        write_set(row, self.option, state.option)
        if state.held >= 0:
            row[self.held + state.held] = 1
        if state.held_from >= 0:
            row[self.held_turn + rotation_of(state.held_from)] = 1
            row[self.held_cell + first_cell(state.held_from)] = 1
        if state.line >= 0:
            row[self.line + state.line] = 1
        for at, tile in enumerate(state.drawn[: self.most_drawn]):
            self._write_types(row, self.drawn + at * len(RESOURCES), tile)

    def _write_types(self, row: Row, first: int, tile: int) -> None:
        resource = self.box.resources[tile]
        row[first + resource.two] += TWO
        row[first + resource.one] += ONE

    def _write_ghosts(self, state: Expo, row: Row) -> None:
        """A ghost's move is line * 4 + columns."""
        for at, move in enumerate(state.ghost_moves[: self.most_moves]):
            row[self.ghost_moves + at * LINES + move // 4] = move % 4 / GHOST_STEPS
        if self.players == 1:
            write_bag(row, self.deck, state.deck)
            if state.deck_top >= 0:
                row[self.deck_top + state.deck_top] = 1
            for card in state.aside:
                row[self.aside + card] += 1 / COPIES

    def _write_roles(self, state: Expo, number_of: list[int], row: Row) -> None:
        if state.to_move >= 0:
            row[self.actor + number_of[state.to_move]] = 1
        if state.acting >= 0:
            row[self.acting + number_of[state.acting]] = 1
        self._write_role(row, self.starter, state.starter, number_of)
        self._write_role(row, self.ender, state.ender, number_of)
        for place, seat in enumerate(state.order):
            row[self.place + number_of[seat]] = (place + 1) / self.players

    def _write_role(self, row: Row, first: int, role: int, number_of: list[int]) -> None:
        if role >= 0:
            row[first + number_of[role]] = 1
        elif role == DECK:
            row[first + self.players] = 1

    def _write_patents(self, state: Expo, number_of: list[int], row: Row) -> None:
        at = self.patents
        for line in range(LINES):
            for column in range(FIRST_COLUMN, COLUMNS + 1):
                pile = state.piles[space(line, column)]
                if pile:
                    weight = 1.0
                    for owner in owners(pile):
                        weight /= 2
                        number = self.players if owner == GHOST else number_of[owner]
                        row[at + number * SPACES] += weight
                at += 1

    # The seats

    def _write_seat(self, state: Expo, seat: int, number: int, row: Row) -> None:
        box = self.box
        row[self.money + number] = state.money[seat] / max(1, box.figures.most_money)
        row[self.points + number] = state.points[seat] / POINTS
        row[self.handicap + number] = state.handicaps[seat] / (len(HANDICAPS) - 1)
        row[self.waiting + number] = state.waiting[seat] / box.figures.tokens
        write_set(row, self.hands + number * len(CARDS), state.hands[seat])
        if state.tops[seat] >= 0:
            row[self.tops + number * len(CARDS) + state.tops[seat]] = 1
        write_set(row, self.completed + number * len(box.projects), state.completed[seat])
        first = self.tiles + number * box.tiles
        for tile in state.tiles[seat]:
            row[first + tile] += 1 / COPIES

    def _write_lab(self, state: Expo, seat: int, number: int, row: Row) -> None:
        width = len(self.cell_parts)
        first = self.labs + number * self.box.lab.cells * width
        self._write_cells(row, first, 0, state.scraps[seat])
        self._write_cells(row, first, 1, state.cleared[seat])
        for piece in state.labs[seat]:
            tile, spot = tile_of(piece), spot_of(piece)
            if tile < self.box.first_project:
                at = first + first_cell(spot) * width + len(CELL_PARTS)
                self._write_types(row, at, tile)
                row[at + len(RESOURCES) + rotation_of(spot)] = 1
            else:
                part = 2 if tile < self.box.first_technology else 3
                self._write_cells(row, first, part, mask_of(self.box, piece))
                self._write_large(row, tile - self.box.first_project, spot, number)

    def _write_cells(self, row: Row, first: int, part: int, mask: int) -> None:
        width = len(self.cell_parts)
        while mask:
            low = mask & -mask
            row[first + (low.bit_length() - 1) * width + part] = 1
            mask ^= low

    def _write_large(self, row: Row, tile: int, spot: int, number: int) -> None:
        lab = self.box.lab
        first = self.lies + tile * self.lies_width
        row[first + number] = 1
        row[first + self.players + spot // SPOT_CELLS] = 1
        at = first + self.players + TURNS
        row[at] = (first_cell(spot) // lab.columns + 1) / lab.rows
        row[at + 1] = (first_cell(spot) % lab.columns + 1) / lab.columns


def seats_around(state: Expo, seat: int) -> list[int]:
    """All seats clockwise from this one: by turn order, and by number while that is not drawn."""
    order = list(state.order) if len(state.order) == state.players else list(range(state.players))
    at = order.index(seat)
    return order[at:] + order[:at]


def write_bag(row: Row, first: int, bag: Bag) -> None:
    """How many tiles or cards of each kind are left."""
    for kind in bag.kinds():
        row[first + kind] = bag.count(kind) / COPIES
