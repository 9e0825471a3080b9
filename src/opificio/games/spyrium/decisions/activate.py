"""S5.1 Activate a market card: choose an own worker in the market and a card next to it; pay the printed
price plus £1 for every other worker next to that card, whoever owns it. The worker goes inactive."""

from __future__ import annotations

from typing import Final

from opificio.core.fact import Meaning
from opificio.core.move import Move
from opificio.core.rule import Figures, Rule
from opificio.games.spyrium import flow
from opificio.games.spyrium.components import (
    BUILDING,
    CHARACTER,
    COMMERCE,
    LOBBYING,
    NO_TOKEN,
    PAY_TOKEN,
    TECHNIQUES,
    Card,
)
from opificio.games.spyrium.decisions.build import cheapest_building, only_replacement
from opificio.games.spyrium.market import EMPTY, gap_id, place_id
from opificio.games.spyrium.state import ACTION, BUILD, PHASE_TWO, TOKEN, Spyrium
from opificio.games.spyrium.tokens import lowest_token

ACTIVATE_NOT_NOW: Final = Rule("S5.1", "activate.not_now", "no card is activated now")
ACTIVATE_IN_PHASE_TWO: Final = Rule(
    "S3.2", "activate.phase", "cards are activated in phase II, and you are in phase I"
)
NO_WORKER_THERE: Final = Rule("S5.1", "activate.no_worker", "no worker of yours stands in {gap}")
NO_CARD_THERE: Final = Rule("S5.1", "activate.no_card", "there is no card at {place}")
NO_LOBBYING: Final = Rule("S7.4", "lobbying.not_owned", "you do not have Lobbying")
LOBBIED: Final = Rule("S7.4", "lobbying.used", "Lobbying was used this turn")
NOTHING_TO_SAVE: Final = Rule(
    "S-R17", "lobbying.nothing", "no other worker is beside {place}: Lobbying saves nothing"
)
NO_TOKEN_LEFT: Final = Rule("S5.2", "activate.no_token", "no token is left on {card}")
NO_SPYRIUM: Final = Rule("S-R7", "activate.no_spyrium", "{card} takes {needs} spyrium, and you have {has}")
CANNOT_PAY: Final = Rule(
    "S5.6",
    "activate.cannot_pay",
    "{card} costs £{needs} at least ({others} for other workers), you have £{has}",
)


def cheapest(state: Spyrium, seat: int, place: int, card: Card) -> int:
    """The least money that activating a card takes beside the surcharge: price, plot or discount, token."""
    if card.kind == BUILDING:
        return cheapest_building(state, seat, card)
    if card.token != PAY_TOKEN:
        return card.price
    if state.may_turn(seat, COMMERCE):
        return card.price + 1
    return card.price + lowest_token(state.tokens[place])


def needs_commerce(state: Spyrium, place: int, card: Card, surcharge: int) -> bool:
    """Whether the player can pay for no token but by counting it as less (ruling S-R22)."""
    least = card.price + surcharge + lowest_token(state.tokens[place])
    return card.token == PAY_TOKEN and least > state.money[state.to_move]


def why_no_effect(state: Spyrium, seat: int, place: int, card: Card) -> Rule | None:
    """S5.2 What a character lacks to be hired, money apart."""
    if card.kind != CHARACTER or card.at_once is None:
        return None
    if card.token != NO_TOKEN and not state.tokens[place]:
        return NO_TOKEN_LEFT
    return NO_SPYRIUM if card.at_once.pay_spyrium > state.spyrium[seat] else None


