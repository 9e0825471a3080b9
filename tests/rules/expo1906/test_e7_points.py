"""E7.3 Final points, E7.4 bonus chits, E7.5 who wins."""

from __future__ import annotations

import pytest

from tests.rules.expo1906.labs import CELLOPHANE, FOUR
from tests.rules.expo1906.table import SECOND_TURN, Lab, field, lab, table
from tests.rules.playing import FOUR as SEAT_FOUR
from tests.rules.playing import ONE, THREE, TWO, play

# Labs

TWO_STEAM_TWO_TECHNOLOGIES = lab(
    ".#.SS.",
    "...SS#",
    "PP#RRe",
    "PPfbR.",
    "#QQaRc",
    "dQQg#.",
    P="riveting",
    Q="cruise_ship",
    R="safety_lift",
    S="combustion_engines",
    a="steam-manual 180",
    b="steel-empirical 90",
    c="empirical-steam 180",
    d="steel-electricity 90",
    e="manual-copper 180",
    f="empirical-steel 180",
    g="empirical-steam 0",
)
ONE_STEAM_THREE_SHAPES = lab(
    ".lg...",
    "cPPif.",
    "PP#dQ.",
    "bRRRQk",
    ".hRaQe",
    "...jQ.",
    P="rotary_press",
    Q="electric_tram",
    R="dynamo",
    a="electricity-scientific 0",
    b="automated-steel 0",
    c="steel-empirical 180",
    d="copper-automated 180",
    e="empirical-steel 180",
    f="steel-electricity 180",
    g="steam-empirical 90",
    h="copper-scientific 270",
    i="automated-empirical 180",
    j="electricity-empirical 90",
    k="steel-manual 270",
    l="steam-scientific 180",
)
TWO_STEAM_FIVE_SHAPES = lab(
    "TT..SS",
    "TTiSS#",
    "QQQQc.",
    "fbPaRh",
    ".PPPRd",
    "..geRR",
    P="refrigerating_machine",
    Q="airship",
    R="synthetic_rubber",
    S="electric_iron",
    T="vacuum_tube",
    a="steam-automated 270",
    b="steel-scientific 0",
    c="scientific-electricity 180",
    d="automated-steel 270",
    e="electricity-scientific 90",
    f="manual-scientific 270",
    g="automated-steam 0",
    h="scientific-steam 270",
    i="manual-steam 180",
)
FOUR_STEAM = lab(
    "..i...",
    "SSSSRj",
    ".fdcRR",
    ".PPPaR",
    "gP.bQe",
    "..hQQQ",
    P="typewriter",
    Q="celluloid",
    R="cellophane",
    S="laparoscopy",
    a="automated-empirical 270",
    b="empirical-automated 0",
    c="steam-automated 0",
    d="automated-steam 270",
    e="copper-automated 270",
    f="copper-empirical 270",
    g="steel-scientific 90",
    h="steam-copper 90",
    i="empirical-manual 180",
    j="empirical-manual 180",
)


def technologies(count: int) -> Lab:
    """A lab with so many technologies, four at most."""
    ids = {"A": "batteries", "B": "riveting", "C": "metallurgy", "D": "improved_station"}
    rows = [".#....", "AABB.#", "AABB..", "CCDD..", "CCDD..", "....#."]
    wanted = dict(list(ids.items())[:count])
    drawn = ["".join(mark if mark in ("#", ".", *wanted) else "." for mark in row) for row in rows]
    return lab(*drawn, **wanted)


# E7.3


@pytest.mark.rule("E7.3")
@pytest.mark.parametrize(("jury", "points"), [((7, 5), 8), ((5, 7), 0), ((6, 6), 0), ((8, 4), 8)])
def test_completed_projects_of_the_energy_with_the_majority_bring_two_points_each(
    jury: tuple[int, int], points: int
) -> None:
    before = (jury[0] - 1, jury[1])
    state = table(labs={ONE: FOUR_STEAM}, played=SECOND_TURN, in_round=10, jury=before)
    over = play(state, "play meeting", "meet steam", "done", "pass", "pass")
    assert field(over, "jury") == list(jury)
    assert over.breakdown()[ONE]["jury"] == points


@pytest.mark.rule("E7.3")
def test_only_projects_of_that_energy_count_and_only_completed_ones() -> None:
    state = table(labs={ONE: FOUR, TWO: TWO_STEAM_FIVE_SHAPES}, jury=(1, 2))
    assert state.breakdown()[ONE]["jury"] == 4, "Light Bulb and Transformer"
    assert state.breakdown()[TWO]["jury"] == 2, (
        "Synthetic Rubber; Electric Iron and Vacuum Tube are not completed"
    )


