"""I1 Board and setup."""

from __future__ import annotations

import pytest

from opificio.core.edition import BadEdition
from opificio.core.rule import BadSetup
from opificio.core.state import CHANCE
from opificio.games.industry.components import BONUS, FACTORY, JOKER, TECHNOLOGY, WILD, Board
from opificio.games.industry.constraints import checked_board
from opificio.library import packaged_text
from opificio.luck.dealer import Dealer
from tests.rules.industry.table import EDITION, GAME, names, table
from tests.rules.playing import ONE, THREE, TWO, asked, play

STANDARD = checked_board(packaged_text("industry", "edition.toml"), "the standard edition")

every_board = pytest.mark.parametrize("board", [GAME.board, STANDARD], ids=["rule-tests", "standard"])
three_and_four = pytest.mark.parametrize("players", [3, 4])


@pytest.mark.rule("I1.1")
@every_board
def test_the_board_has_sixty_zones_in_five_eras_of_twelve_columns(board: Board) -> None:
    expected = [f"{column}{era}" for era in "12345" for column in "ABCDEFGHIJKL"]
    assert [zone.id for zone in board.zones] == expected


@pytest.mark.rule("I1.1")
@every_board
def test_jokers_bonus_zones_factories_and_technologies_follow_each_other_from_left_to_right(
    board: Board,
) -> None:
    for era in range(5):
        kinds = [zone.kind for zone in board.zones if zone.era == era]
        assert kinds == sorted(kinds, key=[JOKER, BONUS, FACTORY, TECHNOLOGY].index)


@pytest.mark.rule("I1.1")
@every_board
def test_exactly_seven_zones_are_jokers_and_one_of_them_is_the_question_mark(board: Board) -> None:
    jokers = [zone for zone in board.zones if zone.kind == JOKER]
    assert len(jokers) == 7
    assert [zone.joker for zone in jokers].count(WILD) == 1


@pytest.mark.rule("I1.1")
def test_an_edition_with_an_eighth_joker_is_refused() -> None:
    start = EDITION.index('kind = "bonus"')
    end = EDITION.index("known", start)
    eighth = EDITION[:start] + 'kind = "joker"\nresource = "brick"\n' + EDITION[end:]
    with pytest.raises(BadEdition, match=r"7 zones are jokers, got 8 \(I1.1\)"):
        checked_board(eighth, "eight jokers")


@pytest.mark.rule("I1.1")
def test_an_edition_with_a_factory_to_the_right_of_a_technology_is_refused() -> None:
    start = EDITION.index('kind = "technology"\nname = "design"')
    disordered = EDITION[:start] + EDITION[start:].replace(
        'kind = "technology"', 'kind = "factory"\ncost = 1'
    )
    with pytest.raises(BadEdition, match=r"L5: a factory cannot stand to the right of the technology K5"):
        checked_board(disordered, "disordered")


@pytest.mark.rule("I1.2")
@three_and_four
def test_each_player_starts_with_four_talers(players: int) -> None:
    assert GAME.start(players).talers == [4] * players


@pytest.mark.rule("I1.2")
def test_everyone_sees_everyones_talers() -> None:
    state = table("pick", open_zones="E1 F1", talers=[3, 5, 2, 4])
    for seat in (None, *range(4)):
        players = state.view(seat)["players"]
        assert isinstance(players, list)
        assert [player["talers"] for player in players] == [3, 5, 2, 4]


@pytest.mark.rule("I1.2")
@pytest.mark.rule("I-R1")
def test_the_bank_pays_though_the_players_hold_more_than_the_59_talers_of_the_box() -> None:
    rich = table("develop", era=5, owned={ONE: "J1"}, talers=[40, 30, 20, 10], bag="ABC")
    after = play(rich, "done", "draw A")
    assert after.talers == [42, 32, 22, 12]


@pytest.mark.rule("I1.2")
@pytest.mark.rule("I-R2")
def test_a_player_who_has_a_marker_on_every_earlier_zone_still_has_one_for_the_next() -> None:
    everything = names(((1 << 48) - 1) & ~GAME.board.jokers)
    state = table("bid", TWO, era=5, lot="H5", talers=[4, 4, 4], developed={TWO: everything})
    after = play(state, "bid 1", "pass", "sell")
    assert len(names(after.owned[TWO]).split()) == 42 + 1
    assert names(after.owned[TWO]).endswith(" H5")


@pytest.mark.rule("I1.3")
@three_and_four
def test_the_start_jokers_on_the_board_era_one_twelve_tokens_in_the_bag_no_points(players: int) -> None:
    start = GAME.start(players)
    assert start.jokers == start.owned == [0] * players
    assert start.points == [0] * players
    view = start.view()
    assert view["era"] == 1
    assert view["tokens_in_bag"] == list("ABCDEFGHIJKL")
    assert view["open"] == []


@pytest.mark.rule("I1.3")
def test_the_jokers_lie_face_up() -> None:
    jokers = {id: name for id, name in GAME.names().items() if name.startswith("joker")}
    assert jokers == {
        "A1": "joker: wood",
        "B1": "joker: stone",
        "C1": "joker: ?",
        "A2": "joker: wood",
        "A3": "joker: iron",
        "A4": "joker: steel",
        "A5": "joker: computer",
    }


@pytest.mark.rule("I1.4")
@three_and_four
def test_chance_draws_the_first_player_and_all_are_as_likely(players: int) -> None:
    start = GAME.start(players)
    assert asked(start) == ("first_player", CHANCE)
    assert [move.text for move in start.legal()] == [f"first {seat}" for seat in range(1, players + 1)]
    assert start.weights() == [1] * players
    drawn = {Dealer(seed).settle(start).first for seed in range(40)}
    assert drawn == set(range(players))


@pytest.mark.rule("I1.4")
def test_whoever_is_drawn_holds_the_marker() -> None:
    assert play(GAME.start(4), "first 3").first == THREE


@pytest.mark.parametrize("players", [2, 5])
def test_there_is_no_game_for_fewer_than_three_or_more_than_four(players: int) -> None:
    with pytest.raises(BadSetup, match=f"industry is for 3 to 4 players, got {players}"):
        GAME.start(players)
