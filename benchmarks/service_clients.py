"""Players who sit at many tables at once, each at his own websocket, and measure how long they wait."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any, Final

import httpx
from msgspec import Struct, json
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PLAYERS: Final = 3
_AT_ONCE: Final = 8  # tables being set up

Think = Callable[[Random], float]


class MoveInfo(Struct):
    """As much of a message as a player needs."""

    move: str


class Position(Struct):
    """See `MoveInfo`."""

    number: int
    legal: list[MoveInfo]


class Message(Struct):
    """See `MoveInfo`."""

    status: str
    position: Position


_DECODER: Final = json.Decoder(Message)


class Seat:
    """One player at one table."""

    def __init__(self, address: str, table: str, cookie: str, luck: Random) -> None:
        self._url: Final = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live"
        self._cookie: Final = cookie
        self._luck: Final = luck
        self.waits: Final[list[float]] = []  # seconds, from a move sent to the view received

    async def play(self, think: Think, ready: asyncio.Barrier, over: asyncio.Event) -> None:
        """Answer whenever asked, until the game or the time is over."""
        headers = {"Cookie": self._cookie}
        async with connect(self._url, additional_headers=headers, compression=None, max_size=None) as socket:
            message = _DECODER.decode(await socket.recv())
            await ready.wait()
            try:
                while message.status != "finished" and not over.is_set():
                    if message.position.legal:
                        await asyncio.sleep(think(self._luck))
                        message = await self._move(socket, message.position)
                    else:
                        message = await _next(socket, message.position.number)
            except ConnectionClosed:
                return

    async def _move(self, socket: ClientConnection, position: Position) -> Message:
        move = self._luck.choice(position.legal).move
        sent = perf_counter()
        await socket.send(json.encode({"type": "play", "number": position.number, "move": move}).decode())
        message = await _next(socket, position.number)
        self.waits.append(perf_counter() - sent)
        return message


async def _next(socket: ClientConnection, number: int) -> Message:
    """The next message that tells of a later position."""
    while True:
        message = _DECODER.decode(await socket.recv())
        if message.position.number > number:
            return message


async def set_up(address: str, tables: int) -> list[Seat]:
    """So many tables, and the players who sit there."""
    few = asyncio.Semaphore(_AT_ONCE)

    async def one(number: int) -> list[Seat]:
        async with few:
            return await _one_table(address, number)

    tables_of_seats = await asyncio.gather(*[one(number) for number in range(tables)])
    return [seat for seats in tables_of_seats for seat in seats]


async def _one_table(address: str, number: int) -> list[Seat]:
    async with httpx.AsyncClient(base_url=address, timeout=60) as first:
        await first.get("/api/me")
        seats = [{"kind": "me", "name": "1"}, *[{"kind": "open"}] * (PLAYERS - 1)]
        setup = {"game": "industry", "seats": seats}
        table = (await first.post("/api/tables", json=setup)).json()["id"]
        invitation = (await first.get(f"/api/tables/{table}")).json()["invitation"]
        cookies = [_cookie(first)]
    for seat in range(1, PLAYERS):
        async with httpx.AsyncClient(base_url=address, timeout=60) as other:
            await other.get("/api/me")
            joining: dict[str, Any] = {"invitation": invitation, "name": str(seat + 1)}
            (await other.post(f"/api/tables/{table}/join", json=joining)).raise_for_status()
            cookies.append(_cookie(other))
    return [Seat(address, table, cookie, Random(number * PLAYERS + at)) for at, cookie in enumerate(cookies)]


def _cookie(client: httpx.AsyncClient) -> str:
    return "; ".join(f"{name}={value}" for name, value in client.cookies.items())


async def play_for(seats: list[Seat], think: Think, seconds: float, begin: Callable[[], None]) -> None:
    """Everybody connects; then they play for so long. `begin` is called in between."""
    ready, over = asyncio.Barrier(len(seats) + 1), asyncio.Event()
    playing = [asyncio.create_task(seat.play(think, ready, over)) for seat in seats]
    await ready.wait()
    begin()
    await asyncio.sleep(seconds)
    over.set()
    for task in playing:
        task.cancel()
    for done in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(done, Exception):
            raise done
