"""The server, in a process of its own and with its own data folder, as its users have it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

_ROOT: Final = Path(__file__).parents[2]
_SAYS: Final = "Opificio is at "
_PATIENCE_SECONDS: Final = 30


class Server:
    """A running server. It can be stopped and started again at the same address, with the same tables."""

    def __init__(self, folder: Path) -> None:
        self._folder: Final = folder
        self._start(port=0)

    def _start(self, port: int) -> None:
        command = [sys.executable, "-m", "tests.browser.house", str(self._folder), str(port)]
        self._process = subprocess.Popen(command, cwd=_ROOT, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        assert said.startswith(_SAYS), said
        self.address = said.removeprefix(_SAYS).strip()

    def stop(self) -> None:
        """As Ctrl-C does."""
        self._process.terminate()
        self._process.wait(_PATIENCE_SECONDS)
        assert self._process.stdout is not None
        self._process.stdout.close()

    def kill(self) -> None:
        """As a power cut does."""
        self._process.kill()
        self._process.wait(_PATIENCE_SECONDS)
        assert self._process.stdout is not None
        self._process.stdout.close()

    def start_again(self) -> None:
        """At the same address."""
        self._start(int(self.address.rstrip("/").rpartition(":")[2]))
