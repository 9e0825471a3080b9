"""`opificio replay`."""

from __future__ import annotations

from pathlib import Path

import pytest

import opificio
from opificio.arena.match import play_match
from opificio.core.record import Record
from tests.cli.conftest import Run


@pytest.fixture
def record() -> Record:
    """A finished game."""
    return play_match(opificio.game("industry"), ["random"] * 3, "replay").record


@pytest.fixture
def file(record: Record, tmp_path: Path) -> Path:
    """The same, in a file."""
    path = tmp_path / "game.opi"
    path.write_text(record.write(), "utf-8")
    return path


def test_every_line_is_told_with_its_number_seat_move_and_sentence(
    run: Run, record: Record, file: Path
) -> None:
    ran = run("replay", file)
    assert (ran.status, ran.err) == (0, "")
    told = ran.out.splitlines()
    for line in record.lines:
        seat = "*" if line.seat < 0 else line.seat + 1
        assert any(row.lstrip().startswith(f"{line.number} {seat} {line.text} ") for row in told), line
    first = record.lines[0].text.removeprefix("first ")
    assert f"random {first} is first player." in told[0]


def test_the_scores_stand_at_the_end_with_their_sources_and_the_winner(
    run: Run, record: Record, file: Path
) -> None:
    out = run("replay", file).out
    assert record.scores is not None
    total = next(line for line in out.splitlines() if line.startswith("Total"))
    assert [int(score.replace("−", "-")) for score in total.split()[1:]] == record.scores
    assert out.rstrip().splitlines()[-1].endswith("points.") or "share the victory" in out
    assert "Unused jokers" in out


def test_it_is_told_in_the_language_asked_for(run: Run, file: Path) -> None:
    assert "Punteggi finali" in run("replay", file, "--lang", "it").out


def test_comments_and_variations_are_shown(run: Run, record: Record, file: Path) -> None:
    record.lines[9].comments.append("Too much?")
    file.write_text(record.write(), "utf-8")
    assert "# Too much?" in run("replay", file).out


def test_verify_only_checks(run: Run, record: Record, file: Path) -> None:
    ran = run("replay", file, "--verify")
    assert ran.status == 0
    assert ran.out.startswith(f"{file}: every one of its {len(record.lines)} lines holds (industry, ")
    assert "the draws are those of its seed" in ran.out
    assert len(ran.out.splitlines()) == 1


def test_without_a_seed_verify_says_that_draws_cannot_be_checked(
    run: Run, record: Record, file: Path
) -> None:
    record.seed = ""
    file.write_text(record.write(), "utf-8")
    assert "without a seed its draws cannot be checked" in run("replay", file, "--verify").out


@pytest.mark.parametrize("words", [[], ["--verify"]])
def test_a_changed_line_is_told_with_file_line_and_reason(run: Run, file: Path, words: list[str]) -> None:
    rows = file.read_text("utf-8").splitlines()
    at = next(number for number, row in enumerate(rows) if " bid " in row)
    rows[at] = rows[at].rpartition(" ")[0] + " 77"
    file.write_text("\n".join(rows) + "\n", "utf-8")
    ran = run("replay", file, *words)
    assert (ran.status, ran.out) == (1, "")
    assert ran.err.startswith(f"opificio: {file}: line ")
    assert "check sum" in ran.err


def test_a_line_that_a_rule_forbids_is_told_with_the_rule(run: Run, record: Record, file: Path) -> None:
    at = next(number for number, line in enumerate(record.lines) if line.text.startswith("bid "))
    line = record.lines[at]
    record.lines[at] = type(line)(line.number, line.seat, "bid 77")
    record.seed = ""
    file.write_text(record.write(), "utf-8")
    ran = run("replay", file)
    assert ran.status == 1
    where = file.read_text("utf-8").splitlines().index(str(record.lines[at])) + 1
    assert ran.err.startswith(f"opificio: {file}: line {where}: bid 77: needs 77 talers, has ")
    assert ran.err.endswith("[I3.2]\n")


def test_draws_that_the_seed_does_not_give_are_told(run: Run, record: Record, file: Path) -> None:
    record.seed = "another"
    record.commitment = ""
    file.write_text(record.write(), "utf-8")
    assert "the seed gives " in run("replay", file, "--verify").err


def test_files_that_are_no_games_are_told(run: Run, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ada,\n")
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\xff\xfe")
    assert run("replay", "none.opi").err == "opificio: none.opi: No such file or directory\n"
    assert run("replay", tmp_path).err == f"opificio: {tmp_path}: Is a directory\n"
    assert run("replay", "picture.png").err == "opificio: picture.png: this is not a text file in UTF-8\n"
    letter = run("replay", "letter.txt")
    assert letter.status == 1
    assert letter.err.startswith("opificio: letter.txt: line 1: this is not an Opificio game file")
