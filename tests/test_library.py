"""The library's door: games by name, editions and game files from disk, and what is said where it fails."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import opificio
from opificio.arena.match import play_match
from opificio.core.edition import BadEdition
from opificio.games.registry import NAMES, UnknownGame
from opificio.library import UnreadableFile, packaged_text, read_text


@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_found_by_its_name_and_read_once(name: str) -> None:
    game = opificio.game(name)
    assert game.name == name
    assert opificio.game(name) is game
    assert [move.id for move in game.moves] == list(range(len(game.moves)))


def test_a_game_that_does_not_exist_is_answered_with_those_that_do() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'; there are: expo1906, industry, spyrium"):
        opificio.game("chess")
    with pytest.raises(UnknownGame):
        packaged_text("../industry", "edition.toml")


def test_a_game_is_played_with_an_edition_from_a_file_and_files_tell_the_editions_apart(
    tmp_path: Path,
) -> None:
    edition = tmp_path / "mine.toml"
    edition.write_text(packaged_text("industry", "edition.toml").replace("opificio-1", "mine"), "utf-8")
    mine = opificio.game("industry", edition)
    assert mine.edition == "mine"
    file = tmp_path / "game.opi"
    file.write_text(play_match(mine, ["random"] * 3, "s").record.write(), "utf-8")
    assert opificio.read(file, edition).edition == "mine"
    with pytest.raises(opificio.BadRecord, match="line 3: it was played with edition mine "):
        opificio.read(file)


def test_a_faulty_edition_is_refused_with_the_name_of_its_file(tmp_path: Path) -> None:
    edition = tmp_path / "mine.toml"
    edition.write_text("zone = 3", "utf-8")
    with pytest.raises(BadEdition) as refused:
        opificio.game("industry", edition)
    assert all(row.startswith(f"{edition}: ") for row in str(refused.value).splitlines())


def test_a_file_that_is_not_there_is_told_with_its_path(tmp_path: Path) -> None:
    missing = tmp_path / "none.opi"
    with pytest.raises(UnreadableFile, match="No such file") as refused:
        opificio.read(missing)
    assert str(refused.value).startswith(f"{missing}: ")


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(UnreadableFile):
        opificio.read(tmp_path)


def test_a_path_that_no_file_can_have_is_refused_like_one_that_is_not_there() -> None:
    with pytest.raises(UnreadableFile):
        opificio.read("game\0.opi")


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"opificio game file 1\n\xe9"])
def test_a_file_that_is_not_utf_8_is_told_to_be_no_text(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "game.opi"
    file.write_bytes(content)
    with pytest.raises(UnreadableFile, match="this is not a text file in UTF-8"):
        opificio.read(file)
    with pytest.raises(UnreadableFile):
        opificio.game("industry", file)


def test_a_text_is_read_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "text"
    file.write_text("città\n", "utf-8")
    assert read_text(str(file)) == "città\n"


def test_the_example_of_the_package_works() -> None:
    assert doctest.testmod(opificio).failed == 0
    assert doctest.testmod(opificio).attempted > 0


def test_whatever_the_package_promises_is_there() -> None:
    for name in opificio.__all__:
        assert hasattr(opificio, name)
