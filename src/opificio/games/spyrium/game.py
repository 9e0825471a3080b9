"""Spyrium with one edition: the table of moves, and which of them each question asks for."""

from __future__ import annotations

from typing import Final

from opificio.core.game import Game
from opificio.core.move import Move
from opificio.core.state import CHANCE, Json
from opificio.games.spyrium import constraints, loading, notation, scoring, view
from opificio.games.spyrium.chance import Deal, DrawToken, FirstPlayer, Reveal
from opificio.games.spyrium.components import (
    BUILDING,
    CHARACTER,
    COMMERCE,
    EVENTS,
    LOBBYING,
    MOST_ABILITIES,
    MOST_EVENT_ABILITIES,
    TAYLORISM,
    Box,
)
from opificio.games.spyrium.decisions.activate import Activate, cheapest, why_no_effect
from opificio.games.spyrium.decisions.bonus import MoneyBonus, WorkerBonus
from opificio.games.spyrium.decisions.build import NewPlot, Replace
from opificio.games.spyrium.decisions.event import UseEvent
from opificio.games.spyrium.decisions.gain_money import GainBeside, GainBesideNothing
from opificio.games.spyrium.decisions.passing import Pass
from opificio.games.spyrium.decisions.phase_two import GoToPhaseTwo
from opificio.games.spyrium.decisions.place import PlaceWorker
from opificio.games.spyrium.decisions.residence import MoveResidence, ScoreResidence
from opificio.games.spyrium.decisions.token import UseToken
from opificio.games.spyrium.decisions.use import UseAgain, UseBuilding, UseTaylorism
from opificio.games.spyrium.market import (
    BITS_A_GAP,
    EMPTY,
    GAPS,
    MOST_WORKERS,
    PLACES,
    PLACES_OF,
    gap_has_card,
)
from opificio.games.spyrium.state import (
    ACTION,
    AGAIN,
    BONUS,
    BUILD,
    CARD,
    CARD_BITS,
    DRAW,
    EVENT,
    FIRST_PLAYER,
    MOVE_OR_SCORE,
    NONE,
    PHASE_ONE,
    PLACE,
    TOKEN,
    USED,
    Spyrium,
)
from opificio.games.spyrium.tokens import VALUES, one_token, tokens_of

NAME: Final = "spyrium"
RULES_VERSION: Final = 1
FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 5


class Stand:
    """What a worker in a gap may be taken back for."""

    def __init__(self, gap: int) -> None:
        first, second = PLACES_OF[gap]
        self.first: Final = first
        self.second: Final = second
        self.gain_first: Final = GainBeside(gap, first)
        self.gain_second: Final = GainBeside(gap, second)
        self.gain_nothing: Final = GainBesideNothing(gap)
        self.activate_first: Final = Activate(gap, first, lobbying=False)
        self.lobby_first: Final = Activate(gap, first, lobbying=True)
        self.activate_second: Final = Activate(gap, second, lobbying=False)
        self.lobby_second: Final = Activate(gap, second, lobbying=True)

    def moves(self) -> list[Move[Spyrium]]:
        """All of them, in the order of the table."""
        return [
            self.gain_first,
            self.gain_second,
            self.gain_nothing,
            self.activate_first,
            self.lobby_first,
            self.activate_second,
            self.lobby_second,
        ]


