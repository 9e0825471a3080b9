"""The Patents Office: lines, columns and the piles of tokens on their spaces.

A pile is one number, three bits a token, the top token in the lowest bits. Tokens are named by their owner:
a seat, or GHOST. Column 1 is one box for all lines and holds no piles.
"""

from __future__ import annotations

from typing import Final

LINES: Final = 6
COLUMNS: Final = 10
FIRST_COLUMN: Final = 2  # the first with spaces of its own
SPACES_A_LINE: Final = COLUMNS + 1  # piles are listed by line and column, columns counted as players do
SPACES: Final = LINES * SPACES_A_LINE

GHOST: Final = 4  # the owner of ghost tokens
NO_TOKEN: Final = -1

_BITS: Final = 3
_TOKEN: Final = 7


def space(line: int, column: int) -> int:
    """The space's index in a list of piles."""
    return line * SPACES_A_LINE + column


def height(pile: int) -> int:
    """How many tokens are in a pile."""
    return (pile.bit_length() + _BITS - 1) // _BITS


def top(pile: int) -> int:
    """The owner of the top token; NO_TOKEN of an empty pile."""
    return (pile & _TOKEN) - 1


def under(pile: int, owner: int) -> int:
    """E5.3 A token that arrives goes under the pile."""
    return pile | (owner + 1) << _BITS * height(pile)


def without(pile: int, depth: int) -> int:
    """A token leaves, so many under the top; the others keep their order (E5.3)."""
    shift = _BITS * depth
    return pile >> shift + _BITS << shift | pile & (1 << shift) - 1


def owners(pile: int) -> list[int]:
    """The owners of a pile's tokens, from the top."""
    tokens: list[int] = []
    while pile:
        tokens.append(top(pile))
        pile >>= _BITS
    return tokens


def own_tokens(pile: int, owner: int) -> int:
    """How many tokens of an owner are in a pile."""
    tokens = 0
    while pile:
        if top(pile) == owner:
            tokens += 1
        pile >>= _BITS
    return tokens


def depth_of(pile: int, owner: int, number: int) -> int:
    """How deep an owner's token lies, his uppermost being number 0; NO_TOKEN if he has fewer."""
    depth = 0
    while pile:
        if top(pile) == owner:
            if not number:
                return depth
            number -= 1
        pile >>= _BITS
        depth += 1
    return NO_TOKEN


def lies_under_own(pile: int, depth: int) -> bool:
    """Whether the token directly above is the same owner's: then the two are alike (ruling E-R27)."""
    if not depth:
        return False
    above = pile >> _BITS * (depth - 1)
    return top(above) == top(above >> _BITS)


def leader(piles: list[int], line: int) -> int:
    """E5.4 The owner of a line's right-most token, in a pile of the top one; NO_TOKEN on an empty line."""
    at = space(line, COLUMNS)
    for _ in range(COLUMNS - FIRST_COLUMN + 1):
        if piles[at]:
            return top(piles[at])
        at -= 1
    return NO_TOKEN


def front(piles: list[int], line: int, owner: int) -> int:
    """E5.6 The column of an owner's right-most token on a line; 0 if he has none there."""
    for column in range(COLUMNS, FIRST_COLUMN - 1, -1):
        if own_tokens(piles[space(line, column)], owner):
            return column
    return 0
