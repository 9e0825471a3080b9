"""Many games: the same whatever the number of processes, every bot in every seat."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import opificio
from opificio.arena.simulation import Played, Setup, simulate
from opificio.core.edition import BadEdition
from opificio.core.record import parse
from opificio.games.registry import UnknownGame
from opificio.library import UnreadableFile, packaged_text

SETUP = Setup("industry", ["random"] * 3, "simulation")


def told(played: Played) -> tuple[object, ...]:
    """All that a played game says."""
    return (
        played.number,
        played.seats,
        played.scores,
        played.breakdown,
        played.shares,
        played.decisions,
        played.record,
    )


def test_the_games_are_the_same_whatever_the_number_of_processes() -> None:
    alone = [told(played) for played in simulate(SETUP, 6)]
    assert [told(played) for played in simulate(SETUP, 6, processes=2)] == alone
    assert [number for number, *_ in alone] == list(range(6))
    assert len({record for *_, record in alone}) == 6


def test_a_game_depends_on_its_number_and_not_on_how_many_are_played() -> None:
    assert [told(played) for played in simulate(SETUP, 2)] == [told(played) for played in simulate(SETUP, 4)][
        :2
    ]


def test_the_bots_take_turns_on_the_seats() -> None:
    for bot in range(3):
        assert Counter(game.seats[bot] for game in simulate(SETUP, 6)) == {0: 2, 1: 2, 2: 2}
    mixed = Setup("industry", ["random", "greedy", "random"], "simulation")
    for game in simulate(mixed, 3):
        names = parse(game.record).names
        assert [names[seat] for seat in game.seats] == mixed.bots


def test_results_are_told_by_bot_as_the_record_tells_them_by_seat() -> None:
    for game in simulate(SETUP, 4):
        record = parse(game.record)
        final = record.replay(opificio.game("industry"))
        assert game.scores == [final.scores()[seat] for seat in game.seats]
        assert game.breakdown == [final.breakdown()[seat] for seat in game.seats]
        won = [bot for bot in range(3) if game.seats[bot] in final.winners()]
        assert [bot for bot in range(3) if game.shares[bot]] == won
        assert sum(game.shares) == pytest.approx(1)


def test_options_and_edition_reach_every_game(tmp_path: Path) -> None:
    edition = tmp_path / "mine.toml"
    edition.write_text(
        packaged_text("industry", "edition.toml").replace("Opificio board", "My board"), "utf-8"
    )
    setup = Setup("industry", ["random"] * 4, "s", {"balanced_draw": 0}, str(edition))
    record = parse(next(iter(simulate(setup, 1))).record)
    assert record.options == {"balanced_draw": 0}
    assert record.edition_hash != opificio.game("industry").edition_hash
    assert record.replay(opificio.game("industry", edition)).actor is None


def test_what_cannot_be_played_is_told_before_the_first_game(tmp_path: Path) -> None:
    faulty = tmp_path / "faulty.toml"
    faulty.write_text("[edition]\n")
    for setup, error in (
        (Setup("chess", ["random"] * 3, "s"), UnknownGame),
        (Setup("industry", ["random"] * 3, "s", edition=str(tmp_path / "none.toml")), UnreadableFile),
        (Setup("industry", ["random"] * 3, "s", edition=str(faulty)), BadEdition),
    ):
        with pytest.raises(error):
            next(iter(simulate(setup, 1, processes=2)))
