"""A page that is complete in itself: paragraphs, tables and plots, light or dark as its reader likes."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from opificio.arena.plots import STYLE, colours

LIGHT: Final = "--paper: #fbf8f1; --ink: #23303a; --faint: #67737c; --line: #e0dacb; --card: #f3eee1;"
DARK: Final = "--paper: #171c20; --ink: #e6e2d8; --faint: #9aa4ab; --line: #333b41; --card: #20272c;"

SHEET: Final = f"""\
:root {{ color-scheme: light dark; {LIGHT} }}
{colours(dark=False)}
@media (prefers-color-scheme: dark) {{
:root {{ {DARK} }}
{colours(dark=True)}
}}
{STYLE}
body {{ background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; margin: 0; }}
main {{ max-width: 860px; margin: 0 auto; padding: 24px 20px 64px; }}
h1 {{ font-size: 28px; line-height: 1.2; margin: 12px 0; }}
h2 {{ font-size: 20px; margin: 40px 0 8px; padding-top: 12px; border-top: 1px solid var(--line); }}
p {{ margin: 8px 0; max-width: 70ch; }}
ul {{ margin: 8px 0; padding-left: 20px; }}
.note {{ color: var(--faint); font-size: 14px; }}
.wide {{ overflow-x: auto; }}
.drawn {{ margin: 12px 0; }}
.wide svg {{ min-width: 560px; }}
table {{ border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: 14px; }}
caption {{ text-align: left; color: var(--faint); font-size: 14px; padding: 4px 0; }}
th, td {{ text-align: right; padding: 5px 10px; border-bottom: 1px solid var(--line); white-space: nowrap; }}
th {{ color: var(--faint); font-weight: 600; }}
th:first-child, td:first-child {{ text-align: left; padding-left: 0; }}
dl {{ display: grid; grid-template-columns: max-content 1fr; gap: 2px 16px; margin: 12px 0;
  font-size: 14px; }}
dt {{ color: var(--faint); }}
dd {{ margin: 0; overflow-wrap: anywhere; }}
@media print {{ main {{ max-width: none; }} h2 {{ break-after: avoid; }} svg {{ break-inside: avoid; }} }}
"""


class Page:
    """Grows from top to bottom."""

    def __init__(self, title: str) -> None:
        self._title: Final = title
        self._parts: Final[list[str]] = [f"<h1>{escape(title)}</h1>"]

    def heading(self, text: str) -> None:
        """A new part."""
        self._parts.append(f"<h2>{escape(text)}</h2>")

    def paragraph(self, text: str) -> None:
        """What everybody should read."""
        self._parts.append(f"<p>{escape(text)}</p>")

    def items(self, texts: Sequence[str]) -> None:
        """Several of equal weight."""
        self._parts.append(f"<ul>{''.join(f'<li>{escape(text)}</li>' for text in texts)}</ul>")

    def note(self, text: str) -> None:
        """What explains."""
        self._parts.append(f'<p class="note">{escape(text)}</p>')

    def facts(self, pairs: Sequence[tuple[str, str]]) -> None:
        """Names with what they stand for."""
        rows = "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in pairs)
        self._parts.append(f"<dl>{rows}</dl>")

    def plot(self, drawing: str) -> None:
        """A drawing."""
        self._parts.append(f'<div class="wide drawn">{drawing}</div>')

    def table(self, caption: str, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Figures; the first column is names."""
        head = "".join(f'<th scope="col">{escape(each)}</th>' for each in headings)
        body = "".join(f"<tr>{''.join(f'<td>{escape(each)}</td>' for each in row)}</tr>" for row in rows)
        self._parts.append(
            f'<div class="wide"><table><caption>{escape(caption)}</caption>'
            f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
        )

    def write(self) -> str:
        """The text of the page."""
        return (
            '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(self._title)}</title>\n<style>\n{SHEET}</style>\n</head>\n<body>\n<main>\n"
            + "\n".join(self._parts)
            + "\n</main>\n</body>\n</html>\n"
        )
