"""The folder of a tournament: it goes on where it was left, whatever ended it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from opificio.arena.executors import Here
from opificio.arena.folder import BadFolder, Folder
from opificio.arena.tournament import Setup, Tournament
from opificio.library import read

SETUP = Setup(game="industry", bots=["random", "random"], players=3, format="mixed", seed="kept")


def play(path: Path, games: int, setup: Setup = SETUP) -> int:
    """Play on in that folder; how many games that took."""
    folder, tournament = Folder(path), Tournament(setup, play_all=True)
    played = 0
    with folder.open(tournament) as keep:
        for outcome, record in tournament.play(Here(), games):
            keep(outcome, record)
            played += 1
    return played


def numbers(path: Path) -> list[int]:
    return [json.loads(line)["number"] for line in (path / "games.jsonl").read_text().splitlines()]


def test_what_was_played_is_taken_up_and_not_played_again(tmp_path: Path) -> None:
    assert play(tmp_path / "out", 4) == 4
    assert play(tmp_path / "out", 6) == 2
    assert play(tmp_path / "out", 6) == 0
    assert numbers(tmp_path / "out") == list(range(6))
    assert play(tmp_path / "whole", 6) == 6
    for number in range(1, 7):
        file = Path("games") / f"{number:06}.opi"
        read(tmp_path / "out" / file)
        assert (tmp_path / "out" / file).read_text() == (tmp_path / "whole" / file).read_text()


def test_a_line_that_broke_off_is_played_once_more(tmp_path: Path) -> None:
    play(tmp_path, 4)
    log = tmp_path / "games.jsonl"
    log.write_bytes(log.read_bytes()[:-20])
    assert play(tmp_path, 4) == 1
    assert numbers(tmp_path) == list(range(4))


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"seed": "other"}, 'with seed "kept" and not "other"'),
        ({"players": 4}, "with players 3 and not 4"),
        ({"format": "duel"}, 'with format "mixed" and not "duel"'),
        ({"bots": ["random", "greedy"]}, r'with bots \["random", "random"\] and not \["random", "greedy"\]'),
        ({"target": 0.5}, "with compared_share 0.333333 and not 0.5"),
        ({"options": {"balanced_draw": 0}}, "with options"),
    ],
)
def test_another_setup_is_refused(tmp_path: Path, change: dict[str, object], reason: str) -> None:
    play(tmp_path, 2)
    fields = {name: getattr(SETUP, name) for name in SETUP.__struct_fields__}
    with pytest.raises(BadFolder, match=reason):
        play(tmp_path, 12, Setup(**{**fields, **change}))
    assert numbers(tmp_path) == [0, 1]


def test_files_that_do_not_hold_are_told_of(tmp_path: Path) -> None:
    play(tmp_path, 2)
    log = tmp_path / "games.jsonl"
    whole = log.read_text()
    log.write_text("{}\n" + whole)
    with pytest.raises(BadFolder, match=r"games\.jsonl: line 1 does not hold"):
        play(tmp_path, 4)
    log.write_text(whole.replace('"number":0', '"number":1'))
    with pytest.raises(BadFolder, match="line 1 is not a game of this arena"):
        play(tmp_path, 4)
    (tmp_path / "arena.json").write_text("[")
    with pytest.raises(BadFolder, match=r"arena\.json: this is not the setup of an arena"):
        play(tmp_path, 4)


def test_two_runs_at_once_are_refused(tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    with Folder(tmp_path).open(Tournament(SETUP)), pytest.raises(BadFolder, match="another run"):
        play(tmp_path, 2)
    assert play(tmp_path, 2) == 2


def test_a_folder_with_other_things_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").touch()
    with pytest.raises(BadFolder, match="this folder holds other files"):
        play(tmp_path, 2)
    with pytest.raises(BadFolder, match=r"Not a directory|File exists"):
        play(tmp_path / "letter.txt", 2)
