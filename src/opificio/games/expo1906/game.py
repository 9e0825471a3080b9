"""Expo 1906 with one edition: the table of moves, and which of them each question asks for."""

from __future__ import annotations

from typing import Final

from opificio.core.bag import Bag
from opificio.core.game import Game, Option
from opificio.core.move import Move
from opificio.core.state import CHANCE, Json
from opificio.games.expo1906 import advice, constraints, flow, loading, notation, scoring, view
from opificio.games.expo1906.chance import Assign, Deal, DrawCard, DrawJury, Ghosts, Give, Order, Show
from opificio.games.expo1906.components import (
    ALL_CARDS,
    CARDS,
    CHITS,
    ENERGIES,
    MEETING,
    MOST_PLAYERS,
    NO_CARD,
    PROJECT_SHAPES,
    RESOURCES,
    Box,
)
from opificio.games.expo1906.decisions.academy import BuyProject, BuyTechnology, TakeTile
from opificio.games.expo1906.decisions.card import Pass, PlayCard
from opificio.games.expo1906.decisions.chit import PlaceChit
from opificio.games.expo1906.decisions.done import Done
from opificio.games.expo1906.decisions.journal import DOWN, NUMBERS, UP, Enter, Jump, Step
from opificio.games.expo1906.decisions.laboratory import Lay, Remove, fits_somewhere, may_remove
from opificio.games.expo1906.decisions.meeting import Lift, Meet
from opificio.games.expo1906.decisions.put import Put
from opificio.games.expo1906.decisions.station import BuyTile
from opificio.games.expo1906.lab import ROTATIONS, TURNS, spot_at
from opificio.games.expo1906.patents import (
    COLUMNS,
    FIRST_COLUMN,
    LINES,
    SPACES,
    depth_of,
    lies_under_own,
    own_tokens,
    space,
)
from opificio.games.expo1906.state import (
    CARD,
    CHIT,
    FREE_TILE,
    GHOST_CARD,
    GHOST_CHIT,
    GHOST_TILE,
    GIFT,
    HANDICAPS,
    JURY,
    LAB_STEP,
    LAST_CARD,
    NONE,
    NOTHING,
    OPTION,
    OPTIONS,
    ORDER,
    PROJECT,
    PURCHASE,
    PUT,
    REPOSITION,
    STATION_TILE,
    SWAP,
    TILE,
    TOKEN,
    Expo,
)
from opificio.games.expo1906.supply import cell_of, keeps

NAME: Final = "expo1906"
RULES_VERSION: Final = 1
FEWEST_PLAYERS: Final = 1


class Spot:
    """What a token on a space of the Patents Office may do, by its number among its owner's in the pile."""

    def __init__(self, line: int, id: str, column: int) -> None:
        self.line: Final = line
        self.column: Final = column
        self.space: Final = space(line, column)
        numbers = range(len(NUMBERS))
        self.steps: Final = [Step(line, id, column, number) for number in numbers]
        self.ups: Final = [Jump(line, id, column, UP, number) for number in numbers]
        self.downs: Final = [Jump(line, id, column, DOWN, number) for number in numbers]


