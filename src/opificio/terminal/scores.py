"""The scores as a table, and who won."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from opificio.core.state import OVER, State
from opificio.speech import Speech
from opificio.terminal.screen import figure, listing, seat_colour


def score_table(state: State, speech: Speech) -> Table:
    """Each seat's points by source, as if the game ended now."""
    title = speech.say("final_scores" if state.to_move == OVER else "scores_now")
    breakdown = state.breakdown()
    table = listing()
    table.title, table.title_justify, table.title_style = title, "left", "bold"
    table.show_footer = True
    table.add_column(speech.say("points_by_source"), footer=speech.say("total"))
    for seat, score in enumerate(state.scores()):
        name = Text(speech.seat(seat), style=seat_colour(seat))
        table.add_column(name, justify="right", footer=Text(figure(score), style="bold"))
    for source in breakdown[0]:
        points = [each[source] for each in breakdown]
        table.add_row(speech.thing("sources", source), *[figure(each) for each in points])
    return table


def result(state: State, speech: Speech) -> str:
    """Who won a finished game, as a sentence; who played alone has beaten nobody."""
    winners = state.winners()
    points = state.scores()[winners[0]]
    verdict = "alone" if state.players == 1 else "wins" if len(winners) == 1 else "share"
    return speech.say(verdict, seats=winners, points=points)
