"""S5.2 Choose a token, use its value, discard it. S7.7 With Commerce it may count as another, once a turn."""

from __future__ import annotations

from typing import Final

from opificio.core.fact import Meaning
from opificio.core.move import Move
from opificio.core.rule import Figures, Rule
from opificio.games.spyrium import flow, sums
from opificio.games.spyrium.components import COMMERCE, PAY_TOKEN, Ability
from opificio.games.spyrium.state import EVENT_SITE, TOKEN, Spyrium
from opificio.games.spyrium.tokens import tokens_of

TOKEN_NOT_NOW: Final = Rule("S5.2", "token.not_now", "no token is used now")
NO_SUCH_TOKEN: Final = Rule("S5.2", "token.none", "no token of value {value} is there")
NO_COMMERCE: Final = Rule("S7.7", "commerce.not_owned", "you do not have Commerce")
COMMERCE_USED: Final = Rule("S7.7", "commerce.used", "Commerce was used this turn")
CANNOT_PAY: Final = Rule("S5.2", "token.cannot_pay", "needs £{needs} for the token, has £{has}")


class UseToken(Move[Spyrium]):
    """A token of a value, as that value or as another."""

    def __init__(self, value: int, counts_as: int) -> None:
        super().__init__(f"token {value}" if value == counts_as else f"token {value} as {counts_as}")
        self.value: Final = value
        self.counts_as: Final = counts_as

    def why_not(self, state: Spyrium) -> Rule | None:
        if state.asking != TOKEN:
            return TOKEN_NOT_NOW
        if not self._is_there(state):
            return NO_SUCH_TOKEN
        if self.counts_as != self.value and not state.may_turn(state.to_move, COMMERCE):
            return COMMERCE_USED if state.has(state.to_move, COMMERCE) else NO_COMMERCE
        if ability_of(state).token == PAY_TOKEN and self.counts_as > state.money[state.to_move]:
            return CANNOT_PAY
        return None

    def _is_there(self, state: Spyrium) -> bool:
        if state.site == EVENT_SITE:
            return state.event_token == self.value
        return tokens_of(state.tokens[state.site], self.value) != 0

    def figures(self, state: Spyrium, rule: Rule) -> Figures:
        if rule is CANNOT_PAY:
            return {"needs": self.counts_as, "has": state.money[state.to_move]}
        return {"value": self.value}

    def meaning(self, state: Spyrium) -> Meaning:
        """What the token is paid for, or what it brings."""
        ability = ability_of(state)
        pays = {"pays": self.counts_as} if ability.token == PAY_TOKEN else {}
        return {"takes": pays, "gives": sums.gain_with_token(ability, self.counts_as)}

    def do(self, state: Spyrium) -> None:
        seat = state.to_move
        ability = ability_of(state)
        if self.counts_as != self.value:
            state.turned |= 1 << COMMERCE
        if state.site != EVENT_SITE:
            flow.release_token(state, seat, state.site, self.value)
        if ability.token == PAY_TOKEN:
            flow.pay(state, seat, self.counts_as)
        flow.take_effect(state, ability, self.counts_as, 0)


def ability_of(state: Spyrium) -> Ability:
    """What the token in question is for: the event's chosen ability, or what the card does at once."""
    if state.site == EVENT_SITE:
        return state.box.events[state.event].abilities[state.ability]
    ability = state.box.cards[state.card].at_once
    assert ability is not None
    return ability
