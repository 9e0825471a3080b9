"""A position of Spyrium. All holdings are open; what the decks and heaps will give is nobody's to know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from opificio.core.bag import Bag
from opificio.core.state import State
from opificio.games.spyrium.components import (
    AUTOMATION,
    CRANE,
    MINE,
    PERIOD_OF_TURN,
    Ability,
    Box,
    Card,
)
from opificio.games.spyrium.market import PLACES, PLACES_OF, gaps_of, one_worker, workers_in, workers_of

if TYPE_CHECKING:
    from opificio.games.spyrium.game import SpyriumGame

# What is being asked
FIRST_PLAYER: Final = 0  # chance: who begins (S1.3)
EVENT: Final = 1  # chance: which event is turned up (S1.1, S2.2)
CARD: Final = 2  # chance: which card comes to the next place of the market (S2.3)
DRAW: Final = 3  # chance: which token is laid on the site (S1.3)
ACTION: Final = 4  # what the player does; his phase says what he may (S3)
PLACE: Final = 5  # where the worker of the event goes (S10.5)
BUILD: Final = 6  # where the building goes (S5.3)
TOKEN: Final = 7  # which token is used, and as what (S5.2, S7.7)
AGAIN: Final = 8  # which building is used again (S6.1)
MOVE_OR_SCORE: Final = 9  # the residence action (S8)
BONUS: Final = 10  # which bonus (S9)
NOTHING: Final = 11  # the game is over
QUESTIONS: Final = [
    "first_player",
    "event",
    "card",
    "token_draw",
    "action",
    "place",
    "build",
    "token",
    "again",
    "residence",
    "bonus",
    "over",
]

NONE: Final = -1  # no seat, no event, no card, no site
EVENT_SITE: Final = PLACES  # where tokens lie beside the places: on the event, or the next one

# Where a player is in the turn (S3)
PHASE_ONE: Final = 0
PHASE_TWO: Final = 1
PASSED: Final = 2

# The bonuses, as bits (S9)
BONUS_WORKER: Final = 1
BONUS_MONEY: Final = 2
BOTH_BONUSES: Final = 3

# A building in a district is one number: the card, whether it is used, and how many workers stand on it
CARD_BITS: Final = 63
USED: Final = 64
ONE_WORKER_ON: Final = 128


@final
class Spyrium(State):
    """Who has what, and what is being asked of whom."""

    def __init__(
        self,
        game: SpyriumGame,
        box: Box,
        players: int,
        to_move: int,
        asking: int,
        turn: int,
        first: int,
        deck: Bag,
        stock: int,
        discards: int,
        unseen: int,
        event: int,
        event_token: int,
        next_event: int,
        next_token: int,
        event_used: int,
        turned: int,
        site: int,
        card: int,
        due: int,
        ability: int,
        occupied: int,
        market: list[int],
        tokens: list[int],
        beside: list[int],
        standing: list[int],
        money: list[int],
        spyrium: list[int],
        points: list[int],
        residence: list[int],
        phase: list[int],
        workers: list[int],
        active: list[int],
        techniques: list[int],
        bonuses: list[int],
        kept: list[int],
        districts: list[tuple[int, ...]],
    ) -> None:
        super().__init__(players, to_move)
        self.game: Final = game
        self.box: Final = box
        self.asking = asking
        self.turn = turn  # from 0
        self.first = first  # who holds the first-player card
        self.deck = deck  # the period's cards not yet dealt, in the order of the box's `deck_cards`
        self.stock = stock  # tokens face down; all heaps of tokens are as in `tokens`
        self.discards = discards
        self.unseen = unseen  # the events not yet turned up, as bits
        self.event = event  # the active one
        self.event_token = event_token  # its value; 0 for none
        self.next_event = next_event
        self.next_token = next_token
        self.event_used = event_used  # the seats whose disc lies on the event, as bits
        self.turned = turned  # the techniques used this turn; each has at most one owner
        # What an action under way is about
        self.site = site  # the place of the card being activated, or of the token
        self.card = card  # the card whose token is being used
        self.due = due  # the surcharge, while it is asked where to build
        self.ability = ability  # the ability of the event whose token is being used
        # The market
        self.occupied = occupied  # the places that hold a card, as bits: follows from `market`
        self.market = market
        self.tokens = tokens  # on each place
        self.beside = beside  # workers in the gaps of each place: follows from `standing`
        self.standing = standing  # each seat's workers in the gaps, as in `market`
        # The seats
        self.money = money
        self.spyrium = spyrium
        self.points = points  # scored during play
        self.residence = residence  # the space, from 0
        self.phase = phase
        self.workers = workers  # owned, wherever they stand
        self.active = active  # of them, those active on the start card
        self.techniques = techniques  # as bits
        self.bonuses = bonuses  # taken, as bits
        self.kept = kept  # tokens kept by Commerce
        self.districts = districts  # the buildings, plot by plot

    def copy(self) -> Spyrium:
        return Spyrium(
            self.game,
            self.box,
            self.players,
            self.to_move,
            self.asking,
            self.turn,
            self.first,
            self.deck,
            self.stock,
            self.discards,
            self.unseen,
            self.event,
            self.event_token,
            self.next_event,
            self.next_token,
            self.event_used,
            self.turned,
            self.site,
            self.card,
            self.due,
            self.ability,
            self.occupied,
            self.market.copy(),
            self.tokens.copy(),
            self.beside.copy(),
            self.standing.copy(),
            self.money.copy(),
            self.spyrium.copy(),
            self.points.copy(),
            self.residence.copy(),
            self.phase.copy(),
            self.workers.copy(),
            self.active.copy(),
            self.techniques.copy(),
            self.bonuses.copy(),
            self.kept.copy(),
            self.districts.copy(),
        )

    def the_game(self) -> SpyriumGame:
        return self.game

    def options(self) -> dict[str, int]:
        return {}

    def key(self) -> tuple[object, ...]:
        return (
            self.box.hash,
            self.players,
            self.to_move,
            self.asking,
            self.turn,
            self.first,
            self.deck,
            self.stock,
            self.discards,
            self.unseen,
            self.event,
            self.event_token,
            self.next_event,
            self.next_token,
            self.event_used,
            self.turned,
            self.site,
            self.card,
            self.due,
            self.ability,
            tuple(self.market),
            tuple(self.tokens),
            tuple(self.standing),
            tuple(self.money),
            tuple(self.spyrium),
            tuple(self.points),
            tuple(self.residence),
            tuple(self.phase),
            tuple(self.workers),
            tuple(self.active),
            tuple(self.techniques),
            tuple(self.bonuses),
            tuple(self.kept),
            tuple(self.districts),
        )

    # Questions about the position

    def left_of(self, seat: int) -> int:
        """The seat whose turn follows, clockwise."""
        return seat + 1 if seat + 1 < self.players else 0

    def period(self) -> int:
        """Whose cards are dealt: A in turns 1–3, B in 4–5, C in 6 (S2)."""
        return PERIOD_OF_TURN[self.turn]

    def has(self, seat: int, technique: int) -> bool:
        """Whether the seat has a technique (S5.5)."""
        return self.techniques[seat] >> technique & 1 != 0

    def may_turn(self, seat: int, technique: int) -> bool:
        """Whether the seat has a technique that it has not used this turn (S7)."""
        return self.techniques[seat] & ~self.turned & 1 << technique != 0

    def reserve(self, seat: int) -> int:
        """The seat's workers that are still in the reserve (S1.2)."""
        return self.box.figures.workers - self.workers[seat]

    def in_market(self, seat: int) -> int:
        """The seat's workers in the market."""
        return workers_of(self.standing[seat])

    def on_buildings(self, seat: int) -> int:
        """The seat's workers on its buildings."""
        workers = 0
        for building in self.districts[seat]:
            workers += building // ONE_WORKER_ON
        return workers

    def inactive(self, seat: int) -> int:
        """The seat's workers beside the start card."""
        return self.workers[seat] - self.active[seat] - self.in_market(seat) - self.on_buildings(seat)

    def stands_in(self, seat: int, gap: int) -> bool:
        """Whether a worker of the seat stands in a gap."""
        return workers_in(self.standing[seat], gap) != 0

    def surcharge(self, seat: int, place: int) -> int:
        """S5.1 £1 for each worker beside the card but the one that is taken back, if it is the seat's own.

        While it is asked where to build, he has been taken back, and what is due was fixed then.
        """
        if self.asking == BUILD and place == self.site and seat == self.to_move:
            return self.due
        for gap in gaps_of(place):
            if self.stands_in(seat, gap):
                return self.beside[place] - 1
        return self.beside[place]

    def plot_cost(self, seat: int) -> int:
        """S5.3 £1 for each building owned; S7.5 Crane takes £3 off."""
        cost = len(self.districts[seat])
        if self.has(seat, CRANE):
            cost -= self.box.figures.crane_discount
        return max(0, cost)

    def buildings(self, seat: int) -> int:
        """The cards in the seat's district, as a set."""
        mask = 0
        for building in self.districts[seat]:
            mask |= 1 << (building & CARD_BITS)
        return mask

    def plot_of(self, seat: int, card: int, used: bool) -> int:
        """The first plot on which the seat has this building, used or unused; NONE if it has none."""
        for plot, building in enumerate(self.districts[seat]):
            if building & CARD_BITS == card and (building >= USED) == used:
                return plot
        return NONE

    def workers_needed(self, seat: int, card: Card, ability: Ability) -> int:
        """The workers that an ability takes; with Automation none on a mine (S7.1)."""
        if card.symbols & MINE and self.has(seat, AUTOMATION):
            return 0
        return ability.workers

    def can_use(self, seat: int, card: Card, ability: Ability) -> bool:
        """Whether the seat has the workers and the spyrium that an ability takes (S6)."""
        if ability.pay_spyrium > self.spyrium[seat]:
            return False
        return self.workers_needed(seat, card, ability) <= self.active[seat]

    # Workers come and go

    def stand(self, seat: int, gap: int) -> None:
        """A worker steps into a gap."""
        first, second = PLACES_OF[gap]
        self.standing[seat] += one_worker(gap)
        self.beside[first] += 1
        self.beside[second] += 1

    def take_back(self, seat: int, gap: int) -> None:
        """A worker leaves a gap; he is inactive then."""
        first, second = PLACES_OF[gap]
        self.standing[seat] -= one_worker(gap)
        self.beside[first] -= 1
        self.beside[second] -= 1
