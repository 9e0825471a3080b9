"""Reading editions: every value by its key, every problem with its entry and its reason."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from opificio.core.edition import BadEdition, Entry, Head, edition_hash, misstated, parse

Data = dict[str, object]


def problems_of(read: Callable[[Entry], object], data: Data) -> list[str]:
    """What is noted when an entry with these values is read so."""
    problems: list[str] = []
    entry = Entry("zone E1", data, problems)
    read(entry)
    entry.close()
    return problems


def cost(entry: Entry) -> int:
    return entry.number("cost", 0, 30)


def name(entry: Entry) -> str:
    return entry.text("name")


def kind(entry: Entry) -> str:
    return entry.one_of("kind", ["joker", "bonus"])


def needs(entry: Entry) -> list[str]:
    return entry.texts("needs")


def id(entry: Entry) -> str:
    return entry.id()


def needs_inside(entry: Entry) -> list[int]:
    inner = entry.inner("needs", "{ wood = 1 }")
    numbers = [inner.number(resource, 0, 3, 0) for resource in ("wood", "stone")]
    inner.close()
    return numbers


def origins(entry: Entry) -> dict[str, str]:
    cost(entry)
    return entry.origins(["cost"], ["place"])


@pytest.mark.parametrize(
    ("read", "data", "value"),
    [
        (cost, {"cost": 30}, 30),
        (name, {"name": "l’usine à gaz"}, "l’usine à gaz"),
        (kind, {"kind": "bonus"}, "bonus"),
        (needs, {"needs": ["wood", "stone"]}, ["wood", "stone"]),
        (id, {"id": "E1"}, "E1"),
        (needs_inside, {"needs": {"stone": 2}}, [0, 2]),
        (origins, {"cost": 1, "known": "ours"}, {"cost": "ours"}),
        (
            origins,
            {"cost": 1, "known": {"cost": "public", "place": "ours"}},
            {"cost": "public", "place": "ours"},
        ),
    ],
)
def test_a_value_of_the_right_form_is_read_without_a_word(
    read: Callable[[Entry], object], data: Data, value: object
) -> None:
    problems: list[str] = []
    assert read(Entry("zone E1", data, problems)) == value
    assert problems == []


@pytest.mark.parametrize(
    ("read", "data", "reason"),
    [
        (cost, {}, "cost is missing"),
        (cost, {"cost": 31}, "cost must be a whole number from 0 to 30, got 31"),
        (cost, {"cost": True}, "cost must be a whole number from 0 to 30, got true"),
        (cost, {"cost": "two"}, 'cost must be a whole number from 0 to 30, got "two"'),
        (cost, {"cost": 2, "prize": 3}, "unknown key 'prize'"),
        (name, {"name": ""}, 'name must be a text of one line, got ""'),
        (name, {"name": "a\nb"}, 'name must be a text of one line, got "a\\nb"'),
        (name, {"name": ["a"]}, 'name must be a text of one line, got ["a"]'),
        (kind, {"kind": "castle"}, 'kind must be one of joker, bonus; got "castle"'),
        (needs, {"needs": "wood"}, 'needs must be a list of texts, got "wood"'),
        (needs, {"needs": ["wood", 2]}, 'needs must be a list of texts, got ["wood", 2]'),
        (id, {"id": "E 1"}, 'id must be one word, got "E 1"'),
        (needs_inside, {"needs": 2}, "needs must be a table such as { wood = 1 }, got 2"),
        (origins, {"cost": 1}, "the origin of cost is missing from known"),
        (origins, {"cost": 1, "known": {}}, "the origin of cost is missing from known"),
        (origins, {"cost": 1, "known": 7}, "known must be an origin or a table of origins, got 7"),
        (
            origins,
            {"cost": 1, "known": "hearsay"},
            'known.cost must be one of rulebook, public, public-old, ours; got "hearsay"',
        ),
        (
            origins,
            {"cost": 1, "known": {"cost": "ours", "colour": "ours"}},
            "known speaks of 'colour', which this entry does not have",
        ),
    ],
)
def test_a_problem_is_told_with_entry_and_reason(
    read: Callable[[Entry], object], data: Data, reason: str
) -> None:
    assert problems_of(read, data) == [f"zone E1: {reason}"]


def test_a_long_value_is_quoted_by_its_beginning() -> None:
    (problem,) = problems_of(cost, {"cost": "x" * 500})
    assert problem.endswith("x…")
    assert len(problem) < 150


def test_one_reading_finds_every_problem_and_goes_on() -> None:
    problems: list[str] = []
    whole = Entry(
        "the edition", {"zone": [{"id": "E1"}, {"id": "E2", "cost": 99}, {"cost": 1}], "x": 1}, problems
    )
    assert [cost(entry) for entry in whole.tables("zone")] == [0, 0, 1]
    whole.close()
    assert problems == [
        "zone E1: cost is missing",
        "zone E2: cost must be a whole number from 0 to 30, got 99",
        "the edition: unknown key 'x'",
    ]


@pytest.mark.parametrize(
    ("value", "names"),
    [([{"id": "E1"}, {"id": 7}, {}], ["zone E1", "zone 2", "zone 3"]), ([{"id": "a\nb"}], ["zone 1"])],
)
def test_an_entry_is_named_by_its_id_or_else_by_its_number(value: list[Data], names: list[str]) -> None:
    assert [entry.name for entry in Entry("the edition", {"zone": value}, []).tables("zone")] == names


def test_an_entry_without_an_id_is_named_by_the_values_that_tell_it_from_others() -> None:
    data: Data = {"tile": [{"two": "steel", "one": "steam"}, {"two": 7}, {"ends": ["E1", "E2"]}]}
    entries = Entry("the edition", data, []).tables("tile", "two", "one", "ends")
    assert [entry.name for entry in entries] == ["tile steel–steam", "tile 2", "tile E1–E2"]


@pytest.mark.parametrize("value", [7, {"id": "E1"}, [1, 2], ["E1"]])
def test_what_should_be_a_list_of_tables_is_asked_for_as_it_is_written(value: object) -> None:
    assert problems_of(lambda entry: entry.tables("zone"), {"zone": value}) == [
        "zone E1: zone must be a list of tables, written [[zone]]"
    ]


def test_what_should_be_a_table_is_asked_for_as_it_is_written() -> None:
    assert problems_of(lambda entry: entry.table("bank"), {"bank": 7}) == [
        "zone E1: bank must be a table, written [bank]"
    ]


def test_what_is_wrong_inside_an_entry_is_told_of_that_part() -> None:
    assert problems_of(needs_inside, {"needs": {"wood": 9, "gold": 1}}) == [
        "zone E1, needs: wood must be a whole number from 0 to 3, got 9",
        "zone E1, needs: unknown key 'gold'",
    ]


def test_ids_that_differ_only_in_capitals_are_twins() -> None:
    assert problems_of(lambda entry: entry.refuse_twins("cards", ["mine", "hall", "Mine"]), {}) == [
        "zone E1: two cards have the id Mine"
    ]


# What every edition says


@pytest.mark.parametrize(
    ("data", "problems"),
    [
        ({"id": "ours"}, []),
        ({"id": "ours", "title": "Ours", "game": "go"}, []),
        ({"id": "ours", "game": "chess"}, ["[edition]: this is not an edition of go"]),
        ({}, ["[edition]: id is missing"]),
    ],
)
def test_an_edition_says_its_id_and_is_of_the_game(data: Data, problems: list[str]) -> None:
    found: list[str] = []
    head = Head(Entry("the edition", {"edition": data}, found), "go")
    assert found == problems
    assert (head.id, head.title) == (data.get("id", ""), data.get("title", data.get("id", "")))


def test_figures_that_are_not_the_rulebooks_are_told_with_the_rule() -> None:
    assert misstated(["cards", "coins"], [5, 4], [(5, "X1.1"), (3, "X1.2")]) == [
        "[edition]: coins is 3 by the rulebook, got 4 (X1.2)"
    ]


# Whole files


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("zone = ", "this is not TOML"),
        ("%PDF-1.7", "this is not TOML"),
        ("a = 1\na = 2", "this is not TOML"),
        (f"a = {'9' * 5000}", "a number in it is far too long"),
        (f"a = {'[' * 50_000}", "its lists or tables are nested too deeply"),
    ],
    ids=["broken", "pdf", "twice", "long number", "deep"],
)
def test_what_is_no_toml_that_can_be_kept_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BadEdition) as refused:
        parse(text, "mine.toml")
    assert str(refused.value).startswith(f"mine.toml: {reason}")
    assert refused.value.source == "mine.toml"


@given(st.text(max_size=100))
def test_any_text_is_toml_or_refused(text: str) -> None:
    try:
        data = parse(text, "mine.toml")
    except BadEdition:
        return
    assert edition_hash(data) == edition_hash(parse(text + "\n# a comment", "mine.toml"))


def test_every_problem_of_a_file_is_a_line_that_names_the_file() -> None:
    error = BadEdition("mine.toml", ["zone E1: cost is missing", "zone E2: cost is missing"])
    assert str(error).splitlines() == [
        "mine.toml: zone E1: cost is missing",
        "mine.toml: zone E2: cost is missing",
    ]


def test_the_hash_tells_contents_apart_and_not_how_they_are_written() -> None:
    plain = parse("a = 1\nb = [1, 2]\n", "plain")
    assert edition_hash(plain) == edition_hash(parse("# ours\nb = [ 1,\n 2 ]\n\na = 1 # one", "the same"))
    assert edition_hash(plain) != edition_hash(parse("a = 1\nb = [2, 1]\n", "another"))
    assert edition_hash(plain) != edition_hash(parse("a = 1.0\nb = [1, 2]\n", "another"))
