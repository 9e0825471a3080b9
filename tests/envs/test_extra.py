"""Without the libraries, whoever imports an adapter is told how to get them."""

from __future__ import annotations

import subprocess
import sys

import pytest

MISSING = [
    ("opificio.envs.arrays", "numpy"),
    ("opificio.envs.arrays", "librt"),
    ("opificio.envs.vector", "numpy"),
    ("opificio.envs.pettingzoo", "pettingzoo"),
    ("opificio.envs.gymnasium", "gymnasium"),
    ("opificio.envs.openspiel", "pyspiel"),
    ("opificio.envs.openspiel_bot", "open_spiel"),
]


@pytest.mark.parametrize(("module", "library"), MISSING)
def test_a_missing_library_is_named_with_the_extra_that_brings_it(module: str, library: str) -> None:
    program = f"import sys; sys.modules[{library!r}] = None; import {module}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == (
        f"opificio.envs.extra.MissingExtra: {library} is not installed; "
        "it comes with: pip install 'opificio[envs]'"
    )


def test_the_columns_need_no_numpy() -> None:
    program = (
        "import sys; sys.modules['numpy'] = None; import opificio;"
        "from opificio.envs.observations.registry import make_encoder;"
        "print(len(make_encoder(opificio.game('industry'), 3).names))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, encoding="utf-8", check=True)
    assert done.stdout == "612\n"
