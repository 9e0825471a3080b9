"""What tables say of themselves, in every language."""

from __future__ import annotations

from string import Formatter
from typing import get_args

import pytest

from opificio.bots import NAMES
from opificio.library import LANGUAGES
from opificio.service.errors import ErrorCode, words
from opificio.service.wire import Lang


def places(template: str) -> set[str]:
    return {field for _, field, _, _ in Formatter().parse(template) if field}


def test_the_wire_knows_the_languages_there_are() -> None:
    assert get_args(Lang) == LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_has_a_sentence_with_the_same_places_in_every_language(lang: str) -> None:
    english = words("en")["errors"]
    assert set(words(lang)["errors"]) == set(ErrorCode)
    for code, sentence in words(lang)["errors"].items():
        assert places(sentence) == places(english[code]), code
        assert sentence.strip()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_other_words_are_the_same_in_every_language(lang: str) -> None:
    for key, sentence in words("en")["table"].items():
        assert places(words(lang)["table"][key]) == places(sentence)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_bot_has_a_title(lang: str) -> None:
    assert set(words(lang)["bots"]) == set(NAMES)
    assert len(set(words(lang)["bots"].values())) == len(NAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_of_every_bot_is_told_what_to_expect(lang: str) -> None:
    assert list(words(lang)["about_bots"]) == NAMES
    assert len(set(words(lang)["about_bots"].values())) == len(NAMES)


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_nothing_is_left_in_english(lang: str) -> None:
    for section in ("errors", "table", "about_bots"):
        for key, sentence in words(lang)[section].items():
            assert key == "illegal_move" or sentence != words("en")[section][key]
