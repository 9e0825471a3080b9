"""The moves that may be answered with, and the keys they are chosen by.

Where an amount is asked for (`bid 3`) a number is that amount, whatever the list says: 3 always means three,
and a rule refuses it if it must. The other moves then go by letters. Elsewhere all moves are numbered from 1.

In a long list moves that differ in one word only (`put a1 90`, `put b1 90`) share a line.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from string import ascii_lowercase
from typing import Final

from rich.table import Table

from opificio.core.rule import OpificioError
from opificio.core.state import State
from opificio.speech import Speech

MOST_LINES: Final = 24  # that a list may have before moves share them
FEWEST_ALIKE: Final = 4  # moves that are worth a line in common
ANY: Final = "…"  # in place of the word in which they differ


class NotInList(OpificioError):
    """A number that stands for none of the moves."""

    def __init__(self, highest: int) -> None:
        super().__init__(f"expected a number from 1 to {highest}")
        self.lowest: Final = 1
        self.highest: Final = highest


class Answers:
    """The moves of one question, in their order; `amounts` is the word of those that are an amount."""

    def __init__(self, moves: Sequence[str], amounts: str) -> None:
        self._word: Final = amounts
        self._amounts: Final = [move for move in moves if amounts and move.startswith(f"{amounts} ")]
        others = [move for move in moves if move not in self._amounts]
        keys = ascii_lowercase if amounts else [str(number) for number in range(1, len(others) + 1)]
        self._others: Final = dict(zip(keys, others, strict=False))

    def move(self, typed: str) -> str:
        """The move that a key stands for, or the text itself; NotInList for a number that is no key."""
        if not (typed.isascii() and typed.isdigit()):
            return self._others.get(typed.lower(), typed)
        number = typed.lstrip("0") or "0"
        if self._word:
            return f"{self._word} {number}"
        if number not in self._others:
            raise NotInList(len(self._others))
        return self._others[number]

    def table(self, speech: Speech, state: State) -> Table:
        """Each key with its move and what it means in the position; the amounts on one line."""
        table = Table.grid(padding=(0, 2))
        table.add_column(justify="right", style="bold")
        table.add_column(no_wrap=True)
        table.add_column(style="dim", overflow="fold")
        if self._amounts:
            numbers = [move.removeprefix(f"{self._word} ") for move in self._amounts]
            meanings = [speech.move(move, state) for move in self._amounts]
            table.add_row(_range(numbers), _range(self._amounts), _range(meanings))
        for line in self._lines(speech, state):
            keys, moves = [key for key, _ in line], [move for _, move in line]
            means = _together(moves, speech) if len(moves) > 1 else speech.move(moves[0], state)
            table.add_row(_range(keys), _alike(moves[0]) if len(moves) > 1 else moves[0], means)
        return table

    def _lines(self, speech: Speech, state: State) -> Iterator[list[tuple[str, str]]]:
        """The keys and moves that share a line; a move that means more than its text has one of its own."""
        is_long = len(self._others) > MOST_LINES
        for _, group in groupby(self._others.items(), lambda item: _alike(item[1])):
            alike = list(group)
            mean_more = any(speech.game.parse(move).meaning(state) for _, move in alike)
            if is_long and len(alike) >= FEWEST_ALIKE and not mean_more:
                yield alike
            else:
                yield from [[item] for item in alike]


def _alike(move: str) -> str:
    """The text of a move without its second word, in which those of a line may differ."""
    word, *others = move.split()
    return " ".join([word, ANY, *others[1:]]) if others else word


def _together(moves: Sequence[str], speech: Speech) -> str:
    """What moves of one line mean, and the words in which they differ."""
    words = [move.split()[1] for move in moves]
    return speech.say("labelled", name=speech.meant(_alike(moves[0]), {}), value=" ".join(words))


def _range(items: Sequence[str]) -> str:
    return items[0] if len(items) == 1 else f"{items[0]} … {items[-1]}"
