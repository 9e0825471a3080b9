"""`opificio rules`."""

from __future__ import annotations

import pytest

from opificio.rulesbook import rules_book
from tests.cli.conftest import Run


def test_the_whole_page_is_printed_as_it_was_written_where_nobody_looks(run: Run) -> None:
    ran = run("rules", "industry")
    assert ran.status == 0
    assert ran.out == rules_book("industry").text


@pytest.mark.parametrize("id", ["I3.4", "i3.4", "[I3.4]"])
def test_a_rule_is_found_however_its_id_is_written(run: Run, id: str) -> None:
    ran = run("rules", "industry", id, "--lang", "it")
    assert ran.status == 0
    assert ran.out == rules_book("industry", "it").section("I3.4").text


def test_an_unknown_rule_is_told_with_those_near_it(run: Run) -> None:
    ran = run("rules", "industry", "I5.9")
    assert (ran.status, ran.out) == (1, "")
    assert ran.err == "opificio: there is no rule 'I5.9'; near it are I5, I5.1\n"


def test_search_gives_the_rules_that_speak_of_a_word_and_no_others(run: Run) -> None:
    ran = run("rules", "industry", "--search", "SUBSIDY")
    rules = ran.out.split("\n\n#")
    assert ran.status == 0
    assert len(rules) > 1
    assert all("subsidy" in rule.lower() for rule in rules)
    assert "### I5.1 " in ran.out
    assert "### I1.1 " not in ran.out


@pytest.mark.parametrize("word", ["locomotive", "", " "])
def test_search_for_what_no_rule_speaks_of_fails(run: Run, word: str) -> None:
    ran = run("rules", "industry", "--search", word)
    assert (ran.status, ran.out) == (1, "")
    assert ran.err == f"opificio: no rule speaks of {word!r}\n"
