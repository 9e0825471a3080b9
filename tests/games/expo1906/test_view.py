"""What is shown of Expo 1906: the box for whoever draws it, the table, and what a tile in hand would do."""

from __future__ import annotations

from typing import Any

import pytest

from opificio.core.state import OVER
from opificio.games.expo1906.state import Expo
from tests.games.expo1906 import inventors
from tests.rules.expo1906.labs import CELLOPHANE, NO_STEAM, TWINS, technology
from tests.rules.expo1906.table import GAME, SECOND_TURN, opened, shown, table
from tests.rules.playing import ONE, THREE, TWO, play

DESCRIBED: Any = GAME.describe()


def seen(state: Expo, seat: int | None = None) -> Any:
    return state.view(seat)


# The box


def test_the_box_is_described_tile_by_tile_in_ids_and_figures() -> None:
    assert [len(DESCRIBED[kind]) for kind in ("tiles", "projects", "technologies")] == [48, 30, 13]
    assert DESCRIBED["tiles"][0] == {"id": "steel-manual", "two": "steel", "one": "manual", "copies": 2}
    projects = {each["id"]: each for each in DESCRIBED["projects"]}
    assert projects["cellophane"] == {
        "id": "cellophane",
        "shape": "S",
        "energy": "steam",
        "needs": {"copper": 1, "automated": 2, "empirical": 2, "steam": 2},
        "vp": 3,
    }
    technologies = {each["id"]: each for each in DESCRIBED["technologies"]}
    assert technologies["batteries"]["supplies"] == {"electricity": 4}
    assert technologies["batteries"]["improves"] is None
    assert technologies["improved_journal"]["supplies"] == {}
    assert technologies["improved_journal"]["improves"] == "journal"


def test_the_boards_and_the_figures_of_the_rules_are_described() -> None:
    assert DESCRIBED["lab"] == {"rows": 6, "columns": 6, "scraps": ["b1", "f2", "c3", "a5", "e6"]}
    assert DESCRIBED["arrows"][0] == {"column": 3, "lines": ["steel", "copper"], "price": 1}
    assert DESCRIBED["jury"] == {"spaces": 12, "steam": 8, "electricity": 8}
    figures = DESCRIBED["figures"]
    assert (figures["station_prices"], figures["lab_steps"]) == ([[1, 2, 3], [1, 1, 2]], [3, 4])
    assert figures["column_points"] == {"8": 1, "9": 1}


def test_every_shape_is_described_turn_by_turn_from_its_first_space() -> None:
    shapes = DESCRIBED["shapes"]
    assert {name: len(turns) for name, turns in shapes.items()} == {
        "single": 4, "L": 4, "T": 4, "S": 2, "I": 2, "square": 1,
    }  # fmt: skip
    assert shapes["L"][3] == {"turn": 270, "cells": [[0, 0], [1, -2], [1, -1], [1, 0]]}
    assert shapes["S"][0] == {"turn": 0, "cells": [[0, 0], [0, 1], [1, -1], [1, 0]]}


def test_everything_that_moves_and_facts_speak_of_has_a_name() -> None:
    names = GAME.names()
    assert (names["x_ray_apparatus"], names["batteries"]) == ("X-ray Apparatus", "Batteries")
    assert names["eiffel"] == "Tour Eiffel, Paris 1889"
    assert len(names) == 30 + 13 + 6


# The table


def test_a_player_is_shown_with_all_that_lies_before_him() -> None:
    state = table(
        TWO,
        order=(TWO, THREE, ONE),
        played={ONE: "skyscraper", TWO: "station", THREE: "academy"},
        labs={ONE: CELLOPHANE},
        tiles={ONE: "telephone, steel-manual"},
        leads={ONE: 1},
        patents={"copper": "5 1", "manual": "10 1, 3 2"},
        chits={"manual": "fine_arts"},
        money=(7, 6, 6),
    )
    assert shown(state, ONE) == {
        "place": 3,
        "handicap": "scientist",
        "money": 7,
        "points": 4,
        "score": 4 + 2 + 3,
        "hand": ["station", "academy", "laboratory", "journal", "meeting"],
        "top": "skyscraper",
        "banned": "academy",
        "improved": [],
        "tiles": ["steel-manual", "telephone"],
        "lab": [
            {"tile": "automated-electricity", "at": "d5", "turn": 270, "cells": ["d5"]},
            {"tile": "empirical-copper", "at": "b4", "turn": 0, "cells": ["b4"]},
            {"tile": "steam-scientific", "at": "d3", "turn": 90, "cells": ["d3"]},
            {"tile": "cellophane", "at": "c4", "turn": 0, "cells": ["c4", "d4", "b5", "c5"]},
        ],
        "scraps": ["b1", "f2", "c3", "a5", "e6"],
        "cleared": [],
        "projects": [
            {
                "id": "cellophane",
                "gets": {"copper": 1, "automated": 2, "empirical": 2, "steam": 2},
                "lacks": {},
                "complete": True,
                "leads": ["copper"],
            }
        ],
        "completed": ["cellophane"],
        "chits": ["fine_arts"],
    }


