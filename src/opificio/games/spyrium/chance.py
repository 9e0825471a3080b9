"""What is drawn: the first player, events, cards and tokens. A dealer chooses, as players choose moves."""

from __future__ import annotations

from typing import Final

from opificio.core.move import Move
from opificio.core.rule import Figures, Rule
from opificio.games.spyrium import flow
from opificio.games.spyrium.components import PERIODS, Card, Event
from opificio.games.spyrium.market import PLACES, place_id
from opificio.games.spyrium.state import CARD, DRAW, EVENT, EVENT_SITE, FIRST_PLAYER, NONE, Spyrium
from opificio.games.spyrium.tokens import one_token, tokens_of

FIRST_NOT_NOW: Final = Rule(
    "S1.3", "first_player.not_now", "the first player is drawn before the game, and only then"
)
NO_SUCH_SEAT: Final = Rule("S1.3", "first_player.no_seat", "there is no seat {seat} with {players} players")
REVEAL_NOT_NOW: Final = Rule("S2.2", "reveal.not_now", "no event is turned up now")
EVENT_SEEN: Final = Rule("S2.2", "reveal.seen", "{event} was turned up already")
DEAL_NOT_NOW: Final = Rule("S2.3", "deal.not_now", "no card is dealt now")
OTHER_PLACE: Final = Rule("S2.3", "deal.other_place", "the next card goes to {next}, not to {place}")
NOT_IN_DECK: Final = Rule("S2.3", "deal.not_left", "no {card} is left in deck {period}")
DRAW_NOT_NOW: Final = Rule("S1.3", "draw.not_now", "no token is drawn now")
VALUE_OUT: Final = Rule("S1.3", "draw.none_left", "no token of value {value} is left to be drawn")


class FirstPlayer(Move[Spyrium]):
    """S1.3 The first player is drawn at random."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"first {seat + 1}")
        self.seat: Final = seat

    def why_not(self, state: Spyrium) -> Rule | None:
        if state.asking != FIRST_PLAYER:
            return FIRST_NOT_NOW
        return NO_SUCH_SEAT if self.seat >= state.players else None

    def figures(self, state: Spyrium, rule: Rule) -> Figures:
        return {"seat": self.seat + 1, "players": state.players}

    def do(self, state: Spyrium) -> None:
        state.first = self.seat
        state.note("first_player", self.seat)
        state.asking = EVENT


class Reveal(Move[Spyrium]):
    """S1.1, S2.2 The event on top of the pile is seen."""

    def __init__(self, index: int, event: Event) -> None:
        super().__init__(f"reveal {event.id}")
        self.index: Final = index
        self.event: Final = event

    def why_not(self, state: Spyrium) -> Rule | None:
        if state.asking != EVENT:
            return REVEAL_NOT_NOW
        return None if state.unseen >> self.index & 1 else EVENT_SEEN

    def figures(self, state: Spyrium, rule: Rule) -> Figures:
        return {"event": self.event.id}

    def do(self, state: Spyrium) -> None:
        state.unseen &= ~(1 << self.index)
        state.next_event = self.index
        flow.event_is_up(state)


class Deal(Move[Spyrium]):
    """S2.3 A card of the period's deck comes to the next place of the market."""

    def __init__(self, place: int, card: Card, kinds: list[int]) -> None:
        super().__init__(f"deal {place_id(place)} {card.id}")
        self.place: Final = place
        self.card: Final = card
        self.kinds: Final = kinds  # what each period's deck counts the card as

    def why_not(self, state: Spyrium) -> Rule | None:
        if state.asking != CARD:
            return DEAL_NOT_NOW
        if self.place != state.occupied.bit_length():
            return OTHER_PLACE
        kind = self.kinds[state.period()]
        return NOT_IN_DECK if kind == NONE or not state.deck.count(kind) else None

    def figures(self, state: Spyrium, rule: Rule) -> Figures:
        if rule is OTHER_PLACE:
            return {"next": place_id(state.occupied.bit_length()), "place": place_id(self.place)}
        return {"card": self.card.id, "period": PERIODS[state.period()]}

    def do(self, state: Spyrium) -> None:
        state.deck = state.deck.without(self.kinds[state.period()])
        state.market[self.place] = self.card.index
        state.occupied |= 1 << self.place
        if self.place + 1 == PLACES:
            flow.lay_tokens(state, 0)


class DrawToken(Move[Spyrium]):
    """S1.3 A token is laid, face up, on an event or on a card of the market."""

    def __init__(self, value: int) -> None:
        super().__init__(f"draw {value}")
        self.value: Final = value

    def why_not(self, state: Spyrium) -> Rule | None:
        if state.asking != DRAW:
            return DRAW_NOT_NOW
        return None if tokens_of(state.stock, self.value) else VALUE_OUT

    def figures(self, state: Spyrium, rule: Rule) -> Figures:
        return {"value": self.value}

    def do(self, state: Spyrium) -> None:
        state.stock -= one_token(self.value)
        if state.site == EVENT_SITE:
            state.next_token = self.value
            state.note("token", NONE, self.value, state.box.events[state.next_event].id)
            flow.event_is_ready(state)
            return
        state.tokens[state.site] += one_token(self.value)
        state.note("token", NONE, self.value, place_id(state.site))
        flow.lay_tokens(state, state.site)
