"""I4.3 The sources of a resource, I4.6 one zone feeds the next, and the rulings about sources."""

from __future__ import annotations

import pytest

from opificio.games.industry.state import Industry
from tests.rules.industry.table import names, table
from tests.rules.playing import ONE, THREE, TWO, answers, asked, log, play, refused, told

# A zone that asks for each resource, the number of that requirement, and its era
REQUIREMENTS = [
    ("stone", "L1", 0, 1), ("brick", "D1", 0, 1), ("wood", "G1", 0, 1), ("ceramics", "D2", 0, 2),
    ("glass", "B2", 0, 2), ("iron", "L2", 1, 2), ("cable", "B3", 0, 3), ("steel", "C3", 0, 3),
    ("cement", "D3", 0, 3), ("plastic", "H4", 1, 4), ("computer", "B4", 0, 4),
]  # fmt: skip


@pytest.mark.rule("I4.3")
def test_a_joker_of_the_resource_is_spent_and_out_of_the_game() -> None:
    state = table("develop", owned={ONE: "G1 J1"}, jokers={ONE: "A1 B1"}, talers=[4, 4, 4])
    after = play(state, "develop G1")
    assert names(after.developed[ONE]) == "G1"
    assert [names(hand) for hand in after.jokers] == ["B1", "", ""]
    assert after.talers == [4 - 1, 4, 4]


@pytest.mark.rule("I4.3")
@pytest.mark.parametrize(("resource", "site", "need", "era"), REQUIREMENTS)
def test_the_question_mark_stands_for_any_resource(resource: str, site: str, need: int, era: int) -> None:
    state = table("supply", era=era, site=site, need=need, owned={ONE: f"{site} J1"}, jokers={ONE: "C1"})
    after = play(state, f"supply {resource} ?")
    assert names(after.developed[ONE]) == site
    assert after.jokers[ONE] == 0


@pytest.mark.rule("I4.3")
def test_a_joker_of_another_resource_does_not_help() -> None:
    state = table("develop", owned={ONE: "G1 J1"}, jokers={ONE: "B1"})
    assert refused(state, "develop G1").reason == "G1 requires wood, and there is no source for it"


@pytest.mark.rule("I4.3")
@pytest.mark.parametrize(("zone", "joker"), [("H1", "C1"), ("I1", "A1"), ("I1", "C1")])
def test_one_joker_gives_one_resource_and_cannot_serve_two(zone: str, joker: str) -> None:
    state = table("develop", owned={ONE: f"{zone} J1"}, jokers={ONE: joker})
    assert refused(state, f"develop {zone}").rule.key == "develop.no_resource"


@pytest.mark.rule("I4.3")
def test_an_own_developed_factory_gives_its_resource_free_time_and_again() -> None:
    state = table("develop", owned={ONE: "G1 I1"}, developed={ONE: "F1"}, talers=[2, 0, 0])
    after = play(state, "develop G1", "develop I1")
    assert names(after.developed[ONE]) == "F1 G1 I1"
    assert after.talers == [2 - 1 - 1 + 1, 1, 1]


@pytest.mark.rule("I4.3")
def test_an_own_undeveloped_factory_gives_nothing() -> None:
    state = table("develop", owned={ONE: "F1 G1"})
    assert refused(state, "develop G1").rule.key == "develop.no_resource"


@pytest.mark.rule("I4.3")
def test_another_players_factory_costs_one_taler_to_that_player_who_is_not_asked() -> None:
    state = table("develop", owned={ONE: "G1 J1"}, developed={THREE: "F1"}, talers=[4, 4, 4])
    facts = told(state, "develop G1")
    assert log(facts) == ["1 develop G1", "1 supply wood from 3"]
    after = play(state, "develop G1")
    assert after.talers == [4 - 1 - 1, 4, 4 + 1]
    assert asked(after) == ("develop", ONE)


@pytest.mark.rule("I4.3")
def test_another_players_undeveloped_factory_sells_nothing() -> None:
    state = table("develop", owned={ONE: "G1 J1", THREE: "F1"})
    assert refused(state, "develop G1").rule.key == "develop.no_resource"


@pytest.mark.rule("I4.3")
@pytest.mark.parametrize(("seller", "talers"), [("2", [2, 5, 4]), ("3", [2, 4, 5])])
def test_with_several_sellers_the_buyer_chooses(seller: str, talers: list[int]) -> None:
    state = table(
        "develop", owned={ONE: "I2 J1"}, era=2, developed={TWO: "F1", THREE: "G1"}, talers=[6, 4, 4]
    )
    choice = play(state, "develop I2")
    assert answers(choice) == ["supply wood from 2", "supply wood from 3", "subsidy"]
    assert play(choice, f"supply wood from {seller}").talers == talers


