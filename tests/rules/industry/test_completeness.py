"""Every rule and ruling of the rules page has a test that names it, and no test names another."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from opificio.rulesbook import rules_book

RULE_OR_RULING = re.compile(r"I\d+\.\d+|I-R\d+")


def rules_tested() -> set[str]:
    """The ids in the marks `@pytest.mark.rule("I3.4")` over the tests beside this file."""
    return {
        rule
        for file in Path(__file__).parent.glob("test_*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
        for decorator in node.decorator_list
        for rule in rules_named(decorator)
    }


def rules_named(decorator: ast.expr) -> list[str]:
    if not isinstance(decorator, ast.Call) or ast.unparse(decorator.func) != "pytest.mark.rule":
        return []
    return [str(ast.literal_eval(argument)) for argument in decorator.args]


def test_every_rule_and_ruling_has_a_test() -> None:
    rules = [id for id in rules_book("industry").ids() if RULE_OR_RULING.fullmatch(id)]
    assert {"I1.1", "I6.5", "I-R1", "I-R15"} <= set(rules)
    assert [id for id in rules if id not in rules_tested()] == []


def test_every_rule_that_a_test_names_stands_on_the_rules_page() -> None:
    assert rules_tested() - set(rules_book("industry").ids()) == set()
