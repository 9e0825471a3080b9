"""Measures the server: many tables at once over websockets, all on this machine.

Every seat is a client of its own that answers at random: once with pauses like a person's, once as fast as it
can. What counts is the time from a move sent to the new view received, and that includes the clients' own
work, which shares the machine. It is a report: whatever it says, the exit status is 0.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import Any, Final

from msgspec import json
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from benchmarks import machine
from benchmarks.service_clients import PLAYERS, Think, play_for, set_up
from benchmarks.service_opening import opening_times
from opificio._build import is_compiled

LATEST: Final = Path(__file__).parent / "results" / "service.json"
TARGET_P99_MS: Final = 50.0
TARGET_OPEN_MS: Final = 20.0
COLUMNS: Final = {
    "p50_ms": "p50 ms",
    "p99_ms": "p99 ms",
    "longest_ms": "longest",
    "moves_per_second": "moves/s",
    "memory_per_table_kb": "kB/table",
    "server_processor": "processors",
}

Figures = dict[str, Any]


def main() -> None:
    """Measure, print, write the figures."""
    given = arguments()
    console = Console()
    with console.status("measuring"):
        figures = {
            "machine": machine.description(),
            "engine": "compiled" if is_compiled() else "interpreted",
            "database": "PostgreSQL" if given.database_url else "SQLite",
            "tables": given.tables,
            "seats": PLAYERS,
            "seconds": given.seconds,
            "thinking": measure(given, like_people),
            "flat_out": measure(given, at_once),
            "opening": opening_times(given.ply),
        }
    show(console, figures)
    given.json.parent.mkdir(parents=True, exist_ok=True)
    given.json.write_bytes(json.format(json.encode(figures), indent=2) + b"\n")


def arguments() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.service", description=__doc__)
    parser.add_argument("--tables", type=int, default=200, help="tables at once (default 200)")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each time (default 20)")
    parser.add_argument("--ply", type=int, default=500, help="lines of the table to open (default 500)")
    parser.add_argument("--database-url", metavar="URL", help="measure with PostgreSQL instead of SQLite")
    parser.add_argument("--json", type=Path, default=LATEST, help="where the figures are written")
    return parser.parse_args()


def like_people(luck: Random) -> float:
    """A second to decide, more or less."""
    return luck.uniform(0.3, 1.7)


def at_once(luck: Random) -> float:
    """No time at all."""
    return 0.0


def measure(given: argparse.Namespace, think: Think) -> Figures:
    """One server, its tables, and how long their players waited."""
    with TemporaryDirectory() as folder, server(Path(folder), given.database_url) as (address, pid):
        empty = memory(pid)
        return asyncio.run(_measure(address, pid, empty, think, given))


async def _measure(address: str, pid: int, empty: float, think: Think, given: argparse.Namespace) -> Figures:
    seats = await set_up(address, given.tables)
    begun: list[float] = []
    await play_for(seats, think, given.seconds, lambda: begun.append(processor_seconds(pid)))
    waits = [wait for seat in seats for wait in seat.waits]
    busy = (processor_seconds(pid) - begun[0]) / given.seconds
    return {
        "moves": len(waits),
        "moves_per_second": round(len(waits) / given.seconds, 1),
        **percentiles(waits),
        "memory_per_table_kb": round((memory(pid) - empty) / given.tables, 1),
        "server_processor": round(busy, 2),
    }


def percentiles(waits: list[float]) -> Figures:
    """In milliseconds."""
    cuts = quantiles(waits, n=1000, method="inclusive") if len(waits) > 1 else [0.0] * 999
    return {
        "p50_ms": round(cuts[499] * 1000, 2),
        "p99_ms": round(cuts[989] * 1000, 2),
        "longest_ms": round(max(waits, default=0.0) * 1000, 2),
    }


@contextmanager
def server(folder: Path, database_url: str | None) -> Iterator[tuple[str, int]]:
    """A server of its own process: its address and its id."""
    command = [sys.executable, "-m", "benchmarks.service_server", str(folder)]
    command += [database_url] if database_url else []
    running = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert running.stdout is not None
        found = re.search(r"http://[\d.:]+", running.stdout.readline())
        assert found is not None, "the server did not start"
        yield found[0], running.pid
    finally:
        running.send_signal(signal.SIGINT)
        running.wait(30)


def memory(pid: int) -> float:
    """What a process holds in memory, in kilobytes; 0 where the system does not tell."""
    status = Path(f"/proc/{pid}/status")
    found = re.search(r"VmRSS:\s+(\d+)", status.read_text()) if status.exists() else None
    return float(found[1]) if found else 0.0


def processor_seconds(pid: int) -> float:
    """How long a process has used a processor; 0 where the system does not tell."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return 0.0
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def show(console: Console, figures: Figures) -> None:
    """The figures, for people."""
    table = Table("", *COLUMNS.values(), title=title(figures), box=SIMPLE_HEAD)
    for name, label in (("thinking", "thinking"), ("flat_out", "flat out")):
        table.add_row(label, *[str(figures[name][key]) for key in COLUMNS])
    console.print(table)
    opening, p99 = figures["opening"], figures["thinking"]["p99_ms"]
    console.print(
        f"Opening a table at line {opening['ply']}: {opening['p50_ms']} ms, p99 {opening['p99_ms']} ms"
    )
    console.print(
        f"Aims: p99 below {TARGET_P99_MS:g} ms while thinking {reached(p99, TARGET_P99_MS)}, "
        f"opening below {TARGET_OPEN_MS:g} ms {reached(opening['p99_ms'], TARGET_OPEN_MS)}"
    )


def title(figures: Figures) -> str:
    """What was measured."""
    return (
        f"{figures['tables']} tables of {figures['seats']} over websockets, {figures['seconds']:g} s, "
        f"{figures['database']}, {figures['engine']} engine"
    )


def reached(value: float, aim: float) -> str:
    """Whether an aim was reached."""
    return "reached" if value < aim else "missed"


if __name__ == "__main__":
    main()