@pytest.mark.rule("I4.3")
def test_the_bank_takes_one_taler() -> None:
    state = table("develop", era=2, owned={ONE: "I2 J1"}, talers=[6, 4, 4])
    after = play(state, "develop I2")
    assert after.talers == [6 - 3 - 1, 4, 4]
    assert names(after.developed[ONE]) == "I2"


@pytest.mark.rule("I4.6")
@pytest.mark.rule("I-R6")
def test_the_zone_developed_first_feeds_the_second_of_the_same_turn() -> None:
    state = table("develop", owned={ONE: "F1 G1"}, talers=[3, 4, 4])
    assert "develop G1" not in answers(state)
    first = play(state, "develop F1")
    assert "develop G1" in answers(first)
    after = play(first, "develop G1")
    assert names(after.developed[ONE]) == "F1 G1"
    assert after.talers[ONE] == 3 - 2 - 1 + 1  # and the next round's income


@pytest.mark.rule("I4.6")
def test_a_zone_never_feeds_itself() -> None:
    alone = table("develop", owned={ONE: "G1 J1"})
    assert refused(alone, "develop G1").reason == "G1 requires wood, and there is no source for it"
    with_jokers = table("supply", site="G1", owned={ONE: "G1 J1"}, jokers={ONE: "A1 C1"})
    assert answers(with_jokers) == ["supply wood joker", "supply wood ?", "subsidy"]
    assert refused(with_jokers, "supply wood own").rule.key == "supply.no_factory"


@pytest.mark.rule("I-R13")
@pytest.mark.rule("I4.9")
def test_all_sources_are_offered_though_an_own_factory_would_do() -> None:
    nobody_else = table(
        "supply", era=2, site="I2", owned={ONE: "I2 J1"}, developed={ONE: "F1"}, jokers={ONE: "A1 C1"}
    )
    assert answers(nobody_else) == [
        "supply wood joker", "supply wood ?", "supply wood own", "supply wood bank", "subsidy",
    ]  # fmt: skip
    another = table(
        "supply",
        era=2,
        site="I2",
        owned={ONE: "I2 J1"},
        developed={ONE: "F1", TWO: "G1"},
        jokers={ONE: "A1 C1"},
    )
    assert answers(another) == [
        "supply wood joker", "supply wood ?", "supply wood own", "supply wood from 2", "subsidy",
    ]  # fmt: skip


@pytest.mark.rule("I-R13")
@pytest.mark.rule("I4.9")
@pytest.mark.parametrize(
    ("source", "talers", "hand"),
    [("joker", 4, "C1"), ("?", 4, "A1"), ("own", 4, "A1 C1"), ("bank", 3, "A1 C1")],
)
def test_the_source_that_the_player_chose_serves(source: str, talers: int, hand: str) -> None:
    state = table(
        "supply", era=2, site="I2", owned={ONE: "I2 J1"}, developed={ONE: "F1"}, jokers={ONE: "A1 C1"}
    )
    after = play(state, f"supply wood {source}")
    assert after.talers == [talers, 4, 4, 4]
    assert names(after.jokers[ONE]) == hand
    assert names(after.developed[ONE]) == "F1 I2"


def twice_wood(*, developed: dict[int, str] | None = None, jokers: str = "", talers: int = 4) -> Industry:
    """The log house I1 needs wood twice."""
    return table(
        "develop",
        owned={ONE: "I1 J1"},
        developed=developed or {},
        jokers={ONE: jokers},
        talers=[talers, 4, 4],
    )


@pytest.mark.rule("I-R15")
def test_the_same_resource_twice_takes_two_jokers() -> None:
    choice = play(twice_wood(jokers="A1 C1"), "develop I1")
    assert answers(choice) == ["supply wood joker", "supply wood ?", "subsidy"]
    for first in ("joker", "?"):
        after = play(choice, f"supply wood {first}")
        assert names(after.developed[ONE]) == "I1"
        assert after.jokers[ONE] == 0


