"""A game at one terminal: people and bots at the seats, the draws, taking back, the file it is kept in.

Nothing here prints or asks. A bot's luck is a function of the seed, its seat and the line it answers, so a
game that was saved and taken up again goes on exactly as it would have.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from opificio.bots import Reason, is_bot, make, reason_for
from opificio.core.fact import Fact
from opificio.core.game import Game
from opificio.core.move import Move
from opificio.core.record import Record, record_of
from opificio.core.rule import OpificioError
from opificio.core.state import CHANCE, OVER, State
from opificio.core.text import is_one_line
from opificio.library import check_draws, read, read_text
from opificio.luck.dealer import Dealer, commitment, new_seed

SEED_SUFFIX: Final = ".seed"


class CannotResume(OpificioError):
    """The game in the file cannot be gone on with."""


class CannotWrite(OpificioError):
    """A file could not be written."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path}: {reason}")
        self.path: Final = path
        self.reason: Final = reason


class Answer(NamedTuple):
    """What a bot decided, and all it takes to ask it again."""

    seat: int
    bot: str
    luck: str
    before: State
    move: str

    def reason(self) -> Reason | None:
        """What the bot thinks of it; None from one that never thinks ahead."""
        return reason_for(self.bot, self.before.the_game().name, self.luck, self.before, self.move)


class Table:
    """The position, how it came about, and who sits where."""

    def __init__(self, game: Game[State], record: Record, state: State, seed: str) -> None:
        self.game: Final = game
        self.record: Final = record
        self.state = state
        self.bots: Final = {seat: name for seat, name in record.names.items() if is_bot(name)}
        self.verifiable = True  # whether one seed gives all the draws
        self._dealer: Final = Dealer(seed).skip(sum(line.seat == CHANCE for line in record.lines))
        self.last_answer: Answer | None = None  # a bot's, since the game was begun or taken up
        self._before: list[tuple[State, int]] = []  # what may be taken back to: position and number of lines

    @property
    def seed(self) -> str:
        """What decides the draws; to be shown to nobody before the game is over."""
        return self._dealer.seed

    def people(self) -> list[int]:
        """The seats that somebody answers for."""
        return [seat for seat in range(self.record.players) if seat not in self.bots]

    def play(self, move: Move[State] | str) -> list[Fact]:
        """A person's decision, checked; what happened."""
        before = (self.state, len(self.record.lines))
        facts = self._take(self.state.checked(move))
        if self._before and self._before[-1][0].to_move != before[0].to_move:
            self._before.clear()
        self._before.append(before)
        return facts

    def advance(self) -> Iterator[list[Fact]]:
        """Draws and the bots' decisions, one by one, until a person is asked or the game is over."""
        while self.state.to_move != OVER:
            if self.state.to_move == CHANCE:
                move = self._dealer.draw(self.state)
            elif self.state.to_move in self.bots:
                move = self.state.checked(self._bots_answer())
            else:
                return
            self._before.clear()
            yield self._take(move)
        if self.record.scores is None:
            self.record.scores = self.state.scores()
            self.record.seed = self.seed if self.verifiable else ""

    def undo(self) -> str | None:
        """Take the last decision back, if nothing was drawn and nobody else decided since: its notation."""
        if not self._before:
            return None
        self.state, lines = self._before.pop()
        taken = self.record.lines[lines].text
        del self.record.lines[lines:]
        return taken

    def save(self, path: Path) -> None:
        """Write the game file; a running game's seed goes into a file of its own beside it."""
        beside = path.with_name(path.name + SEED_SUFFIX)
        try:
            _write(path, self.record.write())
            if self.record.scores is None and self.verifiable:
                _write(beside, f"{self.seed}\n")
            else:
                beside.unlink(missing_ok=True)
        except OSError as error:
            raise CannotWrite(path, error.strerror or str(error)) from None
        except ValueError as error:  # a path that no file can have
            raise CannotWrite(path, str(error)) from None

    def _bots_answer(self) -> str:
        seat = self.state.to_move
        luck = f"{self.seed} bot {seat} line {len(self.record.lines)}"
        move = make(self.bots[seat], self.game.name, luck).choose(self.state)
        self.last_answer = Answer(seat, self.bots[seat], luck, self.state, move.text)
        return move.text

    def _take(self, move: Move[State]) -> list[Fact]:
        after = self.state.copy()
        facts = after.listen()
        after.step(move)
        self.record.keep(facts)
        self.state = after.copy()  # stops listening
        return facts


def new_table(game: Game[State], names: Sequence[str], options: dict[str, int], seed: str | None) -> Table:
    """A game about to begin. A seat named like a bot is the bot's."""
    state = game.start(len(names), **options)
    record = record_of(state)
    record.names.update(dict(enumerate(names)))
    seed = new_seed() if seed is None else seed
    record.commitment = commitment(seed)
    return Table(game, record, state, seed)


def resumed_table(game: Game[State], path: Path, edition: Path | None) -> Table:
    """The unfinished game in a file; without its seed's file it goes on with a new one, not `verifiable`."""
    record = read(path, edition)
    if record.game != game.name:
        raise CannotResume(f"{path}: this is a game of {record.game}, not of {game.name}")
    if record.scores is not None:
        raise CannotResume(f"{path}: this game is finished; look at it with: opificio replay {path}")
    seed = _kept_seed(record, path)
    if seed is not None:
        record.seed = seed
        check_draws(record, game)
        record.seed = ""
    table = Table(game, record, record.replay(game), seed or new_seed())
    table.verifiable = seed is not None
    return table


def shown_names(names: Sequence[str]) -> list[str]:
    """The names as they are shown: those that several seats share get the number of the seat."""
    return [
        name if not name or names.count(name) == 1 else f"{name} {seat + 1}"
        for seat, name in enumerate(names)
    ]


def names_in(record: Record) -> list[str]:
    """The names in a record, seat by seat; empty where it has none."""
    return [record.names.get(seat, "") for seat in range(record.players)]


def path_of(text: str) -> Path:
    """The file that a user names; `~` is the home of whoever has one."""
    path = Path(text)
    try:
        return path.expanduser()
    except RuntimeError:
        return path


def is_there(path: Path) -> bool:
    """Whether there is such a file; a path that no file can have is not there."""
    try:
        return path.exists()
    except (OSError, ValueError):
        return False


def _kept_seed(record: Record, path: Path) -> str | None:
    beside = path.with_name(path.name + SEED_SUFFIX)
    if not beside.exists():
        return None
    seed = read_text(beside).strip()
    return seed if is_one_line(seed) and commitment(seed) == record.commitment else None


def _write(path: Path, text: str) -> None:
    """All or nothing: a crash must not leave half a game."""
    fresh = path.with_name(path.name + ".new")
    fresh.write_text(text, "utf-8")
    fresh.replace(path)
