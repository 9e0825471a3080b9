"""The bots that search: budgets, reasons, and better moves for more thought."""

from __future__ import annotations

import pytest

import opificio
from opificio.arena.simulation import Setup, simulate
from opificio.bots import NAMES, THINKING, Reason, is_bot, make, reason_for, why
from opificio.bots.judges import EVALUATORS, judge
from opificio.bots.levels import LEVELS, level_of
from opificio.bots.thinker import Budget, Thinker
from opificio.core.state import State
from opificio.games import registry
from opificio.library import LANGUAGES
from opificio.speech import Speech
from tests.bots.tables import decisions


def test_levels_rise_and_all_can_be_chosen() -> None:
    assert [level.name for level in LEVELS] == ["apprentice", "foreman", "engineer", "magnate"]
    assert [*[level.name for level in LEVELS], "greedy", "random"] == NAMES


def test_a_bot_is_known_by_its_name_with_or_without_a_budget() -> None:
    assert all(is_bot(name) for name in (*NAMES, "engineer:0.2s", "magnate:40"))
    assert not any(is_bot(name) for name in ("", "Ada", "engineer:", "engineer:soon", "greedy:5", "random:5"))


def test_a_name_may_state_the_budget() -> None:
    stated = level_of("engineer:0.25s"), level_of("magnate:300")
    assert [level.budget for level in stated if level] == [Budget(seconds=0.25), Budget(simulations=300)]
    assert level_of("greedy") is None


def test_a_budget_knows_how_many_simulations_are_left() -> None:
    assert Budget(simulations=100).left(30, 5.0) == 70
    assert Budget(seconds=2.0).left(100, 0.5) == 300
    assert Budget(simulations=100, seconds=2.0).left(90, 0.1) == 10
    assert Budget(seconds=2.0).left(100, 2.5) < 0
    assert Budget(seconds=2.0).left(0, 0.0) > 0


@pytest.mark.parametrize("game", registry.NAMES)
def test_a_judge_knows_every_table(game: str) -> None:
    the_game = opificio.game(game)
    for players in range(the_game.fewest_players, the_game.most_players + 1):
        values = judge(game, players).values(opificio.Dealer("j").settle(the_game.start(players)))
        assert sum(values[:players]) == pytest.approx(1)
        assert all(0 < points < 100 for points in values[players:])


@pytest.mark.parametrize("game", registry.NAMES)
def test_rows_have_a_figure_for_every_feature(game: str) -> None:
    evaluator = EVALUATORS[game]
    for state, _ in decisions(opificio.game(game), ["random"] * 3, "rows"):
        rows = evaluator.rows(state)
        assert len(rows) == 3
        assert all(len(row) == len(evaluator.features()) for row in rows)


def test_a_bot_gives_its_reason_in_figures() -> None:
    state = opificio.Dealer("why").settle(opificio.game("industry").start(3))
    bot = make("engineer:50", "industry", "s")
    assert isinstance(bot, Thinker)
    move = bot.choose(state)
    reason = bot.reason()
    assert reason.move == move.text
    assert reason.other in {other.text for other in state.legal()} - {move.text}
    assert 0 < reason.share < 1
    assert 10 < reason.points < 90


def opening() -> State:
    return opificio.Dealer("why").settle(opificio.game("industry").start(4))


def thinker(name: str = "foreman") -> Thinker:
    bot = make(name, "industry", "s")
    assert isinstance(bot, Thinker)
    return bot


def test_a_reason_may_be_had_for_any_move_that_was_made() -> None:
    state, bot = opening(), thinker()
    best = bot.choose(state).text
    assert bot.reason(best) == bot.reason()
    assert bot.reason().is_best
    for made in {move.text for move in state.legal()} - {best}:
        reason = bot.reason(made)
        assert (reason.move, reason.other, reason.is_best) == (made, best, False)
        assert (reason.other_share, reason.other_points) == (bot.reason().share, bot.reason().points)


def test_asked_again_a_bot_that_counts_simulations_thinks_the_same() -> None:
    state, bot = opening(), thinker()
    made = bot.choose(state).text
    assert reason_for("foreman", "industry", "s", state, made) == bot.reason()


@pytest.mark.parametrize("name", [name for name in NAMES if name not in THINKING])
def test_who_never_thinks_ahead_has_no_figures_but_a_sentence(name: str) -> None:
    state = opening()
    assert reason_for(name, "industry", "s", state, state.legal()[0].text) is None
    said = {lang: why(Speech(opificio.game("industry"), lang), state, name, None) for lang in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES)


REASON = Reason("pick A1", 0.434, 51.6, "pick B1", 0.386, 50.7, is_best=True)


def test_a_reason_is_told_in_every_language_with_the_move_in_words() -> None:
    game, state = opificio.game("industry"), opening()
    speech = {lang: Speech(game, lang) for lang in LANGUAGES}
    told = {lang: why(speech[lang], state, "foreman", REASON) for lang in LANGUAGES}
    assert told["en"] == (
        "Expects to win 43\u00a0% of the time, with about 52 points; next best was "
        f"“{speech['en'].move('pick B1', state)}”: 39\u00a0%, 51 points."
    )
    for lang, sentence in told.items():
        assert speech[lang].move("pick B1", state) in sentence
        assert [figure for figure in ("43", "52", "39", "51") if figure not in sentence] == []


def test_who_thinks_otherwise_by_now_says_so() -> None:
    told = why(Speech(opificio.game("industry")), opening(), "engineer", REASON._replace(is_best=False))
    assert "thinking again, it would rather have chosen “Put B1" in told


def test_who_plays_alone_expects_points_only() -> None:
    game = opificio.game("expo1906")
    state = opificio.Dealer("why").settle(game.start(1))
    made, other = (move.text for move in state.legal()[:2])
    reason = Reason(made, 1.0, 30.2, other, 1.0, 28.0, is_best=True)
    told = why(Speech(game), state, "foreman", reason)
    assert told == f"Expects about 30 points; next best was “{Speech(game).move(other, state)}”: 28 points."


def test_without_an_alternative_none_is_told() -> None:
    told = why(Speech(opificio.game("industry")), opening(), "foreman", REASON._replace(other=None))
    assert told == "Expects to win 43\u00a0% of the time, with about 52 points."


@pytest.mark.parametrize(("game", "players"), [("industry", 4), ("spyrium", 3)])
def test_thought_pays(game: str, players: int) -> None:
    """Strength is measured in the arena; this tells when it is lost. All seeds are fixed."""
    setup = Setup(game, ["foreman", *["apprentice"] * (players - 1)], "thought")
    assert sum(played.shares[0] for played in simulate(setup, 12)) >= 7


def test_an_apprentice_is_no_match_for_greedy_but_for_chance() -> None:
    for rival, low, high in (("greedy", 0.0, 0.3), ("random", 0.8, 1.0)):
        setup = Setup("spyrium", ["apprentice", rival, rival], "apprentice")
        assert low <= sum(played.shares[0] for played in simulate(setup, 12)) / 12 <= high
