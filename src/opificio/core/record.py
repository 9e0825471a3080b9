"""Game files (`.opi`): tags, then one line a decision or draw, then the result. Text that people can read.

```
opificio game file 1
game: industry
edition: opificio-1 5f0c…
rules: 1
players: 3
option balanced_draw: 1
seat 1: Ada
commitment: 9b74…          (SHA-256 of the dealer's seed, known from the start)
seed: 4be2…                (only in a finished game: anyone can check the draws)

1 * first 2
2 * draw A
3 2 pick A1
# a comment on line 3
> 3 2 pick C1              (a variation: what might have been played instead of line 3)
…
end: finished 45 39 34     (or: end: running)
check: 1f5d…               (SHA-256 of tags, lines and end; comments and variations may change)
```
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final, TypeVar

from opificio.core.fact import Fact
from opificio.core.game import Game
from opificio.core.move import Move
from opificio.core.rule import BadSetup, IllegalMove, NotAMove, OpificioError
from opificio.core.state import CHANCE, OVER, State
from opificio.core.text import one_line

S = TypeVar("S", bound=State)

HEADING: Final = "opificio game file"
FORMAT: Final = 1
_TAGS: Final = ("game", "edition", "rules", "players", "commitment", "seed")
_NEEDED: Final = ("game", "edition", "rules", "players")
_LONGEST_FILE: Final = 4_000_000  # characters: hundreds of times a game
_LONGEST_NAME: Final = 80


class BadRecord(OpificioError):
    """A game file that does not hold: at which line, and why."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line: Final = line
        self.reason: Final = reason


class Line:
    """One decision or draw, with what reviewers attached to it."""

    def __init__(self, number: int, seat: int, text: str, at: int = 0) -> None:
        self.number: Final = number
        self.seat: Final = seat
        self.text: Final = text
        self.at: Final = at  # the line of the file, for errors
        self.comments: Final[list[str]] = []
        self.variations: Final[list[list[Line]]] = []

    def __str__(self) -> str:
        return f"{self.number} {seat_name(self.seat)} {self.text}"


def short_name(name: str) -> str:
    """A player's name as a file keeps it."""
    return one_line(one_line(name)[:_LONGEST_NAME])


def seat_name(seat: int) -> str:
    """How files and notation call a seat: people count from 1; chance is a star."""
    return "*" if seat == CHANCE else str(seat + 1)


