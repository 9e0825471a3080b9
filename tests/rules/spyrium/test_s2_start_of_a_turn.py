"""S2 A game is six turns: what happens at the start of each."""

from __future__ import annotations

from itertools import pairwise

import pytest

from opificio.core.state import CHANCE
from opificio.games.spyrium.state import Spyrium
from opificio.luck.dealer import Dealer
from tests.rules.playing import ONE, THREE, TWO, answers, asked, play, told
from tests.rules.spyrium.table import GAME, NINE, all_pass, dealt, field, table

A, B, C = ({card.id for card in GAME.box.cards if card.copies[period]} for period in range(3))
BARE = (
    "a1 mine_1, b1 miner, c1 workshop_1, a2 apprentice, b2 mine_2, c2 crane, a3 university_1, b3 luxury_home"
)
FIRST_NINE = f"{BARE}, c3 geologist"


def opening(players: int, *, top: str = "export") -> Spyrium:
    return play(GAME.start(players), "first 2", f"reveal {top}")


def turns(players: int, seed: int) -> list[Spyrium]:
    """The positions at which the turns of a game begin in which everybody passes at once."""
    dealer = Dealer(seed)
    state = dealer.settle(GAME.start(players))
    begun = [state]
    while state.actor is not None:
        state = dealer.settle(all_pass(state))
        begun.append(state)
    assert begun.pop().actor is None
    return begun


@pytest.mark.rule("S2")
@pytest.mark.parametrize("players", [2, 5])
def test_six_turns_are_played_three_with_a_two_with_b_and_one_with_c(players: int) -> None:
    begun = turns(players, seed=players)
    assert [state.view()["turn"] for state in begun] == [1, 2, 3, 4, 5, 6]
    assert [state.view()["period"] for state in begun] == ["A", "A", "A", "B", "B", "C"]
    for state, deck in zip(begun, [A, A, A, B, B, C], strict=True):
        assert set(field(state, "market")) <= deck


@pytest.mark.rule("S2")
def test_no_card_is_dealt_twice() -> None:
    begun = turns(3, seed=4)
    for period, deck in enumerate([begun[:3], begun[3:5], begun[5:]]):
        dealt_cards = [card for state in deck for card in field(state, "market")]
        for card in GAME.box.cards:
            assert dealt_cards.count(card.id) <= card.copies[period]


# S2.1


@pytest.mark.rule("S2.1")
def test_in_turn_one_everybody_gets_two_pounds() -> None:
    assert field(opening(3), "money") == [10, 10, 10]


@pytest.mark.rule("S2.1")
def test_income_is_the_value_of_the_residence_space() -> None:
    state = table(money=(0, 0, 0), residence={TWO: 3, THREE: 5}, event="fortune")
    assert field(all_pass(state), "money") == [2, 4, 7]


@pytest.mark.rule("S2.1")
def test_income_is_told_seat_by_seat() -> None:
    state = table(residence={TWO: 2}, phases={TWO: "passed", THREE: "passed"})
    facts = told(state, "pass")
    assert [(fact.seat, fact.amount) for fact in facts if fact.kind == "income"] == [(0, 2), (1, 3), (2, 2)]


# S2.2


@pytest.mark.rule("S2.2")
def test_the_top_event_becomes_active_and_the_next_is_seen() -> None:
    state = dealt(opening(3), FIRST_NINE, reveal="charity", draws=[1, 1, 1])
    assert (field(state, "event"), field(state, "next_event")) == ("export", "charity")
    later = all_pass(state)
    assert asked(later) == ("event", CHANCE)
    assert (field(later, "event"), field(later, "next_event")) == ("charity", "-")
    assert len(answers(later)) == 5, "neither the one that is gone nor the active one"


@pytest.mark.rule("S2.2")
def test_the_next_event_gets_its_token_when_it_is_seen_and_takes_it_along() -> None:
    state = play(opening(3), "reveal fortune")
    assert asked(state) == ("token_draw", CHANCE)
    state = dealt(play(state, "draw 2"), FIRST_NINE, draws=[1, 1, 1])
    assert (field(state, "next_event"), field(state, "next_token")) == ("fortune", 2)
    later = play(all_pass(state), "reveal charity")
    assert (field(later, "event"), field(later, "event_token")) == ("fortune", 2)
    assert asked(later) == ("card", CHANCE), "no token is added on the active space"


@pytest.mark.rule("S2.2")
def test_the_seventh_event_is_seen_and_never_played() -> None:
    begun = turns(4, seed=11)
    played = [field(state, "event") for state in begun]
    assert [field(state, "next_event") for state in begun[:-1]] == played[1:]
    assert len(set(played)) == 6
    assert field(begun[-1], "unseen") == []
    assert field(begun[-1], "next_event") not in played


# S2.3


@pytest.mark.rule("S2.3")
def test_example_8_one_university_in_turn_one_gets_one_token() -> None:
    market = FIRST_NINE.replace("b1 miner", "b1 adviser")
    state = dealt(opening(3), market, reveal="charity")
    assert (asked(state), field(state, "site")) == (("token_draw", CHANCE), "a3")
    state = play(state, "draw 3")
    assert field(state, "tokens") == [[], [], [], [], [], [], ["3"], [], []]
    assert asked(state) == ("action", TWO)


@pytest.mark.rule("S2.3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_building_gets_one_token_and_a_character_one_less_than_there_are_players(players: int) -> None:
    state = dealt(opening(players), FIRST_NINE, reveal="charity", draws=[2] * players)
    assert asked(state) == ("action", TWO)
    tokens = dict(zip(field(state, "market"), field(state, "tokens"), strict=True))
    assert (len(tokens["miner"]), len(tokens["university_1"])) == (players - 1, 1)
    assert all(not tokens[card] for card in tokens if card not in ("miner", "university_1"))


@pytest.mark.rule("S2.3")
def test_nine_cards_are_dealt_place_by_place_and_each_card_of_the_deck_is_as_likely() -> None:
    state = play(opening(3), "reveal charity")
    assert state.weights() == [card.copies[0] for card in GAME.box.cards if card.copies[0]]
    assert answers(state) == [f"deal a1 {card.id}" for card in GAME.box.cards if card.copies[0]]
    state = play(state, "deal a1 crane")
    assert "deal b1 crane" not in answers(state), "there was one"
    assert sum(state.weights()) == 29


@pytest.mark.rule("S2.3")
def test_three_cards_of_a_and_two_of_b_are_never_dealt() -> None:
    begun = turns(2, seed=8)
    assert [state.deck.total for state in begun] == [21, 12, 3, 11, 2, 0]


# S2.4


@pytest.mark.rule("S2.4")
def test_all_workers_become_active_wherever_they_were() -> None:
    state = table(
        market=NINE,
        gaps={"a2-b2": "1 3"},
        workers={ONE: 5},
        active={ONE: 1},
        district={ONE: "workshop_1 used 1"},
        event="fortune",
        money=(0, 0, 0),
    )
    assert (state.inactive(ONE), state.on_buildings(ONE), state.in_market(ONE)) == (2, 1, 1)
    state = Dealer(3).settle(all_pass(state))
    assert state.active == [5, 3, 3]
    assert (state.inactive(ONE), state.on_buildings(ONE), state.in_market(ONE)) == (0, 0, 0)


@pytest.mark.rule("S2.4")
def test_a_turn_begins_with_the_first_player() -> None:
    for one, other in pairwise(turns(3, seed=2)):
        assert asked(one) == ("action", one.first)
        assert other.first == (one.first + 1) % 3
