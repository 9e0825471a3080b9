"""Small labs some steps before a project is completed, and a search that tries all that can be done there."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from opificio.games.expo1906.components import LABORATORY, Project
from opificio.games.expo1906.decisions.laboratory import fits_somewhere
from opificio.games.expo1906.game import ExpoGame
from opificio.games.expo1906.lab import amount
from opificio.games.expo1906.state import LAB_STEP, PUT, Expo
from opificio.games.expo1906.supply import cell_of, mask_of, project_in, supply, tile_of
from opificio.luck.dealer import Generator
from tests.games.expo1906.editions import box, packaged

MOST_TILES = 9


def small_game() -> ExpoGame:
    """A lab of 16 spaces, and inventions that need 1 of each of their types."""
    data = packaged()
    data["lab"].update(rows=4, columns=4, scraps=["b1", "d2", "a4"])
    for entry in data["project"]:
        if entry["id"] not in ("cellophane", "laparoscopy"):  # which the rulebook shows
            entry["needs"] = dict.fromkeys(entry["needs"], 1)
    return ExpoGame(box(data))


GAME = small_game()
BOX = GAME.box
EASY = [project for project in BOX.projects if sum(project.needs) == 4]


class Workshop:
    """A lab in which tiles were laid until a project was completed, taken back by some of these steps.

    The tiles of these steps are at hand, some are exchanged, and now and then a tile lies in the way.
    """

    def __init__(self, number: int) -> None:
        self.luck = Generator(f"workshop {number}")
        self.project = EASY[self.luck.below(len(EASY))]
        history = self._completed()
        while history[-1].completed[0] == 0 or len(history) < 3:
            history = self._completed()
        back = 1 + self.luck.below(min(3, len(history) - 1))
        self.state = history[-1 - back].copy()
        pieces = [new_piece(*states) for states in pairwise(history[-1 - back :])]
        if self.luck.below(2):
            self._lay_in_the_way(cell_of(pieces[-1]))
        tiles = [tile_of(piece) for piece in pieces]
        if not self.luck.below(3):
            tiles[-1] = self._helpful()
        self.state.tiles[0] = tuple(sorted(tiles))

    def _completed(self) -> list[Expo]:
        """The lab after each step, from the empty one on; sometimes there is no room to complete it."""
        history = [empty_lab()]
        tile = self.project.index
        while len(history) < MOST_TILES and not history[-1].completed[0]:
            if fits_somewhere(BOX, tile, history[-1].free_cells(0)):
                history.append(self._laid(history[-1], tile))
            tile = self._helpful()
            if not history[-1].free_cells(0):
                break
        return history

    def _laid(self, state: Expo, tile: int) -> Expo:
        """A tile laid where the project gets most of it."""
        labs = list(with_tile(state, tile))
        lacking = [lacks(after, self.project) for after in labs]
        best = [after for at, after in enumerate(labs) if lacking[at] == min(lacking)]
        return best[self.luck.below(len(best))]

    def _helpful(self) -> int:
        """A tile that gives something the project needs; technologies are welcome."""
        needs = self.project.needs
        tiles = [tile.index for tile in BOX.resources if needs[tile.two] + needs[tile.one]]
        for technology in BOX.technologies:
            if any(need and technology.supplies[at] for at, need in enumerate(needs)):
                tiles += [technology.index] * 6
        return tiles[self.luck.below(len(tiles))]

    def _lay_in_the_way(self, cell: int) -> None:
        """A tile where another was to be laid, unless it would do as well."""
        tile = self.luck.below(len(BOX.resources))
        labs = [after for after in with_tile(self.state, tile) if after.occupied[0] >> cell & 1]
        self.state = next((after for after in labs if not after.completed[0]), self.state)


def empty_lab() -> Expo:
    """A Laboratory without an end, in a lab with nothing but scraps."""
    state = GAME.start(1)
    state.to_move = state.acting = 0
    state.asking, state.card, state.left = LAB_STEP, LABORATORY, 99
    return state


def with_tile(state: Expo, tile: int) -> Iterator[Expo]:
    """The lab with one tile more, on every spot where it fits."""
    state = state.copy()
    state.tiles[0] = (tile,)
    if state.why_not(f"lay {BOX.tile_ids[tile]}") is None:
        state.carry_out(GAME.parse(f"lay {BOX.tile_ids[tile]}"))
        yield from each_answer(state)


def each_answer(state: Expo) -> Iterator[Expo]:
    for move in state.legal():
        if move.text != "done":
            after = state.copy()
            after.carry_out(move)
            yield after


def new_piece(before: Expo, after: Expo) -> int:
    """The piece that was laid."""
    (piece,) = set(after.labs[0]) - set(before.labs[0])
    return piece


def lacks(state: Expo, project: Project) -> int:
    """How much a project lacks."""
    for piece in state.labs[0]:
        if project_in(BOX, piece) == project.number:
            gets = supply(BOX, state.labs[0], mask_of(BOX, piece))
            return sum(max(0, need - amount(gets, at)) for at, need in enumerate(project.needs))
    return sum(project.needs)


def fewest_steps(state: Expo, project: Project, most: int) -> int | None:
    """The fewest steps of a Laboratory after which a project is completed; None if more than `most`."""
    labs = {lab_of(state): state}
    seen = set(labs)
    for steps in range(1, most + 1):
        found: dict[object, Expo] = {}
        for lab in labs.values():
            for after in each_step(lab):
                if after.completed[0] >> project.number & 1:
                    return steps
                found.setdefault(lab_of(after), after)
        labs = {key: lab for key, lab in found.items() if key not in seen}
        seen.update(labs)
    return None


def lab_of(state: Expo) -> object:
    return state.labs[0], state.scraps[0], state.tiles[0]


def each_step(state: Expo) -> Iterator[Expo]:
    """The lab after every step that can be made: a tile placed, or one removed."""
    for after in each_answer(state):
        if after.asking == PUT:
            yield from each_answer(after)
        else:
            yield after
