"""Editions of Spyrium: whatever is wrong with one is told with the entry and the reason, all at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from opificio.core.edition import ORIGINS, BadEdition
from opificio.games.spyrium.components import TECHNIQUES, Box
from opificio.games.spyrium.constraints import DESIGNS, EVENT_ABILITIES, checked_box, summary
from opificio.games.spyrium.game import SpyriumGame
from opificio.luck.dealer import Dealer, Generator
from opificio.search.playout import random_playout
from tests.games.spyrium.editions import (
    BOX,
    TEXT,
    box,
    box_or_problems,
    entry,
    packaged,
    problems,
    remove,
    toml,
)

Change = Callable[[Any], object]


def test_an_edition_that_is_only_written_differently_is_the_same_edition() -> None:
    assert box(packaged()).hash == BOX.hash


def test_the_packaged_edition_has_all_its_components_and_says_where_each_value_comes_from() -> None:
    counts = dict(summary(BOX))
    assert [counts[name] for name in ("building", "character", "technique", "event", "residence")] == [
        35, 17, 7, 7, 5,
    ]  # fmt: skip
    assert sum(counts[origin] for origin in ORIGINS) == len(BOX.all_origins())
    assert counts["public-old"] == 0


def test_what_the_rulebook_states_is_marked_so_and_what_we_designed_too() -> None:
    cards = {card.id: card for card in BOX.cards}
    assert cards["factory_1"].origins["price"] == cards["apprentice"].origins["price"] == "rulebook"
    assert cards["palace"].origins["vp"] == "rulebook"
    assert {card.origins["price"] for card in BOX.cards} == {"rulebook", "ours"}
    abilities = [card.origins[key] for card in BOX.cards for key in card.origins if key.startswith("abilit")]
    assert set(abilities) == {"rulebook"}


known = [design.id for design in DESIGNS]

FORM: list[tuple[str, Change, str]] = [
    (
        "unknown key",
        lambda data: entry(data, "mine_1").update(colour="red"),
        "building mine_1: unknown key 'colour'",
    ),
    ("unknown table", lambda data: data.update(extra={}), "the edition: unknown key 'extra'"),
    (
        "wrong type",
        lambda data: entry(data, "mine_1").update(price="two"),
        'building mine_1: price must be a whole number from 0 to 30, got "two"',
    ),
    ("missing value", lambda data: entry(data, "mine_1").pop("vp"), "building mine_1: vp is missing"),
    ("missing name", lambda data: entry(data, "export").pop("name"), "event export: name is missing"),
    (
        "missing origin",
        lambda data: entry(data, "mine_1")["known"].pop("price"),
        "building mine_1: the origin of price is missing from known",
    ),
    (
        "unknown origin",
        lambda data: entry(data, "crane")["known"].update(price="a friend"),
        'technique crane: known.price must be one of rulebook, public, public-old, ours; got "a friend"',
    ),
    (
        "no such symbol",
        lambda data: entry(data, "mine_1").update(symbols=["gold"]),
        'building mine_1: symbols names "gold", which is none; they are mine, factory, research',
    ),
    (
        "unknown key in an ability",
        lambda data: entry(data, "mine_2")["abilities"][1].update(gold=1),
        "building mine_2, ability 2: unknown key 'gold'",
    ),
    (
        "wrong figure in an ability",
        lambda data: entry(data, "mine_2")["abilities"][1].update(workers=8),
        "building mine_2, ability 2: workers must be a whole number from 0 to 7, got 8",
    ),
    (
        "three abilities",
        lambda data: entry(data, "mine_1").update(abilities=[{}, {}, {}]),
        "building mine_1: abilities must be a list of tables, 2 at most; got [{}, {}, {}]",
    ),
    (
        "no abilities",
        lambda data: entry(data, "mine_1").update(abilities="none"),
        'building mine_1: abilities must be a list of tables, 2 at most; got "none"',
    ),
    (
        "when built",
        lambda data: entry(data, "mine_3").update(when_built=2),
        "building mine_3: when_built must be a table such as { spyrium = 2 }",
    ),
    (
        "copies",
        lambda data: entry(data, "miner").update(copies=2),
        "character miner: copies must be a table such as { A = 1, B = 1 }",
    ),
    (
        "no copies",
        lambda data: entry(data, "miner").update(copies={"A": 0}),
        "character miner, copies: there must be at least one",
    ),
    (
        "no such period",
        lambda data: entry(data, "miner").update(copies={"A": 1, "D": 1}),
        "character miner, copies: unknown key 'D'",
    ),
    (
        "a technique's period",
        lambda data: entry(data, "crane").update(period="D"),
        'technique crane: period must be one of A, B, C; got "D"',
    ),
    (
        "id of two words",
        lambda data: entry(data, "mine_1").update(id="mine 1"),
        'building mine 1: id must be one word, got "mine 1"',
    ),
    (
        "id twice",
        lambda data: entry(data, "miner").update(id="Mine_1"),
        "the edition: two entries have the id Mine_1",
    ),
    (
        "no track",
        lambda data: data.pop("residence"),
        "the edition: the residence track has no spaces, written [[residence]]",
    ),
    (
        "another game's",
        lambda data: data["edition"].update(game="chess"),
        "[edition]: this is not an edition of spyrium",
    ),
]

FACTS: list[tuple[str, Change, str]] = [
    (
        "figures",
        lambda data: data["edition"].update(start_money=9),
        "[edition]: start_money is 8 by the rulebook, got 9 (S1.2)",
    ),
    (
        "bonus",
        lambda data: data["edition"].update(second_bonus=21),
        "[edition]: second_bonus is 20 by the rulebook, got 21 (S9)",
    ),
    (
        "the begin of the track",
        lambda data: data["residence"][1].update(value=4),
        "residence: the track begins with 2, 3, 4 and ends with 7, got 2, 4, 4, 5, 7 (S8)",
    ),
    (
        "the order of the track",
        lambda data: data["residence"][3].update(value=4),
        "residence 4: 4 is not more than 4 before it (S8)",
    ),
    (
        "the end of the track",
        lambda data: data["residence"][4].update(value=8),
        "residence: the track begins with 2, 3, 4 and ends with 7, got 2, 3, 4, 5, 8 (S8)",
    ),
    (
        "too many buildings",
        lambda data: entry(data, "mine_1").update(copies={"A": 3}),
        "the edition: 35 cards are buildings, got 36 (S1.1)",
    ),
    (
        "too many of a period",
        lambda data: entry(data, "mine_1").update(copies={"A": 1, "B": 1}),
        "the edition: period A has 30 cards, got 29 (S1.1)",
    ),
    ("missing design", lambda data: remove(data, "miner"), "the edition: there is no character miner"),
    ("missing technique", lambda data: remove(data, "crane"), "the edition: there is no technique crane"),
    ("missing event", lambda data: remove(data, "export"), "the edition: there is no event export"),
    (
        "unknown design",
        lambda data: entry(data, "mine_1").update(id="quarry"),
        f"building quarry: quarry is no design of the game; they are {', '.join(known)}",
    ),
    (
        "unknown technique",
        lambda data: entry(data, "crane").update(id="steam"),
        f"technique steam: steam is no technique; they are {', '.join(TECHNIQUES)}",
    ),
    (
        "a technique twice",
        lambda data: entry(data, "crane").update(id="crane_2", design="automation"),
        "technique crane_2: there is one card of each technique (S7)",
    ),
    (
        "ability",
        lambda data: entry(data, "workshop_1")["abilities"][0].update(vp=4),
        (
            "building workshop_1: abilities is 1 worker + 1 spyrium → 3 VP by the rulebook,"
            " got 1 worker + 1 spyrium → 4 VP"
        ),
    ),
    (
        "symbols",
        lambda data: entry(data, "workshop_1").update(symbols=["mine", "factory"]),
        "building workshop_1: symbols is factory by the rulebook, got mine and factory",
    ),
    (
        "when built",
        lambda data: entry(data, "neighbourhood_1")["when_built"].update(recruits=2),
        "building neighbourhood_1: when_built is free → 1 worker by the rulebook, got free → 2 workers",
    ),
    (
        "character",
        lambda data: entry(data, "banker")["ability"].update(vp=5),
        "character banker: ability is £ by token → 4 VP by the rulebook, got £ by token → 5 VP",
    ),
    (
        "price",
        lambda data: entry(data, "apprentice").update(price=1),
        "character apprentice: price is 0 by the rulebook, got 1",
    ),
    (
        "points",
        lambda data: entry(data, "palace").update(vp=13),
        "building palace: vp is 12 by the rulebook, got 13",
    ),
    (
        "the factory",
        lambda data: entry(data, "factory_1").update(price=7),
        "the edition: one of the factories costs £6 by the rulebook, got [7, 9] (S5.3)",
    ),
    (
        "university",
        lambda data: (
            entry(data, "university_1").update(copies={"B": 2}),
            entry(data, "laboratory_2").update(copies={"A": 2}),
        ),
        "the edition: at least one university is in period A (S2.3)",
    ),
    (
        "residence in c",
        lambda data: entry(data, "architect").update(copies={"A": 1, "C": 1}),
        "character architect: there is no residence action in period C (S8)",
    ),
    (
        "an event's figures",
        lambda data: entry(data, "charity")["abilities"][1].update(vp=6),
        (
            "event charity: abilities is £3 → 3 VP or £6 → 5 VP by the rulebook,"
            " got £3 → 3 VP or £6 → 6 VP (S10)"
        ),
    ),
    (
        "an unknown event",
        lambda data: entry(data, "charity").update(id="strike"),
        f"event strike: there is no such event; they are {', '.join(dict(EVENT_ABILITIES))}",
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    ("change", "problem"), [each[1:] for each in FORM + FACTS], ids=[each[0] for each in FORM + FACTS]
)
def test_what_is_wrong_is_told_with_entry_and_reason(change: Change, problem: str) -> None:
    data = packaged()
    change(data)
    assert problem in problems(data)


def test_all_that_is_wrong_is_told_at_once() -> None:
    data = packaged()
    entry(data, "mine_1").update(colour="red")
    entry(data, "crane").update(price=-1)
    data["residence"][0].pop("known")
    assert problems(data) == [
        "building mine_1: unknown key 'colour'",
        "technique crane: price must be a whole number from 0 to 30, got -1",
        "residence 1: the origin of value is missing from known",
    ]


def test_who_owns_a_box_may_change_prices_points_copies_periods_and_the_track() -> None:
    data = packaged()
    entry(data, "mine_1").update(price=3, vp=2)
    entry(data, "palace").update(price=11)
    entry(data, "geologist").update(copies={"A": 2}, price=0)
    entry(data, "adviser").update(copies={"B": 2})
    data["residence"].insert(4, {"value": 6, "known": "public"})
    mine = box(data)
    assert mine.residence == [2, 3, 4, 5, 6, 7]
    assert mine.hash != BOX.hash


def test_two_cards_of_a_design_may_differ_in_price_and_points() -> None:
    data = packaged()
    entry(data, "mine_1").update(copies={"A": 1})
    data["building"].append(
        {**entry(data, "mine_1"), "id": "mine_1b", "design": "mine_1", "price": 2, "vp": 0}
    )
    game = SpyriumGame(box(data))
    assert {"deal a1 mine_1", "deal a1 mine_1b", "use mine_1b 1"} <= {move.text for move in game.moves}
    assert random_playout(game.start(3), Dealer("any"), Generator("any")) > 0


# Anything at all

odd_values = st.recursive(
    st.booleans() | st.integers(-9, 99) | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=5)
    | st.sampled_from(["A", "C", "mine_1", "crane", "pay", "spyrium", "residence", "ours", "mine"]),
    lambda inner: st.lists(inner, max_size=3)
    | st.dictionaries(st.sampled_from(["id", "A", "token", "known", "vp"]), inner, max_size=2),
    max_leaves=5,
)  # fmt: skip


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
    found = box_or_problems(toml(data))
    if isinstance(found, Box):
        assert random_playout(SpyriumGame(found).start(2), Dealer("any"), Generator("any")) > 0
    else:
        assert found
        assert all(": " in problem for problem in found)


@settings(max_examples=100)
@given(st.data())
def test_a_file_with_lines_changed_is_refused_or_a_box(data: st.DataObject) -> None:
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
    found = box_or_problems("\n".join(rows))
    assert sum(deck.total for deck in found.decks) == 59 if isinstance(found, Box) else found


@given(st.text(max_size=100))
def test_any_text_is_refused(text: str) -> None:
    with pytest.raises(BadEdition):
        checked_box(text, "mine.toml")


def test_toml_written_by_these_tests_says_what_the_data_say() -> None:
    assert checked_box(toml(packaged()), "mine.toml").hash == BOX.hash
