"""Positions of every game as data: what no play could give is refused with reason, the rest can be played."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import opificio
from opificio.core.rule import BadPosition
from opificio.core.state import CHANCE, OVER, State
from opificio.games import registry
from opificio.luck.dealer import Dealer, Generator
from opificio.search.playout import random_playout
from tests.games.oddities import odd_values
from tests.games.positions import Impossible
from tests.games.registry import KITS
from tests.laws.tables import every_table, lines

every_game = pytest.mark.parametrize("game", registry.NAMES)
every_impossible_position = pytest.mark.parametrize(
    "impossible",
    [
        pytest.param(each, id=f"{game}: {each.reason}")
        for game, kit in KITS.items()
        for each in kit.impossible
    ],
)


@every_impossible_position
def test_a_position_that_no_play_could_give_is_refused_with_the_reason(impossible: Impossible) -> None:
    state = impossible.state
    with pytest.raises(BadPosition) as refused:
        state.the_game().load({**state.dump(), **impossible.fields})
    assert str(refused.value).startswith(impossible.reason)


@every_game
def test_a_position_of_another_edition_or_game_is_refused(game: str) -> None:
    for field in ("edition", "game"):
        with pytest.raises(BadPosition, match=f"^{field} must be one of "):
            opificio.game(game).load({**opificio.game(game).start().dump(), field: "another"})


# Anything at all


@cache
def dumps(game: str) -> list[str]:
    """The named positions, and some of whole games, as JSON."""
    tables = [table for table in every_table(1) if table.game == game]
    played = [state for table in tables for state, _ in list(lines(table))[::5]]
    return [json.dumps(state.dump()) for state in [*KITS[game].named().values(), *played]]


@cache
def oddities(game: str) -> st.SearchStrategy[Any]:
    return odd_values([json.loads(dump) for dump in dumps(game)])


@st.composite
def changed_dump(draw: st.DrawFn, game: str) -> Any:
    """A position with a few values replaced by odd ones or by those of other positions, here and there."""
    data = json.loads(draw(st.sampled_from(dumps(game))))
    fields = sorted(data)
    for _ in range(draw(st.integers(1, 3))):
        field = draw(st.sampled_from(fields))
        match draw(st.sampled_from(["inside", "inside", "other", "leave out", "add"])):
            case "leave out":
                data.pop(field, None)
            case "add":
                data[draw(st.text(max_size=5))] = 1
            case "inside" if field in data:
                change_inside(draw, data, field, oddities(game))
            case _:
                data[field] = json.loads(draw(st.sampled_from(dumps(game))))[field]
    return data


def change_inside(draw: st.DrawFn, place: Any, key: Any, odd: st.SearchStrategy[Any]) -> None:
    """Replace a field or something in its lists; or make a number one more or less."""
    while isinstance(place[key], list) and place[key] and draw(st.integers(0, 4)):
        place = place[key]
        key = draw(st.integers(0, len(place) - 1))
    if type(place[key]) is int and draw(st.booleans()):
        place[key] += draw(st.sampled_from([-1, 1]))
    else:
        place[key] = draw(odd)


def loaded(game: str, data: Any) -> State | None:
    """The position, or None where it is refused."""
    try:
        return opificio.game(game).load(data)
    except BadPosition:
        return None


def sorted_lists(value: Any) -> Any:
    """The same data, whatever the order in which things are listed."""
    if isinstance(value, dict):
        return {key: sorted_lists(each) for key, each in value.items()}
    if isinstance(value, list):
        inner = [sorted_lists(each) for each in value]
        return sorted(inner) if all(isinstance(each, str) for each in inner) else inner
    return value


@every_game
@settings(max_examples=500)
@given(data=st.data())
def test_a_changed_position_is_refused_or_can_be_played_to_the_end(game: str, data: st.DataObject) -> None:
    changed = data.draw(changed_dump(game))
    state = loaded(game, changed)
    if state is None:
        return
    assert sorted_lists(state.dump()) == sorted_lists(changed)
    assert loaded(game, state.dump()) == state
    assert state.to_move in (CHANCE, OVER) or state.legal()
    random_playout(state, Dealer("any"), Generator("any"))
    assert state.to_move == OVER
    assert loaded(game, state.dump()) == state
