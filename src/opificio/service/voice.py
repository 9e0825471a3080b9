"""A table in words: who sits there, what happened, how it stands; for one reader in one language."""

from __future__ import annotations

from collections import Counter
from typing import Final, Literal

from opificio.bots import THINKING
from opificio.core.fact import NOBODY, Fact, Meaning
from opificio.core.game import Game
from opificio.core.move import Move
from opificio.core.state import State
from opificio.service import errors
from opificio.service.log import Line, Told
from opificio.service.opening import TAIL
from opificio.service.storage import KeptSeat
from opificio.service.wire import FactInfo, LineInfo, MoveInfo, Score, SeatInfo
from opificio.speech import Speech


class Voice:
    """The words of one table in one language. It is made anew when the seats change."""

    def __init__(self, game: Game[State], lang: str, seats: list[KeptSeat]) -> None:
        self.names: Final = shown_names(seats, lang)
        self.speech: Final = Speech(game, lang, self.names)
        self._words: Final = errors.words(lang)["table"]
        self._seats: Final = seats
        self._moves: Final[dict[int, MoveInfo]] = {}
        self._lines: Final[dict[int, LineInfo]] = {}

    def seats(self, own: tuple[int, ...], online: set[str]) -> list[SeatInfo]:
        """Who sits where."""
        return seat_infos(self._seats, self.names, own, online)

    def line(self, told: Told) -> LineInfo:
        """A line of the log, with the sentences of what happened. The latest are kept: many will ask."""
        info = self._lines.get(told.line.number)
        if info is None:
            info = self._lines[told.line.number] = self._told(told)
            if len(self._lines) > TAIL:
                del self._lines[next(iter(self._lines))]
        return info

    def _told(self, told: Told) -> LineInfo:
        line = told.line
        if line.kind == "undo":
            move = self.speech.meant(line.move, told.facts[0].meaning)
            says = self._words["undo"].format(name=self.names[line.seat], move=move)
            return LineInfo(line.number, line.seat, "undo", [says], line.back_to)
        sentences, why = self.speech.told(told.facts), self._is_thought(line)
        return LineInfo(line.number, _seat(line.seat), line.move, sentences, why=why)

    def _is_thought(self, line: Line) -> bool:
        """Whether a bot that thinks ahead decided so."""
        return line.kind == "decision" and self._seats[line.seat].bot in THINKING

    def legal(self, state: State) -> list[MoveInfo]:
        """The moves that may be made, each with what it means."""
        return [self._move(move, move.meaning(state)) for move in state.legal()]

    def _move(self, move: Move[State], meaning: Meaning) -> MoveInfo:
        """The words of moves that mean the same in every position are kept: most do."""
        if meaning:
            return MoveInfo(move.text, self.speech.meant(move.text, meaning), meaning)
        info = self._moves.get(move.id)
        if info is None:
            info = self._moves[move.id] = MoveInfo(move.text, self.speech.meant(move.text, meaning))
        return info

    def question(self, state: State, *, status: Literal["waiting", "running", "finished"], own: bool) -> str:
        """What is asked, of the reader or of somebody else."""
        if status == "waiting":
            return self._words["waiting"]
        return self.speech.question(state) if own else self.speech.waiting(state)


def shown_names(seats: list[KeptSeat], lang: str) -> list[str]:
    """The names as they are shown: of those that several seats share, each gets a number."""
    words = errors.words(lang)
    names = [_name(seat, words) for seat in seats]
    several = {name for name, times in Counter(names).items() if times > 1}
    seen: Counter[str] = Counter()
    shown: list[str] = []
    for name in names:
        seen[name] += 1
        shown.append(f"{name} {seen[name]}" if name in several else name)
    return shown


def seat_infos(
    seats: list[KeptSeat], names: list[str], own: tuple[int, ...], online: set[str]
) -> list[SeatInfo]:
    """Who sits where, for whoever answers for the seats that are his own."""
    return [
        SeatInfo(
            seat.seat,
            seat.kind,
            name,
            seat.bot,
            yours=seat.seat in own,
            online=seat.kind == "bot" or seat.guest in online,
        )
        for seat, name in zip(seats, names, strict=True)
    ]


def _name(seat: KeptSeat, words: dict[str, dict[str, str]]) -> str:
    if seat.kind == "open":
        return words["table"]["open_seat"]
    if seat.bot is not None:
        return words["bots"].get(seat.bot, seat.bot)
    return seat.name or words["table"]["guest"]


def facts(told: list[Told]) -> list[FactInfo]:
    """What happened, for animation."""
    return [_fact(fact) for each in told for fact in each.facts]


def _fact(fact: Fact) -> FactInfo:
    return FactInfo(fact.kind, _seat(fact.seat), fact.amount, fact.what, _seat(fact.other))


def scores(state: State) -> list[Score]:
    """Points by source, as if the game ended now."""
    return [Score(sum(sources.values()), sources) for sources in state.breakdown()]


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat
