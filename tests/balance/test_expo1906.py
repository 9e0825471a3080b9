"""Expo 1906: what is seen and bought, what is completed, cards, chits, the end."""

from __future__ import annotations

import pytest

from opificio.balance.expo1906 import (
    CARDS_PLAYED,
    CHITS_PLACED,
    COMPLETED,
    ENDS,
    LINES_RUN,
    PROJECTS,
    ROUNDS,
    TECHNOLOGIES,
    TYPES,
    ExpoWatcher,
)
from opificio.core.fact import Fact
from opificio.games.expo1906.patents import front
from opificio.games.expo1906.state import Expo
from tests.balance.hearing import hear, kept_games, total, whole_game
from tests.rules.expo1906.table import BOX, table
from tests.rules.playing import NOBODY, ONE

STATION = "steel-manual, steel-manual, copper-steam"
ACADEMY = "telephone, light_bulb, cellophane, laparoscopy, cruise_ship"


def in_a_round() -> tuple[ExpoWatcher, Expo]:
    """A watcher at a table where a round begins."""
    heard = ExpoWatcher(BOX, 3)
    state = table(station=STATION, academy=ACADEMY)
    heard.hear(Fact("round", NOBODY, 3, "", NOBODY), state)
    return heard, state


def test_everything_in_the_academy_is_seen_once_a_round() -> None:
    heard, _ = in_a_round()
    assert heard.counts[PROJECTS] == {project: {"seen": 1} for project in ACADEMY.split(", ")}
    assert heard.counts[TECHNOLOGIES] == {each.id: {"seen": 1} for each in BOX.technologies}


def test_a_tile_at_the_station_counts_with_both_of_its_types() -> None:
    heard, state = in_a_round()
    hear(heard, state, "play station", "buy steel-manual", "buy copper-steam", "done")
    assert heard.counts[TYPES] == {
        "steel": {"seen": 2, "bought": 1},
        "manual": {"seen": 2, "bought": 1},
        "copper": {"seen": 1, "bought": 1},
        "steam": {"seen": 1, "bought": 1},
    }


def test_what_is_bought_in_a_round_is_bought_in_one_of_the_rounds_it_was_seen() -> None:
    heard, state = in_a_round()
    after = hear(heard, state, "play academy", "buy cellophane")
    heard.hear(Fact("round", NOBODY, 4, "", NOBODY), after)
    assert heard.counts[PROJECTS]["cellophane"] == {"seen": 1, "purchases": 1, "bought": 1}
    assert heard.counts[PROJECTS]["telephone"] == {"seen": 2}
    assert heard.counts[CARDS_PLAYED] == {"academy": {"played": 1}}


def test_a_technology_that_came_back_and_is_bought_again_counts_as_one_round() -> None:
    heard, state = in_a_round()
    hear(heard, state, "play academy", "buy batteries")
    heard.hear(Fact("played", ONE, 0, "buy batteries", NOBODY), state)
    assert heard.counts[TECHNOLOGIES]["batteries"] == {"seen": 1, "purchases": 2, "bought": 1}
    heard.hear(Fact("round", NOBODY, 4, "", NOBODY), state)
    hear(heard, state, "play academy", "buy batteries")
    assert heard.counts[TECHNOLOGIES]["batteries"] == {"seen": 2, "purchases": 3, "bought": 2}


def test_points_of_a_project_are_its_own_and_those_for_leading() -> None:
    heard, state = in_a_round()
    for kind, amount in (("completes", 3), ("leads", 2)):
        heard.hear(Fact(kind, ONE, amount, "cellophane", NOBODY), state)
    counted = heard.counts[PROJECTS]["cellophane"]
    assert (counted["completed"], counted["points"]) == (1, 5)


@pytest.mark.parametrize("file", kept_games("expo1906"))
def test_in_a_whole_game_counts_add_up(file: str) -> None:
    counts, final = whole_game("expo1906", file)
    assert isinstance(final, Expo)
    for kind in (PROJECTS, TECHNOLOGIES):
        for each in counts[kind].values():
            assert each.get("bought", 0) <= each["seen"]
            assert each.get("bought", 0) <= each.get("purchases", 0)
    for each in counts[TYPES].values():
        assert each.get("bought", 0) <= each["seen"]
    completed = sum(projects.bit_count() for projects in final.completed)
    assert total(counts, PROJECTS, "completed") == completed
    assert total(counts, COMPLETED, "players") == final.players
    assert total(counts, ENDS, "ended") == total(counts, ROUNDS, "ended") == 1
    assert counts[ROUNDS].keys() == {f"{final.round + 1}"}
    assert total(counts, LINES_RUN, "players") == 6 * final.players
    ends = [front(final.piles, line, seat) for line in range(6) for seat in range(final.players)]
    assert total(counts, LINES_RUN, "arrived") == ends.count(10)
    assert total(counts, LINES_RUN, "reached") == sum(ends) + ends.count(0)  # in column 1
    assert total(counts, CHITS_PLACED, "placed") == sum(chit >= 0 for chit in final.chits)
    chits = sum(points[chit] for points in final.breakdown() for chit in BOX.chits)
    assert total(counts, CHITS_PLACED, "points") == chits
