"""E3.2 Academy: buy one project or one technology; the improved card gives a resource tile free of charge."""

from __future__ import annotations

from typing import Final

from opificio.core.fact import Meaning
from opificio.core.move import Move
from opificio.core.rule import Figures, Rule
from opificio.games.expo1906 import flow
from opificio.games.expo1906.components import PROJECT_SHAPES, Project, Resource, Technology
from opificio.games.expo1906.decisions.station import take_from_station
from opificio.games.expo1906.state import FREE_TILE, NONE, PURCHASE, Expo
from opificio.games.expo1906.supply import with_piece

PURCHASE_NOT_NOW: Final = Rule("E3.2", "purchase.not_now", "nothing is bought in the Academy now")
NOT_IN_ACADEMY: Final = Rule("E3.2", "purchase.not_there", "{what} is not in the Academy")
TOO_DEAR: Final = Rule("E3.2", "purchase.cannot_pay", "needs ${needs}, has ${has}")
TAKE_NOT_NOW: Final = Rule("E3.2", "take.not_now", "no tile is taken free of charge now")
NO_SUCH_TILE: Final = Rule("E3.2", "take.not_there", "no {tile} lies in the Train Station")


def offer_free_tile(state: Expo) -> None:
    """The free tile comes after the purchase, and also without one (rulings E-R3, E-R33)."""
    state.left = state.box.figures.academy_gift[state.better]
    go_on(state)


def go_on(state: Expo) -> None:
    """An empty Train Station gives nothing."""
    if state.left and state.station:
        state.asking = FREE_TILE
    else:
        flow.end_action(state)


class Buying(Move[Expo]):
    """A project or a technology goes from the Academy to the player."""

    def __init__(self, id: str, tile: int) -> None:
        super().__init__(f"buy {id}")
        self.what: Final = id
        self.tile: Final = tile

    def is_there(self, state: Expo) -> bool:
        """Whether it is in the Academy."""
        raise NotImplementedError

    def leave(self, state: Expo) -> None:
        """It is in the Academy no longer; its place stays empty until the reorganisation."""
        raise NotImplementedError

    def why_not(self, state: Expo) -> Rule | None:
        if state.asking != PURCHASE:
            return PURCHASE_NOT_NOW
        if not self.is_there(state):
            return NOT_IN_ACADEMY
        return TOO_DEAR if state.box.figures.academy_price > state.money[state.to_move] else None

    def figures(self, state: Expo, rule: Rule) -> Figures:
        if rule is TOO_DEAR:
            return {"needs": state.box.figures.academy_price, "has": state.money[state.to_move]}
        return {"what": self.what}

    def meaning(self, state: Expo) -> Meaning:
        return {"takes": {"pays": state.box.figures.academy_price}}

    def do(self, state: Expo) -> None:
        seat = state.to_move
        flow.pay(state, seat, state.box.figures.academy_price)
        self.leave(state)
        state.tiles[seat] = with_piece(state.tiles[seat], self.tile)
        offer_free_tile(state)


class BuyProject(Buying):
    """A project."""

    def __init__(self, project: Project) -> None:
        super().__init__(project.id, project.index)
        self.number: Final = project.number
        self.space: Final = PROJECT_SHAPES.index(project.shape)

    def is_there(self, state: Expo) -> bool:
        return state.academy[self.space] == self.number

    def leave(self, state: Expo) -> None:
        state.academy[self.space] = NONE


class BuyTechnology(Buying):
    """A technology."""

    def __init__(self, technology: Technology) -> None:
        super().__init__(technology.id, technology.index)
        self.bit: Final = 1 << technology.number

    def is_there(self, state: Expo) -> bool:
        return state.technologies & self.bit != 0

    def leave(self, state: Expo) -> None:
        state.technologies &= ~self.bit


class TakeTile(Move[Expo]):
    """A resource tile of choice, free of charge."""

    def __init__(self, tile: Resource) -> None:
        super().__init__(f"take {tile.id}")
        self.tile: Final = tile

    def why_not(self, state: Expo) -> Rule | None:
        if state.asking != FREE_TILE:
            return TAKE_NOT_NOW
        return None if self.tile.index in state.station else NO_SUCH_TILE

    def figures(self, state: Expo, rule: Rule) -> Figures:
        return {"tile": self.tile.id}

    def do(self, state: Expo) -> None:
        take_from_station(state, self.tile.index)
        state.left -= 1
        go_on(state)
