"""Players of Expo 1906 who complete projects: chance alone hardly ever does.

They look one step ahead, at how much of what their projects need is there, and choose at random otherwise.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import opificio
from opificio.core.move import Move
from opificio.core.state import CHANCE, OVER
from opificio.games.expo1906.components import RESOURCES
from opificio.games.expo1906.game import ExpoGame
from opificio.games.expo1906.lab import amount
from opificio.games.expo1906.state import Expo
from opificio.games.expo1906.supply import mask_of, project_in, supply
from opificio.luck.dealer import Dealer, Generator

MOST_LINES = 20_000


def the_game() -> ExpoGame:
    """Expo 1906 as it is packaged."""
    game = opificio.game("expo1906")
    assert isinstance(game, ExpoGame)
    return game


def lines(players: int, number: int) -> Iterator[tuple[Expo, Move[Expo]]]:
    """A game on one state: each position with the move about to be made in it."""
    yield from play_on(the_game().start(players), number)


def play_on(state: Expo, number: int) -> Iterator[tuple[Expo, Move[Expo]]]:
    """The rest of a game, on this very state."""
    dealer, chooser = Dealer(f"inventors {number}"), Generator(f"inventors' choices {number}")
    for _ in range(MOST_LINES):
        if state.to_move == OVER:
            return
        move = dealer.draw(state) if state.to_move == CHANCE else choose(state, chooser)
        yield state, move
        state.carry_out(move)
    raise AssertionError("the game does not end")


def choose(state: Expo, chooser: Generator) -> Move[Expo]:
    """The most useful spot or tile, mostly; else any move, some kinds more often than others."""
    moves = state.legal()
    if moves[0].text.startswith(("put", "lay", "buy", "take")) and chooser.below(10):
        worth = [worth_after(state, move) for move in moves]
        best = [move for at, move in enumerate(moves) if worth[at] == max(worth)]
        return best[chooser.below(len(best))]
    return moves[chooser.weighted([eagerness(state, move.text) for move in moves])]


def eagerness(state: Expo, move: str) -> int:
    """Whoever has money spends it, whoever has tiles lays them, and rounds are long."""
    seat = state.to_move
    if move.startswith(("done", "pass", "remove", "play meeting")):
        return 1
    if move == "play laboratory":
        return 40 if len(state.tiles[seat]) > 1 else 1
    if move in ("play station", "play academy"):
        return 12 if state.money[seat] >= 4 else 1
    if move == "play skyscraper":
        return 12 if state.money[seat] < 4 else 1
    return 6


def worth_after(state: Expo, move: Move[Expo]) -> int:
    """What the player's lab and tiles are worth after the move."""
    after, seat = state.copy(), state.to_move
    after.carry_out(move)
    lacks, worth = Counter[str](), 0
    for piece in after.labs[seat]:
        number = project_in(after.box, piece)
        if number >= 0 and after.completed[seat] >> number & 1:
            worth += 30
        elif number >= 0:
            gets = supply(after.box, after.labs[seat], mask_of(after.box, piece))
            missing = needs(after, number) - amounts(gets)
            worth += 20 - 2 * missing.total()
            lacks += missing
    return worth + worth_in_front(after, seat, lacks)


def worth_in_front(state: Expo, seat: int, lacks: Counter[str]) -> int:
    """Tiles that give what is lacking; a project or two to work on; technologies are a fancy."""
    box, has, projects, technologies = state.box, Counter[str](), 0, 0
    for tile in [*state.tiles[seat], state.held]:
        if 0 <= tile < box.first_project:
            two, one = box.tile_ids[tile].split("-")
            has.update({two: 2, one: 1})
        elif box.first_project <= tile < box.first_technology:
            projects += 1
            lacks = lacks + needs(state, tile - box.first_project)
        elif tile >= box.first_technology:
            technologies += 1
    return (has & lacks).total() + (9 if projects == 1 else 0) + (2 if technologies == 1 else 0)


def needs(state: Expo, number: int) -> Counter[str]:
    """What a project needs."""
    return amounts(state.box.projects[number].need)


def amounts(packed: int) -> Counter[str]:
    """Amounts by type."""
    return Counter({name: amount(packed, at) for at, name in enumerate(RESOURCES)})
