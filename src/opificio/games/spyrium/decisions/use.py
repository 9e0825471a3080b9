"""S6 Activate an own building: one not yet used this turn; pick one of its abilities, pay its workers and
spyrium, take the effect, turn it. S6.1 By the event or Taylorism a used one is used again, costs and all."""

from __future__ import annotations

from typing import Final

from opificio.core.fact import Meaning
from opificio.core.move import Move
from opificio.core.rule import Figures, Rule
from opificio.games.spyrium import flow, sums
from opificio.games.spyrium.components import ENGINEERING, FACTORY, TAYLORISM, Card
from opificio.games.spyrium.state import (
    ACTION,
    AGAIN,
    CARD_BITS,
    NONE,
    ONE_WORKER_ON,
    PHASE_TWO,
    USED,
    Spyrium,
)

USE_NOT_NOW: Final = Rule("S6", "use.not_now", "no building is used now")
USE_IN_PHASE_TWO: Final = Rule("S3.2", "use.phase", "buildings are used in phase II, and you are in phase I")
NOT_OWNED: Final = Rule("S6", "use.not_owned", "you have no {building}")
USED_ALREADY: Final = Rule("S6", "use.used", "your {building} was used this turn")
NO_ABILITY: Final = Rule(
    "S6", "use.no_ability", "{building} has no ability number {ability}; it has {abilities}"
)
TOO_FEW_WORKERS: Final = Rule("S6", "use.workers", "needs {needs} active workers, has {has}")
TOO_LITTLE_SPYRIUM: Final = Rule("S6", "use.spyrium", "needs {needs} spyrium, has {has}")
AGAIN_NOT_NOW: Final = Rule("S6.1", "again.not_now", "no building is used again now")
NOT_USED_YET: Final = Rule("S6.1", "again.not_used", "you have no {building} that was used this turn")
TAYLORISM_NOT_NOW: Final = Rule("S7.6", "taylorism.not_now", "Taylorism is used as an action of its own")
TAYLORISM_IN_PHASE_TWO: Final = Rule(
    "S7.6", "taylorism.phase", "Taylorism is used in phase II, and you are in phase I"
)
NO_TAYLORISM: Final = Rule("S7.6", "taylorism.not_owned", "you do not have Taylorism")
TAYLORISM_USED: Final = Rule("S7.6", "taylorism.used", "Taylorism was used this turn")
NOTHING_TO_REPEAT: Final = Rule(
    "S6.1", "taylorism.nothing", "no building you used this turn can be paid for again"
)


def something_to_repeat(state: Spyrium, seat: int) -> bool:
    """Whether one of the seat's used buildings has an ability whose costs can be paid again."""
    for building in state.districts[seat]:
        if building >= USED:
            card = state.box.cards[building & CARD_BITS]
            for ability in card.abilities:
                if state.can_use(seat, card, ability):
                    return True
    return False


