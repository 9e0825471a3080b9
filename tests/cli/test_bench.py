"""`opificio bench`."""

from __future__ import annotations

import json

from opificio._build import is_compiled
from opificio.games import registry
from tests.cli.conftest import Run


def test_json_says_what_was_measured_on_which_build(run: Run) -> None:
    ran = run("bench", "--json", "--seconds", "0.01")
    assert ran.status == 0
    document = json.loads(ran.out)
    assert document["build"] == ("compiled" if is_compiled() else "interpreted")
    assert [game["game"] for game in document["games"]] == registry.NAMES
    for game in document["games"]:
        assert all(game[f"{what}_per_second"] > 0 for what in ("decisions", "games", "copies"))


def test_the_table_points_to_the_thorough_measure(run: Run) -> None:
    ran = run("bench", "--seconds", "0.01")
    assert ran.status == 0
    assert "industry" in ran.out
    assert "make bench" in ran.out
