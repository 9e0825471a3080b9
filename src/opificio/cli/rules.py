"""`opificio rules`: the rules page of a game, or a part of it."""

from __future__ import annotations

import argparse
import re
from typing import Final

from opificio.cli.arguments import Command, Mistake, add_game, add_language
from opificio.rulesbook import RulesBook, rules_book
from opificio.terminal.pages import show_page
from opificio.terminal.screen import PlainConsole

EXAMPLES: Final = """\
  opificio rules industry                 the whole page
  opificio rules industry I3              a section
  opificio rules industry I3.4 --lang it  a rule, in Italian
  opificio rules industry --search joker  the rules that speak of jokers"""


def fill(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    what = parser.add_mutually_exclusive_group()
    what.add_argument("id", metavar="ID", nargs="?", help="a section, rule or ruling: I3, I3.4, I-R5")
    what.add_argument("--search", metavar="WORD", help="the rules that speak of this")
    add_language(parser)


def run(given: argparse.Namespace) -> int:
    book = rules_book(given.game, given.lang)
    if given.search is not None:
        text = found(book, given.search)
    else:
        text = book.text if given.id is None else book.section(given.id).text
    show_page(PlainConsole(), text)
    return 0


def found(book: RulesBook, word: str) -> str:
    """The rules in whose title or text a word occurs, however it is capitalised."""
    own = [re.split(r"\n#", section.text)[0] for section in book.sections if section.id]
    hits = [text.strip() for text in own if word.strip().lower() in text.lower()]
    if not word.strip() or not hits:
        raise Mistake(f"no rule speaks of {word!r}")
    return "\n\n".join(hits) + "\n"


COMMAND: Final = Command("rules", "read the rules of a game, by rule id", EXAMPLES, fill, run)
