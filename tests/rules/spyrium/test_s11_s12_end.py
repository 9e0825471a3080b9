"""S11 The end of a turn, S12 the end of the game."""

from __future__ import annotations

import pytest

from opificio.core.state import CHANCE
from tests.rules.playing import ONE, THREE, TWO, asked, play, told
from tests.rules.spyrium.table import NINE, all_pass, buildings, field, table, techniques_of

ALONE = {TWO: "passed", THREE: "passed"}


@pytest.mark.rule("S11")
def test_market_and_event_leave_and_tokens_on_them_are_discarded() -> None:
    state = table(market=NINE, event="fortune", event_token=3, phases=ALONE, next_event="charity")
    after = play(state, "pass")
    assert asked(after) == ("event", CHANCE)
    assert field(after, "market") == ["-"] * 9
    assert field(after, "tokens") == [[]] * 9
    assert field(after, "discards") == [1, 1, 2]
    assert (field(after, "event"), field(after, "event_token")) == ("charity", 0)
    assert "fortune" not in field(after, "unseen")


@pytest.mark.rule("S11")
def test_kept_tokens_stay() -> None:
    state = table(phases=ALONE, techniques={TWO: "commerce"}, kept={TWO: "1 3"})
    assert field(play(state, "pass"), "kept") == [[], ["1", "3"], []]


@pytest.mark.rule("S11")
def test_the_token_of_the_next_event_stays_on_it() -> None:
    state = table(phases=ALONE, next_event="fortune", next_token=2)
    after = play(state, "pass")
    assert (field(after, "event"), field(after, "event_token"), field(after, "discards")) == (
        "fortune", 2, [0, 0, 0]
    )  # fmt: skip


@pytest.mark.rule("S11")
def test_discs_come_home_and_all_cards_are_turned_upright() -> None:
    state = table(
        turn=4,
        market="b2 geologist",
        phases=ALONE,
        event_used=[ONE, TWO],
        district={ONE: "mine_1 used 1, mine_2", TWO: "workshop_1 used 1"},
        techniques={ONE: "lobbying", TWO: "taylorism commerce"},
        turned="lobbying taylorism commerce",
    )
    after = play(state, "pass")
    assert field(after, "event_used") == [0, 0, 0]
    assert field(after, "turned") == []
    assert (buildings(after, ONE), buildings(after, TWO)) == (["mine_1", "mine_2"], ["workshop_1"])
    assert techniques_of(after, TWO) == ["taylorism", "commerce"], "techniques are never lost"


@pytest.mark.rule("S11")
@pytest.mark.parametrize(("first", "following"), [(ONE, TWO), (TWO, THREE), (THREE, ONE)])
def test_the_first_player_card_moves_left_and_all_are_in_phase_one(first: int, following: int) -> None:
    after = play(table(phases=ALONE, first=first), "pass")
    assert after.first == following
    assert field(after, "phase") == ["I", "I", "I"]


# S12


@pytest.mark.rule("S12")
def test_the_game_ends_after_turn_six_without_further_income() -> None:
    state = table(turn=6, market="", phases=ALONE, residence={ONE: 3}, money=(1, 2, 3), event="fortune")
    over = play(state, "pass")
    assert asked(over) == ("over", None)
    assert over.money == [1, 2, 3]
    assert over.legal() == []
    assert [fact.kind for fact in told(state, "pass") if fact.kind in ("turn", "income", "over")] == ["over"]


@pytest.mark.rule("S12")
def test_after_turn_five_the_game_goes_on() -> None:
    state = table(turn=5, market="b2 geologist", phases=ALONE)
    assert field(all_pass(state), "turn") == 6


@pytest.mark.rule("S12")
def test_printed_points_of_buildings_and_techniques_are_added_to_those_of_play() -> None:
    state = table(
        turn=6,
        market="",
        points=(10, 0, 0),
        district={ONE: "luxury_home, factory_1, mansion"},
        techniques={ONE: "automation crane"},
        spyrium=(4, 0, 0),
        money=(0, 0, 0),
    )
    assert state.breakdown()[ONE] == {
        "play": 10,
        "buildings": 6 + 3 + 9,
        "automation": 4,
        "capitalization": 0,
        "engineering": 0,
        "lobbying": 0,
        "crane": 3,
        "taylorism": 0,
        "commerce": 0,
    }
    assert state.scores() == [35, 0, 0]


@pytest.mark.rule("S12")
def test_replaced_buildings_bring_nothing() -> None:
    state = table(
        turn=6, market="b2 palace", gaps={"b2-c2": "1"}, district={ONE: "luxury_home"}, money=(20, 0, 0)
    )
    assert state.breakdown()[ONE]["buildings"] == 6
    after = play(state, "activate b2 via b2-c2", "replace luxury_home")
    assert after.breakdown()[ONE]["buildings"] == 12


@pytest.mark.rule("S12")
def test_spyrium_money_and_workers_count_only_through_techniques() -> None:
    rich = table(money=(50, 50, 50), spyrium=(30, 30, 30), workers={ONE: 7})
    assert rich.scores() == [0, 0, 0]


@pytest.mark.rule("S12")
@pytest.mark.parametrize(
    ("points", "winners"), [((9, 7, 8), [ONE]), ((9, 9, 8), [ONE, TWO]), ((5, 5, 5), [ONE, TWO, THREE])]
)
def test_the_most_points_win_and_equal_scores_share_the_win(
    points: tuple[int, int, int], winners: list[int]
) -> None:
    state = table(
        turn=6, market="", points=points, phases=ALONE, event="fortune", money=(30, 0, 9), spyrium=(0, 8, 0)
    )
    assert play(state, "pass").winners() == winners
