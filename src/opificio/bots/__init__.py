"""Bots: they see what a player sees and answer through the same gate."""

from opificio.bots.bot import Bot, UnknownBot
from opificio.bots.reasons import reason_for, why
from opificio.bots.registry import NAMES, THINKING, is_bot, make
from opificio.bots.thinker import Reason

__all__ = ["NAMES", "THINKING", "Bot", "Reason", "UnknownBot", "is_bot", "make", "reason_for", "why"]
