"""What is drawn: turn order, tiles, projects, the jury, chits, the ghost deck's cards. A dealer chooses."""

from __future__ import annotations

from typing import Final

from opificio.core.move import Move
from opificio.core.rule import Figures, Rule
from opificio.games.expo1906 import flow, ghosts
from opificio.games.expo1906.components import (
    CARDS,
    CHITS,
    ENERGIES,
    MEETING,
    NO_CARD,
    PROJECT_SHAPES,
    Project,
    Resource,
)
from opificio.games.expo1906.state import (
    GHOST_CARD,
    GHOST_CHIT,
    GHOST_TILE,
    GIFT,
    JURY,
    NONE,
    ORDER,
    PROJECT,
    TILE,
    Expo,
)

ORDER_NOT_NOW: Final = Rule("E1.3", "order.not_now", "turn order is drawn before the game, and only then")
NO_SUCH_SEAT: Final = Rule("E1.3", "order.no_seat", "there is no seat {seat} with {players} players")
HAS_PLACE: Final = Rule("E1.3", "order.drawn", "seat {seat} has its place in turn order already")
TILE_NOT_NOW: Final = Rule("E6.3", "tile.not_now", "no resource tile is drawn for this now")
NOT_IN_PILE: Final = Rule("E6.3", "tile.none_left", "no {tile} is left in the pile")
SHOW_NOT_NOW: Final = Rule("E6.2", "show.not_now", "no project is turned up now")
OTHER_SHAPE: Final = Rule("E6.2", "show.shape", "{project} is not of the shape that is turned up next")
PROJECT_SEEN: Final = Rule("E1.2", "show.seen", "{project} was turned up already")
JURY_NOT_NOW: Final = Rule("E6.1", "jury.not_now", "no jury tile is drawn now")
NO_JURY_LEFT: Final = Rule("E6.1", "jury.none_left", "no jury tile with {energy} is left in the pile")
ASSIGN_NOT_NOW: Final = Rule("E8.3", "assign.not_now", "no chit is drawn now")
CHIT_GONE: Final = Rule("E8.3", "assign.gone", "{chit} lies on a line already")
DRAW_NOT_NOW: Final = Rule("E9.2", "draw.not_now", "the ghost deck shows no card now")
CARD_DRAWN: Final = Rule("E9.2", "draw.none_left", "{card} is no longer in the ghost deck")
NOT_AS_FIRST: Final = Rule(
    "E9.3", "draw.first", "the ghost deck's first card of a round is not the Meeting Room"
)


