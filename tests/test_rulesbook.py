"""The rules pages: the same rules in every language, nothing cited that is not there, rules found by id."""

from __future__ import annotations

import re

import pytest

from opificio.games.registry import UnknownGame
from opificio.library import LANGUAGES, UnknownLanguage
from opificio.rulesbook import RulesBook, UnknownRule, rules_book
from tests.vocabulary import GAMES, VOCABULARIES, rules

every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def cited(game: str, text: str) -> set[str]:
    """The rules, rulings and sections that a text names by their ids."""
    letter = VOCABULARIES[game].letter
    return set(re.findall(rf"(?<![\w-]){letter}(?:-R\d+|\d+(?:\.\d+)?)(?![\w-])", text))


# The pages


@every_game
@every_language
def test_the_page_has_the_same_rules_in_the_same_order_as_the_english(game: str, lang: str) -> None:
    english = rules_book(game, "en")
    book = rules_book(game, lang)
    assert book.ids() == english.ids()
    assert [section.depth for section in book.sections] == [section.depth for section in english.sections]


@every_game
def test_the_page_has_its_sections_with_their_rules_and_its_rulings(game: str) -> None:
    ids, vocabulary = rules_book(game).ids(), VOCABULARIES[game]
    letter = vocabulary.letter
    expected = []
    for section, rules_in_it in enumerate(vocabulary.sections, 1):
        expected += [f"{letter}{section}", *[f"{letter}{section}.{n + 1}" for n in range(rules_in_it)]]
    assert ids == [*expected, *[f"{letter}-R{n + 1}" for n in range(vocabulary.rulings)]]


@every_game
@every_language
def test_every_rule_and_ruling_has_a_title_and_is_explained(game: str, lang: str) -> None:
    book = rules_book(game, lang)
    for section in book.sections:
        heading, _, body = section.text.partition("\n")
        assert section.title, section.id
        assert heading.endswith(section.title), section.id
        assert len(body.strip()) > 20, section.id


@every_game
@every_language
def test_every_ruling_is_cited_where_it_rules(game: str, lang: str) -> None:
    book = rules_book(game, lang)
    rulings = [id for id in book.ids() if "-R" in id]
    ruled = {id for rule in book.sections if rule.id and "-R" not in rule.id for id in cited(game, rule.text)}
    assert [id for id in rulings if id not in ruled] == []


@every_game
@every_language
def test_every_rule_that_the_page_cites_is_on_it(game: str, lang: str) -> None:
    book = rules_book(game, lang)
    assert len(cited(game, book.text)) > 40
    assert cited(game, book.text) - set(book.ids()) == set()


@every_game
@every_language
def test_a_rule_cites_the_same_rules_in_every_language(game: str, lang: str) -> None:
    english, book = rules_book(game, "en"), rules_book(game, lang)
    for id in book.ids():
        assert cited(game, book.section(id).text) == cited(game, english.section(id).text), id


@every_game
@every_language
def test_a_rule_states_the_same_figures_in_every_language(game: str, lang: str) -> None:
    english, book = rules_book(game, "en"), rules_book(game, lang)
    for id in VOCABULARIES[game].figures:
        figures = set(re.findall(r"(?<![\w.])\d+", english.section(id).text))
        missing = figures - set(re.findall(r"\d+", book.section(id).text))
        assert missing == set(), id


@every_game
@every_language
def test_every_rule_that_a_refusal_quotes_is_on_the_page(game: str, lang: str) -> None:
    book = rules_book(game, lang)
    assert [rule for rule in rules(game) if rule.id not in book.ids()] == []


@every_game
@every_language
def test_the_glossary_has_the_same_words_on_every_page(game: str, lang: str) -> None:
    def rows(page: str) -> list[list[str]]:
        found = re.findall(r"^\| (.+?) \|$", rules_book(game, page).sections[0].text, re.MULTILINE)
        return [sorted(row.split(" | ")) for row in found[1:]]

    assert len(rows(lang)) > 50
    assert rows(lang) == rows("en")


# Finding a rule


def test_a_rule_is_found_by_its_id_however_it_is_written() -> None:
    book = rules_book("industry")
    for id in ("I3.2", "i3.2", " I3.2 ", "[I3.2]"):
        assert book.section(id).title == "Bidding"
    assert book.section("i-r4").title == "The lowest bid is 1 taler"


def test_a_rule_ends_where_the_next_begins() -> None:
    text = rules_book("industry").section("I3.2").text
    assert text.startswith("### I3.2 Bidding\n")
    assert "I3.3" not in text


def test_a_section_holds_its_rules() -> None:
    book = rules_book("industry")
    text = book.section("I3").text
    assert text.startswith("## I3 Auction\n")
    for number in range(1, 9):
        assert book.section(f"I3.{number}").text.strip() in text
    assert "## I4" not in text


def test_headings_that_are_no_rules_have_no_id() -> None:
    book = RulesBook(
        "# Title\n\n## Words\nzone\n\n## X1 Setup\n### X1.1 Board\nSixty zones.\n\n### X-R2 Why\nSo.\n"
    )
    assert [(section.id, section.title) for section in book.sections] == [
        ("", "Words"),
        ("X1", "Setup"),
        ("X1.1", "Board"),
        ("X-R2", "Why"),
    ]
    assert book.ids() == ["X1", "X1.1", "X-R2"]


def near(id: str) -> list[str]:
    with pytest.raises(UnknownRule) as refused:
        rules_book("industry").section(id)
    assert refused.value.id == id
    return refused.value.near


def test_who_asks_for_a_rule_that_a_section_lacks_is_shown_the_section() -> None:
    assert near("I5.7") == ["I5", "I5.1"]
    assert near("i2.99") == ["I2", *[f"I2.{number}" for number in range(1, 8)]]


def test_who_mistypes_a_ruling_is_shown_those_alike() -> None:
    assert "I-R12" in near("IR12")
    rulings = near("I-R99")
    assert "I-R9" in rulings
    assert all(id.startswith("I-R") for id in rulings)
    assert rulings == [id for id in rules_book("industry").ids() if id in rulings]


@pytest.mark.parametrize("nonsense", ["", "auction", "日本語"])
def test_who_asks_for_nonsense_is_shown_the_sections(nonsense: str) -> None:
    assert near(nonsense) == ["I1", "I2", "I3", "I4", "I5", "I6"]


def test_the_message_names_what_was_asked_for_and_what_is_near() -> None:
    with pytest.raises(UnknownRule, match=r"^there is no rule 'I5.7'; near it are I5, I5.1$"):
        rules_book("industry").section("I5.7")


def test_an_unknown_language_or_game_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match="'de'"):
        rules_book("industry", "de")
    with pytest.raises(UnknownGame, match="'chess'"):
        rules_book("chess")
