"""A playthrough: a whole game to be read, with position, question, answers and facts at every line."""

from __future__ import annotations

import opificio
from opificio.core.fact import NOBODY, Fact
from opificio.core.record import Record, parse, play_line
from opificio.core.state import State
from opificio.games import registry
from tests.games.whole_games import every_game
from tests.snapshots import Snapshots, kept

FILE = "playthrough.txt"
MANY_ANSWERS = 24


def make() -> Snapshots:
    """For each game, one of its kept whole games."""
    return {f"{name}/{FILE}": text(parse(kept(annotated(name)))) for name in registry.NAMES}


def annotated(game: str) -> str:
    """The game file that is annotated: the last one, with the most players and the best bots."""
    return [each.file for each in every_game() if each.game == game][-1]


def text(record: Record) -> str:
    """Every line of the game: how the table looks, what may be answered, what is, and what comes of it."""
    game = opificio.game(record.game)
    state = record.start(game)
    facts = state.listen()
    shown: list[str] = []
    parts = [f"{record.game}: {', '.join(record.names.values())}"]
    for line in record.lines:
        part = [row if row not in shown else "" for row in rows(state)]
        shown = rows(state)
        answers = told_answers([move.text for move in state.legal()])
        play_line(game, state, line)
        part += [
            f"  may: {answers}",
            str(line),
            *[f"  {told(fact)}" for fact in facts if fact.kind != "played"],
        ]
        facts.clear()
        parts.append("\n".join(row for row in part if row))
    return "\n\n".join([*parts, "\n".join([*rows(state), f"  scores: {state.scores()}"])]) + "\n"


def told_answers(texts: list[str]) -> str:
    """What may be answered; of many answers the first, and their number."""
    if len(texts) <= MANY_ANSWERS:
        return ", ".join(texts)
    return f"{', '.join(texts[:5])} … ({len(texts)} in all)"


def rows(state: State) -> list[str]:
    """The position; in a playthrough only those of its lines are repeated that have changed."""
    return [f"  | {row}" for row in str(state).splitlines()]


def told(fact: Fact) -> str:
    """A fact in a line."""
    amount = str(fact.amount) if fact.amount else ""
    seat = f"seat {fact.seat + 1}" if fact.seat != NOBODY else ""
    other = f"to seat {fact.other + 1}" if fact.other != NOBODY else ""
    return "- " + " ".join(part for part in (fact.kind, seat, amount, fact.what, other) if part)
