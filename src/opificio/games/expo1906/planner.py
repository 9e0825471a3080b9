"""How to complete a project in the fewest steps of the lab, solved exactly.

A plan removes what is in the way, places the project if it is not in the lab yet, and lays resource tiles and
technologies beside it. What a resource tile gives depends only on which of its types touch the project: on a
space that touches it with one side either of them, on one that touches it with more sides both. So the search
counts the spaces of these two sorts and tries tiles, not spots; only projects and technologies are tried spot
by spot. How many tiles would do if they did not get in each other's way bounds it from below.

What a completed project needs stays where it lies (E3.7), though another tile might take its place first.
"""

from __future__ import annotations

from typing import Final

from opificio.games.expo1906.components import NO_CARD, Box, Resource
from opificio.games.expo1906.lab import FIELD_BITS, ROTATIONS, TURNS, amount, met, pack, spot_at
from opificio.games.expo1906.state import NONE, Expo
from opificio.games.expo1906.supply import (
    NO_PIECE,
    keeps,
    mask_of,
    piece_of,
    project_in,
    spot_of,
    supply,
    tile_of,
    without_piece,
)

MOST_STEPS: Final = 10  # a longer plan is no help
CORNER_BITS: Final = 56  # beyond packed amounts
NEVER: Final = 99  # steps, for what no tiles can give

# Which types of a resource tile touch the project
TWO: Final = 1
ONE: Final = 2
BOTH: Final = 3

# What a step does
REMOVE: Final = 0
PLACE: Final = 1


class PlanStep:
    """A tile or a scrap leaves the lab, or a tile is placed there."""

    def __init__(self, kind: int, tile: int, spot: int, to_buy: bool) -> None:
        self.kind: Final = kind
        self.tile: Final = tile  # NONE for a scrap
        self.spot: Final = spot
        self.to_buy: Final = to_buy  # it is not the player's yet


class Plan:
    """All steps that complete a project, in an order in which they can be done."""

    def __init__(self, project: int, steps: list[PlanStep]) -> None:
        self.project: Final = project  # its number
        self.steps: Final = steps

    def purchases(self) -> int:
        """How many tiles must be bought for it."""
        return len([step for step in self.steps if step.to_buy])


def plan(state: Expo, seat: int, project: int, buying: bool, most: int = MOST_STEPS) -> Plan | None:
    """The fewest steps in which the seat completes a project; of such plans one with fewest purchases.

    It uses the seat's own tiles and, if buying, what lies in the Train Station and in the Academy. None if
    the project is completed already, or takes more steps than `most`.
    """
    if state.completed[seat] >> project & 1:
        return None
    return Planner(state, seat, project, buying).shortest(most)


def for_sale(state: Expo) -> list[int]:
    """The tiles in the Train Station and in the Academy."""
    box = state.box
    tiles = list(state.station)
    tiles.extend([box.projects[number].index for number in state.academy if number != NONE])
    tiles.extend([each.index for each in box.technologies if state.technologies >> each.number & 1])
    return tiles


