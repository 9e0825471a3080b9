"""What is pinned for each game: node counts, the order of moves, a playthrough, whole games and results."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import opificio
from opificio.core.record import play_line
from opificio.games import registry
from tests.games import order, perft, playthrough
from tests.games.registry import KITS
from tests.games.whole_games import RESULTS, WholeGame, every_game
from tests.laws.ledger import account_for
from tests.snapshots import FIXTURES, kept

each_game = pytest.mark.parametrize("game", registry.NAMES)
each_whole_game = pytest.mark.parametrize("whole", list(every_game()), ids=lambda whole: whole.file)


def result(whole: WholeGame) -> Any:
    return json.loads(kept(f"{whole.game}/{RESULTS}"))[whole.file]


@each_game
def test_so_many_decisions_lead_to_so_many_positions(game: str) -> None:
    assert perft.text(game) == kept(f"{game}/{perft.FILE}")


@each_game
def test_legal_moves_come_in_their_pinned_order(game: str) -> None:
    assert order.text(game) == kept(f"{game}/{order.FILE}")


@each_game
def test_the_playthrough_reads_as_it_did(game: str) -> None:
    record = opificio.read(FIXTURES / playthrough.annotated(game))
    assert playthrough.text(record) == kept(f"{game}/{playthrough.FILE}")


@each_whole_game
def test_a_whole_game_comes_to_its_exact_result(whole: WholeGame) -> None:
    record = opificio.read(FIXTURES / whole.file)
    final = record.replay(opificio.game(whole.game))
    assert final.actor is None
    assert final.breakdown() == result(whole)["breakdown"]
    assert final.winners() == result(whole)["winners"]
    assert final.scores() == record.scores


@each_whole_game
def test_everything_in_a_whole_game_is_accounted_for(whole: WholeGame) -> None:
    record = opificio.read(FIXTURES / whole.file)
    game = opificio.game(whole.game)
    state = record.start(game)
    ledger = KITS[whole.game].ledger(state.dump())
    facts = state.listen()
    for line in record.lines:
        play_line(game, state, line)
        account_for(ledger, facts, state)
        facts.clear()


@each_whole_game
def test_a_whole_game_is_written_as_it_was_read(whole: WholeGame) -> None:
    record = opificio.read(FIXTURES / whole.file)
    assert record.write() == kept(whole.file)
    assert list(record.names.values()) == whole.bots
    assert record.options == opificio.game(whole.game).checked_options(whole.options)


def test_there_is_no_game_file_that_nothing_reads() -> None:
    found = {Path(file).relative_to(FIXTURES).as_posix() for file in FIXTURES.rglob("*.opi")}
    assert found == {whole.file for whole in every_game()}