def test_a_project_shows_what_it_lacks() -> None:
    (project,) = shown(table(labs={ONE: NO_STEAM}), ONE)["projects"]
    assert (project["lacks"], project["complete"], project["leads"]) == ({"steam": 2}, False, [])


def test_the_patents_office_is_shown_pile_by_pile() -> None:
    patents = seen(
        table(
            money=(6, 6),
            patents={"steel": "4 2 ghost 1, 10 1", "copper": "3 2"},
            chits={"steel": "metro"},
        )
    )["patents"]
    assert patents["lines"]["steel"] == [
        {"column": 4, "pile": [TWO, "ghost", ONE]},
        {"column": 10, "pile": [ONE]},
    ]
    assert (patents["leaders"]["steel"], patents["leaders"]["copper"], patents["leaders"]["manual"]) == (
        ONE,
        TWO,
        None,
    )
    assert (patents["chits"]["steel"], patents["chits"]["copper"]) == ("metro", None)
    assert patents["chits_left"] == ["eiffel", "ferris", "colonies", "fine_arts", "simplon"]
    assert patents["waiting"] == [1, 1]
    assert patents["ghosts"] == {
        "steel": 4,
        "copper": 1,
        "manual": 1,
        "automated": 1,
        "empirical": 1,
        "scientific": 1,
    }


def test_the_academy_shows_what_lies_open_and_what_will_come_up_last() -> None:
    academy = seen(table(academy="telephone", below="synthetic_rubber, light_bulb"))["academy"]
    assert academy["projects"]["L"] == "telephone"
    assert academy["projects"]["square"] is None
    assert academy["piles"]["L"] == {"unseen": 4, "below": ["synthetic_rubber"]}
    assert academy["piles"]["T"] == {"unseen": 5, "below": ["light_bulb"]}
    assert len(academy["technologies"]) == 13


def test_the_jury_shows_what_is_placed_and_what_is_left() -> None:
    assert seen(table(in_round=4, jury=(4, 1)))["jury"] == {
        "steam": 4,
        "electricity": 1,
        "left": {"steam": 4, "electricity": 7},
    }


def test_the_ghost_deck_shows_its_last_card_and_those_put_aside() -> None:
    state = table(money=(6,), played={ONE: "station"}, deck="academy journal", aside="station")
    assert seen(state)["ghost_deck"] == {"top": "journal", "left": 8, "aside": ["station"]}
    assert shown(state, ONE)["banned"] == "journal"
    assert seen(table())["ghost_deck"] is None


def test_before_turn_order_is_drawn_nobody_has_a_place() -> None:
    view = seen(GAME.start(3))
    assert (view["order"], view["players"][ONE]["place"], view["players"][ONE]["banned"]) == ([], None, None)


# An action under way


def test_prices_are_shown_while_something_is_bought() -> None:
    station = play(table(station="steel-manual, copper-steam"), "play station")
    assert (seen(station)["price"], seen(station)["left"]) == (1, 3)
    assert seen(play(station, "buy steel-manual"))["price"] == 2
    better = table(station="steel-manual, copper-steam", labs={ONE: technology("improved_station")})
    improved = play(better, "play station", "buy steel-manual")
    assert (seen(improved)["price"], seen(improved)["improved"]) == (1, True)
    assert seen(play(table(academy="telephone"), "play academy"))["price"] == 2
    assert seen(play(table(), "play journal"))["price"] is None


def test_the_meeting_room_shows_what_was_chosen() -> None:
    state = play(table(played=SECOND_TURN), "play meeting", "meet money")
    assert (seen(state)["question"], seen(state)["options_used"]) == ("meeting", ["money"])