class SpyriumGame(Game[Spyrium]):
    """The moves, by the question they answer. Their order in the table is that of every list of moves."""

    def __init__(self, box: Box) -> None:
        self.box: Final = box
        buildings = [card for card in box.cards if card.kind == BUILDING]
        self.firsts: Final[list[Move[Spyrium]]] = [FirstPlayer(seat) for seat in range(MOST_PLAYERS)]
        self.reveals: Final[list[Move[Spyrium]]] = [
            Reveal(index, event) for index, event in enumerate(box.events)
        ]
        self.draws: Final[list[Move[Spyrium]]] = [DrawToken(value) for value in range(1, VALUES + 1)]
        self.deals: Final[list[list[Move[Spyrium]]]] = [
            [Deal(place, card, box.kinds_of(card.index)) for card in box.cards] for place in range(PLACES)
        ]
        self.places: Final[list[Move[Spyrium]]] = [PlaceWorker(gap) for gap in range(GAPS)]
        self.stands: Final = [Stand(gap) for gap in range(GAPS)]
        self.uses: Final = [
            [UseBuilding(card, ability) for ability in range(MOST_ABILITIES)] for card in buildings
        ]
        self.taylorism: Final = UseTaylorism()
        self.events: Final = [UseEvent(ability) for ability in range(MOST_EVENT_ABILITIES)]
        self.phase_two: Final = GoToPhaseTwo()
        self.pass_: Final = Pass()
        self.plot: Final = NewPlot()
        self.replaces: Final = [Replace(card, used=False) for card in buildings]
        self.replaces_used: Final = [Replace(card, used=True) for card in buildings]
        self.token_uses: Final = all_token_uses()
        self.plain_tokens: Final = self.token_uses[::VALUES]
        self.agains: Final = [
            [UseAgain(card, ability) for ability in range(MOST_ABILITIES)] for card in buildings
        ]
        self.residences: Final[list[Move[Spyrium]]] = [MoveResidence(), ScoreResidence()]
        self.bonuses: Final[list[Move[Spyrium]]] = [WorkerBonus(), MoneyBonus()]
        # The gaps beside a card, as moves, for every set of occupied places
        self.open_gaps: Final = [
            [self.places[gap] for gap in range(GAPS) if gap_has_card(gap, occupied)]
            for occupied in range(1 << PLACES)
        ]
        # The deals of each place, in the order of each period's deck
        self.deck_deals: Final = [
            [[deals[card] for card in cards] for deals in self.deals] for cards in box.deck_cards
        ]
        super().__init__(
            NAME, RULES_VERSION, box.id, box.hash, FEWEST_PLAYERS, MOST_PLAYERS, [], self._table()
        )

    def _table(self) -> list[Move[Spyrium]]:
        moves: list[Move[Spyrium]] = [*self.firsts, *self.reveals, *self.draws]
        for deals in self.deals:
            moves.extend(deals)
        moves.extend(self.places)
        for stand in self.stands:
            moves.extend(stand.moves())
        for uses in self.uses:
            moves.extend(uses)
        moves.append(self.taylorism)
        moves.extend(self.events)
        moves.extend([self.phase_two, self.pass_, self.plot])
        for at in range(len(self.replaces)):
            moves.extend([self.replaces[at], self.replaces_used[at]])
        moves.extend(self.token_uses)
        for agains in self.agains:
            moves.extend(agains)
        moves.extend(self.residences)
        moves.extend(self.bonuses)
        return moves

    def begin(self, players: int, options: dict[str, int]) -> Spyrium:
        figures = self.box.figures
        stock = 0
        for value in range(1, VALUES + 1):
            stock += figures.tokens_of_each * one_token(value)
        return Spyrium(
            self,
            self.box,
            players,
            CHANCE,
            FIRST_PLAYER,
            0,  # turn
            NONE,  # first player
            self.box.decks[0],
            stock,
            0,  # discards
            (1 << EVENTS) - 1,  # unseen events
            NONE,  # event
            0,  # its token
            NONE,  # next event
            0,  # its token
            0,  # event used
            0,  # techniques turned
            NONE,  # site
            NONE,  # card
            0,  # due
            NONE,  # ability
            0,  # occupied
            [EMPTY] * PLACES,
            [0] * PLACES,
            [0] * PLACES,
            [0] * players,
            [figures.start_money] * players,
            [figures.start_spyrium] * players,
            [0] * players,
            [0] * players,
            [PHASE_ONE] * players,
            [figures.start_workers] * players,
            [0] * players,
            [0] * players,
            [0] * players,
            [0] * players,
            [()] * players,
        )

    def asked(self, state: Spyrium) -> list[Move[Spyrium]]:
        """All answers to the question asked, by ascending id: just those that no rule forbids."""
        asking = state.asking
        if asking == ACTION:
            if state.phase[state.to_move] == PHASE_ONE:
                return self._phase_one(state)
            return self._phase_two(state)
        if asking == CARD:
            deals = self.deck_deals[state.period()][state.occupied.bit_length()]
            return [deals[kind] for kind in state.deck.kinds()]
        if asking == BUILD:
            return self._builds(state)
        if asking == AGAIN:
            return self._agains(state)
        if asking == TOKEN:
            return self._token_uses(state)
        if asking == PLACE:
            return self.open_gaps[state.occupied]
        return self._short_list(state, asking)

    def _short_list(self, state: Spyrium, asking: int) -> list[Move[Spyrium]]:
        """The answers to the questions that have only a few."""
        if asking == FIRST_PLAYER:
            return self.firsts[: state.players]
        moves: list[Move[Spyrium]] = []
        if asking == DRAW:
            moves = self.draws
        elif asking == EVENT:
            moves = self.reveals
        elif asking == MOVE_OR_SCORE:
            moves = self.residences
        elif asking == BONUS:
            moves = self.bonuses
        return [move for move in moves if move.why_not(state) is None]

    def weights(self, state: Spyrium) -> list[int]:
        """Each card and each token is as likely as any other; events and seats are there once."""
        if state.asking == CARD:
            return state.deck.weights()
        if state.asking == DRAW:
            counts = [tokens_of(state.stock, value) for value in range(1, VALUES + 1)]
            return [count for count in counts if count]
        return [1] * len(state.legal())

    def breakdown(self, state: Spyrium) -> list[dict[str, int]]:
        return [scoring.breakdown(state, seat) for seat in range(state.players)]

    def winners(self, state: Spyrium) -> list[int]:
        return scoring.winners(state)

    def view(self, state: Spyrium, seat: int | None) -> Json:
        return view.view(state, seat)

    def dump(self, state: Spyrium) -> Json:
        return notation.dump(state)

    def load(self, data: Json) -> Spyrium:
        return loading.load(self, data)

    def describe(self) -> Json:
        return view.describe(self.box)

    def names(self) -> dict[str, str]:
        names = {card.id: card.name for card in self.box.cards}
        names.update({event.id: event.name for event in self.box.events})
        return names

    def contents(self) -> list[tuple[str, int]]:
        return constraints.summary(self.box)

    def position(self, state: Spyrium) -> str:
        return notation.position(state)

    # The answers to each question

    def _phase_one(self, state: Spyrium) -> list[Move[Spyrium]]:
        answers: list[Move[Spyrium]] = []
        if state.active[state.to_move]:
            answers.extend(self.open_gaps[state.occupied])
        self._add_events(state, answers)
        answers.append(self.phase_two)
        return answers

    def _phase_two(self, state: Spyrium) -> list[Move[Spyrium]]:
        seat = state.to_move
        answers: list[Move[Spyrium]] = []
        standing = state.standing[seat]
        gap = 0
        while standing:
            if standing & MOST_WORKERS:
                self._add_stand(state, self.stands[gap], answers)
            standing >>= BITS_A_GAP
            gap += 1
        self._add_uses(state, seat, answers)
        if state.may_turn(seat, TAYLORISM) and self.taylorism.why_not(state) is None:
            answers.append(self.taylorism)
        self._add_events(state, answers)
        if not state.standing[seat]:
            answers.append(self.pass_)
        return answers

    def _add_stand(self, state: Spyrium, stand: Stand, answers: list[Move[Spyrium]]) -> None:
        first = state.market[stand.first]
        second = state.market[stand.second]
        if first != EMPTY:
            answers.append(stand.gain_first)
        if second != EMPTY:
            answers.append(stand.gain_second)
        elif first == EMPTY:
            answers.append(stand.gain_nothing)
        if first != EMPTY:
            self._add_activations(state, first, stand.activate_first, stand.lobby_first, answers)
        if second != EMPTY:
            self._add_activations(state, second, stand.activate_second, stand.lobby_second, answers)

    def _add_activations(
        self, state: Spyrium, lying: int, plain: Activate, lobbied: Activate, answers: list[Move[Spyrium]]
    ) -> None:
        seat, place = state.to_move, plain.place
        card = state.box.cards[lying]
        if state.money[seat] < card.least:
            return
        left = state.money[seat] - cheapest(state, seat, place, card)
        if left < 0 or (card.kind == CHARACTER and why_no_effect(state, seat, place, card) is not None):
            return
        surcharge = state.beside[place] - 1
        if surcharge <= left:
            answers.append(plain)
        if surcharge and state.may_turn(seat, LOBBYING):
            answers.append(lobbied)

    def _add_uses(self, state: Spyrium, seat: int, answers: list[Move[Spyrium]]) -> None:
        unused = 0
        for building in state.districts[seat]:
            if building < USED:
                unused |= 1 << building
        while unused:
            low = unused & -unused
            index = low.bit_length() - 1
            card = state.box.cards[index]
            for at, ability in enumerate(card.abilities):
                if state.can_use(seat, card, ability):
                    answers.append(self.uses[index][at])
            unused ^= low

    def _add_events(self, state: Spyrium, answers: list[Move[Spyrium]]) -> None:
        if state.event_used >> state.to_move & 1:
            return
        events = self.events[: len(state.box.events[state.event].abilities)]
        answers.extend([event for event in events if event.why_not(state) is None])

    def _builds(self, state: Spyrium) -> list[Move[Spyrium]]:
        unused, used = 0, 0
        for building in state.districts[state.to_move]:
            if building < USED:
                unused |= 1 << building
            else:
                used |= 1 << (building & CARD_BITS)
        answers: list[Move[Spyrium]] = []
        if self.plot.why_not(state) is None:
            answers.append(self.plot)
        left = unused | used
        while left:
            low = left & -left
            index = low.bit_length() - 1
            if low & unused and self.replaces[index].why_not(state) is None:
                answers.append(self.replaces[index])
            if low & used and self.replaces_used[index].why_not(state) is None:
                answers.append(self.replaces_used[index])
            left ^= low
        return answers

    def _token_uses(self, state: Spyrium) -> list[Move[Spyrium]]:
        changes = state.may_turn(state.to_move, COMMERCE)
        moves = self.token_uses if changes else self.plain_tokens
        return [move for move in moves if move.why_not(state) is None]

    def _agains(self, state: Spyrium) -> list[Move[Spyrium]]:
        used = 0
        for building in state.districts[state.to_move]:
            if building >= USED:
                used |= 1 << (building & CARD_BITS)
        answers: list[Move[Spyrium]] = []
        while used:
            low = used & -used
            agains = self.agains[low.bit_length() - 1]
            answers.extend([again for again in agains if again.why_not(state) is None])
            used ^= low
        return answers


def all_token_uses() -> list[Move[Spyrium]]:
    """Each value as it is, then as the others."""
    uses: list[Move[Spyrium]] = []
    for value in range(1, VALUES + 1):
        uses.append(UseToken(value, value))
        uses.extend([UseToken(value, other) for other in range(1, VALUES + 1) if other != value])
    return uses
