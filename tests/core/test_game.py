"""Starting a game and reading what people type: what is refused, and what the refusal says."""

from __future__ import annotations

import pytest

import opificio
from opificio.core.rule import BadSetup, NotAMove

GAME = opificio.game("industry")


def test_without_a_word_the_most_players_play_by_the_default_options() -> None:
    assert GAME.start() == GAME.start(4, balanced_draw=1)


@pytest.mark.parametrize("players", [-1, 0, 2, 5])
def test_a_number_of_players_that_the_game_is_not_for_is_refused(players: int) -> None:
    with pytest.raises(BadSetup, match=f"industry is for 3 to 4 players, got {players}"):
        GAME.start(players)


def test_an_option_that_the_game_does_not_have_is_refused_with_those_it_has() -> None:
    with pytest.raises(BadSetup, match="industry has no option 'speed'; it has: balanced_draw"):
        GAME.start(3, speed=1)


@pytest.mark.parametrize("value", [-1, 2])
def test_an_option_out_of_its_range_is_refused_with_the_range(value: int) -> None:
    with pytest.raises(BadSetup, match=f"option balanced_draw goes from 0 to 1, got {value}"):
        GAME.start(3, balanced_draw=value)


def test_an_option_that_takes_more_players_is_refused_with_their_number() -> None:
    expo = opificio.game("expo1906")
    with pytest.raises(BadSetup, match="option handicap_3 is for 3 players or more, got 2"):
        expo.start(2, handicap_3=1)
    assert expo.start(2, handicap_3=0) == expo.start(2)


def test_options_that_are_not_given_have_their_defaults() -> None:
    assert GAME.checked_options({}) == {"balanced_draw": 1}
    assert GAME.checked_options({"balanced_draw": 0}) == {"balanced_draw": 0}


def test_a_game_has_no_advice_to_give_unless_it_says_otherwise() -> None:
    assert GAME.plans(GAME.start(), 0) == []


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("bit 3", "bid 3"), ("pik e1", "pick E1"), ("develope K2", "develop K2"), ("subsidi", "subsidy")],
)
def test_a_slip_of_the_finger_is_answered_with_the_move_that_was_meant(typed: str, meant: str) -> None:
    with pytest.raises(NotAMove) as refused:
        GAME.parse(typed)
    assert meant in refused.value.nearest
    assert refused.value.text == typed
    assert f"{typed!r} is not a move of this game; did you mean " in str(refused.value)
    assert repr(meant) in str(refused.value)


@pytest.mark.parametrize("typed", ["", "   ", "castle kingside", "bid 1000000", "\x00", "e2e4 " * 50])
def test_what_resembles_nothing_is_refused_without_a_guess_or_with_real_moves(typed: str) -> None:
    with pytest.raises(NotAMove) as refused:
        GAME.parse(typed)
    for near in refused.value.nearest:
        assert GAME.parse(near).text == near
    assert bool(refused.value.nearest) == ("did you mean" in str(refused.value))
