"""The folder of a tournament: its setup, a line of results and a file for every game.

A game's file is written before its line, and lines are only ever appended. So whatever ends a run, the next
one finds whole games, and at most a last line that broke off.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import BinaryIO, Final, Self

import msgspec

from opificio.arena.results import described
from opificio.arena.tournament import Outcome, Tournament
from opificio.core.rule import OpificioError

SETUP: Final = "arena.json"
LOG: Final = "games.jsonl"
GAMES: Final = "games"


class BadFolder(OpificioError):
    """A folder that cannot be used for this tournament."""


class Folder:
    """Keeps a tournament, and takes up again one that was kept."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path

    def kept_seed(self) -> str | None:
        """The seed of the tournament in it, for whoever asks for no other."""
        kept = self._kept_setup()
        seed = None if kept is None else kept.get("seed")
        return seed if isinstance(seed, str) else None

    @contextmanager
    def open(self, tournament: Tournament) -> Iterator[Callable[[Outcome, str], None]]:
        """Count the games that it holds, or begin it; gives what keeps further ones."""
        self._check_setup(described(tournament))
        with ExitStack() as opened:
            with self._telling():
                log = opened.enter_context((self.path / LOG).open("ab"))
            if not locked(log):
                raise BadFolder(f"{self.path}: another run of this arena is under way")
            for outcome in self._outcomes(tournament):
                tournament.add(outcome)
            yield partial(self._keep, log)

    def _keep(self, log: BinaryIO, outcome: Outcome, record: str) -> None:
        with self._telling():
            self.file(outcome.number).write_text(record, "utf-8")
            log.write(msgspec.json.encode(outcome) + b"\n")
            log.flush()

    def file(self, number: int) -> Path:
        """Where a game is kept. Bots may be called anything, so files go by number."""
        return self.path / GAMES / f"{number + 1:06}.opi"

    def write(self, name: str, text: str) -> None:
        """Write a file whole: nobody ever reads half of it."""
        with self._telling():
            unfinished = self.path / f"{name}.new"
            unfinished.write_text(text, "utf-8")
            unfinished.replace(self.path / name)

    def _kept_setup(self) -> dict[str, object] | None:
        file = self.path / SETUP
        try:
            kept = msgspec.json.decode(file.read_bytes(), type=dict[str, object])
        except FileNotFoundError:
            return None
        except msgspec.DecodeError:
            raise BadFolder(f"{file}: this is not the setup of an arena") from None
        except OSError as error:
            raise BadFolder(f"{file}: {error.strerror or error}") from None
        return kept

    def _check_setup(self, asked: dict[str, object]) -> None:
        kept = self._kept_setup()
        if kept is None:
            self._begin(asked)
            return
        for name, value in asked.items():
            if name != "version" and kept.get(name) != value:
                was, now = json.dumps(kept.get(name)), json.dumps(value)
                reason = f"another arena is kept here, with {name} {was} and not {now}; name another folder"
                raise BadFolder(f"{self.path}: {reason}")

    def _begin(self, setup: dict[str, object]) -> None:
        with self._telling():
            (self.path / GAMES).mkdir(parents=True, exist_ok=True)
            if any(each for each in self.path.iterdir() if each.name != GAMES):
                raise BadFolder(f"{self.path}: this folder holds other files; name another")
        self.write(SETUP, json.dumps(setup, indent=2) + "\n")

    def _outcomes(self, tournament: Tournament) -> list[Outcome]:
        file = self.path / LOG
        with self._telling():
            rows = file.read_bytes().split(b"\n") if file.exists() else [b""]
            if rows[-1]:  # broke off: it is played once more
                with file.open("r+b") as log:
                    log.truncate(sum(len(row) + 1 for row in rows[:-1]))
        outcomes = [self._outcome(row, at) for at, row in enumerate(rows[:-1], 1)]
        for at, outcome in enumerate(outcomes, 1):
            if outcome.seating != tournament.schedule.seating(outcome.number):
                raise BadFolder(f"{file}: line {at} is not a game of this arena")
        return outcomes

    def _outcome(self, row: bytes, at: int) -> Outcome:
        try:
            return msgspec.json.decode(row, type=Outcome)
        except msgspec.DecodeError as error:
            raise BadFolder(f"{self.path / LOG}: line {at} does not hold: {error}") from None

    @contextmanager
    def _telling(self) -> Iterator[Self]:
        """What the system refuses, in a sentence."""
        try:
            yield self
        except OSError as error:
            raise BadFolder(f"{error.filename or self.path}: {error.strerror or error}") from None


def locked(file: BinaryIO) -> bool:
    """Keep others out of this file until it is closed, by whatever; False if somebody else did already."""
    try:
        import fcntl  # noqa: PLC0415  # Windows has none: there it is left to the user
    except ImportError:
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
