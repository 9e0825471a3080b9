"""The command as a user runs it: words in, lines typed, what comes out, and the exit status."""

from __future__ import annotations

import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import NamedTuple

import pytest

from opificio.cli import main


class Ran(NamedTuple):
    """How a command ended, and what it said."""

    status: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Run the command in an empty folder, in English, at a keyboard where `typed` is typed."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.chdir(tmp_path)

    def run(*argv: object, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", StringIO(typed))
        capsys.readouterr()
        try:
            status = main([str(word) for word in argv])
        except SystemExit as end:  # argparse's own way out
            status = end.code if isinstance(end.code, int) else 1
        return Ran(status, *capsys.readouterr())

    return run
