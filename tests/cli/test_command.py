"""The command as a whole: help, version, exit status, and leaving quietly."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep

import pytest

from opificio._build import __version__, is_compiled
from opificio.cli.arguments import users_language
from opificio.games import registry
from tests.cli.conftest import Run

COMMANDS = ["play", "sim", "arena", "balance", "replay", "rules", "games", "edition", "bench"]
OPIFICIO = [sys.executable, "-m", "opificio"]


def test_the_version_says_which_build_runs(run: Run) -> None:
    build = "compiled" if is_compiled() else "interpreted"
    ran = run("--version")
    assert ran.status == 0
    assert ran.out.startswith(f"opificio {__version__} ({build}, Python 3.")


def test_help_lists_every_command(run: Run) -> None:
    ran = run("--help")
    assert ran.status == 0
    assert all(f"\n    {command} " in ran.out for command in COMMANDS)


@pytest.mark.parametrize(
    "command", [[each] for each in COMMANDS] + [["edition", "check"], ["edition", "show"]]
)
def test_help_of_a_command_has_examples_that_are_commands_themselves(run: Run, command: list[str]) -> None:
    ran = run(*command, "--help")
    assert ran.status == 0
    examples = ran.out.partition("\nexamples:\n")[2].splitlines()
    assert examples
    assert all("opificio " in example for example in examples)


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["dance"],
        ["play"],
        ["play", "industry", "--player", "3"],  # options are not guessed from their beginnings
        ["play", "industry", "--players", "0"],
        ["play", "industry", "--players", "three"],
        ["play", "industry", "--option", "balanced_draw"],
        ["play", "industry", "--lang", "de"],
        ["play", "industry", "--save", ""],
        ["sim", "industry", "--games", "0"],
        ["sim", "industry", "--bots", "greedy,,random"],
        ["rules", "industry", "I3", "--search", "bid"],
        ["edition"],
        ["bench", "--seconds", "0"],
        ["bench", "--seconds", "nan"],
    ],
)
def test_what_is_not_understood_ends_with_status_2_and_the_usage(run: Run, words: list[str]) -> None:
    ran = run(*words)
    assert ran.status == 2
    assert ran.out == ""
    assert ran.err.startswith("usage: opificio")


@pytest.mark.parametrize(
    "words",
    [
        ["play", "chess"],
        ["sim", "chess"],
        ["arena", "chess", "--bots", "greedy,random"],
        ["balance", "chess"],
        ["rules", "chess"],
        ["edition", "show", "chess"],
    ],
)
def test_an_unknown_game_is_told_in_one_sentence_with_those_there_are(run: Run, words: list[str]) -> None:
    ran = run(*words)
    assert (ran.status, ran.out) == (1, "")
    assert ran.err == f"opificio: there is no game 'chess'; there are: {', '.join(registry.NAMES)}\n"


@pytest.mark.parametrize(
    ("variables", "lang"),
    [
        ({}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "it_IT.UTF-8", "LC_MESSAGES": "fr_CH@euro"}, "fr"),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
    ],
)
def test_the_language_is_that_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], lang: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, variables.get(name, ""))
    assert users_language() == lang


# As a process of its own


def test_the_module_runs_as_the_command_does() -> None:
    ran = subprocess.run([*OPIFICIO, "games"], capture_output=True, text=True, check=True)
    assert "industry" in ran.stdout
    assert ran.stderr == ""


def test_a_reader_that_goes_away_is_left_quietly() -> None:
    rules = subprocess.Popen(
        [*OPIFICIO, "edition", "show", "industry"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert rules.stdout is not None
    assert rules.stderr is not None
    rules.stdout.close()  # long before the first line can have been written
    complaints = rules.stderr.read()
    rules.stderr.close()
    assert complaints == b""
    assert rules.wait() == 141


def test_output_that_cannot_be_written_is_told_in_one_sentence() -> None:
    with Path(os.devnull).open("r") as for_reading:
        ran = subprocess.run(
            [*OPIFICIO, "games"], stdout=for_reading, stderr=subprocess.PIPE, text=True, check=False
        )
    assert (ran.returncode, ran.stderr) == (1, "opificio: Bad file descriptor\n")


def test_without_input_a_game_is_left_quietly() -> None:
    ran = subprocess.run(
        [*OPIFICIO, "play", "industry", "--lang", "en"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=True,
        encoding="utf-8",
    )
    assert ran.stdout.endswith("\nGoodbye.\n")
    assert ran.stderr == ""


def test_characters_that_the_output_cannot_show_become_question_marks() -> None:
    ran = subprocess.run(
        [*OPIFICIO, "rules", "industry", "I5", "--lang", "ja"],
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "### I5.1 ???" in ran.stdout


def test_ctrl_c_leaves_a_game_with_status_130_and_says_how_to_go_on(tmp_path: Path) -> None:
    game = subprocess.Popen(
        [*OPIFICIO, "play", "industry", "--lang", "en", "--save", "mine.opi"],
        cwd=tmp_path,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    assert game.stdout is not None
    for line in game.stdout:
        if "it is your turn" in line:
            break
    game.send_signal(signal.SIGINT)
    out, err = game.communicate()
    assert game.returncode == 130
    assert "opificio play industry --resume mine.opi" in out
    assert err == ""


def test_ctrl_c_ends_a_simulation_and_its_processes_quietly(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    sim = subprocess.Popen(
        [
            *OPIFICIO,
            "sim",
            "industry",
            "--bots",
            "random,random,random",
            "--games",
            "100000",
            "--processes",
            "2",
            "--keep",
            str(folder),
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    while sim.poll() is None and not list(folder.glob("*.opi")):
        sleep(0.05)
    sim.send_signal(signal.SIGINT)
    out, err = sim.communicate()  # which ends only when its processes have closed their output too
    assert (sim.returncode, out, err) == (130, "", "")
