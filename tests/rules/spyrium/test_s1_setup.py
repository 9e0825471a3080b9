"""S1 Setup."""

from __future__ import annotations

import pytest

from opificio.core.rule import BadSetup
from opificio.core.state import CHANCE
from opificio.games.spyrium.components import BUILDING, CHARACTER, TECHNIQUE, Box
from opificio.games.spyrium.constraints import checked_box
from opificio.library import packaged_text
from opificio.luck.dealer import Dealer
from tests.rules.playing import ONE, TWO, answers, asked, play, refused, told
from tests.rules.spyrium.table import GAME, NINE, all_pass, buildings, dealt, field, table

STANDARD = checked_box(packaged_text("spyrium", "edition.toml"), "the standard edition")

every_box = pytest.mark.parametrize("box", [GAME.box, STANDARD], ids=["rule-tests", "standard"])
two_to_five = pytest.mark.parametrize("players", [2, 3, 4, 5])

MANY_TOKENS = (
    "a1 miner, b1 miner, c1 bureaucrat, a2 architect, b2 university_1, c2 university_1, "
    "a3 mine_1, b3 mine_1, c3 mine_2"
)
"""Four characters and two buildings of period A that have the token symbol."""


# S1.1 Cards and events


@pytest.mark.rule("S1.1")
@every_box
def test_there_are_35_buildings_17_characters_and_7_techniques(box: Box) -> None:
    kinds = [sum(sum(card.copies) for card in box.cards if card.kind == kind) for kind in range(3)]
    assert (kinds[BUILDING], kinds[CHARACTER], kinds[TECHNIQUE]) == (35, 17, 7)


@pytest.mark.rule("S1.1")
@every_box
def test_the_decks_hold_30_20_and_9_cards(box: Box) -> None:
    assert [deck.total for deck in box.decks] == [30, 20, 9]


@pytest.mark.rule("S1.1")
def test_the_top_event_is_turned_up_before_the_first_turn() -> None:
    state = play(GAME.start(3), "first 1")
    assert answers(state) == [f"reveal {event.id}" for event in GAME.box.events]
    after = play(state, "reveal export")
    assert (field(after, "event"), field(after, "next_event")) == ("export", "-")
    assert "reveal export" not in answers(after)


@pytest.mark.rule("S1.1")
def test_a_top_event_with_a_token_symbol_gets_its_token_before_the_first_turn() -> None:
    state = play(GAME.start(3), "first 1", "reveal fortune")
    assert answers(state) == ["draw 1", "draw 2", "draw 3"]
    assert field(state, "money") == [8, 8, 8]
    after = play(state, "draw 3")
    assert (field(after, "event"), field(after, "event_token")) == ("fortune", 3)
    assert field(after, "stock") == [8, 8, 7]


# S1.2 Players


@pytest.mark.rule("S1.2")
@two_to_five
def test_each_player_starts_with_3_workers_2_spyrium_8_pounds_and_nothing_else(players: int) -> None:
    for seat in GAME.start(players).view()["players"]:  # type: ignore[attr-defined]  # JSON data
        assert (seat["workers"], seat["reserve"], seat["spyrium"], seat["money"]) == (3, 4, 2, 8)
        assert (seat["points"], seat["score"], seat["phase"]) == (0, 0, "I")
        assert (seat["residence"], seat["residence_value"]) == (1, 2)
        assert seat["buildings"] == seat["techniques"] == seat["kept_tokens"] == seat["bonuses_taken"] == []


@pytest.mark.rule("S1.2")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(BadSetup, match="spyrium is for 2 to 5 players"):
        GAME.start(players)


@pytest.mark.rule("S1.2")
def test_money_and_spyrium_never_run_out() -> None:
    rich = table(money=(900, 500, 400), spyrium=(600, 1, 1), gaps={"b2-c2": "1"})
    after = play(rich, "event 2")
    assert (after.money[ONE], after.spyrium[ONE]) == (906, 597)


@pytest.mark.rule("S1.2")
@pytest.mark.rule("S-R15")
def test_every_seat_and_every_watcher_sees_all_holdings_and_no_order_of_anything_face_down() -> None:
    state = table(market=NINE, kept={TWO: "1 2"}, techniques={TWO: "commerce"})
    views = [state.view(seat) for seat in (None, 0, 1, 2)]
    for view in views:
        own = {"seat", "prices"}
        assert {name: view[name] for name in view if name not in own} == {
            name: views[0][name] for name in views[0] if name not in own
        }
    assert views[1]["players"][TWO]["kept_tokens"] == [1, 2]  # type: ignore[index]  # JSON data
    assert views[0]["cards_in_deck"] == 12
    assert views[0]["tokens_left"] == 24 - 5
    assert "deck" not in views[0]
    assert "stock" not in views[0]


