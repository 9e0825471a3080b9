"""E9 One player: the ghost deck."""

from __future__ import annotations

import pytest

from opificio.core.state import CHANCE
from opificio.games.expo1906.components import CARDS
from opificio.games.expo1906.state import Expo
from tests.rules.expo1906.labs import FOUR
from tests.rules.expo1906.table import GAME, LINES, drawn, field, shown, table
from tests.rules.playing import ONE, answers, asked, play, refused, told


def solo(played: str = "", deck: str = "", aside: str = "", in_round: int = 2) -> Expo:
    """The player is to play a card; these cards were played before, by the player and by the deck."""
    return table(money=(6,), played={ONE: played}, deck=deck, aside=aside, in_round=in_round)


def deck_begins(state: Expo) -> Expo:
    """All draws until the deck shows its first card."""
    while asked(state)[0] != "ghost_card":
        state = state.play(answers(state)[0])
    return state


AFTER_OWN_MEETING = deck_begins(play(solo(played="station", deck="academy"), "play meeting", "done"))

# E9.1


@pytest.mark.rule("E9.1")
def test_three_tiles_move_the_ghosts() -> None:
    state = solo().play("play journal")
    moves = ["ghosts steel-manual", "ghosts copper-steam", "ghosts manual-steel"]
    for move in moves:
        assert asked(state) == ("ghost_tile", CHANCE)
        state = state.play(move)
    assert asked(state) == ("journal", ONE)
    columns = state.view()["patents"]["ghosts"]  # type: ignore[index]  # JSON data
    assert columns == {**dict.fromkeys(LINES, 1), "steel": 4, "manual": 4, "copper": 3}


@pytest.mark.rule("E9.1")
@pytest.mark.rule("E2.2")
def test_the_ghost_deck_is_the_right_hand_neighbour() -> None:
    state = solo(played="station", deck="academy journal")
    assert shown(state, ONE)["banned"] == "journal"
    assert refused(state, "play journal").reason == "journal was just played on your right"
    assert "play academy" in answers(state), "only its last card counts"


# E9.2


@pytest.mark.rule("E9.2")
def test_the_deck_has_two_of_each_card_but_one_meeting_room_and_begins_round_one() -> None:
    state = deck_begins(GAME.start(1))
    assert sorted(field(state, "deck")) == sorted([*CARDS[:5], *CARDS[:5], "meeting"])
    assert asked(state) == ("ghost_card", CHANCE)
    after = state.play("draw journal")
    assert (asked(after), field(after, "deck_top")) == (("card", ONE), "journal")


@pytest.mark.rule("E9.2")
def test_the_player_and_the_deck_take_turns() -> None:
    state = solo(played="station", deck="academy journal").play("play skyscraper")
    assert asked(state) == ("ghost_card", CHANCE)
    after = state.play("draw laboratory")
    assert (asked(after), shown(after, ONE)["banned"]) == (("card", ONE), "laboratory")


@pytest.mark.rule("E9.2")
def test_after_the_players_own_meeting_room_the_deck_begins_with_all_its_cards() -> None:
    state = AFTER_OWN_MEETING
    assert (field(state, "round"), asked(state)) == (3, ("ghost_card", CHANCE))
    assert (len(field(state, "deck")), field(state, "aside"), field(state, "deck_top")) == (11, [], "-")


@pytest.mark.rule("E9.2")
def test_after_the_decks_meeting_room_the_player_begins() -> None:
    state = solo(played="station", deck="academy journal", aside="station")
    state = play(state, "play skyscraper", "draw meeting")
    after = drawn(state)
    assert (field(after, "round"), asked(after)) == (3, ("card", ONE))
    assert (len(field(after, "deck")), field(after, "aside")) == (11, [])
    assert answers(after) == [f"play {card}" for card in CARDS[:5]], "nothing is banned yet"


@pytest.mark.rule("E9.2")
def test_each_card_of_the_deck_is_as_likely_as_any_other() -> None:
    state = solo(played="station", deck="academy journal").play("play skyscraper")
    assert dict(zip(answers(state), state.weights(), strict=True)) == {
        "draw station": 2,
        "draw academy": 1,
        "draw laboratory": 2,
        "draw journal": 1,
        "draw skyscraper": 2,
        "draw meeting": 1,
    }
    later = table(money=(6,), played={ONE: "station journal"}, deck="academy academy laboratory").play(
        "play skyscraper"
    )
    assert "draw academy" not in answers(later)
    assert refused(later, "draw academy").reason == "academy is no longer in the ghost deck"


# E9.3


@pytest.mark.rule("E9.3")
@pytest.mark.rule("E-R21")
def test_the_decks_first_card_of_a_round_is_never_the_meeting_room() -> None:
    begins = AFTER_OWN_MEETING
    assert answers(begins) == [f"draw {card}" for card in CARDS[:5]]
    assert begins.weights() == [2, 2, 2, 2, 2]
    after_player = solo().play("play skyscraper")
    assert asked(after_player) == ("ghost_card", CHANCE)
    error = refused(after_player, "draw meeting")
    assert error.reason == "the ghost deck's first card of a round is not the Meeting Room"


