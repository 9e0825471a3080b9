"""The report of a tournament, for reading."""

from __future__ import annotations

from typing import Final

from opificio._build import __version__
from opificio.arena import plots
from opificio.arena.figures import VERDICTS, duration, interval, number, percent
from opificio.arena.page import Page
from opificio.arena.plots import Mark, Row
from opificio.arena.results import BotResult, QuestionResult, Results
from opificio.arena.sequential import ERROR
from opificio.arena.standings import Standing
from opificio.speech import Speech

MANY: Final = 6  # questions that a few sentences can answer


def report(results: Results) -> str:
    """The whole page."""
    page = Page(f"{_game_name(results)}: {', '.join(bot.name for bot in results.bots)}")
    page.items(summary(results))
    page.facts(_setup(results))
    if results.games:
        _ratings(page, results)
        _shares(page, results)
        _seats(page, results)
        _points(page, results)
    page.note(f"Made by opificio {__version__}. Every game is kept beside this page, in games/.")
    return page.write()


def summary(results: Results) -> list[str]:
    """What was found, in a few sentences."""
    setup = results.setup
    if len(results.questions) > MANY:
        counted = f"{results.tournament.decided()} of {len(results.questions)}"
        return [f"{counted} questions are decided; the verdicts stand beside the win shares."]
    decided = [question for question in results.questions if question.decision.verdict is not None]
    sentences = [_sentence(question, setup.compared()) for question in decided]
    if len(decided) < len(results.questions):
        open_ones = [each.standing.name for each in results.questions if each not in decided]
        sentences.append(f"Not decided: {', '.join(open_ones)}.")
    return sentences


def _sentence(question: QuestionResult, compared: float) -> str:
    won = f"{percent(question.standing.share())} of {question.standing.games} games"
    verdict = VERDICTS[question.decision.verdict]
    return f"{question.standing.name} won {won}, {verdict} than {percent(compared)}."


def _game_name(results: Results) -> str:
    return Speech(results.setup.find_game()).thing("labels", "title")


def _setup(results: Results) -> list[tuple[str, str]]:
    setup = results.setup
    game = setup.find_game()
    options = ", ".join(f"{name}={value}" for name, value in game.checked_options(setup.options).items())
    formats = {"duel": "one A against B at all other seats", "mixed": "all bots mixed"}
    return [
        ("games", f"{results.games}, {setup.players} players each; {formats[setup.format]}"),
        ("decided", f"{results.tournament.decided()} of {len(results.questions)} questions"),
        ("expected among equals", percent(setup.expected())),
        ("seed", setup.seed),
        ("edition", f"{game.edition} {game.edition_hash[:12]}, rules version {game.rules_version}"),
        ("options", options or "none"),
    ]


def _ratings(page: Page, results: Results) -> None:
    page.heading("Ratings")
    rows = [
        Row(bot.name, [Mark(mean, mean - 2 * deviation, mean + 2 * deviation, results.bots.index(bot))])
        for bot in results.ranking()
        for mean, deviation in [bot.rating]
    ]
    page.plot(plots.ranges("Ratings with two standard deviations", rows, number))
    page.table(
        "Best rating first; ± is two standard deviations",
        ["bot", "rating", "±", "games", *_if_mixed(results, "win share", "95 %"), "mean score", "a decision"],
        [_bot_row(results, bot) for bot in results.ranking()],
    )
    page.note(
        "Plackett-Luce ratings (openskill) from final places, ties shared; everyone begins at 25 ± 16.7. "
        + (
            "Games and score are those in which the bot sat alone against others."
            if results.setup.format == "duel"
            else "Games, win share and score are counted by seat."
        )
    )


def _if_mixed(results: Results, *cells: str) -> list[str]:
    """In duels pairs that are decided play no more, so a share over all pairs would mean little."""
    return list(cells) if results.setup.format == "mixed" else []


def _bot_row(results: Results, bot: BotResult) -> list[str]:
    mean, deviation = bot.rating
    games, *share = _share_cells(bot.standing)
    return [
        bot.name,
        f"{mean:.1f}",
        f"{2 * deviation:.1f}",
        games,
        *_if_mixed(results, *share),
        f"{bot.standing.mean():.1f}" if bot.standing.games else "",
        duration(bot.seconds_per_decision()),
    ]


def _share_cells(standing: Standing) -> list[str]:
    if not standing.games:
        return ["0", "", ""]
    return [str(standing.games), percent(standing.share()), interval(standing.interval())]


def _shares(page: Page, results: Results) -> None:
    setup = results.setup
    page.heading("Win shares")
    rows = [
        Row(each.standing.name, [_mark(each.standing, asked.bot)])
        for each, asked in zip(results.questions, results.tournament.schedule.questions, strict=True)
        if each.standing.games
    ]
    compared = setup.compared()
    page.plot(
        plots.ranges(
            "Win shares with 95 % intervals", rows, _whole_percent, within=(0, 1), reference=compared
        )
    )
    page.table(
        f"The dashed line stands at {percent(compared)}",
        ["", "games", "win share", "95 %", "at any time", f"than {percent(compared)}"],
        [
            [
                each.standing.name,
                *_share_cells(each.standing),
                interval(each.decision.interval()),
                VERDICTS[each.decision.verdict],
            ]
            for each in results.questions
        ],
    )
    page.note(
        f"95 %: Wilson's interval, right where the number of games was fixed beforehand. At any time: right "
        f"however often one looked and whenever one stopped, for all rows together with {1 - ERROR:.0%}; "
        f"verdicts come from it."
    )


def _mark(standing: Standing, series: int = 0) -> Mark:
    low, high = standing.interval()
    return Mark(standing.share(), low, high, series)


def _seats(page: Page, results: Results) -> None:
    page.heading("Win shares by seat")
    names = [bot.name for bot in results.bots]
    rows = [
        Row(
            f"seat {seat + 1}",
            [_mark(bot.at_seat[seat], at) for at, bot in enumerate(results.bots) if bot.at_seat[seat].games],
        )
        for seat in range(results.setup.players)
    ]
    page.plot(
        plots.ranges(
            "Win shares by seat with 95 % intervals",
            [row for row in rows if row.marks],
            _whole_percent,
            series=names,
            within=(0, 1),
            reference=results.setup.expected(),
        )
    )
    page.table(
        "All bots together",
        ["seat", "games", "win share", "95 %", "mean score"],
        [
            [each.name, *_share_cells(each), f"{each.mean():.1f}" if each.games else ""]
            for each in results.seats
        ],
    )


def _points(page: Page, results: Results) -> None:
    played = [bot for bot in results.bots if bot.standing.games]
    page.heading("Scores")
    page.plot(
        plots.distributions(
            "How often which scores came", [(bot.name, bot.standing.scores) for bot in played], number
        )
    )
    page.note("The stroke is the median. Each hill has its own height.")
    speech = Speech(results.setup.find_game())
    page.heading("Points by source")
    rows = [
        (
            bot.name,
            {speech.thing("sources", name): points for name, points in bot.standing.mean_points().items()},
        )
        for bot in played
    ]
    page.plot(plots.stacked("Mean points by source", rows, number))
    names = list(dict.fromkeys(name for _, row in rows for name in row))
    page.table(
        "Mean points a game",
        ["source", *[label for label, _ in rows]],
        [[name, *[f"{row.get(name, 0):.2f}" for _, row in rows]] for name in names],
    )


def _whole_percent(share: float) -> str:
    return f"{share:.0%}"
