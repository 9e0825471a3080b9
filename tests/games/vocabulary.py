"""What must be known of a game to see whether its words and pages are complete."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from opificio.core.state import State


@dataclass(frozen=True)
class Vocabulary:
    """A new game brings one of its own, and a line in `tests.vocabulary`."""

    questions: list[str]
    things: dict[str, list[str]]  # sections of the words file, and all that they name, in order
    glossary: tuple[str, ...]  # sections whose words are those of the rules page
    told_by_facts: tuple[str, ...]  # the beginnings of moves whose facts say all there is to say
    english: set[str]  # some words that are of no other language
    letter: str  # that the ids of rules begin with
    sections: int  # of the rules page
    rulings: int
    figures: list[str]  # rules whose figures are written as figures in every language
    rare: Callable[
        [], list[tuple[State, str]]
    ]  # positions and moves that do not come up in a few random games
