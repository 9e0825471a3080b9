"""The examples of the training page work as printed, and its table is right."""

import doctest
import re
from pathlib import Path

import opificio
from opificio.envs.arrays import names
from tests.envs.tables import SETUPS

PAGE = Path(__file__).parent.parent.parent / "docs" / "training.md"
NAMES = {"expo1906": "Expo 1906", "industry": "Industry", "spyrium": "Spyrium"}


def test_the_examples_work_as_printed() -> None:
    result = doctest.testfile(str(PAGE), module_relative=False)
    assert result.attempted > 30
    assert result.failed == 0


def test_the_table_of_sizes_is_right() -> None:
    rows = {
        row[0]: row[1:]
        for row in re.findall(r"\| (.*?) \| (.*?) \| (.*?) \| (\d+) \|", PAGE.read_text("utf-8"))
    }
    for name, title in NAMES.items():
        players = [count for game, count in SETUPS if game == name]
        entries = [len(names(name, count)) for count in players]
        moves = len(opificio.game(name).moves)
        assert rows[title] == (", ".join(map(str, players)), ", ".join(map(str, entries)), str(moves))
