"""Opificio plays board games of the industrial age: rules engine, bots, game files.

>>> import opificio
>>> state = opificio.Dealer(1906).settle(opificio.game("industry").start(players=3))
>>> state.actor is not None
True
"""

from opificio._build import __version__, prefer_source_if_asked

prefer_source_if_asked()

from opificio.core.record import BadRecord, Record  # noqa: E402
from opificio.core.rule import BadPosition, BadSetup, IllegalMove, NotAMove, OpificioError, Rule  # noqa: E402
from opificio.core.state import CHANCE, State  # noqa: E402
from opificio.library import game, read  # noqa: E402
from opificio.luck.dealer import Dealer  # noqa: E402

__all__ = [
    "CHANCE",
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "Dealer",
    "IllegalMove",
    "NotAMove",
    "OpificioError",
    "Record",
    "Rule",
    "State",
    "__version__",
    "game",
    "read",
]
