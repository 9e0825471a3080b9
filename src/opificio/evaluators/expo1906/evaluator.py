"""The evaluator of Expo 1906: prospects between actions, and actions under way carried on to their end."""

from __future__ import annotations

from typing import Final

from opificio.core.move import Move
from opificio.core.state import CHANCE, OVER, State
from opificio.evaluators.expo1906.features import FEATURES, row
from opificio.evaluators.expo1906.outlook import MOST_KEPT, TIE_BREAK, Notes, Outlook, what_counts
from opificio.evaluators.expo1906.weights import Weights
from opificio.games.expo1906.components import JOURNAL, LABORATORY
from opificio.games.expo1906.decisions.put import Put
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
from opificio.games.expo1906.supply import with_piece
from opificio.search.evaluator import Evaluator

STEP_BY_STEP: Final = (STATION_TILE, FREE_TILE, TOKEN, CHIT)  # carried on by the best answer, then the next


class ExpoEvaluator(Evaluator):
    """Keeps what it has worked out, since most moves leave most things as they were."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights: Final = weights or Weights()
        self._notes: Final[dict[str, Notes]] = {}

    def __call__(self, state: State, seat: int) -> float:
        """What greedy asks: an action under way is as good as what can be made of it."""
        assert isinstance(state, Expo)
        if state.to_move == CHANCE and state.acting == seat and state.card == JOURNAL:
            state = _ghosts_left_out(state)
        if state.to_move != seat:
            return self.at_rest(state, seat)
        if state.asking in STEP_BY_STEP:
            return self.carried_on(state, seat)
        if state.asking == OPTION and not state.chosen:
            return self.at_rest(state, seat) + self.weights.meeting
        if state.asking in (PURCHASE, OPTION, REPOSITION):
            return max([self(_after(state, move), seat) for move in state.legal()])
        if state.asking == PUT:
            return self.with_tile_in_hand(state, seat)
        return self.at_rest(state, seat)

    def can_wait(self, state: State, move: Move[State]) -> bool:
        """Every move of Expo takes a card, a step or a point that there is only once."""
        return False

    def stake(self) -> float:
        """A turn of so many: each decides little."""
        return 0.25

    def features(self) -> list[str]:
        return FEATURES

    def rows(self, state: State) -> list[list[float]]:
        assert isinstance(state, Expo)
        return [self._row(state, seat) for seat in range(state.players)]

    def _row(self, state: Expo, seat: int) -> list[float]:
        notes = self.notes(state)
        if state.to_move == seat or state.acting == seat:  # an action under way may be worth more
            return row(Outlook(notes, self.weights, state, seat), self(state, seat))
        key = what_counts(state, seat)
        found = notes.rows.get(key)
        if found is None:
            if len(notes.rows) >= MOST_KEPT:
                notes.rows.clear()
            outlook = Outlook(notes, self.weights, state, seat)
            found = notes.rows[key] = row(outlook, outlook.worth())
        return found

    def at_rest(self, state: Expo, seat: int) -> float:
        """The prospects as they are; the steps left of a Laboratory are counted, nothing else under way."""
        if state.to_move == OVER:
            return state.scores()[seat] + TIE_BREAK * state.money[seat]
        return Outlook(self.notes(state), self.weights, state, seat).worth()

    def notes(self, state: Expo) -> Notes:
        """The notes on the edition that is played."""
        notes = self._notes.get(state.box.hash)
        if notes is None:
            notes = self._notes[state.box.hash] = Notes(state.game)
        return notes

    # Actions under way

    def carried_on(self, state: Expo, seat: int) -> float:
        """One answer after the other, each the best as far as can be seen at once."""
        worth = 0.0
        while state.to_move == seat and state.asking in STEP_BY_STEP:
            positions = [_after(state, move) for move in state.legal()]
            worths = [self.at_rest(position, seat) for position in positions]
            worth = max(worths)
            state = positions[worths.index(worth)]
        return worth

    def with_tile_in_hand(self, state: Expo, seat: int) -> float:
        """The best of the places that plans have for the tile; without one the step does nothing."""
        kept = state.copy()
        kept.tiles[seat] = with_piece(state.tiles[seat], state.held)
        kept.left -= 1
        kept.asking = LAB_STEP if state.card == LABORATORY else REPOSITION
        spots = self.spots(state, kept, seat)
        worth = self.at_rest(kept, seat) - self.weights.idle
        for move in state.legal():
            if isinstance(move, Put) and move.spot in spots:
                worth = max(worth, self.at_rest(_after(state, move), seat))
        return worth

    def spots(self, state: Expo, kept: Expo, seat: int) -> list[int]:
        """Where plans would put the tile in hand; an improvement may go anywhere."""
        works, box = self.notes(state).works, state.box
        number = state.held - box.first_project
        if 0 <= number < len(box.projects):
            site = works.site(state, seat, number)
            return [] if site.scraps else [site.spot]
        if number >= 0 and box.technologies[state.held - box.first_technology].improves != NONE:
            return [move.spot for move in state.legal() if isinstance(move, Put)]
        spots: list[int] = []
        for project in works.open_projects(state, seat):
            plan = works.plan(kept, seat, project)
            steps = plan.steps if plan is not None else []
            spots.extend([step.spot for step in steps if step.kind == PLACE and step.tile == state.held])
        return spots


def _after(state: Expo, move: Move[Expo]) -> Expo:
    after = state.copy()
    after.carry_out(move)
    return after


def _ghosts_left_out(state: Expo) -> Expo:
    """A Journal as if the ghosts did not move first."""
    after = state.copy()
    after.to_move = state.acting
    after.asking = TOKEN
    return after
