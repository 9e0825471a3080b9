"""The picture of a table in a few words, read by `game.load`, so that impossible positions are refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from opificio.core.state import CHANCE, OVER
from opificio.games.industry.components import COLUMN_LETTERS
from opificio.games.industry.constraints import checked_board
from opificio.games.industry.game import IndustryGame
from opificio.games.industry.notation import zone_ids
from opificio.games.industry.state import Industry
from tests.rules.playing import NOBODY, ONE

EDITION: Final = Path(__file__).with_name("edition.toml").read_text("utf-8")
GAME: Final = IndustryGame(checked_board(EDITION, "edition.toml"))

Zones = Mapping[int, str]  # the zones of some seats: {TWO: "E1 F1"}
NO_ZONES: Final[Zones] = {}


def table(
    asking: str,
    to_move: int = ONE,
    *,
    era: int = 1,
    first: int = ONE,
    talers: Sequence[int] = (4, 4, 4, 4),  # as many as there are players
    points: Sequence[int] = (),
    owned: Zones = NO_ZONES,  # undeveloped
    developed: Zones = NO_ZONES,
    jokers: Zones = NO_ZONES,
    subsidised: Sequence[int] = (),
    open_zones: str = "",
    auctioneer: int | None = None,
    lot: str = "",
    top_bid: int = 0,
    top_bidder: int = NOBODY,
    builds_left: int = 2,
    site: str = "-",
    need: int = 0,
    bag: str | None = None,
    to_draw: int = 0,
    balanced_draw: bool = True,
) -> Industry:
    """A position. Unless told otherwise, a lot is the only open zone, its first bidder is asked, and the bag
    holds the tokens of the zones of this era that nobody mentioned, as far as they make whole rounds."""
    seats = range(len(talers))
    selling = asking in ("pick", "bid", "keep_or_sell")
    opened = (open_zones or lot).split()
    if auctioneer is None:
        auctioneer = (to_move - 1) % len(talers) if asking == "bid" else to_move
    markers = [_of(owned, seat) + _of(developed, seat) for seat in seats]
    hands = [_of(jokers, seat) for seat in seats]
    mentioned = {zone for zones in [opened, *markers, *hands] for zone in zones}
    if bag is None:
        bag = "".join(letter for letter in COLUMN_LETTERS if f"{letter}{era}" not in mentioned)
        too_many = (len(bag) - to_draw) % _tokens_a_round(len(talers), era, balanced_draw=balanced_draw)
        bag = "" if asking == "over" else bag[: len(bag) - too_many]
    return GAME.load(
        {
            "game": "industry",
            "edition": GAME.edition_hash,
            "players": len(talers),
            "balanced_draw": int(balanced_draw),
            "to_move": _actor(asking, to_move),
            "asking": asking,
            "era": era,
            "first": NOBODY if asking == "first_player" else first,
            "bag": list(bag),
            "to_draw": to_draw,
            "open": opened,
            "auctioneer": auctioneer if selling else NOBODY,
            "lot": lot or "-",
            "top_bid": top_bid,
            "top_bidder": top_bidder,
            "builds_left": builds_left if asking in ("develop", "supply") else 0,
            "site": site,
            "need": need,
            "subsidised": [int(seat in subsidised) for seat in seats],
            "talers": list(talers),
            "points": list(points or [0 for _ in seats]),
            "owned": markers,
            "developed": [_of(developed, seat) for seat in seats],
            "jokers": hands,
        }
    )


def _of(zones: Zones, seat: int) -> list[str]:
    return zones.get(seat, "").split()


def _actor(asking: str, to_move: int) -> int:
    if asking in ("first_player", "column_token"):
        return CHANCE
    return OVER if asking == "over" else to_move


def _tokens_a_round(players: int, era: int, *, balanced_draw: bool) -> int:
    late = balanced_draw and era >= (4 if players == 3 else 5)
    return 7 - players if late else players


def names(zones: int) -> str:
    """A set of zones in notation: "E1 F1"."""
    return " ".join(zone_ids(zones))
