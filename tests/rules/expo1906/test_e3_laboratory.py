"""E3.3 The Laboratory, E3.7 what it must not break, E3.8 where removed tiles go."""

from __future__ import annotations

import pytest

from tests.games.expo1906.plain import Space, covered, space
from tests.rules.expo1906.labs import CELLOPHANE, CRAMPED, NO_STEAM, technology
from tests.rules.expo1906.table import TILES, field, lab, shown, table
from tests.rules.playing import ONE, TWO, answers, asked, play, refused, told

# E3.3 Steps


@pytest.mark.rule("E3.3")
def test_example_10_one_tile_is_removed_and_two_are_placed() -> None:
    state = play(
        table(labs={ONE: NO_STEAM}, tiles={ONE: "telephone, steam-scientific"}),
        "play laboratory",
        "remove b4",
        "lay telephone",
        "put d1 0",
        "lay steam-scientific",
        "put b4 90",
    )
    assert asked(state) == ("card", TWO)
    assert field(state, "tiles")[ONE] == []
    assert "empirical-copper" in field(state, "discards")
    assert sorted(field(state, "labs")[ONE]) == [
        "automated-electricity d5 270",
        "cellophane c4 0",
        "steam-scientific b4 90",
        "telephone d1 0",
    ]


@pytest.mark.rule("E3.3")
@pytest.mark.parametrize(("improved", "steps"), [(False, 3), (True, 4)])
def test_up_to_three_steps_and_improved_four(improved: bool, steps: int) -> None:
    labs = {ONE: technology("improved_laboratory")} if improved else {}
    state = play(table(labs=labs), "play laboratory")
    for taken, cell in enumerate(["b1", "f2", "c3", "a5"][:steps]):
        assert (asked(state), field(state, "left")) == (("laboratory", ONE), steps - taken)
        state = state.play(f"remove {cell}")
    assert asked(state) == ("card", TWO)


@pytest.mark.rule("E3.3")
def test_fewer_steps_are_enough() -> None:
    assert asked(play(table(), "play laboratory", "remove b1", "done")) == ("card", TWO)


@pytest.mark.rule("E3.3")
@pytest.mark.parametrize(
    "tile", ["telephone", "celluloid", "cinematograph", "airship", "cruise_ship", "batteries"]
)
def test_a_tile_goes_on_free_spaces_in_any_rotation(tile: str) -> None:
    state = play(table(tiles={ONE: tile}, labs={ONE: NO_STEAM}), "play laboratory", f"lay {tile}")
    offered = [plain_spaces(tile, text) for text in answers(state)]
    free = [space(f"{column}{row}") for row in range(1, 7) for column in "abcdef"]
    taken = [space(cell) for cell in ("b1", "f2", "c3", "b4", "c4", "d4", "a5", "b5", "c5", "d5", "e6")]
    possible = {
        frozenset(spaces)
        for first in free
        for turns in range(4)
        for spaces in [covered(TILES.shape(tile), first, turns)]
        if spaces <= set(free) - set(taken)
    }
    assert set(offered) == possible
    assert len(offered) == len(possible), "no two answers are the same"


