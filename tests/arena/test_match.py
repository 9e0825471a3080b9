"""A match: bots play a whole game from a seed, and the record holds."""

from __future__ import annotations

import pytest

import opificio
from opificio.arena.match import play_match
from opificio.bots import UnknownBot
from opificio.core.record import parse
from opificio.core.rule import BadSetup
from opificio.library import check_draws
from opificio.luck.dealer import commitment

GAME = opificio.game("industry")


def test_a_match_is_a_whole_game_whose_record_and_draws_hold() -> None:
    result = play_match(GAME, ["random", "greedy", "random"], "a match", {"balanced_draw": 0})
    kept = parse(result.record.write())
    final = kept.replay(GAME)
    check_draws(kept, GAME)
    assert final.actor is None
    assert final.scores() == result.scores == kept.scores
    assert final.breakdown() == result.breakdown
    assert final.winners() == result.winners
    assert kept.names == {0: "random", 1: "greedy", 2: "random"}
    assert kept.options == {"balanced_draw": 0}
    assert (kept.seed, kept.commitment) == ("a match", commitment("a match"))


def test_options_that_were_not_given_are_kept_with_their_defaults() -> None:
    assert play_match(GAME, ["random"] * 3, "s").record.options == {"balanced_draw": 1}


def test_the_same_arguments_give_the_same_match_and_another_seed_another() -> None:
    first = play_match(GAME, ["random"] * 4, "one").record.write()
    assert play_match(GAME, ["random"] * 4, "one").record.write() == first
    assert play_match(GAME, ["random"] * 4, "two").record.write() != first


def test_decisions_are_what_bots_were_asked_and_draws_and_single_answers_are_not() -> None:
    result = play_match(GAME, ["random"] * 3, "count")
    state = GAME.start(3)
    asked = 0
    for line in result.record.lines:
        asked += line.seat >= 0 and len(state.legal()) > 1
        state.carry_out(GAME.parse(line.text))
    assert result.decisions == asked


def test_luck_of_the_bots_is_not_luck_of_the_table() -> None:
    draws = [
        [line.text for line in play_match(GAME, bots, "draws").record.lines if line.seat < 0][:5]
        for bots in (["random"] * 4, ["greedy"] * 4)
    ]
    assert draws[0] == draws[1]


def test_a_match_that_cannot_be_set_up_is_refused() -> None:
    with pytest.raises(BadSetup, match="industry is for 3 to 4 players, got 2"):
        play_match(GAME, ["random"] * 2, "s")
    with pytest.raises(UnknownBot, match="there is no bot 'clever'"):
        play_match(GAME, ["random", "random", "clever"], "s")
    with pytest.raises(BadSetup, match="a seed must be a text of one line"):
        play_match(GAME, ["random"] * 3, "two\nlines")
