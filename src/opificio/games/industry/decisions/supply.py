"""I4.3 Each required resource comes from a joker, an own factory, another player's factory, or the bank."""

from __future__ import annotations

from typing import Final

from opificio.core.move import Move
from opificio.core.rule import Figures, Rule
from opificio.games.industry import flow
from opificio.games.industry.components import RESOURCES, WILD, zone_id
from opificio.games.industry.state import SUPPLY, Industry

PRICE: Final = 1  # a resource costs one taler, whoever sells it
IMPOSSIBLE: Final = 1 << 20  # what a resource without a source costs

NOT_SUPPLYING: Final = Rule("I4.3", "supply.not_now", "no {resource} is asked for now")
NO_JOKER: Final = Rule("I4.3", "supply.no_joker", "you hold no joker for {resource}")
NO_WILD: Final = Rule("I4.3", "supply.no_wild", "you do not hold the ? joker")
NO_FACTORY: Final = Rule("I4.3", "supply.no_factory", "you have no developed factory that makes {resource}")
NOT_MADE_THERE: Final = Rule(
    "I4.3", "supply.not_made", "seat {seat} has no developed factory that makes {resource}"
)
NOT_ONESELF: Final = Rule("I4.3", "supply.oneself", "one does not buy from oneself")
BANK_ERA: Final = Rule(
    "I4.5", "supply.bank_era", "the bank sells {resource} from era {sells}; this is era {era}"
)
MADE_BY_OTHER: Final = Rule(
    "I4.4", "supply.bank_made", "the bank sells no {resource} while another player makes it"
)
CANNOT_PAY: Final = Rule("I4.9", "supply.cannot_pay", "needs {needs} talers, has {has}")
REST_UNSERVED: Final = Rule("I4.9", "supply.rest", "{resource} could then no longer be provided")


def cheapest(state: Industry, seat: int, needs: list[int], begin: int) -> int:
    """The fewest talers that provide the requirements from number `begin` on, or IMPOSSIBLE."""
    return cheapest_with(state, seat, needs, begin, state.jokers[seat])


def cheapest_with(state: Industry, seat: int, needs: list[int], begin: int, hand: int) -> int:
    """The same with these jokers in hand. A "?" serves what cannot be had otherwise, then what costs."""
    board = state.board
    unobtainable = 0
    bought = 0
    for at in range(begin, len(needs)):
        resource = needs[at]
        if state.developed[seat] & board.makers[resource]:
            continue
        fitting = hand & board.jokers_of[resource]
        if fitting:
            hand ^= fitting & -fitting
        elif board.makers[resource] & state.others_developed(seat) or state.era >= board.bank_era[resource]:
            bought += 1
        else:
            unobtainable += 1
    wild = hand & board.jokers_of[WILD]
    while wild and unobtainable + bought:
        wild &= wild - 1
        if unobtainable:
            unobtainable -= 1
        else:
            bought -= 1
    return IMPOSSIBLE if unobtainable else bought * PRICE


def missing(state: Industry, seat: int, needs: list[int]) -> str:
    """The requirement that has no source; where one joker would have to serve two, the second."""
    for at in range(len(needs)):
        if cheapest(state, seat, [needs[at]], 0) == IMPOSSIBLE:
            return RESOURCES[needs[at]]
    return RESOURCES[needs[-1]]


class Supply(Move[Industry]):
    """Provide the resource that is asked for from one source."""

    def __init__(self, resource: int, source: str) -> None:
        super().__init__(f"supply {RESOURCES[resource]} {source}")
        self.resource: Final = resource

    def exists(self, state: Industry) -> Rule | None:
        """Why this source is not there, whatever it costs; None if it is."""
        raise NotImplementedError

    def price(self) -> int:
        """What the source costs."""
        return 0

    def hand_after(self, state: Industry) -> int:
        """The jokers left in hand once this source was used."""
        return state.jokers[state.to_move]

    def take(self, state: Industry) -> None:
        """Use the source: pay, or spend the joker."""
        raise NotImplementedError

    def why_not(self, state: Industry) -> Rule | None:
        if state.asking != SUPPLY:
            return NOT_SUPPLYING
        needs = state.board.zones[state.site].needs
        if needs[state.need] != self.resource:
            return NOT_SUPPLYING
        rule = self.exists(state)
        if rule is not None:
            return rule
        rest = cheapest_with(state, state.to_move, needs, state.need + 1, self.hand_after(state))
        if rest == IMPOSSIBLE:
            return REST_UNSERVED
        return CANNOT_PAY if self.price() + rest > state.talers[state.to_move] else None

    def figures(self, state: Industry, rule: Rule) -> Figures:
        if rule is CANNOT_PAY:
            needs = state.board.zones[state.site].needs
            rest = cheapest_with(state, state.to_move, needs, state.need + 1, self.hand_after(state))
            return {"needs": self.price() + rest, "has": state.talers[state.to_move]}
        if rule is REST_UNSERVED:
            return {"resource": RESOURCES[state.board.zones[state.site].needs[state.need + 1]]}
        return {"resource": RESOURCES[self.resource]}

    def do(self, state: Industry) -> None:
        self.take(state)
        state.need += 1
        flow.ask_for_supply(state)