class Order(Move[Expo]):
    """E1.3 The next in turn order."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"order {seat + 1}")
        self.seat: Final = seat

    def why_not(self, state: Expo) -> Rule | None:
        if state.asking != ORDER:
            return ORDER_NOT_NOW
        if self.seat >= state.players:
            return NO_SUCH_SEAT
        return HAS_PLACE if self.seat in state.order else None

    def figures(self, state: Expo, rule: Rule) -> Figures:
        return {"seat": self.seat + 1, "players": state.players}

    def do(self, state: Expo) -> None:
        state.order = (*state.order, self.seat)
        if len(state.order) + 1 == state.players:
            last = [seat for seat in range(state.players) if seat not in state.order]
            state.order = (*state.order, last[0])
        if len(state.order) == state.players:
            flow.order_is_drawn(state)


class DrawTile(Move[Expo]):
    """A resource tile from the pile; what for is said by the question that it answers."""

    def __init__(self, verb: str, question: int, tile: Resource) -> None:
        super().__init__(f"{verb} {tile.id}")
        self.question: Final = question
        self.tile: Final = tile

    def why_not(self, state: Expo) -> Rule | None:
        if state.asking != self.question:
            return TILE_NOT_NOW
        return None if state.pile.count(self.tile.index) else NOT_IN_PILE

    def figures(self, state: Expo, rule: Rule) -> Figures:
        return {"tile": self.tile.id}


class Deal(DrawTile):
    """E1.1, E6.3 A tile comes to the Train Station."""

    def __init__(self, tile: Resource) -> None:
        super().__init__("deal", TILE, tile)

    def do(self, state: Expo) -> None:
        state.pile = state.pile.without(self.tile.index)
        state.station = tuple(sorted([*state.station, self.tile.index]))
        flow.fill_up(state)


class Give(DrawTile):
    """E1.5 A tile for a New graduate or Freshman."""

    def __init__(self, tile: Resource) -> None:
        super().__init__("give", GIFT, tile)

    def do(self, state: Expo) -> None:
        state.pile = state.pile.without(self.tile.index)
        state.drawn = (*state.drawn, self.tile.index)
        flow.fill_up(state)


class Ghosts(DrawTile):
    """E8.2 A tile that says which ghosts advance."""

    def __init__(self, tile: Resource) -> None:
        super().__init__("ghosts", GHOST_TILE, tile)

    def do(self, state: Expo) -> None:
        state.pile = state.pile.without(self.tile.index)
        state.drawn = (*state.drawn, self.tile.index)
        ghosts.tile_is_drawn(state)


class Show(Move[Expo]):
    """E1.2, E6.2 A project comes to its shape's space in the Academy."""

    def __init__(self, project: Project) -> None:
        super().__init__(f"show {project.id}")
        self.project: Final = project

    def why_not(self, state: Expo) -> Rule | None:
        if state.asking != PROJECT:
            return SHOW_NOT_NOW
        if self.project.shape != PROJECT_SHAPES[flow.empty_space(state)]:
            return OTHER_SHAPE
        return None if state.unseen >> self.project.number & 1 else PROJECT_SEEN

    def figures(self, state: Expo, rule: Rule) -> Figures:
        return {"project": self.project.id}

    def do(self, state: Expo) -> None:
        state.academy[flow.empty_space(state)] = self.project.number
        state.unseen &= ~(1 << self.project.number)
        flow.fill_up(state)


class DrawJury(Move[Expo]):
    """E1.4 The first jury tiles; E6.1 the one that nobody has chosen."""

    def __init__(self, energy: int) -> None:
        super().__init__(f"jury {ENERGIES[energy]}")
        self.energy: Final = energy

    def why_not(self, state: Expo) -> Rule | None:
        if state.asking != JURY:
            return JURY_NOT_NOW
        return None if state.jury_left(self.energy) else NO_JURY_LEFT

    def figures(self, state: Expo, rule: Rule) -> Figures:
        return {"energy": ENERGIES[self.energy]}

    def do(self, state: Expo) -> None:
        is_setup = state.jury_placed() < state.box.figures.jury_start
        flow.place_jury(state, self.energy)
        if is_setup:
            flow.fill_up(state)
        else:
            flow.jury_is_placed(state, self.energy)


class Assign(Move[Expo]):
    """E8.3 A random chit goes where a ghost was the first to arrive in column 10."""

    def __init__(self, chit: int) -> None:
        super().__init__(f"assign {CHITS[chit]}")
        self.chit: Final = chit

    def why_not(self, state: Expo) -> Rule | None:
        if state.asking != GHOST_CHIT:
            return ASSIGN_NOT_NOW
        return CHIT_GONE if self.chit in state.chits else None

    def figures(self, state: Expo, rule: Rule) -> Figures:
        return {"chit": CHITS[self.chit]}

    def do(self, state: Expo) -> None:
        state.chits[state.line] = self.chit
        state.note("ghost_chit", NONE, 0, CHITS[self.chit])
        state.line = NONE
        ghosts.advance(state)


class DrawCard(Move[Expo]):
    """E9.3 A card of the ghost deck; its first of a round is never the Meeting Room."""

    def __init__(self, card: int) -> None:
        super().__init__(f"draw {CARDS[card]}")
        self.card: Final = card

    def why_not(self, state: Expo) -> Rule | None:
        if state.asking != GHOST_CARD:
            return DRAW_NOT_NOW
        if not state.deck.count(self.card):
            return CARD_DRAWN
        return NOT_AS_FIRST if self.card == MEETING and state.deck_top == NO_CARD else None

    def figures(self, state: Expo, rule: Rule) -> Figures:
        return {"card": CARDS[self.card]}

    def do(self, state: Expo) -> None:
        state.deck = state.deck.without(self.card)
        ghosts.card_is_drawn(state, self.card)