# S1.3 Tokens and the first player


@pytest.mark.rule("S1.3")
@two_to_five
def test_chance_decides_who_is_first_and_every_seat_is_as_likely(players: int) -> None:
    state = GAME.start(players)
    assert asked(state) == ("first_player", CHANCE)
    assert answers(state) == [f"first {seat + 1}" for seat in range(players)]
    assert state.weights() == [1] * players
    assert play(state, "first 2").first == TWO


@pytest.mark.rule("S1.3")
def test_there_are_eight_tokens_of_each_value_and_each_token_is_as_likely() -> None:
    state = play(GAME.start(3), "first 1", "reveal fortune")
    assert field(state, "stock") == [8, 8, 8]
    assert state.weights() == [8, 8, 8]
    drained = play(GAME.start(2), "first 1", "reveal fortune", "draw 1", "reveal export")
    assert field(drained, "stock") == [7, 8, 8]


@pytest.mark.rule("S1.3")
def test_tokens_are_laid_on_the_event_first_then_on_cards_row_by_row() -> None:
    state = play(GAME.start(3), "first 1", "reveal export")
    state = dealt(state, NINE.replace(" 1 3", "").replace(" 2", ""), reveal="fortune", draws=[3, 1, 2, 2])
    assert field(state, "next_token") == 3
    assert field(state, "tokens") == [[], ["1", "2"], [], [], [], [], ["2"], [], []]


@pytest.mark.rule("S1.3")
def test_when_no_token_is_left_the_discards_are_reshuffled() -> None:
    coming = MANY_TOKENS.replace("b1 miner", "b1 geologist")
    state = table(market="a1 miner 3 3", discards=(8, 8, 6), coming=coming)
    assert field(state, "stock") == [0, 0, 0]
    state = all_pass(state)
    assert field(state, "discards") == [8, 8, 8], "those on the Miner are discarded with it"
    state = play(state, "reveal overtime")
    for text in coming.split(", ")[:-1]:
        state = play(state, f"deal {text}")
    facts = told(state, "deal c3 mine_2")
    assert [(fact.kind, fact.amount) for fact in facts if fact.kind == "reshuffled"] == [("reshuffled", 24)]
    state = play(state, "deal c3 mine_2")
    assert (answers(state), state.weights()) == (["draw 1", "draw 2", "draw 3"], [8, 8, 8])
    assert field(state, "discards") == [0, 0, 0]


@pytest.mark.rule("S1.3")
def test_tokens_still_in_the_stock_are_drawn_before_the_discards_are_reshuffled() -> None:
    state = table(market="b2 mine_2", discards=(8, 8, 7), coming=MANY_TOKENS)
    state = dealt(all_pass(state), MANY_TOKENS, reveal="overtime", draws=[3])
    assert asked(state) == ("token_draw", CHANCE)
    assert state.weights() == [8, 8, 7]


@pytest.mark.rule("S1.3")
@pytest.mark.rule("S-R14")
def test_when_the_discards_are_used_up_too_cards_get_fewer_tokens() -> None:
    kept = "1 1 1 1 1 1 1"
    state = table(money=[5] * 5, techniques={ONE: "commerce"}, kept={ONE: kept}, coming=MANY_TOKENS)
    state = dealt(all_pass(state), MANY_TOKENS, reveal="overtime", draws=[1, *[2] * 8, *[3] * 8])
    assert asked(state)[0] == "action"
    tokens = [len(values) for values in field(state, "tokens")]
    assert tokens == [4, 4, 4, 4, 1, 0, 0, 0, 0], "18 are wanted, 17 are there"
    assert field(state, "stock") == field(state, "discards") == [0, 0, 0]


@pytest.mark.rule("S-R14")
def test_a_building_without_its_token_gives_nothing_for_it() -> None:
    state = table(market="c2 university_1", gaps={"b2-c2": "1"})
    after = play(state, "activate c2 via b2-c2")
    assert buildings(after, ONE) == ["university_1"]
    assert (after.points[ONE], asked(after)) == (0, ("action", TWO))


@pytest.mark.rule("S-R14")
def test_a_character_that_got_no_token_cannot_be_hired() -> None:
    state = table(market="c2 bureaucrat", gaps={"b2-c2": "1"})
    assert refused(state, "activate c2 via b2-c2").rule.key == "activate.no_token"
    assert answers(state, "gain") == ["gain c2 via b2-c2"]


def test_any_dealer_can_settle_the_draws_of_a_turn() -> None:
    state = Dealer(7).settle(GAME.start(4))
    assert asked(state) == ("action", state.first)
