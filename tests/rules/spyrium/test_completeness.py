"""Every rule and ruling of the rules page has a test that names it, and no test names another."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from opificio.rulesbook import rules_book

CITED = re.compile(r"(?<![\w-])S(?:-R\d+|\d+(?:\.\d+)?)(?![\w-])")
SECTIONS_WITH_RULES = {"S1", "S4", "S5"}  # whose own text says nothing
SPECIFIED = [
    "S1.1", "S1.2", "S1.3", "S2", "S2.1", "S2.2", "S2.3", "S2.4", "S3", "S3.1", "S3.2", "S3.3",
    "S4.1", "S4.2", "S4.3", "S5.1", "S5.2", "S5.3", "S5.4", "S5.5", "S5.6", "S6", "S6.1",
    "S7", "S8", "S9", "S10", "S11", "S12",
    *[f"S-R{number}" for number in range(1, 17)],
]  # fmt: skip


def rules_tested() -> set[str]:
    """The ids in the marks `@pytest.mark.rule("S3.1")` over the tests beside this file."""
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
    rules = [id for id in rules_book("spyrium").ids() if id not in SECTIONS_WITH_RULES]
    assert set(SPECIFIED) <= set(rules)
    assert [id for id in rules if id not in rules_tested()] == []


def test_every_rule_that_a_test_names_stands_on_the_rules_page() -> None:
    assert rules_tested() - set(rules_book("spyrium").ids()) == set()


def test_every_ruling_is_cited_where_it_rules() -> None:
    book = rules_book("spyrium")
    rules = [section for section in book.sections if section.id and not section.id.startswith("S-R")]
    cited = {id for rule in rules for id in CITED.findall(rule.text)}
    assert [id for id in book.ids() if id.startswith("S-R") and id not in cited] == []


def test_every_rule_that_the_page_cites_is_on_it() -> None:
    book = rules_book("spyrium")
    assert set(CITED.findall(book.text)) - set(book.ids()) == set()
