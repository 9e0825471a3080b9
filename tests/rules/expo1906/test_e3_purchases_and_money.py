"""E3 Actions for money: the Train Station, the Academy, the Skyscraper, and their improved versions."""

from __future__ import annotations

import pytest

from tests.rules.expo1906.labs import technology
from tests.rules.expo1906.table import drawn, field, table
from tests.rules.playing import ONE, TWO, answers, asked, log, play, refused, told

STATION = "steel-manual, steel-manual, copper-steam, steam-steel"
ACADEMY = "telephone, light_bulb, cellophane, laparoscopy, cruise_ship"


@pytest.mark.rule("E3")
@pytest.mark.parametrize(
    ("card", "question", "base", "improved"),
    [("station", "station", 3, 3), ("laboratory", "laboratory", 3, 4), ("journal", "journal", 3, 4)],
)
def test_an_improved_card_gives_what_stands_in_brackets(
    card: str, question: str, base: int, improved: int
) -> None:
    better = technology(f"improved_{card}")
    for labs, left in (({}, base), ({ONE: better}, improved)):
        state = play(table(labs=labs, station=STATION, money=(12, 6, 6)), f"play {card}")
        assert (asked(state), field(state, "left")) == ((question, ONE), left)
        assert state.view()["improved"] is bool(labs)


# E3.1 Train Station


@pytest.mark.rule("E3.1")
@pytest.mark.parametrize(("improved", "left"), [(False, [11, 9, 6]), (True, [11, 10, 8])])
def test_the_first_tiles_cost_1_2_3_dollars_and_with_the_improved_card_1_1_2(
    improved: bool, left: list[int]
) -> None:
    labs = {ONE: technology("improved_station")} if improved else {}
    state = play(table(station=STATION, money=(12, 6, 6), labs=labs), "play station")
    money = []
    for tile in ("steel-manual", "steel-manual", "steam-steel"):
        state = state.play(f"buy {tile}")
        money.append(state.money[ONE])
    assert money == left
    assert field(state, "tiles")[ONE] == ["steel-manual", "steel-manual", "steam-steel"]
    assert asked(state) == ("card", TWO), "no more than three"


@pytest.mark.rule("E3.1")
def test_nothing_is_bought_that_cannot_be_paid() -> None:
    state = play(table(station=STATION, money=(2, 6, 6)), "play station")
    assert answers(state) == ["buy steel-manual", "buy copper-steam", "buy steam-steel", "done"]
    facts = told(state, "buy copper-steam")
    assert log(facts) == ["1 buy copper-steam", "1 done"], "$1 is left, and the next tile costs $2"
    with_two = play(
        table(station=STATION, money=(5, 6, 6)), "play station", "buy copper-steam", "buy steam-steel"
    )
    assert asked(with_two) == ("card", TWO)
    assert with_two.money[ONE] == 2


@pytest.mark.rule("E3.1")
def test_bought_tiles_leave_gaps_until_the_reorganisation() -> None:
    state = play(table(station=STATION), "play station", "buy steel-manual", "done")
    assert field(state, "station") == ["steel-manual", "copper-steam", "steam-steel"]
    state = play(state, "play journal", "done", "play station", "buy steel-manual")
    assert field(state, "station") == ["copper-steam", "steam-steel"]
    assert refused(state, "buy steel-manual").reason == "no steel-manual lies in the Train Station"


@pytest.mark.rule("E3.1")
def test_an_empty_train_station_sells_nothing() -> None:
    assert log(told(table(station=""), "play station")) == ["1 play station", "1 done"]


# E3.2 Academy


@pytest.mark.rule("E3.2")
@pytest.mark.parametrize("what", ["cellophane", "combustion_engines", "improved_station"])
def test_a_project_or_a_technology_costs_2_dollars(what: str) -> None:
    state = play(table(academy=ACADEMY), "play academy", f"buy {what}")
    assert state.money[ONE] == 4
    assert field(state, "tiles")[ONE] == [what]
    assert asked(state) == ("card", TWO), "one only"
    everything = [*field(state, "academy"), *field(state, "technologies")]
    assert what not in everything


@pytest.mark.rule("E3.2")
def test_its_space_stays_empty_until_the_reorganisation() -> None:
    state = play(table(academy=ACADEMY), "play academy", "buy cellophane")
    assert field(state, "academy") == ["telephone", "light_bulb", "-", "laparoscopy", "cruise_ship"]
    assert asked(state) == ("card", TWO)


