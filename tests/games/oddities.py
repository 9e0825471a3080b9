"""What a careless hand may write into data: values of any form, and words that belong elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st


def odd_values(data: object) -> st.SearchStrategy[Any]:
    """Anything that JSON and TOML can say, with the keys and texts that stand somewhere in the data."""
    known = st.sampled_from(sorted(set(words(data))))
    numbers = st.integers(-9, 200) | st.floats(allow_nan=False, allow_infinity=False)
    return st.recursive(
        st.booleans() | numbers | st.text(max_size=5) | known,
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(known, inner, max_size=2),
        max_leaves=6,
    )


def words(data: object) -> Iterator[str]:
    """All keys and texts in the data, however deep."""
    if isinstance(data, dict):
        yield from data
        yield from words(list(data.values()))
    elif isinstance(data, list):
        for value in data:
            yield from words(value)
    elif isinstance(data, str):
        yield data
