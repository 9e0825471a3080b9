"""Editions of Spyrium: what the packaged one holds, how all is told at once, and what may be changed."""

from __future__ import annotations

from opificio.core.edition import ORIGINS
from opificio.games.spyrium.constraints import summary
from opificio.games.spyrium.game import SpyriumGame
from opificio.luck.dealer import Dealer, Generator
from opificio.search.playout import random_playout
from tests.games.editions import packaged, problems
from tests.games.spyrium.editions import BOX, box, entry


def test_the_packaged_edition_has_all_its_components_and_says_where_each_value_comes_from() -> None:
    counts = dict(summary(BOX))
    assert [counts[name] for name in ("building", "character", "technique", "event", "residence")] == [
        35, 17, 7, 7, 5,
    ]  # fmt: skip
    assert sum(counts[origin] for origin in ORIGINS) == len(BOX.all_origins())
    assert counts["public-old"] == 0


def test_what_the_rulebook_states_is_marked_so_and_what_we_designed_too() -> None:
    cards = {card.id: card for card in BOX.cards}
    assert cards["factory_1"].origins["price"] == cards["apprentice"].origins["price"] == "rulebook"
    assert cards["palace"].origins["vp"] == "rulebook"
    assert {card.origins["price"] for card in BOX.cards} == {"rulebook", "ours"}
    abilities = [card.origins[key] for card in BOX.cards for key in card.origins if key.startswith("abilit")]
    assert set(abilities) == {"rulebook"}


def test_all_that_is_wrong_is_told_at_once() -> None:
    data = packaged("spyrium")
    entry(data, "mine_1").update(colour="red")
    entry(data, "crane").update(price=-1)
    data["residence"][0].pop("known")
    assert problems("spyrium", data) == [
        "building mine_1: unknown key 'colour'",
        "technique crane: price must be a whole number from 0 to 30, got -1",
        "residence 1: the origin of value is missing from known",
    ]


def test_who_owns_a_box_may_change_prices_points_copies_periods_and_the_track() -> None:
    data = packaged("spyrium")
    entry(data, "mine_1").update(price=3, vp=2)
    entry(data, "palace").update(price=11)
    entry(data, "geologist").update(copies={"A": 2}, price=0)
    entry(data, "adviser").update(copies={"B": 2})
    data["residence"].insert(4, {"value": 6, "known": "public"})
    mine = box(data)
    assert mine.residence == [2, 3, 4, 5, 6, 7]
    assert mine.hash != BOX.hash


def test_two_cards_of_a_design_may_differ_in_price_and_points() -> None:
    data = packaged("spyrium")
    entry(data, "mine_1").update(copies={"A": 1})
    data["building"].append(
        {**entry(data, "mine_1"), "id": "mine_1b", "design": "mine_1", "price": 2, "vp": 0}
    )
    game = SpyriumGame(box(data))
    assert {"deal a1 mine_1", "deal a1 mine_1b", "use mine_1b 1"} <= {move.text for move in game.moves}
    assert random_playout(game.start(3), Dealer("any"), Generator("any")) > 0
