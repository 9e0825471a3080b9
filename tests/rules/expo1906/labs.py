"""Labs that several tests look at."""

from __future__ import annotations

from typing import Final

from tests.rules.expo1906.table import Lab, lab

CELLOPHANE: Final = lab(
    ".#....",
    ".....#",
    "..#C..",
    ".APP..",
    "#PPB..",
    "....#.",
    P="cellophane",
    A="empirical-copper 0",
    B="automated-electricity 270",
    C="steam-scientific 90",
)
"""Cellophane with just what it needs: completed."""

NO_STEAM: Final = lab(
    ".#....",
    ".....#",
    "..#...",
    ".APP..",
    "#PPB..",
    "....#.",
    P="cellophane",
    A="empirical-copper 0",
    B="automated-electricity 270",
)
"""The same without its steam."""

TWINS: Final = lab(
    ".#....",
    ".....#",
    "..#e..",
    ".Q.PPf",
    "#QQPPc",
    ".bQd#.",
    P="bessemer_converter",
    Q="synthetic_dye",
    b="manual-steam 90",
    c="steel-automated 270",
    d="manual-empirical 270",
    e="steam-scientific 90",
    f="steel-empirical 270",
)
"""A tile of 2 scientific and 1 copper at c4, turned by 90, completes both projects."""

FOUR: Final = lab(
    ".TTcRi",
    "TTgRRR",
    "aPjSSd",
    "PPhSSb",
    ".PfQQQ",
    "...eQ.",
    P="celluloid",
    Q="light_bulb",
    R="sewing_machine",
    S="transformer",
    T="synthetic_dye",
    a="automated-steam 180",
    b="electricity-steel 180",
    c="manual-steam 270",
    d="automated-steel 270",
    e="empirical-manual 90",
    f="empirical-copper 270",
    g="scientific-steel 270",
    h="copper-empirical 0",
    i="empirical-automated 270",
    j="scientific-copper 90",
)
"""Four completed projects; a tile of 2 copper and 1 steam at a1, turned by 90, completes a fifth."""

CRAMPED: Final = lab(
    "P#QQV.",
    "PPQQV#",
    ".P#.V.",
    "SSSSV.",
    "#TTT..",
    "..T.#.",
    P="cellophane",
    Q="cruise_ship",
    S="laparoscopy",
    T="celluloid",
    V="airship",
)
"""At f3, f4, f5 and e5 there is room for the mirror image of an L, but for no L."""


def technology(id: str) -> Lab:
    """A lab with a technology at a2 and nothing else."""
    return lab(
        ".#....",
        "TT...#",
        "TT#...",
        "......",
        "#.....",
        "....#.",
        T=id,
    )
