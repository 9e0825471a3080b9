"""S4.3 Gain money: take one of your workers out of the market, choose a card next to it, and get £1 for every
other worker next to that card, whoever owns it."""

from __future__ import annotations

from typing import Final

from opificio.core.fact import Meaning
from opificio.core.move import Move
from opificio.core.rule import Figures, Rule
from opificio.games.spyrium import flow
from opificio.games.spyrium.components import CAPITALIZATION
from opificio.games.spyrium.market import EMPTY, PLACES_OF, gap_has_card, gap_id, place_id
from opificio.games.spyrium.state import ACTION, PHASE_TWO, Spyrium

GAIN_NOT_NOW: Final = Rule("S4.3", "gain.not_now", "no money is gained now")
GAIN_IN_PHASE_TWO: Final = Rule("S3.2", "gain.phase", "money is gained in phase II, and you are in phase I")
NO_WORKER_THERE: Final = Rule("S4.3", "gain.no_worker", "no worker of yours stands in {gap}")
NO_CARD_THERE: Final = Rule("S4.3", "gain.no_card", "there is no card at {place}")
CARD_THERE: Final = Rule("S4.3", "gain.card_there", "a card still lies at {place}: choose it")


class Gain(Move[Spyrium]):
    """Take a worker back for money."""

    def __init__(self, gap: int, chosen: str) -> None:
        super().__init__(f"gain {chosen}via {gap_id(gap)}")
        self.gap: Final = gap

    def why_not(self, state: Spyrium) -> Rule | None:
        if state.asking != ACTION:
            return GAIN_NOT_NOW
        if state.phase[state.to_move] != PHASE_TWO:
            return GAIN_IN_PHASE_TWO
        return self.why_not_there(state) if state.stands_in(state.to_move, self.gap) else NO_WORKER_THERE

    def why_not_there(self, state: Spyrium) -> Rule | None:
        """What the cards beside the worker say to it."""
        raise NotImplementedError

    def others(self, state: Spyrium) -> int:
        """The other workers next to the chosen card."""
        return 0

    def money(self, state: Spyrium) -> int:
        """What it brings; S7.2 with Capitalization £2 more."""
        more = state.box.figures.capitalization_money if state.has(state.to_move, CAPITALIZATION) else 0
        return self.others(state) + more

    def meaning(self, state: Spyrium) -> Meaning:
        return {"gives": {"earns": self.money(state)}}

    def do(self, state: Spyrium) -> None:
        seat = state.to_move
        money = self.money(state)
        state.take_back(seat, self.gap)
        flow.earn(state, seat, money)
        flow.end_action(state)


class GainBeside(Gain):
    """By a card next to the worker."""

    def __init__(self, gap: int, place: int) -> None:
        super().__init__(gap, f"{place_id(place)} ")
        self.place: Final = place

    def why_not_there(self, state: Spyrium) -> Rule | None:
        return NO_CARD_THERE if state.market[self.place] == EMPTY else None

    def figures(self, state: Spyrium, rule: Rule) -> Figures:
        return {"gap": gap_id(self.gap), "place": place_id(self.place)}

    def others(self, state: Spyrium) -> int:
        return state.beside[self.place] - 1

    def meaning(self, state: Spyrium) -> Meaning:
        return {"card": state.box.cards[state.market[self.place]].id, **super().meaning(state)}


class GainBesideNothing(Gain):
    """Both neighbours gone: nothing, and still an action."""

    def __init__(self, gap: int) -> None:
        super().__init__(gap, "")

    def why_not_there(self, state: Spyrium) -> Rule | None:
        return CARD_THERE if gap_has_card(self.gap, state.occupied) else None

    def figures(self, state: Spyrium, rule: Rule) -> Figures:
        first, second = PLACES_OF[self.gap]
        place = second if state.market[first] == EMPTY else first
        return {"gap": gap_id(self.gap), "place": place_id(place)}