@pytest.mark.rule("E7.3")
@pytest.mark.parametrize(("column", "points"), [(2, 0), (7, 0), (8, 1), (9, 1), (10, 0)])
def test_a_token_in_column_8_or_9_brings_a_point(column: int, points: int) -> None:
    state = table(patents={"steel": f"{column} 1"}, chits={"steel": "colonies"} if column == 10 else {})
    assert state.breakdown()[ONE]["columns"] == points
    assert state.breakdown()[TWO]["columns"] == 0


@pytest.mark.rule("E7.3")
def test_a_token_that_lies_under_others_counts_as_well() -> None:
    state = table(patents={"steel": "8 3 2 1"})
    assert [points["columns"] for points in state.breakdown()] == [1, 1, 1]


# E7.4


def with_chit(chit: str, drawing: Lab | None = None, money: int = 0) -> dict[str, int]:
    """The points of seat 1, who has a token on this chit."""
    labs = {ONE: drawing} if drawing else {}
    state = table(money=(money, 0, 0), labs=labs, patents={"manual": "10 1"}, chits={"manual": chit})
    return state.breakdown()[ONE]


@pytest.mark.rule("E7.4")
@pytest.mark.parametrize(("money", "points"), [(0, 0), (1, 1), (2, 1), (4, 2), (5, 3), (12, 6)])
def test_example_7_the_ferris_wheel_brings_a_point_for_every_two_dollars_rounded_up(
    money: int, points: int
) -> None:
    assert with_chit("ferris", money=money)["ferris"] == points


@pytest.mark.rule("E7.4")
def test_example_7_the_simplon_tunnel_counts_an_open_t_two_s_and_a_square_as_three() -> None:
    drawing = lab(
        "SS.TTT",
        "SS..T#",
        "..#C..",
        ".APP..",
        "#PPBQQ",
        "...QQ.",
        S="transformer",
        T="dynamo",
        P="cellophane",
        A="empirical-copper 0",
        B="automated-electricity 270",
        C="steam-scientific 90",
        Q="cinematograph",
    )
    assert with_chit("simplon", drawing)["simplon"] == 3


@pytest.mark.rule("E7.4")
def test_projects_in_front_of_a_player_do_not_count_for_the_simplon_tunnel() -> None:
    state = table(
        labs={ONE: CELLOPHANE},
        tiles={ONE: "telephone, airship"},
        patents={"manual": "10 1"},
        chits={"manual": "simplon"},
    )
    assert state.breakdown()[ONE]["simplon"] == 1


@pytest.mark.rule("E7.4")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 2), (2, 4), (3, 6), (4, 6)])
def test_the_paris_metro_brings_two_points_for_each_technology_and_six_at_most(
    count: int, points: int
) -> None:
    assert with_chit("metro", technologies(count))["metro"] == points


@pytest.mark.rule("E7.4")
def test_the_palais_des_beaux_arts_brings_three_points() -> None:
    assert with_chit("fine_arts")["fine_arts"] == 3


COVERED = lab(
    ".A....",
    "......",
    "..#...",
    "......",
    "B.....",
    "....#.",
    A="steel-manual 0",
    B="copper-manual 0",
)
"""Scraps are gone from b1 and a5, where tiles lie, and from f2, which is free."""


@pytest.mark.rule("E7.4")
def test_the_paleis_der_kolonien_brings_a_point_for_each_scrap_removed_whose_space_is_covered() -> None:
    assert with_chit("colonies", COVERED)["colonies"] == 2


@pytest.mark.rule("E7.4")
@pytest.mark.rule("E-R25")
def test_scraps_swapped_before_the_game_do_not_count() -> None:
    state = table(
        labs={ONE: COVERED}, swapped={ONE: "a5"}, patents={"manual": "10 1"}, chits={"manual": "colonies"}
    )
    assert state.breakdown()[ONE]["colonies"] == 1


@pytest.mark.rule("E7.4")
def test_a_removed_scrap_counts_once_its_space_is_covered_by_whatever_tile() -> None:
    state = table(patents={"manual": "10 1"}, chits={"manual": "colonies"}, tiles={ONE: "cruise_ship"})
    state = play(state, "play laboratory", "remove c3")
    assert state.breakdown()[ONE]["colonies"] == 0
    assert play(state, "lay cruise_ship", "put c3 0").breakdown()[ONE]["colonies"] == 1


@pytest.mark.rule("E7.4")
@pytest.mark.parametrize(("leads", "points"), [(0, 2), (2, 2), (3, 3)], ids=["14 VP", "16 VP", "17 VP"])
def test_the_tour_eiffel_brings_a_point_for_every_eight_rounded_up(leads: int, points: int) -> None:
    state = table(
        labs={ONE: FOUR},
        leads={ONE: leads},
        jury=(2, 1),
        patents={"manual": "10 1"},
        chits={"manual": "eiffel"},
    )
    without = {name: each for name, each in state.breakdown()[ONE].items() if name != "eiffel"}
    assert sum(without.values()) == 14 + leads
    assert state.breakdown()[ONE]["eiffel"] == points


