"""Games drawn with characters: every game at every moment, in every language, as wide as there is room."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

import opificio
from opificio.arena.match import play_match
from opificio.core.state import State
from opificio.games import registry
from opificio.library import LANGUAGES
from opificio.speech import Speech
from opificio.terminal.boards import DRAWINGS, drawing
from tests.terminal.drawn import lines

NAMES = ["Ada", "Blaise", "Carl", "Dora", "Emmy"]


def some_positions(game: str, apart: int = 40) -> list[State]:
    """Positions of a game played by chance, so many lines apart, and the last one."""
    the_game = opificio.game(game)
    record = play_match(the_game, ["random"] * min(the_game.most_players, len(NAMES)), "board").record
    state, found = record.start(the_game), []
    for number, line in enumerate(record.lines):
        if number % apart == 0:
            found.append(state.copy())
        state.carry_out(the_game.parse(line.text))
    return [*found, state]


def test_every_game_has_a_drawing() -> None:
    assert list(DRAWINGS) == registry.NAMES


@pytest.mark.parametrize("game", DRAWINGS)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100])
def test_everything_fits_the_width_in_every_language(game: str, lang: str, width: int) -> None:
    the_game = opificio.game(game)
    drawn = drawing(Speech(the_game, lang, NAMES))
    positions = some_positions(game)
    shown = [drawn.legend()]
    for state in positions:
        shown += [drawn.board(state, width), drawn.status(state)]
    shown += [drawn.component(positions[-2], id) for id in the_game.names()]
    for part in shown:
        for line in lines(part, width):
            assert cell_len(line) <= width
            assert "…" not in line  # nothing was cut off


@pytest.mark.parametrize("game", DRAWINGS)
def test_every_position_of_a_game_can_be_drawn(game: str) -> None:
    drawn = drawing(Speech(opificio.game(game), "en", NAMES))
    scenes = set()
    for state in some_positions(game, apart=7):
        scenes.add(drawn.scene(state))
        shown = "\n".join([*lines(drawn.board(state, 100)), *lines(drawn.status(state))])
        assert all(name in shown for name in NAMES[: state.players])
    assert len(scenes) > 10  # the board is shown again and again
