"""E1 Setup."""

from __future__ import annotations

import pytest

from opificio.core.rule import BadSetup
from opificio.core.state import CHANCE
from opificio.games.expo1906.components import PROJECT_SHAPES, SHAPES, Box
from opificio.games.expo1906.constraints import checked_box
from opificio.library import packaged_text
from tests.rules.expo1906.table import GAME, drawn, field, opened, shown
from tests.rules.playing import ONE, THREE, TWO, answers, asked, play, refused, told

STANDARD = checked_box(packaged_text("expo1906", "edition.toml"), "the standard edition")

every_box = pytest.mark.parametrize("box", [GAME.box, STANDARD], ids=["rule-tests", "standard"])
one_to_four = pytest.mark.parametrize("players", [1, 2, 3, 4])

SCRAPS = ["b1", "f2", "c3", "a5", "e6"]
CARDS = ["station", "academy", "laboratory", "journal", "skyscraper", "meeting"]
CHITS = ["eiffel", "ferris", "colonies", "metro", "fine_arts", "simplon"]


# E1.1 Tiles


@pytest.mark.rule("E1.1")
@every_box
def test_there_are_96_resource_tiles_and_16_jury_tiles(box: Box) -> None:
    assert box.pile.total == 96
    assert sum(box.jury) == 16


@pytest.mark.rule("E1.1")
@pytest.mark.parametrize(("players", "tiles"), [(1, 3), (2, 6), (3, 9), (4, 12)])
def test_the_train_station_has_three_tiles_for_each_player(players: int, tiles: int) -> None:
    state = opened(players)
    assert len(field(state, "station")) == tiles
    assert len(field(state, "pile")) == 96 - tiles


@pytest.mark.rule("E1.1")
def test_tiles_come_from_the_pile_at_random_and_none_comes_more_often_than_it_is_there() -> None:
    state = GAME.start(2).play("order 1")
    while asked(state)[0] == "project":
        state = state.play(answers(state)[0])
    assert len(answers(state)) == 48
    assert state.weights() == [2] * 48
    after = play(state, "deal steel-manual", "deal steel-manual")
    assert refused(after, "deal steel-manual").reason == "no steel-manual is left in the pile"


# E1.2 The Academy


@pytest.mark.rule("E1.2")
@every_box
def test_there_are_30_projects_of_five_shapes_and_13_technologies(box: Box) -> None:
    assert len(box.projects) == 30
    assert all(box.shape_projects[shape] for shape in PROJECT_SHAPES)
    assert [SHAPES[shape] for shape in PROJECT_SHAPES] == ["L", "T", "S", "I", "square"]
    assert len(box.technologies) == 13


@pytest.mark.rule("E1.2")
@one_to_four
def test_one_project_of_each_shape_and_all_technologies_lie_in_the_academy(players: int) -> None:
    wanted = ["telephone", "light_bulb", "cellophane", "laparoscopy", "cruise_ship"]
    state = opened(players, *[f"show {id}" for id in wanted])
    assert field(state, "academy") == wanted
    assert len(field(state, "unseen")) == 25
    assert not set(wanted) & set(field(state, "unseen"))
    assert field(state, "queues") == [[], [], [], [], []]
    assert len(field(state, "technologies")) == 13


@pytest.mark.rule("E1.2")
@pytest.mark.rule("E-R16")
def test_the_project_of_a_space_is_any_of_its_shape_and_nobody_knows_which() -> None:
    state = GAME.start(2).play("order 1")
    of_shape_l = [
        "telephone",
        "synthetic_rubber",
        "vacuum_cleaner",
        "pasteurisation",
        "safety_lift",
        "typewriter",
    ]
    assert (asked(state), answers(state)) == (("project", CHANCE), [f"show {id}" for id in of_shape_l])
    assert state.weights() == [1] * 6
    after = state.play("show telephone")
    assert "show light_bulb" in answers(after)
    assert refused(after, "show vacuum_cleaner").rule.key == "show.shape"


# E1.3 Turn order, money, tokens


@pytest.mark.rule("E1.3")
@pytest.mark.parametrize(
    ("draws", "money"),
    [
        (["order 2"], [4, 3]),
        (["order 3", "order 1"], [4, 5, 3]),
        (["order 4", "order 2", "order 1"], [5, 4, 6, 3]),
    ],
)
def test_the_first_in_turn_order_has_3_dollars_and_each_one_after_him_one_more(
    draws: list[str], money: list[int]
) -> None:
    state = play(GAME.start(len(money)), *draws)
    assert field(state, "money") == money
    assert asked(state)[0] == "project", "whose place is the last need not be drawn"


@pytest.mark.rule("E1.3")
def test_who_plays_alone_has_4_dollars() -> None:
    assert field(opened(1), "money") == [4]


@pytest.mark.rule("E1.3")
@one_to_four
def test_all_begin_without_points_and_with_three_tokens_in_column_1(players: int) -> None:
    state = opened(players)
    assert field(state, "points") == [0] * players
    assert state.scores() == [0] * players
    assert state.view()["patents"]["waiting"] == [3] * players  # type: ignore[index]  # JSON data
    assert field(state, "patents") == [[]] * 6


@pytest.mark.rule("E1.3")
@pytest.mark.parametrize("players", [0, 5])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(BadSetup, match="expo1906 is for 1 to 4 players"):
        GAME.start(players)


@pytest.mark.rule("E1.3")
@pytest.mark.rule("E-R31")
def test_left_and_right_go_by_the_turn_order_that_was_drawn_among_the_seats() -> None:
    state = opened(3, "order 2", "order 1")
    assert asked(state) == ("card", TWO)
    state = state.play("play skyscraper")
    assert asked(state) == ("card", ONE)
    assert refused(state, "play skyscraper").rule.key == "card.just_played"
    state = play(state, "play academy", "done")
    assert asked(state) == ("card", THREE)
    assert "play skyscraper" in answers(state)
    state = play(state, "play skyscraper")
    assert asked(state) == ("card", TWO)


