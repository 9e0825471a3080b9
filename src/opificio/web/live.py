"""The websocket of a table: everything that happens there, and what its players answer."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath
from msgspec import DecodeError, ValidationError, json

from opificio.service.audience import error_message, table_message
from opificio.service.errors import ErrorCode, Refused
from opificio.service.house import House
from opificio.service.table import Table
from opificio.service.wire import AnswerTakeBack, ChooseLanguage, PlayMove, Request, TakeBack
from opificio.web.limits import Bucket, Limits
from opificio.web.refusals import TOO_DEEP, language

UNKNOWN_TABLE: Final = 4404  # close codes: there is no point in coming again
TOO_SLOW: Final = 4408  # ... and here there is: the table is told anew on connecting
_MOST_WAITING: Final = 256  # messages

_DECODER: Final[json.Decoder[Request]] = json.Decoder(Request)

_log: Final = logging.getLogger(__name__)

Socket = WebSocket[Any, Any, State]


class Listener:
    """A watcher at the other end of a websocket. Messages wait for a slow network; the table does not."""

    def __init__(self, guest: str | None, lang: str) -> None:
        self.guest = guest
        self.lang = lang
        self._waiting: Final[asyncio.Queue[bytes]] = asyncio.Queue(_MOST_WAITING)

    def send(self, message: bytes) -> None:
        """Pass a message on, after those before it. Of a queue that is full nothing more is to be hoped."""
        if not self._waiting.full():
            self._waiting.put_nowait(message)

    async def pass_on(self, socket: Socket) -> None:
        """Send what waits, for as long as the connection lives and keeps up."""
        while not self._waiting.full():
            await _send(socket, await self._waiting.get())
        await socket.close(TOO_SLOW)


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: Socket, house: NamedDependency[House], limits: NamedDependency[Limits], table_id: FromPath[str]
) -> None:
    """Connect: the whole table is told. From then on, everything that changes, and errors to the asker."""
    await socket.accept()
    listener = Listener(socket.state.guest, language(socket.query_params.get("lang")))
    try:
        table = await house.find(table_id)
    except Refused as refusal:
        await _send(socket, json.encode(error_message(refusal, None, listener.lang)))
        await socket.close(UNKNOWN_TABLE)
        return
    passing_on = asyncio.create_task(listener.pass_on(socket))
    table.audience.add(listener)
    try:
        await _listen(socket, table, listener, limits)
    finally:
        table.audience.remove(listener)
        passing_on.cancel()
        await asyncio.gather(passing_on, return_exceptions=True)


async def _send(socket: Socket, message: bytes) -> None:
    await socket.send_data(message.decode(), mode="text")


async def _listen(socket: Socket, table: Table, listener: Listener, limits: Limits) -> None:
    bucket = Bucket(limits.messages)
    while True:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        try:
            if not bucket.take():
                raise Refused(ErrorCode.TOO_FAST, table.number)
            message = event.get("text") or event.get("bytes") or b""
            await _answer(table, listener, _understood(message, limits.message))
        except Refused as refusal:
            listener.send(json.encode(error_message(refusal, table, listener.lang)))
        except Exception:  # noqa: BLE001 - a fault of ours; the connection lives on
            _log.exception("table %s could not answer", table.id)
            fault = Refused(ErrorCode.FAULT, table.number)
            listener.send(json.encode(error_message(fault, table, listener.lang)))


def _understood(message: str | bytes, longest: int) -> Request:
    if len(message) > longest:
        raise Refused(ErrorCode.TOO_LARGE)
    try:
        return _DECODER.decode(message)
    except (ValidationError, DecodeError) as error:
        raise Refused(ErrorCode.BAD_MESSAGE, reason=str(error)) from None
    except RecursionError:
        raise Refused(ErrorCode.BAD_MESSAGE, reason=TOO_DEEP) from None


async def _answer(table: Table, listener: Listener, request: Request) -> None:
    if isinstance(request, PlayMove):
        await table.play(listener.guest, request.number, request.move)
    elif isinstance(request, TakeBack):
        await table.take_back(listener.guest, request.number)
    elif isinstance(request, AnswerTakeBack):
        await table.answer(listener.guest, request.number, agree=request.agree)
    elif isinstance(request, ChooseLanguage):
        listener.lang = request.lang
        listener.send(json.encode(table_message(table, listener.guest, listener.lang)))
