"""E8 Two players: the ghosts."""

from __future__ import annotations

import pytest

from opificio.core.state import CHANCE
from opificio.games.expo1906.state import Expo
from tests.rules.expo1906.labs import NO_STEAM
from tests.rules.expo1906.table import ALL_TILES, LINES, field, leader, line, opened, table
from tests.rules.playing import ONE, TWO, answers, asked, play, refused, told


def two(to_move: int = ONE, *, money: tuple[int, int] = (6, 6), **patents: str) -> Expo:
    """Two players, and these tokens in the Patents Office."""
    return table(to_move, money=money, patents=patents)


def ghosts(state: Expo) -> dict[str, int]:
    """The column of each line's ghost."""
    patents = state.view()["patents"]
    columns: dict[str, int] = patents["ghosts"]  # type: ignore[index]  # JSON data
    return columns


def facts_of_ghosts(state: Expo, *moves: str) -> list[tuple[str, int]]:
    return [(fact.what, fact.amount) for fact in told(state, *moves) if fact.kind == "ghost_moves"]


# E8.1


@pytest.mark.rule("E8.1")
@pytest.mark.parametrize("players", [1, 2])
def test_six_ghosts_one_for_each_line_start_in_column_1(players: int) -> None:
    assert ghosts(opened(players)) == dict.fromkeys(LINES, 1)


@pytest.mark.rule("E8.1")
@pytest.mark.parametrize("players", [3, 4])
def test_with_more_players_there_are_none(players: int) -> None:
    state = opened(players)
    assert ghosts(state) == {}
    assert asked(state.play("play journal"))[0] == "journal"


# E8.2


@pytest.mark.rule("E8.2")
def test_example_8_the_ghost_of_manual_moves_two_and_that_of_steel_one() -> None:
    state = play(two(), "play journal", "ghosts manual-electricity", "ghosts steam-steel")
    assert ghosts(state) == {**dict.fromkeys(LINES, 1), "manual": 3, "steel": 2}
    assert (line(state, "manual"), line(state, "steel")) == (["3 ghost"], ["2 ghost"])
    assert field(state, "discards") == ["manual-electricity", "steam-steel"]
    assert asked(state) == ("journal", ONE), "then the player moves"


@pytest.mark.rule("E8.2")
@pytest.mark.rule("E-R34")
def test_both_tiles_are_drawn_first_then_ghosts_move_tile_by_tile_the_doubled_type_first() -> None:
    state = two().play("play journal")
    assert asked(state) == ("ghost_tile", CHANCE)
    one_drawn = state.play("ghosts copper-manual")
    assert (asked(one_drawn), one_drawn.view()["drawn"]) == (("ghost_tile", CHANCE), ["copper-manual"])
    assert ghosts(one_drawn) == dict.fromkeys(LINES, 1), "nothing moves before both are drawn"
    moves = ["play journal", "ghosts copper-manual", "ghosts manual-steel"]
    assert facts_of_ghosts(two(), *moves) == [("copper", 3), ("manual", 2), ("manual", 4), ("steel", 2)]


@pytest.mark.rule("E8.2")
@pytest.mark.rule("E-R19")
def test_ghosts_move_even_if_the_player_then_moves_nothing() -> None:
    state = play(two(), "play journal", "ghosts manual-electricity", "ghosts steam-steel", "done")
    assert (asked(state), ghosts(state)["manual"]) == (("card", TWO), 3)
    stuck = two(steel="10 1", copper="10 1", manual="10 1").play("play journal")
    assert asked(stuck) == ("ghost_tile", CHANCE), "also for who has nothing to move"
    after = play(stuck, "ghosts automated-electricity", "ghosts empirical-steam")
    assert (asked(after), ghosts(after)["automated"]) == (("card", TWO), 3)


@pytest.mark.rule("E8.2")
def test_ghosts_move_for_a_journal_as_last_action_too() -> None:
    state = table(money=(6, 6), in_round=10, played={ONE: "station", TWO: "academy"})
    state = play(state, "play meeting", "meet steam", "done")
    assert asked(state) == ("last_card", TWO)
    state = state.play("play journal")
    assert asked(state) == ("ghost_tile", CHANCE)
    after = play(state, "ghosts manual-electricity", "ghosts steam-steel", "done")
    assert (asked(after), ghosts(after)["manual"]) == (("over", None), 3)


@pytest.mark.rule("E8.2")
@pytest.mark.rule("E6.3")
def test_an_empty_pile_is_made_of_the_discards_first_but_not_of_the_tiles_just_drawn() -> None:
    state = table(money=(6, 6), pile="steel-manual").play("play journal")
    state = state.play("ghosts steel-manual")
    assert (len(field(state, "pile")), field(state, "discards")) == (95, [])
    after = state.play("ghosts copper-manual")
    assert field(after, "discards") == ["steel-manual", "copper-manual"]


@pytest.mark.rule("E8.2")
@pytest.mark.rule("E-R23")
def test_without_tiles_ghosts_stay_and_with_one_only_that_one_is_drawn() -> None:
    none = table(money=(6, 6), tiles={TWO: ", ".join(ALL_TILES)}).play("play journal")
    assert asked(none) == ("journal", ONE)
    one = table(money=(6, 6), tiles={TWO: ", ".join(ALL_TILES[1:])}).play("play journal")
    after = one.play("ghosts steel-manual")
    assert (asked(after), ghosts(after)["steel"], ghosts(after)["manual"]) == (("journal", ONE), 3, 2)
    assert field(after, "discards") == ["steel-manual"]


