"""Facts: what happened, for logs and animation. Sentences are made elsewhere, in the player's language."""

from typing import Final

NOBODY: Final = -1

Meaning = dict[str, int | str | dict[str, int]]
"""The figures of what a move comes to in a position. A dict is a sum: the kinds of facts that will tell of
it, and how much of each ("spends": 2, "scores": 6)."""


class Fact:
    """One thing that happened. `kind` names the sentence; the other fields fill it.

    That a move was played (`kind` "played") comes with what it meant where it was played.
    """

    def __init__(
        self, kind: str, seat: int, amount: int, what: str, other: int, meaning: Meaning | None = None
    ) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.amount: Final = amount
        self.what: Final = what
        self.other: Final = other
        self.meaning: Final[Meaning] = {} if meaning is None else meaning

    def fields(self) -> dict[str, int | str]:
        """The fact for the wire: only the fields that say something."""
        data: dict[str, int | str] = {"kind": self.kind}
        if self.seat != NOBODY:
            data["seat"] = self.seat
        if self.amount:
            data["amount"] = self.amount
        if self.what:
            data["what"] = self.what
        if self.other != NOBODY:
            data["other"] = self.other
        return data

    def __repr__(self) -> str:
        return f"Fact({self.fields()})"
