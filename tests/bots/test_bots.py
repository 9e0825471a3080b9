"""What holds for every bot: it answers within the rules, by its seed alone, and leaves the position alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from opificio.bots import NAMES, UnknownBot, make
from opificio.library import game
from tests.bots.tables import decisions, packaged

OTHER_EDITION = Path(__file__).parents[1] / "rules" / "industry" / "edition.toml"

each_bot = pytest.mark.parametrize("bot", NAMES)
each_number = pytest.mark.parametrize("players", [3, 4])
each_edition = pytest.mark.parametrize("edition", [None, OTHER_EDITION], ids=["packaged", "other"])


@each_bot
@each_number
@each_edition
def test_a_bot_answers_with_a_legal_move_to_the_end_of_a_game(
    bot: str, players: int, edition: Path | None
) -> None:
    asked = list(decisions(game("industry", edition), [bot] * players, "legal"))
    assert len(asked) > 100
    for state, move in asked:
        assert any(move is legal for legal in state.legal()), str(state)


@each_bot
def test_a_bot_leaves_the_position_as_it_was_given(bot: str) -> None:
    for state, _ in decisions(packaged(), ["random"] * 3, "untouched"):
        state.listen()
        before, legal = state.dump(), list(state.legal())
        make(bot, "industry", "guest").choose(state)
        assert state.dump() == before
        assert state.legal() == legal
        assert state.facts == []


@each_bot
def test_the_same_seed_gives_the_same_answers_whatever_else_was_played(bot: str) -> None:
    once = [move.text for _, move in decisions(packaged(), [bot] * 4, "again")]
    list(decisions(packaged(), ["greedy"] * 3, "something else"))
    assert [move.text for _, move in decisions(packaged(), [bot] * 4, "again")] == once


def test_another_seed_gives_the_random_bot_another_mind() -> None:
    asked = [state for state, _ in decisions(packaged(), ["random"] * 3, "minds")]
    answers = [[make("random", "industry", seed).choose(state).text for state in asked] for seed in "ab"]
    assert answers[0] != answers[1]


def test_a_name_that_no_bot_has_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownBot, match=r"^there is no bot 'deep'; there are: random, greedy$"):
        make("deep", "industry", "seed")


def test_greedy_says_which_games_it_can_play() -> None:
    with pytest.raises(UnknownBot, match=r"^greedy cannot play 'chess'; it can play: industry, spyrium$"):
        make("greedy", "chess", "seed")
