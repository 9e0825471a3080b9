"""Interpreted or compiled: the same games, move for move. The games are pinned, so both are held to the same.

Where nothing is compiled both runs are of the sources, and what is left to see is that they play those games.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from opificio import _build
from tests.laws.digest import EXPECTED
from tests.snapshots import kept

ROOT = Path(__file__).parents[2]


def played(switch: str) -> Any:
    """What the digest command says in a process of its own, with the switch so set."""
    command = [sys.executable, "-m", "tests.laws.digest"]
    env = {**os.environ, _build.SWITCH: switch}
    return json.loads(subprocess.run(command, cwd=ROOT, env=env, check=True, capture_output=True).stdout)


def expected() -> Any:
    return json.loads(kept(EXPECTED))


def test_the_sources_play_the_pinned_games() -> None:
    sources = played("1")
    assert not sources["compiled"]
    assert sources["digests"] == expected()


def test_the_build_under_test_plays_the_pinned_games() -> None:
    build = played(os.environ.get(_build.SWITCH, ""))
    assert build["compiled"] == _build.is_compiled()
    assert build["digests"] == expected()
