"""The tree search: what it finds, what it leaves alone, and that a seed decides everything."""

from __future__ import annotations

import pytest

import opificio
from opificio.bots.judges import judge
from opificio.core.state import CHANCE, OVER, State
from opificio.games import registry
from opificio.luck.dealer import Dealer, Generator
from opificio.search.judge import result, utility
from opificio.search.tree import Habits, Search

each_game = pytest.mark.parametrize("game", registry.NAMES)


def middle(game: str, players: int, seed: str, decisions: int) -> State:
    """A position of a random game after so many decisions."""
    dealer, chooser = Dealer(seed), Generator(seed)
    state = dealer.settle(opificio.game(game).start(players))
    for _ in range(decisions):
        moves = state.legal()
        state.step(moves[chooser.below(len(moves))])
        dealer.deal(state)
    assert state.to_move != OVER
    return state


def searched(state: State, simulations: int, seed: str = "s", habits: Habits | None = None) -> Search:
    game = state.the_game().name
    search = Search(judge(game, state.players), state, seed, habits or Habits())
    search.run(simulations)
    return search


@each_game
def test_every_simulation_is_a_visit_of_the_root_and_all_but_the_first_of_an_answer(game: str) -> None:
    search = searched(middle(game, 3, "visits", 20), 60)
    assert search.root.visits == 60
    assert sum(search.visits()) == 59


@each_game
def test_the_same_seed_thinks_the_same_in_slices_or_at_once(game: str) -> None:
    state = middle(game, 3, "slices", 25)
    at_once, in_slices = searched(state, 48), searched(state, 16)
    in_slices.run(20)
    in_slices.run(12)
    assert at_once.visits() == in_slices.visits()
    assert at_once.root.totals == in_slices.root.totals


@each_game
def test_a_search_leaves_the_position_as_it_was_given(game: str) -> None:
    state = middle(game, 3, "alone", 15)
    before = state.dump()
    searched(state, 40)
    assert state.dump() == before


@each_game
def test_shares_of_the_win_are_shared_among_all_seats(game: str) -> None:
    search = searched(middle(game, 3, "shares", 30), 40)
    for at in range(len(search.moves())):
        assert sum(search.values(at)[:3]) == pytest.approx(1)


@each_game
def test_all_answers_are_known_and_the_best_is_one_of_them(game: str) -> None:
    state = middle(game, 3, "answers", 12)
    search = searched(state, 30)
    assert sorted(move.id for move in search.moves()) == [move.id for move in state.legal()]
    assert search.visits()[search.best()] == max(search.visits())


def test_without_a_simulation_the_judge_decides() -> None:
    state = middle("spyrium", 3, "judge", 10)
    search = searched(state, 0)
    judged = []
    for move in state.legal():
        after = state.copy()
        after.step(move)
        judged.append(utility(judge("spyrium", 3).values(after), state.to_move))
    best = search.best()
    assert utility(search.values(best), state.to_move) == max(judged)


def test_a_tree_has_no_more_nodes_than_it_may() -> None:
    search = searched(middle("industry", 4, "full", 20), 500, habits=Habits(most_nodes=50))
    assert search.is_full()
    assert search.nodes == 50


def test_what_is_known_of_the_next_position_is_kept() -> None:
    state = middle("industry", 3, "reuse", 30)
    search = searched(state, 200)
    best = search.best()
    visits, after = search.visits()[best], state.play(search.moves()[best])
    search.move_to(after)
    assert after.to_move != CHANCE
    assert search.root.state == after
    assert search.root.visits == visits


def test_a_position_never_thought_of_is_begun_afresh() -> None:
    search = searched(middle("industry", 3, "one", 30), 50)
    other = middle("industry", 3, "other", 40)
    search.move_to(other)
    assert search.root.state == other
    assert (search.root.visits, search.nodes) == (0, 1)


def test_draws_are_imagined_by_a_dealer_of_its_own_and_several_of_them() -> None:
    state = opificio.game("spyrium").start(3)
    search = searched(state, 60)
    outcomes = search.root.children
    assert 1 < len(outcomes) < 60
    assert len({child.state.dump() == state.dump() for child in outcomes if child is not None}) == 1


@each_game
def test_a_finished_game_is_worth_its_result(game: str) -> None:
    state, dealer, chooser = (
        opificio.game(game).start(2 if game != "industry" else 3),
        Dealer("e"),
        Generator("e"),
    )
    while state.to_move != OVER:
        dealer.deal(state)
        if state.to_move >= 0:
            moves = state.legal()
            state.step(moves[chooser.below(len(moves))])
    values = judge(game, state.players).values(state)
    assert values == result(state)
    assert values[state.players :] == state.scores()
    assert [seat for seat in range(state.players) if values[seat]] == state.winners()
