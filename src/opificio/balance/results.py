"""What the games came to, all together."""

from __future__ import annotations

from math import ceil
from typing import Final

from opificio._build import __version__
from opificio.arena.standings import Standing
from opificio.balance.play import Setup, Watched
from opificio.balance.registry import STUDIES
from opificio.balance.study import WORTH_COLUMN, Column, Component, Kind
from opificio.balance.targets import Verdict
from opificio.balance.watcher import Counts, add_all

ORDINALS: Final = ["first", "second", "third", "fourth", "fifth"]


class Sample:
    """Points, one figure a game."""

    def __init__(self, points: list[int]) -> None:
        self.points: Final = points

    def mean(self) -> float:
        """The mean."""
        return sum(self.points) / len(self.points)

    def at(self, part: float) -> int:
        """What so great a part of the games does not exceed."""
        return sorted(self.points)[max(0, ceil(part * len(self.points)) - 1)]

    def document(self) -> dict[str, float]:
        """Where most of the figures are, as data."""
        return {"mean": round(self.mean(), 6), "p10": self.at(0.1), "p90": self.at(0.9)}


class Results:
    """Scores by place and by turn order, and the sums of what was counted."""

    def __init__(self, setup: Setup) -> None:
        self.setup: Final = setup
        study = STUDIES[setup.game]
        self.kinds: Final = study.kinds(setup.find_game(), setup.players)
        self.games = 0
        self.decisions = 0
        self.spread: Final = Sample([])
        names = ORDINALS[: setup.players] if setup.players > 1 else ["alone"]
        self.places: Final = [Standing(name) for name in names]
        self.seats: Final = [Standing(f"{name} in turn order") for name in names]
        self._counts: Final[Counts] = {}
        self._targets: Final = study.targets(setup.players)

    def add(self, game: Watched) -> None:
        """Count a game."""
        self.games += 1
        self.decisions += game.decisions
        self.spread.points.append(max(game.scores) - min(game.scores))
        ranking = sorted(range(self.setup.players), key=lambda seat: game.places[seat])
        for place, seat in enumerate(ranking):
            figures = (seat, game.shares[seat], game.scores[seat], game.sources[seat])
            self.places[place].add(*figures)
            self.seats[seat].add(*figures)
        for kind, components in game.counts.items():
            for component, counted in components.items():
                add_all(self._counts, kind, component, counted)

    def decisions_a_game(self) -> float:
        """How many decisions the bots take, all together."""
        return self.decisions / self.games

    def samples(self) -> list[tuple[str, Sample]]:
        """The scores by place, and how far it is from first to last."""
        places = [(place.name, Sample(place.scores)) for place in self.places]
        return [*places, ("from first to last", self.spread)] if len(places) > 1 else places

    def counted(self, kind: str, component: str) -> dict[str, float]:
        """All that was counted of a component."""
        return self._counts.get(kind, {}).get(component, {})

    def value(self, kind: Kind, component: Component, column: Column) -> float | None:
        """A figure of a component; None where there is none."""
        value = column.read(self.counted(kind.id, component.id), self.games)
        if value is not None and column is WORTH_COLUMN and self.setup.players == 1:
            value -= self.places[0].mean()  # alone, one is compared with all other games
        return value

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
            "decisions_per_game": round(self.decisions_a_game(), 6),
            "targets": [_verdict_document(verdict) for verdict in self.verdicts()],
            "spread": self.spread.document(),
            "places": [{**place.document(), **Sample(place.scores).document()} for place in self.places],
            "turn_order": [seat.document() for seat in self.seats],
            "components": {
                kind.id: [self._component_document(kind, each) for each in kind.components]
                for kind in self.kinds
            },
        }

    def _component_document(self, kind: Kind, component: Component) -> dict[str, object]:
        counted = self.counted(kind.id, component.id)
        return {
            "id": component.id,
            "name": component.name,
            "figures": {
                column.heading: None if value is None else round(value, 6)
                for column in kind.columns
                for value in [self.value(kind, component, column)]
            },
            "counted": {what: round(amount, 6) for what, amount in sorted(counted.items())},
        }


def _verdict_document(verdict: Verdict) -> dict[str, object]:
    return {
        "what": verdict.what,
        "held": verdict.held,
        "note": verdict.note,
        "outside": [figure.name for figure in verdict.outside],
        "figures": [{"name": each.name, "value": round(each.value, 6)} for each in verdict.figures],
    }