@pytest.mark.rule("E7.4")
def test_example_7_the_tour_eiffel_with_22_points_brings_three_other_chits_included() -> None:
    patents = {"manual": "10 1", "steel": "10 1", "copper": "8 1"}
    state = table(
        labs={ONE: FOUR},
        leads={ONE: 4},
        jury=(2, 1),
        patents=patents,
        chits={"manual": "eiffel", "steel": "fine_arts"},
    )
    assert state.breakdown()[ONE] == {
        "projects": 10,
        "leads": 4,
        "jury": 4,
        "columns": 1,
        "ferris": 0,
        "colonies": 0,
        "metro": 0,
        "fine_arts": 3,
        "simplon": 0,
        "eiffel": 3,
    }
    assert state.scores()[ONE] == 22 + 3


@pytest.mark.rule("E7.4")
def test_a_chit_brings_nothing_to_who_has_no_token_on_it() -> None:
    state = table(money=(12, 12, 12), patents={"manual": "9 1, 10 2"}, chits={"manual": "ferris"})
    assert [points["ferris"] for points in state.breakdown()] == [0, 6, 0]


# E7.5


@pytest.mark.rule("E7.5")
@pytest.mark.rule("E7.3")
def test_example_6_red_wins_with_31_points() -> None:
    green, blue, red, yellow = ONE, TWO, THREE, SEAT_FOUR
    state = table(
        money=(0, 0, 0, 0),
        in_round=10,
        jury=(6, 5),
        played={green: "station", blue: "academy", red: "journal", yellow: "skyscraper"},
        labs={
            green: TWO_STEAM_TWO_TECHNOLOGIES,
            blue: ONE_STEAM_THREE_SHAPES,
            red: TWO_STEAM_FIVE_SHAPES,
            yellow: FOUR_STEAM,
        },
        leads={green: 6, blue: 8, red: 7, yellow: 8},
        patents={
            "steel": "9 4",
            "copper": "8 3",
            "manual": "10 1",
            "automated": "7 2",
            "empirical": "10 1",
            "scientific": "10 2 3",
        },
        chits={"manual": "metro", "empirical": "fine_arts", "scientific": "simplon"},
    )
    assert field(state, "points") == [17, 24, 21, 21]
    assert state.view()["patents"]["waiting"][green] == 1  # type: ignore[index]  # JSON data
    over = play(state, "play meeting", "meet steam", "done", "pass", "pass", "pass")
    assert field(over, "jury") == [7, 5]
    sources = [
        {name: points for name, points in each.items() if points and name not in ("projects", "leads")}
        for each in over.breakdown()
    ]
    assert sources == [
        {"jury": 4, "metro": 4, "fine_arts": 3},
        {"jury": 2, "simplon": 3},
        {"jury": 4, "columns": 1, "simplon": 5},
        {"jury": 8, "columns": 1},
    ]
    assert over.scores() == [28, 29, 31, 30]
    assert over.winners() == [red]


@pytest.mark.rule("E7.5")
@pytest.mark.parametrize(
    ("money", "columns", "winners"),
    [
        ((0, 12, 12), {"steel": "8 1"}, [ONE]),
        ((4, 5, 6), {"steel": "8 1 2"}, [TWO]),
        ((5, 5, 6), {"steel": "8 1 2"}, [ONE, TWO]),
        ((5, 5, 5), {}, [ONE, TWO, THREE]),
    ],
)
def test_most_points_win_then_most_money_and_else_the_victory_is_shared(
    money: tuple[int, ...], columns: dict[str, str], winners: list[int]
) -> None:
    assert table(money=money, patents=columns).winners() == winners


@pytest.mark.rule("E7.5")
def test_there_is_no_limit_to_points() -> None:
    patents = {"manual": "10 1", "steel": "10 1", "copper": "10 1"}
    chits = {"manual": "eiffel", "steel": "fine_arts", "copper": "ferris"}
    state = table(
        labs={ONE: FOUR}, leads={ONE: 12}, jury=(2, 1), money=(12, 0, 0), patents=patents, chits=chits
    )
    assert state.scores()[ONE] == 10 + 12 + 4 + 3 + 6 + 5


@pytest.mark.rule("E7.4")
def test_whoever_chooses_a_chit_is_told_what_each_would_give_as_things_stand() -> None:
    state = table(money=(5, 6, 6), labs={ONE: TWO_STEAM_TWO_TECHNOLOGIES}, patents={"steel": "9 1"})
    state = play(state, "play journal", "step steel 9")
    worth = {move.text.split()[1]: move.meaning(state)["worth"] for move in state.legal()}
    eiffel = -(-sum(state.breakdown()[ONE].values()) // 8)
    assert worth == {"eiffel": eiffel, "ferris": 3, "colonies": 0, "metro": 4, "fine_arts": 3, "simplon": 2}
    assert eiffel > 0
