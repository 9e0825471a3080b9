"""I4.4, I4.5 What the bank sells, and when."""

from __future__ import annotations

import pytest

from opificio.games.industry.state import Industry
from tests.rules.industry.table import table
from tests.rules.playing import ONE, TWO, answers, play, refused

BANK_RANGE = {
    1: "",
    2: "stone brick wood",
    3: "stone brick wood ceramics glass iron",
    4: "stone brick wood ceramics glass iron cable steel cement",
    5: "stone brick wood ceramics glass iron cable steel cement plastic computer",
}

# A zone that asks for the resource, as its requirement of that number, in the era before the bank sells it;
# where that is a technology, which has no second era, a zone of the next era follows
FIRST_SOLD = [
    ("stone", 2, ("L1", 0), ("H2", 0)),
    ("brick", 2, ("D1", 0), ("D1", 0)),
    ("wood", 2, ("G1", 0), ("G1", 0)),
    ("ceramics", 3, ("D2", 0), ("D2", 0)),
    ("glass", 3, ("B2", 0), ("B2", 0)),
    ("iron", 3, ("L2", 1), ("F3", 0)),
    ("cable", 4, ("B3", 0), ("B3", 0)),
    ("steel", 4, ("C3", 0), ("C3", 0)),
    ("cement", 4, ("D3", 0), ("D3", 0)),
    ("plastic", 5, ("H4", 1), ("H4", 1)),
    ("computer", 5, ("B4", 0), ("B4", 0)),
]


def asking_for(requirement: tuple[str, int], era: int, developed: dict[int, str] | None = None) -> Industry:
    """A player with the "?" joker in hand, who may provide the requirement with it in any case."""
    site, need = requirement
    return table(
        "supply",
        era=era,
        site=site,
        need=need,
        owned={ONE: site},
        developed=developed or {},
        jokers={ONE: "C1"},
    )


@pytest.mark.rule("I4.5")
@pytest.mark.parametrize(("era", "resources"), BANK_RANGE.items())
def test_the_view_shows_the_range_of_the_bank(era: int, resources: str) -> None:
    assert table("column_token", era=era, to_draw=3).view()["bank"] == resources.split()


@pytest.mark.rule("I4.5")
@pytest.mark.parametrize(("resource", "era", "before", "then"), FIRST_SOLD)
def test_the_bank_sells_a_resource_from_its_era_on_and_not_before(
    resource: str, era: int, before: tuple[str, int], then: tuple[str, int]
) -> None:
    refusal = refused(asking_for(before, era - 1), f"supply {resource} bank")
    assert refusal.rule.id == "I4.5"
    assert refusal.reason == f"the bank sells {resource} from era {era}; this is era {era - 1}"
    for later in range(era, 6):
        assert f"supply {resource} bank" in answers(asking_for(then, later))


@pytest.mark.rule("I4.5")
@pytest.mark.rule("I6.3")
def test_when_the_era_marker_reaches_era_2_the_bank_begins_to_sell_stone_brick_and_wood() -> None:
    last_of_era_1 = table("develop", owned={ONE: "H1 J1"}, bag="", talers=[9, 9, 9])
    assert last_of_era_1.view()["bank"] == []
    assert refused(last_of_era_1, "develop H1").rule.key == "develop.no_resource"
    era_2 = play(last_of_era_1, "done")
    assert era_2.view()["bank"] == ["stone", "brick", "wood"]
    nobody_bids = ["pass", "pass"]
    auction = ["pick E2", *nobody_bids, "pick F2", *nobody_bids, "pick J2", *nobody_bids]
    turn = play(era_2, "draw E", "draw F", "draw J", *auction, "done", "done")
    assert "develop H1" in answers(turn)
    assert play(turn, "develop H1").talers[ONE] == 9 + 1 - 2 - 1 - 1


@pytest.mark.rule("I4.4")
def test_the_bank_sells_no_resource_that_another_player_makes() -> None:
    state = asking_for(("I2", 0), 2, developed={TWO: "F1"})
    assert answers(state) == ["supply wood ?", "supply wood from 2", "subsidy"]
    refusal = refused(state, "supply wood bank")
    assert refusal.rule.id == "I4.4"
    assert refusal.reason == "the bank sells no wood while another player makes it"


@pytest.mark.rule("I4.4")
def test_an_own_factory_does_not_keep_the_bank_out() -> None:
    assert "supply wood bank" in answers(asking_for(("I2", 0), 2, developed={ONE: "F1"}))


@pytest.mark.rule("I4.4")
def test_another_players_undeveloped_factory_does_not_keep_the_bank_out() -> None:
    state = table("supply", era=2, site="I2", owned={ONE: "I2", TWO: "F1"}, jokers={ONE: "C1"})
    assert answers(state) == ["supply wood ?", "supply wood bank", "subsidy"]


@pytest.mark.rule("I4.4")
def test_another_players_factory_of_another_resource_does_not_keep_the_bank_out() -> None:
    assert "supply wood bank" in answers(asking_for(("I2", 0), 2, developed={TWO: "E1"}))
