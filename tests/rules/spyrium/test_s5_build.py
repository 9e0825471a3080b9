"""S5.3, S5.4 Building: three ways to place a building and their prices; what it gives at once."""

from __future__ import annotations

import pytest

from opificio.games.spyrium.components import BUILDING
from opificio.games.spyrium.state import Spyrium
from tests.rules.playing import ONE, THREE, TWO, answers, asked, log, play, refused, told
from tests.rules.spyrium.table import GAME, buildings, field, table


def building(
    card: str, district: str, money: int, others: str = "", *, turn: int = 5, **more: object
) -> Spyrium:
    """Seat one is about to build a card of the market with these others beside it."""
    return table(
        turn=turn,
        market=f"b2 {card}",
        gaps={"b2-c2": f"1 {others}"},
        district={ONE: district},
        money=(money, 9, 9),
        **more,  # type: ignore[arg-type]
    )


BUILD = "activate b2 via b2-c2"


# S5.3


@pytest.mark.rule("S5.3")
@pytest.mark.parametrize(
    ("way", "price"),
    [("plot", 8 + 2), ("replace neighbourhood_1", 8), ("replace laboratory_1", 5)],
)
def test_example_3_a_factory_on_a_new_plot_or_in_the_place_of_neighbourhood_or_laboratory(
    way: str, price: int
) -> None:
    state = building("factory_1", "neighbourhood_1, laboratory_1", 10, "2 3")
    choice = play(state, BUILD)
    assert asked(choice) == ("build", ONE)
    assert answers(choice) == ["plot", "replace laboratory_1", "replace neighbourhood_1"]
    after = play(choice, way)
    assert after.money[ONE] == 10 - price
    kept = {
        "plot": ["neighbourhood_1", "laboratory_1", "factory_1"],
        "replace neighbourhood_1": ["factory_1", "laboratory_1"],
        "replace laboratory_1": ["neighbourhood_1", "factory_1"],
    }
    assert buildings(after, ONE) == kept[way]
    assert field(after, "market")[4] == "-"


@pytest.mark.rule("S5.3")
@pytest.mark.parametrize("money", [5, 7, 8, 9, 10])
def test_only_the_ways_that_can_be_paid_are_offered(money: int) -> None:
    state = building("factory_1", "neighbourhood_1, laboratory_1", money, "2 3")
    ways = {"plot": 10, "replace laboratory_1": 5, "replace neighbourhood_1": 8}
    payable = [way for way, price in ways.items() if price <= money]
    if len(payable) > 1:
        assert answers(play(state, BUILD)) == payable
    else:
        assert log(told(state, BUILD)) == [f"1 {BUILD}", f"1 {payable[0]}"]


@pytest.mark.rule("S5.3")
def test_with_less_than_the_cheapest_way_the_building_cannot_be_taken() -> None:
    state = building("factory_1", "neighbourhood_1, laboratory_1", 4, "2 3")
    assert refused(state, BUILD).figures == {"card": "factory_1", "needs": 5, "others": 2, "has": 4}


@pytest.mark.rule("S5.3")
def test_the_first_plot_is_free_and_each_building_makes_the_next_a_pound_dearer() -> None:
    owned = ["mine_1", "mine_2", "workshop_1", "workshop_2", "residence", "luxury_home"]
    for number in range(len(owned) + 1):
        state = building("palace", ", ".join(owned[:number]), 30, turn=6)
        after = play(state, BUILD, *(["plot"] if number else []))
        assert after.money[ONE] == 30 - 9 - number


@pytest.mark.rule("S5.3")
def test_the_discount_is_on_the_printed_price_only_and_not_below_nothing() -> None:
    state = building("mine_1", "mine_1", 5, "2 2 3", turn=2)
    after = play(state, BUILD, "replace mine_1")
    assert after.money[ONE] == 5 - 0 - 3, "a Mine of £1 is free, three others are not"
    assert play(state, BUILD, "plot").money[ONE] == 5 - 1 - 3 - 1


