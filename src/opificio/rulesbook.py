"""The rules page of a game, by rule id: `I3` is a section, `I3.2` a rule, `I-R4` a ruling."""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import cache
from typing import Final

from opificio.core.rule import OpificioError
from opificio.library import LANGUAGES, UnknownLanguage, packaged_text

_HEADING: Final = re.compile(r"^(##+) +(.*)$", re.MULTILINE)
_ID: Final = re.compile(r"[A-Z]+-?[A-Z]*\d+(?:\.\d+)*")


class UnknownRule(OpificioError):
    """The rules page has no rule of that id."""

    def __init__(self, id: str, near: list[str]) -> None:
        hint = f"; near it are {', '.join(near)}" if near else ""
        super().__init__(f"there is no rule {id!r}{hint}")
        self.id: Final = id
        self.near: Final = near


class Section:
    """A heading of the page and what stands under it, deeper headings included, as Markdown."""

    def __init__(self, id: str, title: str, depth: int, text: str) -> None:
        self.id: Final = id  # empty for a heading that is no rule, such as the glossary's
        self.title: Final = title
        self.depth: Final = depth
        self.text: Final = text


class RulesBook:
    """A rules page, cut at its headings."""

    def __init__(self, text: str) -> None:
        self.text: Final = text
        self.sections: Final = _sections(text)

    def ids(self) -> list[str]:
        """Every id that may be asked for, in the order of the page."""
        return [section.id for section in self.sections if section.id]

    def section(self, id: str) -> Section:
        """The section, rule or ruling of that id, however it is capitalised; else UnknownRule."""
        wanted = id.strip().strip("[]").upper()
        for section in self.sections:
            if wanted and section.id == wanted:
                return section
        raise UnknownRule(id, self.near(wanted))

    def near(self, wanted: str) -> list[str]:
        """The ids that somebody who typed this may have meant: those of the same section, or alike."""
        family = wanted.partition(".")[0]
        same = [id for id in self.ids() if id == family or id.startswith(f"{family}.")]
        matches = get_close_matches(wanted, self.ids(), 5, 0.5)
        alike = [id for id in self.ids() if id in matches]
        return same or alike or [section.id for section in self.sections if _top(section)]


def _top(section: Section) -> bool:
    return bool(section.id) and section.depth == 2


@cache
def rules_book(game: str, lang: str = "en") -> RulesBook:
    """The rules page of a game in a language."""
    if lang not in LANGUAGES:
        raise UnknownLanguage(lang)
    return RulesBook(packaged_text(game, "rules", f"{lang}.md"))


def _sections(text: str) -> list[Section]:
    headings = list(_HEADING.finditer(text))
    sections: list[Section] = []
    for at, heading in enumerate(headings):
        depth = len(heading[1])
        end = len(text)
        for later in headings[at + 1 :]:
            if len(later[1]) <= depth:
                end = later.start()
                break
        id, _, title = heading[2].strip().partition(" ")
        if not _ID.fullmatch(id):
            id, title = "", heading[2].strip()
        sections.append(Section(id, title, depth, text[heading.start() : end].strip() + "\n"))
    return sections