class Activate(Move[Spyrium]):
    """Hire a character, patent a technique, or take a building; where it goes is asked next."""

    def __init__(self, gap: int, place: int, lobbying: bool) -> None:
        super().__init__(f"activate {place_id(place)} via {gap_id(gap)}{' lobbying' if lobbying else ''}")
        self.gap: Final = gap
        self.place: Final = place
        self.lobbying: Final = lobbying

    def why_not(self, state: Spyrium) -> Rule | None:
        if state.asking != ACTION:
            return ACTIVATE_NOT_NOW
        seat = state.to_move
        if state.phase[seat] != PHASE_TWO:
            return ACTIVATE_IN_PHASE_TWO
        if not state.stands_in(seat, self.gap):
            return NO_WORKER_THERE
        if state.market[self.place] == EMPTY:
            return NO_CARD_THERE
        if self.lobbying:
            rule = self._why_no_lobbying(state)
            if rule is not None:
                return rule
        card = state.box.cards[state.market[self.place]]
        rule = why_no_effect(state, seat, self.place, card)
        if rule is not None:
            return rule
        return CANNOT_PAY if self._least(state, card) > state.money[seat] else None

    def _why_no_lobbying(self, state: Spyrium) -> Rule | None:
        """S7.4 Once a turn, where there is a surcharge to be saved."""
        if not state.has(state.to_move, LOBBYING):
            return NO_LOBBYING
        if not state.may_turn(state.to_move, LOBBYING):
            return LOBBIED
        return NOTHING_TO_SAVE if state.beside[self.place] == 1 else None

    def _surcharge(self, state: Spyrium) -> int:
        return 0 if self.lobbying else state.beside[self.place] - 1

    def _least(self, state: Spyrium, card: Card) -> int:
        return self._surcharge(state) + cheapest(state, state.to_move, self.place, card)

    def figures(self, state: Spyrium, rule: Rule) -> Figures:
        if rule is CANNOT_PAY or rule is NO_SPYRIUM or rule is NO_TOKEN_LEFT:
            return self._card_figures(state, rule)
        return {"gap": gap_id(self.gap), "place": place_id(self.place)}

    def _card_figures(self, state: Spyrium, rule: Rule) -> Figures:
        seat = state.to_move
        card = state.box.cards[state.market[self.place]]
        if rule is NO_SPYRIUM and card.at_once is not None:
            return {"card": card.id, "needs": card.at_once.pay_spyrium, "has": state.spyrium[seat]}
        needs, others = self._least(state, card), self._surcharge(state)
        return {"card": card.id, "needs": needs, "others": others, "has": state.money[seat]}

    def meaning(self, state: Spyrium) -> Meaning:
        """The card, the least it costs, and what is no choice: which building makes room, using Commerce."""
        card, surcharge = state.box.cards[state.market[self.place]], self._surcharge(state)
        meaning: Meaning = {"card": card.id, "cost": self._least(state, card)}
        old = only_replacement(state, card, surcharge) if card.kind == BUILDING else None
        if old is not None:
            meaning["replaces"] = old.id
        if needs_commerce(state, self.place, card, surcharge):
            meaning["technique"] = TECHNIQUES[COMMERCE]
        return meaning

    def do(self, state: Spyrium) -> None:
        seat = state.to_move
        card = state.box.cards[state.market[self.place]]
        surcharge = self._surcharge(state)
        state.take_back(seat, self.gap)
        if self.lobbying:
            state.turned |= 1 << LOBBYING
        if card.kind == BUILDING:
            state.site = self.place
            state.due = surcharge
            state.asking = BUILD
            return
        flow.pay(state, seat, card.price + surcharge)
        if card.kind == CHARACTER:
            self._hire(state, card)
        else:
            self._patent(state, card)

    def _hire(self, state: Spyrium, card: Card) -> None:
        """S5.2 The ability at once; the card stays."""
        assert card.at_once is not None
        state.note("hires", state.to_move, 0, card.id)
        if card.token != NO_TOKEN:
            state.site = self.place
            state.card = card.index
            state.asking = TOKEN
            return
        flow.spend(state, state.to_move, card.at_once.pay_spyrium)
        flow.take_effect(state, card.at_once, 0, 0)

    def _patent(self, state: Spyrium, card: Card) -> None:
        """S5.5 Take it: no plot, no limit, never lost."""
        state.techniques[state.to_move] |= 1 << card.technique
        flow.clear(state, self.place)
        state.note("patents", state.to_move, 0, card.id)
        flow.end_action(state)