class ExpoGame(Game[Expo]):
    """The moves, by the question they answer. Their order in the table is that of every list of moves."""

    def __init__(self, box: Box) -> None:
        self.box: Final = box
        lab = box.lab
        lines = [RESOURCES[line] for line in box.lines]
        self.orders: Final[list[Move[Expo]]] = [Order(seat) for seat in range(MOST_PLAYERS)]
        self.deals: Final[list[Move[Expo]]] = [Deal(tile) for tile in box.resources]
        self.shows: Final[list[Move[Expo]]] = [Show(project) for project in box.projects]
        self.juries: Final[list[Move[Expo]]] = [DrawJury(energy) for energy in range(len(ENERGIES))]
        self.gives: Final[list[Move[Expo]]] = [Give(tile) for tile in box.resources]
        self.ghosts: Final[list[Move[Expo]]] = [Ghosts(tile) for tile in box.resources]
        self.assigns: Final[list[Move[Expo]]] = [Assign(chit) for chit in range(len(CHITS))]
        self.draws: Final[list[Move[Expo]]] = [DrawCard(card) for card in range(len(CARDS))]
        self.plays: Final[list[Move[Expo]]] = [PlayCard(card) for card in range(len(CARDS))]
        self.pass_: Final = Pass()
        self.buys: Final[list[Move[Expo]]] = [BuyTile(tile) for tile in box.resources]
        self.projects: Final[list[Move[Expo]]] = [BuyProject(project) for project in box.projects]
        self.technologies: Final[list[Move[Expo]]] = [BuyTechnology(each) for each in box.technologies]
        self.takes: Final[list[Move[Expo]]] = [TakeTile(tile) for tile in box.resources]
        self.lays: Final[list[Move[Expo]]] = [Lay(tile, id) for tile, id in enumerate(box.tile_ids)]
        # puts[rotation][cell]
        self.puts: Final[list[list[Move[Expo]]]] = [
            [Put(spot_at(rotation, cell), lab.cell_id(cell)) for cell in range(lab.cells)]
            for rotation in range(TURNS)
        ]
        self.removes: Final[list[Move[Expo]]] = [Remove(cell, lab.cell_id(cell)) for cell in range(lab.cells)]
        self.lifts: Final[list[Move[Expo]]] = [Lift(cell, lab.cell_id(cell)) for cell in range(lab.cells)]
        self.enters: Final[list[Move[Expo]]] = [Enter(line, id) for line, id in enumerate(lines)]
        self.spots: Final = [
            Spot(line, id, column)
            for line, id in enumerate(lines)
            for column in range(FIRST_COLUMN, COLUMNS + 1)
        ]
        self.chits: Final[list[Move[Expo]]] = [PlaceChit(chit) for chit in range(len(CHITS))]
        self.meets: Final[list[Move[Expo]]] = [Meet(at) for at in range(len(OPTIONS))]
        self.done: Final = Done()
        # The questions with so few answers that each of these is asked
        self.short_lists: Final[dict[int, list[Move[Expo]]]] = {
            ORDER: self.orders,
            JURY: self.juries,
            GHOST_CHIT: self.assigns,
            GHOST_CARD: self.draws,
            LAST_CARD: [*self.plays, self.pass_],
            CHIT: self.chits,
            OPTION: [*self.meets, self.done],
            NOTHING: [],
        }
        options = [
            Option(f"handicap_{seat}", 0, 0, len(HANDICAPS) - 1, seat) for seat in range(1, MOST_PLAYERS + 1)
        ]
        super().__init__(
            NAME, RULES_VERSION, box.id, box.hash, FEWEST_PLAYERS, MOST_PLAYERS, options, self._table()
        )

    def _table(self) -> list[Move[Expo]]:
        moves: list[Move[Expo]] = [*self.orders, *self.deals, *self.shows, *self.juries, *self.gives]
        moves.extend([*self.ghosts, *self.assigns, *self.draws, *self.plays, self.pass_, *self.buys])
        moves.extend([*self.projects, *self.technologies, *self.takes, *self.lays])
        for puts in self.puts:
            moves.extend(puts)
        moves.extend([*self.removes, *self.lifts, *self.enters])
        for spot in self.spots:
            moves.extend(spot.steps)
            moves.extend(spot.ups)
            moves.extend(spot.downs)
        moves.extend([*self.chits, *self.meets, self.done])
        return moves

    def begin(self, players: int, options: dict[str, int]) -> Expo:
        handicaps = [options[option.name] for option in self.options]
        box, figures = self.box, self.box.figures
        state = Expo(
            self,
            box,
            players,
            tuple(handicaps[:players]),
            CHANCE,
            ORDER,
            0,  # round
            (),  # turn order
            NONE,  # starter
            NONE,  # acting
            NO_CARD,
            0,  # better
            0,  # left
            0,  # chosen
            0,  # option
            NONE,  # held
            NONE,  # held from
            NONE,  # line
            (),  # drawn
            (),  # ghosts' moves
            box.pile,
            Bag([0] * len(box.resources)),
            (),  # station
            (1 << len(box.projects)) - 1,
            (1 << len(box.technologies)) - 1,
            Bag(figures.deck_copies if players == 1 else [0] * len(CARDS)),
            NO_CARD,  # deck's top
            (),  # aside
            NONE,  # ender
            [()] * len(PROJECT_SHAPES),
            [NONE] * len(PROJECT_SHAPES),
            [0] * len(ENERGIES),
            [0] * SPACES,
            [NONE] * LINES,
            [1] * LINES if players <= 2 else [],
            [figures.tokens] * players,
            [0] * players,
            [0] * players,
            [ALL_CARDS] * players,
            [NO_CARD] * players,
            [()] * players,
            [()] * players,
            [box.scraps] * players,
            [box.scraps] * players,
            [0] * players,
            [0] * players,
            [0] * players,
        )
        if players == 1:  # there is no order to draw
            state.order = (0,)
            flow.order_is_drawn(state)
        return state

    def asked(self, state: Expo) -> list[Move[Expo]]:
        """All answers to the question asked, by ascending id: just those that no rule forbids."""
        asking = state.asking
        if asking == PUT:
            return self._puts(state)
        if asking == LAB_STEP:
            return self._lab_steps(state)
        if asking == TOKEN:
            return self._token_moves(state)
        if asking == CARD:
            return self._cards(state)
        if asking == STATION_TILE:
            return self._station(state)
        if asking == PURCHASE:
            return self._purchases(state)
        if asking == REPOSITION:
            return self._lifts(state)
        if asking == TILE:
            return [self.deals[tile] for tile in state.pile.kinds()]
        return self._seldom_asked(state, asking)

    def _seldom_asked(self, state: Expo, asking: int) -> list[Move[Expo]]:
        """The answers to the questions that come up a few times a game."""
        if asking == PROJECT:
            shape = PROJECT_SHAPES[flow.empty_space(state)]
            return chosen_from(self.shows, state.unseen & self.box.shape_projects[shape])
        if asking == FREE_TILE:
            return [*[self.takes[tile] for tile in distinct(state.station)], self.done]
        if asking == GHOST_TILE:
            return [self.ghosts[tile] for tile in state.pile.kinds()]
        if asking == GIFT:
            return [self.gives[tile] for tile in state.pile.kinds()]
        if asking == SWAP:
            scraps = state.scraps[state.to_move]
            return [put for puts in self.puts for put in chosen_from(puts, scraps)]
        return self._allowed(state, self.short_lists[asking])

    def _allowed(self, state: Expo, moves: list[Move[Expo]]) -> list[Move[Expo]]:
        return [move for move in moves if move.why_not(state) is None]

    def weights(self, state: Expo) -> list[int]:
        """Each tile and each card is as likely as any other; the rest is there once."""
        if state.asking in (TILE, GHOST_TILE, GIFT):
            return state.pile.weights()
        if state.asking == JURY:
            return [left for left in [state.jury_left(0), state.jury_left(1)] if left]
        if state.asking == GHOST_CARD:
            cards = range(MEETING if state.deck_top == NO_CARD else len(CARDS))
            return [state.deck.count(card) for card in cards if state.deck.count(card)]
        return [1] * len(state.legal())

    def breakdown(self, state: Expo) -> list[dict[str, int]]:
        return [scoring.breakdown(state, seat) for seat in range(state.players)]

    def winners(self, state: Expo) -> list[int]:
        return scoring.winners(state)

    def view(self, state: Expo, seat: int | None) -> Json:
        return view.view(state, seat)

    def plans(self, state: Expo, seat: int) -> list[Json]:
        return advice.plans(state, seat)

    def dump(self, state: Expo) -> Json:
        return notation.dump(state)

    def load(self, data: Json) -> Expo:
        return loading.load(self, data)

    def describe(self) -> Json:
        return view.describe(self.box)

    def names(self) -> dict[str, str]:
        box = self.box
        names = {project.id: project.name for project in box.projects}
        names.update({technology.id: technology.name for technology in box.technologies})
        names.update({id: box.chit_names[at] for at, id in enumerate(box.chits)})
        return names

    def contents(self) -> list[tuple[str, int]]:
        return constraints.summary(self.box)

    def position(self, state: Expo) -> str:
        return notation.position(state)

    # The answers to each question

    def _cards(self, state: Expo) -> list[Move[Expo]]:
        seat = state.to_move
        hand = state.hands[seat]
        banned = state.banned(seat)
        if banned != NO_CARD:
            hand &= ~(1 << banned)
        if state.is_first_turn(seat):
            hand &= ~(1 << MEETING)
        return [self.plays[card] for card in range(len(CARDS)) if hand >> card & 1]

    def _station(self, state: Expo) -> list[Move[Expo]]:
        answers: list[Move[Expo]] = []
        if state.station_price() <= state.money[state.to_move]:
            answers = [self.buys[tile] for tile in distinct(state.station)]
        answers.append(self.done)
        return answers

    def _purchases(self, state: Expo) -> list[Move[Expo]]:
        answers: list[Move[Expo]] = []
        if self.box.figures.academy_price <= state.money[state.to_move]:
            answers = [self.projects[number] for number in sorted(state.academy) if number != NONE]
            answers.extend(chosen_from(self.technologies, state.technologies))
        answers.append(self.done)
        return answers

    def _lab_steps(self, state: Expo) -> list[Move[Expo]]:
        seat = state.to_move
        free = state.free_cells(seat)
        answers: list[Move[Expo]] = []
        if free:
            answers = [self.lays[t] for t in distinct(state.tiles[seat]) if fits_somewhere(self.box, t, free)]
        cells = state.scraps[seat]
        for piece in state.labs[seat]:
            if may_remove(state, seat, piece):
                cells |= 1 << cell_of(piece)
        answers.extend(chosen_from(self.removes, cells))
        answers.append(self.done)
        return answers

    def _puts(self, state: Expo) -> list[Move[Expo]]:
        seat = state.to_move
        shape = self.box.shape_of[state.held]
        free = state.free_cells(seat)
        answers: list[Move[Expo]] = []
        for rotation in range(ROTATIONS[shape]):
            answers.extend(chosen_from(self.puts[rotation], self.box.lab.anchors(shape, rotation, free)))
        if state.held_from == NONE or not self._is_needed(state, seat):
            return answers
        return self._allowed(state, answers)

    def _is_needed(self, state: Expo, seat: int) -> bool:
        """E3.7 Whether the lifted tile may not go just anywhere: a completed project is it, or needs it."""
        number = state.held - self.box.first_project
        if 0 <= number < len(self.box.projects):
            return state.completed[seat] >> number & 1 != 0
        return not keeps(self.box, state.labs[seat], state.completed[seat])

    def _lifts(self, state: Expo) -> list[Move[Expo]]:
        cells = 0
        for piece in state.labs[state.to_move]:
            cells |= 1 << cell_of(piece)
        return [*chosen_from(self.lifts, cells), self.done]

    def _token_moves(self, state: Expo) -> list[Move[Expo]]:
        seat = state.to_move
        answers: list[Move[Expo]] = []
        if state.waiting[seat]:
            answers.extend(self.enters)
        for spot in self.spots:
            pile = state.piles[spot.space]
            if pile and spot.column < COLUMNS:
                self._add_token_moves(state, seat, pile, spot, answers)
        answers.append(self.done)
        return answers

    def _add_token_moves(
        self, state: Expo, seat: int, pile: int, spot: Spot, answers: list[Move[Expo]]
    ) -> None:
        numbers = [
            number
            for number in range(own_tokens(pile, seat))
            if not lies_under_own(pile, depth_of(pile, seat, number))
        ]
        answers.extend([spot.steps[number] for number in numbers])
        if spot.line and self._can_jump(state, seat, spot.line - 1, spot.column):
            answers.extend([spot.ups[number] for number in numbers])
        if spot.line + 1 < LINES and self._can_jump(state, seat, spot.line, spot.column):
            answers.extend([spot.downs[number] for number in numbers])

    def _can_jump(self, state: Expo, seat: int, upper: int, column: int) -> bool:
        return 0 <= state.jump_price(upper, column) <= state.money[seat]


def chosen_from(moves: list[Move[Expo]], mask: int) -> list[Move[Expo]]:
    """Those of some moves whose numbers are in a set."""
    chosen: list[Move[Expo]] = []
    while mask:
        low = mask & -mask
        chosen.append(moves[low.bit_length() - 1])
        mask ^= low
    return chosen


def distinct(tiles: tuple[int, ...]) -> list[int]:
    """The different ones of some sorted tiles."""
    kinds: list[int] = []
    for tile in tiles:
        if not kinds or kinds[-1] != tile:
            kinds.append(tile)
    return kinds
