"""Plots: every name and figure is in them, escaped, and they are well formed."""

from __future__ import annotations

from xml.etree import ElementTree

from opificio.arena.plots import Mark, Point, Row, distributions, ranges, scatter, stacked
from opificio.arena.svg import Scale

NAME = 'engineer:0.5s <&> "friends", with a name that is far too long'


def texts(drawing: str) -> list[str]:
    return [element.text or "" for element in ElementTree.fromstring(drawing).iter() if element.text]


def test_names_are_escaped_and_told_in_full_where_they_are_cut() -> None:
    drawing = ranges("Shares", [Row(NAME, [Mark(0.5, 0.2, 0.7)])], str, within=(0, 1), reference=0.25)
    assert NAME in texts(drawing)
    assert f"{NAME[:29]}…" in texts(drawing)
    assert f"{NAME}: 0.5 (0.2 – 0.7)" in texts(drawing)


def test_series_are_named_in_a_legend() -> None:
    row = Row("seat 1", [Mark(0.5, 0.2, 0.7, series) for series in range(5)])
    drawing = ranges("Seats", [row], str, series=["a", "b", "c", "d", "e"])
    assert {"a", "b", "c", "d", "e"} <= set(texts(drawing))
    assert "seat 1, b: 0.5 (0.2 – 0.7)" in texts(drawing)


def test_distributions_may_be_of_one_figure() -> None:
    assert "a: 1 in all, median 7" in texts(distributions("Scores", [("a", [7])], str))
    assert "b: 3 in all, median -2" in texts(distributions("Scores", [("b", [-3, -2, 100])], str))


def test_parts_below_zero_go_to_the_left_and_parts_of_nothing_are_left_out() -> None:
    drawing = stacked("Points", [("a", {"up": 4.0, "down": -2.0, "none": 0.0})], str)
    assert "none" not in texts(drawing)
    bars = {
        (bar.findtext("title") or "").split(":")[0]: float(bar.get("x", "0"))
        for bar in ElementTree.fromstring(drawing).iter("rect")
        if "part" in bar.get("class", "")
    }
    assert bars["down"] < bars["up"]


def test_scales_go_from_round_figure_to_round_figure() -> None:
    assert Scale(-3.2, 57, 0, 100).ticks() == [-20, 0, 20, 40, 60]
    assert [round(tick, 6) for tick in Scale(0, 1, 0, 100).ticks()] == [0, 0.2, 0.4, 0.6, 0.8, 1]
    assert len(Scale(5, 5, 0, 100).ticks()) >= 2


def test_labels_that_would_cover_one_another_are_left_to_whoever_points() -> None:
    points = [Point(f"point {at}", f"p{at}", 1.0, 2.0) for at in range(20)]
    told = texts(scatter("Crowd", [*points, Point("far <&> away", "f", 9.0, -2.0)], ("x", "y"), str, str))
    assert {"f", "p0", "x", "y", "far <&> away: 9.0, -2.0"} <= set(told)
    assert sum(text in [point.label for point in points] for text in told) <= 4
    assert all(f"{point.name}: 1.0, 2.0" in told for point in points)


def test_one_point_may_be_all_there_is() -> None:
    assert "a: 0.0, 0.0" in texts(scatter("One", [Point("a", "a", 0.0, 0.0)], ("x", "y"), str, str))
