"""OpenSpiel's search by its name, as our own bots are had: to be measured by, not to be offered."""

from __future__ import annotations

import sys

import pytest

import opificio
from opificio.bots import NAMES, THINKING, UnknownBot, is_bot, make, reason_for, why
from opificio.bots.levels import OPENSPIEL
from opificio.bots.thinker import Budget
from opificio.core.rule import BadSetup
from opificio.games import registry
from opificio.library import LANGUAGES
from opificio.speech import Speech
from tests.bots.tables import decisions

each_game = pytest.mark.parametrize("game", registry.NAMES)


@each_game
def test_it_is_had_by_name_for_every_game_and_its_seed_decides(game: str) -> None:
    asked = [state for state, _ in decisions(opificio.game(game), ["random"] * 3, "openspiel")][:60:20]
    for state in asked:
        chosen = make("openspiel:6", game, "a").choose(state)
        assert chosen in state.legal()
        assert make("openspiel:6", game, "a").choose(state) is chosen


def test_it_is_a_bot_but_none_that_people_are_offered() -> None:
    assert all(is_bot(name) for name in ("openspiel", "openspiel:0.5s", "openspiel:200"))
    assert not is_bot("openspiel:soon")
    assert OPENSPIEL.name not in [*NAMES, *THINKING]


def test_it_thinks_for_half_a_second_unless_told_otherwise() -> None:
    assert OPENSPIEL.budget == Budget(seconds=0.5)
    names = ["openspiel", "openspiel:0.2s", "openspiel:200"]
    assert [make(name, "industry", "").name for name in names] == names


def test_a_single_simulation_is_too_few_for_it() -> None:
    with pytest.raises(BadSetup, match="simulations must be 2 or more, got 1"):
        make("openspiel:1", "industry", "seed")


def test_without_the_library_it_is_said_what_brings_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "opificio.envs.openspiel_bot", raising=False)
    monkeypatch.setitem(sys.modules, "open_spiel.python.algorithms", None)
    with pytest.raises(
        UnknownBot,
        match=r"^openspiel cannot play here: open_spiel is not installed; it comes with: "
        r"pip install 'opificio\[envs\]'$",
    ):
        make("openspiel", "industry", "seed")


def test_why_it_moved_is_told_in_every_language() -> None:
    state = opificio.Dealer("why").settle(opificio.game("industry").start(3))
    reason = reason_for("openspiel:2", "industry", "s", state, state.legal()[0].text)
    assert reason is None
    said = {why(Speech(state.the_game(), lang), state, "openspiel:2", reason) for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)