@pytest.mark.rule("E-R31")
def test_the_places_are_drawn_one_by_one_and_alone_there_is_none_to_draw() -> None:
    state = GAME.start(4)
    assert (asked(state), answers(state)) == (
        ("order", CHANCE),
        ["order 1", "order 2", "order 3", "order 4"],
    )
    assert answers(state.play("order 3")) == ["order 1", "order 2", "order 4"]
    assert asked(GAME.start(1)) == ("project", CHANCE)


# E1.4 Cards, scraps, jury, chits


@pytest.mark.rule("E1.4")
@one_to_four
def test_each_player_has_six_cards_and_a_lab_with_five_scraps(players: int) -> None:
    state = opened(players)
    for seat in range(players):
        seen = shown(state, seat)
        assert (seen["hand"], seen["top"], seen["improved"]) == (CARDS, None, [])
        assert (seen["scraps"], seen["cleared"]) == (SCRAPS, [])
        assert seen["lab"] == seen["tiles"] == seen["projects"] == seen["completed"] == []


@pytest.mark.rule("E1.4")
@every_box
def test_the_lab_has_six_by_six_spaces(box: Box) -> None:
    assert (box.lab.rows, box.lab.columns) == (6, 6)
    assert box.scraps.bit_count() == 5


@pytest.mark.rule("E1.4")
def test_two_jury_tiles_lie_in_the_first_of_twelve_spaces() -> None:
    assert field(opened(3, "jury steam", "jury electricity"), "jury") == [1, 1]
    assert field(opened(3, "jury steam", "jury steam"), "jury") == [2, 0]
    assert GAME.box.figures.jury_spaces == 12


@pytest.mark.rule("E1.4")
def test_the_six_chits_lie_beside_the_board() -> None:
    state = opened(3)
    assert state.view()["patents"]["chits_left"] == CHITS  # type: ignore[index]  # JSON data
    assert field(state, "chits") == ["-"] * 6


# E1.5 Handicaps


@pytest.mark.rule("E1.5")
def test_a_scientist_begins_with_all_his_scraps() -> None:
    state = opened(2, handicap_1=0, handicap_2=0)
    assert asked(state)[0] == "card"
    assert field(state, "scraps") == [SCRAPS, SCRAPS]


@pytest.mark.rule("E1.5")
@pytest.mark.rule("E-R1")
def test_a_new_graduate_sees_the_tile_and_then_chooses_the_scrap_and_the_rotation() -> None:
    state = opened(2, "order 1", "give steam-steel", handicap_2=1)
    assert asked(state) == ("swap", TWO)
    assert state.view()["drawn"] == ["steam-steel"]
    turns = [0, 90, 180, 270]
    assert answers(state) == [f"put {cell} {turn}" for turn in turns for cell in SCRAPS]
    after = state.play("put c3 270")
    assert field(after, "labs")[TWO] == ["steam-steel c3 270"]
    assert asked(after) == ("card", ONE)


@pytest.mark.rule("E1.5")
def test_the_scrap_leaves_the_game_and_four_are_left() -> None:
    after = play(opened(1, handicap_1=1), "put f2 0")
    assert field(after, "scraps") == [["b1", "c3", "a5", "e6"]]
    assert field(after, "cleared") == [[]]


@pytest.mark.rule("E1.5")
@pytest.mark.rule("E-R30")
def test_a_freshman_sees_both_tiles_and_places_them_in_the_order_they_were_dealt() -> None:
    state = opened(2, "order 1", "give steam-steel", "give copper-steam", handicap_1=2)
    assert state.view()["drawn"] == ["steam-steel", "copper-steam"]
    after = state.play("put b1 90")
    assert (asked(after), after.view()["drawn"]) == (("swap", ONE), ["copper-steam"])
    assert refused(after, "put b1 0").reason == "no scrap lies at b1"
    after = after.play("put a5 180")
    assert field(after, "labs")[ONE] == ["copper-steam a5 180", "steam-steel b1 90"]
    assert field(after, "scraps")[ONE] == ["f2", "c3", "e6"]


@pytest.mark.rule("E1.5")
def test_the_swaps_are_done_in_turn_order_after_everything_else_is_laid_out() -> None:
    state = opened(3, "order 3", "order 1", handicap_1=1, handicap_2=2, handicap_3=1)
    assert len(field(state, "station")) == 9
    assert sum(field(state, "jury")) == 2
    swapping = []
    while asked(state)[0] == "swap":
        swapping.append(state.to_move)
        state = drawn(state.play(answers(state)[0]))
    assert swapping == [THREE, ONE, TWO, TWO]
    assert asked(state) == ("card", THREE)


@pytest.mark.rule("E1.5")
def test_afterwards_these_are_tiles_like_any_others() -> None:
    state = play(opened(2, "order 1", "give steam-steel", handicap_1=1), "put f2 0")
    after = play(state, "play laboratory", "remove f2")
    assert field(after, "labs")[ONE] == []
    assert field(after, "discards") == ["steam-steel"]


@pytest.mark.rule("E1.5")
def test_swapped_scraps_are_not_told_as_removed() -> None:
    facts = told(opened(1, handicap_1=1), "put f2 0")
    assert "placed" in [fact.kind for fact in facts]
    assert "removed" not in [fact.kind for fact in facts]


@pytest.mark.rule("E1.5")
def test_a_handicap_for_a_seat_that_nobody_has_is_refused() -> None:
    with pytest.raises(BadSetup, match="option handicap_3 is for 3 players or more, got 2"):
        GAME.start(2, handicap_3=1)
