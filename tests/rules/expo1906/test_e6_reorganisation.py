"""E6 Reorganisation."""

from __future__ import annotations

import pytest

from opificio.core.state import CHANCE
from opificio.games.expo1906.state import Expo
from tests.rules.expo1906.table import ALL_TILES, SECOND_TURN, drawn, field, shown, table
from tests.rules.playing import ONE, THREE, TWO, answers, asked, play, refused, told

SHAPE_L = ["telephone", "synthetic_rubber", "vacuum_cleaner", "pasteurisation", "safety_lift", "typewriter"]


def after_meeting(state: Expo, energy: str) -> Expo:
    """The Meeting Room was played, and this jury tile drawn."""
    return play(state, "play meeting", "done", f"jury {energy}")


@pytest.mark.rule("E6")
def test_the_reorganisation_follows_the_meeting_room_and_no_other_action() -> None:
    kinds = [fact.kind for fact in told(table(played=SECOND_TURN), "play meeting", "meet steam", "done")]
    assert "reorganisation" in kinds
    assert "reorganisation" not in [fact.kind for fact in told(table(), "play skyscraper")]


# E6.1 The jury


@pytest.mark.rule("E6.1")
def test_a_random_jury_tile_is_placed_if_none_was_chosen() -> None:
    state = play(table(played=SECOND_TURN, in_round=5, jury=(5, 1)), "play meeting", "done")
    assert (asked(state), answers(state)) == (("jury", CHANCE), ["jury steam", "jury electricity"])
    assert state.weights() == [8 - 5, 8 - 1]
    assert field(state.play("jury steam"), "jury") == [6, 1]


@pytest.mark.rule("E6.1")
def test_of_an_energy_that_has_run_out_none_is_drawn() -> None:
    state = play(table(played=SECOND_TURN, in_round=7, jury=(8, 0)), "play meeting", "done")
    assert answers(state) == ["jury electricity"]
    assert refused(state, "jury steam").reason == "no jury tile with steam is left in the pile"


@pytest.mark.rule("E6.1")
@pytest.mark.parametrize("moves", [["meet electricity", "done"], ["meet money", "meet electricity"]])
def test_after_a_chosen_one_no_other_is_drawn(moves: list[str]) -> None:
    state = play(table(played=SECOND_TURN, jury=(2, 1)), "play meeting", *moves)
    assert asked(state)[0] == "project"
    assert field(state, "jury") == [2, 2]


# E6.2 The Academy


@pytest.mark.rule("E6.2")
@pytest.mark.rule("E6.4")
def test_example_5_a_steam_tile_sends_two_projects_under_their_piles_and_the_cruise_ship_stays() -> None:
    state = table(played=SECOND_TURN, academy="synthetic_rubber, electrocardiograph, cruise_ship")
    state = play(state, "play meeting", "meet money", "meet patents", "enter steel")
    assert asked(state) == ("jury", CHANCE)
    state = state.play("jury steam")
    assert field(state, "queues") == [["synthetic_rubber"], [], [], ["electrocardiograph"], []]
    assert field(state, "academy") == ["-", "-", "-", "-", "cruise_ship"]
    shapes = []
    while asked(state)[0] == "project":
        shapes.append(answers(state)[0].split()[1])
        state = state.play(answers(state)[0])
    assert shapes == ["telephone", "light_bulb", "cellophane", "x_ray_apparatus"], "one of L, T, S and I each"
    assert field(state, "academy") == [*shapes, "cruise_ship"]
    assert asked(drawn(state)) == ("card", TWO), "on the left of Red"


@pytest.mark.rule("E6.2")
@pytest.mark.parametrize("energy", ["steam", "electricity"])
def test_only_projects_of_the_energy_of_this_jury_tile_stay(energy: str) -> None:
    academy = ["typewriter", "light_bulb", "cellophane", "x_ray_apparatus", "cruise_ship"]
    steam = ["typewriter", "cellophane", "cruise_ship"]
    state = table(played=SECOND_TURN, academy=", ".join(academy))
    staying = steam if energy == "steam" else ["light_bulb", "x_ray_apparatus"]
    after = play(state, "play meeting", f"meet {energy}", "done")
    assert field(after, "academy") == [id if id in staying else "-" for id in academy]
    assert [id for queue in field(after, "queues") for id in queue] == [
        id for id in academy if id not in staying
    ]


@pytest.mark.rule("E6.2")
def test_what_was_bought_is_replaced_too() -> None:
    state = table(played=SECOND_TURN, academy="typewriter", tiles={TWO: "telephone"})
    after = drawn(after_meeting(state, "steam"), "show light_bulb")
    assert field(after, "academy")[:2] == ["typewriter", "light_bulb"]


@pytest.mark.rule("E6.2")
@pytest.mark.rule("E1.2")
def test_projects_put_back_come_up_only_when_the_unseen_ones_are_gone_in_the_order_they_were_put_back() -> (
    None
):
    unseen_left = table(
        played=SECOND_TURN,
        academy="telephone",
        below="typewriter, safety_lift",
        tiles={TWO: "pasteurisation"},
    )
    state = after_meeting(unseen_left, "steam")
    assert answers(state) == ["show synthetic_rubber", "show vacuum_cleaner"]
    assert field(state, "queues")[0] == ["typewriter", "safety_lift", "telephone"]
    assert refused(state, "show typewriter").reason == "typewriter was turned up already"
    none_left = table(
        played=SECOND_TURN,
        academy="telephone",
        below="typewriter, safety_lift",
        tiles={TWO: "pasteurisation, synthetic_rubber, vacuum_cleaner"},
    )
    state = after_meeting(none_left, "steam")
    assert field(state, "academy")[0] == "typewriter"
    assert field(state, "queues")[0] == ["safety_lift", "telephone"]
    facts = told(none_left, "play meeting", "done", "jury steam")
    assert [fact.what for fact in facts if fact.kind == "shown"] == ["typewriter"]


