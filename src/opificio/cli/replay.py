"""`opificio replay`: a game file, told line by line, or only checked."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from rich.table import Table
from rich.text import Text

from opificio import library
from opificio.cli.arguments import Command, Mistake, add_edition, add_language, path
from opificio.core.fact import Fact
from opificio.core.game import Game
from opificio.core.record import BadRecord, Line, Record, play_line, seat_name
from opificio.core.state import OVER, State
from opificio.speech import Speech
from opificio.terminal.scores import result, score_table
from opificio.terminal.screen import PlainConsole, seat_colour
from opificio.terminal.table import names_in, shown_names

EXAMPLES: Final = """\
  opificio replay game.opi
  opificio replay game.opi --lang fr
  opificio replay game.opi --verify       only check it"""


def fill(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=path, help="a game file (.opi)")
    parser.add_argument("--verify", action="store_true", help="only check the file, and say what was checked")
    add_edition(parser)
    add_language(parser)


def run(given: argparse.Namespace) -> int:
    record = read(given.file, given.edition)
    game = library.game(record.game, given.edition)
    console = PlainConsole()
    if given.verify:
        console.print(f"{given.file}: {verdict(record)}", soft_wrap=True)
        return 0
    speech = Speech(game, given.lang, shown_names(names_in(record)))
    state, told = tell(record, game, speech)
    console.print(told)
    console.print(score_table(state, speech))
    if state.to_move == OVER:
        console.print(result(state, speech), style="bold")
    return 0


def read(file: Path, edition: Path | None) -> Record:
    """The game in a file, checked; the error names the file, the line and the reason."""
    try:
        return library.read(file, edition)
    except BadRecord as error:
        raise Mistake(f"{file}: {error}") from None


def verdict(record: Record) -> str:
    """What was checked of a record that holds."""
    scores = " ".join(str(score) for score in record.scores or [])
    end = f"finished {scores}" if record.scores is not None else "still running"
    draws = "the draws are those of its seed" if record.seed else "without a seed its draws cannot be checked"
    return (
        f"every one of its {len(record.lines)} lines holds "
        f"({record.game}, edition {record.edition}, {record.players} players, {end}); {draws}"
    )


def tell(record: Record, game: Game[State], speech: Speech) -> tuple[State, Table]:
    """The last position, and what happened, line by line."""
    told = Table.grid(padding=(0, 1))
    told.add_column(justify="right", style="dim")
    told.add_column()
    told.add_column(style="bold", no_wrap=True)
    told.add_column()
    state = record.start(game)
    for line in record.lines:
        facts = state.listen()
        play_line(game, state, line)
        told.add_row(str(line.number), _seat(line.seat), line.text, _sentences(facts, line, speech))
    return state.copy(), told


def _seat(seat: int) -> Text:
    return Text(seat_name(seat), style=seat_colour(seat) if seat >= 0 else "dim")


def _sentences(facts: list[Fact], line: Line, speech: Speech) -> Text:
    told = Text("\n".join(speech.told(facts)))
    for comment in line.comments:
        told.append(f"\n# {comment}", style="italic")
    for variation in line.variations:
        told.append("\n> " + " ".join(str(other) for other in variation), style="dim")
    return told


COMMAND: Final = Command("replay", "tell a kept game line by line, or check it", EXAMPLES, fill, run)