class Record:
    """A game as it is kept: what was agreed, and every decision and draw since."""

    def __init__(self, game: str, edition: str, edition_hash: str, rules_version: int, players: int) -> None:
        self.game: Final = game
        self.edition: Final = edition
        self.edition_hash: Final = edition_hash
        self.rules_version: Final = rules_version
        self.players: Final = players
        self.options: Final[dict[str, int]] = {}
        self.names: Final[dict[int, str]] = {}
        self.commitment = ""
        self.seed = ""  # to be told only once the game is over
        self.lines: Final[list[Line]] = []
        self.scores: list[int] | None = None  # None while the game runs
        self.tag_at: Final[dict[str, int]] = {}  # the lines of a file, for errors
        self.end_at = 0

    def keep(self, facts: list[Fact]) -> None:
        """Append the moves among these facts."""
        for fact in facts:
            if fact.kind == "played":
                self.lines.append(Line(len(self.lines) + 1, fact.seat, fact.what))

    def write(self) -> str:
        """The text of the game file."""
        checked = self.checked_text()
        body: list[str] = []
        for line in self.lines:
            body.append(str(line))
            body.extend(f"# {one_line(comment)}" for comment in line.comments)
            for variation in line.variations:
                body.extend(f"> {other}" for other in variation)
        return "\n".join([*self._head(), "", *body, self._end(), f"check: {_digest(checked)}"]) + "\n"

    def _head(self) -> list[str]:
        head = [
            f"{HEADING} {FORMAT}",
            f"game: {self.game}",
            f"edition: {self.edition} {self.edition_hash}",
            f"rules: {self.rules_version}",
            f"players: {self.players}",
        ]
        head.extend(f"option {name}: {value}" for name, value in self.options.items())
        head.extend(f"seat {seat + 1}: {short_name(name)}" for seat, name in self.names.items())
        if self.commitment:
            head.append(f"commitment: {self.commitment}")
        if self.seed:
            head.append(f"seed: {self.seed}")
        return head

    def _end(self) -> str:
        if self.scores is None:
            return "end: running"
        return " ".join(["end: finished", *[str(score) for score in self.scores]])

    def checked_text(self) -> str:
        """What the check sum vouches for."""
        return "\n".join([*self._head(), *[str(line) for line in self.lines], self._end()])

    def start(self, game: Game[S]) -> S:
        """The opening position of this record; BadRecord if it was not made with this game and edition."""
        if game.name != self.game:
            raise self.wrong("game", f"this is a game of {self.game}, not of {game.name}")
        if game.edition_hash != self.edition_hash:
            theirs, ours = f"{self.edition} {self.edition_hash}", f"{game.edition} {game.edition_hash}"
            raise self.wrong("edition", f"it was played with edition {theirs}, this is {ours}")
        if game.rules_version != self.rules_version:
            ours = f"this program plays version {game.rules_version}"
            raise self.wrong("rules", f"it was played by version {self.rules_version} of the rules, {ours}")
        for name, value in self.options.items():
            try:
                game.checked_options({name: value})
            except BadSetup as error:
                raise self.wrong(f"option {name}", str(error)) from None
        try:
            return game.start(self.players, **self.options)
        except BadSetup as error:
            raise self.wrong("players", str(error)) from None

    def wrong(self, tag: str, reason: str) -> BadRecord:
        """What is to be raised when a tag does not hold."""
        return BadRecord(self.tag_at.get(tag, 1), reason)

    def replay(self, game: Game[S]) -> S:
        """The last position, after every line and every variation was checked."""
        state = self.start(game)
        for line in self.lines:
            for variation in line.variations:
                branch = state.copy()
                for other in variation:
                    play_line(game, branch, other)
            play_line(game, state, line)
        self._check_end(state)
        return state

    def _check_end(self, state: State) -> None:
        if self.scores is None:
            if state.to_move == OVER:
                raise BadRecord(
                    self.end_at, "the game is over after the last line, but the file says it runs"
                )
            return
        if state.to_move != OVER:
            raise BadRecord(
                self.end_at, "the file says the game is finished, but after the last line it is not"
            )
        if self.scores != state.scores():
            raise BadRecord(self.end_at, f"the scores are {state.scores()}, the file says {self.scores}")


def play_line(game: Game[S], state: S, line: Line) -> None:
    """Carry out one line on a state one owns; BadRecord if it does not hold there."""
    if state.to_move == OVER:
        raise BadRecord(line.at, "the game is over already")
    if line.seat != state.to_move:
        asked = seat_name(state.to_move)
        raise BadRecord(
            line.at, f"it is {asked}'s turn ('*' is chance), the line is {seat_name(line.seat)}'s"
        )
    try:
        move: Move[S] = state.checked(game.parse(line.text))
    except NotAMove as unknown:  # two names: to mypyc a name has the type it was first given
        raise BadRecord(line.at, str(unknown)) from None
    except IllegalMove as refused:
        raise BadRecord(line.at, f"{refused.move}: {refused.reason} [{refused.rule.id}]") from None
    state.carry_out(move)


def record_of(state: State) -> Record:
    """An empty record of a game about to be played from this opening position."""
    game = state.the_game()
    record = Record(game.name, game.edition, game.edition_hash, game.rules_version, state.players)
    record.options.update(state.options())
    return record


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()


# Reading


def parse(text: str) -> Record:
    """The record that a game file holds, its form and check sum verified; `replay` verifies the play."""
    if len(text) > _LONGEST_FILE:
        raise BadRecord(1, f"this is too long for a game file: {len(text)} characters")
    rows = text.splitlines()
    if not rows or not rows[0].startswith(HEADING):
        raise BadRecord(1, f"this is not an Opificio game file: it does not begin with {HEADING!r}")
    if rows[0] != f"{HEADING} {FORMAT}":
        raise BadRecord(
            1, f"game file of another format: expected {HEADING} {FORMAT!r}, got {rows[0][:60]!r}"
        )
    blank = rows.index("") if "" in rows else len(rows)
    record = _parse_head(rows[1:blank])
    at = blank + 1
    while at < len(rows) and not rows[at].startswith("end:"):
        if rows[at].strip():
            _parse_row(record, rows[at], at + 1)
        at += 1
    if at >= len(rows):
        raise BadRecord(len(rows), "the file breaks off: no 'end:' line")
    _parse_end(record, rows[at], at + 1)
    _check_sum(record, rows[at + 1 :], at + 2)
    return record


