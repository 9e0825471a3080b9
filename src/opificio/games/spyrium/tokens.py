"""Tokens with the values 1, 2 and 3. A heap of them is one number, four bits a value (S1.3)."""

from __future__ import annotations

from typing import Final

VALUES: Final = 3
BITS_A_VALUE: Final = 4
MOST_TOKENS: Final = 15  # of a value, that four bits can count
NO_TOKENS: Final = 0


def one_token(value: int) -> int:
    """One token of a value."""
    return 1 << BITS_A_VALUE * (value - 1)


def tokens_of(tokens: int, value: int) -> int:
    """How many tokens of a value are among these."""
    return tokens >> BITS_A_VALUE * (value - 1) & MOST_TOKENS


def count_tokens(tokens: int) -> int:
    """How many tokens these are."""
    return (tokens & MOST_TOKENS) + (tokens >> 4 & MOST_TOKENS) + (tokens >> 8 & MOST_TOKENS)


def lowest_token(tokens: int) -> int:
    """The lowest value among these; 0 if there are none."""
    if tokens & MOST_TOKENS:
        return 1
    if tokens >> 4 & MOST_TOKENS:
        return 2
    return 3 if tokens else 0


def token_values(tokens: int) -> list[int]:
    """These tokens one by one, in order of value."""
    values: list[int] = []
    for value in range(1, VALUES + 1):
        values.extend([value] * tokens_of(tokens, value))
    return values
