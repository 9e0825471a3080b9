"""A position of Expo 1906. All holdings are open; what the piles will give is nobody's to know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from opificio.core.bag import Bag
from opificio.core.state import State
from opificio.games.expo1906.components import ALL_CARDS, JOURNAL, MEETING, NO_CARD, Box
from opificio.games.expo1906.patents import leader

if TYPE_CHECKING:
    from opificio.games.expo1906.game import ExpoGame

# What is being asked
ORDER: Final = 0  # chance: who comes next in turn order (E1.3)
PROJECT: Final = 1  # chance: which project comes to the next empty space of the Academy (E1.2, E6.2)
TILE: Final = 2  # chance: which resource tile comes to the Train Station (E1.1, E6.3)
JURY: Final = 3  # chance: which jury tile is placed (E1.4, E6.1)
GIFT: Final = 4  # chance: which tile a New graduate or Freshman gets (E1.5)
GHOST_TILE: Final = 5  # chance: which tile moves the ghosts (E8.2)
GHOST_CHIT: Final = 6  # chance: which chit goes where a ghost arrived (E8.3)
GHOST_CARD: Final = 7  # chance: which card the ghost deck shows (E9.3)
SWAP: Final = 8  # which scrap the tile replaces, and how it is turned (E1.5)
CARD: Final = 9  # which card is played (E2)
LAST_CARD: Final = 10  # which card, if any, for the last action (E7.2)
STATION_TILE: Final = 11  # which tile is bought (E3.1)
PURCHASE: Final = 12  # what is bought in the Academy (E3.2)
FREE_TILE: Final = 13  # which tile comes with it (E3.2)
LAB_STEP: Final = 14  # what is laid or removed (E3.3)
PUT: Final = 15  # where the tile in hand goes (E3.3, E3.6)
TOKEN: Final = 16  # which token moves, and where (E3.4)
CHIT: Final = 17  # which chit is put in column 10 (E5.5)
OPTION: Final = 18  # what is done in the Meeting Room (E3.6)
REPOSITION: Final = 19  # which tile is lifted (E3.6)
NOTHING: Final = 20  # the game is over
QUESTIONS: Final = [
    "order",
    "project",
    "tile",
    "jury",
    "gift",
    "ghost_tile",
    "ghost_chit",
    "ghost_card",
    "swap",
    "card",
    "last_card",
    "station",
    "academy",
    "free_tile",
    "laboratory",
    "put",
    "journal",
    "chit",
    "meeting",
    "reposition",
    "over",
]

NONE: Final = -1  # no seat, no tile, no spot, no line, no chit, no project
DECK: Final = -2  # the ghost deck, where a seat is named (E9)

# What may be done in the Meeting Room, as bits (E3.6)
MOVE_TILES: Final = 1
TAKE_MONEY: Final = 2
MOVE_TOKEN: Final = 4
NAME_STEAM: Final = 8
NAME_ELECTRICITY: Final = 16
NAME_ENERGY: Final = NAME_STEAM | NAME_ELECTRICITY  # one option, whichever energy is named
OPTIONS: Final = ["reposition", "money", "patents", "steam", "electricity"]

# Handicaps, as the number of scraps that are swapped for tiles (E1.5)
HANDICAPS: Final = ["scientist", "graduate", "freshman"]


@final
class Expo(State):
    """Who has what, and what is being asked of whom."""

    def __init__(
        self,
        game: ExpoGame,
        box: Box,
        players: int,
        handicaps: tuple[int, ...],
        to_move: int,
        asking: int,
        round_: int,
        order: tuple[int, ...],
        starter: int,
        acting: int,
        card: int,
        better: int,
        left: int,
        chosen: int,
        option: int,
        held: int,
        held_from: int,
        line: int,
        drawn: tuple[int, ...],
        ghost_moves: tuple[int, ...],
        pile: Bag,
        discards: Bag,
        station: tuple[int, ...],
        unseen: int,
        technologies: int,
        deck: Bag,
        deck_top: int,
        aside: tuple[int, ...],
        ender: int,
        queues: list[tuple[int, ...]],
        academy: list[int],
        jury: list[int],
        piles: list[int],
        chits: list[int],
        ghosts: list[int],
        waiting: list[int],
        money: list[int],
        points: list[int],
        hands: list[int],
        tops: list[int],
        tiles: list[tuple[int, ...]],
        labs: list[tuple[int, ...]],
        occupied: list[int],
        scraps: list[int],
        cleared: list[int],
        completed: list[int],
        improved: list[int],
    ) -> None:
        super().__init__(players, to_move)
        self.game: Final = game
        self.box: Final = box
        self.handicaps: Final = handicaps
        self.asking = asking
        self.round = round_  # from 0
        self.order = order  # the seats in turn order, as far as they are drawn
        self.starter = starter  # who begins the round: a seat, or DECK
        # What an action under way is about
        self.acting = acting  # whose action it is, draws that belong to it included; NONE between actions
        self.card = card  # the card being carried out
        self.better = better  # 1 if the card was the improved one when the action began (ruling E-R7)
        self.left = left  # the tiles, steps, points or repositionings left
        self.chosen = chosen  # the options chosen in the Meeting Room
        self.option = option  # the one of them under way
        self.held = held  # the tile in hand, until it is put in the lab
        self.held_from = held_from  # the spot that it was lifted from; NONE if it is new in the lab
        self.line = line  # the line whose chit is being chosen
        self.drawn = drawn  # resource tiles drawn for a handicap, or to move the ghosts
        self.ghost_moves = ghost_moves  # the moves that ghosts have yet to make, see `flow`
        # Piles, the Train Station, the Academy
        self.pile = pile  # resource tiles face down
        self.discards = discards
        self.station = station  # sorted
        self.unseen = unseen  # the projects not yet turned up, as bits
        self.technologies = technologies  # those in the Academy, as bits
        self.deck = deck  # the ghost deck's cards not yet drawn this round
        self.deck_top = deck_top  # the card that it played last this round
        self.aside = aside  # those put aside this round
        self.ender = ender  # who ended the game: a seat, or DECK
        self.queues = queues  # the known projects at the bottom of each shape's pile, the uppermost first
        self.academy = academy  # the project in each shape's space
        self.jury = jury  # tiles placed of each energy
        # The Patents Office
        self.piles = piles  # by space, see `patents`
        self.chits = chits  # on column 10 of each line
        self.ghosts = ghosts  # the column of each line's ghost; empty where there are none
        self.waiting = waiting  # each seat's tokens in column 1
        # The seats
        self.money = money
        self.points = points  # prestige, scored during play
        self.hands = hands  # cards, as bits
        self.tops = tops  # the card that each played last this round
        self.tiles = tiles  # not yet in the lab, sorted
        self.labs = labs  # pieces, see `supply`
        self.occupied = occupied  # spaces of the lab that are not free: follows from `labs` and `scraps`
        self.scraps = scraps  # spaces with a scrap
        self.cleared = cleared  # spaces whose scrap was removed in play (E7.4)
        self.completed = completed  # projects, as bits
        self.improved = improved  # cards, as bits: follows from `labs`

    def copy(self) -> Expo:
        return Expo(
            self.game,
            self.box,
            self.players,
            self.handicaps,
            self.to_move,
            self.asking,
            self.round,
            self.order,
            self.starter,
            self.acting,
            self.card,
            self.better,
            self.left,
            self.chosen,
            self.option,
            self.held,
            self.held_from,
            self.line,
            self.drawn,
            self.ghost_moves,
            self.pile,
            self.discards,
            self.station,
            self.unseen,
            self.technologies,
            self.deck,
            self.deck_top,
            self.aside,
            self.ender,
            self.queues.copy(),
            self.academy.copy(),
            self.jury.copy(),
            self.piles.copy(),
            self.chits.copy(),
            self.ghosts.copy(),
            self.waiting.copy(),
            self.money.copy(),
            self.points.copy(),
            self.hands.copy(),
            self.tops.copy(),
            self.tiles.copy(),
            self.labs.copy(),
            self.occupied.copy(),
            self.scraps.copy(),
            self.cleared.copy(),
            self.completed.copy(),
            self.improved.copy(),
        )

    def the_game(self) -> ExpoGame:
        return self.game

    def options(self) -> dict[str, int]:
        options: dict[str, int] = {}
        for at, option in enumerate(self.game.options):
            options[option.name] = self.handicaps[at] if at < self.players else 0
        return options

    def key(self) -> tuple[object, ...]:
        return (
            self.box.hash,
            self.players,
            self.handicaps,
            self.to_move,
            self.asking,
            self.round,
            self.order,
            self.starter,
            self.acting,
            self.card,
            self.better,
            self.left,
            self.chosen,
            self.option,
            self.held,
            self.held_from,
            self.line,
            self.drawn,
            self.ghost_moves,
            self.pile,
            self.discards,
            self.station,
            self.unseen,
            self.technologies,
            self.deck,
            self.deck_top,
            self.aside,
            self.ender,
            tuple(self.queues),
            tuple(self.academy),
            tuple(self.jury),
            tuple(self.piles),
            tuple(self.chits),
            tuple(self.money),
            tuple(self.points),
            tuple(self.hands),
            tuple(self.tops),
            tuple(self.tiles),
            tuple(self.labs),
            tuple(self.scraps),
            tuple(self.cleared),
            tuple(self.completed),
        )

    # Questions about the position

    def left_of(self, seat: int) -> int:
        """The seat whose turn follows, clockwise: by turn order, whatever the number of the seat."""
        at = self.order.index(seat) + 1
        return self.order[at] if at < self.players else self.order[0]

    def right_of(self, seat: int) -> int:
        """The seat whose turn comes before."""
        return self.order[self.order.index(seat) - 1]

    def has_ghosts(self) -> bool:
        """E8, E9 Ghost tokens are there for one and two players."""
        return self.players <= 2

    def is_solo(self) -> bool:
        """E9 Whether the ghost deck plays."""
        return self.players == 1

    def banned(self, seat: int) -> int:
        """E2.2 The card that the player, or the ghost deck, on the right played last this round.

        E7.2 For last actions that does not matter.
        """
        if self.ender != NONE:
            return NO_CARD
        if self.is_solo():
            return self.deck_top
        return self.tops[self.right_of(seat)]

    def is_first_turn(self, seat: int) -> bool:
        """E2.3 Whether the seat has played no card this round."""
        return self.hands[seat] == ALL_CARDS

    def is_improved(self, seat: int, card: int) -> bool:
        """E4.5 Whether the seat's card is the improved one."""
        return self.improved[seat] >> card & 1 != 0

    def station_price(self) -> int:
        """E3.1 What the next tile costs."""
        prices = self.box.figures.station_prices[self.better]
        return prices[len(prices) - self.left]

    def jump_price(self, line: int, column: int) -> int:
        """E5.2 What the jump between this line and the one below costs now; less than 0 without an arrow.

        E3.4 The improved Journal takes $1 off, and never pays for a jump (ruling E-R5).
        """
        price = self.box.arrow[line][column]
        if price > 0 and self.card == JOURNAL:
            price = max(0, price - self.box.figures.journal_discount[self.better])
        return price

    def jury_left(self, energy: int) -> int:
        """The jury tiles of an energy that are still in the pile."""
        return self.box.jury[energy] - self.jury[energy]

    def jury_placed(self) -> int:
        """How many of the jury's spaces are filled."""
        return self.jury[0] + self.jury[1]

    def free_cells(self, seat: int) -> int:
        """The free spaces of the seat's lab."""
        return self.box.lab.full & ~self.occupied[seat]

    def leads(self, seat: int, line: int) -> bool:
        """E5.4 Whether the seat is leader of a line."""
        return leader(self.piles, line) == seat

    def last_cards(self, seat: int) -> int:
        """E7.2 The cards in hand with which the seat may carry out a last action."""
        return self.hands[seat] & ~(1 << MEETING)
