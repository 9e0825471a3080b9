"""A table: people and bots at the seats, taking back, and the file it is kept in."""

from __future__ import annotations

from pathlib import Path

import pytest

import opificio
from opificio.core.rule import IllegalMove
from opificio.core.state import CHANCE
from opificio.games import registry
from opificio.library import read
from opificio.luck.dealer import Dealer, commitment
from opificio.terminal.table import (
    SEED_SUFFIX,
    CannotResume,
    CannotWrite,
    Table,
    new_table,
    resumed_table,
    shown_names,
)

GAME = opificio.game("industry")

every_game = pytest.mark.parametrize("game", registry.NAMES)


def table(*names: str, seed: str = "5", game: str = "industry") -> Table:
    """A table where the first question to a person is being asked."""
    made = new_table(opificio.game(game), names, {}, seed)
    settle(made)
    return made


def settle(table: Table) -> None:
    for _ in table.advance():
        pass


def play_out(table: Table) -> None:
    """Answer every question with its first answer."""
    settle(table)
    while table.state.actor is not None:
        table.play(table.state.legal()[0])
        settle(table)


def texts(table: Table) -> list[str]:
    return [line.text for line in table.record.lines]


# Who decides


def test_seats_named_like_a_bot_are_the_bots() -> None:
    made = table("Ada", "greedy", "random")
    assert made.people() == [0]
    assert made.bots == {1: "greedy", 2: "random"}


@every_game
def test_draws_and_bots_are_settled_until_a_person_is_asked(game: str) -> None:
    made = table("Ada", "random", "random", game=game)
    assert made.state.actor == 0
    assert made.record.lines[0].seat == CHANCE


@every_game
def test_the_draws_are_those_of_the_seed(game: str) -> None:
    made = table("Ada", "Blaise", "Carl", game=game)
    alone = Dealer("5")
    state = alone.settle(opificio.game(game).start(3))
    assert made.state == state


def test_a_move_that_a_rule_forbids_changes_nothing() -> None:
    made = table("Ada", "Blaise", "Carl")
    before, lines = made.state, texts(made)
    with pytest.raises(IllegalMove):
        made.play("bid 3")
    assert (made.state, texts(made)) == (before, lines)


@every_game
def test_the_seed_is_published_only_when_the_game_is_over(game: str) -> None:
    made = new_table(opificio.game(game), ["Ada", "random", "random"], {}, None)
    assert made.record.commitment == commitment(made.seed)
    settle(made)
    assert made.record.seed == ""
    play_out(made)
    assert made.record.seed == made.seed
    assert made.record.scores == made.state.scores()


# Taking back


def test_own_decisions_are_taken_back_one_by_one() -> None:
    made = table("Ada", "Blaise", "Carl")
    opening, lines = made.state, texts(made)
    made.play("subsidy")
    subsidised = made.state
    made.play(made.state.legal()[0])
    assert made.undo() == made.game.moves[subsidised.legal()[0].id].text
    assert made.state == subsidised
    assert made.undo() == "subsidy"
    assert (made.state, texts(made)) == (opening, lines)
    assert made.undo() is None


def test_a_decision_is_final_once_somebody_else_decided() -> None:
    made = table("Ada", "Blaise", "Carl")
    made.play(made.state.legal()[0])
    made.play("pass")
    assert made.undo() == "pass"
    assert made.undo() is None


def test_a_decision_is_final_once_a_bot_decided() -> None:
    made = table("Ada", "random", "random")
    made.play(made.state.legal()[0])
    lines = len(made.record.lines)
    settle(made)
    assert len(made.record.lines) > lines
    assert made.undo() is None


def test_a_decision_is_final_once_something_was_drawn() -> None:
    made = table("Ada", "Blaise", "Carl")
    while True:
        made.play(made.state.legal()[0])
        if made.state.actor == CHANCE:
            break
    settle(made)
    assert made.undo() is None


def test_what_was_taken_back_may_be_decided_otherwise_with_the_same_draws_to_come() -> None:
    one, other = table("Ada", "Blaise", "Carl"), table("Ada", "Blaise", "Carl")
    other.play("subsidy")
    other.undo()
    play_out(one)
    play_out(other)
    assert texts(one) == texts(other)


# The file


def test_a_running_game_has_its_seed_in_a_file_beside_it(tmp_path: Path) -> None:
    made = table("Ada", "random", "random", seed="secret")
    made.save(tmp_path / "mine.opi")
    assert "secret" not in (tmp_path / "mine.opi").read_text()
    assert (tmp_path / f"mine.opi{SEED_SUFFIX}").read_text() == "secret\n"


def test_a_finished_game_has_its_seed_in_the_file_itself(tmp_path: Path) -> None:
    made = table("Ada", "random", "random", seed="secret")
    made.save(tmp_path / "mine.opi")
    play_out(made)
    made.save(tmp_path / "mine.opi")
    assert read(tmp_path / "mine.opi").seed == "secret"
    assert [file.name for file in tmp_path.iterdir()] == ["mine.opi"]


@every_game
def test_a_resumed_game_goes_on_as_it_would_have(tmp_path: Path, game: str) -> None:
    whole = table("Ada", "random", "greedy", game=game)
    play_out(whole)
    part = table("Ada", "random", "greedy", game=game)
    for _ in range(10):
        part.play(part.state.legal()[0])
        settle(part)
    part.save(tmp_path / "mine.opi")
    resumed = resumed_table(opificio.game(game), tmp_path / "mine.opi", None)
    assert resumed.verifiable
    assert resumed.bots == {1: "random", 2: "greedy"}
    play_out(resumed)
    assert resumed.record.write() == whole.record.write()


@pytest.mark.parametrize("beside", [None, "another seed\n"])
def test_without_its_seed_a_game_goes_on_with_a_new_one_and_does_not_pretend(
    tmp_path: Path, beside: str | None
) -> None:
    file, seed_file = tmp_path / "mine.opi", tmp_path / f"mine.opi{SEED_SUFFIX}"
    table("Ada", "random", "random").save(file)
    seed_file.unlink()
    if beside is not None:
        seed_file.write_text(beside)
    resumed = resumed_table(GAME, file, None)
    assert not resumed.verifiable
    play_out(resumed)
    resumed.save(file)
    assert read(file).seed == ""


def test_a_finished_game_and_a_game_of_another_kind_are_not_resumed(tmp_path: Path) -> None:
    made = table("random", "random", "random")
    made.save(tmp_path / "over.opi")
    with pytest.raises(CannotResume, match=r"this game is finished; look at it with: opificio replay"):
        resumed_table(GAME, tmp_path / "over.opi", None)


def test_a_file_that_cannot_be_written_is_told_and_leaves_the_last_one_whole(tmp_path: Path) -> None:
    made = table("Ada", "random", "random")
    with pytest.raises(CannotWrite) as told:
        made.save(tmp_path / "none" / "mine.opi")
    assert told.value.reason == "No such file or directory"
    (tmp_path / "mine.opi.new").mkdir()  # in the way of the write
    (tmp_path / "mine.opi").write_text("an older game")
    with pytest.raises(CannotWrite):
        made.save(tmp_path / "mine.opi")
    assert (tmp_path / "mine.opi").read_text() == "an older game"


def test_names_that_several_seats_share_are_shown_with_their_seat() -> None:
    assert shown_names(["Ada", "greedy", "greedy", ""]) == ["Ada", "greedy 2", "greedy 3", ""]
    assert shown_names(["", "", "Ada"]) == ["", "", "Ada"]
