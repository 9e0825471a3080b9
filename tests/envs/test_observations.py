"""Observation vectors tell everything that the table knows, in the same way from every seat."""

from __future__ import annotations

import doctest
import re
from collections.abc import Iterator

import numpy as np
import pytest

import opificio
from opificio.core.rule import BadSetup
from opificio.core.state import OVER, State
from opificio.envs import arrays
from opificio.envs.arrays import action_mask, names, observation
from opificio.envs.spaces import BOUND
from opificio.games.expo1906.lab import spot_at
from opificio.games.expo1906.state import Expo
from opificio.games.expo1906.supply import piece_of
from opificio.games.spyrium.state import Spyrium
from tests.envs.tables import every_setup, opening, plain_table
from tests.laws.tables import Table, every_table, positions, steps

# Not of a position: the tables behind it, who listens, and what was agreed on before the game
NO_FIELDS = {"actor", "facts", "game", "board", "box", "players", "balanced_draw", "handicaps"}
SEAT_IN_MOVE = re.compile(r"(^first |^order | from )(\d)$")


def seen_by_all(state: State) -> bytes:
    """What all seats see, one after another."""
    return b"".join(observation(state, seat).tobytes() for seat in range(state.players))


@pytest.mark.parametrize("table", every_table(4), ids=str)
def test_different_positions_look_different(table: Table) -> None:
    """Along a game, and among all that may come next at every fifth of its positions."""
    met: dict[bytes, tuple[object, ...]] = {}
    for number, state in enumerate(positions(table)):
        near = [state.play(move) for move in state.legal()] if number % 5 == 0 else []
        for each in [state, *near]:
            assert met.setdefault(seen_by_all(each), each.key()) == each.key(), str(each)


@pytest.mark.parametrize("table", every_table(12), ids=str)
def test_every_field_is_seen(table: Table) -> None:
    """A position with one field of another position of the game, possible or not, looks different."""
    states = list(positions(table))
    for at, state in list(enumerate(states))[::4]:
        seen = seen_by_all(state)
        for other in [*states[at + 1 : at + 4], *states[at + 40 : at + 41]]:
            for changed in with_one_field_of(state, other):
                assert seen_by_all(changed) != seen, f"{state}\n\n{changed}"


def with_one_field_of(state: State, other: State) -> Iterator[State]:
    """Copies of the first, each with a field that the other has otherwise; only what positions differ by."""
    for name in dir(state):
        value = getattr(other, name)
        if name.startswith("_") or name in NO_FIELDS or callable(value) or value == getattr(state, name):
            continue
        changed = state.copy()
        setattr(changed, name, value)
        if changed.key() != state.key() and fits(changed):
            yield changed


def fits(state: State) -> bool:
    """What is never looked at: a game that is over while something is asked, a deck of another period."""
    if state.to_move == OVER and state.view()["question"] != "over":
        return False
    if isinstance(state, Spyrium):
        return len(state.deck.counts()) == len(state.box.deck_cards[state.period()])
    return True


def lab_of(*pieces: int) -> Expo:
    """Expo 1906 with these pieces in the first seat's lab."""
    state = opening("expo1906", 3)
    assert isinstance(state, Expo)
    state.labs[0] = pieces
    return state


def test_a_lab_shows_which_tile_lies_where_and_how_it_is_turned() -> None:
    box = lab_of().box
    labs = [
        lab_of(piece_of(tile, spot_at(turn, cell)))
        for tile in (0, 1, 12, box.first_project, box.first_project + 1, box.first_technology)
        for turn in (0, 1)
        for cell in (8, 9, 14)
        if box.lab.mask[box.shape_of[tile]][spot_at(turn, cell)]
    ]
    assert len({seen_by_all(state) for state in labs}) == len(labs) > 24


def test_points_and_completed_projects_are_seen() -> None:
    plain, scored, completed = lab_of(), lab_of(), lab_of()
    scored.points[1] = 7
    completed.completed[1] = 1 << 3
    assert len({seen_by_all(state) for state in (plain, scored, completed)}) == 3


def test_a_lifted_tile_shows_where_it_lay() -> None:
    states = [lab_of() for _ in range(3)]
    for state, spot in zip(states, (spot_at(0, 8), spot_at(1, 8), spot_at(0, 9)), strict=True):
        state.held, state.held_from = 0, spot
    assert len({seen_by_all(state) for state in states}) == 3


def test_what_was_agreed_on_is_seen() -> None:
    game = opificio.game("industry")
    assert seen_by_all(game.start(3, balanced_draw=0)) != seen_by_all(game.start(3, balanced_draw=1))
    game = opificio.game("expo1906")
    levels = [game.start(3, handicap_2=handicap) for handicap in range(3)]
    assert len({seen_by_all(state) for state in levels}) == 3


@every_setup
def test_neither_the_history_nor_a_listener_is_seen(name: str, players: int) -> None:
    for state in list(positions(plain_table(name, players)))[::25]:
        loaded = state.the_game().load(state.dump())
        loaded.listen()
        assert seen_by_all(loaded) == seen_by_all(state)


def one_seat_on(text: str, players: int) -> str:
    """A move or draw, as it is called where everybody sits one seat further on."""
    return SEAT_IN_MOVE.sub(lambda found: f"{found[1]}{int(found[2]) % players + 1}", text)


@every_setup
def test_a_game_looks_the_same_if_all_sit_one_seat_further_on(name: str, players: int) -> None:
    moved = opificio.game(name).start(players)
    for step in steps(plain_table(name, players)):
        moved = moved.play(one_seat_on(step.move.text, players))
        if not before_turn_order(step.after):
            for seat in range(players):
                further = (seat + 1) % players
                assert observation(step.after, seat).tobytes() == observation(moved, further).tobytes()


def before_turn_order(state: State) -> bool:
    """Expo 1906 has no left and right before all places are drawn."""
    return state.view()["question"] == "order"


@every_setup
def test_every_entry_has_a_name_of_its_own_and_a_figure_of_about_0_to_1(name: str, players: int) -> None:
    columns = names(name, players)
    assert len(set(columns)) == len(columns)
    for state in positions(plain_table(name, players)):
        seen = observation(state, players - 1)
        assert seen.shape == (len(columns),)
        assert seen.dtype == np.float32
        assert np.abs(seen).max() < BOUND / 4


def test_names_say_what_an_entry_is() -> None:
    state = opening("industry", 3)
    seen = dict(zip(names("industry", 3), observation(state, 2).tolist(), strict=True))
    asked = (state.to_move - 2) % 3
    assert seen["question[pick]"] == 1
    assert [seen[f"actor[+{number}]"] for number in range(3)] == [number == asked for number in range(3)]
    assert {zone for zone in ("A1", "B1", "C1", "D1") if seen[f"open[{zone}]"]} == {"A1", "B1", "C1"}


@every_setup
def test_masks_are_the_legal_moves_and_never_a_draw(name: str, players: int) -> None:
    for state in positions(plain_table(name, players)):
        mask = action_mask(state)
        legal = [move.id for move in state.legal()] if state.to_move >= 0 else []
        assert mask.dtype == np.int8
        assert mask.nonzero()[0].tolist() == legal


def test_a_wrong_number_of_players_is_refused() -> None:
    with pytest.raises(BadSetup, match="industry is for 3 to 4 players, got 2"):
        names("industry", 2)


def test_the_examples_work_as_printed() -> None:
    assert doctest.testmod(arrays).failed == 0
