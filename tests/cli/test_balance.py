"""`opificio balance`."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from itertools import pairwise
from pathlib import Path

import pytest

from tests.cli.conftest import Run

BALANCE = ("balance", "industry", "--bots", "random", "--seed", "1906", "--processes", "1")


def test_targets_come_first_then_scores_seats_points_and_every_zone(run: Run) -> None:
    ran = run(*BALANCE, "--games", "2")
    assert (ran.status, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0].startswith("industry, 4 players, random: 2 games, ")
    assert lines[0].endswith(" decisions each, seed 1906")
    assert [line.split(":")[0] in ("Held", "Missed") for line in lines[2:6]] == [True] * 4
    headings = [line.split("  ")[0] for line, rule in pairwise(lines) if rule[:3] == "───"]
    assert headings == ["place", "seat", "source", "zones", "subsidy"]
    assert sum(line[:2] in ("E1", "L5") for line in lines) == 2


def test_json_is_one_document_that_the_same_seed_gives_again(run: Run) -> None:
    ran = run(*BALANCE, "--games", "3", "--players", "3", "--json")
    assert (ran.status, ran.err) == (0, "")
    document = json.loads(ran.out)
    assert (document["games"], document["players"], document["bot"]) == (3, 3, "random")
    assert len(document["components"]["zones"]) == 60
    assert run(*BALANCE[:-1], "2", "--games", "3", "--players", "3", "--json").out == ran.out


def test_without_players_it_is_the_table_that_targets_speak_of(run: Run) -> None:
    for game, players in (("industry", 4), ("spyrium", 3), ("expo1906", 4)):
        ran = run("balance", game, "--bots", "random", "--games", "1", "--processes", "1", "--json")
        assert json.loads(ran.out)["players"] == players


def test_a_folder_gets_the_page_and_the_document_and_may_be_written_again(run: Run, tmp_path: Path) -> None:
    assert run(*BALANCE, "--games", "1", "--out", "deep/o").status == 0
    ran = run(*BALANCE, "--games", "2", "--out", "deep/o", "--json")
    assert (ran.status, ran.err) == (0, "")
    folder = tmp_path / "deep" / "o"
    assert sorted(file.name for file in folder.iterdir()) == ["balance.json", "report.html"]
    assert (folder / "balance.json").read_text("utf-8") == ran.out
    assert json.loads(ran.out)["games"] == 2
    assert "how the values of opificio-1 play" in (folder / "report.html").read_text("utf-8")


def test_an_edition_of_ones_own_is_what_is_played(run: Run, tmp_path: Path) -> None:
    shown = run("edition", "show", "industry").out
    (tmp_path / "mine.toml").write_text(shown.replace('"clay pit"', '"peat bog"'), "utf-8")
    ran = run(*BALANCE, "--games", "1", "--edition", "mine.toml")
    assert "E1 peat bog" in ran.out
    assert "clay pit" not in ran.out
    (tmp_path / "mine.toml").write_text("no edition any more", "utf-8")
    assert run(*BALANCE, "--games", "1", "--edition", "mine.toml").err.startswith("opificio: mine.toml: ")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--bots", "greedy,random"], "one bot sits at all seats, got 2"),
        (["--players", "2"], "industry is for 3 to 4 players, got 2"),
        (["--option", "speed=1"], "industry has no option 'speed'; it has: balanced_draw"),
        (["--seed", "two\nlines"], "a seed must be a text of one line, got 'two\\nlines'"),
        (["--edition", "none.toml"], "none.toml: No such file or directory"),
        (["--out", "file"], "file: File exists"),
        (["--out", "file/below"], "file/below: Not a directory"),
    ],
)
def test_mistakes_are_told_in_one_sentence(run: Run, tmp_path: Path, words: list[str], reason: str) -> None:
    (tmp_path / "file").touch()
    ran = run(*BALANCE, "--games", "1", *words)
    assert (ran.status, ran.out, ran.err) == (1, "", f"opificio: {reason}\n")


def test_a_bot_that_there_is_none_of_is_told_before_anything_is_played(run: Run) -> None:
    ran = run(*BALANCE, "--bots", "alphazero")
    assert (ran.status, ran.out) == (1, "")
    assert ran.err.startswith("opificio: there is no bot 'alphazero'; there are: apprentice, foreman, ")


def test_ctrl_c_ends_it_quietly(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "opificio", *BALANCE, "--games", "100000", "--out", "o"]
    ran = subprocess.Popen(
        command, cwd=tmp_path, env=os.environ, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    while ran.poll() is None and not (tmp_path / "o").exists():
        time.sleep(0.02)
    ran.send_signal(signal.SIGINT)
    out, err = ran.communicate()
    assert (ran.returncode, out, err) == (130, "", "")
