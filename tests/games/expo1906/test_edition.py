"""Editions of Expo 1906: how all is told at once, and what an owner of the box may change."""

from __future__ import annotations

from typing import Any

import pytest

from opificio.core.edition import BadEdition
from opificio.games.expo1906.components import RESOURCES
from opificio.games.expo1906.game import ExpoGame
from opificio.luck.dealer import Dealer, Generator
from opificio.search.playout import random_playout
from tests.games.expo1906.editions import BOX, box, entry, packaged, tile


def test_all_that_is_wrong_is_told_at_once() -> None:
    data = packaged()
    entry(data, "airship").update(colour="red")
    tile(data, "steel", "manual").update(copies=-1)
    data["lab"].pop("known")
    with pytest.raises(BadEdition) as refused:
        box(data)
    assert refused.value.problems == [
        "[lab]: the origin of rows is missing from known",
        "[lab]: the origin of columns is missing from known",
        "[lab]: the origin of scraps is missing from known",
        "resource steel–manual: copies must be a whole number from 1 to 96, got -1",
        "project airship: unknown key 'colour'",
    ]


def test_who_owns_a_box_may_change_needs_points_shapes_and_names() -> None:
    data = packaged()
    entry(data, "airship").update(
        id="zeppelin",
        name="Zeppelin",
        shape="L",
        vp=7,
        needs={"copper": 3, "steel": 3, "manual": 3, "steam": 3},
    )
    entry(data, "laparoscopy")["needs"].update(copper=3, steam=2)
    entry(data, "riveting").update(id="alloys", shape="T", supplies={"steel": 2, "copper": 2})
    entry(data, "metro").update(name="Métro")
    mine = box(data)
    zeppelin = mine.projects[mine.tile("zeppelin") - mine.first_project]
    assert (zeppelin.shape, zeppelin.vp, sum(zeppelin.needs)) == (1, 7, 12)
    assert mine.tile("airship") == -1
    assert mine.chit_names[3] == "Métro"
    assert mine.hash != BOX.hash


def test_who_owns_a_box_may_change_the_resource_tiles_and_the_jury() -> None:
    data = packaged()
    tile(data, "steel", "manual").update(copies=3)
    tile(data, "steel", "automated").update(one="copper", copies=1)
    data["jury"].update(steam=10, electricity=6)
    mine = box(data)
    assert mine.pile.count(mine.tile("steel-copper")) == 1
    assert mine.jury == [10, 6]


def test_who_owns_a_box_may_change_lines_and_arrows() -> None:
    data = packaged()
    data["patents"].update(lines=list(reversed(RESOURCES[:6])))
    data["arrow"] = [{"lines": ["manual", "copper"], "column": 5, "price": 2, "known": "public"}]
    mine = box(data)
    assert [RESOURCES[line] for line in mine.lines] == list(reversed(RESOURCES[:6]))
    assert [(line, column) for line in range(5) for column in range(11) if mine.arrow[line][column] >= 0] == [
        (3, 5)
    ]
    assert mine.arrow[3][5] == 2


SCRAPS = [f"{letter}{row}" for letter in "abcde" for row in (1, 4)]


@pytest.mark.parametrize(
    "lab",
    [
        {"rows": 4, "columns": 7, "scraps": ["g4"]},
        {"rows": 7, "columns": 4, "scraps": []},
        {"rows": 7, "columns": 7, "scraps": SCRAPS},
        {"rows": 4, "columns": 5, "scraps": SCRAPS},
    ],
    ids=["wide and low", "narrow and high", "the largest", "the tightest"],
)
def test_a_lab_may_have_another_size_and_other_scraps(lab: Any) -> None:
    data = packaged()
    data["lab"].update(lab)
    mine = box(data)
    assert mine.lab.cell_ids(mine.scraps) == sorted(lab["scraps"], key=lambda id: (id[1], id[0]))
    for players in (1, 4):
        assert random_playout(ExpoGame(mine).start(players), Dealer("any"), Generator("any")) > 0
