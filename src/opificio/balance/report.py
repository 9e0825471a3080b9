"""The results for reading: a page that is complete in itself."""

from __future__ import annotations

from opificio._build import __version__
from opificio.arena import plots
from opificio.arena.figures import interval, percent
from opificio.arena.page import Page
from opificio.arena.plots import Mark, Point, Row
from opificio.arena.standings import Standing
from opificio.balance.results import Results
from opificio.balance.study import WORTH_COLUMN, Kind, signed
from opificio.balance.targets import Verdict
from opificio.speech import Speech


def report(results: Results) -> str:
    """The whole page."""
    setup = results.setup
    game = setup.find_game()
    title = Speech(game).thing("labels", "title")
    page = Page(f"{title}: how the values of {game.edition} play")
    page.items([sentence(verdict) for verdict in results.verdicts()])
    page.facts(facts(results))
    _scores(page, results)
    if setup.players > 1:
        _seats(page, results)
    _points(page, results)
    for kind in results.kinds:
        _kind(page, results, kind)
    page.note(
        "Worth: how many points the owners of a component scored more than the mean of their table"
        + (" (alone: than the mean of all games)" if setup.players == 1 else "")
        + ". It tells who has it, not what it brings: those who do well can afford more."
    )
    page.note(f"Made by opificio {__version__}.")
    return page.write()


def sentence(verdict: Verdict) -> str:
    """A target, whether it is held, and the figures that say so."""
    told = verdict.outside or (verdict.figures if len(verdict.figures) <= FEW else [])
    figures = ", ".join(f"{each.name} {each.told}" for each in told)
    note = f" ({verdict.note})" if verdict.note else ""
    return f"{'Held' if verdict.held else 'Missed'}: {verdict.what}{': ' if figures else ''}{figures}{note}."


FEW = 6  # figures that a sentence can hold


def facts(results: Results) -> list[tuple[str, str]]:
    """What was played."""
    setup = results.setup
    game = setup.find_game()
    options = ", ".join(f"{name}={value}" for name, value in game.checked_options(setup.options).items())
    return [
        ("games", f"{results.games}, {setup.players} players, all of them {setup.bot}"),
        ("decisions a game", f"{results.decisions / results.games:.0f}"),
        ("seed", setup.seed),
        ("edition", f"{game.edition} {game.edition_hash[:12]}, rules version {game.rules_version}"),
        ("options", options or "none"),
    ]


def _scores(page: Page, results: Results) -> None:
    page.heading("Scores")
    rows = [(each.name, each.scores) for each in results.places]
    page.plot(plots.distributions("How often which scores came, by place", rows, number))
    page.table(
        "Scores by place; from first to last the spread",
        ["", "mean", "10 %", "90 %", "best", "worst"],
        score_rows(results),
    )


def score_rows(results: Results) -> list[list[str]]:
    """Every place, then the spread."""
    rows = [
        [
            name,
            f"{sample.mean():.1f}",
            *[f"{end}" for end in (sample.at(0.1), sample.at(0.9), sample.at(1), sample.at(0))],
        ]
        for name, sample in results.samples()
    ]
    return rows


def _seats(page: Page, results: Results) -> None:
    page.heading("Win shares by turn order")
    rows = [Row(each.name, [_mark(each)]) for each in results.seats]
    page.plot(
        plots.ranges(
            "Win shares by turn order with 95 % intervals",
            rows,
            _whole_percent,
            reference=1 / results.setup.players,
        )
    )
    page.table(
        f"Among equals each would win {percent(1 / results.setup.players)}",
        ["turn order", "games", "win share", "95 %", "mean score"],
        seat_rows(results),
    )


def seat_rows(results: Results) -> list[list[str]]:
    """Every place in turn order."""
    return [
        [each.name, str(each.games), percent(each.share()), interval(each.interval()), f"{each.mean():.1f}"]
        for each in results.seats
    ]


def _mark(standing: Standing) -> Mark:
    low, high = standing.interval()
    return Mark(standing.share(), low, high)


def _points(page: Page, results: Results) -> None:
    speech = Speech(results.setup.find_game())
    page.heading("Points by source")
    rows = [
        (each.name, {speech.thing("sources", name): points for name, points in each.mean_points().items()})
        for each in results.places
    ]
    page.plot(plots.stacked("Mean points by source", rows, number))
    names = list(dict.fromkeys(name for _, row in rows for name in row))
    page.table(
        "Mean points a game",
        ["source", *[label for label, _ in rows]],
        [[name, *[f"{row.get(name, 0):.2f}" for _, row in rows]] for name in names],
    )


def _kind(page: Page, results: Results, kind: Kind) -> None:
    page.heading(kind.title)
    if kind.use:
        _use_and_worth(page, results, kind)
    page.table(kind.title, ["", *[column.heading for column in kind.columns]], kind_rows(results, kind))


def _use_and_worth(page: Page, results: Results, kind: Kind) -> None:
    use = next(column for column in kind.columns if column.heading == kind.use)
    points = [
        Point(name, x, y)
        for id, name in kind.components
        for x, y in [(results.value(kind, id, use), results.value(kind, id, WORTH_COLUMN))]
        if x is not None and y is not None
    ]
    if points:
        page.plot(
            plots.scatter(
                f"{kind.title}: {use.heading} and worth", points, use.said, signed, use.heading, "worth"
            )
        )


def kind_rows(results: Results, kind: Kind) -> list[list[str]]:
    """Every component with its figures; those that there are none of stay empty."""
    rows = []
    for id, name in kind.components:
        figures = [results.value(kind, id, column) for column in kind.columns]
        told = [
            "" if figure is None else column.said(figure)
            for column, figure in zip(kind.columns, figures, strict=True)
        ]
        rows.append([name, *told])
    return rows


def number(figure: float) -> str:
    return f"{figure:.1f}".removesuffix(".0").replace("-", "−")


def _whole_percent(share: float) -> str:
    return f"{share:.0%}"
