"""The laws once more among rich players: poor ones rarely see techniques, second uses and crowded prices."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import opificio
from opificio.core.move import Move
from opificio.core.state import CHANCE, OVER
from opificio.games.spyrium.game import SpyriumGame
from opificio.games.spyrium.state import ACTION, BUILD, FIRST_PLAYER, PHASE_TWO, Spyrium
from opificio.luck.dealer import Dealer, Generator
from tests.games.spyrium.ledger import SpyriumLedger
from tests.laws.ledger import account_for

RARELY = ("phase", "gain", "pass")
TABLES = [(players, number) for players in (2, 3, 4, 5) for number in range(4)]
every_table = pytest.mark.parametrize(("players", "number"), TABLES)


def the_game() -> SpyriumGame:
    game = opificio.game("spyrium")
    assert isinstance(game, SpyriumGame)
    return game


def opening(players: int) -> Spyrium:
    state = the_game().start(players)
    state.money[:] = [60] * players
    state.spyrium[:] = [20] * players
    return state


def lines(state: Spyrium, number: int) -> Iterator[tuple[Spyrium, Move[Spyrium]]]:
    """A game on this very state: each position with the move about to be made in it."""
    dealer, chooser = Dealer(f"rich {number}"), Generator(f"rich players {number}")
    while state.to_move != OVER:
        moves = state.legal()
        weights = [1 if move.text.startswith(RARELY) else 6 for move in moves]
        move = dealer.draw(state) if state.to_move == CHANCE else moves[chooser.weighted(weights)]
        yield state, move
        state.carry_out(move)


@every_table
def test_what_everybody_has_is_what_the_rules_and_the_facts_say(players: int, number: int) -> None:
    state = opening(players)
    ledger = SpyriumLedger(state.dump())
    facts = state.listen()
    for position, _ in lines(state, number):
        account_for(ledger, facts, position)
        facts.clear()


@every_table
def test_the_legal_moves_are_those_that_no_rule_forbids(players: int, number: int) -> None:
    game = the_game()
    for state, _ in lines(opening(players), number):
        assert state.legal() == [move for move in game.moves if move.why_not(state) is None], str(state)


@every_table
def test_a_dumped_position_comes_back_equal(players: int, number: int) -> None:
    game = the_game()
    for state, _ in lines(opening(players), number):
        if state.asking == FIRST_PLAYER:
            continue  # nobody starts rich: that would be refused
        loaded = game.load(json.loads(json.dumps(state.dump())))
        assert loaded == state
        assert (loaded.beside, loaded.occupied) == (state.beside, state.occupied)


@every_table
def test_the_prices_shown_are_those_that_are_paid(players: int, number: int) -> None:
    checked = 0
    for state, _ in lines(opening(players), number):
        if state.asking != ACTION or state.phase[state.to_move] != PHASE_TWO:
            continue
        prices: Any = state.view(state.to_move)["prices"]
        for place, price in prices.items():
            for gap in price["via"]:
                checked += len([way for way in price["ways"] if is_paid(state, place, gap, price, way)])
    assert checked > 50


@every_table
def test_while_it_is_asked_where_to_build_the_prices_shown_are_those_that_will_be_paid(
    players: int, number: int
) -> None:
    for state, _ in lines(opening(players), number):
        if state.asking != BUILD:
            continue
        shown: Any = state.view(state.to_move)
        price = shown["prices"][shown["site"]]
        assert price["surcharge"] == state.due, str(state)
        affordable = {way["how"] for way in price["ways"] if way["total"] <= state.money[state.to_move]}
        assert affordable == {move.text for move in state.legal()}, str(state)


def is_paid(state: Spyrium, place: str, gap: str, price: Any, way: Any) -> bool:
    """Whether the card is to be had that way; if so, it must take just the money that was shown."""
    seat, move = state.to_move, f"activate {place} via {gap}"
    payments = price["tokens"] or [0]
    if way["total"] + payments[0] > state.money[seat] or price["spyrium"] > state.spyrium[seat]:
        return False
    if state.why_not(move) is not None:
        assert not price["tokens"]
        return False  # a character without tokens
    after = state.copy()
    facts = after.listen()
    after.carry_out(the_game().parse(move))
    if way["how"] is not None:
        after.carry_out(after.checked(way["how"]))
    elif price["tokens"]:
        after.carry_out(after.legal()[0])
    paid = sum(fact.amount for fact in facts if fact.kind == "pays" and fact.seat == seat)
    assert paid - way["total"] in payments, (str(state), move, way)
    return True
