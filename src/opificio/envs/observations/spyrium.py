"""The columns of Spyrium."""

from __future__ import annotations

from typing import Final, final

from opificio.core.state import State
from opificio.envs.observations.encoder import Encoder, Layout, Sheet, numbered, seat_names
from opificio.games.spyrium.components import MOST_EVENT_ABILITIES, TECHNIQUES, TURNS, Box
from opificio.games.spyrium.market import GAPS, PLACES, gap_id, place_id, workers_in
from opificio.games.spyrium.notation import BONUSES, EVENT_NAME, PHASES
from opificio.games.spyrium.state import CARD_BITS, ONE_WORKER_ON, QUESTIONS, USED, Spyrium
from opificio.games.spyrium.tokens import VALUES, tokens_of

# What a figure is divided by
MONEY: Final = 40.0
SPYRIUM: Final = 20.0
POINTS: Final = 100.0
WORKERS: Final = 7.0
HEAP: Final = 8.0  # tokens of a value
TOKEN: Final = 3.0  # a token's value
COPIES: Final = 4.0  # of a card
DUE: Final = 10.0

MOST_PLOTS: Final = 12  # a thirteenth would cost £12 beside its building: what stands there is not shown


@final
class SpyriumEncoder(Encoder):
    """The table first, then seat by seat."""

    def __init__(self, box: Box, players: int) -> None:
        layout = Layout()
        seats = seat_names(players)
        places = [place_id(place) for place in range(PLACES)]
        cards = [card.id for card in box.cards]
        events = [event.id for event in box.events]
        values = numbered(VALUES)
        self.box: Final = box
        self.cards: Final = len(cards)
        self.residences: Final = len(box.residence)
        # The table
        self.question: Final = layout.each("question", QUESTIONS)
        self.actor: Final = layout.each("actor", seats)
        self.turn: Final = layout.each("turn", numbered(TURNS))
        self.first: Final = layout.each("first", seats)
        self.deck: Final = layout.each("deck", cards)
        self.stock: Final = layout.each("stock", values)
        self.discards: Final = layout.each("discards", values)
        self.unseen: Final = layout.each("unseen", events)
        self.event: Final = layout.each("event", events)
        self.event_token: Final = layout.one("event_token")
        self.next_event: Final = layout.each("next_event", events)
        self.next_token: Final = layout.one("next_token")
        self.turned: Final = layout.each("turned", TECHNIQUES)
        self.site: Final = layout.each("site", [*places, EVENT_NAME])
        self.card: Final = layout.each("card", cards)
        self.due: Final = layout.one("due")
        self.ability: Final = layout.each("ability", numbered(MOST_EVENT_ABILITIES))
        self.market: Final = layout.grid("market", places, cards)
        self.tokens: Final = layout.grid("tokens", places, values)
        # The seats
        self.event_used: Final = layout.each("event_used", seats)
        self.money: Final = layout.each("money", seats)
        self.spyrium: Final = layout.each("spyrium", seats)
        self.points: Final = layout.each("points", seats)
        self.workers: Final = layout.each("workers", seats)
        self.active: Final = layout.each("active", seats)
        self.residence: Final = layout.grid("residence", seats, numbered(self.residences))
        self.phase: Final = layout.grid("phase", seats, PHASES)
        self.techniques: Final = layout.grid("technique", seats, TECHNIQUES)
        self.bonuses: Final = layout.grid("bonus", seats, BONUSES)
        self.kept: Final = layout.grid("kept", seats, values)
        self.standing: Final = layout.grid("standing", seats, [gap_id(gap) for gap in range(GAPS)])
        # Plot by plot: which building, whether it is used, the workers on it
        self.plot_columns: Final = [*cards[: box.buildings], "used", "workers"]
        self.plots: Final = len(layout.names)
        for each in seats:
            layout.grid(f"plot[{each}]", numbered(MOST_PLOTS), self.plot_columns)
        super().__init__(players, layout.names)

    def note(self, state: State, seat: int, sheet: Sheet) -> None:
        assert isinstance(state, Spyrium)
        self._note_table(state, sheet)
        self._note_action(state, sheet)
        self._note_market(state, sheet)
        for number in range(self.players):
            each = (seat + number) % self.players
            if state.to_move == each:
                sheet.one(self.actor + number)
            if state.first == each:
                sheet.one(self.first + number)
            self._note_seat(state, each, number, sheet)
            self._note_district(state.districts[each], number, sheet)

    def _note_table(self, state: Spyrium, sheet: Sheet) -> None:
        sheet.one(self.question + state.asking)
        sheet.one(self.turn + state.turn)
        cards = self.box.deck_cards[state.period()]
        for kind in state.deck.kinds():
            sheet.put(self.deck + cards[kind], state.deck.count(kind) / COPIES)
        self._note_tokens(sheet, self.stock, state.stock)
        self._note_tokens(sheet, self.discards, state.discards)
        sheet.set(self.unseen, state.unseen)
        sheet.choice(self.event, state.event)
        sheet.put(self.event_token, state.event_token / TOKEN)
        sheet.choice(self.next_event, state.next_event)
        sheet.put(self.next_token, state.next_token / TOKEN)
        sheet.set(self.turned, state.turned)

    def _note_action(self, state: Spyrium, sheet: Sheet) -> None:
        sheet.choice(self.site, state.site)
        sheet.choice(self.card, state.card)
        sheet.put(self.due, state.due / DUE)
        sheet.choice(self.ability, state.ability)

    def _note_market(self, state: Spyrium, sheet: Sheet) -> None:
        for place, card in enumerate(state.market):
            if card >= 0:
                sheet.one(self.market + place * self.cards + card)
            if state.tokens[place]:
                self._note_tokens(sheet, self.tokens + place * VALUES, state.tokens[place])

    def _note_tokens(self, sheet: Sheet, first: int, tokens: int) -> None:
        for at in range(VALUES):
            sheet.put(first + at, tokens_of(tokens, at + 1) / HEAP)

    def _note_seat(self, state: Spyrium, seat: int, number: int, sheet: Sheet) -> None:
        sheet.put(self.event_used + number, state.event_used >> seat & 1)
        sheet.put(self.money + number, state.money[seat] / MONEY)
        sheet.put(self.spyrium + number, state.spyrium[seat] / SPYRIUM)
        sheet.put(self.points + number, state.points[seat] / POINTS)
        sheet.put(self.workers + number, state.workers[seat] / WORKERS)
        sheet.put(self.active + number, state.active[seat] / WORKERS)
        sheet.one(self.residence + number * self.residences + state.residence[seat])
        sheet.one(self.phase + number * len(PHASES) + state.phase[seat])
        sheet.set(self.techniques + number * len(TECHNIQUES), state.techniques[seat])
        sheet.set(self.bonuses + number * len(BONUSES), state.bonuses[seat])
        if state.kept[seat]:
            self._note_tokens(sheet, self.kept + number * VALUES, state.kept[seat])
        if state.standing[seat]:
            for gap in range(GAPS):
                sheet.put(
                    self.standing + number * GAPS + gap, workers_in(state.standing[seat], gap) / WORKERS
                )

    def _note_district(self, district: tuple[int, ...], number: int, sheet: Sheet) -> None:
        width = len(self.plot_columns)
        at = self.plots + number * MOST_PLOTS * width
        for building in district[:MOST_PLOTS]:
            sheet.one(at + (building & CARD_BITS))
            sheet.put(at + width - 2, int(building & USED != 0))
            sheet.put(at + width - 1, building // ONE_WORKER_ON / WORKERS)
            at += width
