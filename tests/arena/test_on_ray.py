"""The same games on Ray. It starts slowly, so all is in one test, in a process of its own."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

WORDS = "arena industry --bots random,random --seed ray --games 6 --processes 2 --json"


def played(folder: Path, place: str) -> tuple[object, list[str]]:
    """What is said of the bots' games played there, and their files."""
    command = [sys.executable, "-m", "opificio", *WORDS.split(), "--on", place, "--out", place]
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
    files = sorted((folder / place / "games").iterdir())
    return json.loads(ran.stdout)["questions"], [file.read_text() for file in files]


def test_games_on_ray_are_the_games_on_processes(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    assert played(tmp_path, "ray") == played(tmp_path, "processes")