def has_choice_of_source(state: Industry) -> bool:
    """Whether the resource asked for has more than one source, affordable or not (ruling I-R12)."""
    found = 0
    for source in state.game.sources(state):
        if source.exists(state) is None:
            found += 1
    return found > 1


class SupplyJoker(Supply):
    """Spend a joker of that resource."""

    def __init__(self, resource: int) -> None:
        super().__init__(resource, "joker")

    def fitting(self, state: Industry) -> int:
        """The jokers in hand that may be spent here."""
        return state.jokers[state.to_move] & state.board.jokers_of[self.resource]

    def exists(self, state: Industry) -> Rule | None:
        return None if self.fitting(state) else NO_JOKER

    def hand_after(self, state: Industry) -> int:
        fitting = self.fitting(state)
        return state.jokers[state.to_move] ^ (fitting & -fitting)

    def take(self, state: Industry) -> None:
        fitting = self.fitting(state)
        spent = fitting & -fitting
        state.jokers[state.to_move] ^= spent
        state.note("joker_spent", state.to_move, 0, zone_id(spent.bit_length() - 1))


class SupplyWild(SupplyJoker):
    """Spend the "?" joker."""

    def __init__(self, resource: int) -> None:
        Supply.__init__(self, resource, "?")

    def fitting(self, state: Industry) -> int:
        return state.jokers[state.to_move] & state.board.jokers_of[WILD]

    def exists(self, state: Industry) -> Rule | None:
        return None if self.fitting(state) else NO_WILD


class SupplyOwn(Supply):
    """Use an own developed factory, free."""

    def __init__(self, resource: int) -> None:
        super().__init__(resource, "own")

    def exists(self, state: Industry) -> Rule | None:
        made = state.developed[state.to_move] & state.board.makers[self.resource]
        return None if made else NO_FACTORY

    def take(self, state: Industry) -> None:
        state.note("own_factory", state.to_move, 0, RESOURCES[self.resource])


class SupplyFrom(Supply):
    """Buy from another player's developed factory; he cannot refuse."""

    def __init__(self, resource: int, seller: int) -> None:
        super().__init__(resource, f"from {seller + 1}")
        self.seller: Final = seller

    def exists(self, state: Industry) -> Rule | None:
        if self.seller == state.to_move:
            return NOT_ONESELF
        if (
            self.seller >= state.players
            or not state.developed[self.seller] & state.board.makers[self.resource]
        ):
            return NOT_MADE_THERE
        return None

    def price(self) -> int:
        return PRICE

    def figures(self, state: Industry, rule: Rule) -> Figures:
        if rule is NOT_MADE_THERE:
            return {"seat": self.seller + 1, "resource": RESOURCES[self.resource]}
        return super().figures(state, rule)

    def take(self, state: Industry) -> None:
        state.talers[state.to_move] -= PRICE
        state.talers[self.seller] += PRICE
        state.note("buys", state.to_move, PRICE, RESOURCES[self.resource], self.seller)


class SupplyBank(Supply):
    """Buy from the bank."""

    def __init__(self, resource: int) -> None:
        super().__init__(resource, "bank")

    def exists(self, state: Industry) -> Rule | None:
        if state.board.makers[self.resource] & state.others_developed(state.to_move):
            return MADE_BY_OTHER
        return BANK_ERA if state.era < state.board.bank_era[self.resource] else None

    def price(self) -> int:
        return PRICE

    def figures(self, state: Industry, rule: Rule) -> Figures:
        if rule is BANK_ERA:
            sells = state.board.bank_era[self.resource] + 1
            return {"resource": RESOURCES[self.resource], "sells": sells, "era": state.era + 1}
        return super().figures(state, rule)

    def take(self, state: Industry) -> None:
        state.talers[state.to_move] -= PRICE
        state.note("buys_bank", state.to_move, PRICE, RESOURCES[self.resource])
