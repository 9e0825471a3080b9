"""A whole course: games are played, a model is fitted to them and written to a file."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from opificio.bots.judges import EVALUATORS
from opificio.search.model import Model
from opificio.training.fitting import errors, fit
from opificio.training.selfplay import Lesson, School

DIGITS: Final = 5  # of each weight: more is noise


class Course(NamedTuple):
    """What a model is made from."""

    school: School
    games: int
    hidden: int
    epochs: int

    def command(self) -> str:
        """What makes the same model again."""
        school = self.school
        return (
            f"opificio train {school.game} --players {school.players} --games {self.games}"
            f" --teacher {school.teacher} --seed {school.seed} --hidden {self.hidden} --epochs {self.epochs}"
        )


class Report(NamedTuple):
    """What was learned, checked on the last tenth of the games."""

    lessons: int
    entropy: float  # how surprising the winners are, in nats
    guessing: float  # how surprising they would be if all seats were taken for equal
    points_error: float  # the mean error of the final points


def learn(course: Course, lessons: Iterable[Lesson]) -> tuple[Model, Report]:
    """The model that follows from the lessons."""
    seen = list(lessons)
    players = course.school.players
    rows = np.array([lesson.rows for lesson in seen])
    values = np.array([lesson.values for lesson in seen])
    shares, points = values[:, :players], values[:, players:]
    luck = sum(course.school.seed.encode())
    net = fit(rows, shares, points, course.hidden, course.epochs, luck)
    last = len(seen) - len(seen) // 10
    entropy, points_error = errors(net, rows[last:], shares[last:], points[last:])
    return net.model(), Report(len(seen), entropy, float(np.log(players)), points_error)


def write_model(path: Path, course: Course, model: Model) -> None:
    """Keep a model, with the command that makes it."""
    kept = {
        "made_by": course.command(),
        "features": EVALUATORS[course.school.game].features(),
        "means": _short(model.means),
        "scales": _short(model.scales),
        "biases": _short(model.biases),
        "strength": _short(model.strength),
        "points": _short(model.points),
        "points_bias": _short([model.points_bias])[0],
        "hidden": [_short(weights) for weights in model.hidden],
    }
    lines = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in kept.items()]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


def _short(weights: list[float]) -> list[float]:
    return [float(f"{weight:.{DIGITS}g}") for weight in weights]
