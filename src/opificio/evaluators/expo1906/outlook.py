"""A seat's prospects in a position between two actions."""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import Final

from opificio.evaluators.expo1906.office import Office, jury_odds, tokens_worth
from opificio.evaluators.expo1906.weights import Weights
from opificio.evaluators.expo1906.works import Work, Works
from opificio.games.expo1906.components import (
    ALL_CARDS,
    FIRST_ENERGY,
    JOURNAL,
    LABORATORY,
    MEETING,
    NO_CARD,
    PROJECT_SHAPES,
)
from opificio.games.expo1906.game import ExpoGame
from opificio.games.expo1906.lab import ROTATIONS
from opificio.games.expo1906.state import JURY, LAB_STEP, NONE, Expo

MOST_KEPT: Final = 20_000
SPACIOUS: Final = 12  # more places than these for a shape are no help
CARDS_A_ROUND: Final = 5  # the Meeting Room left out
TIE_BREAK: Final = 0.001  # a $: between equals money decides (E7.5)


class Notes:
    """What was worked out once for an edition and comes up again."""

    def __init__(self, game: ExpoGame) -> None:
        self.works: Final = Works(game)
        self.office: Final = lru_cache(MOST_KEPT)(Office)
        self.jury_odds: Final = lru_cache(MOST_KEPT)(jury_odds)
        self.room: Final = lru_cache(MOST_KEPT)(self._room)
        self.rows: Final[dict[tuple[object, ...], list[float]]] = {}  # of seats with no action under way
        self._lab: Final = game.box.lab

    def _room(self, free: int) -> float:
        """In how many places a project fits, on the average of the shapes."""
        places = 0
        for shape in PROJECT_SHAPES:
            fitting = 0
            for rotation in range(ROTATIONS[shape]):
                fitting += self._lab.anchors(shape, rotation, free).bit_count()
            places += min(fitting, SPACIOUS)
        return places / len(PROJECT_SHAPES)


