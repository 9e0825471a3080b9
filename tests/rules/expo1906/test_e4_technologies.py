"""E4.4 Resource technologies, E4.5 improvements."""

from __future__ import annotations

import pytest

from opificio.games.expo1906.components import Box
from opificio.games.expo1906.constraints import checked_box
from opificio.library import packaged_text
from tests.rules.expo1906.labs import NO_STEAM, technology
from tests.rules.expo1906.table import GAME, drawn, field, gets, lab, project, shown, table
from tests.rules.playing import ONE, THREE, TWO, asked, play, told

STANDARD = checked_box(packaged_text("expo1906", "edition.toml"), "the standard edition")

every_box = pytest.mark.parametrize("box", [GAME.box, STANDARD], ids=["rule-tests", "standard"])
every_improvement = pytest.mark.parametrize(
    "card", ["station", "academy", "laboratory", "journal", "skyscraper"]
)

ENGINES = lab(
    ".#....",
    "SS...#",
    "SS#...",
    ".APPEE",
    "#PP.EE",
    "..QQQQ",
    P="cellophane",
    Q="laparoscopy",
    A="empirical-copper 0",
    E="combustion_engines",
    S="improved_station",
)

# E4.4


@pytest.mark.rule("E4.4")
@every_box
def test_six_technologies_give_two_each_of_two_types_and_two_give_four_of_an_energy(box: Box) -> None:
    supplies = {each.id: sorted(each.supplies)[-2:] for each in box.technologies if any(each.supplies)}
    assert supplies.pop("combustion_engines") == supplies.pop("batteries") == [0, 4]
    assert list(supplies.values()) == [[2, 2]] * 6


@pytest.mark.rule("E4.4")
def test_example_3_combustion_engines_give_four_steam_to_each_project_beside_them() -> None:
    state = table(labs={ONE: ENGINES})
    assert gets(state, ONE, "cellophane") == {"copper": 1, "empirical": 2, "steam": 4}
    assert gets(state, ONE, "laparoscopy") == {"steam": 4}
    assert project(state, ONE, "cellophane")["lacks"] == {"automated": 2}
    assert project(state, ONE, "laparoscopy")["lacks"] == {"copper": 2, "automated": 2, "empirical": 1}
    assert shown(state, ONE)["improved"] == ["station"], "wherever its tile lies"


@pytest.mark.rule("E4.4")
def test_it_gives_once_however_many_sides_touch() -> None:
    drawing = lab(
        ".#....",
        ".....#",
        "..#P..",
        "...PEE",
        "#..PEE",
        "...P#.",
        P="laparoscopy",
        E="electroplating",
    )
    assert gets(table(labs={ONE: drawing}), ONE, "laparoscopy") == {"copper": 2, "empirical": 2}


@pytest.mark.rule("E4.4")
def test_corner_to_corner_it_gives_nothing() -> None:
    drawing = lab(
        ".#....",
        ".....#",
        "EE#...",
        "EE....",
        "#.PP..",
        "..PP#.",
        P="cruise_ship",
        E="riveting",
    )
    assert gets(table(labs={ONE: drawing}), ONE, "cruise_ship") == {}


@pytest.mark.rule("E4.4")
def test_it_gives_nothing_before_it_lies_in_the_lab() -> None:
    state = table(labs={ONE: NO_STEAM}, tiles={ONE: "combustion_engines"})
    assert project(state, ONE, "cellophane")["lacks"] == {"steam": 2}
    after = play(state, "play laboratory", "lay combustion_engines", "put e4 0")
    assert shown(after, ONE)["completed"] == ["cellophane"]


# E4.5


@pytest.mark.rule("E4.5")
@every_box
def test_each_card_but_the_meeting_room_has_an_improvement(box: Box) -> None:
    assert sorted(each.improves for each in box.technologies if each.improves >= 0) == [0, 1, 2, 3, 4]