def plain_spaces(tile: str, put: str) -> frozenset[Space]:
    """The spaces that an answer such as "put c2 90" covers."""
    _, at, degrees = put.split()
    return frozenset(covered(TILES.shape(tile), space(at), int(degrees) // 90))


@pytest.mark.rule("E3.3")
def test_a_resource_tile_goes_on_any_free_space_turned_in_four_ways() -> None:
    state = play(table(tiles={ONE: "steel-manual"}), "play laboratory", "lay steel-manual")
    assert len(answers(state)) == 4 * 31


@pytest.mark.rule("E3.3")
def test_an_i_lies_along_and_across_but_never_over_scrap_nor_over_the_edge() -> None:
    state = play(table(tiles={ONE: "laparoscopy"}), "play laboratory", "lay laparoscopy")
    along = ["c1", "a2", "b2", "a4", "b4", "c4", "b5", "c5", "a6"]
    across = ["d1", "e1", "a1", "b2", "d2", "e2", "b3", "d3", "f3"]
    assert sorted(answers(state)) == sorted(
        [f"put {cell} 90" for cell in along] + [f"put {cell} 0" for cell in across]
    )
    assert refused(state, "put d1 90").reason == "from d1 the tile would leave the lab"
    assert refused(state, "put a1 90").reason == "b1 is not free"
    assert refused(state, "put c1 180").reason == "turned by 180° this tile lies as it does turned less"


@pytest.mark.rule("E3.3")
def test_tiles_never_lie_on_others() -> None:
    state = play(table(labs={ONE: CELLOPHANE}, tiles={ONE: "telephone"}), "play laboratory", "lay telephone")
    error = refused(state, "put b3 0")
    assert error.figures == {"taken": "b4"}


@pytest.mark.rule("E3.3")
@pytest.mark.rule("E-R4")
@pytest.mark.rule("E-R24")
def test_what_fits_nowhere_is_not_laid() -> None:
    state = play(table(labs={ONE: CRAMPED}, tiles={ONE: "telephone, steel-manual"}), "play laboratory")
    assert refused(state, "lay telephone").reason == "telephone fits nowhere in your lab"
    assert answers(state, "lay") == ["lay steel-manual"]


@pytest.mark.rule("E3.3")
def test_only_ones_own_tiles_are_laid() -> None:
    state = play(table(tiles={TWO: "telephone"}), "play laboratory")
    assert refused(state, "lay telephone").reason == "no telephone lies in front of you"


@pytest.mark.rule("E3.3")
def test_a_tile_taken_in_hand_is_put_somewhere() -> None:
    state = play(table(tiles={ONE: "steel-manual"}), "play laboratory", "lay steel-manual")
    assert (asked(state), refused(state, "done").rule.key) == (("put", ONE), "done.not_now")
    assert state.view()["held"] == {"tile": "steel-manual", "from": None}


@pytest.mark.rule("E3.3")
def test_a_tile_is_removed_by_its_first_space() -> None:
    state = play(table(labs={ONE: NO_STEAM}), "play laboratory")
    assert answers(state, "remove") == [
        f"remove {cell}" for cell in ("b1", "f2", "c3", "b4", "c4", "a5", "d5", "e6")
    ]
    assert refused(state, "remove c5").reason == "the cellophane at c5 begins at c4"
    assert refused(state, "remove a1").reason == "there is nothing to remove at a1"


@pytest.mark.rule("E3.3")
def test_the_laboratory_moves_no_tile() -> None:
    state = play(table(labs={ONE: NO_STEAM}), "play laboratory")
    assert refused(state, "lift b4").reason == "no tile is repositioned now"


@pytest.mark.rule("E-R4")
def test_tiles_are_turned_but_never_turned_over() -> None:
    state = play(table(tiles={ONE: "telephone"}), "play laboratory", "lay telephone")
    turns = {}
    for degrees in (0, 90, 180, 270):
        spot = next(text for text in answers(state) if text.endswith(f" {degrees}"))
        turns[degrees] = shown(state.play(spot), ONE)["lab"][0]["cells"]
    assert turns == {
        0: ["a1", "a2", "a3", "b3"],
        90: ["c1", "d1", "e1", "c2"],
        180: ["c1", "d1", "d2", "d3"],
        270: ["c1", "a2", "b2", "c2"],
    }


# E3.7 Completed projects stay complete


@pytest.mark.rule("E3.7")
@pytest.mark.parametrize(
    ("cell", "tile"),
    [("b4", "empirical-copper"), ("d5", "automated-electricity"), ("d3", "steam-scientific")],
)
def test_what_a_completed_project_needs_is_not_removed(cell: str, tile: str) -> None:
    state = play(table(labs={ONE: CELLOPHANE}), "play laboratory")
    error = refused(state, f"remove {cell}")
    assert error.reason == f"without {tile} a completed project would be incomplete"
    assert f"remove {cell}" not in answers(state)


@pytest.mark.rule("E3.7")
def test_it_may_be_removed_once_another_tile_gives_the_same() -> None:
    state = play(
        table(labs={ONE: CELLOPHANE}, tiles={ONE: "steam-scientific"}),
        "play laboratory",
        "lay steam-scientific",
        "put e4 180",
    )
    after = play(state, "remove d3")
    assert shown(after, ONE)["completed"] == ["cellophane"]
    assert refused(after, "remove e4").rule.key == "remove.needed"


@pytest.mark.rule("E3.7")
def test_first_out_then_in_is_too_late_since_every_step_is_judged_by_itself() -> None:
    state = table(labs={ONE: CELLOPHANE}, tiles={ONE: "steam-scientific"})
    assert refused(play(state, "play laboratory"), "remove d3").rule.key == "remove.needed"


@pytest.mark.rule("E3.7")
@pytest.mark.rule("E-R6")
def test_a_completed_project_is_not_removed() -> None:
    state = play(table(labs={ONE: CELLOPHANE}), "play laboratory")
    assert refused(state, "remove c4").reason == "cellophane is completed and stays in the lab"
    open_one = play(table(labs={ONE: NO_STEAM}), "play laboratory", "remove c4")
    assert shown(open_one, ONE)["projects"] == []


@pytest.mark.rule("E3.7")
def test_a_technology_that_a_completed_project_needs_stays_too() -> None:
    drawing = lab(
        ".#....",
        ".....#",
        "..#...",
        ".APPEE",
        "#PPBEE",
        "....#.",
        P="cellophane",
        A="empirical-copper 0",
        B="automated-electricity 270",
        E="combustion_engines",
    )
    state = play(table(labs={ONE: drawing}), "play laboratory")
    assert refused(state, "remove e4").reason == (
        "without combustion_engines a completed project would be incomplete"
    )


# E3.8 Where removed tiles go


@pytest.mark.rule("E3.8")
def test_a_resource_tile_is_discarded() -> None:
    after = play(table(labs={ONE: NO_STEAM}), "play laboratory", "remove b4")
    assert field(after, "discards") == ["empirical-copper"]


@pytest.mark.rule("E3.8")
def test_a_project_goes_to_the_bottom_of_the_pile_of_its_shape() -> None:
    state = table(labs={ONE: NO_STEAM}, below="rotary_press", academy="cinematograph")
    after = play(state, "play laboratory", "remove c4")
    assert field(after, "queues") == [[], [], ["rotary_press", "cellophane"], [], []]
    assert field(after, "academy")[2] == "cinematograph"


@pytest.mark.rule("E3.8")
def test_a_technology_goes_back_to_the_academy_and_can_be_bought_again() -> None:
    state = play(table(labs={ONE: technology("batteries")}), "play laboratory", "remove a2", "done")
    assert "batteries" in field(state, "technologies")
    assert field(play(state, "play academy", "buy batteries"), "tiles")[TWO] == ["batteries"]


@pytest.mark.rule("E3.8")
def test_a_scrap_is_out_of_the_game_and_its_space_is_free() -> None:
    state = play(table(tiles={ONE: "steel-manual"}), "play laboratory", "remove c3")
    assert field(state, "discards") == []
    assert field(state, "scraps")[ONE] == ["b1", "f2", "a5", "e6"]
    after = play(state, "lay steel-manual", "put c3 0")
    assert field(after, "labs")[ONE] == ["steel-manual c3 0"]


@pytest.mark.rule("E3.8")
def test_what_is_removed_is_told() -> None:
    facts = told(table(labs={ONE: NO_STEAM}), "play laboratory", "remove b1", "remove c4", "remove b4")
    removed = [fact.what for fact in facts if fact.kind in ("removed", "put_back")]
    assert removed == ["scrap", "cellophane", "cellophane", "empirical-copper"]