@pytest.mark.rule("E3.2")
def test_with_1_dollar_nothing_is_bought() -> None:
    state = table(academy=ACADEMY, money=(1, 6, 6))
    assert log(told(state, "play academy")) == ["1 play academy", "1 done"]


@pytest.mark.rule("E3.2")
def test_what_is_not_in_the_academy_cannot_be_bought() -> None:
    state = play(table(academy=ACADEMY, tiles={TWO: "batteries"}), "play academy")
    assert refused(state, "buy batteries").reason == "batteries is not in the Academy"
    assert refused(state, "buy airship").reason == "airship is not in the Academy"
    assert refused(state, "buy steel-manual").reason == "no resource tile is bought now"


@pytest.mark.rule("E3.2")
@pytest.mark.rule("E-R33")
def test_the_improved_academy_gives_a_tile_of_choice_after_the_purchase() -> None:
    labs = {ONE: technology("improved_academy")}
    state = play(table(academy=ACADEMY, station=STATION, labs=labs), "play academy")
    assert asked(state) == ("academy", ONE)
    state = state.play("buy telephone")
    assert (asked(state), state.money[ONE]) == (("free_tile", ONE), 4)
    assert answers(state) == ["take steel-manual", "take copper-steam", "take steam-steel", "done"]
    after = state.play("take steam-steel")
    assert field(after, "tiles")[ONE] == ["steam-steel", "telephone"]
    assert field(after, "station") == ["steel-manual", "steel-manual", "copper-steam"]
    assert (asked(after), after.money[ONE]) == (("card", TWO), 4)


@pytest.mark.rule("E3.2")
@pytest.mark.rule("E-R3")
def test_the_free_tile_comes_without_a_purchase_too_and_may_be_left() -> None:
    labs = {ONE: technology("improved_academy")}
    state = play(table(academy=ACADEMY, station=STATION, labs=labs), "play academy", "done")
    assert asked(state) == ("free_tile", ONE)
    assert field(state.play("take copper-steam"), "tiles")[ONE] == ["copper-steam"]
    assert asked(state.play("done")) == ("card", TWO)
    broke = table(academy=ACADEMY, station=STATION, labs=labs, money=(0, 6, 6))
    assert log(told(broke, "play academy")) == ["1 play academy", "1 done"]
    assert asked(play(broke, "play academy")) == ("free_tile", ONE)


@pytest.mark.rule("E3.2")
def test_an_empty_train_station_gives_no_free_tile() -> None:
    labs = {ONE: technology("improved_academy")}
    state = play(table(academy=ACADEMY, labs=labs), "play academy")
    assert log(told(state, "buy telephone")) == ["1 buy telephone"], "it is not even asked for"
    assert asked(state.play("buy telephone")) == ("card", TWO)


@pytest.mark.rule("E3.2")
def test_the_base_academy_gives_no_free_tile() -> None:
    state = play(table(academy=ACADEMY, station=STATION), "play academy", "buy telephone")
    assert asked(state) == ("card", TWO)
    assert len(field(state, "station")) == 4


# E3.5 Skyscraper


@pytest.mark.rule("E3.5")
@pytest.mark.parametrize(("improved", "money"), [(False, 4), (True, 6)])
def test_the_skyscraper_brings_4_dollars_and_improved_6(improved: bool, money: int) -> None:
    labs = {ONE: technology("improved_skyscraper")} if improved else {}
    state = play(table(money=(0, 6, 6), labs=labs), "play skyscraper")
    assert state.money[ONE] == money
    assert asked(state) == ("card", TWO)


@pytest.mark.rule("E3.5")
@pytest.mark.parametrize(
    ("has", "earns", "loses"), [(8, [4], []), (9, [3], [1]), (11, [1], [3]), (12, [0], [4])]
)
def test_nobody_has_more_than_12_dollars_and_the_rest_is_lost(
    has: int, earns: list[int], loses: list[int]
) -> None:
    state = table(money=(has, 6, 6))
    assert play(state, "play skyscraper").money[ONE] == 12
    facts = told(state, "play skyscraper")
    assert [fact.amount for fact in facts if fact.kind == "earns"] == earns
    assert [fact.amount for fact in facts if fact.kind == "loses"] == loses


@pytest.mark.rule("E3.5")
def test_the_dollar_of_a_meeting_room_is_lost_too() -> None:
    state = table(money=(12, 6, 6), played={0: "station", 1: "academy", 2: "journal"})
    after = drawn(play(state, "play meeting", "meet money", "done"))
    assert after.money[ONE] == 12
