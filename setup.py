"""Compiles the engine; all else about the package is in `pyproject.toml`.

The rooms below become one unit, so that calls between them are plain C calls. Where nothing can be compiled
the same files are installed as they are and run interpreted: slower, and move for move the same games. A type
error in them is never excused that way: it ends the build.
"""

import os
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.errors import BaseError, CompileError

ROOMS = ("core", "games", "luck", "search", "evaluators", "envs/observations")
NEEDS_NO_ENGINE = {"dist_info", "egg_info", "sdist"}
"""Commands that pip runs beside the build itself, for which compiling would be wasted."""


def engine() -> list[Extension]:
    """The compiled modules, or none where they are not wanted or cannot be had."""
    if NEEDS_NO_ENGINE.intersection(sys.argv) or os.environ.get("OPIFICIO_PURE", "") not in ("", "0"):
        return []
    if reason := why_not_compile():
        print(f"opificio: {reason}, installing the interpreted build", file=sys.stderr, flush=True)
        return []
    from mypyc.build import mypycify

    return mypycify(sources(), group_name="opificio", opt_level=os.environ.get("OPIFICIO_OPT_LEVEL", "3"))


def sources() -> list[str]:
    """Every module of the rooms that exist, in a fixed order."""
    return sorted(str(file) for room in ROOMS for file in Path("src/opificio", room).rglob("*.py"))


def why_not_compile() -> str | None:
    """Say what is missing for C, found out before mypyc spends its time."""
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "no Python headers found"
    return None if c_compiler_works() else "no C compiler found"


def c_compiler_works() -> bool:
    """Compile one line: a compiler's name on the path promises nothing."""
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler

    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("int works;\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(probe)], output_dir=folder)
        except (BaseError, CompileError):
            return False
    return True


setup(ext_modules=engine(), options={"build_ext": {"parallel": os.cpu_count()}})
