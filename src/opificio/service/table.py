"""A table in play. It has one owner, this object: whatever changes it comes in turn through its gate.

The way of a move: number and notation → is it an answer to the position that stands now? is it the asker's
turn? → is it a move, and does no rule forbid it? → carried out on a copy, draws settled → one transaction
adds the lines to the log → only then the new position takes the place of the old, and every watcher is told.
Bots come through the same gate. If storing fails, nothing has changed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from hashlib import sha256
from typing import Any, Final

from opificio.core import record
from opificio.core.game import Game
from opificio.core.rule import IllegalMove, NotAMove
from opificio.core.state import CHANCE, OVER, State
from opificio.luck.dealer import Dealer, commitment
from opificio.service import log, undo
from opificio.service.advice import Advice
from opificio.service.audience import Audience
from opificio.service.bot_pool import BotPool
from opificio.service.bot_worker import Question
from opificio.service.editions import Loaded
from opificio.service.errors import ErrorCode, Refused, RefusedMove
from opificio.service.log import Line, Told
from opificio.service.opening import SNAPSHOT_EVERY, TAIL, Opened, open_log, position_after
from opificio.service.reasons import Reasons
from opificio.service.storage import KeptSeat, KeptTable, Standing, Storage, Taken
from opificio.service.threads import Threads
from opificio.service.undo import Wish, seats_of
from opificio.service.voice import Voice
from opificio.service.wire import Status

_PATIENCE_SECONDS: Final = 1.0  # of a bot whose decision could not be stored

_log: Final = logging.getLogger(__name__)


class Table:
    """Who sits here, how the game stands, and who watches."""

    def __init__(
        self,
        kept: KeptTable,
        loaded: Loaded,
        opened: Opened,
        rematch: str | None,
        storage: Storage,
        threads: Threads,
        bots: BotPool,
    ) -> None:
        self.kept: Final = kept  # as agreed; seats and standing are below
        self.loaded: Final = loaded
        self.game: Final[Game[State]] = loaded.game
        self.commitment: Final = commitment(kept.seed)
        self.seats: list[KeptSeat] = kept.seats
        self.rematch: str | None = rematch
        self.wish: Wish | None = None
        self.used = 0.0  # when it was last asked for, by the house's clock
        self.audience: Final = Audience(self)
        self.advice: Final = Advice(self, bots)
        self.reasons: Final = Reasons(self, bots)
        self._voices: Final[dict[str, Voice]] = {}
        self._storage: Final = storage
        self._threads: Final = threads
        self._bots: Final = bots
        self._gate: Final = asyncio.Lock()
        self._tasks: Final[set[asyncio.Task[Any]]] = set()
        self._bots_turn: asyncio.Task[None] | None = None
        self._stand(opened)

    def _stand(self, opened: Opened) -> None:
        self.state = opened.state
        self.lines = opened.lines
        self.live = log.live(opened.lines)
        self.tail = opened.tail
        self._newest_snapshot = opened.newest_snapshot

    def _seat(self, seats: list[KeptSeat]) -> None:
        self.seats = seats
        self._voices.clear()

    # How it stands

    @property
    def id(self) -> str:
        """The name of the table in addresses."""
        return self.kept.id

    @property
    def number(self) -> int:
        """The last line of the log: what a move must quote."""
        return self.lines[-1].number if self.lines else 0

    @property
    def status(self) -> Status:
        """Waiting for players, running or finished."""
        if not self.lines:
            return "waiting"
        return "finished" if self.state.to_move == OVER else "running"

    @property
    def actor(self) -> int | None:
        """The seat that must answer; None before and after the game."""
        return self.state.to_move if self.status == "running" else None

    @property
    def seed(self) -> str | None:
        """What decided the draws: published when the game is over."""
        return self.kept.seed if self.status == "finished" else None

    def is_idle(self) -> bool:
        """Whether it can be forgotten: nobody looks, nothing happens."""
        return not self.audience and not self._tasks and not self._gate.locked()

    def voice(self, lang: str) -> Voice:
        """The table's words in a language."""
        voice = self._voices.get(lang)
        if voice is None:
            voice = self._voices[lang] = Voice(self.game, lang, self.seats)
        return voice

    def game_file(self) -> record.Record:
        """The game as it is kept in a file, as far as it has come."""
        file = record.record_of(self.state)
        file.options.update(self.kept.options)
        names = {seat.seat: seat.bot or seat.name for seat in self.seats}
        file.names.update({seat: name for seat, name in names.items() if name})
        file.commitment = self.commitment
        file.lines.extend(
            record.Line(number, line.seat, line.move) for number, line in enumerate(self.live, 1)
        )
        if self.status == "finished":
            file.seed = self.kept.seed
            file.scores = self.state.scores()
        return file

    # What may be asked of it

    async def play(self, guest: str | None, number: int, move: str) -> None:
        """A guest's decision."""
        await self._alone(lambda: self._play(seats_of(self.seats, guest), number, move))

    async def take_back(self, guest: str | None, number: int) -> None:
        """A guest takes his last decision back, or asks the others to agree."""
        await self._alone(lambda: self._take_back(guest, number))

    async def answer(self, guest: str | None, number: int, *, agree: bool) -> None:
        """A guest agrees to another's wish to take back, or does not; or he withdraws his own."""
        await self._alone(lambda: self._answer(guest, number, agree=agree))

    async def sit_down(self, guest: str, name: str, wanted: int | None) -> None:
        """A guest takes an open seat; the game begins with the last one."""
        await self._alone(lambda: self._sit_down(guest, name, wanted))
        await self.go_on()

    async def go_on(self) -> None:
        """Begin the game if nobody is missing any more, and let the bots think where it is their turn."""
        if self.status == "waiting" and not self.is_seat_open():
            await self._alone(self._begin)
        self._wake_bots()

    async def _alone(self, act: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Through the gate. Whoever asked may go away meanwhile: what was begun is brought to its end."""
        task = asyncio.create_task(self._through_the_gate(act))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        await asyncio.shield(task)

    async def _through_the_gate(self, act: Callable[[], Coroutine[Any, Any, None]]) -> None:
        async with self._gate:
            await act()

    # Deciding

    async def _play(self, seats: tuple[int, ...], number: int, text: str) -> None:
        self._check(number)
        if self.state.to_move not in seats:
            raise self._not_his_turn(seats)
        try:
            move = self.state.checked(text)
        except NotAMove:
            raise Refused(ErrorCode.NOT_A_MOVE, self.number, move=text[:80]) from None
        except IllegalMove as error:
            raise RefusedMove(error, self.number) from None
        await self._go_on_to(*log.decide(self.state, move, self.number + 1, self._dealer()))

    def _check(self, number: int) -> None:
        """The frame's refusals, in the order in which they help."""
        if self.status == "waiting":
            raise Refused(ErrorCode.WAITING_FOR_PLAYERS, self.number)
        if number != self.number:
            raise Refused(ErrorCode.STALE_MOVE, self.number)
        if self.status == "finished":
            raise Refused(ErrorCode.GAME_OVER, self.number)

    def _not_his_turn(self, seats: tuple[int, ...]) -> Refused:
        if not seats:
            return Refused(ErrorCode.NOT_YOUR_SEAT, self.number)
        return Refused(ErrorCode.NOT_YOUR_TURN, self.number, seat=self.state.to_move)

    async def _begin(self) -> None:
        if self.status == "waiting" and not self.is_seat_open():
            await self._go_on_to(*log.deal(self.state, 1, self._dealer()))
            self.audience.tell_all()

    def _dealer(self) -> Dealer:
        """The dealer as he stands now: his draws follow from the seed and how many were made."""
        return Dealer(self.kept.seed).skip(sum(line.kind == "draw" for line in self.live))

    async def _go_on_to(self, state: State, told: list[Told]) -> None:
        """Store the lines; then they are so."""
        number = told[-1].line.number
        snapshot = None
        if number - self._newest_snapshot >= SNAPSHOT_EVERY or self._reaches_behind_snapshot(told[-1].line):
            snapshot = (number, state.dump())
        lines = [each.line for each in told]
        await self._store(lambda: self._storage.append(self.id, lines, _standing(state), snapshot))
        self.state = state
        self.lines.extend(lines)
        self.live = log.live([*self.live, *lines])
        self.tail = [*self.tail, *told][-TAIL:]
        self.wish = None
        if snapshot is not None:
            self._newest_snapshot = number
        self._tell_of(told)
        self._wake_bots()

    def _tell_of(self, told: list[Told]) -> None:
        """It has happened: whatever is wrong with the words for it, it is not undone by that."""
        try:
            self.audience.tell_of(told)
        except Exception:  # noqa: BLE001 - the log has it; the game must go on
            _log.exception("what happened at table %s could not be told", self.id)

    def _reaches_behind_snapshot(self, line: Line) -> bool:
        """So that opening the table never needs more than the lines after a snapshot."""
        return line.back_to is not None and line.back_to < self._newest_snapshot

    async def _store(self, write: Callable[[], None]) -> None:
        try:
            await self._threads.write(write)
        except Taken:
            await self._reload()
            raise Refused(ErrorCode.STALE_MOVE, self.number) from None

    async def _reload(self) -> None:
        """Another process or a lost answer: storage knows better."""
        kept, opened = await self._threads.read(self._read)
        self._seat(kept.seats)
        self._stand(opened)
        self.wish = None
        self.audience.tell_all()
        self._wake_bots()

    def _read(self) -> tuple[KeptTable, Opened]:
        kept = self._storage.table(self.id)
        assert kept is not None, self.id
        return kept, open_log(self._storage, kept, self.game)

    # Taking back

    async def _take_back(self, guest: str | None, number: int) -> None:
        self._check(number)
        seats = seats_of(self.seats, guest)
        if guest is None or not seats:
            raise Refused(ErrorCode.NOT_YOUR_SEAT, self.number)
        decision = undo.last_decision(self.live, seats)
        if decision is None:
            raise Refused(ErrorCode.NOTHING_TO_UNDO, self.number)
        others = undo.others(self.seats, guest)
        if undo.is_free(self.live, decision) or not others:
            await self._go_back(decision)
        else:
            self.wish = Wish(guest, decision, others)
            self.audience.tell_all()

    async def _answer(self, guest: str | None, number: int, *, agree: bool) -> None:
        self._check(number)
        withdraws = self.wish is not None and guest == self.wish.guest and not agree
        if self.wish is None or not (withdraws or guest in self.wish.waiting):
            raise Refused(ErrorCode.NOTHING_TO_ANSWER, self.number)
        if agree and len(self.wish.waiting) == 1:
            await self._go_back(self.wish.line)
        elif agree:
            self.wish.waiting.discard(guest)
        else:
            self.wish = None
        self.audience.tell_all()

    async def _go_back(self, decision: Line) -> None:
        """A line of its own: the game goes on after the last line before the decision."""
        stays = max((line.number for line in self.live if line.number < decision.number), default=0)
        lines = self.lines[:stays]
        state = await self._threads.read(
            lambda: position_after(self._storage, self.kept, self.game, lines, stays)
        )
        line = Line(self.number + 1, decision.seat, "undo", decision.move, stays)
        await self._go_on_to(state, [log.taken_back(self.game, state, line)])

    # Sitting down

    async def _sit_down(self, guest: str, name: str, wanted: int | None) -> None:
        free = [seat.seat for seat in self.seats if seat.kind == "open"]
        if not free or wanted not in (None, *free):
            raise Refused(ErrorCode.NO_OPEN_SEAT, self.number)
        seat = KeptSeat(free[0] if wanted is None else wanted, "person", guest, name, None)
        try:
            await self._threads.write(lambda: self._storage.take_seat(self.id, seat))
        except Taken:
            await self._reload()
            raise Refused(ErrorCode.NO_OPEN_SEAT, self.number) from None
        self._seat([seat if each.seat == seat.seat else each for each in self.seats])
        self.audience.tell_all()

    def is_seat_open(self) -> bool:
        """Whether somebody is still missing."""
        return any(seat.kind == "open" for seat in self.seats)

    # Bots

    def _wake_bots(self) -> None:
        if self._bots_turn is None and self._bot() is not None:
            self._bots_turn = asyncio.create_task(self._let_bots_play())
            self._tasks.add(self._bots_turn)
            self._bots_turn.add_done_callback(self._bots_are_done)

    def _bots_are_done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._bots_turn = None
        if task.cancelled():
            return
        if task.exception() is None:
            self._wake_bots()  # somebody may have decided since the last bot did
        else:
            _log.error("a bot failed at table %s", self.id, exc_info=task.exception())

    def _bot(self) -> KeptSeat | None:
        """The bot whose turn it is."""
        actor = self.actor
        seat = None if actor is None else self.seats[actor]
        return seat if seat is not None and seat.kind == "bot" else None

    async def _let_bots_play(self) -> None:
        """Until it is a person's turn. Where a decision was taken back meanwhile, the answer is stale."""
        while (bot := self._bot()) is not None:
            number = self.number
            assert bot.bot is not None
            question = self._question(bot.bot, bot.seat, self.state, len(self.live))
            move = await self._bots.choose(question)
            try:
                await self._alone(lambda: self._play((bot.seat,), number, move))  # noqa: B023
            except Refused as refusal:
                if refusal.code == ErrorCode.NOT_STORED:
                    await asyncio.sleep(_PATIENCE_SECONDS)
                elif refusal.code != ErrorCode.STALE_MOVE:
                    raise

    async def question_before(self, line: Line, bot: str) -> tuple[State, Question]:
        """The position that a bot's line of the log answers, and what the bot was asked then."""
        lines = self.lines[: line.number - 1]
        state = await self._threads.read(
            lambda: position_after(self._storage, self.kept, self.game, lines, len(lines))
        )
        return state, self._question(bot, line.seat, state, len(log.live(lines)))

    def _question(self, bot: str, seat: int, state: State, live: int) -> Question:
        """The luck of a bot hangs on the lines that count: taking back does not give it another."""
        luck = sha256(f"{self.kept.seed} bot {seat} line {live}".encode()).hexdigest()
        return Question(self.game.name, self.loaded.text, state.dump(), bot, luck)

    async def close(self) -> None:
        """Bots stop; what is being stored is brought to its end."""
        if self._bots_turn is not None:
            self._bots_turn.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _standing(state: State) -> Standing:
    if state.to_move == OVER:
        return Standing("finished", None, state.scores(), state.winners())
    assert state.to_move != CHANCE
    return Standing("running", state.to_move)
