"""`opificio play`: a game in the terminal, against bots or with friends around one keyboard."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from opificio import library
from opificio.bots import is_bot
from opificio.cli.arguments import (
    Command,
    Mistake,
    add_edition,
    add_game,
    add_language,
    add_options,
    at_least_one,
    names,
    path,
)
from opificio.cli.bots import about_bots, check_bots
from opificio.core.game import Game
from opificio.core.record import BadRecord
from opificio.core.state import State
from opificio.core.text import is_one_line
from opificio.speech import Speech
from opificio.terminal.screen import PlainConsole
from opificio.terminal.session import Session
from opificio.terminal.table import Table, is_there, names_in, new_table, resumed_table, shown_names

EXAMPLES: Final = """\
  opificio play industry
  opificio play industry --name Ada --bots greedy,random
  opificio play industry --name Ada --name Blaise --players 4 --lang fr
  opificio play industry --save game.opi
  opificio play industry --resume game.opi"""
DETAILS: Final = """\
You answer with the number of a move or with its text, the same as in game files;
`help` lists what else can be typed. What a rule forbids is refused with the rule's id.
Bots that think ahead take a budget a move: engineer:2s, or on four processes magnate:3sx4."""
DEFAULT_BOT: Final = "greedy"


def fill(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    seats = parser.add_argument_group("who plays")
    seats.add_argument("--players", metavar="N", type=at_least_one, help="how many, bots included")
    seats.add_argument(
        "--people", metavar="N", type=at_least_one, help="how many of them sit here (default 1)"
    )
    seats.add_argument(
        "--name", action="append", metavar="NAME", help="a person's name; once for each", dest="names"
    )
    seats.add_argument(
        "--bots",
        metavar="A,B",
        type=names,
        help=f"who takes the other seats, as below; one name is for all (default {DEFAULT_BOT})",
    )
    parser.add_argument_group("the bots", about_bots())
    add_options(parser)
    add_edition(parser)
    parser.add_argument("--seed", help="the seed of the draws, if they must not be secret")
    parser.add_argument(
        "--save", metavar="FILE", type=path, help="keep the game in this file after every move"
    )
    parser.add_argument(
        "--resume", metavar="FILE", type=path, help="go on with the game in this file, and keep it there"
    )
    add_language(parser)


def run(given: argparse.Namespace) -> int:
    game = library.game(given.game, given.edition)
    table = begun(game, given) if given.resume is None else resumed(game, given)
    kept: Path | None = given.save or given.resume
    if given.save is not None and is_there(given.save):
        raise Mistake(f"{kept}: there is such a file already; go on with it by --resume, or name another")
    if kept is not None:
        table.save(kept)
    speech = Speech(game, given.lang, shown_names(names_in(table.record)))
    console = PlainConsole()
    if given.resume is not None:
        console.print(speech.say("resumed", file=given.resume), soft_wrap=True)
    Session(table, speech, console, kept).run()
    return 0


def resumed(game: Game[State], given: argparse.Namespace) -> Table:
    """The table whose game is in a file."""
    if any((given.players, given.people, given.names, given.bots, given.option, given.seed)):
        raise Mistake(
            "with --resume players, bots, options and draws are those of the file: do not name them"
        )
    try:
        return resumed_table(game, given.resume, given.edition)
    except BadRecord as error:
        raise Mistake(f"{given.resume}: {error}") from None


def begun(game: Game[State], given: argparse.Namespace) -> Table:
    """A new table: people at the first seats, bots at the others. Who begins is drawn anyway."""
    people = person_names(game, given)
    bots = bot_names(game, len(people), given)
    return new_table(game, [*people, *bots], dict(given.option), given.seed)


def person_names(game: Game[State], given: argparse.Namespace) -> list[str]:
    """The people's names; those who have none get the number of their seat."""
    people = list(given.names or [])
    for name in people:
        if not is_one_line(name):
            raise Mistake(f"a name must be a text of one line, got {name!r}")
        if is_bot(name):
            raise Mistake(f"{name} is the name of a bot; choose another")
    count = given.people or max(1, len(people))
    if len(people) > count:
        raise Mistake(f"there are more names ({len(people)}) than people ({count})")
    speech = Speech(game, given.lang)
    return people + [speech.say("player", number=seat + 1) for seat in range(len(people), count)]


def bot_names(game: Game[State], people: int, given: argparse.Namespace) -> list[str]:
    """The bots at the seats that are left."""
    bots: list[str] = given.bots or [DEFAULT_BOT]
    check_bots(bots, game)
    if given.players is None and len(bots) > 1:
        return bots
    seats = given.players or max(people, game.most_players)
    left = seats - people
    if left < 0:
        raise Mistake(f"{people} people cannot sit at a table for {seats}")
    if len(bots) == 1:
        return bots * left
    if len(bots) != left:
        raise Mistake(f"{seats} seats, {people} of them for people: {left} bots are needed, got {len(bots)}")
    return bots


COMMAND: Final = Command(
    "play", "play a game in the terminal, against bots or with friends", EXAMPLES, fill, run, DETAILS
)
