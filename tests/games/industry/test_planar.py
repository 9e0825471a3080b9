"""Points, segments and boxes of a drawing, in whole numbers: what meets, touches, and is in one piece."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from opificio.games.industry.components import COLUMNS, ERAS, UNITS, zone_id
from opificio.games.industry.planar import Line, Point, Segment, is_whole, meet, zone_at, zones_touched

points = st.tuples(st.integers(0, 12), st.integers(0, 12))
segments = st.tuples(points, points)
on_board = st.tuples(st.integers(0, COLUMNS * UNITS), st.integers(0, ERAS * UNITS))


@pytest.mark.parametrize(
    ("one", "two", "expected"),
    [
        (((0, 0), (4, 4)), ((0, 4), (4, 0)), True),
        (((0, 0), (4, 0)), ((4, 0), (4, 4)), True),
        (((0, 0), (4, 0)), ((2, 0), (2, 4)), True),
        (((0, 0), (4, 0)), ((2, 0), (6, 0)), True),
        (((0, 0), (4, 0)), ((1, 0), (2, 0)), True),
        (((0, 0), (4, 0)), ((5, 0), (6, 0)), False),
        (((0, 0), (4, 0)), ((0, 1), (4, 1)), False),
        (((0, 0), (4, 4)), ((3, 2), (4, 2)), False),
        (((0, 0), (4, 4)), ((2, 2), (2, 2)), True),
        (((0, 0), (4, 4)), ((2, 3), (2, 3)), False),
        (((1, 1), (1, 1)), ((1, 1), (1, 1)), True),
    ],
    ids=[
        "crossing", "end at end", "end on the other", "overlapping", "inside", "in line", "side by side",
        "near", "point on it", "point beside it", "same point",
    ],
)  # fmt: skip
def test_segments_meet_where_they_have_a_point_in_common(one: Segment, two: Segment, expected: bool) -> None:
    assert meet(one, two) == expected


@given(segments, segments)
def test_meeting_is_mutual_and_does_not_depend_on_direction(one: Segment, two: Segment) -> None:
    assert meet(one, two) == meet(two, one) == meet((one[1], one[0]), two)


@given(segments, segments)
def test_segments_meet_just_when_an_exact_computation_says_so(one: Segment, two: Segment) -> None:
    assert meet(one, two) == bool(common_points(one, two))


def common_points(one: Segment, two: Segment) -> list[tuple[Fraction, Fraction]]:
    """Ends of either that lie on the other, and the point where the lines cross within both."""
    found = [(Fraction(x), Fraction(y)) for x, y in one if lies_on((x, y), two)]
    found += [(Fraction(x), Fraction(y)) for x, y in two if lies_on((x, y), one)]
    (ax, ay), (bx, by) = one
    (cx, cy), (dx, dy) = two
    across = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
    if across:
        along_one = Fraction((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx), across)
        along_two = Fraction((cx - ax) * (by - ay) - (cy - ay) * (bx - ax), across)
        if 0 <= along_one <= 1 and 0 <= along_two <= 1:
            found.append((ax + along_one * (bx - ax), ay + along_one * (by - ay)))
    return found


def lies_on(point: Point, segment: Segment) -> bool:
    (x, y), (to_x, to_y) = segment
    in_line = (to_x - x) * (point[1] - y) == (to_y - y) * (point[0] - x)
    return in_line and min(x, to_x) <= point[0] <= max(x, to_x) and min(y, to_y) <= point[1] <= max(y, to_y)


@pytest.mark.parametrize(
    ("point", "zone"),
    [
        ((5, 5), "A1"), ((2, 2), "A1"), ((8, 8), "A1"), ((1, 5), ""), ((9, 5), ""), ((10, 10), ""),
        ((0, 0), ""), ((15, 5), "B1"), ((5, 15), "A2"), ((115, 45), "L5"), ((118, 48), "L5"),
        ((120, 50), ""), ((125, 5), ""),
    ],
)  # fmt: skip
def test_a_point_lies_in_the_box_of_a_zone_rim_included_or_between_the_zones(point: Point, zone: str) -> None:
    at = zone_at(point)
    assert (zone_id(at) if at >= 0 else "") == zone


@pytest.mark.parametrize(
    ("segment", "zones"),
    [
        (((5, 5), (5, 5)), ["A1"]),
        (((8, 5), (12, 5)), ["A1", "B1"]),
        (((9, 5), (11, 5)), []),
        (((0, 0), (120, 0)), []),
        (((0, 10), (120, 10)), []),
        (((0, 8), (120, 8)), [f"{column}1" for column in "ABCDEFGHIJKL"]),
        (((0, 5), (29, 5)), ["A1", "B1", "C1"]),
        (((0, 0), (50, 50)), ["A1", "B2", "C3", "D4", "E5"]),
        (((10, 0), (0, 10)), ["A1"]),
        (((3, 0), (0, 3)), []),
        (((4, 0), (0, 4)), ["A1"]),
        (((120, 0), (120, 50)), []),
    ],
)
def test_a_segment_touches_the_boxes_it_passes(segment: Segment, zones: list[str]) -> None:
    assert [zone_id(at) for at in range(60) if zones_touched(segment) >> at & 1] == zones


@given(on_board, on_board)
def test_a_segment_touches_the_boxes_of_its_ends_and_has_no_direction(one: Point, two: Point) -> None:
    touched = zones_touched((one, two))
    assert touched == zones_touched((two, one))
    for end in (one, two):
        assert zone_at(end) < 0 or touched >> zone_at(end) & 1


def drawn(*paths: list[Point]) -> Line:
    line = Line("a line", 0)
    for path in paths:
        line.add(path)
    return line


def test_a_line_is_whole_when_one_can_follow_it_from_end_to_end() -> None:
    assert is_whole(drawn([(0, 0), (10, 0), (10, 10)]))
    assert is_whole(drawn([(0, 0), (20, 0)], [(10, 0), (10, 10)]))
    assert not is_whole(drawn([(0, 0), (10, 0)], [(11, 0), (20, 0)]))


def test_a_line_is_followed_through_the_zones_it_touches() -> None:
    assert is_whole(drawn([(0, 5), (2, 5)], [(8, 5), (10, 5)]))
    assert not is_whole(drawn([(0, 5), (1, 5)], [(8, 5), (10, 5)]))
