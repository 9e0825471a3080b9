"""What a seat may expect of the rest of the game: how long it lasts, what comes of all that was begun."""

from __future__ import annotations

from math import comb
from typing import Final

from opificio.bots.evaluators.expo1906.office import PROGRESS, Office
from opificio.bots.evaluators.expo1906.weights import Weights
from opificio.bots.evaluators.expo1906.works import Work, Works
from opificio.games.expo1906.components import (
    ALL_CARDS,
    CHITS,
    COLONIES,
    EIFFEL,
    FERRIS,
    FIRST_ENERGY,
    JOURNAL,
    LABORATORY,
    MEETING,
    METRO,
    NO_CARD,
    PROJECT_SHAPES,
    SIMPLON,
    STATION,
    Box,
)
from opificio.games.expo1906.lab import ROTATIONS
from opificio.games.expo1906.patents import COLUMNS
from opificio.games.expo1906.scoring import chit_points
from opificio.games.expo1906.state import JURY, LAB_STEP, NONE, Expo
from opificio.games.expo1906.supply import project_in


class Memory:
    """What was worked out before and holds again, of one edition."""

    def __init__(self, box: Box, weights: Weights) -> None:
        self.box = box
        self.weights = weights
        self.works = Works(box)
        self.odds: dict[tuple[int, int], tuple[float, float]] = {}
        self.offices: dict[tuple[object, ...], Office] = {}
        self.rooms: dict[int, float] = {}

    def jury_odds(self, state: Expo) -> tuple[float, float]:
        """How likely either energy gets the majority."""
        key = (state.jury[0], state.jury[1])
        odds = self.odds.get(key)
        if odds is None:
            odds = self.odds[key] = jury_odds(
                state.jury[0],
                state.jury[1],
                state.jury_left(0),
                state.jury_left(1),
                self.box.figures.jury_spaces,
            )
        return odds

    def office(self, state: Expo, seat: int) -> Office:
        """The Patents Office as the seat sees it."""
        piles = tuple(state.piles)
        key = (piles, seat)
        office = self.offices.get(key)
        if office is None:
            if len(self.offices) > 20000:
                self.offices.clear()
            office = self.offices[key] = Office(piles, seat)
        return office

    def room(self, free: int) -> float:
        """How many ways there are to place a project, on the average over shapes."""
        room = self.rooms.get(free)
        if room is None:
            if len(self.rooms) > 50000:
                self.rooms.clear()
            lab, total = self.box.lab, 0
            for shape in PROJECT_SHAPES:
                n = 0
                for rotation in range(ROTATIONS[shape]):
                    n += lab.anchors(shape, rotation, free).bit_count()
                total += min(n, 12)
            room = self.rooms[free] = total / 5
        return room


