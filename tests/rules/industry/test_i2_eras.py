"""I2.3 The balanced draw, over whole games; I2.7 the change of era."""

from __future__ import annotations

import pytest

from opificio.core.fact import Fact
from opificio.core.state import CHANCE
from opificio.luck.dealer import Dealer, Generator
from opificio.search.playout import random_playout
from tests.rules.industry.table import GAME, names, table
from tests.rules.playing import FOUR, ONE, THREE, TWO, answers, asked, play, refused

COLUMNS = "ABCDEFGHIJKL"

every_way_to_draw = pytest.mark.parametrize(
    ("players", "balanced_draw", "tokens_a_round"),
    [
        (4, 1, [4, 4, 4, 4, 3]),
        (3, 1, [3, 3, 3, 4, 4]),
        (4, 0, [4, 4, 4, 4, 4]),
        (3, 0, [3, 3, 3, 3, 3]),
    ],
)
a_few_games = pytest.mark.parametrize("seed", ["Milan", "Sempione", "1906"])


def random_game(players: int, balanced_draw: int, seed: str) -> list[Fact]:
    """What is told of a whole game that chance alone plays."""
    state = GAME.start(players, balanced_draw=balanced_draw)
    facts = state.listen()
    random_playout(state, Dealer(seed), Generator(seed))
    return facts


def rounds_by_era(facts: list[Fact]) -> list[list[str]]:
    """For each era the tokens that each of its rounds drew: [["EAK", "BCD", ...], ...]."""
    eras: list[list[str]] = [[]]
    for fact in facts:
        if fact.kind == "era":
            eras.append([])
        elif fact.kind == "income":
            eras[-1].append("")
        elif fact.kind == "played" and fact.what.startswith("draw "):
            eras[-1][-1] += fact.what[-1]
    return eras


@pytest.mark.rule("I2.3")
@every_way_to_draw
@a_few_games
def test_every_round_draws_the_tokens_of_its_era(
    players: int, balanced_draw: int, tokens_a_round: list[int], seed: str
) -> None:
    eras = rounds_by_era(random_game(players, balanced_draw, seed))
    assert [{len(tokens) for tokens in era} for era in eras] == [{tokens} for tokens in tokens_a_round]


@pytest.mark.rule("I2.3")
@pytest.mark.parametrize(
    ("players", "balanced_draw", "rounds"),
    [
        (4, 1, [3, 3, 3, 3, 4]),
        (3, 1, [4, 4, 4, 3, 3]),
        (4, 0, [3, 3, 3, 3, 3]),
        (3, 0, [4, 4, 4, 4, 4]),
    ],
)
@a_few_games
def test_the_eras_have_as_many_rounds_as_the_rules_say(
    players: int, balanced_draw: int, rounds: list[int], seed: str
) -> None:
    eras = rounds_by_era(random_game(players, balanced_draw, seed))
    assert [len(era) for era in eras] == rounds


@pytest.mark.rule("I2.3")
@every_way_to_draw
def test_all_twelve_zones_of_every_era_are_offered_and_find_an_owner_once(
    players: int, balanced_draw: int, tokens_a_round: list[int]
) -> None:
    facts = random_game(players, balanced_draw, "Arena Civica")
    assert [sorted("".join(era)) for era in rounds_by_era(facts)] == [list(COLUMNS)] * 5
    sold = [fact.what for fact in facts if fact.kind in ("zone", "joker")]
    assert sorted(sold) == sorted(zone.id for zone in GAME.board.zones)


@pytest.mark.rule("I2.3")
def test_the_balanced_draw_is_on_unless_the_players_agree_otherwise() -> None:
    assert GAME.start(3).balanced_draw
    assert not GAME.start(3, balanced_draw=0).balanced_draw


@pytest.mark.rule("I2.7")
def test_the_era_changes_after_the_round_in_which_its_twelfth_zone_was_sold() -> None:
    last_auction = table("bid", FOUR, lot="L1", owned={ONE: "J1"}, bag="", auctioneer=THREE)
    sold = play(last_auction, "pass", "pass", "pass")
    assert asked(sold) == ("develop", ONE)
    assert sold.view()["era"] == 1
    after = play(sold, "done", "done")
    assert after.view()["era"] == 2
    assert asked(after) == ("column_token", CHANCE)


@pytest.mark.rule("I2.7")
def test_the_era_stays_while_tokens_are_in_the_bag() -> None:
    after = play(table("develop", owned={ONE: "J1"}, bag="ABCD"), "done")
    assert after.view()["era"] == 1
    assert answers(after) == ["draw A", "draw B", "draw C", "draw D"]


@pytest.mark.rule("I2.7")
@pytest.mark.rule("I-R3")
def test_all_twelve_column_tokens_return_to_the_bag_when_the_era_changes() -> None:
    after = play(table("develop", owned={ONE: "J1"}, bag=""), "done")
    assert answers(after) == [f"draw {column}" for column in COLUMNS]
    assert names(play(after, "draw E").open_zones) == "E2"


@pytest.mark.rule("I2.7")
@pytest.mark.parametrize(
    ("era", "new"),
    [
        (1, ["stone", "brick", "wood"]),
        (2, ["ceramics", "glass", "iron"]),
        (3, ["cable", "steel", "cement"]),
        (4, ["plastic", "computer"]),
    ],
)
def test_the_range_of_the_bank_grows_with_the_era(era: int, new: list[str]) -> None:
    before = table("develop", era=era, owned={ONE: "J1"}, bag="")
    bank_before, bank_after = before.view()["bank"], play(before, "done").view()["bank"]
    assert isinstance(bank_before, list)
    assert bank_after == [*bank_before, *new]


@pytest.mark.rule("I2.7")
@pytest.mark.rule("I4.7")
def test_undeveloped_technologies_of_the_old_era_are_lost_for_building() -> None:
    this_era = table("develop", era=1, owned={TWO: "K1 J1"}, to_move=TWO)
    assert "develop K1" in answers(this_era)
    next_era = table("develop", era=2, owned={TWO: "K1 J1"}, to_move=TWO)
    assert "develop K1" not in answers(next_era)
    assert refused(next_era, "develop K1").rule.id == "I4.7"


@pytest.mark.rule("I2.7")
@pytest.mark.rule("I-R11")
def test_who_has_only_technologies_of_old_eras_is_not_asked_to_develop() -> None:
    state = table("bid", TWO, era=2, lot="J2", talers=[4, 4, 4], owned={TWO: "K1", THREE: "J1"})
    after = play(state, "pass", "pass", "done")
    assert asked(after) == ("develop", THREE)
