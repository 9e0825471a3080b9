"""Reading dumped positions field by field: what is wrong is said with what was expected."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from opificio.core.position import Fields
from opificio.core.rule import BadPosition
from opificio.core.state import Json

READERS: dict[str, Callable[[Fields], object]] = {
    "number": lambda fields: fields.number("x", 0, 5),
    "text": lambda fields: fields.text("x", ["yes", "no"]),
    "word": lambda fields: fields.word("x"),
    "numbers": lambda fields: fields.numbers("x", 2, 0, 5),
    "texts": lambda fields: fields.texts("x"),
    "lists": lambda fields: fields.lists_of_texts("x", 2),
    "so many": lambda fields: fields.so_many_texts("x", 2),
}
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=2), inner, max_size=2),
    max_leaves=6,
)


@pytest.mark.parametrize(
    ("reader", "value"),
    [
        ("number", 5),
        ("text", "no"),
        ("word", "anything"),
        ("numbers", [0, 5]),
        ("texts", []),
        ("texts", ["a", "b"]),
        ("lists", [[], ["a"]]),
        ("so many", ["a", "b"]),
    ],
)
def test_a_value_of_the_right_form_is_read_as_it_stands(reader: str, value: object) -> None:
    assert READERS[reader](Fields({"x": value}, ["x"])) == value


@pytest.mark.parametrize(
    ("reader", "value", "reason"),
    [
        ("number", 6, "x must be a whole number from 0 to 5, got 6"),
        ("number", -1, "x must be a whole number from 0 to 5, got -1"),
        ("number", True, "x must be a whole number from 0 to 5, got True"),
        ("number", 1.0, "x must be a whole number from 0 to 5, got 1.0"),
        ("number", "1", "x must be a whole number from 0 to 5, got '1'"),
        ("text", "maybe", "x must be one of yes, no; got 'maybe'"),
        ("text", ["yes"], "x must be one of yes, no; got ['yes']"),
        ("word", [], "x must be a text, got []"),
        ("word", None, "x must be a text, got None"),
        ("numbers", [1], "x must be a list of 2, got [1]"),
        ("numbers", [1, 9], "x must be a whole number from 0 to 5, got 9"),
        ("numbers", {"0": 1}, "x must be a list of 2, got {'0': 1}"),
        ("texts", "ab", "x must be a list of texts, got 'ab'"),
        ("texts", ["a", 1], "x must be a list of texts, got ['a', 1]"),
        ("lists", [["a"]], "x must be a list of 2 lists, got [['a']]"),
        ("lists", [["a"], "b"], "x must be a list of texts, got 'b'"),
        ("so many", ["a"], "x must be a list of 2, got 1"),
        ("so many", "ab", "x must be a list of texts, got 'ab'"),
    ],
)
def test_a_value_of_another_form_is_refused_with_what_was_expected(
    reader: str, value: object, reason: str
) -> None:
    with pytest.raises(BadPosition) as refused:
        READERS[reader](Fields({"x": value}, ["x"]))
    assert str(refused.value) == reason


@given(st.sampled_from(sorted(READERS)), json_values)
def test_whatever_stands_there_is_read_or_refused(reader: str, value: object) -> None:
    try:
        read = READERS[reader](Fields({"x": value}, ["x"]))
    except BadPosition:
        return
    assert read == value


# Sets as bits


def test_flags_are_bits_from_the_first_to_the_last() -> None:
    assert Fields({"x": [0, 1, 1]}, ["x"]).flags("x", 3) == 0b110


def test_a_set_is_read_from_names_in_any_order() -> None:
    fields = Fields({"x": ["crane", "mine"], "y": [[], ["mine"]]}, ["x", "y"])
    assert fields.names("x", ["mine", "hall", "crane"]) == 0b101
    assert fields.lists_of_names("y", 2, ["hall", "mine"]) == [0, 0b10]


@pytest.mark.parametrize("names", [["mine", "mill"], ["mine", "mine", "mill"]])
def test_a_name_that_is_unknown_or_stands_twice_is_refused(names: list[str]) -> None:
    reason = f"x: {names[1]!r} is none of mine, hall, or stands twice"
    with pytest.raises(BadPosition, match=reason):
        Fields({"x": names}, ["x"]).names("x", ["mine", "hall"])
    with pytest.raises(BadPosition, match=reason):
        Fields({"x": [[], names]}, ["x"]).lists_of_names("x", 2, ["mine", "hall"])


def test_flags_are_only_0_and_1() -> None:
    with pytest.raises(BadPosition, match="x must be a whole number from 0 to 1, got 2"):
        Fields({"x": [0, 2]}, ["x"]).flags("x", 2)


@pytest.mark.parametrize(("data", "reason"), [({}, "x is missing"), ({"x": 1, "y": 2}, "unknown field 'y'")])
def test_fields_are_neither_forgotten_nor_invented(data: Json, reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        Fields(data, ["x"])
