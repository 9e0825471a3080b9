"""axe-core, and what it does not see."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

_AXE: Final = Path(__file__).parents[2] / "ui/node_modules/axe-core/axe.min.js"
_RULES: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


@cache
def _axe() -> str:
    return _AXE.read_text("utf-8")


def check(page: Page) -> None:
    """No violation, and nothing that runs out of the screen sideways."""
    page.evaluate(_axe())
    found: list[dict[str, Any]] = page.evaluate(
        "rules => axe.run({ runOnly: rules }).then(({ violations }) => violations)", _RULES
    )
    faults = [
        f"{fault['id']}, {len(fault['nodes'])} times, first at {node['target']}: {node['failureSummary']}"
        for fault in found
        for node in fault["nodes"][:1]
    ]
    assert not faults, "\n".join(faults)
    assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
