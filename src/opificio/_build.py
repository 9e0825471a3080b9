"""Which build runs: the compiled engine, or its own source files.

The engine is compiled at install, and its extension modules lie beside the source files they were made from.
Python prefers the former. `OPIFICIO_PURE=1` turns that round, so that one install can run both ways: to debug
a rule, to measure, to prove that both play the same games. This module is therefore never compiled itself.
"""

import importlib
import os
import sys
from collections.abc import Sequence
from functools import cache
from importlib.machinery import SOURCE_SUFFIXES, ExtensionFileLoader, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType
from typing import Final

__version__: Final = "0.1.0"
"""The one place where the version is written; packaging and `opificio --version` read it here."""

SWITCH: Final = "OPIFICIO_PURE"
"""The environment variable: do not compile (for `setup.py`), do not load what was compiled (here)."""


def source_is_asked() -> bool:
    """Any value but none and `0` asks for the source files."""
    return os.environ.get(SWITCH, "") not in ("", "0")


def prefer_source_if_asked() -> None:
    """Run interpreted from here on, if the environment says so; call it before the engine is imported."""
    if source_is_asked() and not any(isinstance(finder, SourceOnly) for finder in sys.meta_path):
        sys.meta_path.insert(0, SourceOnly())


def is_compiled() -> bool:
    """Whether the engine in this process is the compiled one."""
    state = importlib.import_module("opificio.core.state")
    return state.__spec__ is not None and isinstance(state.__spec__.loader, ExtensionFileLoader)


class SourceOnly:
    """Finds the modules of this package among source files and nothing else.

    The library that the compiled modules share is loaded only by them, so it stays out with them.
    """

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Answer for `opificio.*`; leave every other name to the finders after this one."""
        if path is None or not fullname.startswith("opificio."):
            return None
        for folder in path:
            spec = _sources_in(folder).find_spec(fullname, target)
            if spec is not None:
                return spec
        return None


@cache
def _sources_in(folder: str) -> FileFinder:
    return FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
