"""The results of a tournament as tables."""

from __future__ import annotations

from rich.table import Table

from opificio.arena.figures import VERDICTS, duration, interval, percent
from opificio.arena.results import BotResult, QuestionResult, Results
from opificio.arena.standings import Standing
from opificio.terminal.screen import PlainConsole, listing


def show(results: Results, games: int) -> None:
    """Bots, questions, seats."""
    setup = results.setup
    console = PlainConsole()
    console.print(
        f"{setup.game}, {setup.players} players, {setup.format}: {results.games} of at most {games} games, "
        f"seed {setup.seed}",
        soft_wrap=True,
    )
    decided, asked = results.tournament.decided(), len(results.questions)
    console.print(f"{decided} of {asked} decided; expected among equals {percent(setup.expected())}")
    for table in (bots(results), questions(results), seats(results)):
        console.print()
        console.print(table)


def bots(results: Results) -> Table:
    """Best rating first."""
    mixed = (
        results.setup.format == "mixed"
    )  # in duels a share over all pairs, some decided early, means little
    shares = ["win share", "95 %"] if mixed else []
    table = _with_columns("bot", "rating", "±", "games", *shares, "mean score", "a decision")
    for bot in results.ranking():
        games, *share = _shares(bot.standing)
        rating = [f"{bot.rating.mean:.1f}", f"{2 * bot.rating.deviation:.1f}"]
        table.add_row(bot.name, *rating, games, *(share if mixed else []), *_figures(bot))
    return table


def questions(results: Results) -> Table:
    """Each with its verdict."""
    compared = f"than {percent(results.setup.compared())}"
    table = _with_columns("alone" if results.setup.format == "duel" else "mixed", "games", "win share")
    for column in ("95 %", "at any time", compared):
        table.add_column(column, justify="right")
    for question in results.questions:
        table.add_row(*_answer(question))
    return table


def seats(results: Results) -> Table:
    """All bots together."""
    table = _with_columns("seat", "games", "win share", "95 %", "mean score")
    for seat in results.seats:
        table.add_row(seat.name, *_shares(seat), f"{seat.mean():.1f}" if seat.games else "")
    return table


def _with_columns(heading: str, *others: str) -> Table:
    table = listing(heading)
    for column in others:
        table.add_column(column, justify="right")
    return table


def _figures(bot: BotResult) -> list[str]:
    standing = bot.standing
    return [
        f"{standing.mean():.1f}" if standing.games else "",
        duration(bot.seconds_per_decision()),
    ]


def _answer(question: QuestionResult) -> list[str]:
    return [
        question.standing.name,
        *_shares(question.standing),
        interval(question.decision.interval()),
        VERDICTS[question.decision.verdict],
    ]


def _shares(standing: Standing) -> list[str]:
    if not standing.games:
        return ["0", "", ""]
    return [str(standing.games), percent(standing.share()), interval(standing.interval())]
