"""The log of a table, and the positions that follow from it."""

from __future__ import annotations

import pytest

import opificio
from opificio.core.state import CHANCE, OVER, State
from opificio.luck.dealer import Dealer, Generator
from opificio.service import log
from opificio.service.log import BrokenLog, Line, Told
from tests.rules.spyrium.table import table

GAME = opificio.game("industry")


def begun(players: int = 3) -> tuple[State, list[Told], Dealer]:
    dealer = Dealer("1906")
    state, told = log.deal(GAME.start(players), 1, dealer)
    return state, told, dealer


def some_play(decisions: int) -> tuple[State, list[Told]]:
    state, told, dealer = begun()
    luck = Generator("play")
    for _ in range(decisions):
        if state.to_move == OVER:
            break
        legal = state.legal()
        state, more = log.decide(state, legal[luck.below(len(legal))], told[-1].line.number + 1, dealer)
        told += more
    return state, told


def test_a_game_begins_with_draws_that_the_dealer_makes() -> None:
    state, told, _ = begun()
    assert {each.line.kind for each in told} == {"draw"}
    assert [each.line.move.split()[0] for each in told] == ["first", "draw", "draw", "draw"]
    assert state.to_move >= 0


def test_lines_are_numbered_without_gaps_and_tell_who_answered() -> None:
    _, told = some_play(1000)
    lines = [each.line for each in told]
    assert [line.number for line in lines] == list(range(1, len(lines) + 1))
    assert {line.kind for line in lines} == {"decision", "forced", "draw"}
    assert all((line.kind == "draw") == (line.seat == CHANCE) for line in lines)


def test_an_answer_without_alternative_is_no_decision() -> None:
    _, told = some_play(1000)
    state = GAME.start(3)
    for line, _ in told:
        if line.kind == "forced":
            assert len(state.legal()) == 1
        elif line.kind == "decision":
            assert len(state.legal()) > 1
        state.carry_out(GAME.parse(line.move))
    assert state.to_move == OVER


def test_every_line_begins_with_the_fact_of_its_move() -> None:
    _, told = some_play(1000)
    for line, facts in told:
        assert (facts[0].kind, facts[0].seat, facts[0].what) == ("played", line.seat, line.move)
        assert [fact.kind for fact in facts].count("played") == 1


def test_a_position_is_not_changed_by_what_follows_it() -> None:
    state, told, dealer = begun()
    before = state.dump()
    log.decide(state, state.legal()[0], told[-1].line.number + 1, dealer)
    assert state.dump() == before


def test_a_log_read_again_gives_the_same_position_and_facts() -> None:
    state, told = some_play(200)
    again = log.replay(GAME, GAME.start(3), [each.line for each in told], {})
    assert again is not None
    assert again[0] == state
    assert [[fact.fields() for fact in each.facts] for each in again[1]] == [
        [fact.fields() for fact in each.facts] for each in told
    ]


def test_taking_back_leaves_the_lines_before_it() -> None:
    lines = [
        Line(1, -1, "draw", "first 1"),
        Line(2, 0, "decision", "pick A1"),
        Line(3, 1, "decision", "pass"),
        Line(4, 1, "undo", "pass", 2),
        Line(5, 1, "decision", "bid 1"),
        Line(6, 0, "undo", "pick A1", 1),
    ]
    assert [line.number for line in log.live(lines[:5])] == [1, 2, 5]
    assert [line.number for line in log.live(lines)] == [1]
    assert log.live([*lines, Line(7, 0, "undo", "first 1", 0)]) == []


def test_a_taking_back_tells_what_the_decision_meant() -> None:
    game = opificio.game("spyrium")
    before = table(event="export")
    event = game.parse("event 1")
    (fact,) = log.taken_back(game, before, Line(9, 0, "undo", event.text, 7)).facts
    assert (fact.kind, fact.seat, fact.what) == ("undone", 0, "event 1")
    assert fact.meaning == event.meaning(before) != {}


def test_a_line_that_does_not_hold_is_damage_and_is_said_to_be() -> None:
    _, told = some_play(10)
    lines = [each.line for each in told]
    broken = [*lines[:6], Line(7, lines[6].seat, "decision", "draw A"), *lines[7:]]
    with pytest.raises(BrokenLog, match="line 7"):
        log.replay(GAME, GAME.start(3), broken, {})
