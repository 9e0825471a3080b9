"""What the games came to, all together."""

from __future__ import annotations

from typing import Final

from opificio._build import __version__
from opificio.arena.standings import Standing
from opificio.balance.play import Setup, Watched
from opificio.balance.registry import STUDIES
from opificio.balance.study import GAMES, Column, Kind
from opificio.balance.targets import Verdict
from opificio.balance.watcher import WORTH, Counts


class Sample:
    """Figures, one a game."""

    def __init__(self, figures: list[int] | None = None) -> None:
        self.figures: Final[list[int]] = [] if figures is None else figures

    def mean(self) -> float:
        return sum(self.figures) / len(self.figures)

    def at(self, part: float) -> int:
        """The figure that this part of all does not exceed."""
        return sorted(self.figures)[min(int(part * len(self.figures)), len(self.figures) - 1)]

    def document(self) -> dict[str, float]:
        return {"mean": round(self.mean(), 6), "p10": self.at(0.1), "p90": self.at(0.9)}


class Results:
    """Scores by place and by turn order, and the sums of what was counted."""

    def __init__(self, setup: Setup) -> None:
        self.setup: Final = setup
        study = STUDIES[setup.game]
        self.kinds: Final = study.kinds(setup.find_game(), setup.players)
        self.games = 0
        self.decisions = 0
        self.winner: Final = Sample()
        self.spread: Final = Sample()
        self.places: Final = [Standing(name) for name in _place_names(setup.players)]
        self.seats: Final = [Standing(f"{place + 1}") for place in range(setup.players)]
        self.counts: Final[Counts] = {}
        self._targets: Final = study.targets(setup.players)

    def add(self, game: Watched) -> None:
        """Count a game."""
        self.games += 1
        self.decisions += game.decisions
        self.winner.figures.append(max(game.scores))
        self.spread.figures.append(max(game.scores) - min(game.scores))
        ranking = sorted(range(self.setup.players), key=lambda seat: game.places[seat])
        for place, seat in enumerate(ranking):
            figures = (seat, game.shares[seat], game.scores[seat], game.sources[seat])
            self.places[place].add(*figures)
            self.seats[seat].add(*figures)
        for kind, components in game.counts.items():
            for component, counted in components.items():
                sums = self.counts.setdefault(kind, {}).setdefault(component, {})
                for what, amount in counted.items():
                    sums[what] = sums.get(what, 0) + amount

    def samples(self) -> list[tuple[str, Sample]]:
        """The scores of every place, and the spread."""
        places = [(place.name, Sample(place.scores)) for place in self.places]
        return [*places, ("spread", self.spread)] if len(places) > 1 else places

    def counted(self, kind: str, component: str) -> dict[str, float]:
        """All that was counted of a component."""
        return self.counts.get(kind, {}).get(component, {})

    def value(self, kind: Kind, component: str, column: Column) -> float | None:
        """A figure of a component; None where there is nothing to divide by."""
        counted = self.counted(kind.id, component)
        total = counted.get(column.of, 0)
        if not column.per:
            return total
        parts = self.games if column.per == GAMES else counted.get(column.per, 0)
        if not parts:
            return None
        alone = column.of == WORTH and self.setup.players == 1  # there is nobody else at the table
        return total / parts - (self.winner.mean() if alone else 0)

    def verdicts(self) -> list[Verdict]:
        """The game's targets, each held or missed."""
        return [target.judge(self) for target in self._targets]

    def document(self) -> dict[str, object]:
        """All of it as data. The same setup gives the same."""
        setup = self.setup
        game = setup.find_game()
        return {
            "version": __version__,
            "game": setup.game,
            "edition": game.edition,
            "edition_hash": game.edition_hash,
            "rules_version": game.rules_version,
            "options": game.checked_options(setup.options),
            "bot": setup.bot,
            "players": setup.players,
            "seed": setup.seed,
            "games": self.games,
            "decisions_per_game": round(self.decisions / self.games, 6),
            "winner": self.winner.document(),
            "spread": self.spread.document(),
            "places": [place.document() for place in self.places],
            "turn_order": [seat.document() for seat in self.seats],
            "targets": [_verdict_document(verdict) for verdict in self.verdicts()],
            "components": {kind.id: self._kind_document(kind) for kind in self.kinds},
        }

    def _kind_document(self, kind: Kind) -> list[dict[str, object]]:
        return [
            {
                "id": id,
                "name": name,
                **{column.heading: _rounded(self.value(kind, id, column)) for column in kind.columns},
                "counted": {
                    what: _rounded(amount) for what, amount in sorted(self.counted(kind.id, id).items())
                },
            }
            for id, name in kind.components
        ]


def _rounded(figure: float | None) -> float | None:
    return None if figure is None else round(figure, 6)


def _place_names(players: int) -> list[str]:
    return ["winner", "second", "third", "fourth", "fifth"][:players]


def _verdict_document(verdict: Verdict) -> dict[str, object]:
    return {
        "what": verdict.what,
        "held": verdict.held,
        "note": verdict.note,
        "outside": [figure.name for figure in verdict.outside],
        "figures": {figure.name: round(figure.value, 6) for figure in verdict.figures},
    }