class Planner:
    """The search for one project of one seat."""

    def __init__(self, state: Expo, seat: int, project: int, buying: bool) -> None:
        box = state.box
        self.box: Final = box
        self.pieces: Final = state.labs[seat]
        self.scraps: Final = state.scraps[seat]
        self.free: Final = state.free_cells(seat)
        self.completed: Final = state.completed[seat]
        self.project: Final = project
        self.tile: Final = box.first_project + project
        self.needs: Final = box.projects[project].needs
        self.lying: Final = _lying(box, self.pieces, project)
        # The tiles that give something it needs: how many are the seat's own, and how many there are
        self.tiles: Final[list[int]] = []
        self.own: Final[list[int]] = []
        self.there: Final[list[int]] = []
        market = for_sale(state) if buying else []
        for tile in range(box.tiles):
            own, there = state.tiles[seat].count(tile), state.tiles[seat].count(tile) + market.count(tile)
            if there and self._helps(tile):
                self.tiles.append(tile)
                self.own.append(own)
                self.there.append(there)
        self.owned: Final = sum(self.own)
        self.fewest: Final[dict[int, int]] = {}  # tiles that give what is lacking: see `_at_least`
        self.is_own: Final = self.tile in state.tiles[seat]
        self.can_place: Final = self.is_own or self.tile in market
        # What is being tried
        self.spot = NONE  # where the project is
        self.mask = 0  # the spaces that it covers
        self.corners = 0  # how many spaces touch it with more than one side
        self.cleared = 0  # the scraps that are removed
        self.gone: list[int] = []  # the pieces that are removed
        self.one_side = 0  # how many free spaces touch the project with one side
        self.more_sides = 0  # and with more
        self.used: Final = [0] * len(self.tiles)
        self.laid: list[int] = []  # technologies, as pieces
        self.given: list[int] = []  # resource tiles: index * 4 + which types touch
        # The best of the length being tried
        self.found: list[int] = []  # its resource tiles
        self.purchases = 0
        self.best: Plan | None = None

    def _helps(self, tile: int) -> bool:
        """Whether a resource tile or a technology gives something that the project needs."""
        box = self.box
        if tile < box.first_project:
            return self.needs[box.resources[tile].two] + self.needs[box.resources[tile].one] > 0
        if tile < box.first_technology:
            return False
        technology = box.technologies[tile - box.first_technology]
        helps = [need for at, need in enumerate(self.needs) if need and technology.supplies[at]]
        return technology.improves == NO_CARD and len(helps) > 0

    # Lengths, places for the project, things to remove

    def shortest(self, most: int) -> Plan | None:
        """Try lengths in turn, if all that is there and at hand would do."""
        if not met(self._all_there_is(), self.box.projects[self.project].need):
            return None
        sites = self._sites()
        for length in range(1, most + 1):
            found = self._of_length(length, sites)
            if found is not None:
                return found
        return None

    def _all_there_is(self) -> int:
        """What the project would get if everything in the lab and at hand touched it with all sides."""
        gets = 0
        for piece in self._others():
            gets += _most(self.box, tile_of(piece))
        for at, tile in enumerate(self.tiles):
            gets += self.there[at] * _most(self.box, tile)
        return gets

    def _of_length(self, length: int, sites: list[int]) -> Plan | None:
        self.purchases = length + 1
        for spot in sites:
            self._try_site(spot, length)
        return self.best

    def _sites(self) -> list[int]:
        """Where the project may be: where it lies, or all spots where what is in the way can be removed."""
        if self.lying != NO_PIECE:
            return [spot_of(self.lying)]
        if not self.can_place:
            return []
        shape = self.box.shape_of[self.tile]
        clear = self.free | self.scraps
        for piece in self.pieces:
            if self._may_go(piece):
                clear |= mask_of(self.box, piece)
        sites: list[int] = []
        for rotation in range(ROTATIONS[shape]):
            anchors = self.box.lab.anchors(shape, rotation, clear)
            sites.extend(
                [spot_at(rotation, cell) for cell in range(self.box.lab.cells) if anchors >> cell & 1]
            )
        return sites

    def _may_go(self, piece: int) -> bool:
        if piece == self.lying:
            return False
        number = project_in(self.box, piece)
        if number >= 0:
            return not self.completed >> number & 1
        return keeps(self.box, without_piece(self.pieces, piece), self.completed)

    def _try_site(self, spot: int, length: int) -> None:
        """The project there; what it covers must go, what is beside it may."""
        box = self.box
        self.spot = spot
        self.mask = box.lab.mask[box.shape_of[self.tile]][spot]
        self._count_spaces(box.lab.full)
        self.corners = self.more_sides
        self.cleared = self.scraps & self.mask
        self.gone = [piece for piece in self._others() if mask_of(box, piece) & self.mask]
        steps = self.cleared.bit_count() + len(self.gone) + (1 if self.lying == NO_PIECE else 0)
        if steps > length:
            return
        near = self._near()
        scraps = self.scraps & near
        removable = [-1 - cell for cell in range(box.lab.cells) if scraps >> cell & 1]
        others = [piece for piece in self._others() if mask_of(box, piece) & near and piece not in self.gone]
        removable.extend([piece for piece in others if self._may_go(piece)])
        self._remove_more(length - steps, removable, 0)

    def _others(self) -> list[int]:
        """The pieces in the lab, without the project."""
        return [piece for piece in self.pieces if piece != self.lying]

    def _near(self) -> int:
        """The spaces that matter: beside the project or, with technologies at hand, two further."""
        lab = self.box.lab
        near = lab.beside(self.mask)
        if self.tiles and self.tiles[-1] >= self.box.first_technology:
            for _ in range(3):
                near |= lab.beside(near | self.mask)
        return near & ~self.mask

    def _remove_more(self, left: int, removable: list[int], first: int) -> None:
        """With what is removed so far, and with each thing more: pieces, or scraps as -1 - cell."""
        if self._try_removed(left) >= left:  # each further removal takes a step and gives nothing
            return
        for at in range(first, len(removable)):
            piece = removable[at]
            if piece < 0:
                self.cleared |= 1 << -1 - piece
                self._remove_more(left - 1, removable, at + 1)
                self.cleared &= ~(1 << -1 - piece)
            else:
                self.gone.append(piece)
                self._remove_more(left - 1, removable, at + 1)
                self.gone.pop()

    def _try_removed(self, left: int) -> int:
        """What the project would lack, and the fewest tiles that give it; then what fits around."""
        box = self.box
        pieces = tuple([piece for piece in self.pieces if piece not in self.gone])
        if self.gone and not keeps(box, pieces, self.completed):
            return NEVER
        lacks = _lacks(self.needs, supply(box, pieces, self.mask))
        fewest = self._at_least(lacks, self.corners)
        if fewest > left:
            return fewest
        free = self.free | self.cleared
        for piece in self.gone:
            free |= mask_of(box, piece)
        bought = 0 if self.lying != NO_PIECE or self.is_own else 1
        self._lay_technologies(left, lacks, free & ~self.mask, bought, 0)
        return fewest

    def _at_least(self, lacks: int, corners: int) -> int:
        """The fewest tiles that give all this if neither copies nor spaces mattered, but corners did.

        Corners are the spaces that touch the project with more than one side, where a tile gives both types.
        """
        key = lacks | corners << CORNER_BITS
        known = self.fewest.get(key)
        if known is not None:
            return known
        fewest = NEVER if lacks else 0
        wanted = _first_type(lacks)
        for tile in self.tiles if lacks else []:
            most = self._after(lacks, tile)
            if amount(most, wanted) == amount(lacks, wanted):
                continue
            alone = _only(lacks, most, wanted) if tile < self.box.first_project else most
            fewest = min(fewest, 1 + self._at_least(alone, corners))
            if corners and most != alone:
                fewest = min(fewest, 1 + self._at_least(most, corners - 1))
        self.fewest[key] = fewest
        return fewest

    def _must_buy(self, lacks: int) -> int:
        """The fewest purchases without which all this is not to be had."""
        return max(0, self._at_least(lacks, self.corners) - self.owned)

    def _after(self, lacks: int, tile: int) -> int:
        """What is lacking still when a tile gives all it can."""
        box = self.box
        if tile < box.first_project:
            resource = box.resources[tile]
            return _less(_less(lacks, resource.two, 2), resource.one, 1)
        for resource_type, given in enumerate(box.technologies[tile - box.first_technology].supplies):
            lacks = _less(lacks, resource_type, given)
        return lacks

    # What is laid beside it

    def _lay_technologies(self, left: int, lacks: int, free: int, bought: int, first: int) -> None:
        """No technology, or one of those from `first` on, or several; then resource tiles."""
        if bought + self._must_buy(lacks) >= self.purchases:
            return
        self._count_spaces(free)
        if self._fill(left, lacks, bought):
            self._write_down(free)
        if not left or not lacks:
            return
        for at in range(first, len(self.tiles)):
            tile = self.tiles[at]
            price = 0 if self.own[at] else 1
            if tile < self.box.first_technology or bought + price >= self.purchases:
                continue
            rest = self._after(lacks, tile)
            if rest != lacks and self._at_least(rest, self.corners) < left:
                for piece in self._touching(tile, free):
                    self.laid.append(piece)
                    still_free = free & ~mask_of(self.box, piece)
                    self._lay_technologies(left - 1, rest, still_free, bought + price, at + 1)
                    self.laid.pop()

    def _touching(self, tile: int, free: int) -> list[int]:
        """A technology on all free spots beside the project, as pieces."""
        box, shape = self.box, self.box.shape_of[tile]
        pieces: list[int] = []
        for rotation in range(ROTATIONS[shape]):
            anchors = box.lab.anchors(shape, rotation, free)
            for cell in range(box.lab.cells):
                spot = spot_at(rotation, cell)
                if anchors >> cell & 1 and box.lab.border[shape][spot] & self.mask:
                    pieces.append(piece_of(tile, spot))
        return pieces

    def _count_spaces(self, free: int) -> None:
        self.one_side = 0
        self.more_sides = 0
        beside = self.box.lab.beside(self.mask) & free
        for cell in range(self.box.lab.cells):
            if beside >> cell & 1:
                if self._sides(cell) == 1:
                    self.one_side += 1
                else:
                    self.more_sides += 1

    def _sides(self, cell: int) -> int:
        """With how many sides a space touches the project."""
        return (self.box.lab.beside(1 << cell) & self.mask).bit_count()

    def _fill(self, left: int, lacks: int, bought: int) -> bool:
        """Whether resource tiles can give what is lacking, for fewer purchases than the best so far.

        If so, `found` has them, and `purchases` is the new best.
        """
        if bought + self._must_buy(lacks) >= self.purchases:
            return False
        if not lacks:
            self.found = self.given.copy()
            self.purchases = bought
            return True
        if self._at_least(lacks, self.more_sides) > left or not self.one_side + self.more_sides:
            return False
        wanted = _first_type(lacks)
        is_found = False
        for at, tile in enumerate(self.tiles):
            if tile >= self.box.first_project:
                break
            resource = self.box.resources[tile]
            if self.used[at] < self.there[at] and wanted in (resource.two, resource.one):
                price = 1 if self.used[at] >= self.own[at] else 0
                self.used[at] += 1
                if self._give(at, resource, wanted, left, lacks, bought + price):
                    is_found = True
                self.used[at] -= 1
        return is_found

    def _give(self, at: int, tile: Resource, wanted: int, left: int, lacks: int, bought: int) -> bool:
        """One tile: both its types where they help and can touch, and the wanted one alone."""
        less_two, less_one = _less(lacks, tile.two, 2), _less(lacks, tile.one, 1)
        is_found = False
        if self.more_sides and less_two != lacks and less_one != lacks:
            self.more_sides -= 1
            is_found = self._go_on(at * 4 + BOTH, left, _less(less_two, tile.one, 1), bought)
            self.more_sides += 1
        choice, rest = (at * 4 + TWO, less_two) if tile.two == wanted else (at * 4 + ONE, less_one)
        if self.one_side:  # the others are for tiles that give both
            self.one_side -= 1
            is_found = self._go_on(choice, left, rest, bought) or is_found
            self.one_side += 1
        elif self.more_sides:
            self.more_sides -= 1
            is_found = self._go_on(choice, left, rest, bought) or is_found
            self.more_sides += 1
        return is_found

    def _go_on(self, choice: int, left: int, lacks: int, bought: int) -> bool:
        """With this tile laid."""
        self.given.append(choice)
        is_found = self._fill(left - 1, lacks, bought)
        self.given.pop()
        return is_found

    # From what was found to steps

    def _write_down(self, free: int) -> None:
        """Removals, the project, technologies, resource tiles."""
        lab = self.box.lab
        steps = [PlanStep(REMOVE, NONE, cell, False) for cell in range(lab.cells) if self.cleared >> cell & 1]
        steps.extend([PlanStep(REMOVE, tile_of(piece), spot_of(piece), False) for piece in self.gone])
        if self.lying == NO_PIECE:
            steps.append(PlanStep(PLACE, self.tile, self.spot, not self.is_own))
        for piece in self.laid:
            at = self.tiles.index(tile_of(piece))
            steps.append(PlanStep(PLACE, self.tiles[at], spot_of(piece), not self.own[at]))
        beside = lab.beside(self.mask) & free
        spaces = [cell for cell in range(lab.cells) if beside >> cell & 1]
        pairs = [choice for choice in self.found if choice % 4 == BOTH]  # these need spaces with more sides
        for choice in pairs + [choice for choice in self.found if choice % 4 != BOTH]:
            steps.append(self._step(choice, spaces, steps))
        self.best = Plan(self.project, steps)

    def _step(self, choice: int, spaces: list[int], steps: list[PlanStep]) -> PlanStep:
        """A tile on one of the spaces left, which is taken from the list."""
        at, which = choice // 4, choice % 4
        sides = [self._sides(cell) for cell in spaces]
        if which == BOTH:
            number = [count > 1 for count in sides].index(True)
        else:
            number = sides.index(1) if 1 in sides else 0
        cell = spaces.pop(number)
        tile = self.tiles[at]
        laid = len([step for step in steps if step.kind == PLACE and step.tile == tile])
        return PlanStep(PLACE, tile, self._turned(tile, cell, which), laid >= self.own[at])

    def _turned(self, tile: int, cell: int, which: int) -> int:
        """The spot on a space from which the tile gives these types to the project."""
        lab = self.box.lab
        for rotation in range(TURNS):
            spot = spot_at(rotation, cell)
            touches = (TWO if lab.near_two[spot] & self.mask else 0) | (
                ONE if lab.near_one[spot] & self.mask else 0
            )
            if touches & which == which:
                return spot
        raise AssertionError("a space beside the project takes any type of a tile")


