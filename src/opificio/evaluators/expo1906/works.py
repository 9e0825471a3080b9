"""What is left to do for a project, planned exactly.

Where a seat's own tiles do not do, a plan uses plain ones that are still to be bought: 2 of a type that is
needed, and nothing else of use. So the number of steps and of purchases shrinks with every good move, long
before a project can be completed.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from opificio.games.expo1906.components import Box
from opificio.games.expo1906.game import ExpoGame
from opificio.games.expo1906.lab import ROTATIONS, amount, spot_at
from opificio.games.expo1906.planner import Plan, plan
from opificio.games.expo1906.state import NONE, Expo
from opificio.games.expo1906.supply import mask_of, piece_of, project_in, supply, with_piece

MOST_KEPT: Final = 20_000  # labs: some megabytes, and most of a game's

Tiles = tuple[int, ...]
Lab = tuple[int, ...]  # pieces

# A site, as far as it can be told without a plan, in tiles that it costs
CROWDED: Final = 0.6  # a tile for which there is no space beside the project
SPACE: Final = 0.01  # a space beside it


class Work(NamedTuple):
    """What it takes to complete a project."""

    steps: int  # in the lab
    tiles: int  # of those, tiles to be bought


class Site(NamedTuple):
    """A place for a project that is not in the lab yet."""

    spot: int
    scraps: int  # those in the way, as spaces


class Works:
    """Plans for the projects of an edition, kept for as long as there is room for them."""

    def __init__(self, game: ExpoGame) -> None:
        self.box: Final = game.box
        self._lone: Final = game.start(1)  # in its lab everything is tried
        self._plain: Final = [_plain_tiles(self.box, project.needs) for project in self.box.projects]
        self._helps: Final = [_helps(self.box, project.needs) for project in self.box.projects]
        self._left: Final[dict[tuple[Lab, Tiles, int, int], list[tuple[int, Work]]]] = {}
        self._plan: Final = lru_cache(MOST_KEPT)(self._planned)
        self._site: Final = lru_cache(MOST_KEPT)(self._best_site)

    def left(self, state: Expo, seat: int) -> list[tuple[int, Work]]:
        """The seat's projects that can be completed, in the lab or not, and what each takes."""
        key = (state.labs[seat], state.tiles[seat], state.scraps[seat], state.completed[seat])
        found = self._left.get(key)
        if found is None:
            if len(self._left) >= MOST_KEPT:
                self._left.clear()
            found = self._left[key] = self._work_left(state, seat)
        return found

    def _work_left(self, state: Expo, seat: int) -> list[tuple[int, Work]]:
        left: list[tuple[int, Work]] = []
        for number in self.open_projects(state, seat):
            work = self.in_lab(state, seat, number)
            if work is not None:
                left.append((number, work))
        for tile in state.tiles[seat]:
            number = tile - self.box.first_project
            if 0 <= number < len(self.box.projects):
                work = self.in_hand(state, seat, number)
                if work is not None:
                    left.append((number, work))
        return left

    def open_projects(self, state: Expo, seat: int) -> list[int]:
        """The projects in a seat's lab that are not completed."""
        numbers = [project_in(self.box, piece) for piece in state.labs[seat]]
        return [number for number in numbers if number >= 0 and not state.completed[seat] >> number & 1]

    def in_lab(self, state: Expo, seat: int, project: int) -> Work | None:
        """For a project in the lab; None if it cannot be completed."""
        found = self.plan(state, seat, project)
        return None if found is None else Work(len(found.steps), found.purchases())

    def in_hand(self, state: Expo, seat: int, project: int) -> Work | None:
        """For a project that is the seat's, but not in the lab yet; None if it fits nowhere."""
        site = self.site(state, seat, project)
        if site.spot == NONE:
            return None
        lab = with_piece(state.labs[seat], piece_of(self.box.first_project + project, site.spot))
        scraps = state.scraps[seat] & ~site.scraps
        found = self._plan(lab, scraps, state.completed[seat], self._own(state, seat, project), project)
        if found is None:
            return None
        return Work(len(found.steps) + 1 + site.scraps.bit_count(), found.purchases())

    def plan(self, state: Expo, seat: int, project: int) -> Plan | None:
        """How to complete a project in the lab, with tiles to be bought where own ones do not do."""
        own = self._own(state, seat, project)
        return self._plan(state.labs[seat], state.scraps[seat], state.completed[seat], own, project)

    def site(self, state: Expo, seat: int, project: int) -> Site:
        """Where a project would lack least; its spot is NONE if it fits nowhere."""
        return self._site(state.labs[seat], state.scraps[seat], project)

    def _own(self, state: Expo, seat: int, project: int) -> Tiles:
        helps = self._helps[project]
        return tuple([tile for tile in state.tiles[seat] if helps[tile]])

    def _planned(self, lab: Lab, scraps: int, completed: int, own: Tiles, project: int) -> Plan | None:
        state = self._state(lab, scraps)
        state.completed[0] = completed
        state.tiles[0] = own
        state.station = self._plain[project]
        return plan(state, 0, project, True)

    def _best_site(self, lab: Lab, scraps: int, project: int) -> Site:
        box = self.box
        shape = box.projects[project].shape
        free = self._state(lab, scraps).free_cells(0)
        best, least = Site(NONE, 0), float("inf")
        for rotation in range(ROTATIONS[shape]):
            anchors = box.lab.anchors(shape, rotation, free | scraps)
            for cell in range(box.lab.cells):
                if anchors >> cell & 1:
                    spot = spot_at(rotation, cell)
                    mask = box.lab.mask[shape][spot]
                    lacks = _tiles_lacking(box.projects[project].needs, supply(box, lab, mask))
                    spaces = (box.lab.border[shape][spot] & free).bit_count()
                    cost = lacks + CROWDED * max(0, lacks - spaces) - SPACE * spaces
                    cost += (mask & scraps).bit_count()
                    if cost < least:
                        best, least = Site(spot, mask & scraps), cost
        return best

    def _state(self, lab: Lab, scraps: int) -> Expo:
        """A lone player's position with this lab, where nothing is for sale."""
        state = self._lone.copy()
        state.labs[0] = lab
        state.scraps[0] = scraps
        state.occupied[0] = scraps
        for piece in lab:
            state.occupied[0] |= mask_of(self.box, piece)
        state.technologies = 0
        return state


def _plain_tiles(box: Box, needs: list[int]) -> Tiles:
    """Tiles to be bought: enough of each type, and as little of the others as can be."""
    tiles: list[int] = []
    for wanted, need in enumerate(needs):
        fitting = [tile for tile in box.resources if tile.two == wanted]
        if need and fitting:
            plain = min(fitting, key=lambda tile: needs[tile.one])
            tiles.extend([plain.index] * ((need + 1) // 2))
    return tuple(sorted(tiles))


def _helps(box: Box, needs: list[int]) -> list[bool]:
    """By tile: whether it gives something that is needed."""
    helps = [needs[tile.two] + needs[tile.one] > 0 for tile in box.resources]
    helps.extend([False] * len(box.projects))
    for technology in box.technologies:
        given = [need for need, gives in zip(needs, technology.supplies, strict=True) if gives]
        helps.append(any(given))
    return helps


def _tiles_lacking(needs: list[int], gets: int) -> int:
    """How many plain tiles are lacking."""
    tiles = 0
    for resource, need in enumerate(needs):
        if need:
            tiles += max(0, need - amount(gets, resource) + 1) // 2
    return tiles
