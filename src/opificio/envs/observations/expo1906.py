"""The columns of Expo 1906.

A resource tile is shown by what its sides give: 2/3 for the type with 2, 1/3 for the type with 1. A token in
a pile of the Patents Office counts 1/2 for its owner if it is on top, 1/4 below that, 1/8 below that, and so
on, so that the figures of all owners together say who lies where. Clockwise is by turn order, once drawn.
"""

from __future__ import annotations

from typing import Final, final

from opificio.core.bag import Bag
from opificio.core.state import State
from opificio.envs.observations.encoder import Encoder, Layout, Sheet, numbered, seat_names
from opificio.games.expo1906.components import CARDS, CHITS, ENERGIES, RESOURCES, Box
from opificio.games.expo1906.lab import SPOT_CELLS, TURN_DEGREES, TURNS, first_cell, rotation_of
from opificio.games.expo1906.notation import DECK_NAME, GHOST_NAME
from opificio.games.expo1906.patents import COLUMNS, FIRST_COLUMN, GHOST, LINES, owners, space
from opificio.games.expo1906.state import DECK, HANDICAPS, NONE, OPTIONS, QUESTIONS, Expo
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

    def note(self, state: State, seat: int, sheet: Sheet) -> None:
        assert isinstance(state, Expo)
        around = seats_around(state, seat)
        number_of = [0] * self.players
        for number, each in enumerate(around):
            number_of[each] = number
        self._note_table(state, sheet)
        self._note_projects(state, sheet)
        self._note_action(state, sheet)
        self._note_ghosts(state, sheet)
        self._note_roles(state, number_of, sheet)
        self._note_patents(state, number_of, sheet)
        for number, each in enumerate(around):
            self._note_seat(state, each, number, sheet)
            self._note_lab(state, each, number, sheet)

    # The table

    def _note_table(self, state: Expo, sheet: Sheet) -> None:
        box = self.box
        sheet.one(self.question + state.asking)
        sheet.put(self.round, state.round / box.figures.rounds)
        for energy, placed in enumerate(state.jury):
            sheet.put(self.jury + energy, placed / box.figures.jury_spaces)
        note_bag(sheet, self.pile, state.pile)
        note_bag(sheet, self.discards, state.discards)
        note_counts(sheet, self.station, state.station)
        for line, chit in enumerate(state.chits):
            if chit >= 0:
                sheet.one(self.chits + line * len(CHITS) + chit)

    def _note_projects(self, state: Expo, sheet: Sheet) -> None:
        sheet.set(self.unseen, state.unseen)
        for project in state.academy:
            if project >= 0:
                sheet.one(self.academy + project)
        sheet.set(self.academy + len(self.box.projects), state.technologies)
        for queue in state.queues:
            for at, project in enumerate(queue):
                sheet.put(self.queue + project, (at + 1) / QUEUE)

    def _note_action(self, state: Expo, sheet: Sheet) -> None:
        sheet.choice(self.card, state.card)
        sheet.put(self.better, state.better)
        sheet.put(self.left, state.left / LEFT)
        sheet.set(self.chosen, state.chosen)
        sheet.set(self.option, state.option)
        sheet.choice(self.held, state.held)
        if state.held_from >= 0:
            sheet.one(self.held_turn + rotation_of(state.held_from))
            sheet.one(self.held_cell + first_cell(state.held_from))
        sheet.choice(self.line, state.line)
        for at, tile in enumerate(state.drawn[: self.most_drawn]):
            self._note_types(sheet, self.drawn + at * len(RESOURCES), tile)

    def _note_types(self, sheet: Sheet, first: int, tile: int) -> None:
        resource = self.box.resources[tile]
        sheet.put(first + resource.two, TWO)
        sheet.put(first + resource.one, ONE if resource.one != resource.two else TWO + ONE)

    def _note_ghosts(self, state: Expo, sheet: Sheet) -> None:
        """A ghost's move is line * 4 + columns."""
        for at, move in enumerate(state.ghost_moves[: self.most_moves]):
            sheet.put(self.ghost_moves + at * LINES + move // 4, move % 4 / GHOST_STEPS)
        if self.players == 1:
            note_bag(sheet, self.deck, state.deck)
            sheet.choice(self.deck_top, state.deck_top)
            note_counts(sheet, self.aside, tuple(sorted(state.aside)))

    def _note_roles(self, state: Expo, number_of: list[int], sheet: Sheet) -> None:
        if state.to_move >= 0:
            sheet.one(self.actor + number_of[state.to_move])
        if state.acting >= 0:
            sheet.one(self.acting + number_of[state.acting])
        self._note_role(sheet, self.starter, state.starter, number_of)
        self._note_role(sheet, self.ender, state.ender, number_of)
        for place, seat in enumerate(state.order):
            sheet.put(self.place + number_of[seat], (place + 1) / self.players)

    def _note_role(self, sheet: Sheet, first: int, role: int, number_of: list[int]) -> None:
        if role >= 0:
            sheet.one(first + number_of[role])
        elif role == DECK:
            sheet.one(first + self.players)

    def _note_patents(self, state: Expo, number_of: list[int], sheet: Sheet) -> None:
        at = self.patents
        for line in range(LINES):
            for column in range(FIRST_COLUMN, COLUMNS + 1):
                pile = state.piles[space(line, column)]
                if pile:
                    self._note_pile(owners(pile), number_of, at, sheet)
                at += 1

    def _note_pile(self, pile: list[int], number_of: list[int], first: int, sheet: Sheet) -> None:
        shares = [0.0] * (self.players + 1)
        weight = 1.0
        for owner in pile:
            weight /= 2
            shares[self.players if owner == GHOST else number_of[owner]] += weight
        for number, share in enumerate(shares):
            sheet.put(first + number * SPACES, share)

    # The seats

    def _note_seat(self, state: Expo, seat: int, number: int, sheet: Sheet) -> None:
        box = self.box
        sheet.put(self.money + number, state.money[seat] / max(1, box.figures.most_money))
        sheet.put(self.points + number, state.points[seat] / POINTS)
        sheet.put(self.handicap + number, state.handicaps[seat] / (len(HANDICAPS) - 1))
        sheet.put(self.waiting + number, state.waiting[seat] / box.figures.tokens)
        sheet.set(self.hands + number * len(CARDS), state.hands[seat])
        if state.tops[seat] >= 0:
            sheet.one(self.tops + number * len(CARDS) + state.tops[seat])
        sheet.set(self.completed + number * len(box.projects), state.completed[seat])
        note_counts(sheet, self.tiles + number * box.tiles, state.tiles[seat])

    def _note_lab(self, state: Expo, seat: int, number: int, sheet: Sheet) -> None:
        width = len(self.cell_parts)
        first = self.labs + number * self.box.lab.cells * width
        self._note_cells(sheet, first, 0, state.scraps[seat])
        self._note_cells(sheet, first, 1, state.cleared[seat])
        for piece in state.labs[seat]:
            tile, spot = tile_of(piece), spot_of(piece)
            if tile < self.box.first_project:
                at = first + first_cell(spot) * width + len(CELL_PARTS)
                self._note_types(sheet, at, tile)
                sheet.one(at + len(RESOURCES) + rotation_of(spot))
            else:
                part = 2 if tile < self.box.first_technology else 3
                self._note_cells(sheet, first, part, mask_of(self.box, piece))
                self._note_large(sheet, tile - self.box.first_project, spot, number)

    def _note_cells(self, sheet: Sheet, first: int, part: int, mask: int) -> None:
        width = len(self.cell_parts)
        while mask:
            low = mask & -mask
            sheet.one(first + (low.bit_length() - 1) * width + part)
            mask ^= low

    def _note_large(self, sheet: Sheet, tile: int, spot: int, number: int) -> None:
        lab = self.box.lab
        first = self.lies + tile * self.lies_width
        sheet.one(first + number)
        sheet.one(first + self.players + spot // SPOT_CELLS)
        at = first + self.players + TURNS
        sheet.put(at, (first_cell(spot) // lab.columns + 1) / lab.rows)
        sheet.put(at + 1, (first_cell(spot) % lab.columns + 1) / lab.columns)


def seats_around(state: Expo, seat: int) -> list[int]:
    """All seats clockwise from this one: by turn order, and by number while that is not drawn."""
    order = list(state.order) if len(state.order) == state.players else list(range(state.players))
    at = order.index(seat)
    return order[at:] + order[:at]


def note_counts(sheet: Sheet, first: int, items: tuple[int, ...]) -> None:
    """How many there are of each kind, of items that are sorted."""
    count, last = 0, NONE
    for item in items:
        count = count + 1 if item == last else 1
        last = item
        sheet.put(first + item, count / COPIES)  # of two for one kind the later, higher one holds


def note_bag(sheet: Sheet, first: int, bag: Bag) -> None:
    """How many tiles or cards of each kind are left."""
    for kind in bag.kinds():
        sheet.put(first + kind, bag.count(kind) / COPIES)
