"""S4.2 Use the event: each player once a turn, in either phase; of several abilities he picks one."""

from __future__ import annotations

from typing import Final

from opificio.core.fact import Meaning
from opificio.core.move import Move
from opificio.core.rule import Figures, Rule
from opificio.games.spyrium import flow, sums
from opificio.games.spyrium.components import NO_TOKEN, PLACE_WORKER, USE_AGAIN, Ability
from opificio.games.spyrium.decisions.use import something_to_repeat
from opificio.games.spyrium.state import ACTION, EVENT_SITE, PHASE_TWO, TOKEN, Spyrium

EVENT_NOT_NOW: Final = Rule("S4.2", "event.not_now", "the event is used as an action of its own")
EVENT_USED: Final = Rule("S4.2", "event.used", "you used the event this turn")
NO_ABILITY: Final = Rule(
    "S4.2", "event.no_ability", "{event} has no ability number {ability}; it has {abilities}"
)
NO_TOKEN_THERE: Final = Rule("S-R18", "event.no_token", "there is no token on {event}")
EVENT_IN_PHASE_TWO: Final = Rule(
    "S10.5", "event.phase", "{event} is for phase II only, and you are in phase I"
)
NO_WORKER: Final = Rule("S4.2", "event.no_worker", "you have no active worker to place")
NO_CARDS: Final = Rule(
    "S4.2", "event.no_cards", "no card is left in the market: there is no gap to place a worker in"
)
NOTHING_TO_REPEAT: Final = Rule(
    "S4.2", "event.nothing", "no building you used this turn can be paid for again"
)
NO_RESERVE: Final = Rule("S4.2", "event.no_reserve", "you have no worker left in the reserve")
TOO_LITTLE_SPYRIUM: Final = Rule("S4.2", "event.spyrium", "needs {needs} spyrium, has {has}")
CANNOT_PAY: Final = Rule("S4.2", "event.cannot_pay", "needs £{needs}, has £{has}")


def money_needed(state: Spyrium, seat: int, ability: Ability) -> int:
    """What an ability of the event costs: a sum, or so much for each worker owned (S10.7)."""
    return ability.pay_money + ability.pay_per_worker * state.workers[seat]


def why_no_effect(state: Spyrium, seat: int, ability: Ability) -> Rule | None:
    """Ruling S-R12: what the effect of an event lacks to happen."""
    if ability.token != NO_TOKEN and not state.event_token:
        return NO_TOKEN_THERE
    if ability.effect == PLACE_WORKER:
        if state.phase[seat] != PHASE_TWO:
            return EVENT_IN_PHASE_TWO
        if not state.active[seat]:
            return NO_WORKER
        return None if state.occupied else NO_CARDS
    if ability.effect == USE_AGAIN and not something_to_repeat(state, seat):
        return NOTHING_TO_REPEAT
    return NO_RESERVE if ability.recruits and not state.reserve(seat) else None


class UseEvent(Move[Spyrium]):
    """One ability of the active event."""

    def __init__(self, ability: int) -> None:
        super().__init__(f"event {ability + 1}")
        self.ability: Final = ability

    def why_not(self, state: Spyrium) -> Rule | None:
        if state.asking != ACTION:
            return EVENT_NOT_NOW
        seat = state.to_move
        if state.event_used >> seat & 1:
            return EVENT_USED
        event = state.box.events[state.event]
        if self.ability >= len(event.abilities):
            return NO_ABILITY
        ability = event.abilities[self.ability]
        rule = why_no_effect(state, seat, ability)
        if rule is not None:
            return rule
        if ability.pay_spyrium > state.spyrium[seat]:
            return TOO_LITTLE_SPYRIUM
        return CANNOT_PAY if money_needed(state, seat, ability) > state.money[seat] else None

    def figures(self, state: Spyrium, rule: Rule) -> Figures:
        if rule is EVENT_NOT_NOW:
            return {}
        seat, event = state.to_move, state.box.events[state.event]
        if rule is TOO_LITTLE_SPYRIUM:
            return {"needs": event.abilities[self.ability].pay_spyrium, "has": state.spyrium[seat]}
        if rule is CANNOT_PAY:
            needs = money_needed(state, seat, event.abilities[self.ability])
            return {"needs": needs, "has": state.money[seat]}
        return {"event": event.id, "ability": self.ability + 1, "abilities": len(event.abilities)}

    def meaning(self, state: Spyrium) -> Meaning:
        """Which event it is, and what the ability takes and gives now."""
        event = state.box.events[state.event]
        ability = event.abilities[self.ability]
        takes = sums.cost(ability, ability.workers, money_needed(state, state.to_move, ability))
        return {"event": event.id, "takes": takes, "gives": sums.gain_by_token(ability, state.event_token)}

    def do(self, state: Spyrium) -> None:
        seat = state.to_move
        ability = state.box.events[state.event].abilities[self.ability]
        state.event_used |= 1 << seat
        flow.pay(state, seat, money_needed(state, seat, ability))
        flow.spend(state, seat, ability.pay_spyrium)
        if ability.token != NO_TOKEN:
            state.site = EVENT_SITE
            state.ability = self.ability
            state.asking = TOKEN
            return
        flow.take_effect(state, ability, 0, 0)