@pytest.mark.rule("S5.3")
def test_two_common_symbols_bring_no_more_than_three_pounds() -> None:
    state = building("laboratory_2", "laboratory_1", 9)
    assert play(state, BUILD, "replace laboratory_1").money[ONE] == 9 - (5 - 3)


@pytest.mark.rule("S5.3")
@pytest.mark.parametrize("used", ["", " used", " used 1"])
def test_a_used_building_can_be_replaced_as_well_as_an_unused_one(used: str) -> None:
    state = building("factory_1", f"workshop_1{used}, residence", 9, workers={ONE: 5})
    way = "replace used workshop_1" if used else "replace workshop_1"
    after = play(state, BUILD, way)
    assert buildings(after, ONE) == ["factory_1", "residence"]
    assert after.money[ONE] == 9 - (6 - 3)


@pytest.mark.rule("S5.3")
def test_a_new_building_can_be_used_this_turn_even_in_the_place_of_a_used_one() -> None:
    state = building("factory_1", "workshop_1 used 1", 9, phases={TWO: "passed", THREE: "passed"})
    state = play(state, BUILD, "replace used workshop_1")
    assert "use factory_1 1" in answers(state)
    after = play(state, "use factory_1 1")
    assert after.points[ONE] == 6


@pytest.mark.rule("S-R1")
def test_workers_on_a_replaced_building_go_inactive() -> None:
    state = building("factory_2", "factory_1 used 2", 12, workers={ONE: 5}, active={ONE: 1})
    assert (state.on_buildings(ONE), state.inactive(ONE)) == (2, 1)
    after = play(state, BUILD, "replace used factory_1")
    assert (after.on_buildings(ONE), after.inactive(ONE), after.active[ONE]) == (0, 4, 1)


@pytest.mark.rule("S-R11")
@pytest.mark.parametrize(
    "plain", ["neighbourhood_1", "neighbourhood_2", "residence", "luxury_home", "mansion", "palace"]
)
def test_buildings_without_symbols_replace_and_are_replaced_without_discount(plain: str) -> None:
    turn = {"mansion": 6, "palace": 6, "residence": 4}.get(plain, 3)
    price = GAME.box.cards[GAME.box.card(plain)].price
    state = table(
        turn=turn,
        market=f"b2 {plain}",
        gaps={"b2-c2": "1"},
        district={ONE: "mine_1, residence"},
        money=(20, 9, 9),
    )
    for old in ("mine_1", "residence"):
        assert 20 - play(state, BUILD, f"replace {old}").money[ONE] == price
    other = table(turn=6, market="b2 factory_2", gaps={"b2-c2": "1"}, district={ONE: plain}, money=(20, 9, 9))
    assert 20 - play(other, BUILD, f"replace {plain}").money[ONE] == 9


SYMBOLS = {
    "mine": ("mine", {"mine"}),
    "workshop": ("workshop", {"factory"}),
    "factory": ("factory", {"factory"}),
    "laboratory": ("laboratory", {"factory", "research"}),
    "university": ("university", {"research"}),
}


@pytest.mark.rule("S-R16")
def test_a_discount_joins_laboratories_with_workshops_factories_and_universities_and_mines_with_mines() -> (
    None
):
    cards = [card for card in GAME.box.cards if card.kind == BUILDING]
    for new in cards:
        for old in cards:
            symbols = [SYMBOLS.get(card.id.partition("_")[0], ("", set()))[1] for card in (new, old)]
            assert bool(new.kin >> old.index & 1) == bool(symbols[0] & symbols[1]), (new.id, old.id)


@pytest.mark.rule("S-R20")
def test_a_common_symbol_brings_its_discount_without_being_asked_for() -> None:
    state = building("mine_3", "mine_1", 30)
    assert answers(play(state, BUILD)) == ["plot", "replace mine_1"]


