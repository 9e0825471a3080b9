"""Labs and the Patents Office read plainly, from the edition's text and the names of notation alone.

Nothing here is the engine's: tests hold the engine against it.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any, Final

Space = tuple[int, int]  # row and column, from the top left

DRAWN: Final = {
    "single": ["X"],
    "L": ["X.", "X.", "XX"],
    "T": ["XXX", ".X."],
    "S": [".XX", "XX."],
    "I": ["X", "X", "X", "X"],
    "square": ["XX", "XX"],
}
"""The shapes as they lie before they are turned."""
SIDES: Final = [(-1, 0), (0, 1), (1, 0), (0, -1)]
"""North, east, south, west; a tile that is not turned has its 2 north and east, its 1 south and west."""


class Piece:
    """A tile in a lab, from a text such as "cellophane c2 90"."""

    def __init__(self, text: str, shape: str) -> None:
        self.id, at, degrees = text.split()
        self.turns: Final = int(degrees) // 90
        self.first: Final = space(at)
        self.spaces: Final = covered(shape, self.first, self.turns)


class Tiles:
    """What the tiles of an edition are, and what those in a lab give to one another."""

    def __init__(self, edition: str) -> None:
        box: Any = tomllib.loads(edition)
        self.projects: Final[dict[str, Any]] = {each["id"]: each for each in box["project"]}
        self.technologies: Final[dict[str, Any]] = {each["id"]: each for each in box["technology"]}
        self.resources: Final = {f"{each['two']}-{each['one']}": each for each in box["resource"]}
        self.scraps: Final[list[str]] = box["lab"]["scraps"]
        self.rows: Final[int] = box["lab"]["rows"]
        self.columns: Final[int] = box["lab"]["columns"]
        self.lines: Final[list[str]] = box["patents"]["lines"]
        self.arrows: Final[list[Any]] = box["arrow"]

    def shape(self, id: str) -> str:
        """The shape of a tile."""
        tile = self.projects.get(id) or self.technologies.get(id)
        return str(tile["shape"]) if tile else "single"

    def lab(self, texts: list[str]) -> list[Piece]:
        """The pieces of a lab; they lie in it, and on nothing else."""
        pieces = [Piece(text, self.shape(text.split()[0])) for text in texts]
        spaces = [each for piece in pieces for each in piece.spaces]
        assert len(spaces) == len(set(spaces)), "two tiles lie on one space"
        assert all(0 <= row < self.rows and 0 <= column < self.columns for row, column in spaces)
        return pieces

    def gets(self, pieces: list[Piece], project: Piece) -> Counter[str]:
        """All that a project gets of the pieces of its lab."""
        return sum((self.gift(piece, project) for piece in pieces), Counter())

    def gift(self, piece: Piece, project: Piece) -> Counter[str]:
        """What one piece gives to a project that it touches."""
        if piece.id in self.technologies:
            touches = any(step(each, side) in project.spaces for each in piece.spaces for side in SIDES)
            return Counter(self.technologies[piece.id].get("supplies", {})) if touches else Counter()
        gift: Counter[str] = Counter()
        if piece.id in self.resources:
            two, one = piece.id.split("-")
            for at, side in enumerate(SIDES):
                if step(piece.first, side) in project.spaces:
                    shows_two = (at - piece.turns) % 4 < 2
                    gift[two if shows_two else one] = 2 if shows_two else 1
        return gift

    def is_met(self, pieces: list[Piece], project: Piece) -> bool:
        """Whether a project gets all that it needs."""
        return Counter(self.projects[project.id]["needs"]) <= self.gets(pieces, project)

    def met(self, texts: list[str]) -> set[str]:
        """The projects of a lab that get all they need."""
        pieces = self.lab(texts)
        return {each.id for each in pieces if each.id in self.projects and self.is_met(pieces, each)}

    def improved(self, texts: list[str]) -> set[str]:
        """The cards that the technologies of a lab improve."""
        ids = [text.split()[0] for text in texts]
        return {
            each["improves"] for id, each in self.technologies.items() if id in ids and "improves" in each
        }


def space(id: str) -> Space:
    """A space from its name, such as c2."""
    return int(id[1:]) - 1, "abcdefgh".index(id[0])


def step(at: Space, side: Space) -> Space:
    """The space beside this one."""
    return at[0] + side[0], at[1] + side[1]


def covered(shape: str, first: Space, turns: int) -> set[Space]:
    """The spaces of a tile, turned clockwise so often, whose first in reading order is this one."""
    drawing = DRAWN[shape]
    spaces = [
        (row, column) for row, marks in enumerate(drawing) for column, mark in enumerate(marks) if mark == "X"
    ]
    for _ in range(turns):
        spaces = [(column, -row) for row, column in spaces]
    top, left = min(spaces)
    return {(row - top + first[0], column - left + first[1]) for row, column in spaces}


class Office:
    """The Patents Office: who stands where. Owners are seats, or "ghost"."""

    def __init__(self, tiles: Tiles, players: int) -> None:
        self.lines: Final = tiles.lines
        self.prices: Final = {
            (*sorted(each["lines"]), each["column"]): each["price"] for each in tiles.arrows
        }
        self.waiting: Final = [3] * players
        self.ghosts: Final = dict.fromkeys(tiles.lines, 1) if players <= 2 else {}
        self.piles: Final[dict[str, dict[int, list[object]]]] = {line: {} for line in tiles.lines}
        self.chits: Final[dict[str, str]] = {}

    def enter(self, seat: int, line: str) -> None:
        """A token from column 1."""
        self.waiting[seat] -= 1
        assert self.waiting[seat] >= 0
        self._arrive(seat, line, 2)

    def move(self, owner: object, line: str, column: int, number: int, to_line: str, to_column: int) -> None:
        """An owner's token, of this number in the pile from the top, goes elsewhere."""
        assert column < 10, "a token in column 10 moves no more"
        pile = self.piles[line][column]
        at = [depth for depth, each in enumerate(pile) if each == owner][number]
        del pile[at]
        self._arrive(owner, to_line, to_column)

    def move_ghost(self, line: str, columns: int) -> int:
        """A ghost goes on and stops in column 10; where it is now."""
        before, after = self.ghosts[line], min(10, self.ghosts[line] + columns)
        if after > before > 1:
            self.move("ghost", line, before, 0, line, after)
        elif after > before:
            self._arrive("ghost", line, after)
        self.ghosts[line] = after
        return after

    def _arrive(self, owner: object, line: str, column: int) -> None:
        self.piles[line].setdefault(column, []).append(owner)

    def price(self, line: str, other: str, column: int) -> int:
        """What the arrow between two lines says."""
        price: int = self.prices[(*sorted([line, other]), column)]
        return price

    def neighbour(self, line: str, way: str) -> str:
        """The line above or below."""
        at = self.lines.index(line) + (1 if way == "down" else -1)
        assert at >= 0
        return self.lines[at]

    def leader(self, line: str) -> object:
        """Who is furthest to the right, and on top there; None if nobody is in the line."""
        piles = [(column, pile) for column, pile in self.piles[line].items() if pile]
        return max(piles)[1][0] if piles else None

    def lacks_chit(self, line: str) -> bool:
        """Whether somebody is in column 10 where no chit is yet."""
        return bool(self.piles[line].get(10)) and line not in self.chits

    def is_full(self) -> bool:
        """Whether every line has a token in column 10."""
        return all(self.piles[line].get(10) for line in self.lines)

    def written(self) -> list[list[str]]:
        """The piles as a dump has them."""
        return [
            [
                " ".join(
                    [str(column), *[str(each + 1) if isinstance(each, int) else "ghost" for each in pile]]
                )
                for column, pile in sorted(self.piles[line].items())
                if pile
            ]
            for line in self.lines
        ]
