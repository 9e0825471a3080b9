"""What players read: names, sentences, questions and refusals in their language, made from facts and figures.

Words are data: `words/` for what all games share, `games/<game>/words/` for each game's own. A template has
`{names}` for figures; what follows a colon says how a figure is told:

- `{seat:seat}`: the player at that seat, or the players, joined by "and"
- `{amount:talers}`: counted, with the singular and plural from `[counts]`
- `{near:or}`: several texts, joined by "or"
- `{gives:sum}`: amounts, each as `[amounts]` says it, joined by "plus"; its `none` is the word for no amount
- `{what:some}`: as the section `[some]` says it, where `forms` lists it; names that are not in it stay plain

A template may be a table: its `none`, which may be a table again, is said where a figure that `other` needs
(only the one that `if` names, where it names one) is missing or zero. Keys of `[moves]`, `[played]` and of
names may have places too: "pick {zone}" stands for every such move. All languages have the same keys, but
each has `forms` of its own.

What a move means hangs on the position: beside the words of its own text there are the figures that it gives
(`Move.meaning`). The amounts of a sum are facts to come, and those that a sentence told are not told again.

How sentences call a component is `component` of `[say]`, which a game may say otherwise; its `number` tells
apart those that share a name.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from string import Formatter
from typing import Final, TypeAlias, cast

from opificio import library
from opificio.core.fact import Fact, Meaning
from opificio.core.game import Game
from opificio.core.rule import IllegalMove
from opificio.core.state import Json, State
from opificio.library import LANGUAGES, UnknownLanguage

Template: TypeAlias = "str | dict[str, Template]"
Section: TypeAlias = dict[str, Template]


class Words:
    """The sections of one words file or of several, one laid over the other."""

    def __init__(self, *texts: str) -> None:
        self.sections: Final[dict[str, Section]] = {}
        self.singular: Final[list[int]] = []  # the numbers that take the singular
        self.figures: Final[list[str]] = []  # the sections in which the figures of sentences are looked up
        self.forms: Final[list[str]] = []  # the sections that say names in another form, such as with article
        for text in texts:
            data = tomllib.loads(text)
            self.singular.extend(cast("list[int]", data.pop("singular", [])))
            self.figures.extend(cast("list[str]", data.pop("figures", [])))
            self.forms.extend(cast("list[str]", data.pop("forms", [])))
            for name, section in data.items():
                self.sections.setdefault(name, {}).update(section)

    def template(self, section: str, key: str) -> Template | None:
        """The template of exactly this key."""
        return self.sections.get(section, {}).get(key)

    def matching(self, section: str, text: str) -> tuple[Template, dict[str, str]] | None:
        """The template whose key is the text, or has places that the text fills, and what fills them."""
        exact = self.template(section, text)
        if exact is not None:
            return exact, {}
        for key, template in self.sections.get(section, {}).items():
            match = _pattern(key).fullmatch(text) if "{" in key else None
            if match is not None:
                return template, match.groupdict()
        return None


@cache
def read_words(game: str, lang: str) -> Words:
    """The words of a game in a language, with those that all games share."""
    if lang not in LANGUAGES:
        raise UnknownLanguage(lang)
    shared = files("opificio").joinpath("words", f"{lang}.toml").read_text("utf-8")
    return Words(shared, library.packaged_text(game, "words", f"{lang}.toml"))


@cache
def _pattern(key: str) -> re.Pattern[str]:
    parts = [
        re.escape(literal) + (f"(?P<{field}>\\S+)" if field else "")
        for literal, field, _, _ in Formatter().parse(key)
    ]
    return re.compile("".join(parts))


class Speech:
    """Sentences and names of one game in one language."""

    def __init__(self, game: Game[State], lang: str = "en", names: Sequence[str] = ()) -> None:
        self.game: Final = game
        self.lang: Final = lang
        self.names: Final = tuple(names)
        self._words: Final = read_words(game.name, lang)
        self._components: Final = game.names()

    # What happened, what is asked, what may be answered

    def told(self, facts: Sequence[Fact]) -> list[str]:
        """What happened, in sentences. What a move's own sentence told of its amounts is not said twice."""
        sentences: list[str] = []
        announced: dict[str, int] = {}
        for fact in facts:
            if fact.kind == "played":
                announced = self._announced(fact)
            elif announced.get(fact.kind) == fact.amount:
                continue
            sentences.append(self.fact(fact))
        return [sentence for sentence in sentences if sentence]

    def _announced(self, move: Fact) -> dict[str, int]:
        """The amounts that the sentence of a move tells."""
        found = self._words.matching("played", move.what)
        if found is None:
            return {}
        template = _chosen(found[0], {**found[1], **move.meaning})
        fields = Formatter().parse(template)
        sums = [move.meaning[field] for _, field, how, _ in fields if field and how == "sum"]
        return {kind: amount for each in sums if isinstance(each, dict) for kind, amount in each.items()}

    def fact(self, fact: Fact) -> str:
        """What happened, as a sentence; empty where another fact says it better."""
        if fact.kind == "played":
            found = self._words.matching("played", fact.what)
            return self._sentence(found[0], {**found[1], **fact.meaning, "seat": fact.seat}) if found else ""
        figures = {"seat": fact.seat, "amount": fact.amount, "what": fact.what, "other": fact.other}
        return self._sentence(self._words.template("facts", fact.kind) or "", figures)

    def refusal(self, error: IllegalMove) -> str:
        """Why a move was refused, with the rule. English sentences stand with the rules themselves."""
        template = self._words.template("refusals", error.rule.key) or error.rule.sentence
        figures = {name: str(figure) for name, figure in error.figures.items()}  # notation, seats from 1
        return self.say("refusal", reason=self._sentence(template, figures), rule=error.rule.id)

    def question(self, state: State) -> str:
        """What is asked now, put to the player who must answer."""
        return self._situation("asks", state)

    def waiting(self, state: State) -> str:
        """What is asked now, told to everybody else."""
        return self._situation("waiting", state)

    def _situation(self, section: str, state: State) -> str:
        """The figures: fields of the view, of its tables (`held.tile`), and of the player who is asked."""
        view = state.view(None)
        players = view.get("players")
        own = players[state.to_move] if isinstance(players, list) and state.to_move >= 0 else {}
        tables = {name: table for name, table in view.items() if isinstance(table, dict)}
        inner = {f"{name}.{key}": value for name, table in tables.items() for key, value in table.items()}
        template = self._words.template(section, str(view["question"])) or ""
        return self._sentence(template, {**own, **inner, **view})

    def move(self, text: str, state: State) -> str:
        """What a legal move means in a position, in a few words; NotAMove if it is none."""
        move = self.game.parse(text)
        return self.meant(move.text, move.meaning(state))

    def meant(self, text: str, meaning: Meaning) -> str:
        """What a move means, by its notation and the figures that it gave in its position."""
        found = self._words.matching("moves", text)
        return self._sentence(found[0], {**found[1], **meaning}) if found else text

    def plan(self, plan: Json) -> list[str]:
        """What a plan of `Game.plans` leads to, and then its steps."""
        words, steps = self._words.sections["plans"], cast("list[Json]", plan["steps"])
        goal = self._sentence(words["goal"], {**plan, "steps": len(steps)})
        return [goal, *[self._sentence(words[str(step["do"])], step) for step in steps]]

    # Names and frame words

    def thing(self, section: str, key: str) -> str:
        """The name of a thing. Components go by id or by the edition's name; what has no word is its own."""
        found = self._word(section, key)
        return self._sentence(*found) if found else self._components.get(key, key)

    def named(self, figure: object) -> str:
        """A figure as sentences have it: a component by id and name, a word of the game, or itself."""
        text = str(figure)
        known = [self.thing(section, text) for section in self._words.figures if self._knows(section, text)]
        name = known[0] if known else self._components.get(text, text)
        if text not in self._components:
            return name
        return self.say("component", id=text, name=name, number=self._number(text))

    def seat(self, seat: int) -> str:
        """The name of the player at a seat (0 is the first), or the seat's number."""
        name = self.names[seat] if seat < len(self.names) else ""
        return name or self.say("seat", number=seat + 1)

    def sum(self, amounts: Mapping[str, int]) -> str:
        """Amounts of several things, joined by "plus"; an empty sum has a word of its own."""
        words = self._words.sections["amounts"]
        told = [self._fill(words[kind], {"n": amount}, str) for kind, amount in amounts.items()]
        return cast("str", self._words.sections["join"]["plus"]).join(told or [cast("str", words["none"])])

    def say(self, key: str, **figures: object) -> str:
        """A sentence that all games share. Figures are told as they are: numbers, texts, seats from 0."""
        return self._fill(self._words.sections["say"][key], figures, str)

    # How templates are filled

    def _sentence(self, template: Template, figures: Mapping[str, object]) -> str:
        """A sentence of the game, whose figures have names in it."""
        return self._fill(template, figures, self.named)

    def _number(self, id: str) -> int:
        """Which one it is of several components that share a name; 0 for one that is alone."""
        namesakes = [other for other, name in self._components.items() if name == self._components[id]]
        return namesakes.index(id) + 1 if len(namesakes) > 1 else 0

    def _knows(self, section: str, key: str) -> bool:
        return self._word(section, key) is not None

    def _word(self, section: str, key: str) -> tuple[Template, dict[str, str]] | None:
        """A word of the section, or the name of a component: a thing may be called like one's id."""
        found = self._words.matching(section, key)
        name = self._components.get(key)
        return self._words.matching(section, name) if found is None and name is not None else found

    def _fill(self, template: Template, figures: Mapping[str, object], name: Callable[[object], str]) -> str:
        return "".join(
            literal + (self._told(figures[field], how or "", name) if field else "")
            for literal, field, how, _ in Formatter().parse(_chosen(template, figures))
        )

    def _told(self, figure: object, how: str, name: Callable[[object], str]) -> str:
        """A figure as `how` wants it. A number written as text is notation, where seats count from 1."""
        if how == "seat":
            seats = figure if isinstance(figure, list) else [figure]
            return self._joined(
                [self.seat(int(each) - 1 if isinstance(each, str) else cast("int", each)) for each in seats],
                "and",
            )
        if how == "or":
            return self._joined([name(each) for each in cast("list[object]", figure)], "or")
        if how == "sum":
            return self.sum(cast("dict[str, int]", figure))
        if how in self._words.forms:
            return self.thing(how, str(figure)) if self._knows(how, str(figure)) else name(figure)
        return self._counted(int(cast("int | str", figure)), how) if how else name(figure)

    def _counted(self, number: int, what: str) -> str:
        forms = self._words.sections["counts"][what]
        if isinstance(forms, dict):
            forms = forms["one" if abs(number) in self._words.singular else "other"]
        return cast("str", forms).format(n=f"{number}".replace("-", "−"))

    def _joined(self, items: list[str], word: str) -> str:
        join = cast("dict[str, str]", self._words.sections["join"])
        comma = join["comma"].join(items[:-1])
        return join[word].join([comma, items[-1]]) if comma else items[-1]


def _chosen(template: Template, figures: Mapping[str, object]) -> str:
    if isinstance(template, str):
        return template
    other = cast("str", template["other"])
    needed = {field: how for _, field, how, _ in Formatter().parse(other) if field}
    deciding = [cast("str", template["if"])] if "if" in template else list(needed)
    missing = any(_is_missing(figures.get(field), needed.get(field)) for field in deciding)
    return _chosen(template["none"], figures) if missing else other


def _is_missing(figure: object, how: str | None) -> bool:
    if how == "seat" and isinstance(figure, int):
        return figure < 0
    return not figure
