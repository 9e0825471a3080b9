"""Rules as a refusal quotes them, and the errors that carry them."""

from __future__ import annotations

from typing import Final

Figures = dict[str, int | str]


class Rule:
    """A reason to refuse: the rule's id on the rules page, a key for translations, and the English sentence.

    Rules are constants, so that asking `why_not` a thousand times allocates nothing. The sentence has
    `{names}` for figures, which the refused move works out only when somebody wants to read them.
    """

    def __init__(self, id: str, key: str, sentence: str) -> None:
        self.id: Final = id
        self.key: Final = key
        self.sentence: Final = sentence

    def __repr__(self) -> str:
        return f"Rule({self.id!r}, {self.key!r})"


class OpificioError(Exception):
    """What a user's input can cause. Everything else that is raised is a fault of the program."""


class NotAMove(OpificioError):
    """The text is no move of this game at all."""

    def __init__(self, text: str, nearest: list[str]) -> None:
        hint = f"; did you mean {' or '.join(repr(near) for near in nearest)}?" if nearest else ""
        super().__init__(f"{text!r} is not a move of this game{hint}")
        self.text: Final = text
        self.nearest: Final = nearest


class IllegalMove(OpificioError):
    """A move of this game that a rule forbids now."""

    def __init__(self, move: str, rule: Rule, figures: Figures, position: str) -> None:
        reason = rule.sentence.format(**figures)
        super().__init__(f"{move}: {reason} [{rule.id}]\n{position}")
        self.move: Final = move
        self.rule: Final = rule
        self.figures: Final = figures
        self.reason: Final = reason
        self.position: Final = position


class BadSetup(OpificioError):
    """A game cannot be started that way: players or options out of range."""


class BadPosition(OpificioError):
    """A dumped position that does not hold."""
