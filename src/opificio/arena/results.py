"""What a tournament tells: of each bot, of each question, of each seat."""

from __future__ import annotations

from typing import Final

from opificio._build import __version__
from opificio.arena.ratings import Rating, ratings
from opificio.arena.sequential import Decision
from opificio.arena.standings import Standing, numbered
from opificio.arena.tournament import Outcome, Tournament


class BotResult:
    """How a bot did, at the seats that count for it; its time at all."""

    def __init__(self, name: str, players: int) -> None:
        self.name: Final = name
        self.standing: Final = Standing(name)
        self.at_seat: Final = [Standing(f"{seat + 1}") for seat in range(players)]
        self.rating = Rating(0.0, 0.0)
        self.asked = 0
        self.seconds = 0.0

    def seconds_per_decision(self) -> float | None:
        """How long it thinks, on average."""
        return self.seconds / self.asked if self.asked else None

    def document(self) -> dict[str, object]:
        """All of it as data."""
        mean = self.seconds_per_decision()
        return {
            **(self.standing.document() if self.standing.games else {"name": self.name, "games": 0}),
            "win_share_by_seat": {each.name: round(each.share(), 6) for each in self.at_seat if each.games},
            "rating": round(self.rating.mean, 4),
            "rating_deviation": round(self.rating.deviation, 4),
            "decisions": self.asked,
            "seconds_per_decision": None if mean is None else round(mean, 6),
        }


class QuestionResult:
    """A question, what its games say and whether it is decided."""

    def __init__(self, bot: str, against: str | None, decision: Decision) -> None:
        self.bot: Final = bot
        self.against: Final = against
        self.decision: Final = decision
        self.standing: Final = Standing(bot if against is None else f"{bot} against {against}")

    def document(self) -> dict[str, object]:
        """All of it as data."""
        games = self.standing.games
        return {
            "bot": self.bot,
            "against": self.against,
            "games": games,
            "win_share": round(self.standing.share(), 6) if games else None,
            "win_share_95": [round(end, 6) for end in self.standing.interval()] if games else None,
            "any_time_interval": [round(end, 6) for end in self.decision.interval()],
            "verdict": self.decision.verdict,
        }


class Results:
    """The tournament in figures."""

    def __init__(self, tournament: Tournament) -> None:
        setup = tournament.setup
        self.tournament: Final = tournament
        self.setup: Final = setup
        names = numbered(setup.bots)
        self.bots: Final = [BotResult(name, setup.players) for name in names]
        self.seats: Final = [Standing(f"{seat + 1}") for seat in range(setup.players)]
        self.questions: Final = [
            QuestionResult(
                names[asked.bot], None if asked.against is None else names[asked.against], decision
            )
            for asked, decision in zip(tournament.schedule.questions, tournament.decisions, strict=True)
        ]
        outcomes = tournament.outcomes()
        self.games: Final = len(outcomes)
        for outcome in outcomes:
            self._count(outcome)
        rated = ratings(len(names), ((each.seating, each.places) for each in outcomes))
        for bot, rating in zip(self.bots, rated, strict=True):
            bot.rating = rating

    def _count(self, outcome: Outcome) -> None:
        schedule = self.tournament.schedule
        for seat, number in enumerate(outcome.seating):
            figures = (seat, outcome.shares[seat], outcome.scores[seat], outcome.sources[seat])
            bot = self.bots[number]
            bot.asked += outcome.asked[seat]
            bot.seconds += outcome.seconds[seat]
            self.seats[seat].add(*figures)
            if schedule.counts(outcome.seating, seat):
                bot.standing.add(*figures)
                bot.at_seat[seat].add(*figures)
            for question in schedule.asks(outcome.number):
                if schedule.questions[question].bot == number:
                    self.questions[question].standing.add(*figures)

    def ranking(self) -> list[BotResult]:
        """The bots, best rating first."""
        return sorted(self.bots, key=lambda bot: -bot.rating.mean)

    def document(self) -> dict[str, object]:
        """All of it as data. The same setup gives the same, but for the seconds."""
        return {
            **described(self.tournament),
            "games": self.games,
            "decided": self.tournament.decided(),
            "expected_share": round(self.setup.expected(), 6),
            "standings": [bot.document() for bot in self.ranking()],
            "questions": [question.document() for question in self.questions],
            "seats": [seat.document() for seat in self.seats if seat.games],
        }


def described(tournament: Tournament) -> dict[str, object]:
    """The setup as data, with the edition and rules it was played by."""
    setup = tournament.setup
    game = setup.find_game()
    return {
        "version": __version__,
        "game": setup.game,
        "edition": game.edition,
        "edition_hash": game.edition_hash,
        "rules_version": game.rules_version,
        "options": game.checked_options(setup.options),
        "bots": setup.bots,
        "players": setup.players,
        "format": setup.format,
        "seed": setup.seed,
        "compared_share": round(setup.compared(), 6),
    }
