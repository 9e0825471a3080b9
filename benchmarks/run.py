"""Measures the engine beside Catanatron and reports what is reached of the targets.

All contenders take turns, round after round, one process at a time; the best round of each counts, since a
busy machine makes a program slower and never faster. It is a report: whatever it says, the exit status is 0.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console

from benchmarks import machine, report
from benchmarks.contenders import CONTENDERS, PEER, Contender
from opificio._build import is_compiled

ROOT = Path(__file__).parent.parent
LATEST = Path(__file__).parent / "results" / "latest.json"
BENCH_VENV = ROOT / ".venv-bench"
NO_PEER = "Catanatron is not installed, so nothing is compared: `make bench` installs it into .venv-bench."
NOT_COMPILED = (
    "The engine is not compiled here, so only its interpreted build is measured: run `make compile`."
)


def main() -> None:
    """Measure, print the tables, write the figures."""
    given = arguments()
    console = Console()
    if not peer_python().exists():
        console.print(NO_PEER)
    if not is_compiled():
        console.print(NOT_COMPILED)
    contenders = [one for one in CONTENDERS if can_run(one)]
    with console.status("measuring") as status:
        samples = measure(contenders, given.rounds, given.seconds, status.update)
    figures = summary(contenders, samples, given)
    report.show(console, figures)
    given.json.parent.mkdir(parents=True, exist_ok=True)
    given.json.write_text(json.dumps(figures, indent=2) + "\n", "utf-8")


def arguments() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.run", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="how often each is measured (default 5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long, each time (default 1)")
    parser.add_argument("--json", type=Path, default=LATEST, help="where the figures are written")
    return parser.parse_args()


def can_run(one: Contender) -> bool:
    """Whether what this contender needs is here."""
    if one.worker == PEER:
        return peer_python().exists()
    return is_compiled() or one.build == "interpreted"


def peer_python() -> Path:
    """The Python of the environment that Catanatron has for itself."""
    return BENCH_VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def measure(
    contenders: list[Contender], rounds: int, seconds: float, tell: Callable[[str], None]
) -> dict[str, list[dict[str, Any]]]:
    """What each contender's worker printed, round by round."""
    samples: dict[str, list[dict[str, Any]]] = {one.key: [] for one in contenders}
    for number in range(rounds):
        for one in contenders:
            tell(f"round {number + 1} of {rounds}: {one.key}")
            samples[one.key].append(run_worker(one, seconds))
    return samples


def run_worker(one: Contender, seconds: float) -> dict[str, Any]:
    """One process, measuring one thing once."""
    python = str(peer_python()) if one.worker == PEER else sys.executable
    command = [python, "-m", one.worker, *one.arguments, "--seconds", str(seconds)]
    environment = {**os.environ, "OPIFICIO_PURE": "1" if one.build == "interpreted" else ""}
    done = subprocess.run(
        command, cwd=ROOT, env=environment, check=True, stdout=subprocess.PIPE, encoding="utf-8"
    )
    printed: dict[str, Any] = json.loads(done.stdout)
    return printed


def summary(
    contenders: list[Contender], samples: dict[str, list[dict[str, Any]]], given: argparse.Namespace
) -> dict[str, Any]:
    """All that the report says, as JSON data."""
    return {
        "measured": datetime.now(UTC).isoformat(timespec="seconds"),
        "machine": machine.description(),
        "rounds": given.rounds,
        "seconds": given.seconds,
        "contenders": {one.key: _figures(one, samples[one.key]) for one in contenders},
    }


def _figures(one: Contender, printed: list[dict[str, Any]]) -> dict[str, Any]:
    best: dict[str, float] = {}
    middle: dict[str, float] = {}
    for name in printed[0]["rates"]:
        values = [sample["rates"][name] for sample in printed]
        best[name] = round(min(values) if name.endswith("_us") else max(values), 4)
        middle[name] = round(median(values), 4)
    return {
        "game": one.game,
        "players": one.players,
        "measure": one.measure,
        "build": printed[0]["build"],
        "python": printed[0]["python"],
        "best": best,
        "median": middle,
    }


if __name__ == "__main__":
    main()
