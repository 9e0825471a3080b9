"""Facts: what happened, for logs and animation. Sentences are made elsewhere, in the player's language."""

from typing import Final

NOBODY: Final = -1


class Fact:
    """One thing that happened. `kind` names the sentence; the other fields fill it."""

    def __init__(self, kind: str, seat: int, amount: int, what: str, other: int) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.amount: Final = amount
        self.what: Final = what
        self.other: Final = other

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
