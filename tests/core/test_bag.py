"""Bags: counts of tokens that never change, and know no order."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from opificio.core.bag import Bag

counts = st.lists(st.integers(0, 5), min_size=1, max_size=12)


@given(counts)
def test_a_bag_holds_what_was_put_into_it(counts: list[int]) -> None:
    bag = Bag(counts)
    assert bag.counts() == counts
    assert [bag.count(kind) for kind in range(len(counts))] == counts
    assert bag.total == sum(counts)
    assert bag.kinds() == [kind for kind, count in enumerate(counts) if count]
    assert bag.weights() == [count for count in counts if count]


@given(counts, st.data())
def test_drawing_and_putting_back_give_other_bags_and_leave_this_one(
    counts: list[int], data: st.DataObject
) -> None:
    bag = Bag(counts)
    kind = data.draw(st.integers(0, len(counts) - 1))
    more = bag.adding(kind)
    assert more.count(kind) == counts[kind] + 1
    assert more.total == bag.total + 1
    assert more != bag
    assert more.without(kind) == bag
    assert hash(more.without(kind)) == hash(bag)
    assert bag.counts() == counts


@given(counts, st.data())
def test_many_put_back_at_once_are_as_many_put_back_one_by_one(
    counts: list[int], data: st.DataObject
) -> None:
    kinds = data.draw(st.lists(st.integers(0, len(counts) - 1)))
    bag = Bag(counts)
    one_by_one = bag
    for kind in kinds:
        one_by_one = one_by_one.adding(kind)
    assert bag.adding_all(tuple(kinds)) == one_by_one
    assert bag.adding_all(tuple(kinds)).total == one_by_one.total
    assert bag.counts() == counts


@given(counts)
def test_a_bag_can_be_emptied_token_by_token(counts: list[int]) -> None:
    bag = Bag(counts)
    for left in range(sum(counts), 0, -1):
        assert bag.total == left
        bag = bag.without(bag.kinds()[-1])
    assert bag.kinds() == []
    assert bag == Bag([0] * len(counts))


def test_a_list_that_changes_later_does_not_change_the_bag() -> None:
    given = [1, 2]
    bag = Bag(given)
    given[0] = 9
    bag.counts()[1] = 9
    assert bag == Bag([1, 2])


def test_what_is_not_in_the_bag_cannot_be_drawn() -> None:
    with pytest.raises(ValueError, match="no token of kind 1 is left in the bag"):
        Bag([2, 0]).without(1)


def test_a_bag_cannot_hold_fewer_than_no_tokens() -> None:
    with pytest.raises(ValueError, match="a bag cannot hold -1 tokens of a kind"):
        Bag([1, -1])


def test_bags_are_equal_by_what_they_hold_and_equal_nothing_else() -> None:
    assert Bag([1, 0]) == Bag([1, 0])
    assert Bag([1, 0]) != Bag([0, 1])
    assert Bag([1, 0]) != [1, 0]
    assert repr(Bag([1, 0])) == "Bag([1, 0])"
