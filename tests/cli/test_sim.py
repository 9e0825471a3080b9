"""`opificio sim`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from opificio.arena.standings import Standing, numbered
from opificio.bots import NAMES
from tests.cli.conftest import Run

SIM = ("sim", "industry", "--bots", "random,random,random", "--seed", "1906")


def test_the_tables_show_every_bot_and_every_seat(run: Run) -> None:
    ran = run("sim", "industry", "--bots", "greedy,random,random", "--games", "3", "--seed", "1906")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith("industry: 3 games, seed 1906\n")
    firsts = [line.split("  ")[0].strip() for line in ran.out.splitlines() if "%  " in line]
    assert firsts == ["bot", "greedy", "random 1", "random 2", "seat", "1", "2", "3"]


def test_json_is_one_document_that_the_same_seed_gives_again(run: Run) -> None:
    first = run(*SIM, "--games", "6", "--json", "--processes", "1")
    again = run(*SIM, "--games", "6", "--json", "--processes", "2")
    assert (first.status, first.err) == (0, "")
    assert first.out == again.out
    document = json.loads(first.out)
    assert (document["game"], document["seed"], document["games"]) == ("industry", "1906", 6)
    assert document["options"] == {"balanced_draw": 1}
    assert sum(bot["wins"] for bot in document["bots"]) == pytest.approx(6)
    assert sum(seat["wins"] for seat in document["seats"]) == pytest.approx(6)
    for bot in document["bots"]:
        assert bot["games_at_seat"] == {"1": 2, "2": 2, "3": 2}
        assert sum(bot["mean_points"].values()) == pytest.approx(bot["mean_score"], abs=1e-5)


def test_without_a_seed_games_differ_and_the_seed_is_told(run: Run) -> None:
    words = (
        "sim",
        "industry",
        "--bots",
        "random,random,random",
        "--games",
        "2",
        "--json",
        "--processes",
        "1",
    )
    first, second = json.loads(run(*words).out), json.loads(run(*words).out)
    assert first["seed"] != second["seed"]
    assert json.loads(run(*words, "--seed", first["seed"]).out) == first


def test_options_reach_the_games(run: Run) -> None:
    ran = run(*SIM, "--games", "1", "--json", "--option", "balanced_draw=0")
    assert json.loads(ran.out)["options"] == {"balanced_draw": 0}


def test_where_one_may_play_alone_so_may_a_bot(run: Run) -> None:
    ran = run("sim", "expo1906", "--bots", "random", "--games", "2", "--option", "handicap_1=2", "--json")
    document = json.loads(ran.out)
    assert document["options"]["handicap_1"] == 2
    assert [row["win_share"] for row in document["bots"]] == [1.0]


def test_kept_games_are_files_that_hold(run: Run, tmp_path: Path) -> None:
    assert run(*SIM, "--games", "10", "--keep", "all/games").status == 0
    files = sorted((tmp_path / "all" / "games").iterdir())
    assert [file.name for file in files] == [f"{number:02}.opi" for number in range(1, 11)]
    assert run("replay", files[0], "--verify").status == 0
    again = run(*SIM, "--games", "10", "--keep", "all/games")
    assert (again.status, again.err) == (
        1,
        "opificio: all/games: this folder holds game files already; name another\n",
    )


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--bots", "greedy"], "industry is for 3 to 4 players, got 1"),
        (
            ["--bots", "greedy,alphazero,random"],
            f"there is no bot 'alphazero'; there are: {', '.join(NAMES)}, openspiel",
        ),
        (["--option", "speed=1"], "industry has no option 'speed'; it has: balanced_draw"),
        (["--edition", "none.toml"], "none.toml: No such file or directory"),
        (["--seed", "two\nlines"], "a seed must be a text of one line, got 'two\\nlines'"),
        (["--keep", "file"], "file: this is not a folder"),
    ],
)
def test_mistakes_are_told_in_one_sentence(run: Run, tmp_path: Path, words: list[str], reason: str) -> None:
    (tmp_path / "file").touch()
    ran = run("sim", "industry", "--games", "2", *words)
    assert (ran.status, ran.out, ran.err) == (1, "", f"opificio: {reason}\n")


# What many games tell


def standing(shares: list[float], scores: list[int]) -> Standing:
    row = Standing("bot")
    for share, score in zip(shares, scores, strict=True):
        row.add(0, share, score, {})
    return row


def test_the_interval_of_7_wins_in_10_games_is_wilsons() -> None:
    lowest, highest = standing([1.0] * 7 + [0.0] * 3, [0] * 10).interval()
    assert (round(lowest, 4), round(highest, 4)) == (0.3968, 0.8922)


def test_the_interval_stays_within_none_and_all() -> None:
    assert standing([0.0] * 5, [0] * 5).interval()[0] == 0
    assert standing([1.0] * 5, [0] * 5).interval()[1] == 1


def test_best_and_worst_may_be_below_zero() -> None:
    row = standing([0.0, 0.5], [-5, -2])
    assert (row.best, row.worst, row.mean(), row.share()) == (-2, -5, -3.5, 0.25)


def test_bots_of_a_kind_are_told_apart() -> None:
    assert numbered(["greedy", "random", "random"]) == ["greedy", "random 1", "random 2"]
