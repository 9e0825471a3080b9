"""`opificio arena`."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from opificio.bots import NAMES
from tests.cli.conftest import Run

ARENA = ("arena", "industry", "--bots", "random,random", "--seed", "1906", "--processes", "1")


def without_seconds(text: str) -> dict[str, object]:
    """The document, but for what depends on the machine."""
    document: dict[str, object] = json.loads(text)
    standings = document["standings"]
    assert isinstance(standings, list)
    for each in standings:
        del each["seconds_per_decision"]
    return document


def test_tables_show_bots_questions_and_seats(run: Run) -> None:
    ran = run("arena", "industry", "--bots", "greedy,random", "--games", "6", "--seed", "1906")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith("industry, 3 players, duel: 6 of at most 6 games, seed 1906\n")
    assert "expected among equals 33.3%" in ran.out
    firsts = [line.split("  ")[0].strip() for line in ran.out.splitlines()[3:] if "  " in line]
    rows = ["greedy against random", "random against greedy"]
    assert firsts == ["bot", "greedy", "random", "alone", *rows, "seat", "1", "2", "3"]


def test_json_is_one_document_that_the_same_seed_gives_again_on_processes(run: Run) -> None:
    first = run(*ARENA, "--games", "6", "--json")
    again = run(*ARENA[:-1], "2", "--games", "6", "--json")
    assert (first.status, first.err) == (0, "")
    assert without_seconds(first.out) == without_seconds(again.out)
    document = json.loads(first.out)
    assert (document["games"], document["players"], document["expected_share"]) == (6, 3, 0.333333)
    assert [each["verdict"] for each in document["questions"]] == [None, None]


def test_openspiel_is_an_opponent_on_processes_too(run: Run) -> None:
    words = ("arena", "spyrium", "--bots", "openspiel:3,foreman:3", "--games", "2", "--processes", "2")
    ran = run(*words, "--seed", "1906", "--json")
    assert (ran.status, ran.err) == (0, "")
    assert [each["name"] for each in json.loads(ran.out)["standings"]] == ["foreman:3", "openspiel:3"]


def test_a_folder_holds_everything_and_goes_on(run: Run, tmp_path: Path) -> None:
    words = (
        "arena",
        "industry",
        "--bots",
        "random,random",
        "--format",
        "mixed",
        "--processes",
        "1",
        "--out",
        "o",
    )
    assert run(*words, "--games", "2").status == 0
    ran = run(*words, "--games", "4", "--json")  # and no seed: the one that is kept
    assert (ran.status, ran.err) == (0, "")
    folder = tmp_path / "o"
    assert sorted(file.name for file in folder.iterdir()) == [
        "arena.json",
        "games",
        "games.jsonl",
        "report.html",
        "results.json",
        "results.parquet",
    ]
    assert json.loads((folder / "results.json").read_text()) == json.loads(ran.out)
    assert [file.name for file in sorted((folder / "games").iterdir())] == [
        f"00000{number}.opi" for number in range(1, 5)
    ]
    assert run("replay", folder / "games" / "000004.opi", "--verify").status == 0
    other = run(*words, "--games", "4", "--seed", "2")
    assert other.status == 1
    assert other.err.startswith("opificio: o: another arena is kept here, with seed ")


def test_without_pyarrow_all_but_the_table_is_written(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    ran = run(*ARENA, "--format", "mixed", "--games", "2", "--out", "o")
    assert ran.status == 0
    assert ran.err.startswith("opificio: results.parquet was left out: pip install")
    assert (tmp_path / "o" / "report.html").exists()


def test_without_ray_it_is_said_what_to_install(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "opificio.arena.on_ray", raising=False)
    monkeypatch.setitem(sys.modules, "ray", None)
    ran = run(*ARENA, "--games", "6", "--on", "ray")
    assert (ran.status, ran.err) == (
        1,
        "opificio: Ray is not installed; pip install 'opificio[ray]' brings it\n",
    )


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--bots", "greedy"], "an arena is for two bots or more, got 1"),
        (
            ["--bots", "greedy,alphazero"],
            f"there is no bot 'alphazero'; there are: {', '.join(NAMES)}, openspiel",
        ),
        (["--players", "2"], "industry is for 3 to 4 players, got 2"),
        (["--games", "5"], "a round of these bots is 6 games, so --games must be 6 or more"),
        (["--option", "speed=1"], "industry has no option 'speed'; it has: balanced_draw"),
        (["--seed", "two\nlines"], "a seed must be a text of one line, got 'two\\nlines'"),
        (["--out", "full"], "full: this folder holds other files; name another"),
    ],
)
def test_mistakes_are_told_in_one_sentence(run: Run, tmp_path: Path, words: list[str], reason: str) -> None:
    (tmp_path / "full" / "letters").mkdir(parents=True)
    ran = run("arena", "industry", "--bots", "random,random", "--games", "6", "--processes", "1", *words)
    assert (ran.status, ran.out, ran.err) == (1, "", f"opificio: {reason}\n")


@pytest.mark.parametrize("share", ["0", "1", "1.5", "-0.5", "half", "0.0"])
def test_a_share_is_between_none_and_all(run: Run, share: str) -> None:
    ran = run(*ARENA, f"--beats={share}")
    assert ran.status == 2
    assert f"expected a share between 0 and 1, like 0.55; got '{share}'" in ran.err


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGKILL])
def test_whatever_ends_it_the_same_command_goes_on(run: Run, tmp_path: Path, end: signal.Signals) -> None:
    words = ["arena", "industry", "--bots", "random,random", "--format", "mixed", "--seed", "1", "--out", "o"]
    command = [sys.executable, "-m", "opificio", *words, "--games", "40000", "--processes", "2"]
    arena = subprocess.Popen(
        command, cwd=tmp_path, env=os.environ, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    log = tmp_path / "o" / "games.jsonl"
    while arena.poll() is None and not (log.exists() and log.read_bytes().count(b"\n") > 2):
        time.sleep(0.02)
    arena.send_signal(end)
    out, err = arena.communicate()  # which ends only when its processes have ended too
    if end == signal.SIGINT:
        assert (arena.returncode, out, err) == (130, "", "")
    done = log.read_bytes().count(b"\n")
    games = done + 2 - done % 2
    ran = run(*words, "--games", games, "--processes", "1", "--json", "--all")
    assert json.loads(ran.out)["games"] == games
    kept = [json.loads(line)["number"] for line in log.read_text().splitlines()]
    assert kept == list(range(games))
