"""I4.1 In his turn a player may develop up to two of his undeveloped zones."""

from __future__ import annotations

from typing import Final

from opificio.core.move import Move
from opificio.core.rule import Figures, Rule
from opificio.games.industry import flow
from opificio.games.industry.components import TECHNOLOGY, zone_id
from opificio.games.industry.decisions.supply import IMPOSSIBLE, cheapest, missing
from opificio.games.industry.state import DEVELOP, Industry

NOT_DEVELOPING: Final = Rule("I4.1", "develop.not_now", "nothing is developed now")
NOT_OWNED: Final = Rule("I4.1", "develop.not_owned", "{zone} is not a zone of yours")
DEVELOPED: Final = Rule("I4.1", "develop.already", "{zone} is developed already")
ERA_PAST: Final = Rule(
    "I4.7", "develop.era_past", "{zone} is a technology of era {zone_era}; this is era {era}"
)
NO_RESOURCE: Final = Rule(
    "I4.9", "develop.no_resource", "{zone} requires {resource}, and there is no source for it"
)
TOO_DEAR: Final = Rule("I4.9", "develop.cannot_pay", "needs {needs} talers, has {has}")


class Develop(Move[Industry]):
    """I4.2 Pay the construction cost; the required resources follow one by one."""

    def __init__(self, zone: int) -> None:
        super().__init__(f"develop {zone_id(zone)}")
        self.zone: Final = zone
        self.bit: Final = 1 << zone

    def why_not(self, state: Industry) -> Rule | None:
        if state.asking != DEVELOP:
            return NOT_DEVELOPING
        seat = state.to_move
        if not state.owned[seat] & self.bit:
            return NOT_OWNED
        if state.developed[seat] & self.bit:
            return DEVELOPED
        zone = state.board.zones[self.zone]
        if zone.kind == TECHNOLOGY and zone.era != state.era:
            return ERA_PAST
        resources = cheapest(state, seat, zone.needs, 0)
        if resources == IMPOSSIBLE:
            return NO_RESOURCE
        if state.construction_cost(seat, self.zone) + resources > state.talers[seat]:
            return TOO_DEAR
        return None

    def figures(self, state: Industry, rule: Rule) -> Figures:
        zone = state.board.zones[self.zone]
        if rule is TOO_DEAR:
            needs = state.construction_cost(state.to_move, self.zone) + cheapest(
                state, state.to_move, zone.needs, 0
            )
            return {"needs": needs, "has": state.talers[state.to_move]}
        if rule is NO_RESOURCE:
            return {"zone": zone.id, "resource": missing(state, state.to_move, zone.needs)}
        return {"zone": zone.id, "zone_era": zone.era + 1, "era": state.era + 1}

    def do(self, state: Industry) -> None:
        seat = state.to_move
        cost = state.construction_cost(seat, self.zone)
        state.talers[seat] -= cost
        if cost:
            state.note("pays_bank", seat, cost)
        state.site = self.zone
        state.need = 0
        flow.ask_for_supply(state)


class Done(Move[Industry]):
    """Develop nothing more in this turn."""

    def __init__(self) -> None:
        super().__init__("done")

    def why_not(self, state: Industry) -> Rule | None:
        return None if state.asking == DEVELOP else NOT_DEVELOPING

    def do(self, state: Industry) -> None:
        flow.end_turn(state)
