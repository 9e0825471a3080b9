"""The results for reading: a page that is complete in itself."""

from __future__ import annotations

from opificio._build import __version__
from opificio.arena import plots
from opificio.arena.figures import number, signed
from opificio.arena.page import Page
from opificio.arena.plots import Mark, Point, Row
from opificio.balance import tables
from opificio.balance.results import Results
from opificio.balance.study import WORTH_COLUMN, Kind
from opificio.balance.tables import Listing
from opificio.speech import Speech


def report(results: Results) -> str:
    """The whole page."""
    setup = results.setup
    game = setup.find_game()
    page = Page(f"{Speech(game).thing('labels', 'title')}: how the values of {game.edition} play")
    page.items([tables.sentence(verdict) for verdict in results.verdicts()])
    page.facts(_setup(results))
    _scores(page, results)
    if setup.players > 1:
        _seats(page, results)
    _points(page, results)
    for kind in results.kinds:
        _kind(page, results, kind)
    others = "the mean of their table" if setup.players > 1 else "the mean of all games"
    page.note(
        f"Worth: how many points those who had a component scored more than {others}, ± two standard errors. "
        "It tells what goes with it, which need not be what it brings: who does well can afford more."
    )
    page.note(f"Made by opificio {__version__}.")
    return page.write()


def _setup(results: Results) -> list[tuple[str, str]]:
    setup = results.setup
    game = setup.find_game()
    options = ", ".join(f"{name}={value}" for name, value in game.checked_options(setup.options).items())
    return [
        ("games", f"{results.games}, {results.decisions_a_game():.0f} decisions each"),
        ("players", f"{setup.players}, all of them {setup.bot}"),
        ("seed", setup.seed),
        ("edition", f"{game.edition} {game.edition_hash[:12]}, rules version {game.rules_version}"),
        ("options", options or "none"),
    ]


def _scores(page: Page, results: Results) -> None:
    page.heading("Scores")
    rows = [(place.name, place.scores) for place in results.places]
    page.plot(plots.distributions("How often which scores came, by place", rows, number))
    _table(page, tables.scores(results))


def _seats(page: Page, results: Results) -> None:
    page.heading("Win shares by turn order")
    rows = [Row(seat.name, [Mark(seat.share(), *seat.interval())]) for seat in results.seats]
    expected = 1 / results.setup.players
    title = "Win shares by turn order with 95 % intervals"
    page.plot(plots.ranges(title, rows, lambda share: f"{share:.0%}", reference=expected))
    _table(page, tables.seats(results))


def _points(page: Page, results: Results) -> None:
    page.heading("Points by source")
    speech = Speech(results.setup.find_game())
    rows = [
        (place.name, {speech.thing("sources", name): mean for name, mean in place.mean_points().items()})
        for place in results.places
    ]
    page.plot(plots.stacked("Mean points by source", rows, number))
    _table(page, tables.points(results))


def _kind(page: Page, results: Results, kind: Kind) -> None:
    page.heading(kind.title)
    use = [column for column in kind.columns if column.heading == kind.use]
    points = [
        Point(component.name, component.mark or component.name, x, y)
        for column in use
        for component in kind.components
        if (x := results.value(kind, component, column)) is not None
        and (y := results.value(kind, component, WORTH_COLUMN)) is not None
    ]
    if points:
        title = f"{kind.title}: {kind.use} and worth"
        page.plot(plots.scatter(title, points, (kind.use, "worth"), use[0].said, signed))
    _table(page, tables.components(results, kind))
    if kind.about:
        page.note(kind.about)


def _table(page: Page, listing: Listing) -> None:
    page.table(listing.caption, listing.headings, listing.rows)
