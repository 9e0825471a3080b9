"""The laws that every game obeys, tried at every position of many games. `tables` says which games."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

import opificio
from opificio.core.game import Game
from opificio.core.record import Record, parse, play_line, record_of
from opificio.core.rule import IllegalMove
from opificio.core.state import CHANCE, OVER, State
from opificio.games import registry
from opificio.luck.dealer import Dealer, Generator, commitment
from opificio.search.playout import random_playout
from tests.games.registry import KITS
from tests.laws.ledger import account_for
from tests.laws.tables import Table, every_table, lines, positions, steps

every_game = pytest.mark.parametrize(
    "game", [opificio.game(name) for name in registry.NAMES], ids=registry.NAMES
)
many = pytest.mark.parametrize("table", every_table(80), ids=str)
some = pytest.mark.parametrize("table", every_table(12), ids=str)


def record(table: Table) -> Record:
    """The game file of a whole game."""
    state = table.start()
    kept = record_of(state)
    kept.options.update(table.options)
    kept.seed, kept.commitment = table.seed, commitment(table.seed)
    for step in steps(table):
        kept.keep(step.facts)
        state = step.after
    kept.scores = state.scores()
    return kept


# Questions and answers


@many
def test_whoever_is_asked_has_a_choice_and_chance_something_to_draw(table: Table) -> None:
    for state in positions(table):
        if state.to_move == OVER:
            assert state.actor is None
            assert state.legal() == []
        elif state.to_move == CHANCE:
            assert len(state.weights()) == len(state.legal()) > 0
            assert min(state.weights()) > 0
        else:
            assert 0 <= state.to_move < table.players
            assert len(state.legal()) > 1, f"a single answer is not asked for\n{state}"


@many
def test_the_legal_moves_are_those_that_no_rule_forbids_in_the_order_of_the_table(table: Table) -> None:
    moves = table.find_game().moves
    for state, _ in lines(table):
        assert state.legal() == [move for move in moves if move.why_not(state) is None], str(state)


@every_game
def test_every_move_is_found_by_its_number_and_by_its_text_however_it_is_typed(game: Game[State]) -> None:
    for number, move in enumerate(game.moves):
        assert move.id == number
        for typed in (move.text, move.text.upper(), f"  {move.text.replace(' ', '   ')} "):
            assert game.parse(typed) is move


@every_game
def test_no_two_moves_have_the_same_text(game: Game[State]) -> None:
    assert len({move.text.lower() for move in game.moves}) == len(game.moves)


@some
def test_every_refusal_quotes_its_rule_with_all_figures_and_changes_nothing(table: Table) -> None:
    moves = table.find_game().moves
    seen: set[tuple[int, str]] = set()
    for state, _ in lines(table):
        for move in moves:
            rule = move.why_not(state)
            if rule is None or (move.id, rule.key) in seen:
                continue
            seen.add((move.id, rule.key))
            key = state.key()
            with pytest.raises(IllegalMove) as refused:
                state.play(move)
            assert refused.value.rule is rule
            assert f"{move.text}: {refused.value.reason} [{rule.id}]" in str(refused.value)
            assert "{" not in refused.value.reason
            assert state.key() == key


@some
def test_texts_and_moves_are_played_and_refused_alike(table: Table) -> None:
    for state, move in lines(table):
        assert state.play(move.text) == state.play(move)
        assert state.why_not(move.text) is None


# States behave as values


@many
def test_no_position_ever_changes_once_it_was_given_out(table: Table) -> None:
    history = [(state, hash(state), state.key(), str(state)) for state in positions(table)]
    for state, hashed, key, text in history:
        assert (hash(state), state.key(), str(state)) == (hashed, key, text)


@some
def test_trying_every_move_leaves_the_position_as_it_was_and_gives_another(table: Table) -> None:
    for state in positions(table):
        key = state.key()
        children = [state.play(move) for move in state.legal()]
        assert state.key() == key
        assert all(child != state for child in children)


@some
def test_a_copy_is_equal_and_can_be_played_to_the_end_without_the_original_noticing(table: Table) -> None:
    for number, state in enumerate(positions(table)):
        copy = state.copy()
        assert copy == state
        assert hash(copy) == hash(state)
        assert copy.facts is None, "a copy is nobody's to listen to"
        if number % 20 == 0:
            key = state.key()
            random_playout(copy, Dealer(number), Generator("elsewhere"))
            assert copy.to_move == OVER
            assert state.key() == key


@many
def test_a_dumped_position_comes_back_equal_with_the_same_answers(table: Table) -> None:
    game = table.find_game()
    for state, _ in lines(table):
        written = json.dumps(state.dump())
        loaded = game.load(json.loads(written))
        assert loaded == state
        assert loaded.legal() == state.legal()
        assert json.dumps(loaded.dump()) == written


# The log


@many
def test_answers_without_alternative_are_given_at_once_and_told_like_any_other(table: Table) -> None:
    for step in steps(table):
        chosen, *forced = step.played()
        assert chosen is step.move
        state = step.before.copy()
        state.carry_out(chosen)
        for move in forced:
            assert state.legal() == [move]
            state.carry_out(move)
        assert state == step.after


@many
def test_the_game_file_replays_to_every_position_of_the_game(table: Table) -> None:
    kept = parse(record(table).write())
    state = kept.start(table.find_game())
    for line, (position, move) in zip(kept.lines, lines(table), strict=True):
        assert state == position
        assert line.text == move.text
        play_line(table.find_game(), state, line)
    assert state.to_move == OVER
    assert state == kept.replay(table.find_game())
    assert state.scores() == kept.scores


@some
def test_a_game_broken_off_anywhere_is_kept_in_a_file_that_holds(table: Table) -> None:
    kept = record_of(table.start())
    kept.options.update(table.options)
    for number, step in enumerate(steps(table)):
        kept.keep(step.facts)
        if number % 25 == 0 and step.after.to_move != OVER:
            assert parse(kept.write()).replay(table.find_game()) == step.after


@many
def test_what_everybody_has_is_just_what_the_facts_told_and_the_game_ends(table: Table) -> None:
    ledger = KITS[table.game].ledger(table.start().dump())
    played = 0
    for step in steps(table):
        for fact in step.facts:
            assert json.loads(json.dumps(fact.fields()))["kind"] == fact.kind
        account_for(ledger, step.facts, step.after)
        played += len(step.played())
    assert played <= ledger.most_lines


# Views and scores


@some
def test_a_view_holds_what_the_log_tells_and_not_what_only_the_dealer_knows(table: Table) -> None:
    secrets = (table.seed, commitment(table.seed))
    replayed = table.start()
    for state, move in lines(table):
        for seat in (None, *range(table.players)):
            view = state.view(seat)
            assert view == replayed.view(seat)
            assert view["seat"] == seat
            written = json.dumps(view)
            assert json.loads(written) == view
            assert not [secret for secret in secrets if secret in written]
            assert not {"seed", "key", "secret", "generator"} & set(keys(view))
        replayed.carry_out(move)


def keys(data: object) -> Iterator[str]:
    """All keys in JSON data, however deep."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield key
            yield from keys(value)
    elif isinstance(data, list):
        for value in data:
            yield from keys(value)


@many
def test_scores_are_the_sums_of_their_sources_and_somebody_leads(table: Table) -> None:
    sources = list(table.start().breakdown()[0])
    for state in positions(table):
        breakdown, scores, winners = state.breakdown(), state.scores(), state.winners()
        assert [list(points) for points in breakdown] == [sources] * table.players
        assert scores == [sum(points.values()) for points in breakdown]
        assert winners
        assert winners == sorted(set(winners))
        assert {scores[seat] for seat in winners} == {max(scores)}


@every_game
def test_the_tables_of_these_laws_reach_every_kind_of_move(game: Game[State]) -> None:
    tables = [table for table in every_table(80) if table.game == game.name]
    made = {move.text.split()[0] for table in tables for _, move in lines(table)}
    assert made == {move.text.split()[0] for move in game.moves}