def _parse_head(rows: list[str]) -> Record:
    tags: dict[str, str] = {}
    line_of: dict[str, int] = {}
    for at, row in enumerate(rows, 2):
        name, colon, value = row.partition(":")
        if not colon:
            raise BadRecord(at, f"expected a tag like 'game: industry', got {row[:60]!r}")
        if name not in _TAGS and not name.startswith(("option ", "seat ")):
            raise BadRecord(at, f"unknown tag {name[:60]!r}")
        if name in tags:
            raise BadRecord(at, f"tag {name!r} stands twice")
        tags[name] = one_line(value)
        line_of[name] = at
    for name in _NEEDED:
        if not tags.get(name):
            raise BadRecord(len(rows) + 1, f"the tag {name!r} is missing")
    return _tagged(tags, line_of)


def _tagged(tags: dict[str, str], line_of: dict[str, int]) -> Record:
    """A record without lines, from the tags of its file."""
    edition, _, edition_hash = tags["edition"].rpartition(" ")
    players = _number(tags["players"], line_of["players"])
    record = Record(tags["game"], edition, edition_hash, _number(tags["rules"], line_of["rules"]), players)
    record.tag_at.update(line_of)
    record.commitment = tags.get("commitment", "")
    record.seed = tags.get("seed", "")
    for name, value in tags.items():
        if name.startswith("option "):
            record.options[name[7:]] = _number(value, line_of[name])
        elif name.startswith("seat "):
            seat = _number(name[5:], line_of[name]) - 1
            if not 0 <= seat < players:
                raise BadRecord(line_of[name], f"there is no seat {seat + 1} with {players} players")
            if seat in record.names:
                raise BadRecord(line_of[name], f"seat {seat + 1} is named twice")
            record.names[seat] = short_name(value)
    return record


def _number(text: str, at: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise BadRecord(at, f"expected a number, got {text[:60]!r}")
    return int(text)


def _parse_row(record: Record, row: str, at: int) -> None:
    if row.startswith("check:"):
        raise BadRecord(at, "the 'end:' line is missing")
    if row[0] in "#>":
        if not record.lines:
            raise BadRecord(at, "a comment or variation belongs after the line it speaks of")
        last = record.lines[-1]
        if row[0] == "#":
            last.comments.append(one_line(row[1:]))
        else:
            _add_variation(last, _parse_line(row[1:].strip(), at))
        return
    line = _parse_line(row, at)
    if line.number != len(record.lines) + 1:
        raise BadRecord(at, f"expected number {len(record.lines) + 1}, got {line.number}")
    record.lines.append(line)


def _add_variation(last: Line, other: Line) -> None:
    """A variation begins with the number of the line it replaces and goes on from there."""
    if other.number == last.number:
        last.variations.append([other])
        return
    expected = last.variations[-1][-1].number + 1 if last.variations else last.number
    if other.number != expected:
        raise BadRecord(other.at, f"expected number {expected} in this variation, got {other.number}")
    last.variations[-1].append(other)


def _parse_line(row: str, at: int) -> Line:
    words = row.split(" ", 2)
    if len(words) != 3:
        raise BadRecord(at, f"expected number, seat and move, got {row[:60]!r}")
    seat = CHANCE if words[1] == "*" else _number(words[1], at) - 1
    if seat == CHANCE and words[1] != "*":
        raise BadRecord(at, "there is no seat 0: seats count from 1, '*' is chance")
    return Line(_number(words[0], at), seat, words[2].strip(), at)


def _parse_end(record: Record, row: str, at: int) -> None:
    record.end_at = at
    words = row[len("end:") :].split()
    if words == ["running"]:
        return
    if not words or words[0] != "finished" or len(words) != record.players + 1:
        raise BadRecord(
            at, f"expected 'end: running' or 'end: finished' and {record.players} scores, got {row[:60]!r}"
        )
    record.scores = [-_number(w[1:], at) if w.startswith("-") else _number(w, at) for w in words[1:]]


def _check_sum(record: Record, rows: list[str], at: int) -> None:
    rest = [row for row in rows if row.strip()]
    if len(rest) != 1 or not rest[0].startswith("check: "):
        raise BadRecord(at, "the file breaks off: expected one 'check:' line at the end")
    if rest[0][len("check: ") :].strip() != _digest(record.checked_text()):
        raise BadRecord(
            at, "the check sum does not fit: tags, lines or result were changed after the game was written"
        )