@pytest.mark.rule("E4.5")
@every_improvement
def test_a_card_is_improved_at_once_when_its_technology_is_placed_and_not_before(card: str) -> None:
    state = table(tiles={ONE: f"improved_{card}"})
    assert shown(state, ONE)["improved"] == []
    moves = ["play laboratory", f"lay improved_{card}", "put a2 0"]
    after = play(state, *moves)
    assert shown(after, ONE)["improved"] == [card]
    assert [(fact.seat, fact.what) for fact in told(state, *moves) if fact.kind == "improves"] == [
        (ONE, card)
    ]
    assert shown(after, TWO)["improved"] == [], "for its owner only"


@pytest.mark.rule("E4.5")
def test_a_card_in_hand_is_improved_for_the_same_round() -> None:
    state = table(tiles={ONE: "improved_skyscraper"}, money=(0, 6, 6))
    state = play(state, "play laboratory", "lay improved_skyscraper", "put a2 0", "done")
    state = play(state, "play journal", "done", "play academy", "done", "play skyscraper")
    assert state.money[ONE] == 6


@pytest.mark.rule("E4.5")
def test_a_played_card_is_improved_too_and_comes_back_improved() -> None:
    state = table(
        tiles={ONE: "improved_skyscraper"},
        money=(0, 6, 6),
        played={ONE: "skyscraper", TWO: "station", THREE: "academy"},
    )
    state = play(state, "play laboratory", "lay improved_skyscraper", "put a2 0", "done")
    assert (shown(state, ONE)["top"], shown(state, ONE)["improved"]) == ("laboratory", ["skyscraper"])
    assert state.money[ONE] == 0, "what it brought stays what it was"
    state = drawn(play(state, "play meeting", "done"))
    assert asked(state) == ("card", THREE)
    state = play(state, "play station", "done", "play skyscraper")
    assert state.money[ONE] == 6


@pytest.mark.rule("E4.5")
@every_improvement
def test_when_the_technology_is_removed_the_base_card_is_back(card: str) -> None:
    for played in ({}, {ONE: "skyscraper", TWO: "station", THREE: "academy"}):
        state = table(labs={ONE: technology(f"improved_{card}")}, played=played)
        after = play(state, "play laboratory", "remove a2")
        assert shown(after, ONE)["improved"] == []
        assert f"improved_{card}" in field(after, "technologies")
        facts = told(state, "play laboratory", "remove a2")
        assert [(fact.seat, fact.what) for fact in facts if fact.kind == "reverts"] == [(ONE, card)]


@pytest.mark.rule("E4.5")
def test_a_removed_improvement_is_bought_and_used_by_another() -> None:
    state = table(labs={ONE: technology("improved_skyscraper")}, money=(0, 2, 6))
    state = play(state, "play laboratory", "remove a2", "done")
    state = play(state, "play academy", "buy improved_skyscraper", "play skyscraper")
    state = play(state, "play station", "play laboratory", "lay improved_skyscraper", "put d4 0", "done")
    assert [shown(state, seat)["improved"] for seat in range(3)] == [[], ["skyscraper"], []]


@pytest.mark.rule("E4.5")
def test_a_repositioned_improvement_goes_on_improving() -> None:
    state = table(
        labs={ONE: technology("improved_skyscraper")},
        played={ONE: "station", TWO: "academy", THREE: "journal"},
    )
    held = play(state, "play meeting", "meet reposition", "lift a2")
    assert shown(held, ONE)["improved"] == ["skyscraper"]
    assert shown(held.play("put d4 0"), ONE)["improved"] == ["skyscraper"]


@pytest.mark.rule("E4.5")
@pytest.mark.rule("E-R7")
def test_a_laboratory_that_places_its_own_improvement_has_three_steps_all_the_same() -> None:
    state = table(tiles={ONE: "improved_laboratory"})
    state = play(state, "play laboratory", "lay improved_laboratory", "put a2 0")
    assert (field(state, "left"), state.view()["improved"]) == (2, False)
    assert asked(play(state, "remove b1", "remove f2")) == ("card", TWO)


@pytest.mark.rule("E-R7")
def test_a_laboratory_that_removes_its_own_improvement_has_four() -> None:
    state = play(table(labs={ONE: technology("improved_laboratory")}), "play laboratory", "remove a2")
    assert (field(state, "left"), shown(state, ONE)["improved"]) == (3, [])
    assert asked(play(state, "remove b1", "remove f2", "remove c3")) == ("card", TWO)
