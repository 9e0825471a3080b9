"""Industry with one edition: the table of moves, and which of them each question asks for."""

from __future__ import annotations

from typing import Final

from opificio.core.game import Game, Option
from opificio.core.move import Move
from opificio.core.state import CHANCE, Json
from opificio.games.industry import constraints, flow, notation, scoring, view
from opificio.games.industry.chance import DrawToken, FirstPlayer
from opificio.games.industry.components import COLUMNS, ERAS, RESOURCES, ZONES, Board
from opificio.games.industry.decisions.bid import Bid, Pass
from opificio.games.industry.decisions.develop import Develop, Done
from opificio.games.industry.decisions.keep_or_sell import Keep, Sell
from opificio.games.industry.decisions.pick import Pick
from opificio.games.industry.decisions.subsidy import TakeSubsidy
from opificio.games.industry.decisions.supply import (
    Supply,
    SupplyBank,
    SupplyFrom,
    SupplyJoker,
    SupplyOwn,
    SupplyWild,
)
from opificio.games.industry.state import (
    BID,
    COLUMN_TOKEN,
    DEVELOP,
    FIRST_PLAYER,
    KEEP_OR_SELL,
    MOST_ROUNDS_AN_ERA,
    NONE,
    PICK,
    SUPPLY,
    Industry,
)

NAME: Final = "industry"
RULES_VERSION: Final = 1
FEWEST_PLAYERS: Final = 3
MOST_PLAYERS: Final = 4


class IndustryGame(Game[Industry]):
    """The moves, by the question they answer. Their order in the table is that of every list of moves."""

    def __init__(self, board: Board) -> None:
        self.board: Final = board
        self.firsts: Final[list[Move[Industry]]] = [FirstPlayer(seat) for seat in range(MOST_PLAYERS)]
        self.tokens: Final[list[Move[Industry]]] = [DrawToken(column) for column in range(COLUMNS)]
        self.picks: Final[list[Move[Industry]]] = [Pick(zone) for zone in range(ZONES)]
        # bids[n] is a bid of n talers, bids[0] is to pass: a slice is all that a bidder may answer
        self.bids: Final[list[Move[Industry]]] = [Pass()]
        for amount in range(1, most_talers(board) + 1):
            self.bids.append(Bid(amount))
        self.sell: Final = Sell()
        self.keep: Final = Keep()
        self.develops: Final[list[Develop]] = [Develop(zone) for zone in range(ZONES)]
        self.done: Final = Done()
        self.supplies: Final = [supplies(resource) for resource in range(len(RESOURCES))]
        self.subsidy: Final = TakeSubsidy()
        moves: list[Move[Industry]] = [
            *self.firsts,
            *self.tokens,
            *self.picks,
            *self.bids,
            self.sell,
            self.keep,
        ]
        moves.extend([develop for develop in self.develops if not develop.bit & board.jokers])
        moves.append(self.done)
        for sources in self.supplies:
            moves.extend(sources)
        moves.append(self.subsidy)
        options = [Option("balanced_draw", 1, 0, 1)]
        super().__init__(
            NAME, RULES_VERSION, board.id, board.hash, FEWEST_PLAYERS, MOST_PLAYERS, options, moves
        )

    def begin(self, players: int, options: dict[str, int]) -> Industry:
        return Industry(
            self,
            self.board,
            players,
            bool(options["balanced_draw"]),
            CHANCE,
            FIRST_PLAYER,
            0,  # era
            NONE,  # first player
            flow.all_tokens(),
            0,  # tokens to draw
            0,  # open zones
            NONE,  # auctioneer
            NONE,  # lot
            0,  # top bid
            NONE,  # top bidder
            0,  # builds left
            NONE,  # site
            0,  # need
            0,  # subsidised
            [self.board.figures.start_talers] * players,
            [0] * players,
            [0] * players,
            [0] * players,
            [0] * players,
        )

    def asked(self, state: Industry) -> list[Move[Industry]]:
        """All answers to the question asked, by ascending id: just those that no rule forbids."""
        asking = state.asking
        if asking == BID:
            answers = self._bids(state)
        elif asking == PICK:
            answers = self._open_zones(state)
        elif asking == DEVELOP:
            answers = self._developments(state)
        elif asking == KEEP_OR_SELL:
            answers = [self.sell, self.keep] if state.talers[state.to_move] >= state.top_bid else [self.sell]
        elif asking == SUPPLY:
            answers = [source for source in self.sources(state) if source.why_not(state) is None]
        elif asking == COLUMN_TOKEN:
            return [self.tokens[column] for column in state.bag.kinds()]
        elif asking == FIRST_PLAYER:
            return self.firsts[: state.players]
        else:
            return []
        if self.subsidy.why_not(state) is None:
            answers.append(self.subsidy)
        return answers

    def breakdown(self, state: Industry) -> list[dict[str, int]]:
        return [scoring.breakdown(state, seat) for seat in range(state.players)]

    def winners(self, state: Industry) -> list[int]:
        return scoring.winners(state)

    def view(self, state: Industry, seat: int | None) -> Json:
        return view.view(state, seat)

    def dump(self, state: Industry) -> Json:
        return notation.dump(state)

    def load(self, data: Json) -> Industry:
        return notation.load(self, data)

    def describe(self) -> Json:
        return view.describe(self.board)

    def names(self) -> dict[str, str]:
        return {zone.id: zone.name for zone in self.board.zones}

    def contents(self) -> list[tuple[str, int]]:
        return constraints.summary(self.board)

    def position(self, state: Industry) -> str:
        return notation.position(state)

    # The answers to each question

    def _bids(self, state: Industry) -> list[Move[Industry]]:
        higher = self.bids[state.top_bid + 1 : state.talers[state.to_move] + 1]
        higher.insert(0, self.bids[0])
        return higher

    def _open_zones(self, state: Industry) -> list[Move[Industry]]:
        answers: list[Move[Industry]] = []
        left = state.open_zones
        while left:
            low = left & -left
            answers.append(self.picks[low.bit_length() - 1])
            left ^= low
        return answers

    def _developments(self, state: Industry) -> list[Move[Industry]]:
        answers: list[Move[Industry]] = []
        waiting = state.undeveloped(state.to_move)
        while waiting:
            low = waiting & -waiting
            develop = self.develops[low.bit_length() - 1]
            if develop.why_not(state) is None:
                answers.append(develop)
            waiting ^= low
        answers.append(self.done)
        return answers

    def sources(self, state: Industry) -> list[Supply]:
        """Every source there might be for the resource that is asked for."""
        return self.supplies[state.board.zones[state.site].needs[state.need]]


def supplies(resource: int) -> list[Supply]:
    """All sources of a resource, in the order of I4.3."""
    sources: list[Supply] = [SupplyJoker(resource), SupplyWild(resource), SupplyOwn(resource)]
    sources.extend([SupplyFrom(resource, seller) for seller in range(MOST_PLAYERS)])
    sources.append(SupplyBank(resource))
    return sources


def most_talers(board: Board) -> int:
    """More talers than there can ever be in the game: no bid is higher."""
    figures = board.figures
    income = ERAS * MOST_ROUNDS_AN_ERA * figures.income + ERAS * figures.column_a_bonus
    return MOST_PLAYERS * (figures.start_talers + income + figures.subsidy_talers)
