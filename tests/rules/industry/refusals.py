"""Every refusal of Industry: the rule it quotes, its figures, and the sentence that people read."""

from __future__ import annotations

from typing import Final

from tests.rules.industry.table import GAME, table
from tests.rules.playing import ONE, THREE, TWO
from tests.rules.refusal import Refusal

PICKING = table("pick", open_zones="E1 F1", owned={ONE: "G1"})
BIDDING = table("bid", THREE, lot="E1", auctioneer=ONE, top_bid=2, top_bidder=TWO, talers=[4, 4, 3, 4])
DEVELOPING = table(
    "develop", era=2, owned={ONE: "K1 J1 G2", TWO: "E1"}, developed={ONE: "J2"}, talers=[2, 4, 4]
)
OVER = table("over", era=5)

# The forge I2 asks for wood; H1 for stone, then wood
FOR_WOOD = table("supply", era=2, site="I2", owned={ONE: "I2"}, jokers={ONE: "A1 C1"})
FROM_PLAYERS = table(
    "supply", era=2, site="I2", owned={ONE: "I2"}, developed={TWO: "F1", THREE: "G1"}, jokers={ONE: "B1"}
)
IN_ERA_ONE = table("supply", site="G1", owned={ONE: "G1"}, jokers={ONE: "A1 C1"})
STONE_AND_WOOD = table("supply", site="H1", owned={ONE: "H1"}, jokers={ONE: "B1 C1"})
ONE_TALER = table("supply", era=2, site="H1", owned={ONE: "H1"}, jokers={ONE: "B1"}, talers=[1, 4, 4])
SINGLE_SOURCE = table("supply", site="L1", owned={ONE: "L1"}, developed={TWO: "E1"})