def _lacks(needs: list[int], gets: int) -> int:
    """What is lacking of the needs, as packed amounts."""
    return pack([max(0, need - amount(gets, resource)) for resource, need in enumerate(needs)])


def _less(lacks: int, resource: int, given: int) -> int:
    """What is lacking still when so much of a type is given."""
    lack = amount(lacks, resource)
    return lacks - ((min(lack, given)) << FIELD_BITS * resource)


def _only(lacks: int, after: int, resource: int) -> int:
    """What is lacking still when of all that is given only this type counts."""
    return lacks - ((amount(lacks, resource) - amount(after, resource)) << FIELD_BITS * resource)


def _first_type(lacks: int) -> int:
    """The first type of which something is lacking."""
    return ((lacks & -lacks).bit_length() - 1) // FIELD_BITS


def _most(box: Box, tile: int) -> int:
    """All that a tile can give to one project, as packed amounts."""
    if tile < box.first_project:
        resource = box.resources[tile]
        return (2 << FIELD_BITS * resource.two) + (1 << FIELD_BITS * resource.one)
    return box.technologies[tile - box.first_technology].supply if tile >= box.first_technology else 0


def _lying(box: Box, pieces: tuple[int, ...], project: int) -> int:
    """The project among the pieces of a lab; NO_PIECE if it is not there."""
    for piece in pieces:
        if project_in(box, piece) == project:
            return piece
    return NO_PIECE
