"""A client that knows only the public interface: HTTP routes, and the websocket of a table."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import httpx
from msgspec import json
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from opificio.luck.dealer import Generator

Json = dict[str, Any]

PATIENCE = 30.0
BOTS = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"}]


class Visitor:
    """A browser, as it were: it keeps its cookie."""

    def __init__(self, address: str, name: str = "", **headers: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE, headers=headers)
        if name:
            assert self.http.put("/api/me", json={"name": name}).status_code == 200

    def close(self) -> None:
        self.http.close()

    def get(self, path: str, **params: str) -> Any:
        """What a route answers."""
        answer = self.http.get(path, params=params)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def game(self, name: str) -> Json:
        """What the form for a new table is told of a game."""
        games: list[Json] = self.get("/api/games")
        return next(game for game in games if game["name"] == name)

    def create(self, *seats: Json, **more: Any) -> str:
        """A new table; by default against two bots."""
        body = {"game": "industry", "seats": list(seats) or [{"kind": "me"}, *BOTS], **more}
        answer = self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        id: str = answer.json()["id"]
        return id

    def hot_seat(self, *names: str) -> str:
        """A table of several people at this screen."""
        return self.create(*[{"kind": "person", "name": name} for name in names])

    def join(self, id: str, invitation: str, name: str, **more: Any) -> httpx.Response:
        """Take an open seat."""
        body = {"invitation": invitation, "name": name, **more}
        return self.http.post(f"/api/tables/{id}/join", json=body)

    def live(self, id: str, lang: str = "en") -> Live:
        """Look at a table."""
        return Live(self, id, lang)

    def cookie(self) -> str:
        """The Cookie header this visitor sends."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())


class Live:
    """The websocket of a table, and what came through it."""

    def __init__(self, visitor: Visitor, id: str, lang: str = "en") -> None:
        address = visitor.address.replace("http", "ws", 1)
        self._connecting = connect(
            f"{address}/api/tables/{id}/live?lang={lang}",
            additional_headers={"Cookie": visitor.cookie()},
            compression=None,
            max_size=None,
        )
        self.socket: ClientConnection
        self.messages: list[Json] = []
        self.position: Json = {}

    def __enter__(self) -> Live:
        self.socket = self._connecting.__enter__()
        return self

    def __exit__(self, *error: Any) -> None:
        self._connecting.__exit__(*error)

    def receive(self) -> Json:
        """The next message."""
        message: Json = json.decode(self.socket.recv(PATIENCE))
        self.messages.append(message)
        self.position = message.get("position", self.position)
        return message

    def until(self, kind: str) -> Json:
        """The next message of a kind."""
        while self.receive()["type"] != kind:
            pass
        return self.messages[-1]

    def send(self, kind: str, **fields: Any) -> None:
        """Send a message, quoting the position seen last."""
        if kind != "language":
            fields.setdefault("number", self.position.get("number", 0))
        self.send_raw(json.encode({"type": kind, **fields}).decode())

    def send_raw(self, text: str | bytes) -> None:
        """Send anything."""
        self.socket.send(text)

    def play(self, move: str, **fields: Any) -> None:
        """Make a move."""
        self.send("play", move=move, **fields)

    def refused(self, kind: str, **fields: Any) -> str:
        """The code of the error that a message must be answered with."""
        self.send(kind, **fields)
        code: str = self.until("error")["code"]
        return code

    def wait_for_turn(self) -> list[Json]:
        """The legal moves, as soon as there are some; none when the game is over."""
        while not self.position or not (self.position["legal"] or self.is_over()):
            self.receive()
        legal: list[Json] = self.position["legal"]
        return legal

    def is_over(self) -> bool:
        """Whether the game is over, as far as was told."""
        told = [message["status"] for message in self.messages if "status" in message]
        return told[-1:] == ["finished"]

    def play_on(self, luck: Generator, decisions: int = 10_000) -> None:
        """Play at random, to the end or for so many decisions."""
        for _ in range(decisions):
            legal = self.wait_for_turn()
            if not legal:
                return
            number = self.position["number"]
            self.play(legal[luck.below(len(legal))]["move"])
            while self.position["number"] == number:
                assert self.receive()["type"] != "error", self.messages[-1]


def closes_with(live: Live) -> int:
    """The code with which the server ends a connection."""
    with suppress(ConnectionClosed):
        while True:
            live.receive()
    code = live.socket.close_code
    assert code is not None
    return code