def test_a_lifted_tile_shows_where_it_came_from() -> None:
    state = play(
        table(played=SECOND_TURN, labs={ONE: CELLOPHANE}), "play meeting", "meet reposition", "lift d3"
    )
    assert seen(state)["held"] == {"tile": "steam-scientific", "from": {"at": "d3", "turn": 90}}
    new = play(table(tiles={ONE: "telephone"}), "play laboratory", "lay telephone")
    assert seen(new)["held"] == {"tile": "telephone", "from": None}


def test_the_line_is_shown_whose_chit_is_chosen() -> None:
    state = play(table(patents={"steel": "9 1"}), "play journal", "step steel 9")
    assert (seen(state)["question"], seen(state)["line"]) == ("chit", "steel")


def test_who_swaps_a_scrap_sees_all_tiles_drawn() -> None:
    view = seen(opened(2, "order 1", "give steel-steam", "give copper-steam", handicap_1=2), ONE)
    assert (view["question"], view["drawn"]) == ("swap", ["steel-steam", "copper-steam"])
    assert view["held"] == {"tile": "steel-steam", "from": None}
    assert [player["handicap"] for player in view["players"]] == ["freshman", "scientist"]


# What a tile in hand would do


HOLDING = play(
    table(labs={ONE: NO_STEAM}, tiles={ONE: "steam-scientific"}, patents={"copper": "5 1"}),
    "play laboratory",
    "lay steam-scientific",
)


def test_each_spot_shows_what_the_tile_gives_there_and_what_it_completes() -> None:
    effects = seen(HOLDING, ONE)["effects"]
    assert effects["d3 90"] == {
        "supplies": {"cellophane": {"steam": 2}},
        "completes": ["cellophane"],
        "points": 3 + 1,  # leader in copper
    }
    assert effects["d3 0"] == {"supplies": {"cellophane": {"scientific": 1}}, "completes": [], "points": 0}
    assert "a1 0" not in effects, "nothing is near"


def test_one_tile_may_complete_two_projects() -> None:
    state = play(
        table(labs={ONE: TWINS}, tiles={ONE: "scientific-copper"}), "play laboratory", "lay scientific-copper"
    )
    assert seen(state, ONE)["effects"]["c4 90"] == {
        "supplies": {
            "synthetic_dye": {"copper": 1, "scientific": 2},
            "bessemer_converter": {"scientific": 2},
        },
        "completes": ["synthetic_dye", "bessemer_converter"],
        "points": 6,
    }


def test_a_project_shows_what_it_would_get() -> None:
    state = play(
        table(labs={ONE: NO_STEAM}, tiles={ONE: "cruise_ship"}), "play laboratory", "lay cruise_ship"
    )
    assert seen(state, ONE)["effects"]["a2 0"]["supplies"] == {"cruise_ship": {"empirical": 2}}


def test_only_who_holds_the_tile_sees_what_it_would_do() -> None:
    assert seen(HOLDING, TWO)["effects"] == {}
    assert seen(HOLDING, None)["effects"] == {}


@pytest.mark.parametrize("players", [1, 4])
def test_what_is_shown_of_a_spot_is_what_happens_there(players: int) -> None:
    checked = 0
    for state, _ in inventors.lines(players, 1):
        if state.to_move >= 0 and seen(state)["held"]:
            checked += effects_that_came_true(state)
    assert checked > 20


def effects_that_came_true(state: Expo) -> int:
    seat = state.to_move
    effects = seen(state, seat)["effects"]
    for move in state.legal():
        after = state.copy()
        facts = after.listen()
        after.carry_out(move)
        effect = effects.get(move.text.removeprefix("put "), {"completes": [], "points": 0})
        assert [fact.what for fact in facts if fact.kind == "completes"] == effect["completes"]
        assert after.points[seat] - state.points[seat] == effect["points"]
    return len(effects)


def test_when_the_game_is_over_the_ender_and_the_winners_are_shown() -> None:
    state = play(
        table(played=SECOND_TURN, in_round=10), "play meeting", "meet money", "meet steam", "pass", "pass"
    )
    assert state.to_move == OVER
    view = seen(state)
    assert (view["question"], view["actor"], view["ender"], view["leaders"]) == ("over", None, ONE, [ONE])
