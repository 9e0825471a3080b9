"""A seat's prospects in a position between two actions."""

from __future__ import annotations

from typing import Final

from opificio.core.state import CHANCE
from opificio.games.spyrium.components import (
    AUTOMATION,
    BUILDING,
    CAPITALIZATION,
    CHARACTER,
    COMMERCE,
    CRANE,
    ENGINEERING,
    FACTORY,
    LOBBYING,
    MINE,
    PAY_TOKEN,
    RESIDENCE,
    TAYLORISM,
    TECHNIQUES,
    TOKEN_MONEY,
    TOKEN_POINTS,
    TOKEN_SPYRIUM,
    TURNS,
    Ability,
    Card,
)
from opificio.games.spyrium.market import EMPTY, GAPS, PLACES_OF, workers_in
from opificio.games.spyrium.scoring import printed_points, technique_points
from opificio.games.spyrium.state import CARD_BITS, PASSED, PHASE_ONE, USED, Spyrium
from opificio.games.spyrium.tokens import token_values

# The worth of things in final points, turn by turn
MONEY: Final = [0.5, 0.5, 0.48, 0.46, 0.43, 0.4]
CRYSTAL: Final = [1.5, 1.4, 1.3, 1.1, 0.9, 0.6]
WORKER: Final = 1.4  # a worker, for each turn he will work
SPACE: Final = 0.55  # a point of the residence space's value, for each income to come
BUSY: Final = 1.0  # what a worker on a building could have brought in the market instead
STANDBY: Final = 0.8  # an active worker in phase I, who may still be placed
SAFE: Final = 0.9  # that a card will still be there, at its price, when one's turn comes
TO_COME: Final = [0.5, 0.7, 0.6, 0.5, 0.8, 1.6, 0.4]  # what a technique does in a turn, by its number


