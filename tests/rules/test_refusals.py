"""Every refusal of every game: the rule it quotes, its figures, and the sentence that people read."""

from __future__ import annotations

from string import Formatter

import pytest

from tests.games.registry import KITS
from tests.rules.playing import answers, refused
from tests.rules.refusal import Refusal
from tests.vocabulary import rules

every_game = pytest.mark.parametrize("game", KITS)
every_refusal = pytest.mark.parametrize(
    "refusal",
    [
        pytest.param(each, id=f"{game}: {each.key}: {each.move}")
        for game, kit in KITS.items()
        for each in kit.refusals
    ],
)


@every_refusal
def test_a_refusal_quotes_the_rule_with_its_figures_in_words_that_people_read(refusal: Refusal) -> None:
    error = refused(refusal.state, refusal.move)
    assert (error.rule.id, error.rule.key) == (refusal.rule, refusal.key)
    told = [field for _, field, _, _ in Formatter().parse(error.rule.sentence) if field]
    assert {name: error.figures[name] for name in told} == refusal.figures
    assert error.reason == refusal.reason
    assert str(error).startswith(f"{refusal.move}: {refusal.reason} [{refusal.rule}]\n")


@every_refusal
def test_what_is_refused_is_not_offered(refusal: Refusal) -> None:
    assert refusal.move not in answers(refusal.state)
    rule = refusal.state.why_not(refusal.move)
    assert rule is not None
    assert rule.key == refusal.key


@every_game
def test_every_refusal_of_the_game_is_among_these(game: str) -> None:
    assert {refusal.key for refusal in KITS[game].refusals} == {rule.key for rule in rules(game)}
