"""The rules page of a game as HTML. Wherever a rule names another by its id, there is a link to it."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.rules_core import StateCore
from markdown_it.token import Token

from opificio.games import registry
from opificio.rulesbook import RulesBook, rules_book
from opificio.service.errors import ErrorCode, Refused
from opificio.service.wire import Rules, RulesSection

_HEADING: Final = re.compile(r"^##", re.MULTILINE)


def rules(game: str, lang: str) -> Rules:
    """The page, cut at its headings; Refused if there is no such game."""
    if game not in registry.NAMES:
        raise Refused(ErrorCode.UNKNOWN_GAME, game=game)
    return _rendered(game, lang)


@cache
def _rendered(game: str, lang: str) -> Rules:
    book = rules_book(game, lang)
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    links = _Links(book.ids())
    markdown.core.ruler.push("rule_links", links.add_to)
    heading, _, text = _own_text(book.text).strip().partition("\n")
    first = RulesSection("", heading.lstrip("# "), 1, str(markdown.render(text)))
    return Rules([first, *_sections(book, markdown)])


def _sections(book: RulesBook, markdown: MarkdownIt) -> list[RulesSection]:
    return [
        RulesSection(
            section.id,
            section.title,
            section.depth,
            str(markdown.render(_own_text(section.text.partition("\n")[2]))),
        )
        for section in book.sections
    ]


def _own_text(text: str) -> str:
    """Up to the next heading: deeper ones come as sections of their own."""
    return _HEADING.split(text, maxsplit=1)[0]


class _Links:
    """Makes links of the ids of rules in a text."""

    def __init__(self, ids: list[str]) -> None:
        longest_first = sorted(ids, key=len, reverse=True)
        self._ids: Final = re.compile(
            rf"(?<![\w.-])({'|'.join(map(re.escape, longest_first))})(?![\w-]|\.\d)"
        )

    def add_to(self, state: StateCore) -> None:
        """What the Markdown reader calls when it has understood the text."""
        for block in state.tokens:
            if block.children and not any(token.type == "link_open" for token in block.children):
                block.children = [part for token in block.children for part in self._parts(token)]

    def _parts(self, token: Token) -> list[Token]:
        if token.type != "text":
            return [token]
        parts: list[Token] = []
        for at, text in enumerate(self._ids.split(token.content)):
            told = Token("text", "", 0, content=text)
            if at % 2:
                parts += [Token("link_open", "a", 1, attrs={"href": f"#{text}"}), told]
                parts.append(Token("link_close", "a", -1))
            elif text:
                parts.append(told)
        return parts