@pytest.mark.rule("I-R15")
def test_two_jokers_of_the_same_resource_are_spent_one_by_one() -> None:
    state = table("develop", era=2, owned={ONE: "I1 J1"}, jokers={ONE: "A1 A2"}, talers=[1, 4, 4])
    choice = play(state, "develop I1")
    assert answers(choice) == ["supply wood joker", "subsidy"]
    once = play(choice, "supply wood joker")
    assert len(names(once.jokers[ONE]).split()) == 1
    assert asked(once) == ("supply", ONE)
    assert play(once, "supply wood joker").jokers[ONE] == 0


@pytest.mark.rule("I-R15")
def test_the_same_resource_twice_takes_two_purchases() -> None:
    after = play(twice_wood(developed={TWO: "F1"}), "develop I1")
    assert after.talers == [4 - 1 - 2, 4 + 2, 4]
    refusal = refused(twice_wood(developed={TWO: "F1"}, talers=2), "develop I1")
    assert refusal.reason == "needs 3 talers, has 2"


@pytest.mark.rule("I-R15")
def test_the_two_purchases_may_be_made_from_two_players() -> None:
    state = twice_wood(developed={TWO: "F1", THREE: "G1"})
    after = play(state, "develop I1", "supply wood from 2", "supply wood from 3")
    assert after.talers == [4 - 1 - 2, 4 + 1, 4 + 1]


@pytest.mark.rule("I-R15")
def test_an_own_factory_gives_the_same_resource_twice_free() -> None:
    after = play(twice_wood(developed={ONE: "F1"}), "develop I1")
    assert names(after.developed[ONE]) == "F1 I1"
    assert after.talers == [4 - 1, 4, 4]


@pytest.mark.rule("I-R14")
def test_a_zone_is_chosen_only_if_cost_and_resources_together_can_be_provided() -> None:
    state = table("develop", owned={ONE: "H1 J1"}, developed={TWO: "E1", THREE: "F1"}, talers=[3, 4, 4])
    assert refused(state, "develop H1").reason == "needs 4 talers, has 3"
    with_a_joker = table(
        "develop",
        owned={ONE: "H1 J1"},
        developed={TWO: "E1", THREE: "F1"},
        jokers={ONE: "C1"},
        talers=[3, 4, 4],
    )
    assert "develop H1" in answers(with_a_joker)


@pytest.mark.rule("I-R14")
def test_the_question_mark_is_kept_for_what_cannot_be_bought() -> None:
    wood_at_the_bank_but_no_iron = table("develop", era=2, owned={ONE: "L2 J1"}, jokers={ONE: "C1"})
    choice = play(wood_at_the_bank_but_no_iron, "develop L2")
    assert answers(choice) == ["supply wood bank", "subsidy"]
    after = play(choice, "supply wood bank")
    assert names(after.developed[ONE]) == "L2"
    assert after.jokers[ONE] == 0


@pytest.mark.rule("I-R14")
def test_the_first_resource_leaves_a_source_for_the_second() -> None:
    state = table("supply", site="H1", owned={ONE: "H1 J1"}, jokers={ONE: "B1 C1"})
    assert answers(state) == ["supply stone joker", "subsidy"]
    assert refused(state, "supply stone ?").reason == "wood could then no longer be provided"


@pytest.mark.rule("I-R14")
def test_the_first_resource_leaves_the_talers_for_the_second() -> None:
    state = table("supply", era=2, site="H1", owned={ONE: "H1 J1"}, jokers={ONE: "B1"}, talers=[1, 4, 4])
    assert answers(state) == ["supply stone joker", "subsidy"]
    assert refused(state, "supply stone bank").reason == "needs 2 talers, has 1"


@pytest.mark.rule("I-R14")
@pytest.mark.parametrize("spare", [0, 1, 2])
@pytest.mark.parametrize(
    ("hand", "fewest"),
    [("", 6), ("A1", 5), ("B1", 5), ("C1", 5), ("A1 B1", 4), ("A1 C1", 4), ("A1 B1 C1 A2", 4)],
)
def test_whatever_sources_are_chosen_a_development_once_begun_is_completed(
    hand: str, fewest: int, spare: int
) -> None:
    palace_for_4_stone_and_wood = table(
        "develop", era=3, owned={ONE: "H3 J1"}, developed={TWO: "F1", THREE: "G1"}, jokers={ONE: hand},
        talers=[fewest + spare, 4, 4], subsidised=[ONE],
    )  # fmt: skip
    open_ends = [play(palace_for_4_stone_and_wood, "develop H3")]
    while open_ends:
        at = open_ends.pop()
        if asked(at) == ("supply", ONE):
            assert answers(at)
            open_ends.extend(play(at, answer) for answer in answers(at))
        else:
            assert names(at.developed[ONE]) == "H3"