class Outlook:
    """The final points that a seat may expect."""

    def __init__(self, notes: Notes, weights: Weights, state: Expo, seat: int) -> None:
        figures = state.box.figures
        self.notes: Final = notes
        self.weights: Final = weights
        self.state: Final = state
        self.seat: Final = seat
        self.office: Final = notes.office(tuple(state.piles), seat)
        # A Meeting Room under way, or just over, ends the round
        is_ending = state.card == MEETING or state.asking == JURY
        self.round: Final = state.round + is_ending
        self.rounds_after: Final = max(0, figures.rounds - 1 - self.round)
        is_over = state.ender != NONE or self.round >= figures.rounds
        self.hand: Final = (0 if is_over else ALL_CARDS) if is_ending else state.hands[seat]
        round_turns = weights.lone_round_turns if state.is_solo() else weights.round_turns
        self.turns_left: Final = 0.0 if is_over else self._turns_left(round_turns)
        self.rounds_left: Final = self.turns_left / round_turns
        self.ease: Final = min(1.0, self.turns_left / weights.ease)
        left = (state.jury_left(0), state.jury_left(1))
        odds = notes.jury_odds((state.jury[0], state.jury[1]), left, figures.jury_spaces)
        self.jury: Final = [figures.jury_points * chance for chance in odds]

    def _turns_left(self, round_turns: float) -> float:
        """How many turns the seat will still have: whichever end of the game comes first (E7.1)."""
        state, weights, figures = self.state, self.weights, self.state.box.figures
        played = (ALL_CARDS & ~self.hand).bit_count()
        turns = self.rounds_after * round_turns + max(0.5, round_turns - played)
        if not state.is_solo():
            most = max([completed.bit_count() for completed in state.completed])
            turns = min(turns, (figures.projects_to_end - most) * weights.project_turns)
        speed = weights.token_speed + (weights.ghost_speed if state.has_ghosts() else 0.0)
        return min(turns, self.office.to_go / (speed * state.players))

    def worth(self) -> float:
        """What is scored, what will be, and what is at hand for it."""
        worth = float(self.state.points[self.seat]) + self.shown() + self.projects() + self.at_hand()
        return worth + tokens_worth(self.weights, self.state, self.seat, self.office, self.rounds_left)

    def shown(self) -> float:
        """What the jury will think of the completed projects."""
        completed, worth = self.state.completed[self.seat], 0.0
        if completed:
            for project in self.state.box.projects:
                if completed >> project.number & 1:
                    worth += self.jury[project.energy - FIRST_ENERGY]
        return worth

    # What is at hand

    def at_hand(self) -> float:
        """Money, cards, improvements and room in the lab."""
        state, weights = self.state, self.weights
        money = state.money[self.seat]
        worth = weights.money * min(money, weights.enough)
        worth += weights.more_money * max(0, money - weights.enough)
        worth += weights.room * self.notes.room(state.free_cells(self.seat))
        worth += weights.journal * (self.hand >> JOURNAL & 1)
        cards = (self.hand & ~(1 << MEETING)).bit_count() + CARDS_A_ROUND * self.rounds_after
        worth = self.ease * worth + TIE_BREAK * money + weights.card * cards
        for card in range(MEETING):
            if state.improved[self.seat] >> card & 1:
                worth += self.improvement(card)
        for technology in state.box.technologies:
            if technology.improves != NO_CARD and technology.index in state.tiles[self.seat]:
                worth += self.improvement(technology.improves) - weights.turn / self.lab_steps()
        return worth

    def improvement(self, card: int) -> float:
        """What an improved card will bring."""
        return self.weights.better[card] * max(0.0, self.rounds_left - 1)

    def lab_steps(self) -> int:
        """The steps of the seat's Laboratory."""
        return self.state.box.figures.lab_steps[self.state.improved[self.seat] >> LABORATORY & 1]

    # Projects

    def projects(self) -> float:
        """What the projects will bring that are not completed, one after the other: the nearest first."""
        weights = self.weights
        worth, steps, tiles, before, share = 0.0, 0, 0, 0.0, 1.0
        for points, work in self.own_projects():
            turns = self.turns(steps + work.steps, tiles + work.tiles)
            gain = weights.open * self.chance(turns) * points - weights.turn * (turns - before)
            gain -= self.ease * weights.money * weights.price * work.tiles
            if gain > 0:
                worth += share * gain
                share *= weights.queue
                steps, tiles, before = steps + work.steps, tiles + work.tiles, turns
        return worth

    def own_projects(self) -> list[tuple[float, Work]]:
        """Points and work left of the seat's projects, in the lab or not."""
        left = self.notes.works.left(self.state, self.seat)
        projects = [(self.points(number), work) for number, work in left]
        projects.sort(key=_distance)
        return projects

    def points(self, number: int) -> float:
        """What completing a project would bring as things stand in the Patents Office and in the jury."""
        box = self.state.box
        project = box.projects[number]
        points = project.vp + self.jury[project.energy - FIRST_ENERGY]
        for line, resource in enumerate(box.lines):
            if project.needs[resource] and self.office.leads[line]:
                points += self.weights.lead
        return points

    def turns(self, steps: int, tiles: int) -> float:
        """How many turns so much work takes: Laboratories, and visits to the Train Station.

        What can be laid with the steps left of a Laboratory under way takes none.
        """
        weights, state = self.weights, self.state
        if state.asking == LAB_STEP and state.to_move == self.seat:
            steps -= min(state.left, steps - tiles)
        laboratories = steps / self.lab_steps()
        laboratories += weights.whole * (ceil(laboratories) - laboratories)
        return laboratories + tiles / (weights.lone_visit if state.is_solo() else weights.visit)

    def chance(self, turns: float) -> float:
        """How likely there is time for so many turns of work."""
        if not self.turns_left:
            return float(turns <= 0)
        spare = self.turns_left + self.weights.last_minute - turns
        return min(1.0, max(0.0, spare / self.weights.hurry))


def what_counts(state: Expo, seat: int) -> tuple[object, ...]:
    """All that the outlook of a seat with no action under way depends on."""
    return (
        state.labs[seat],
        state.tiles[seat],
        state.scraps[seat],
        state.cleared[seat],
        state.money[seat],
        state.points[seat],
        state.hands[seat],
        state.improved[seat],
        tuple(state.completed),
        tuple(state.piles),
        tuple(state.chits),
        tuple(state.jury),
        state.round,
        state.card == MEETING or state.asking == JURY,
        state.ender != NONE,
        state.players,
        seat,
    )


def _distance(project: tuple[float, Work]) -> float:
    """Which project comes first: near ones before far ones, good ones before poor ones."""
    points, work = project
    return work.steps + 1.5 * work.tiles - points
