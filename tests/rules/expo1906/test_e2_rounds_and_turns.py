"""E2 Rounds and turns."""

from __future__ import annotations

from itertools import combinations

import pytest

from opificio.core.state import CHANCE
from opificio.games.expo1906.components import CARDS
from tests.rules.expo1906.labs import technology
from tests.rules.expo1906.table import SECOND_TURN, drawn, field, shown, table
from tests.rules.playing import ONE, THREE, TWO, answers, asked, log, play, refused, told

every_card = pytest.mark.parametrize("card", CARDS[:5])

# E2.1


@pytest.mark.rule("E2.1")
def test_each_in_turn_plays_one_card_clockwise() -> None:
    state = table(TWO)
    assert asked(state) == ("card", TWO)
    state = state.play("play skyscraper")
    assert asked(state) == ("card", THREE)
    state = play(state, "play academy", "done")
    assert asked(state) == ("card", ONE)
    state = play(state, "play skyscraper")
    assert asked(state) == ("card", TWO)


@pytest.mark.rule("E2.1")
def test_a_played_card_lies_face_up_and_is_not_played_again_in_this_round() -> None:
    state = play(table(), "play skyscraper", "play academy", "done", "play journal", "done")
    assert shown(state, ONE)["top"] == "skyscraper"
    assert "skyscraper" not in shown(state, ONE)["hand"]
    error = refused(state, "play skyscraper")
    assert error.reason == "skyscraper is not in your hand: you played it this round"
    later = play(state, "play station")
    assert shown(later, ONE)["top"] == "station", "each card covers the one before"


@pytest.mark.rule("E2.1")
def test_the_meeting_room_ends_the_round() -> None:
    state = table(played=SECOND_TURN, in_round=4)
    facts = told(state, "play meeting", "meet steam", "done")
    assert [(fact.kind, fact.amount) for fact in facts if fact.kind == "round_over"] == [("round_over", 4)]
    after = drawn(play(state, "play meeting", "meet steam", "done"))
    assert field(after, "round") == 5


@pytest.mark.rule("E2.1")
def test_without_a_meeting_room_a_round_goes_on_until_somebody_has_no_other_card() -> None:
    played = {
        ONE: "station academy laboratory skyscraper",
        TWO: "academy laboratory journal station",
        THREE: "laboratory journal skyscraper academy",
    }
    state = table(played=played)
    state = play(state, "play journal", "done", "play skyscraper")
    assert log(told(state, "play station")) == ["3 play station", "3 done", "1 play meeting"]


# E2.2


@pytest.mark.rule("E2.2")
@every_card
def test_nobody_plays_the_card_that_was_just_played_on_the_right(card: str) -> None:
    state = table(TWO, played={ONE: card})
    assert refused(state, f"play {card}").reason == f"{card} was just played on your right"
    assert answers(state) == [f"play {each}" for each in CARDS[:5] if each != card]


@pytest.mark.rule("E2.2")
def test_only_the_right_hand_neighbours_last_card_counts() -> None:
    state = table(THREE, played={ONE: "station academy", TWO: "journal laboratory", THREE: "skyscraper"})
    assert shown(state, THREE)["banned"] == "laboratory"
    assert answers(state) == ["play station", "play academy", "play journal", "play meeting"]


@pytest.mark.rule("E2.2")
def test_with_two_players_the_neighbour_is_the_opponent() -> None:
    state = table(money=(6, 6), played={ONE: "station", TWO: "journal"})
    assert refused(state, "play journal").rule.key == "card.just_played"


@pytest.mark.rule("E2.2")
def test_the_first_of_a_round_is_not_bound_by_the_round_before() -> None:
    state = table(played={ONE: "station", TWO: "academy", THREE: "journal"})
    after = drawn(play(state, "play meeting", "done"))
    assert asked(after) == ("card", TWO)
    assert shown(after, TWO)["banned"] is None
    assert answers(after) == [f"play {card}" for card in CARDS[:5]]


