"""Editions of Industry: whatever is wrong with one is told with the entry and the reason, all at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from opificio.core.edition import BadEdition
from opificio.games.industry.components import RESOURCES, Board
from opificio.games.industry.constraints import checked_board
from opificio.games.industry.game import IndustryGame
from opificio.luck.dealer import Dealer, Generator
from opificio.search.playout import random_playout
from tests.games.industry.editions import BOARD, TEXT, board, drawing, network, packaged, problems, toml, zone

Change = Callable[[Any], object]
PATH = "a path must be a list of two or more points [x, y], x from 0 to 120, y from 0 to 50"


def test_an_edition_that_is_only_written_differently_is_the_same_edition() -> None:
    assert board(packaged()).hash == BOARD.hash


FORM: list[tuple[str, Change, str]] = [
    ("unknown key", lambda data: zone(data, "E1").update(colour="red"), "zone E1: unknown key 'colour'"),
    ("unknown table", lambda data: data.update(extra={}), "the edition: unknown key 'extra'"),
    (
        "wrong type",
        lambda data: zone(data, "E1").update(cost="two"),
        'zone E1: cost must be a whole number from 0 to 30, got "two"',
    ),
    ("missing value", lambda data: zone(data, "E1").pop("points"), "zone E1: points is missing"),
    (
        "missing origin",
        lambda data: zone(data, "E1")["known"].pop("cost"),
        "zone E1: the origin of cost is missing from known",
    ),
    (
        "unknown origin",
        lambda data: zone(data, "E1")["known"].update(cost="a friend"),
        'zone E1: known.cost must be one of rulebook, public, public-old, ours; got "a friend"',
    ),
    ("missing zone", lambda data: data["zone"].remove(zone(data, "E1")), "the edition: zone E1 is missing"),
    ("zone twice", lambda data: data["zone"].append(zone(data, "E1")), "zone E1: this zone stands twice"),
    (
        "no such zone",
        lambda data: zone(data, "E1").update(id="M1"),
        "zone M1: id must be a column A–L and an era 1–5, such as E1",
    ),
    (
        "no such kind",
        lambda data: zone(data, "E1").update(kind="mill"),
        'zone E1: kind must be one of joker, bonus, factory, technology; got "mill"',
    ),
    (
        "technologies cost no money",
        lambda data: zone(data, "L1").update(cost=1),
        "zone L1: unknown key 'cost'",
    ),
    (
        "too many needs",
        lambda data: zone(data, "E3").update(needs=["stone", "brick", "wood"]),
        "zone E3: needs names 3 resources; a zone requires at most 2 (I4.2)",
    ),
    (
        "no such resource",
        lambda data: zone(data, "E3").update(needs=["gold"]),
        f'zone E3: needs names "gold", which is no resource; they are {", ".join(RESOURCES)}',
    ),
    (
        "wrong multiplier",
        lambda data: zone(data, "D1").update(multiplier=4),
        "zone D1: multiplier must be a whole number from 2 to 3, got 4",
    ),
    (
        "link to a missing zone",
        lambda data: data["link"].append({"between": ["K1", "M9"], "known": "ours"}),
        'link K1–M9: between names "M9", which is no zone',
    ),
    (
        "road to itself",
        lambda data: data["road"].append({"between": ["E1", "E1"], "known": "ours"}),
        "road E1–E1: between must name two different zones",
    ),
    (
        "network missing",
        lambda data: data["network"].remove(network(data, "river")),
        "the edition: network river is missing",
    ),
    (
        "network twice",
        lambda data: data["network"].append(network(data, "river")),
        "network river: this network stands twice",
    ),
    (
        "factory twice on a network",
        lambda data: network(data, "river")["factories"].extend(["G1", "G1"]),
        "network river: factories names G1 twice",
    ),
    ("no bank", lambda data: data.pop("bank"), "[bank]: stone is missing"),
    (
        "bank of era 0",
        lambda data: data["bank"].update(wood=0),
        "[bank]: wood must be a whole number from 1 to 5, got 0",
    ),
    (
        "id of two words",
        lambda data: data["edition"].update(id="my board"),
        '[edition]: id must be one word, got "my board"',
    ),
    (
        "another game's",
        lambda data: data["edition"].update(game="chess"),
        "[edition]: this is not an edition of industry",
    ),
    (
        "point outside the board",
        lambda data: drawing(data, "river")["paths"].append([[0, 0], [121, 0]]),
        f"drawing river: {PATH}; got [[0, 0], [121, 0]]",
    ),
    (
        "paths that are none",
        lambda data: drawing(data, "river").update(paths=3),
        "drawing river: paths must be a list of paths",
    ),
]


@pytest.mark.parametrize(("change", "problem"), [each[1:] for each in FORM], ids=[each[0] for each in FORM])
def test_what_is_wrong_with_the_form_is_told_with_entry_and_reason(change: Change, problem: str) -> None:
    data = packaged()
    change(data)
    assert problem in problems(data)


def test_an_empty_edition_is_refused_for_each_of_the_sixty_zones_and_more() -> None:
    found = problems({})
    assert len([problem for problem in found if problem.startswith("the edition: zone ")]) == 60
    assert "[edition]: id is missing" in found


def test_all_that_is_wrong_is_told_at_once() -> None:
    data = packaged()
    zone(data, "E1").update(colour="red")
    zone(data, "L5").update(points=-1)
    data["road"][0].pop("known")
    first, second = data["road"][0]["between"]
    assert problems(data) == [
        "zone E1: unknown key 'colour'",
        "zone L5: points must be a whole number from 0 to 50, got -1",
        f"road {first}–{second}: the origin of between is missing from known",
    ]


# Anything at all

plausible = st.sampled_from(["E1", "L5", "wood", "?", "factory", "joker", "river", "ours", "port"])
numbers = st.integers(-9, 99) | st.floats(allow_nan=False, allow_infinity=False)
odd_values = st.recursive(
    st.booleans() | numbers | st.text(max_size=5) | plausible,
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["id", "kind", "known", "x"]), inner, max_size=2)
    ),
    max_leaves=5,
)


def board_or_problems(text: str) -> Board | list[str]:
    """What comes of a file: a board, or the problems with it."""
    try:
        return checked_board(text, "mine.toml")
    except BadEdition as error:
        return error.problems


@st.composite
def changed_data(draw: st.DrawFn) -> Any:
    """The packaged edition with a few entries or values replaced, left out or doubled."""
    data = packaged()
    for _ in range(draw(st.integers(1, 3))):
        place, key = data, draw(st.sampled_from(sorted(data)))
        while isinstance(place[key], dict | list) and place[key] and draw(st.integers(0, 5)):
            place = place[key]
            keys = sorted(place) if isinstance(place, dict) else range(len(place))
            key = draw(st.sampled_from(keys))
        match draw(st.sampled_from(["replace", "leave out", "double", "raise"])):
            case "leave out":
                del place[key]
            case "double" if isinstance(place, list):
                place.insert(draw(st.integers(0, len(place))), place[key])
            case "raise" if type(place[key]) is int:
                place[key] += draw(st.sampled_from([-1, 1]))
            case _:
                place[key] = draw(odd_values)
    return data


@settings(max_examples=200)
@given(changed_data())
def test_a_changed_edition_is_refused_with_reasons_or_can_be_played(data: Any) -> None:
    found = board_or_problems(toml(data))
    if isinstance(found, Board):
        assert random_playout(IndustryGame(found).start(3), Dealer("any"), Generator("any")) > 0
    else:
        assert found
        assert all(": " in problem for problem in found)


@settings(max_examples=200)
@given(st.data())
def test_a_file_with_lines_changed_is_refused_or_a_board(data: st.DataObject) -> None:
    rows = TEXT.splitlines()
    at, other = data.draw(st.integers(0, len(rows) - 1)), data.draw(st.integers(0, len(rows) - 1))
    match data.draw(st.sampled_from(["delete", "swap", "copy", "text"])):
        case "delete":
            del rows[at]
        case "swap":
            rows[at], rows[other] = rows[other], rows[at]
        case "copy":
            rows[at] = rows[other]
        case _:
            rows[at] = data.draw(st.text(max_size=20))
    found = board_or_problems("\n".join(rows))
    assert len(found.zones) == 60 if isinstance(found, Board) else found


@given(st.text(max_size=100))
def test_any_text_is_refused(text: str) -> None:
    with pytest.raises(BadEdition):
        checked_board(text, "mine.toml")
