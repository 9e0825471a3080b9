"""The games of a tournament as a table for other programs: one row a seat of a game."""

from __future__ import annotations

from pathlib import Path

from opificio.arena.results import Results
from opificio.core.rule import OpificioError


class NoParquet(OpificioError):
    """What writes such files is not installed."""


def columns(results: Results) -> dict[str, list[object]]:
    """The table by column. Points have a column for each source, empty where a bot scored none."""
    rows = [row for outcome in results.tournament.outcomes() for row in _rows(results, outcome.number)]
    names = list(dict.fromkeys(name for row in rows for name in row))
    return {name: [row.get(name) for row in rows] for name in names}


def _rows(results: Results, number: int) -> list[dict[str, object]]:
    outcome = results.tournament.outcome(number)
    return [
        {
            "game": number + 1,
            "seat": seat + 1,
            "bot": results.bots[bot].name,
            "score": outcome.scores[seat],
            "place": outcome.places[seat],
            "win_share": outcome.shares[seat],
            "decisions": outcome.asked[seat],
            "seconds": outcome.seconds[seat],
            **{f"points_{source}": points for source, points in outcome.sources[seat].items()},
        }
        for seat, bot in enumerate(outcome.seating)
    ]


def write_parquet(results: Results, path: Path) -> None:
    """Write the table; NoParquet if pyarrow is missing."""
    try:
        import pyarrow  # type: ignore[import-untyped]  # noqa: PLC0415  # an extra, and slow
        from pyarrow import parquet  # noqa: PLC0415
    except ImportError:
        raise NoParquet(
            f"{path.name} was left out: pip install 'opificio[arena]' brings what writes it"
        ) from None
    unfinished = path.with_name(f"{path.name}.new")
    parquet.write_table(pyarrow.table(columns(results)), unfinished)
    unfinished.replace(path)