@pytest.mark.rule("E2.2")
@pytest.mark.rule("E-R2")
def test_the_improved_card_of_the_neighbour_bans_the_base_card_and_the_other_way_round() -> None:
    lab = technology("improved_skyscraper")
    improved_first = play(table(labs={ONE: lab}), "play skyscraper")
    assert field(improved_first, "money")[ONE] == 12
    assert refused(improved_first, "play skyscraper").rule.key == "card.just_played"
    base_first = play(table(labs={TWO: lab}), "play skyscraper")
    assert shown(base_first, TWO)["improved"] == ["skyscraper"]
    assert refused(base_first, "play skyscraper").rule.key == "card.just_played"


# E2.3


@pytest.mark.rule("E2.3")
@pytest.mark.parametrize(
    ("seat", "played"), [(ONE, {}), (TWO, {ONE: "station"}), (THREE, {ONE: "station", TWO: "journal"})]
)
def test_the_meeting_room_is_not_played_on_ones_own_first_turn_of_a_round(
    seat: int, played: dict[int, str]
) -> None:
    error = refused(table(seat, played=played), "play meeting")
    assert error.reason == "the Meeting Room is not played on one's own first turn of a round"


@pytest.mark.rule("E2.3")
def test_from_the_second_turn_on_it_may_be_played() -> None:
    assert "play meeting" in answers(table(played=SECOND_TURN))


# E2.4


@pytest.mark.rule("E2.4")
def test_a_card_must_be_played() -> None:
    state = table()
    assert refused(state, "done").rule.key == "done.not_now"
    assert refused(state, "pass").reason == "only a last action may be declined"


@pytest.mark.rule("E2.4")
@pytest.mark.parametrize("card", ["station", "academy", "laboratory", "journal"])
def test_its_action_may_be_left_undone(card: str) -> None:
    state = table(
        station="steel-manual",
        academy="cellophane",
        tiles={ONE: "telephone"},
        patents={"steel": "4 1"},
    )
    before = state.play(f"play {card}")
    after = before.play("done")
    assert asked(after) == ("card", TWO)
    for name in ("money", "station", "academy", "tiles", "labs", "patents"):
        assert field(after, name) == field(state, name)


@pytest.mark.rule("E2.4")
def test_of_the_meeting_room_nothing_but_the_end_of_the_round_must_be_done() -> None:
    state = play(table(played=SECOND_TURN), "play meeting", "done")
    assert asked(state) == ("jury", CHANCE)
    assert field(state, "money") == [6, 6, 6]


@pytest.mark.rule("E2.4")
def test_there_always_is_a_card_that_may_be_played() -> None:
    others = CARDS[:5]
    for count in range(5):
        for gone in combinations(others, count):
            for banned in others:
                mine = " ".join(gone)
                right = " ".join([*[card for card in others if card != banned][:count], banned])
                state = table(TWO, played={ONE: right, TWO: mine, THREE: mine})
                assert answers(state), f"{gone} played, {banned} banned"


@pytest.mark.rule("E2.4")
@pytest.mark.rule("E-R26")
def test_the_top_card_is_on_display_and_the_log_knows_all_that_were_played() -> None:
    state = table()
    moves = ["play skyscraper", "play academy", "done", "play skyscraper", "play station"]
    after = play(state, *moves)
    assert [shown(after, seat)["top"] for seat in (ONE, TWO, THREE)] == ["station", "academy", "skyscraper"]
    played = [line for line in log(told(state, *moves)) if " play " in line]
    assert played == ["1 play skyscraper", "2 play academy", "3 play skyscraper", "1 play station"]


@pytest.mark.rule("E2.4")
@pytest.mark.rule("E-R32")
def test_an_only_answer_is_given_by_the_program_and_told() -> None:
    state = table(station="")
    assert log(told(state, "play station")) == ["1 play station", "1 done"]
    four = "station academy laboratory journal"
    state = table(played={ONE: four, TWO: four, THREE: four})
    assert log(told(state, "play skyscraper")) == ["1 play skyscraper", "2 play meeting"]
