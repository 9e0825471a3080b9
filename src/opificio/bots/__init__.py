"""Bots: they see what a player sees and answer through the same gate."""

from opificio.bots.bot import Bot, UnknownBot
from opificio.bots.registry import NAMES, make

__all__ = ["NAMES", "Bot", "UnknownBot", "make"]
