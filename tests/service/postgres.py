"""A PostgreSQL server of the tests' own: on loopback, in a folder that goes with it."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

NOT_THERE = "PostgreSQL is not installed: storage is tested with SQLite only"


def find_binaries() -> Path | None:
    """The folder with initdb and postgres; Debian keeps them off the path."""
    on_path = shutil.which("initdb")
    if on_path is not None:
        return Path(on_path).parent
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: int(folder.parent.name))
    return next((folder for folder in reversed(found) if (folder / "initdb").exists()), None)


@contextmanager
def server(binaries: Path) -> Iterator[str]:
    """The address of a fresh server, without a database's name at its end."""
    user = "nobody" if os.geteuid() == 0 else None  # PostgreSQL does not run as root
    with tempfile.TemporaryDirectory(prefix="opificio-postgres-") as name:
        folder = Path(name)
        if user is not None:
            shutil.chown(folder, user)
        data = folder / "data"
        options = ["-U", "opificio", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        subprocess.run(
            [binaries / "initdb", "-D", data, *options],
            check=True,
            cwd=folder,
            user=user,
            stdout=subprocess.DEVNULL,
        )
        port = free_port()
        running = subprocess.Popen(
            [binaries / "postgres", "-D", data, "-h", "127.0.0.1", "-p", str(port), "-k", "", "-F"],
            cwd=folder,
            user=user,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            address = f"postgresql://opificio@127.0.0.1:{port}/"
            _wait_for(address, running)
            yield address
        finally:
            running.send_signal(signal.SIGQUIT)  # at once: nothing of it is needed any more
            running.wait(30)


def _wait_for(address: str, running: subprocess.Popen[bytes]) -> None:
    for _ in range(300):
        try:
            psycopg.connect(f"{address}postgres").close()
        except psycopg.OperationalError:
            assert running.poll() is None, "PostgreSQL did not start"
            time.sleep(0.1)
        else:
            return
    raise AssertionError("PostgreSQL does not answer")


def free_port() -> int:
    """A port of loopback that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
