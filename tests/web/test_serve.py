"""The command: where it is, what stands in its way, and that a server that is killed has lost nothing."""

from __future__ import annotations

import os
import re
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text

import opificio
from opificio.luck.dealer import Generator
from opificio.service.database import open_database
from tests.web.visitor import Json, Visitor, closes_with

COMMAND = [sys.executable, "-m", "opificio.web"]
PATIENCE = 60.0


class Server:
    """A server in a process of its own."""

    def __init__(self, data_dir: Path, *more: str) -> None:
        self.process = subprocess.Popen(
            [*COMMAND, "--port", "0", "--data-dir", str(data_dir), *more],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        ready, _, _ = select.select([self.process.stdout], [], [], PATIENCE)
        said = self.process.stdout.readline() if ready else ""
        found = re.fullmatch(r"Opificio is at (http://127\.0\.0\.1:\d+)/\n", said)
        if found is None:
            self.process.kill()
            raise AssertionError(said + self.process.communicate()[1])
        self.address = found[1]

    def end(self, how: signal.Signals) -> tuple[int, str]:
        """Send a signal; how it ended, and what it had said."""
        self.process.send_signal(how)
        out, err = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, out + err


@contextmanager
def served(data_dir: Path) -> Iterator[Server]:
    server = Server(data_dir)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.end(signal.SIGKILL)


def refused(*arguments: str) -> str:
    """What the command says when it cannot serve."""
    done = subprocess.run(
        [*COMMAND, *arguments], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.returncode == 1
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    assert done.stderr.count("\n") == 1
    return done.stderr


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_says_where_it_is_and_ends_when_asked(tmp_path: Path, how: signal.Signals) -> None:
    with served(tmp_path) as server:
        ada = Visitor(server.address, "Ada")
        id = ada.create()
        with ada.live(id) as live:
            live.receive()
            code, said = server.end(how)
            assert closes_with(live) == 1012  # the server restarts: come again
        ada.close()
    assert (code, said) == (0, "")


def test_a_port_in_use_is_told_of(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = refused("--port", str(port), "--data-dir", str(tmp_path / "data"))
    reason = "Address already in use; choose another with --port"
    assert said == f"opificio: port {port} of 127.0.0.1 cannot be used: {reason}\n"
    assert not (tmp_path / "data").exists()


def test_a_data_folder_that_cannot_be_written_to_is_told_of(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    said = refused("--port", "0", "--data-dir", str(tmp_path / "file" / "data"))
    assert f"the data folder {tmp_path / 'file' / 'data'} cannot be written to" in said


def test_a_database_that_is_newer_than_the_program_is_told_of(tmp_path: Path) -> None:
    engine = open_database(None, tmp_path)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '2042'"))
    engine.dispose()
    assert "made by a newer version of Opificio" in refused("--port", "0", "--data-dir", str(tmp_path))


def test_a_database_that_does_not_answer_is_told_of(tmp_path: Path) -> None:
    url = "postgresql://opificio:hunter2@127.0.0.1:1/opificio"
    said = refused("--port", "0", "--data-dir", str(tmp_path), "--database-url", url)
    assert "the database cannot be used" in said
    assert "hunter2" not in said


def test_a_host_or_port_that_is_none_is_told_of(tmp_path: Path) -> None:
    assert "there is no port 99999" in refused("--port", "99999", "--data-dir", str(tmp_path))
    assert "no address 'nowhere.invalid'" in refused("--host", "nowhere.invalid", "--data-dir", str(tmp_path))


def test_after_kill_9_in_the_middle_of_a_game_no_line_is_lost_or_doubled(tmp_path: Path) -> None:
    luck = Generator("kill")
    cookies = httpx.Cookies()
    heard: dict[int, Json] = {}
    id = ""
    for kills in (0, 1, 2):
        with served(tmp_path / "data") as server:
            ada = Visitor(server.address)
            ada.http.cookies = cookies
            id = id or ada.create({"kind": "me", "name": "Ada"}, *[{"kind": "bot", "bot": "greedy"}] * 2)
            cookies = ada.http.cookies
            with ada.live(id) as live:
                assert live.receive()["seats"][0]["yours"]
                log: list[Json] = ada.get(f"/api/tables/{id}/log")
                assert [line["number"] for line in log] == list(range(1, len(log) + 1))
                assert all(log[number - 1] == line for number, line in heard.items())  # told, so stored
                live.play_on(luck, 7)
                heard |= {line["number"]: line for message in live.messages for line in lines(message)}
                if kills < 2:
                    live.play(live.wait_for_turn()[-1]["move"])  # perhaps it is stored, perhaps not
                    server.end(signal.SIGKILL)
                else:
                    live.play_on(luck)
                    (tmp_path / "game.opi").write_text(ada.http.get(f"/api/tables/{id}/record").text, "utf-8")
            ada.close()
    assert len(heard) > 30
    assert opificio.read(tmp_path / "game.opi").scores is not None


def lines(message: Json) -> list[Json]:
    """What a message adds to the log."""
    told: list[Json] = message.get("lines") or message["log"]
    return told


def test_bots_end_with_the_server_that_was_killed(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ada = Visitor(server.address)
        with ada.live(ada.create()) as live:
            live.play_on(Generator("orphans"), 2)
            children = _children(server.process.pid)
            assert children
            server.end(signal.SIGKILL)
        ada.close()
    for _ in range(600):
        if not any(_is_running(child) for child in children):
            return
        select.select([], [], [], 0.05)
    raise AssertionError("a bot's process has outlived its server")


def _children(pid: int) -> list[int]:
    tasks = Path(f"/proc/{pid}/task")
    return [int(child) for task in tasks.iterdir() for child in (task / "children").read_text().split()]


def _is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return "State:\tZ" not in Path(f"/proc/{pid}/status").read_text()
