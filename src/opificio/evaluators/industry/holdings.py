"""What a seat has on the board and in hand, and what it may make of it."""

from __future__ import annotations

from typing import Final, NamedTuple

from opificio.evaluators.industry.market import Market
from opificio.games.industry.components import ERAS, NO_RESOURCE, TECHNOLOGY, WILD, Zone, members
from opificio.games.industry.decisions.supply import PRICE
from opificio.games.industry.state import Industry


class Project(NamedTuple):
    """A zone that waits for its development."""

    now: float  # what developing it in this era brings, net of its cost
    postponed: float  # what is left of that in a later era
    talers: int  # what it costs


class Holdings(NamedTuple):
    """A seat's worth apart from points scored and talers: what is certain, and what is left to do."""

    certain: float
    projects: list[Project]  # the most urgent first


class Appraiser:
    """Appraises the holdings of one seat."""

    def __init__(self, market: Market, state: Industry, seat: int) -> None:
        self.market: Final = market
        self.mine: Final = state.developed[seat]
        self.others: Final = state.others_developed(seat)
        self.waiting: Final = state.undeveloped(seat)
        self.hand: Final = state.jokers[seat]

    def holdings(self) -> Holdings:
        """All that the seat has."""
        certain = float(self.market.board.figures.joker_points * self.hand.bit_count())
        for zone in members(self.mine):
            certain += self.ties(zone, 0.5, 0.0)  # half: the other end is among these as well
            certain += self.engine(zone, self.market.undeveloped & ~self.waiting)
        projects = []
        for zone in members(self.waiting):
            project = self.project(self.market.board.zones[zone])
            if project.now > project.postponed:
                projects.append(project)
            else:
                certain += project.postponed
        projects.sort(key=_urgency, reverse=True)
        return Holdings(certain, projects)

    def ties(self, zone: int, with_mine: float, with_waiting: float) -> float:
        """The points of a zone's ties: to what is developed, to what waits, to what may come."""
        with_unsold = self.market.weights.partner_to_come
        points = 0.0
        for partners, each in self.market.tables.ties[zone]:
            points += each * (
                with_mine * (partners & self.mine).bit_count()
                + with_waiting * (partners & self.waiting).bit_count()
                + with_unsold * (partners & self.market.unsold).bit_count()
            )
        return points

    def engine(self, index: int, customers: int) -> float:
        """What a zone's product or discount will bring, in sales and savings."""
        market = self.market
        zone = market.board.zones[index]
        talers = 0.0
        if zone.makes != NO_RESOURCE and not self.mine & market.board.makers[zone.makes] & ~(1 << index):
            for needing in market.tables.needing[zone.makes]:
                talers += market.weights.sale * (needing & customers).bit_count()
        if zone.discount:
            costly = market.tables.costly
            share = (costly & market.unsold).bit_count() / market.players
            talers += market.weights.discount * (share + (costly & self.waiting & customers).bit_count())
        return talers * market.taler

    def project(self, zone: Zone) -> Project:
        """What developing a zone brings and costs, now or later."""
        market = self.market
        weights = market.weights
        gain = self.ties(zone.index, 1.0, weights.partner_owned)
        gain += self.engine(zone.index, market.undeveloped & ~(1 << zone.index))
        bought, jokers, chance = self.provision(zone)
        talers = max(0, zone.cost - (self.mine & market.board.discounts).bit_count()) + bought * PRICE
        now = gain - talers * market.taler - jokers * market.board.figures.joker_points
        if zone.era == market.era:
            now += zone.points
        later = 0.0
        if zone.kind != TECHNOLOGY and market.era + 1 < ERAS:
            later = weights.postponed * max(0.0, gain - (talers + jokers * PRICE) * market.taler)
        return Project(chance * weights.waiting * now + (1 - chance) * later, later, talers)

    def provision(self, zone: Zone) -> tuple[int, int, float]:
        """The resources to be bought, the jokers to be spent, and how likely all can be had in this era."""
        market = self.market
        board = market.board
        bought = jokers = 0
        chance = 1.0
        for need in zone.needs:
            makers = board.makers[need]
            if makers & self.mine:
                continue
            if makers & self.others or market.era >= board.bank_era[need]:
                bought += 1
            elif self.hand & (board.jokers_of[need] | board.jokers_of[WILD]):
                jokers += 1
            else:
                bought += 1
                chance *= market.weights.source if makers & ~market.tables.from_era[market.era + 1] else 0.0
        return bought, jokers, chance


def _urgency(project: Project) -> float:
    """What is lost by waiting, for each taler; half a taler more, so that what is free can be compared."""
    return (project.now - project.postponed) / (project.talers + 0.5)