class Outlook:
    """One seat's prospects in a position between two actions."""

    def __init__(self, state: Spyrium, seat: int) -> None:
        between_turns = state.to_move == CHANCE
        self.state: Final = state
        self.seat: Final = seat
        self.incomes: Final = TURNS - 1 - state.turn
        self.turns: Final = self.incomes + between_turns  # after the one that is being played
        self.money: Final = MONEY[state.turn - (between_turns and state.turn > 0)]
        self.crystal: Final = CRYSTAL[state.turn - (between_turns and state.turn > 0)]
        acting = state.phase[seat] != PASSED and not between_turns
        self.this_turn: Final = self.in_market() + self.at_work() if acting else 0.0

    def worth(self) -> float:
        """What the seat has, what it will still bring, and what this turn will."""
        state, seat = self.state, self.seat
        worth = float(state.points[seat] + printed_points(state, seat, factories_only=False))
        worth += self.money * state.money[seat] + self.crystal * state.spyrium[seat]
        worth += WORKER * self.turns * state.workers[seat]
        worth += SPACE * self.incomes * state.box.residence[state.residence[seat]]
        for technique in range(len(TECHNIQUES)):
            if state.has(seat, technique):
                worth += technique_points(state, seat, technique) + self.help(technique)
        for building in state.districts[seat]:
            worth += self.turns * self.use(state.box.cards[building & CARD_BITS])
        return worth + self.this_turn

    # Buildings and techniques

    def use(self, card: Card) -> float:
        """What a building brings in a turn, less what its workers could have done elsewhere."""
        uses = [
            self.gain(card, ability) - BUSY * self.workers_for(card, ability) for ability in card.abilities
        ]
        return max([0.0, *uses])

    def gain(self, card: Card, ability: Ability) -> float:
        """What using a building once brings, less the spyrium it takes."""
        gain = ability.points + self.crystal * (ability.spyrium - ability.pay_spyrium)
        if card.symbols & FACTORY and self.state.has(self.seat, ENGINEERING):
            gain += ability.workers
        return gain

    def workers_for(self, card: Card, ability: Ability) -> int:
        return self.state.workers_needed(self.seat, card, ability)

    def help(self, technique: int) -> float:
        """What a technique will do for the seat in the turns to come."""
        symbols = {AUTOMATION: MINE, ENGINEERING: FACTORY, TAYLORISM: FACTORY}.get(technique)
        if symbols is None:
            return TO_COME[technique] * self.turns
        cards = [self.state.box.cards[building & CARD_BITS] for building in self.state.districts[self.seat]]
        served = sum(1 for card in cards if card.symbols & symbols)
        return TO_COME[technique] * self.turns * min(served, 2)

    # This turn

    def at_work(self) -> float:
        """What the active workers can still do: in unused buildings first; in phase I also in the market."""
        state, seat = self.state, self.seat
        active, spyrium, worth = state.active[seat], state.spyrium[seat], 0.0
        unused = [state.box.cards[building] for building in state.districts[seat] if building < USED]
        uses = [(self.gain(card, ability), card, ability) for card in unused for ability in card.abilities]
        done: list[Card] = []
        for gain, card, ability in sorted(uses, key=lambda use: -use[0]):
            workers = self.workers_for(card, ability)
            copies = unused.count(card) - done.count(card)
            if copies and workers <= active and ability.pay_spyrium <= spyrium:
                active -= workers
                spyrium -= ability.pay_spyrium
                worth += gain
                done.append(card)
        return worth + (STANDBY * active if state.phase[seat] == PHASE_ONE else 0.0)

    def in_market(self) -> float:
        """The best for each worker there, one after the other: a card that he can pay for, or money."""
        state, seat = self.state, self.seat
        purse, gone, worth = state.money[seat], 0, 0.0
        extra = state.box.figures.capitalization_money if state.has(seat, CAPITALIZATION) else 0
        for gap in range(GAPS):
            for _ in range(workers_in(state.standing[seat], gap)):
                best, cost, taken = self.money * extra, 0, 0
                for place in PLACES_OF[gap]:
                    if state.market[place] == EMPTY or gone >> place & 1:
                        continue
                    others = state.beside[place] - 1
                    best = max(best, SAFE * self.money * (others + extra))
                    price = self.price(place) + others
                    net = SAFE * (self.card(place) - self.money * price)
                    if price <= purse and net > best:
                        best, cost = net, price
                        stays = state.box.cards[state.market[place]].kind == CHARACTER
                        taken = 0 if stays else 1 << place
                worth += best
                purse -= cost
                gone |= taken
        return worth

    def price(self, place: int) -> int:
        """The printed price with a new plot or the lowest token that is to be paid."""
        card = self.state.box.cards[self.state.market[place]]
        price = card.price
        if card.kind == BUILDING:
            price += self.state.plot_cost(self.seat)
        elif card.token == PAY_TOKEN:
            price += min(
                token_values(self.state.tokens[place]), default=99
            )  # without a token nobody is hired
        return price

    def card(self, place: int) -> float:
        """What activating a card of the market would bring."""
        state = self.state
        card = state.box.cards[state.market[place]]
        if card.kind not in (BUILDING, CHARACTER):
            return self.technique(card.technique)
        worth = 0.0
        if card.at_once is not None:
            if card.kind == CHARACTER and card.at_once.pay_spyrium > state.spyrium[self.seat]:
                return 0.0
            worth += self.at_once(card.at_once, max(token_values(state.tokens[place]), default=0))
        if card.kind == BUILDING:
            worth += card.points + (self.turns + 0.5 * (state.active[self.seat] > 0)) * self.use(card)
            if card.symbols & FACTORY and state.has(self.seat, ENGINEERING):
                worth += card.points
        return worth

    def technique(self, technique: int) -> float:
        """S7 What a technique would bring at the end as things stand, and until then."""
        ends = {COMMERCE: 2.0, LOBBYING: 1.0, CRANE: 1.0}.get(technique, 0.0)
        growing = ends * self.turns / TURNS
        return technique_points(self.state, self.seat, technique) + growing + self.help(technique)

    def at_once(self, ability: Ability, token: int) -> float:
        """What a character does, or a building when it is built."""
        worth = ability.points + self.crystal * (ability.spyrium - ability.pay_spyrium)
        recruits = min(ability.recruits, self.state.reserve(self.seat))
        worth += (WORKER * self.turns + BUSY) * recruits
        if ability.token in (TOKEN_MONEY, TOKEN_SPYRIUM, TOKEN_POINTS):
            worth += {TOKEN_MONEY: self.money, TOKEN_SPYRIUM: self.crystal}.get(ability.token, 1.0) * token
        if ability.effect == RESIDENCE:
            space = self.state.residence[self.seat]
            values = self.state.box.residence
            step = values[space + 1] - values[space] if space + 1 < len(values) else 0
            worth += max(float(values[space]), SPACE * self.incomes * step)
        return worth
