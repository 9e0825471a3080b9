"""`opificio play`: who sits where, what is kept, and a whole game from the keyboard."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import opificio
from opificio.bots import NAMES
from opificio.library import read
from opificio.luck.dealer import commitment
from tests.cli.conftest import Run

PLAY = ("play", "industry", "--seed", "5", "--players", "4", "--bots", "random")
ANYTHING = "1\na\n" * 2000  # the first of the numbered moves, or the first with a letter


def test_a_whole_game_is_played_from_the_keyboard_and_kept(run: Run, tmp_path: Path) -> None:
    ran = run(*PLAY, "--name", "Ada", "--save", "mine.opi", typed=ANYTHING)
    assert (ran.status, ran.err) == (0, "")
    record = read(tmp_path / "mine.opi")  # which checks every line and draw
    assert record.scores is not None
    assert record.seed == "5"
    assert record.names == {0: "Ada", 1: "random", 2: "random", 3: "random"}
    end = ran.out.rpartition("Final scores")[2]
    assert re.search(r"^(Ada|random \d) wins with \d+ points\.$", end, re.MULTILINE)
    assert "The seed of the draws: 5\n" in end
    assert end.endswith("To see this game again: opificio replay mine.opi\n")
    assert not (tmp_path / "mine.opi.seed").exists()
    assert run("replay", "mine.opi", "--verify").status == 0


def test_who_plays_alone_has_scored_and_beaten_nobody(run: Run, tmp_path: Path) -> None:
    ran = run("play", "expo1906", "--players", "1", "--name", "Ada", "--save", "alone.opi", typed=ANYTHING)
    assert (ran.status, ran.err) == (0, "")
    assert re.search(r"^Ada has scored \d+ points?\.$", ran.out, re.MULTILINE)
    assert read(tmp_path / "alone.opi").names == {0: "Ada"}


def test_a_game_that_was_left_goes_on_as_it_would_have(run: Run, tmp_path: Path) -> None:
    run(*PLAY, "--save", "whole.opi", typed=ANYTHING)
    assert run(*PLAY, "--save", "parts.opi", typed="1\na\n" * 20).status == 0
    for _ in range(20):
        resumed = run("play", "industry", "--resume", "parts.opi", typed="1\na\n" * 60)
        assert resumed.status == 0
        assert resumed.out.startswith("Game read from parts.opi\n")
        if "Final scores" in resumed.out:
            break
    assert (tmp_path / "parts.opi").read_text() == (tmp_path / "whole.opi").read_text()


def test_the_commitment_is_told_before_and_the_seed_after(run: Run) -> None:
    out = run("play", "industry", "--bots", "random", typed=ANYTHING).out
    published = re.search(r"Its SHA-256:\s+([0-9a-f]{64})", out)
    seed = re.search(r"^The seed of the draws: (\S+)$", out, re.MULTILINE)
    assert published is not None
    assert seed is not None
    assert commitment(seed[1]) == published[1]
    assert seed[1] not in out[: seed.start()]


def test_a_finished_game_can_still_be_kept(run: Run, tmp_path: Path) -> None:
    out = run(*PLAY, typed=ANYTHING).out
    lines = out.count("Your move> ")
    answers = "1\na\n" * (lines // 2) + "1\n" * (lines % 2)
    ran = run(*PLAY, typed=f"{answers}save no/such/folder\nsave late.opi\n")
    assert "Could not save to no/such/folder" in ran.out
    assert "Saved to late.opi\n" in ran.out
    assert read(tmp_path / "late.opi").scores is not None


# Who sits where


@pytest.mark.parametrize(
    ("words", "names"),
    [
        ([], ["Player 1", "greedy", "greedy", "greedy"]),
        (["--players", "3"], ["Player 1", "greedy", "greedy"]),
        (["--bots", "random"], ["Player 1", "random", "random", "random"]),
        (["--bots", "random,greedy"], ["Player 1", "random", "greedy"]),
        (["--name", "Ada", "--name", "Blaise"], ["Ada", "Blaise", "greedy", "greedy"]),
        (["--people", "2", "--name", "Ada", "--players", "3"], ["Ada", "Player 2", "greedy"]),
        (["--people", "4"], ["Player 1", "Player 2", "Player 3", "Player 4"]),
        (["--people", "2", "--bots", "random,greedy"], ["Player 1", "Player 2", "random", "greedy"]),
        (["--lang", "fr", "--players", "3"], ["Joueur 1", "greedy", "greedy"]),
    ],
)
def test_people_sit_first_and_bots_at_the_other_seats(
    run: Run, tmp_path: Path, words: list[str], names: list[str]
) -> None:
    assert run("play", "industry", "--save", "mine.opi", *words).status == 0
    assert list(read(tmp_path / "mine.opi").names.values()) == names


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--players", "5"], "industry is for 3 to 4 players, got 5"),
        (["--people", "5"], "industry is for 3 to 4 players, got 5"),
        (["--people", "4", "--players", "3"], "4 people cannot sit at a table for 3"),
        (
            ["--bots", "greedy,random", "--players", "4"],
            "4 seats, 1 of them for people: 3 bots are needed, got 2",
        ),
        (
            ["--bots", "deep"],
            f"there is no bot 'deep'; there are: {', '.join(NAMES)}, openspiel",
        ),
        (["--name", "greedy"], "greedy is the name of a bot; choose another"),
        (["--name", " "], "a name must be a text of one line, got ' '"),
        (["--name", "A", "--name", "B", "--people", "1"], "there are more names (2) than people (1)"),
        (["--option", "balanced_draw=2"], "option balanced_draw goes from 0 to 1, got 2"),
        (["--seed", ""], "a seed must be a text of one line, got ''"),
        (["--edition", "none.toml"], "none.toml: No such file or directory"),
        (["--save", "no/such/folder.opi"], "no/such/folder.opi: No such file or directory"),
        (["--save", "."], ".: there is such a file already; go on with it by --resume, or name another"),
        (["--resume", "none.opi"], "none.opi: No such file or directory"),
        (["--resume", "."], ".: Is a directory"),
        (
            ["--resume", "none.opi", "--players", "3"],
            "with --resume players, bots, options and draws are those of the file: do not name them",
        ),
    ],
)
def test_mistakes_are_told_in_one_sentence_before_anything_is_shown(
    run: Run, words: list[str], reason: str
) -> None:
    ran = run("play", "industry", *words)
    assert (ran.status, ran.out, ran.err) == (1, "", f"opificio: {reason}\n")


def test_options_are_kept_with_the_game(run: Run, tmp_path: Path) -> None:
    run("play", "industry", "--option", "balanced_draw=0", "--save", "mine.opi")
    assert read(tmp_path / "mine.opi").options == {"balanced_draw": 0}


# What is kept


def test_a_file_that_exists_is_not_written_over(run: Run, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ada")
    assert run("play", "industry", "--save", "letter.txt").status == 1
    ran = run("play", "industry", typed="save letter.txt\n")
    assert "Could not save to letter.txt: there is such a file already\n" in ran.out
    assert (tmp_path / "letter.txt").read_text() == "Dear Ada"


def test_save_keeps_the_game_from_then_on(run: Run, tmp_path: Path) -> None:
    ran = run(*PLAY, typed="1\na\nsave mine.opi\n1\na\n1\na\nquit\n")
    assert "Saved to mine.opi\n" in ran.out
    assert ran.out.endswith("To go on with it: opificio play industry --resume mine.opi\n")
    moves = [line.text for line in read(tmp_path / "mine.opi").lines if line.seat == 0]
    assert len(moves) >= 2


@pytest.mark.parametrize("file", ["no/such/folder.opi", "bad\0name", "x" * 300, "~nobody-of-that-name/x.opi"])
def test_a_file_that_cannot_be_written_does_not_end_the_game(run: Run, file: str) -> None:
    ran = run(*PLAY, typed=f"save {file}\nscores\n")
    assert ran.status == 0
    assert "Could not save to " in ran.out
    assert "Scores if the game ended now" in ran.out


def test_a_damaged_game_is_not_gone_on_with(run: Run, tmp_path: Path) -> None:
    run(*PLAY, "--save", "mine.opi", typed="1\na\n" * 5)
    file = tmp_path / "mine.opi"
    file.write_text(file.read_text().replace("players: 4", "players: 3"))
    ran = run("play", "industry", "--resume", "mine.opi")
    assert (ran.status, ran.out) == (1, "")
    assert re.fullmatch(r"opificio: mine\.opi: line \d+: .+\n", ran.err)


def test_a_finished_game_is_not_gone_on_with(run: Run) -> None:
    run(*PLAY, "--save", "mine.opi", typed=ANYTHING)
    ran = run("play", "industry", "--resume", "mine.opi")
    assert ran.status == 1
    assert "this game is finished; look at it with: opificio replay mine.opi" in ran.err


def test_a_game_with_another_edition_needs_it_again(run: Run, tmp_path: Path) -> None:
    edition = run("edition", "show", "industry").out.replace('id = "opificio-1"', 'id = "mine"')
    (tmp_path / "mine.toml").write_text(edition, "utf-8")
    assert run(*PLAY, "--edition", "mine.toml", "--save", "mine.opi").status == 0
    refused = run("play", "industry", "--resume", "mine.opi")
    assert refused.status == 1
    assert "it was played with edition mine " in refused.err
    assert run("play", "industry", "--resume", "mine.opi", "--edition", "mine.toml").status == 0


def test_the_game_is_the_one_that_other_rooms_play(run: Run, tmp_path: Path) -> None:
    run(*PLAY, "--save", "mine.opi", typed="1\na\n" * 10)
    state = read(tmp_path / "mine.opi").replay(opificio.game("industry"))
    assert state.actor == 0
