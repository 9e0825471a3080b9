"""What greedy asks: how good a position is; an action under way is as good as the best that comes of it."""

from __future__ import annotations

from typing import Final

from opificio.bots.evaluators.expo1906.outlook import Memory, Outlook
from opificio.bots.evaluators.expo1906.weights import Weights
from opificio.core.move import Move
from opificio.core.state import CHANCE, OVER, State
from opificio.games.expo1906.components import JOURNAL, LABORATORY, NO_CARD
from opificio.games.expo1906.decisions.put import Put
from opificio.games.expo1906.lab import first_cell, rotation_of
from opificio.games.expo1906.planner import PLACE
from opificio.games.expo1906.state import (
    CHIT,
    FREE_TILE,
    LAB_STEP,
    NONE,
    OPTION,
    PURCHASE,
    PUT,
    REPOSITION,
    STATION_TILE,
    TOKEN,
    Expo,
)
from opificio.games.expo1906.supply import project_in, with_piece

LOOPED: Final = (STATION_TILE, TOKEN, FREE_TILE, CHIT)  # questions that come again and again


class ExpoEvaluator:
    """The final points that a seat may expect; an action under way counts by the best that comes of it."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()
        self._memories: dict[str, Memory] = {}

    def can_wait(self, state: State, move: Move[State]) -> bool:
        """Every card, step and purchase has its time."""
        return False

    def __call__(self, state: State, seat: int) -> float:
        """What comes of the position; draws for the ghosts are taken as made."""
        assert isinstance(state, Expo)
        if state.to_move == CHANCE and state.acting == seat and state.card == JOURNAL:
            state = state.copy()
            state.to_move, state.asking = seat, TOKEN
        if state.to_move != seat:
            return self.rest(state, seat)
        if state.asking in LOOPED:
            return self.looped(state, seat)
        if state.asking == OPTION and not state.chosen:
            return self.rest(state, seat) + self.weights.meeting
        if state.asking in (PURCHASE, OPTION, REPOSITION):
            return max(self.after(state, move, seat) for move in state.legal())
        if state.asking == PUT:
            return self.put(state, seat)
        return self.rest(state, seat)

    def after(self, state: Expo, move: Move[Expo], seat: int) -> float:
        """What comes of a move."""
        after = state.copy()
        after.carry_out(move)
        return self(after, seat)

    def looped(self, state: Expo, seat: int) -> float:
        """Purchases and steps of tokens, one after another, each the best of its own."""
        worth = self.rest(state, seat)
        while state.to_move == seat and state.asking in LOOPED:
            best, worth = state, -1e9
            for move in state.legal():
                after = state.copy()
                after.carry_out(move)
                w = self.rest(after, seat)
                if w > worth:
                    best, worth = after, w
            state = best
        return worth

    def put(self, state: Expo, seat: int) -> float:
        """A tile in hand: on the best spot where it is wanted, or as if it were still beside the lab."""
        back = state.copy()
        back.tiles[seat] = with_piece(state.tiles[seat], state.held)
        back.left -= 1
        back.asking = LAB_STEP if state.card == LABORATORY and back.left else REPOSITION
        worth = self.rest(back, seat) - self.weights.idle
        legal = state.legal()
        for spot in self.spots(state, back, seat):
            move = state.game.puts[rotation_of(spot)][first_cell(spot)]
            if move in legal:
                after = state.copy()
                after.carry_out(move)
                worth = max(worth, self.rest(after, seat))
        return worth

    def spots(self, state: Expo, back: Expo, seat: int) -> list[int]:
        """Where a tile in hand is wanted: by plans, or anywhere if only its improvement counts."""
        works, box = self.memory(state).works, state.box
        number = state.held - box.first_project
        if 0 <= number < len(box.projects):
            spot, scraps = works.site(state, seat, number)
            return [spot] if spot != NONE and not scraps else []
        spots: list[int] = []
        for piece in state.labs[seat]:
            number = project_in(box, piece)
            if number >= 0 and not state.completed[seat] >> number & 1:
                plan = works.plan(back, seat, number)
                if plan is not None:
                    spots.extend([s.spot for s in plan.steps if s.kind == PLACE and s.tile == state.held])
        if (
            not spots
            and state.held >= box.first_technology
            and box.technologies[state.held - box.first_technology].improves != NO_CARD
        ):
            return [move.spot for move in state.legal() if isinstance(move, Put)]
        return spots

    def memory(self, state: Expo) -> Memory:
        """What is known of the edition that is played."""
        memory = self._memories.get(state.box.hash)
        if memory is None:
            memory = self._memories[state.box.hash] = Memory(state.box, self.weights)
        return memory

    def rest(self, state: Expo, seat: int) -> float:
        """A position as it stands."""
        if state.to_move == OVER:
            return float(state.scores()[seat]) + 0.001 * state.money[seat]
        return Outlook(self.memory(state), state, seat).worth()
