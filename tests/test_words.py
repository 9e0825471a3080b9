"""The words files: complete, the same things in every language, and the words of the rules page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from string import Formatter

import pytest

import opificio
from opificio.core.rule import Rule
from opificio.games.industry.components import RESOURCES
from opificio.library import LANGUAGES, UnknownLanguage, packaged_text
from opificio.speech import Template, Words, read_words
from tests.vocabulary import GAMES, VOCABULARIES, fact_kinds, played, rules

TRANSLATIONS = [lang for lang in LANGUAGES if lang != "en"]

every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_translation = pytest.mark.parametrize("lang", TRANSLATIONS)


def texts(template: Template) -> list[str]:
    """What may be said, of a template."""
    if isinstance(template, str):
        return [template]
    return [text for name, part in template.items() if name != "if" for text in texts(part)]


def fields(template: Template) -> set[tuple[str, str]]:
    """The figures that a template needs, each with how it is told."""
    parsed = [part for text in texts(template) for part in Formatter().parse(text)]
    return {(field, how or "") for _, field, how, _ in parsed if field}


def templates(game: str, lang: str) -> Iterator[tuple[str, str, Template]]:
    """Section, key and template of everything that is said in a language."""
    for name, section in read_words(game, lang).sections.items():
        for key, template in section.items():
            yield name, key, template


def missing(game: str, lang: str, section: str, keys: list[str]) -> list[str]:
    """Those of the keys that have no word in a section."""
    words = read_words(game, lang)
    return [key for key in keys if words.matching(section, key) is None]


def glossary(game: str, lang: str) -> dict[str, str]:
    """The words of the rules page by the English word, without what stands in brackets."""
    rows = re.findall(r"^\| (.+?) \|$", packaged_text(game, "rules", f"{lang}.md"), re.MULTILINE)
    cells = [re.sub(r" \(.*?\)|（.*?）", "", row).split(" | ") for row in rows]
    columns = [lang, *[other for other in LANGUAGES if other != lang]]
    words = [dict(zip(columns, row, strict=False)) for row in cells[1:]]
    return {row["en"]: row[lang] for row in words}


# The same keys


@every_game
@every_translation
def test_a_translation_says_the_same_things_as_the_english(game: str, lang: str) -> None:
    english, words = read_words(game, "en"), read_words(game, lang)
    own = {*english.forms, *words.forms, "refusals"}  # forms are each language's own grammar
    assert set(words.sections) - own == set(english.sections) - own
    for section in set(english.sections) - own:
        assert list(words.sections[section]) == list(english.sections[section]), section


@every_game
@every_translation
def test_a_translation_has_a_sentence_for_every_refusal_and_for_no_other(game: str, lang: str) -> None:
    assert set(read_words(game, lang).sections["refusals"]) == {rule.key for rule in rules(game)}


@every_game
def test_english_betters_only_refusals_that_exist(game: str) -> None:
    assert set(read_words(game, "en").sections["refusals"]) <= {rule.key for rule in rules(game)}


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownLanguage, match=r"there is no language 'de'; there are: en, it, fr, ja"):
        read_words("industry", "de")


# Everything has words


@every_game
@every_language
def test_every_fact_has_a_sentence_and_every_sentence_its_fact(game: str, lang: str) -> None:
    assert set(read_words(game, lang).sections["facts"]) == fact_kinds(game)


@every_game
@every_language
@pytest.mark.parametrize("section", ["asks", "waiting", "questions"])
def test_every_question_has_words(game: str, lang: str, section: str) -> None:
    assert set(read_words(game, lang).sections[section]) == set(VOCABULARIES[game].questions)


@every_game
@every_language
def test_every_move_has_a_meaning(game: str, lang: str) -> None:
    assert missing(game, lang, "moves", [move.text for move in opificio.game(game).moves]) == []


@every_game
@every_language
def test_every_component_of_the_edition_has_a_name(game: str, lang: str) -> None:
    nameless = set(opificio.game(game).names().values())
    for section in read_words(game, lang).figures:
        nameless &= set(missing(game, lang, section, list(nameless)))
    assert nameless == set()


@every_game
@every_language
def test_every_thing_has_a_name_and_every_name_its_thing(game: str, lang: str) -> None:
    the_game, sections = opificio.game(game), read_words(game, lang).sections
    options = [option.name for option in the_game.options]
    things = {
        **VOCABULARIES[game].things,
        "sources": list(the_game.start().breakdown()[0]),
        "options": options,
        "about": [game, *options],
    }
    for section, keys in things.items():
        assert list(sections.get(section, {})) == keys, section


@every_game
@every_language
def test_what_the_view_says_of_a_player_has_a_label(game: str, lang: str) -> None:
    players = opificio.game(game).start().view()["players"]
    assert isinstance(players, list)
    assert missing(game, lang, "labels", ["title", *players[0]]) == []


# Templates can be filled


@every_game
@every_language
def test_figures_are_told_in_ways_that_exist(game: str, lang: str) -> None:
    words = read_words(game, lang)
    ways = {"", "seat", "or", "sum", *words.sections["counts"], *words.forms}
    told = [(key, how) for _, key, template in templates(game, lang) for _, how in fields(template)]
    assert [(key, how) for key, how in told if how not in ways] == []


@every_game
@every_language
def test_a_sentence_needs_no_figure_that_the_fact_the_move_or_the_rule_does_not_have(
    game: str, lang: str
) -> None:
    sentences = {rule.key: rule.sentence for rule in rules(game)}
    names = read_words(game, lang).figures
    given = {name for state in played(game).states for move in state.legal() for name in move.meaning(state)}
    for section, key, template in templates(game, lang):
        needed = {field for field, _ in fields(template)}
        if section == "facts":
            assert needed <= {"seat", "amount", "what", "other"}, key
        elif section == "refusals":
            assert needed <= {field for field, _ in fields(sentences[key])}, key
        elif section in ("played", "moves", *names):
            assert needed <= {field for field, _ in fields(key)} | {"seat"} | given, key


@every_game
@every_language
def test_forms_are_of_names_that_exist(game: str, lang: str) -> None:
    words = read_words(game, lang)
    for form in words.forms:
        for key in words.sections[form]:
            assert any(words.template(section, key) for section in words.figures), key


def test_french_has_every_resource_with_its_article() -> None:
    assert set(read_words("industry", "fr").sections["some"]) == set(RESOURCES)


@every_game
@every_language
def test_what_is_counted_has_singular_and_plural_where_the_language_has_them(game: str, lang: str) -> None:
    words = read_words(game, lang)
    for name, forms in words.sections["counts"].items():
        assert isinstance(forms, dict) == bool(words.singular), name
        assert isinstance(forms, str) or set(forms) == {"one", "other"}, name


# How they are written


@every_game
@every_language
def test_the_words_are_those_of_the_glossary_of_the_rules_page(game: str, lang: str) -> None:
    words, terms = read_words(game, lang), glossary(game, lang)
    for section in VOCABULARIES[game].glossary:
        for key, name in words.sections[section].items():
            english = str(read_words(game, "en").sections[section][key])
            assert name == terms[english], key


@every_game
@every_language
def test_no_text_has_a_typewriter_quote_or_stray_spaces(game: str, lang: str) -> None:
    for section, key, template in templates(game, lang):
        for text in texts(template):
            assert "'" not in text, (section, key)
            assert '"' not in text, (section, key)
            assert section == "join" or text == text.strip(" "), (section, key)
            assert section == "say" or "  " not in text, key  # the help has columns


@every_game
def test_french_signs_are_bound_to_the_word_before_them(game: str) -> None:
    unbound = re.compile(r"[^\u00a0\d{][:;?!»£](?=[\s{*]|$)|«(?!\u00a0)")
    page = packaged_text(game, "rules", "fr.md")
    said = [text for _, _, template in templates(game, "fr") for text in texts(template)]
    assert [text for text in [*said, *page.splitlines()] if unbound.search(text)] == []


# Laid over one another


def test_the_words_of_a_game_are_laid_over_those_that_all_games_share() -> None:
    words = Words('[say]\nseat = "Seat"\nbye = "Bye"', 'figures = ["zones"]\n[say]\nseat = "Chair"')
    assert words.sections["say"] == {"seat": "Chair", "bye": "Bye"}
    assert words.figures == ["zones"]


def test_a_key_with_places_stands_for_every_text_that_fills_them() -> None:
    words = Words('[moves]\n"buy {what} from {seat}" = "buys"\n"buy wood from 1" = "exactly"')
    assert words.matching("moves", "buy iron from 2") == ("buys", {"what": "iron", "seat": "2"})
    assert words.matching("moves", "buy wood from 1") == ("exactly", {})
    assert words.matching("moves", "buy from 2") is None
    assert words.matching("nothing", "buy iron from 2") is None


@every_game
def test_rules_that_share_a_key_would_share_a_translation(game: str) -> None:
    by_key: dict[str, Rule] = {}
    for rule in rules(game):
        assert by_key.setdefault(rule.key, rule) is rule