# E8.3


@pytest.mark.rule("E8.3")
def test_a_ghost_stops_in_column_10_and_a_random_chit_goes_there() -> None:
    state = two(steel="9 ghost", copper="10 1")
    state = play(state, "play journal", "ghosts steel-manual", "ghosts steam-manual")
    assert (line(state, "steel"), asked(state)) == (["10 ghost"], ("ghost_chit", CHANCE))
    assert answers(state) == [
        f"assign {chit}" for chit in ("ferris", "colonies", "metro", "fine_arts", "simplon")
    ]
    assert state.weights() == [1] * 5
    assert ghosts(state)["manual"] == 1, "the other ghosts wait for it"
    after = state.play("assign metro")
    assert (field(after, "chits")[0], ghosts(after)["manual"]) == ("metro", 3)
    assert asked(after) == ("journal", ONE)


@pytest.mark.rule("E8.3")
def test_where_somebody_was_first_a_ghost_brings_no_chit() -> None:
    state = table(money=(6, 6), patents={"steel": "9 ghost, 10 1"}, chits={"steel": "metro"})
    after = play(state, "play journal", "ghosts steel-manual", "ghosts steam-steel")
    assert (line(after, "steel"), asked(after)) == (["10 1 ghost"], ("journal", ONE))


@pytest.mark.rule("E8.3")
def test_a_ghost_in_column_10_stays_there() -> None:
    state = table(money=(6, 6), patents={"steel": "10 ghost"}, chits={"steel": "metro"})
    moves = ["play journal", "ghosts steel-electricity", "ghosts steam-steel"]
    assert facts_of_ghosts(state, *moves) == []
    assert line(play(state, *moves), "steel") == ["10 ghost"]


@pytest.mark.rule("E8.3")
def test_who_comes_after_a_ghost_chooses_no_chit_but_scores_it() -> None:
    state = table(money=(5, 5), patents={"steel": "9 1, 10 ghost"}, chits={"steel": "ferris"})
    state = play(state, "play journal", "ghosts steam-copper", "ghosts electricity-copper", "step steel 9")
    assert (line(state, "steel"), asked(state)) == (["10 ghost 1"], ("journal", ONE))
    assert [points["ferris"] for points in state.breakdown()] == [3, 0]


@pytest.mark.rule("E8.3")
@pytest.mark.rule("E-R20")
def test_ghosts_go_under_piles_and_under_them_go_others() -> None:
    state = two(steel="2 ghost, 4 2 1", copper="2 1, 3 ghost")
    state = play(state, "play journal", "ghosts steel-electricity", "ghosts steam-manual")
    assert line(state, "steel") == ["4 2 1 ghost"]
    assert line(state.play("step copper 2"), "copper") == ["3 ghost 1"]


@pytest.mark.rule("E5.4")
@pytest.mark.rule("E8.3")
@pytest.mark.rule("E-R20")
def test_a_ghost_can_lead_and_then_no_player_does() -> None:
    patents = {"copper": "4 ghost 1", "automated": "3 1, 5 ghost", "empirical": "4 1 ghost"}
    state = table(money=(6, 6), labs={ONE: NO_STEAM}, tiles={ONE: "steam-scientific"}, patents=patents)
    assert [leader(state, name) for name in ("copper", "automated", "empirical")] == ["ghost", "ghost", ONE]
    after = play(state, "play laboratory", "lay steam-scientific", "put d3 90")
    assert after.points[ONE] == 3 + 1, "only the lead in empirical is his"


@pytest.mark.rule("E8.3")
def test_that_a_ghost_takes_the_lead_is_told() -> None:
    facts = told(two(manual="2 1"), "play journal", "ghosts manual-electricity", "ghosts steam-steel")
    assert [fact.what for fact in facts if fact.kind == "ghost_leads"] == ["manual", "steel"]


@pytest.mark.rule("E8.3")
def test_ghosts_are_nobodys_to_move() -> None:
    state = play(two(steel="4 ghost"), "play journal", "ghosts steam-manual", "ghosts steam-manual")
    assert refused(state, "step steel 4").rule.key == "token.none_there"


# E8.4

FIVE_LINES = {
    "copper": "10 1",
    "manual": "10 2",
    "automated": "10 2",
    "empirical": "10 1",
    "scientific": "10 2",
}


@pytest.mark.rule("E8.4")
@pytest.mark.rule("E-R13")
@pytest.mark.rule("E7.1")
def test_a_ghost_that_fills_the_last_line_makes_the_player_of_the_journal_the_ender() -> None:
    state = table(money=(6, 6), patents={**FIVE_LINES, "steel": "9 ghost"})
    state = play(state, "play journal", "ghosts steel-electricity", "ghosts steam-manual")
    assert answers(state) == ["assign simplon"], "one chit is left"
    state = state.play("assign simplon")
    assert (asked(state), field(state, "left")) == (("journal", ONE), 3), "he makes his moves"
    after = play(state, "enter steel", "done")
    assert (asked(after), after.view()["ender"]) == (("last_card", TWO), ONE)
    assert asked(after.play("pass")) == ("over", None)
