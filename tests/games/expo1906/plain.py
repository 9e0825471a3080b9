"""A lab read plainly, from the edition's text and the names of notation: nothing here is the engine's."""

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
