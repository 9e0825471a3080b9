"""`opificio train`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import opificio
from opificio.bots.judges import EVALUATORS, read_model
from opificio.cli import main

COURSE = ["train", "spyrium", "--players", "2", "--games", "4", "--hidden", "3", "--epochs", "2"]


def trained(folder: Path) -> str:
    folder.mkdir()
    assert main([*COURSE, "--processes", "1", "--out", str(folder)]) == 0
    return (folder / "spyrium-2.json").read_text("utf-8")


def test_the_same_command_makes_the_same_model_and_the_file_tells_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    once = trained(tmp_path / "once")
    assert "positions of 4 games" in capsys.readouterr().out
    assert trained(tmp_path / "again") == once
    assert json.loads(once)["made_by"].startswith("opificio train spyrium --players 2 --games 4")


def test_a_model_can_be_read_again(tmp_path: Path) -> None:
    evaluator = EVALUATORS["spyrium"]
    model = read_model(json.loads(trained(tmp_path / "read")), evaluator.features())
    state = opificio.Dealer("x").settle(opificio.game("spyrium").start(2))
    assert sum(model.predict(evaluator.rows(state))[:2]) == pytest.approx(1)


def test_a_folder_that_is_not_there_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*COURSE, "--out", str(tmp_path / "nowhere")]) == 1
    assert "there is no such folder" in capsys.readouterr().err


def test_a_table_that_does_not_exist_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "spyrium", "--players", "9"]) == 1
    assert "spyrium is for 2 to 5 players, got 9" in capsys.readouterr().err