REFUSALS: Final = [
    Refusal(
        PICKING, "first 2", "I1.4", "first_player.not_now", {},
        "the first player is drawn before the game, and only then",
    ),
    Refusal(
        GAME.start(3), "first 4", "I1.4", "first_player.no_seat", {"seat": 4, "players": 3},
        "there is no seat 4 with 3 players",
    ),
    Refusal(PICKING, "draw H", "I2.2", "token.not_now", {}, "no column token is drawn now"),
    Refusal(
        table("column_token", to_draw=2, open_zones="B1 E1"), "draw E", "I2.7", "token.out", {"column": "E"},
        "token E has left the bag in this era",
    ),
    Refusal(BIDDING, "pick E1", "I3.1", "pick.not_now", {}, "no zone is picked for auction now"),
    Refusal(
        PICKING, "pick H1", "I3.1", "pick.not_open", {"zone": "H1"},
        "H1 is not open: its column token was not drawn, or it is sold",
    ),
    Refusal(
        PICKING, "pick G1", "I3.1", "pick.not_open", {"zone": "G1"},
        "G1 is not open: its column token was not drawn, or it is sold",
    ),
    Refusal(PICKING, "bid 1", "I3.2", "bid.not_now", {}, "no bids are taken now"),
    Refusal(PICKING, "pass", "I3.2", "bid.not_now", {}, "no bids are taken now"),
    Refusal(BIDDING, "bid 1", "I3.2", "bid.not_higher", {"top": 2}, "the last bid is 2: bid more, or pass"),
    Refusal(BIDDING, "bid 2", "I3.2", "bid.not_higher", {"top": 2}, "the last bid is 2: bid more, or pass"),
    Refusal(BIDDING, "bid 4", "I3.2", "bid.cannot_pay", {"needs": 4, "has": 3}, "needs 4 talers, has 3"),
    Refusal(BIDDING, "sell", "I3.3", "sell.not_now", {}, "there is no top bid to decide on now"),
    Refusal(PICKING, "keep", "I3.3", "sell.not_now", {}, "there is no top bid to decide on now"),
    Refusal(
        table("keep_or_sell", lot="E1", top_bid=4, top_bidder=TWO, talers=[3, 4, 4]), "keep",
        "I3.4", "keep.cannot_pay", {"needs": 4, "has": 3}, "needs 4 talers, has 3",
    ),
    Refusal(PICKING, "develop G1", "I4.1", "develop.not_now", {}, "nothing is developed now"),
    Refusal(BIDDING, "done", "I4.1", "develop.not_now", {}, "nothing is developed now"),
    Refusal(
        DEVELOPING, "develop E1", "I4.1", "develop.not_owned", {"zone": "E1"}, "E1 is not a zone of yours"
    ),
    Refusal(
        DEVELOPING, "develop J2", "I4.1", "develop.already", {"zone": "J2"}, "J2 is developed already"
    ),
    Refusal(
        DEVELOPING, "develop K1", "I4.7", "develop.era_past", {"zone": "K1", "zone_era": 1, "era": 2},
        "K1 is a technology of era 1; this is era 2",
    ),
    Refusal(
        table("develop", owned={ONE: "H1"}, jokers={ONE: "B1"}), "develop H1",
        "I4.9", "develop.no_resource", {"zone": "H1", "resource": "wood"},
        "H1 requires wood, and there is no source for it",
    ),
    Refusal(
        table("develop", owned={ONE: "I1"}, jokers={ONE: "A1"}), "develop I1",
        "I4.9", "develop.no_resource", {"zone": "I1", "resource": "wood"},
        "I1 requires wood, and there is no source for it",
    ),
    Refusal(
        DEVELOPING, "develop J1", "I4.9", "develop.cannot_pay", {"needs": 3, "has": 2},
        "needs 3 talers, has 2",
    ),
    Refusal(
        DEVELOPING, "develop G2", "I4.9", "develop.cannot_pay", {"needs": 4, "has": 2},
        "needs 4 talers, has 2",
    ),
    Refusal(
        PICKING, "supply wood bank", "I4.3", "supply.not_now", {"resource": "wood"},
        "no wood is asked for now",
    ),
    Refusal(
        FOR_WOOD, "supply stone bank", "I4.3", "supply.not_now", {"resource": "stone"},
        "no stone is asked for now",
    ),
    Refusal(
        FROM_PLAYERS, "supply wood joker", "I4.3", "supply.no_joker", {"resource": "wood"},
        "you hold no joker for wood",
    ),
    Refusal(FROM_PLAYERS, "supply wood ?", "I4.3", "supply.no_wild", {}, "you do not hold the ? joker"),
    Refusal(
        FOR_WOOD, "supply wood own", "I4.3", "supply.no_factory", {"resource": "wood"},
        "you have no developed factory that makes wood",
    ),
    Refusal(
        FROM_PLAYERS, "supply wood from 4", "I4.3", "supply.not_made", {"seat": 4, "resource": "wood"},
        "seat 4 has no developed factory that makes wood",
    ),
    Refusal(
        ONE_TALER, "supply stone from 4", "I4.3", "supply.not_made", {"seat": 4, "resource": "stone"},
        "seat 4 has no developed factory that makes stone",
    ),
    Refusal(FOR_WOOD, "supply wood from 1", "I4.3", "supply.oneself", {}, "one does not buy from oneself"),
    Refusal(
        IN_ERA_ONE, "supply wood bank", "I4.5", "supply.bank_era", {"resource": "wood", "sells": 2, "era": 1},
        "the bank sells wood from era 2; this is era 1",
    ),
    Refusal(
        FROM_PLAYERS, "supply wood bank", "I4.4", "supply.bank_made", {"resource": "wood"},
        "the bank sells no wood while another player makes it",
    ),
    Refusal(
        ONE_TALER, "supply stone bank", "I4.9", "supply.cannot_pay", {"needs": 2, "has": 1},
        "needs 2 talers, has 1",
    ),
    Refusal(
        STONE_AND_WOOD, "supply stone ?", "I4.9", "supply.rest", {"resource": "wood"},
        "wood could then no longer be provided",
    ),
    Refusal(OVER, "subsidy", "I5.1", "subsidy.not_now", {}, "the subsidy is taken at one's own decisions"),
    Refusal(
        table("pick", TWO, open_zones="E1", subsidised=[TWO]), "subsidy",
        "I5.1", "subsidy.taken", {"seat": 2},
        "seat 2 has taken its subsidy already",
    ),
    Refusal(
        SINGLE_SOURCE, "subsidy", "I-R12", "subsidy.single_source", {},
        "the resource has a single source: nothing is decided",
    ),
]  # fmt: skip