@pytest.mark.rule("E6.2")
def test_an_empty_pile_leaves_the_space_empty() -> None:
    state = table(played=SECOND_TURN, tiles={TWO: ", ".join(SHAPE_L)})
    after = drawn(after_meeting(state, "steam"))
    assert field(after, "academy")[0] == "-"


@pytest.mark.rule("E6.2")
def test_a_project_put_under_an_empty_pile_comes_straight_back() -> None:
    state = table(played=SECOND_TURN, academy="telephone", tiles={TWO: ", ".join(SHAPE_L[1:])})
    after = drawn(after_meeting(state, "steam"))
    assert field(after, "academy")[0] == "telephone"
    assert field(after, "queues")[0] == []


# E6.3 The Train Station


@pytest.mark.rule("E6.3")
def test_what_is_left_is_discarded_and_the_station_is_filled_anew() -> None:
    state = table(played=SECOND_TURN, station="steel-manual, steel-manual, copper-steam")
    after = after_meeting(state, "steam")
    assert field(after, "discards") == ["steel-manual", "steel-manual", "copper-steam"]
    after = drawn(after, "deal steam-steel")
    assert len(field(after, "station")) == 9
    assert "steel-manual" not in field(after, "station"), "both of them were discarded"


@pytest.mark.rule("E6.3")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_three_tiles_for_each_player(players: int) -> None:
    cards = ["station", "academy", "laboratory", "journal"]
    played = {seat: cards[seat] for seat in range(players)}
    state = table(money=[6] * players, played=played, deck="academy" if players == 1 else "")
    after = drawn(after_meeting(state, "steam"))
    assert len(field(after, "station")) == 3 * players


@pytest.mark.rule("E6.3")
def test_when_the_pile_is_empty_the_shuffled_discards_become_the_pile() -> None:
    state = table(played=SECOND_TURN, pile="steel-manual, copper-steam", station="steam-steel")
    state = after_meeting(state, "steam")
    while asked(state)[0] == "project":
        state = state.play(answers(state)[0])
    assert answers(state) == ["deal steel-manual", "deal copper-steam"]
    state = play(state, "deal steel-manual")
    facts = told(state, "deal copper-steam")
    assert [fact.amount for fact in facts if fact.kind == "reshuffled"] == [94]
    state = state.play("deal copper-steam")
    assert (len(field(state, "pile")), field(state, "discards")) == (94, [])
    after = drawn(state, "deal steam-steel", "deal steam-steel")
    assert len(field(after, "station")) == 9
    assert field(after, "station").count("steam-steel") == 2, "the discarded one is among them"


@pytest.mark.rule("E6.3")
def test_the_discards_wait_until_a_tile_must_be_drawn() -> None:
    nine = ", ".join(ALL_TILES[:9])
    after = drawn(after_meeting(table(played=SECOND_TURN, pile=nine), "steam"))
    assert (field(after, "pile"), len(field(after, "discards"))) == ([], 87)


@pytest.mark.rule("E6.3")
@pytest.mark.rule("E-R23")
@pytest.mark.parametrize("left", [0, 4])
def test_without_discards_the_rest_stays_undrawn(left: int) -> None:
    owned = ", ".join(ALL_TILES[left:])
    state = table(played=SECOND_TURN, tiles={TWO: owned})
    after = drawn(after_meeting(state, "steam"))
    assert len(field(after, "station")) == left
    assert asked(after) == ("card", TWO)


# E6.4 The next round


@pytest.mark.rule("E6.4")
def test_all_take_their_cards_back() -> None:
    after = drawn(after_meeting(table(played=SECOND_TURN), "steam"))
    for seat in (ONE, TWO, THREE):
        assert len(shown(after, seat)["hand"]) == 6
        assert shown(after, seat)["top"] is None


@pytest.mark.rule("E6.4")
@pytest.mark.parametrize(("order", "host", "starter"), [((0, 1, 2), TWO, THREE), ((2, 1, 0), TWO, ONE)])
def test_the_next_round_starts_on_the_left_of_who_played_the_meeting_room(
    order: tuple[int, ...], host: int, starter: int
) -> None:
    after = drawn(after_meeting(table(host, order=order, played=SECOND_TURN), "steam"))
    assert asked(after) == ("card", starter)


@pytest.mark.rule("E6.4")
def test_tiles_money_and_tokens_stay() -> None:
    state = table(
        played=SECOND_TURN,
        tiles={TWO: "telephone, steel-manual"},
        money=(1, 2, 3),
        patents={"steel": "5 1 2", "copper": "10 3"},
    )
    after = drawn(after_meeting(state, "steam"))
    for name in ("money", "tiles", "labs", "scraps", "patents", "chits", "points"):
        assert field(after, name) == field(state, name)