@pytest.mark.rule("E9.3")
def test_a_card_equal_to_the_players_last_one_is_put_aside_and_another_drawn() -> None:
    state = solo(played="station", deck="academy journal").play("play skyscraper")
    aside = state.play("draw skyscraper")
    assert (asked(aside), field(aside, "aside")) == (("ghost_card", CHANCE), ["skyscraper"])
    assert field(aside, "deck_top") == "journal", "it was not played"
    again = aside.play("draw skyscraper")
    assert field(again, "aside") == ["skyscraper", "skyscraper"]
    assert "draw skyscraper" not in answers(again)
    after = again.play("draw station")
    assert (asked(after), field(after, "deck_top")) == (("card", ONE), "station")
    kinds = [fact.kind for fact in told(state, "draw skyscraper", "draw station")]
    assert [kind for kind in kinds if kind in ("aside", "deck_plays")] == ["aside", "deck_plays"]


@pytest.mark.rule("E9.3")
def test_what_was_put_aside_stays_aside_for_the_round() -> None:
    state = solo(played="station", deck="academy journal").play("play skyscraper")
    state = play(state, "draw skyscraper", "draw station", "play laboratory", "done")
    assert field(state, "aside") == ["skyscraper"]
    assert field(state, "deck").count("skyscraper") == 1


@pytest.mark.rule("E9.3")
@pytest.mark.rule("E-R28")
def test_on_the_decks_first_turn_there_is_no_meeting_room_after_a_card_put_aside_either() -> None:
    state = play(solo(), "play skyscraper", "draw skyscraper")
    assert field(state, "aside") == ["skyscraper"]
    assert refused(state, "draw meeting").rule.key == "draw.first"
    assert state.weights() == [2, 2, 2, 2, 1]


@pytest.mark.rule("E9.3")
def test_an_earlier_card_of_the_player_does_not_matter() -> None:
    state = solo(played="station", deck="academy journal").play("play skyscraper")
    assert asked(state.play("draw station")) == ("card", ONE)


# E9.4


@pytest.mark.rule("E9.4")
def test_a_later_meeting_room_ends_the_round_with_a_random_jury_tile_and_the_reorganisation() -> None:
    state = table(
        money=(6,),
        played={ONE: "station"},
        deck="academy journal",
        academy="telephone",
        station="steel-manual",
    ).play("play skyscraper")
    ended = state.play("draw meeting")
    assert asked(ended) == ("jury", CHANCE)
    after = ended.play("jury steam")
    assert field(after, "queues")[0] == ["telephone"]
    assert field(after, "discards") == ["steel-manual"]
    assert len(shown(drawn(after), ONE)["hand"]) == 6


@pytest.mark.rule("E9.4")
@pytest.mark.parametrize("card", ["station", "academy", "laboratory", "skyscraper"])
def test_other_cards_of_the_deck_do_nothing(card: str) -> None:
    state = solo(played="station", deck="academy laboratory")
    state = play(
        state, "play journal", "ghosts steam-steel", "ghosts steam-steel", "ghosts steel-steam", "done"
    )
    after = state.play(f"draw {card}")
    for name in ("money", "station", "academy", "patents", "discards", "jury", "tiles", "labs"):
        assert field(after, name) == field(state, name)
    assert asked(after) == ("card", ONE)


@pytest.mark.rule("E9.4")
@pytest.mark.rule("E-R14")
def test_a_journal_of_the_deck_moves_no_ghosts() -> None:
    state = play(solo(), "play skyscraper", "draw journal")
    assert asked(state) == ("card", ONE)
    assert field(state, "patents") == [[]] * 6


# The end


@pytest.mark.rule("E7.2")
@pytest.mark.rule("E-R12")
def test_when_the_decks_meeting_room_ends_the_game_the_player_has_a_last_action() -> None:
    state = solo(played="station", deck="academy journal", in_round=10).play("play skyscraper")
    facts = told(state, "draw meeting", "jury steam")
    assert [(fact.kind, fact.seat) for fact in facts if fact.kind.startswith("ends")] == [("ends_rounds", -1)]
    state = play(state, "draw meeting", "jury steam")
    assert (asked(state), state.view()["ender"]) == (("last_card", ONE), "deck")
    assert answers(state) == ["play academy", "play laboratory", "play journal", "pass"]
    assert asked(play(state, "play academy", "done")) == ("over", None)
    assert asked(play(state, "pass")) == ("over", None)


@pytest.mark.rule("E7.2")
def test_when_the_player_ends_the_game_it_is_over() -> None:
    own = solo(played="station", deck="academy journal", in_round=10)
    assert asked(play(own, "play meeting", "meet steam", "done")) == ("over", None)
    five = table(money=(6,), labs={ONE: FOUR}, tiles={ONE: "copper-steam"})
    assert asked(play(five, "play laboratory", "lay copper-steam", "put a1 90")) == ("over", None)


@pytest.mark.rule("E9.5")
def test_who_plays_alone_wins_against_nobody_and_has_points_to_compare_with_thirty() -> None:
    state = table(money=(6,), labs={ONE: FOUR}, leads={ONE: 12}, jury=(2, 1))
    assert state.scores() == [10 + 12 + 4]
    assert state.winners() == [ONE]