@pytest.mark.rule("S-R21")
def test_of_two_copies_one_used_and_one_not_the_player_says_which_is_replaced() -> None:
    state = building("factory_1", "mine_1 used, mine_1", 20)
    choice = play(state, BUILD)
    assert answers(choice) == ["plot", "replace mine_1", "replace used mine_1"]
    assert buildings(play(choice, "replace mine_1"), ONE) == ["mine_1 used", "factory_1"]
    assert buildings(play(choice, "replace used mine_1"), ONE) == ["factory_1", "mine_1"]


@pytest.mark.rule("S-R21")
def test_of_two_like_copies_the_one_on_the_earlier_plot_is_taken() -> None:
    state = building("factory_1", "mine_1, residence, mine_1", 20)
    assert buildings(play(state, BUILD, "replace mine_1"), ONE) == ["factory_1", "residence", "mine_1"]


# S5.4


@pytest.mark.rule("S5.4")
def test_the_token_of_a_mine_brings_spyrium_and_is_discarded() -> None:
    state = table(turn=4, market="b2 mine_3 3", gaps={"b2-c2": "1"}, money=(9, 9, 9))
    assert log(told(state, BUILD)) == [f"1 {BUILD}", "1 plot", "1 token 3"]
    after = play(state, BUILD)
    assert (after.spyrium[ONE], after.money[ONE]) == (5, 2)
    assert field(after, "discards") == [0, 0, 1]
    assert field(after, "tokens")[4] == []
    assert buildings(after, ONE) == ["mine_3"]


@pytest.mark.rule("S5.4")
@pytest.mark.parametrize(("turn", "card"), [(2, "university_1"), (4, "university_2")])
def test_the_token_of_a_university_brings_points(turn: int, card: str) -> None:
    state = table(turn=turn, market=f"b2 {card} 2", gaps={"b2-c2": "1"}, money=(9, 9, 9))
    after = play(state, BUILD)
    assert (after.points[ONE], after.spyrium[ONE]) == (2, 2)


@pytest.mark.rule("S5.4")
@pytest.mark.parametrize(("card", "new"), [("neighbourhood_1", 1), ("neighbourhood_2", 2)])
def test_a_neighbourhood_brings_workers_that_are_active_at_once(card: str, new: int) -> None:
    state = table(market=f"b2 {card}", gaps={"b2-c2": "1"}, active={ONE: 0})
    after = play(state, BUILD)
    assert (after.workers[ONE], after.active[ONE], after.reserve(ONE)) == (3 + new, new, 4 - new)


@pytest.mark.rule("S-R8")
@pytest.mark.parametrize(("owned", "new"), [(5, 2), (6, 1), (7, 0)])
def test_a_neighbourhood_brings_as_many_workers_as_are_left_even_none(owned: int, new: int) -> None:
    state = table(market="b2 neighbourhood_2", gaps={"b2-c2": "1"}, workers={ONE: owned}, active={ONE: 0})
    after = play(state, BUILD)
    assert (after.workers[ONE], after.active[ONE]) == (owned + new, new)
    assert buildings(after, ONE) == ["neighbourhood_2"]
    assert [fact.amount for fact in told(state, BUILD) if fact.kind == "recruits"] == [new]


@pytest.mark.rule("S5.4")
def test_a_residence_brings_a_residence_action() -> None:
    state = table(market="b2 residence", gaps={"b2-c2": "1"})
    after = play(state, BUILD)
    assert (asked(after), answers(after)) == (("residence", ONE), ["residence move", "residence score"])
    assert play(after, "residence move").residence[ONE] == 1
    assert play(after, "residence score").points[ONE] == 2


@pytest.mark.rule("S5.4")
@pytest.mark.parametrize("card", ["luxury_home", "mansion", "palace"])
def test_homes_mansions_and_palaces_give_nothing_at_once(card: str) -> None:
    turn = {"luxury_home": 2, "mansion": 4, "palace": 6}[card]
    state = table(turn=turn, market=f"b2 {card}", gaps={"b2-c2": "1"}, phases={TWO: "II"})
    after = play(state, BUILD)
    assert (after.points[ONE], after.spyrium[ONE], after.workers[ONE]) == (0, 2, 3)
    assert asked(after)[1] == TWO
