"""The report and the table for other programs."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from pyarrow import parquet  # type: ignore[import-untyped]

from opificio.arena.executors import Here
from opificio.arena.parquet import NoParquet, write_parquet
from opificio.arena.report import report
from opificio.arena.results import Results
from opificio.arena.tournament import Setup, Tournament
from tests.pages import Balanced


@pytest.fixture(scope="module")
def results() -> Results:
    setup = Setup(game="industry", bots=["greedy", "random"], players=3, format="duel", seed="report")
    tournament = Tournament(setup, play_all=True)
    for _ in tournament.play(Here(), 12):
        pass
    return Results(tournament)


def test_the_report_is_complete_in_itself(results: Results) -> None:
    page = report(results)
    reader = Balanced()
    reader.feed(page)
    assert (reader.open, reader.loaded) == ([], [])
    assert page.count('<svg class="plot"') == 5
    assert "://" not in page
    for said in ("Industry: greedy, random", "greedy against random", "Factories joined by roads", "33.3%"):
        assert said in page


def test_a_tournament_without_games_has_a_report_too() -> None:
    setup = Setup(game="industry", bots=["greedy", "random"], players=3, format="duel", seed="report")
    assert "<svg" not in report(Results(Tournament(setup)))


def test_the_table_has_a_row_a_seat_of_a_game(results: Results, tmp_path: Path) -> None:
    write_parquet(results, tmp_path / "results.parquet")
    rows = parquet.read_table(tmp_path / "results.parquet").to_pylist()
    assert len(rows) == 36
    assert [row["bot"] for row in rows[:3]] == ["greedy", "random", "random"]
    for row in rows:
        assert sum(points for name, points in row.items() if name.startswith("points_")) == row["score"]


def test_without_pyarrow_it_is_said_what_to_install(
    results: Results, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(NoParquet, match=r"results\.parquet was left out: pip install 'opificio\[arena\]'"):
        write_parquet(results, tmp_path / "results.parquet")
