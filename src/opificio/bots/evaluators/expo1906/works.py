"""What is left to do for a project: planned exactly, with tiles yet to be bought where own ones do not do."""

from __future__ import annotations

from typing import Final, NamedTuple

from opificio.games.expo1906.components import Box
from opificio.games.expo1906.lab import ROTATIONS, amount, spot_at
from opificio.games.expo1906.planner import Plan, plan
from opificio.games.expo1906.state import NONE, Expo
from opificio.games.expo1906.supply import piece_of, supply, with_piece

MOST_KEPT: Final = 60_000


class Work(NamedTuple):
    """What a project takes until it is complete."""

    steps: float  # in the laboratory
    tiles: float  # to be bought in the Train Station
    there: int  # of those tiles, how many the Train Station has now


class Works:
    """Plans for projects, kept as long as lab and tiles are the same."""

    def __init__(self, box: Box) -> None:
        self.box: Final = box
        self._plans: Final[dict[tuple[object, ...], Plan | None]] = {}
        self._sites: Final[dict[tuple[object, ...], tuple[int, int]]] = {}
        self.market: Final = [self._market(project.needs) for project in box.projects]
        self.helpful: Final = [self._helpful(project.needs) for project in box.projects]

    def _market(self, needs: list[int]) -> tuple[int, ...]:
        """Tiles to be bought: 2 of a type that is needed, and nothing else of use."""
        tiles: list[int] = []
        for wanted, need in enumerate(needs):
            fitting = [tile for tile in self.box.resources if tile.two == wanted]
            if need and fitting:
                plain = min(fitting, key=lambda tile: needs[tile.one])
                tiles.extend([plain.index] * ((need + 1) // 2))
        return tuple(sorted(tiles))

    def _helpful(self, needs: list[int]) -> list[bool]:
        """By tile: whether it gives something that is needed."""
        box = self.box
        helps = [needs[t.two] + needs[t.one] > 0 for t in box.resources]
        helps.extend([False] * len(box.projects))
        helps.extend([any(n and s for n, s in zip(needs, t.supplies, strict=True)) for t in box.technologies])
        return helps

    def plan(self, state: Expo, seat: int, project: int) -> Plan | None:
        """For a project in the lab."""
        helpful = self.helpful[project]
        own = tuple([tile for tile in state.tiles[seat] if helpful[tile]])
        key = (state.labs[seat], state.scraps[seat], own, project)
        if key in self._plans:
            return self._plans[key]
        if len(self._plans) >= MOST_KEPT:
            self._plans.clear()
        market = state.copy()
        market.station = self.market[project]
        market.academy = [NONE] * len(market.academy)
        market.technologies = 0
        found = plan(market, seat, project, True, 10)
        self._plans[key] = found
        return found

    def site(self, state: Expo, seat: int, project: int) -> tuple[int, int]:
        """The spot where a project would get most, and the scraps in the way; NONE if there is no room."""
        key = (state.labs[seat], state.scraps[seat], project)
        if key in self._sites:
            return self._sites[key]
        if len(self._sites) >= MOST_KEPT:
            self._sites.clear()
        box = self.box
        lab = box.lab
        shape = box.projects[project].shape
        free = state.free_cells(seat)
        scraps = state.scraps[seat]
        best, least = (NONE, 0), 1e9
        for rotation in range(ROTATIONS[shape]):
            anchors = lab.anchors(shape, rotation, free | scraps)
            for cell in range(lab.cells):
                if anchors >> cell & 1:
                    spot = spot_at(rotation, cell)
                    mask = lab.mask[shape][spot]
                    cost = self._lacks(project, supply(box, state.labs[seat], mask))
                    sides = (lab.border[shape][spot] & free).bit_count()
                    cost += 1.0 * (mask & scraps).bit_count() + 0.6 * max(0.0, cost - sides) - 0.01 * sides
                    if cost < least:
                        best, least = (spot, mask & scraps), cost
        self._sites[key] = best
        return best

    def _lacks(self, project: int, gets: int) -> float:
        """About how many tiles are lacking."""
        lacks = 0.0
        for resource, need in enumerate(self.box.projects[project].needs):
            if need:
                lack = need - amount(gets, resource)
                if lack > 0:
                    lacks += (lack + 1) // 2
        return lacks

    def in_lab(self, state: Expo, seat: int, project: int) -> Work | None:
        """For a project that lies in the lab."""
        return self._work(state, seat, project, 0, state.station)

    def in_hand(self, state: Expo, seat: int, project: int) -> Work | None:
        """For a project in front of the seat: it goes to its best site."""
        spot, scraps = self.site(state, seat, project)
        if spot == NONE:
            return None
        after = self.placed(state, seat, project, spot, scraps)
        return self._work(after, seat, project, 1 + scraps.bit_count(), state.station)

    def _work(self, state: Expo, seat: int, project: int, more: int, station: tuple[int, ...]) -> Work | None:
        found = self.plan(state, seat, project)
        if found is None:
            return None
        tiles = there = 0
        for step in found.steps:
            if step.to_buy:
                tiles += 1
                two = self.box.resources[step.tile].two
                for tile in station:
                    if self.box.resources[tile].two == two:
                        there += 1
                        break
        return Work(len(found.steps) + more, tiles, there)

    def placed(self, state: Expo, seat: int, project: int, spot: int, scraps: int) -> Expo:
        """The position with the project there, the scraps removed."""
        after = state.copy()
        tile = self.box.first_project + project
        after.labs[seat] = with_piece(after.labs[seat], piece_of(tile, spot))
        after.scraps[seat] &= ~scraps
        after.occupied[seat] |= self.box.lab.mask[self.box.shape_of[tile]][spot]
        return after