class Outlook:
    """A position as a seat sees it."""

    def __init__(self, memory: Memory, state: Expo, seat: int) -> None:
        w, figures = memory.weights, state.box.figures
        self.memory: Final = memory
        self.w: Final = w
        self.state: Final = state
        self.seat: Final = seat
        self.office: Final = memory.office(state, seat)
        self.hand = state.hands[seat]
        self.round = state.round
        self.solo = state.is_solo()
        if state.card == MEETING or state.asking == JURY:
            self.hand = ALL_CARDS
            self.round += 1
        self.round_turns = w.round_turns_alone if self.solo else w.round_turns
        self.left = self._turns_left()
        self.rounds = self.left / self.round_turns
        steam, electricity = memory.jury_odds(state)
        self.jury: Final = [steam * figures.jury_points, electricity * figures.jury_points]

    def _turns_left(self) -> float:
        """About how many turns the seat will still have."""
        state, w, figures = self.state, self.w, self.state.box.figures
        if state.ender != NONE or self.round >= figures.rounds:
            return 0.0
        played = (ALL_CARDS & ~self.hand).bit_count()
        left = (figures.rounds - 1 - self.round) * self.round_turns + max(0.5, self.round_turns - played)
        most = max([completed.bit_count() for completed in state.completed])
        if not self.solo:
            left = min(left, (figures.projects_to_end - most) * w.project_turns)
        speed = w.token_speed * state.players + (w.ghost_speed * state.players if state.ghosts else 0)
        return min(left, self.office.to_go / speed)

    def worth(self) -> float:
        """The final points that the seat may expect."""
        state, seat, w = self.state, self.seat, self.w
        worth = float(state.points[seat]) + self.patents() + self.projects()
        completed = state.completed[seat]
        if completed:
            for project in state.box.projects:
                if completed >> project.number & 1:
                    worth += self.jury[project.energy - FIRST_ENERGY]
        life = min(1.0, self.left / w.life)
        money = state.money[seat]
        worth += 0.001 * money
        worth += life * (w.money * min(money, w.enough) + w.more_money * max(0.0, money - w.enough))
        cards = (self.hand & ~(1 << MEETING)).bit_count() + 5 * max(
            0, state.box.figures.rounds - 1 - self.round
        )
        worth += w.card * cards + w.journal * life * (self.hand >> JOURNAL & 1)
        if state.improved[seat]:
            worth += self.improvements(state.improved[seat])
        return worth + w.room * self.memory.room(state.free_cells(seat)) * life

    def improvements(self, improved: int) -> float:
        """What improved cards will bring in the rounds to come."""
        worth = 0.0
        for card in range(MEETING):
            if improved >> card & 1:
                worth += self.w.better[card] * max(0.0, self.rounds - 1)
        return worth

    # Projects

    def projects(self) -> float:
        """Projects begun, the nearest first, by what they bring beyond their work."""
        w, improved = self.w, self.state.improved[self.seat]
        idle, worth = self.technologies_in_hand()
        own = self.works_begun()
        own.sort(key=lambda each: each[1].steps + 1.5 * each[1].tiles - each[0])
        price = w.price - (0.5 if improved >> STATION & 1 else 0.0)
        life = min(1.0, self.left / w.life)
        steps, tiles, before, share = float(idle), 0.0, 0.0, 1.0
        for points, work in own:
            all_steps, all_tiles = steps + work.steps, tiles + work.tiles
            turns = self.turns_for(all_steps, all_tiles)
            margin = w.sure * points * self.chance_of(turns) - w.turn * (turns - before)
            margin -= life * w.money * price * work.tiles
            if margin > 0:
                worth += share * margin
                share *= w.queue
                steps, tiles, before = all_steps, all_tiles, turns
        return worth

    def technologies_in_hand(self) -> tuple[int, float]:
        """Improvements to be laid: how many steps they take, and what they are worth."""
        box, steps, worth = self.state.box, 0, 0.0
        for tile in self.state.tiles[self.seat]:
            if tile >= box.first_technology:
                card = box.technologies[tile - box.first_technology].improves
                if card != NO_CARD:
                    steps += 1
                    worth += self.improvements(1 << card) - self.w.turn / 3
        return steps, worth

    def works_begun(self) -> list[tuple[float, Work]]:
        """The projects in the lab and in hand: what they bring, and what they take."""
        state, seat, box, works = self.state, self.seat, self.state.box, self.memory.works
        begun: list[tuple[float, Work]] = []
        for piece in state.labs[seat]:
            number = project_in(box, piece)
            if number >= 0 and not state.completed[seat] >> number & 1:
                work = works.in_lab(state, seat, number)
                if work is not None:
                    begun.append((self.points(number), work))
        for tile in state.tiles[seat]:
            if box.first_project <= tile < box.first_technology:
                work = works.in_hand(state, seat, tile - box.first_project)
                if work is not None:
                    begun.append((self.points(tile - box.first_project), work))
        return begun

    def turns_for(self, steps: float, tiles: float) -> float:
        """Turns that so many steps and tiles take; steps of a Laboratory under way are there already."""
        state, w = self.state, self.w
        lab_steps = state.box.figures.lab_steps[state.improved[self.seat] >> LABORATORY & 1]
        free = state.left if state.asking == LAB_STEP else 0
        todo = steps - max(0.0, min(free, steps - tiles))
        lab = todo / lab_steps
        if todo > 0:
            lab += w.whole * (-(-todo // lab_steps) - lab)
        return lab + tiles / (w.visit_alone if self.solo else w.visit)

    def chance_of(self, turns: float) -> float:
        """That what takes so many turns is done before the end."""
        if self.left <= 0:
            return 1.0 if turns <= 0 else 0.0
        return min(1.0, max(0.0, (self.left + self.w.grace - turns) / self.w.hurry))

    def points(self, number: int) -> float:
        """What a project brings: its points, the jury, lines led."""
        box, leads = self.state.box, self.office.leads
        project = box.projects[number]
        points = project.vp + self.jury[project.energy - FIRST_ENERGY]
        for line, resource in enumerate(box.lines):
            if leads[line] and project.needs[resource]:
                points += self.w.lead
        return points

    # Patents

    def patents(self) -> float:
        """What tokens bring, by how far they are and may still come."""
        state, w = self.state, self.w
        reach = 3 * self.rounds * w.journals
        worth, seen, best_free = 0.0, 0, -1.0
        for column, line in self.office.tokens:
            second = seen >> line & 1
            seen |= 1 << line
            chit = state.chits[line]
            if chit != NONE:
                value = self.chit(chit)
            else:
                if best_free < 0:
                    best_free = max(
                        [self.chit(c) for c in range(len(CHITS)) if c not in state.chits], default=0.0
                    )
                value = best_free
            if column == COLUMNS:
                worth += 0.0 if second else value
                continue
            if second:
                value *= w.second
            need = COLUMNS - column
            share = min(1.0, max(0.0, (reach - need) / 4 + 0.5))
            reach -= need
            here = 0 if second else state.box.figures.column_points[column]
            worth += max(w.chit * value * PROGRESS[column] * share, here)
        return worth

    def chit(self, chit: int) -> float:
        """What a chit will be worth at the end."""
        state, seat = self.state, self.seat
        more = min(1.0, self.rounds / 5)
        if chit == EIFFEL:
            return (state.points[seat] + 6 + 12 * more) / 8
        now = chit_points(state, seat, chit)
        if chit == FERRIS:
            return 0.5 * now + 1.2 if self.rounds > 0.3 else now
        if chit == COLONIES:
            return now + 1.5 * more
        if chit == METRO:
            return now + 1.0 * more
        if chit == SIMPLON:
            return min(5, now + 2.5 * more)
        return now


def jury_odds(
    steam: int, electricity: int, steam_left: int, electricity_left: int, spaces: int
) -> tuple[float, float]:
    """How likely steam, and electricity, has the majority when the jury is full and the rest is drawn."""
    draws = max(0, min(spaces - steam - electricity, steam_left + electricity_left))
    all_ways = comb(steam_left + electricity_left, draws)
    more, less = 0, 0
    for drawn in range(draws + 1):
        ways = comb(steam_left, drawn) * comb(electricity_left, draws - drawn)
        balance = steam + drawn - electricity - (draws - drawn)
        if balance > 0:
            more += ways
        elif balance < 0:
            less += ways
    return more / all_ways, less / all_ways
