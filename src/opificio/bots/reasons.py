"""Why a bot made its move, in a sentence: it is asked again, and tells what it expected."""

from __future__ import annotations

from opificio.bots.registry import make
from opificio.bots.thinker import Reason, Thinker
from opificio.core.state import State
from opificio.speech import Speech


def reason_for(name: str, game: str, seed: str, state: State, made: str) -> Reason | None:
    """What the bot of that name and seed thinks of the move made here; None if it never thinks ahead."""
    bot = make(name, game, seed)
    if not isinstance(bot, Thinker):
        return None
    bot.choose(state)
    return bot.reason(made)


def why(speech: Speech, state: State, name: str, reason: Reason | None) -> str:
    """One sentence of why the bot moved as it did in that position; who plays alone wins against nobody."""
    if reason is None:
        return speech.say(f"why_{name.partition(':')[0]}")
    key = "why" if state.players > 1 else "why_alone"
    return speech.say(
        key if reason.is_best else f"{key}_not",
        share=round(100 * reason.share),
        points=round(reason.points),
        other=speech.move(reason.other, state) if reason.other else "",
        other_share=round(100 * reason.other_share),
        other_points=round(reason.other_points),
    )
