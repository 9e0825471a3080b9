"""What a board of Industry must hold beyond the form of its file, each with the rule that asks for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from opificio.games.industry import constraints
from tests.games.industry.editions import BOARD, board, drawing, network, packaged, problems, zone

Change = Callable[[Any], object]


def put(data: Any, id: str, *, leaving: tuple[str, ...] = (), **values: object) -> None:
    """Change values of a zone, with their origins."""
    entry = zone(data, id)
    for key in leaving:
        entry.pop(key)
        entry["known"].pop(key, None)
    entry.update(values)
    entry["known"].update(dict.fromkeys(values, "ours"))


def nobody_makes(data: Any, resource: str) -> None:
    for entry in data["zone"]:
        if entry.get("makes") == resource:
            put(data, entry["id"], leaving=("makes",))


def no_bonus_zone(data: Any, kind: str, instead: str) -> None:
    for entry in data["zone"]:
        if entry.get("bonus") == kind:
            entry["bonus"] = instead


def need_each_other(data: Any, cement: str, steel: str) -> None:
    put(data, cement, needs=["steel"])
    put(data, steel, needs=["cement", "cement"])


RULES: list[tuple[str, Change, str]] = [
    (
        "figures are the rulebook's",
        lambda data: data["edition"].update(start_talers=5),
        "[edition]: start_talers is 4 by the rulebook, got 5 (I1.2)",
    ),
    (
        "the subsidy costs five points",
        lambda data: data["edition"].update(subsidy_points=-4),
        "[edition]: subsidy_points is -5 by the rulebook, got -4 (I5.1)",
    ),
    (
        "the bank's eras are the rulebook's",
        lambda data: data["bank"].update(cable=3),
        "[bank]: cable is sold from era 4 on, got 3 (I4.5)",
    ),
    (
        "seven jokers",
        lambda data: put(
            data,
            "B3",
            kind="joker",
            resource="steel",
            leaving=("name", "cost", "needs", "bonus", "multiplier"),
        ),
        "the edition: 7 zones are jokers, got 8 (I1.1)",
    ),
    (
        "one of them is the ?",
        lambda data: put(data, "A1", resource="?"),
        'the edition: one joker is the "?", got 2 (I4.3)',
    ),
    (
        "kinds from left to right",
        lambda data: put(data, "E1", kind="technology", leaving=("cost",)),
        "zone F1: a factory cannot stand to the right of the technology E1 (I1.1)",
    ),
    (
        "one Bank and one Stock Exchange",
        lambda data: put(data, "E1", effect="discount"),
        'the edition: Bank and Stock Exchange, no others, have effect = "discount"; got E1, F2, F3 (I4.8)',
    ),
    ("somebody makes it", lambda data: nobody_makes(data, "cable"), "the edition: no factory makes cable"),
    (
        "in its own era",
        lambda data: put(data, "E1", makes="glass"),
        "zone E1: makes glass, which belongs to era 2 (I4.5)",
    ),
    (
        "nothing is needed before it exists",
        lambda data: put(data, "K1", needs=["cable"]),
        "zone K1: needs cable, which does not exist in era 1 (I4.5)",
    ),
    (
        "no factory feeds itself",
        lambda data: put(data, "F1", needs=["brick"]),
        "zone F1: needs brick, for which there can be no source in era 1 (I4.3)",
    ),
    (
        "nor two each other",
        lambda data: need_each_other(data, "E3", "H3"),
        "zone H3: needs cement and cement, for which there can be no source in era 3 (I4.3)",
    ),
    (
        "roads join factories",
        lambda data: data["road"].append({"between": ["E1", "D1"], "known": "ours"}),
        "road D1–E1: D1 is no factory (I6.2)",
    ),
    (
        "links join technologies",
        lambda data: data["link"].append({"between": ["J1", "K1"], "known": "ours"}),
        "link J1–K1: J1 is no technology (I6.2)",
    ),
    (
        "a road once, whichever end comes first",
        lambda data: data["road"].append({"between": ["F1", "E1"], "known": "ours"}),
        "road E1–F1: stands twice",
    ),
    (
        "factories lie on networks",
        lambda data: network(data, "river")["factories"].append("K1"),
        "network river: K1 is no factory (I6.4)",
    ),
    (
        "and on each at least one",
        lambda data: network(data, "rails")["factories"].clear(),
        "network rails: no factory lies on it (I6.4)",
    ),
    (
        "every network has its bonus zones",
        lambda data: no_bonus_zone(data, "port", "power_station"),
        "network river: there is no bonus zone of its kind, port (I6.4)",
    ),
    (
        "what is joined is drawn",
        lambda data: data["road"].append({"between": ["E1", "G1"], "known": "ours"}),
        "road E1–G1: is not drawn",
    ),
    (
        "what is drawn is joined",
        lambda data: drawing(data, "road")["paths"].append([[58, 5], [62, 5]]),
        "drawing road: no road goes from F1 to G1",
    ),
    (
        "a drawing keeps to its own zones",
        lambda data: drawing(data, "river")["paths"].append([[85, 0], [85, 15]]),
        "network river: its drawing touches I2, which does not belong to it",
    ),
    (
        "a drawing reaches all its zones",
        lambda data: network(data, "pipeline")["factories"].append("G1"),
        "network pipeline: its drawing does not reach G1",
    ),
    (
        "a drawing is in one piece",
        lambda data: drawing(data, "river")["paths"].append([[0, 50], [10, 50]]),
        "network river: its drawing is not in one piece",
    ),
]


@pytest.mark.parametrize(("change", "problem"), [each[1:] for each in RULES], ids=[each[0] for each in RULES])
def test_a_board_against_the_rules_is_refused_with_the_rule(change: Change, problem: str) -> None:
    data = packaged()
    change(data)
    assert problem in problems(data)


def test_two_drawings_that_cross_are_told_with_the_place() -> None:
    data = packaged()
    drawing(data, "river")["paths"].append([[100, 20], [120, 20]])
    crossed = [problem for problem in problems(data) if problem.startswith("link ")]
    assert len(crossed) == 2
    assert all("its drawing meets that of network river between 1" in problem for problem in crossed)


def test_an_edition_without_drawings_can_be_played() -> None:
    data = packaged()
    del data["drawing"]
    assert board(data).drawing == {}


def test_the_summary_counts_every_zone_and_every_value_once() -> None:
    counts = dict(constraints.summary(BOARD))
    assert counts["joker"] + counts["bonus"] + counts["factory"] + counts["technology"] == 60
    assert (counts["road"], counts["link"]) == (len(BOARD.roads), len(BOARD.links))
    origins = counts["rulebook"] + counts["public"] + counts["public-old"] + counts["ours"]
    assert origins == len(BOARD.all_origins())
