"""`opificio edition` and `opificio games`."""

from __future__ import annotations

from pathlib import Path

import pytest

import opificio
from opificio.library import packaged_text
from tests.cli.conftest import Run


@pytest.fixture
def edition(tmp_path: Path) -> Path:
    """The edition that comes with Industry, in a file of one's own."""
    file = tmp_path / "mine.toml"
    file.write_text(packaged_text("industry", "edition.toml"), "utf-8")
    return file


def change(edition: Path, old: str, new: str) -> None:
    text = edition.read_text("utf-8")
    assert old in text
    edition.write_text(text.replace(old, new, 1), "utf-8")


def test_what_show_prints_can_be_checked_and_played(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(run("edition", "show", "industry").out, "utf-8")
    assert run("edition", "check", "mine.toml").status == 0
    assert run("play", "industry", "--edition", "mine.toml").status == 0


def test_an_edition_that_holds_is_told_with_its_counts_and_hash(run: Run, edition: Path) -> None:
    ran = run("edition", "check", edition)
    assert (ran.status, ran.err) == (0, "")
    assert opificio.game("industry").edition_hash in ran.out
    assert "7 joker, 13 bonus, 28 factory, 12 technology" in ran.out
    assert " ours\n" in ran.out


def test_every_problem_is_told_with_file_entry_and_reason(run: Run, edition: Path) -> None:
    change(edition, 'name = "sawmill"\ncost = 3', 'name = "sawmill"\ncost = "three"')
    change(edition, "start_talers = 4", "start_talers = 40")
    ran = run("edition", "check", edition)
    assert (ran.status, ran.out) == (1, "")
    assert f'opificio: {edition}: zone G1: cost must be a whole number from 0 to 30, got "three"\n' in ran.err
    assert f"opificio: {edition}: [edition]: start_talers must be a whole number from 0 to 20" in ran.err


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[edition]\n", "[edition]: game is missing"),
        ("edition = 3\n", "[edition]: game is missing"),
        (
            '[edition]\ngame = "chess"\n',
            "[edition]: there is no game 'chess'; there are: expo1906, industry, spyrium",
        ),
        ("[edition]\ngame = []\n", "[edition]: there is no game []; there are: expo1906, industry, spyrium"),
        ("hello\n", "this is not TOML"),
    ],
)
def test_a_file_for_no_game_is_refused(run: Run, tmp_path: Path, text: str, reason: str) -> None:
    (tmp_path / "odd.toml").write_text(text)
    ran = run("edition", "check", "odd.toml")
    assert ran.status == 1
    assert ran.err.startswith(f"opificio: odd.toml: {reason}")
    assert len(ran.err.splitlines()) == 1


def test_a_missing_file_and_a_folder_are_told(run: Run, tmp_path: Path) -> None:
    assert run("edition", "check", "none.toml").err == "opificio: none.toml: No such file or directory\n"
    assert run("edition", "check", tmp_path).err == f"opificio: {tmp_path}: Is a directory\n"


def test_games_lists_players_edition_our_values_and_options(run: Run) -> None:
    ran = run("games")
    assert ran.status == 0
    row = next(line for line in ran.out.splitlines() if line.startswith("industry"))
    assert "3–4" in row
    assert "opificio-1" in row
    assert "balanced_draw (0–1, default 1)" in row
