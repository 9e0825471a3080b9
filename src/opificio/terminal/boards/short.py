"""Short signs for things, made from their names in any language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len

WIDEST: Final = 2  # cells of a sign


def short_forms(names: Sequence[str]) -> list[str]:
    """Two cells for each name, no two alike: the first letter and a later one, or one wide character."""
    forms: list[str] = []
    for name in names:
        wide = [sign for sign in name if cell_len(sign) == WIDEST]
        first = name[0].upper()
        pairs = [first + sign.lower() for sign in name[1:] if sign.isalpha()]
        numbered = [f"{first}{number}" for number in range(10)]
        forms.append(next(form for form in [*wide, *pairs, *numbered] if _is_new(form, forms)))
    return forms


def initials(names: Sequence[str]) -> list[str]:
    """One character for each name, no two alike: its first, or else the next one that is free."""
    signs: list[str] = []
    for name in names:
        signs.append(next((sign for sign in name.upper() if sign not in signs), "?"))
    return signs


def _is_new(form: str, forms: Sequence[str]) -> bool:
    return form not in forms and cell_len(form) == WIDEST
