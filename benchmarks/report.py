"""The figures as tables for people."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks.contenders import TARGETS, Target

PEER_GAME = "catanatron"
Row = dict[str, Any]


def show(console: Console, figures: dict[str, Any]) -> None:
    """Print everything."""
    about = figures["machine"]
    rows = list(figures["contenders"].values())
    pythons = sorted({row["python"] for row in rows})
    print(f"{about['processor']}, {about['cores']} cores, {about['system']}, Python {', '.join(pythons)}")
    print(f"best of {figures['rounds']} rounds of {figures['seconds']} s, load at the end {about['load']}")
    console.print(speeds(rows))
    console.print(copies(rows))
    for line in verdicts(rows):
        print(line)


def speeds(rows: list[Row]) -> Table:
    """Random play."""
    table = _table("Random play, by the second", "decisions", "with draws", "games", "ratio")
    for row in rows:
        if "decisions_per_second" in row["best"]:
            table.add_row(
                *_name(row),
                _count(row, "decisions_per_second"),
                _count(row, "moves_per_second"),
                _count(row, "games_per_second"),
                _ratio_text(ratio("decisions_per_second", row, rows)),
            )
    return table


def copies(rows: list[Row]) -> Table:
    """Copies of positions."""
    table = _table("Copy of a position half-way, in µs", "dropped", "ratio", "kept", "ratio")
    for row in rows:
        if "copy_us" in row["best"]:
            cells: list[str] = []
            for rate in ("copy_us", "copy_kept_us"):
                cells += [f"{row['best'][rate]:.2f}", _ratio_text(ratio(rate, row, rows))]
            table.add_row(*_name(row), *cells)
    return table


def verdicts(rows: list[Row]) -> list[str]:
    """Which targets are met, a line each."""
    return [
        verdict(target, row, rows)
        for target in TARGETS
        for row in rows
        if (row["game"], row["measure"], row["build"]) == (target.game, target.measure, target.build)
    ]


def verdict(target: Target, row: Row, rows: list[Row]) -> str:
    """Whether this row meets a target."""
    what = f"{row['game']}, {row['players']} players, {row['build']}, {target.rate}"
    factor = ratio(target.rate, row, rows)
    if factor is None:
        return f"not compared: {what}"
    smaller_is_better = target.rate.endswith("_us")
    met = factor <= target.factor if smaller_is_better else factor >= target.factor
    bound = "at most" if smaller_is_better else "at least"
    figures = f"{_ratio_text(factor)} of Catanatron's, target {bound} {_ratio_text(target.factor)}"
    return f"{'met' if met else 'MISSED'}: {what}: {figures}"


def ratio(rate: str, row: Row, rows: list[Row]) -> float | None:
    """This row's figure over Catanatron's with as many players; None where that was not measured."""
    for peer in rows:
        if peer["game"] == PEER_GAME and peer["players"] == row["players"] and rate in peer["best"]:
            return float(row["best"][rate] / peer["best"][rate])
    return None


def _table(title: str, *headings: str) -> Table:
    table = Table(title=title)
    for heading in ("game", "measure, build"):
        table.add_column(heading, no_wrap=True)
    for heading in headings:
        table.add_column(heading, justify="right", no_wrap=True)
    return table


def _name(row: Row) -> tuple[str, str]:
    build = "" if row["game"] == PEER_GAME else f", {row['build']}"
    return f"{row['game']} {row['players']}", f"{row['measure']}{build}"


def _count(row: Row, rate: str) -> str:
    return f"{row['best'][rate]:,.0f}" if rate in row["best"] else ""


def _ratio_text(factor: float | None) -> str:
    if factor is None:
        return ""
    return f"{factor:.1f}x" if factor >= 1 else f"1/{1 / factor:.0f}"
