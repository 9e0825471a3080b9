"""Every rule and ruling of a rules page has a test that names it, and no test names another."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from opificio.games import registry
from opificio.rulesbook import Section, rules_book

every_game = pytest.mark.parametrize("game", registry.NAMES)


@cache
def rules_tested(game: str) -> set[str]:
    """The ids in the marks `@pytest.mark.rule("I3.4")` over the tests in the game's folder."""
    return {
        rule
        for file in Path(__file__).with_name(game).glob("test_*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
        for decorator in node.decorator_list
        for rule in rules_named(decorator)
    }


def rules_named(decorator: ast.expr) -> list[str]:
    if not isinstance(decorator, ast.Call) or ast.unparse(decorator.func) != "pytest.mark.rule":
        return []
    return [str(ast.literal_eval(argument)) for argument in decorator.args]


def says_something(section: Section) -> bool:
    """Not so a heading that is only followed by its rules."""
    _, _, body = section.text.partition("\n")
    return body.partition("\n###")[0].strip() != ""


@every_game
def test_every_rule_and_ruling_has_a_test(game: str) -> None:
    rules = [section.id for section in rules_book(game).sections if section.id and says_something(section)]
    assert [id for id in rules if id not in rules_tested(game)] == []


@every_game
def test_every_rule_that_a_test_names_stands_on_the_rules_page(game: str) -> None:
    assert rules_tested(game) - set(rules_book(game).ids()) == set()
