"""Texts from people, made fit to stand in a line."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from opificio.core.text import is_one_line, one_line


@given(st.text())
def test_any_text_becomes_one_line_that_stays_as_it_is(text: str) -> None:
    line = one_line(text)
    assert line.splitlines() == ([line] if line else [])
    assert one_line(line) == line
    assert is_one_line(line) == bool(line)
    assert line.encode("utf-8").decode("utf-8") == line


@pytest.mark.parametrize("text", ["Ada", "José de la Cruz", "山田　太郎", "l’usine : 3", "a  b", "?"])
def test_what_people_write_in_a_line_is_kept(text: str) -> None:
    assert is_one_line(text)
    assert one_line(text) == text


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", ""),
        (" Ada\t", "Ada"),
        ("Ada\nend: running", "Ada end: running"),
        ("a\u2028b\x85c\x0bd\x1ee", "a b c d e"),
        ("\x1b[31mred", "[31mred"),
        ("a\u202eb\x00c\x1fd", "a b c d"),
        ("a\ud800", "a"),
    ],
)
def test_line_breaks_and_invisible_signs_do_not_get_into_a_line(text: str, line: str) -> None:
    assert not is_one_line(text)
    assert one_line(text) == line
