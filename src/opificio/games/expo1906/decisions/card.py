"""E2 A card from hand is played and its action carried out. E7.2 For a last action there is no need to."""

from __future__ import annotations

from typing import Final

from opificio.core.move import Move
from opificio.core.rule import Figures, Rule
from opificio.games.expo1906 import flow
from opificio.games.expo1906.components import CARDS, MEETING
from opificio.games.expo1906.state import CARD, LAST_CARD, Expo

CARD_NOT_NOW: Final = Rule("E2.1", "card.not_now", "no card is played now")
NOT_IN_HAND: Final = Rule("E2.1", "card.not_in_hand", "{card} is not in your hand: you played it this round")
JUST_PLAYED: Final = Rule("E2.2", "card.just_played", "{card} was just played on your right")
NOT_ON_FIRST_TURN: Final = Rule(
    "E2.3", "card.first_turn", "the Meeting Room is not played on one's own first turn of a round"
)
NO_MEETING_AT_END: Final = Rule("E7.2", "card.last_action", "the Meeting Room is not for a last action")
PASS_NOT_NOW: Final = Rule("E7.2", "pass.not_now", "only a last action may be declined")


class PlayCard(Move[Expo]):
    """One of the six cards, base or improved."""

    def __init__(self, card: int) -> None:
        super().__init__(f"play {CARDS[card]}")
        self.card: Final = card

    def why_not(self, state: Expo) -> Rule | None:
        if state.asking != CARD and state.asking != LAST_CARD:
            return CARD_NOT_NOW
        if not state.hands[state.to_move] >> self.card & 1:
            return NOT_IN_HAND
        if state.asking == LAST_CARD:
            return NO_MEETING_AT_END if self.card == MEETING else None
        if self.card == state.banned(state.to_move):
            return JUST_PLAYED
        if self.card == MEETING and state.is_first_turn(state.to_move):
            return NOT_ON_FIRST_TURN
        return None

    def figures(self, state: Expo, rule: Rule) -> Figures:
        return {"card": CARDS[self.card]}

    def do(self, state: Expo) -> None:
        seat = state.to_move
        state.hands[seat] &= ~(1 << self.card)
        state.tops[seat] = self.card
        flow.begin_action(state, seat, self.card)


class Pass(Move[Expo]):
    """E7.2 A last action is declined (ruling E-R35)."""

    def __init__(self) -> None:
        super().__init__("pass")

    def why_not(self, state: Expo) -> Rule | None:
        return None if state.asking == LAST_CARD else PASS_NOT_NOW

    def do(self, state: Expo) -> None:
        flow.end_last_action(state, state.to_move)
