"""Texts from people, such as names, comments and seeds: they stand in the lines of files and break none."""

from __future__ import annotations

from unicodedata import category


def one_line(text: str) -> str:
    """The text as it can stand in a line: line breaks and other invisible signs become spaces."""
    return "".join([sign if _is_visible(sign) else " " for sign in text]).strip()


def is_one_line(text: str) -> bool:
    """Whether a text can stand in a line of a page or a game file as it is, and says something."""
    return text != "" and text == one_line(text)


def _is_visible(sign: str) -> bool:
    return sign.isprintable() or category(sign) == "Zs"  # spaces of other widths, as in French and Japanese
