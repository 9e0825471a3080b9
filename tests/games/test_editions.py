"""Editions of every game: whatever is wrong with one is told with the entry and the reason, all at once."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import opificio
from opificio.core.game import Game
from opificio.core.state import State
from opificio.games import registry
from opificio.library import packaged_text
from opificio.luck.dealer import Dealer, Generator
from opificio.search.playout import random_playout
from tests.games.editions import Fault, game_or_problems, packaged, problems, toml
from tests.games.oddities import odd_values
from tests.games.registry import KITS

every_game = pytest.mark.parametrize("game", registry.NAMES)


def of_any(game: str) -> list[Fault]:
    """Faults that the edition of any game may have."""
    return [
        Fault("unknown table", lambda data: data.update(extra={}), "the edition: unknown key 'extra'"),
        Fault("no head", lambda data: data.pop("edition"), "[edition]: id is missing"),
        Fault(
            "id of two words",
            lambda data: data["edition"].update(id="my own"),
            '[edition]: id must be one word, got "my own"',
        ),
        Fault(
            "another game's",
            lambda data: data["edition"].update(game="chess"),
            f"[edition]: this is not an edition of {game}",
        ),
    ]


every_fault = pytest.mark.parametrize(
    ("game", "fault"),
    [
        pytest.param(game, fault, id=f"{game}: {fault.name}")
        for game, kit in KITS.items()
        for fault in of_any(game) + kit.edition_faults
    ],
)


@every_game
def test_an_edition_that_is_only_written_differently_is_the_same_edition(game: str) -> None:
    rewritten = registry.with_edition(game, toml(packaged(game)), "mine.toml")
    assert rewritten.edition_hash == opificio.game(game).edition_hash


@every_fault
def test_what_is_wrong_is_told_with_entry_and_reason(game: str, fault: Fault) -> None:
    data = packaged(game)
    fault.change(data)
    assert fault.problem in problems(game, data)


# Anything at all


@st.composite
def changed_data(draw: st.DrawFn, game: str) -> Any:
    """The packaged edition with a few entries or values replaced, left out or doubled."""
    data = packaged(game)
    odd = odd_values(data)
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
                place[key] = draw(odd)
    return data


@st.composite
def changed_text(draw: st.DrawFn, game: str) -> str:
    """The packaged edition with a line deleted, overwritten, or two exchanged."""
    rows = packaged_text(game, "edition.toml").splitlines()
    at, other = draw(st.integers(0, len(rows) - 1)), draw(st.integers(0, len(rows) - 1))
    match draw(st.sampled_from(["delete", "swap", "copy", "text"])):
        case "delete":
            del rows[at]
        case "swap":
            rows[at], rows[other] = rows[other], rows[at]
        case "copy":
            rows[at] = rows[other]
        case _:
            rows[at] = draw(st.text(max_size=20))
    return "\n".join(rows)


def assert_refused_with_reasons_or_playable(found: Game[State] | list[str]) -> None:
    if isinstance(found, list):
        assert found
        assert all(": " in problem for problem in found)
    else:
        start = found.start(found.fewest_players)
        assert random_playout(start, Dealer("any"), Generator("any")) > 0


@every_game
@settings(max_examples=200)
@given(data=st.data())
def test_a_changed_edition_is_refused_with_reasons_or_can_be_played(game: str, data: st.DataObject) -> None:
    changed = data.draw(changed_data(game))
    assert_refused_with_reasons_or_playable(game_or_problems(game, toml(changed)))


@every_game
@settings(max_examples=200)
@given(data=st.data())
def test_a_file_with_lines_changed_is_refused_with_reasons_or_can_be_played(
    game: str, data: st.DataObject
) -> None:
    assert_refused_with_reasons_or_playable(game_or_problems(game, data.draw(changed_text(game))))


@every_game
@given(text=st.text(max_size=100))
def test_any_text_is_refused(game: str, text: str) -> None:
    assert isinstance(game_or_problems(game, text), list)
