"""Several processes that think about the same position: moves by seed, and no process left behind."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path
from subprocess import PIPE, Popen

import pytest

import opificio
from opificio import library
from opificio.bots import UnknownBot, crew, is_bot, make, reason_for
from opificio.bots.crew import ColleagueDied, Crew, added, dismiss
from opificio.bots.levels import level_of
from opificio.bots.thinker import Budget, Found, Thinker
from opificio.core.state import State
from opificio.games import registry
from opificio.service.bot_pool import BotPool
from opificio.service.bot_worker import Question
from tests.bots.tables import decisions

RULES = Path(__file__).parents[1] / "rules"


@pytest.fixture(autouse=True)
def _all_leave() -> Iterator[None]:
    yield
    dismiss()


def opening(game: str = "industry", edition: Path | None = None) -> State:
    return opificio.Dealer("crew").settle(library.game(game, edition).start(3))


def thinker(name: str, game: str = "industry") -> Thinker:
    bot = make(name, game, "s")
    assert isinstance(bot, Thinker)
    return bot


def processes() -> list[Popen[bytes]]:
    return [colleague.process for colleague in crew._COLLEAGUES]


def test_a_budget_may_be_for_several_processes() -> None:
    stated = level_of("magnate:3sx4"), level_of("engineer:400x2")
    budgets = [Budget(seconds=3, processes=4), Budget(simulations=400, processes=2)]
    assert [level.budget for level in stated if level] == budgets
    assert not any(is_bot(name) for name in ("engineer:x2", "engineer:400x0", "engineer:400x", "greedy:4x2"))
    with pytest.raises(UnknownBot, match="openspiel thinks on one process; got 'openspiel:40x2'"):
        make("openspiel:40x2", "industry", "s")


@pytest.mark.parametrize("game", registry.NAMES)
def test_the_same_seed_gives_the_same_moves(game: str) -> None:
    def game_of(name: str) -> list[str]:
        return [move.text for _, move in decisions(opificio.game(game), [name, "random", "random"], "crew")]

    once = game_of("engineer:4x3")
    assert game_of("engineer:4x3") == once
    assert len(processes()) == 2  # which all these bots asked, one after the other


def test_each_imagines_luck_of_its_own() -> None:
    together, alone = (thinker(name).find(opening()) for name in ("engineer:1000x2", "engineer:1000"))
    assert [each.move for each in together] == [each.move for each in alone]
    assert [each.values for each in together] != [each.values for each in alone]


def test_everybody_spends_the_whole_budget_on_every_move() -> None:
    for state, _ in list(decisions(opificio.game("industry"), ["random"] * 3, "whole"))[:40:13]:
        found = thinker("engineer:30x3").find(state)
        assert (
            sum(each.visits for each in found) == 3 * 29
        )  # the first simulation looks at the position itself


def test_visits_are_added_up_and_outcomes_weighed_by_them() -> None:
    one = [Found(7, 3, [0.5, 0.5, 40, 20]), Found(4, 0, [0.1, 0.9, 10, 20])]
    other = [Found(4, 0, [0.1, 0.9, 10, 20]), Found(7, 1, [0.9, 0.1, 80, 20])]
    assert added([one, other]) == [Found(7, 4, [0.6, 0.4, 50, 20]), Found(4, 0, [0.1, 0.9, 10, 20])]


def test_it_gives_a_reason_for_what_all_have_found() -> None:
    state, bot = opening(), thinker("engineer:40x2")
    made = bot.choose(state).text
    reason = bot.reason()
    assert (reason.move, reason.is_best) == (made, True)
    assert reason_for("engineer:40x2", "industry", "s", state, made) == reason
    found = {state.the_game().moves[each.move].text: each for each in thinker("engineer:40x2").find(state)}
    assert reason.share == found[made].values[state.to_move]
    assert found[made].visits == max(each.visits for each in found.values())


@pytest.mark.parametrize("game", registry.NAMES)
def test_another_edition_is_thought_about_by_all(game: str) -> None:
    state = opening(game, RULES / game / "edition.toml")
    assert state.the_game().edition_hash != opificio.game(game).edition_hash
    assert thinker("engineer:20x2", game).choose(state) in state.legal()


def test_trees_of_bots_that_are_gone_are_forgotten() -> None:
    state = opening()
    bots = [thinker("engineer:4x2") for _ in range(2)]
    for bot in bots:
        bot.choose(state)
    numbers = [bot.number for bot in bots if isinstance(bot, Crew)]
    assert set(numbers) <= set(bots[0]._question(state, "s").askers)  # type: ignore[attr-defined]
    del bots[1], bot
    assert bots[0]._question(state, "s").askers == numbers[:1]  # type: ignore[attr-defined]


def test_one_that_died_is_told_of_and_replaced() -> None:
    bot, state = thinker("engineer:20x2"), opening()
    expected = bot.choose(state)
    processes()[0].kill()
    processes()[0].wait()
    with pytest.raises(ColleagueDied, match="a process that was thinking along died"):
        bot.choose(state)
    assert processes() == []
    assert thinker("engineer:20x2").choose(state) is expected


def test_who_interrupts_a_bot_leaves_no_process_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(self: Thinker, state: State) -> list[Found]:
        started.extend(processes())
        raise KeyboardInterrupt

    started: list[Popen[bytes]] = []
    monkeypatch.setattr(Thinker, "find", interrupted)
    with pytest.raises(KeyboardInterrupt):
        thinker("magnate:600sx3").choose(opening())
    assert len(started) == 2
    assert all(process.returncode is not None for process in started)


ASKER = """
import opificio
from opificio.bots import crew, make
state = opificio.Dealer("crew").settle(opificio.game("industry").start(3))
make("engineer:2x2", "industry", "s").choose(state)
print("thinking", flush=True)
make("magnate:600sx2", "industry", "s").choose(state)
"""


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGKILL])
def test_they_end_with_the_one_that_started_them(end: signal.Signals) -> None:
    with Popen([sys.executable, "-c", ASKER], stdout=PIPE, stderr=PIPE) as asker:
        assert asker.stdout is not None
        assert asker.stdout.readline() == b"thinking\n"
        asker.send_signal(end)
        asker.communicate()  # which ends only when nobody has its outputs any more
    assert asker.returncode != 0


def moves_of_three(game: str) -> list[str]:
    return [thinker("engineer:20x2", game).choose(opening(game)).text for _ in range(3)]


def test_it_thinks_in_a_process_that_may_have_no_children_of_its_own() -> None:
    """Which those of multiprocessing's pools are."""
    expected = moves_of_three("industry")
    with get_context("spawn").Pool(1) as pool:
        assert pool.apply(moves_of_three, ["industry"]) == expected


def test_it_thinks_where_bots_of_the_server_think() -> None:
    state = opening()
    question = Question(
        "industry", library.packaged_text("industry", "edition.toml"), state.dump(), "engineer:20x2", "s"
    )
    pool = BotPool(1)
    assert asyncio.run(pool.choose(question)) == thinker("engineer:20x2").choose(state).text
    pool.close()
