"""S5.3 Build: on a new plot for £1 per building owned, or in the place of an own building, used or not,
without plot cost; where the two share a symbol £3 off the printed price."""

from __future__ import annotations

from typing import Final

from opificio.core.fact import Meaning
from opificio.core.move import Move
from opificio.core.rule import Figures, Rule
from opificio.games.spyrium import flow
from opificio.games.spyrium.components import NO_TOKEN, Card
from opificio.games.spyrium.state import BUILD, CARD_BITS, NONE, TOKEN, USED, Spyrium

BUILD_NOT_NOW: Final = Rule("S5.3", "build.not_now", "no building is being built now")
NOT_OWNED: Final = Rule("S5.3", "build.not_owned", "you have no {building} to replace")
NOT_USED: Final = Rule("S5.3", "build.not_used", "your {building} is not used yet: replace it as unused")
USED_ALREADY: Final = Rule("S5.3", "build.used", "your {building} is used: replace it as used")
CANNOT_PAY: Final = Rule(
    "S5.6", "build.cannot_pay", "needs £{needs} (price {price}, workers {others}, plot {plot}), has £{has}"
)


def cheapest_building(state: Spyrium, seat: int, card: Card) -> int:
    """The least that building takes: a first plot is free, and a replacement needs none."""
    if card.kin & state.buildings(seat):
        return card.discounted
    return card.price


def only_replacement(state: Spyrium, card: Card, surcharge: int) -> Card | None:
    """The building that must make room for the card, as no other way can be paid for; None if one can."""
    left = state.money[state.to_move] - surcharge
    if card.price + state.plot_cost(state.to_move) <= left:
        return None
    ways: list[int] = []  # copies that are alike are one way (ruling S-R21)
    for building in state.districts[state.to_move]:
        way = building & (CARD_BITS | USED)
        if price_instead(card, state.box.cards[way & CARD_BITS]) <= left and way not in ways:
            ways.append(way)
    return state.box.cards[ways[0] & CARD_BITS] if len(ways) == 1 else None


def price_instead(card: Card, old: Card) -> int:
    """What is left of the printed price in the place of another building."""
    return card.discounted if card.kin >> old.index & 1 else card.price


class Build(Move[Spyrium]):
    """Put the building that was taken from the market into the district."""

    def price(self, state: Spyrium) -> int:
        """What is left of the printed price."""
        return state.box.cards[state.market[state.site]].price

    def plot(self, state: Spyrium) -> int:
        """What the plot costs."""
        return 0

    def settle(self, state: Spyrium, card: Card) -> None:
        """Lay the card, unused, into the district."""
        raise NotImplementedError

    def total(self, state: Spyrium) -> int:
        """Price, surcharge and plot."""
        return state.due + self.price(state) + self.plot(state)

    def meaning(self, state: Spyrium) -> Meaning:
        return {"takes": {"pays": self.total(state)}}

    def why_not_paid(self, state: Spyrium) -> Rule | None:
        """All of it must be in hand (S5.6)."""
        return CANNOT_PAY if self.total(state) > state.money[state.to_move] else None

    def figures(self, state: Spyrium, rule: Rule) -> Figures:
        if rule is not CANNOT_PAY:
            return {}
        price, plot, has = self.price(state), self.plot(state), state.money[state.to_move]
        return {"needs": self.total(state), "price": price, "others": state.due, "plot": plot, "has": has}

    def do(self, state: Spyrium) -> None:
        seat, place = state.to_move, state.site
        card = state.box.cards[state.market[place]]
        flow.pay(state, seat, self.total(state))
        state.due = 0
        self.settle(state, card)
        flow.clear(state, place)
        state.note("builds", seat, 0, card.id)
        at_once = card.at_once
        if at_once is None:
            flow.end_action(state)
        elif card.token == NO_TOKEN:
            flow.take_effect(state, at_once, 0, 0)
        elif state.tokens[place]:
            state.card = card.index
            state.asking = TOKEN
        else:
            flow.end_action(state)  # without its token it gives nothing (ruling S-R14)


class NewPlot(Build):
    """On a new plot."""

    def __init__(self) -> None:
        super().__init__("plot")

    def why_not(self, state: Spyrium) -> Rule | None:
        return self.why_not_paid(state) if state.asking == BUILD else BUILD_NOT_NOW

    def plot(self, state: Spyrium) -> int:
        return state.plot_cost(state.to_move)

    def settle(self, state: Spyrium, card: Card) -> None:
        seat = state.to_move
        state.districts[seat] = (*state.districts[seat], card.index)


class Replace(Build):
    """In the place of another building, which is discarded; workers on it go inactive (ruling S-R1)."""

    def __init__(self, old: Card, used: bool) -> None:
        super().__init__(f"replace {'used ' if used else ''}{old.id}")
        self.old: Final = old
        self.used: Final = used

    def why_not(self, state: Spyrium) -> Rule | None:
        if state.asking != BUILD:
            return BUILD_NOT_NOW
        seat, old = state.to_move, self.old.index
        if state.plot_of(seat, old, self.used) != NONE:
            return self.why_not_paid(state)
        if state.plot_of(seat, old, not self.used) == NONE:
            return NOT_OWNED
        return NOT_USED if self.used else USED_ALREADY

    def price(self, state: Spyrium) -> int:
        return price_instead(state.box.cards[state.market[state.site]], self.old)

    def figures(self, state: Spyrium, rule: Rule) -> Figures:
        return super().figures(state, rule) if rule is CANNOT_PAY else {"building": self.old.id}

    def settle(self, state: Spyrium, card: Card) -> None:
        seat = state.to_move
        plot = state.plot_of(seat, self.old.index, self.used)
        buildings = list(state.districts[seat])
        assert buildings[plot] & CARD_BITS == self.old.index
        buildings[plot] = card.index
        state.districts[seat] = tuple(buildings)
        state.note("replaces", seat, 0, self.old.id)
