"""What must be known of a game to see whether its words and pages are complete."""

from __future__ import annotations

from dataclasses import dataclass, field

from opificio.core.state import State


@dataclass(frozen=True)
class Vocabulary:
    """A new game brings one of its own, in its `Kit`."""

    questions: list[str]
    things: dict[str, list[str]]  # sections of the words file, and all that they name, in order
    glossary: tuple[str, ...]  # sections whose words are those of the rules page
    told_by_facts: tuple[str, ...]  # the beginnings of moves whose facts say all there is to say
    english: set[str]  # some words that are of no other language
    letter: str  # that the ids of rules begin with
    sections: list[int]  # of the rules page: how many rules each has
    rulings: int
    figures: list[str]  # rules whose figures are written as figures in every language
    rare: list[tuple[State, str]] = field(default_factory=list)
    """Positions and moves that come up neither in a few random games nor among the refusals."""