class Using(Move[Spyrium]):
    """One ability of a building, for the first time in a turn or again."""

    def __init__(self, verb: str, card: Card, ability: int) -> None:
        super().__init__(f"{verb} {card.id} {ability + 1}")
        self.card: Final = card
        self.ability: Final = ability

    def why_not_paid(self, state: Spyrium) -> Rule | None:
        """The building must have the ability, and the player what it takes."""
        if self.ability >= len(self.card.abilities):
            return NO_ABILITY
        seat, ability = state.to_move, self.card.abilities[self.ability]
        if state.workers_needed(seat, self.card, ability) > state.active[seat]:
            return TOO_FEW_WORKERS
        return TOO_LITTLE_SPYRIUM if ability.pay_spyrium > state.spyrium[seat] else None

    def figures(self, state: Spyrium, rule: Rule) -> Figures:
        seat = state.to_move
        if rule is NO_ABILITY:
            abilities = len(self.card.abilities)
            return {"building": self.card.id, "ability": self.ability + 1, "abilities": abilities}
        if rule is TOO_FEW_WORKERS:
            needs = state.workers_needed(seat, self.card, self.card.abilities[self.ability])
            return {"needs": needs, "has": state.active[seat]}
        if rule is TOO_LITTLE_SPYRIUM:
            return {"needs": self.card.abilities[self.ability].pay_spyrium, "has": state.spyrium[seat]}
        return {"building": self.card.id}

    def meaning(self, state: Spyrium) -> Meaning:
        """What it takes and gives now."""
        ability = self.card.abilities[self.ability]
        workers = state.workers_needed(state.to_move, self.card, ability)
        more_points = self.more_points(state, workers)
        return {
            "takes": sums.cost(ability, workers, money=0),
            "gives": sums.gain(ability, more_points),
        }

    def more_points(self, state: Spyrium, workers: int) -> int:
        """S7.3 With Engineering a factory brings a point for each worker really spent."""
        has_engineering = state.has(state.to_move, ENGINEERING)
        return workers if has_engineering and self.card.symbols & FACTORY else 0

    def use(self, state: Spyrium, plot: int) -> None:
        """Pay, turn the card, take the effect."""
        seat, card, ability = state.to_move, self.card, self.card.abilities[self.ability]
        workers = state.workers_needed(seat, card, ability)
        state.active[seat] -= workers
        buildings = list(state.districts[seat])
        buildings[plot] = (buildings[plot] | USED) + workers * ONE_WORKER_ON
        state.districts[seat] = tuple(buildings)
        if workers:
            state.note("staffs", seat, workers, card.id)
        flow.spend(state, seat, ability.pay_spyrium)
        flow.take_effect(state, ability, 0, self.more_points(state, workers))


class UseBuilding(Using):
    """S6 A building not yet used this turn."""

    def __init__(self, card: Card, ability: int) -> None:
        super().__init__("use", card, ability)

    def why_not(self, state: Spyrium) -> Rule | None:
        if state.asking != ACTION:
            return USE_NOT_NOW
        seat, card = state.to_move, self.card.index
        if state.phase[seat] != PHASE_TWO:
            return USE_IN_PHASE_TWO
        if state.plot_of(seat, card, used=False) == NONE:
            return NOT_OWNED if state.plot_of(seat, card, used=True) == NONE else USED_ALREADY
        return self.why_not_paid(state)

    def do(self, state: Spyrium) -> None:
        self.use(state, state.plot_of(state.to_move, self.card.index, used=False))


class UseAgain(Using):
    """S6.1 A building used this turn, any of its abilities; it stays turned."""

    def __init__(self, card: Card, ability: int) -> None:
        super().__init__("again", card, ability)

    def why_not(self, state: Spyrium) -> Rule | None:
        if state.asking != AGAIN:
            return AGAIN_NOT_NOW
        if state.plot_of(state.to_move, self.card.index, used=True) == NONE:
            return NOT_USED_YET
        return self.why_not_paid(state)

    def do(self, state: Spyrium) -> None:
        self.use(state, state.plot_of(state.to_move, self.card.index, used=True))


class UseTaylorism(Move[Spyrium]):
    """S7.6 Once a turn, as an action in phase II; which building is asked next."""

    def __init__(self) -> None:
        super().__init__("taylorism")

    def why_not(self, state: Spyrium) -> Rule | None:
        if state.asking != ACTION:
            return TAYLORISM_NOT_NOW
        seat = state.to_move
        if not state.has(seat, TAYLORISM):
            return NO_TAYLORISM
        if state.phase[seat] != PHASE_TWO:
            return TAYLORISM_IN_PHASE_TWO
        if not state.may_turn(seat, TAYLORISM):
            return TAYLORISM_USED
        return None if something_to_repeat(state, seat) else NOTHING_TO_REPEAT

    def do(self, state: Spyrium) -> None:
        state.turned |= 1 << TAYLORISM
        state.asking = AGAIN
