"""`opificio train`: a model of a game, learned from games that bots play."""

from __future__ import annotations

import argparse
import importlib
import os
from itertools import chain
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Final

from opificio import library
from opificio.bots.judges import model_name
from opificio.cli.arguments import Command, Mistake, add_game, at_least_one, path
from opificio.cli.bots import check_bots
from opificio.cli.progress import with_progress
from opificio.luck.dealer import checked_seed
from opificio.terminal.screen import PlainConsole

if TYPE_CHECKING:
    from opificio.training.course import Course

EXAMPLES: Final = """\
  opificio train industry
  opificio train spyrium --players 3 --games 5000 --seed 1906
  opificio train expo1906 --players 1 --teacher foreman:32"""
DETAILS: Final = """\
Plays games among bots and fits a small net to how they ended: who wins, and with how many points, from the
figures that the game's evaluator gives of every seat. The same command makes the same model."""
NEEDS_NUMPY: Final = "training needs NumPy: pip install 'opificio[train]'"


def fill(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--players", metavar="N", type=at_least_one, help="(default: every number)")
    parser.add_argument(
        "--games", metavar="N", type=at_least_one, default=1000, help="how many (default %(default)s)"
    )
    parser.add_argument("--teacher", default="greedy", help="the bot to learn from (default %(default)s)")
    parser.add_argument("--seed", default="1906", help="what decides all luck (default %(default)s)")
    parser.add_argument(
        "--hidden", metavar="N", type=at_least_one, default=8, help="hidden units (default %(default)s)"
    )
    parser.add_argument(
        "--epochs",
        metavar="N",
        type=at_least_one,
        default=20,
        help="how often every lesson is seen (default %(default)s)",
    )
    parser.add_argument("--processes", metavar="N", type=at_least_one, help="(default: one a core)")
    parser.add_argument(
        "--out", metavar="DIR", type=path, default=Path(), help="where models are written (default: here)"
    )


def run(given: argparse.Namespace) -> int:
    course, selfplay = _training("course"), _training("selfplay")
    game = library.game(given.game)
    check_bots([given.teacher], game)
    counts = [given.players] if given.players else list(range(game.fewest_players, game.most_players + 1))
    game.start(counts[0])
    seed = checked_seed(given.seed)
    if not given.out.is_dir():
        raise Mistake(f"{given.out}: there is no such folder")
    for players in counts:
        school = selfplay.School(game.name, players, given.teacher, seed)
        one(course.Course(school, given.games, given.hidden, given.epochs), given)
    return 0


def one(course: Course, given: argparse.Namespace) -> None:
    """One course, and what came of it."""
    training, selfplay = _training("course"), _training("selfplay")
    processes = given.processes or os.cpu_count() or 1
    played = with_progress(selfplay.lessons(course.school, course.games, processes), course.games)
    model, report = training.learn(course, chain.from_iterable(played))
    file = given.out / model_name(course.school.game, course.school.players)
    training.write_model(file, course, model)
    PlainConsole().print(
        f"{file}: {report.lessons} positions of {course.games} games; surprise at the winner"
        f" {report.entropy:.3f} (guessing: {report.guessing:.3f}), points wrong by {report.points_error:.1f}",
        soft_wrap=True,
    )


def _training(name: str) -> ModuleType:
    try:
        return importlib.import_module(f"opificio.training.{name}")
    except ModuleNotFoundError as missing:
        if missing.name == "numpy":
            raise Mistake(NEEDS_NUMPY) from None
        raise


COMMAND: Final = Command("train", "teach bots by games among them", EXAMPLES, fill, run, details=DETAILS)
