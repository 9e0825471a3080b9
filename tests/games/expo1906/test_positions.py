"""Positions of Expo 1906 as data and as text."""

from __future__ import annotations

import json

import pytest

from opificio.games.expo1906.state import Expo
from tests.games.expo1906 import impossible
from tests.rules.expo1906.labs import CELLOPHANE, technology
from tests.rules.expo1906.table import SECOND_TURN, field, table
from tests.rules.playing import ONE, TWO, play

STATES = {
    name: state for name, state in vars(impossible).items() if name.isupper() and isinstance(state, Expo)
}


@pytest.mark.parametrize("state", STATES.values(), ids=STATES)
def test_a_position_comes_back_as_it_was(state: Expo) -> None:
    loaded = state.the_game().load(json.loads(json.dumps(state.dump())))
    assert loaded == state
    assert (loaded.occupied, loaded.improved) == (state.occupied, state.improved)
    assert (loaded.waiting, loaded.ghosts) == (state.waiting, state.ghosts)
    assert loaded.legal() == state.legal()


def test_a_card_stays_improved_while_its_technology_is_lifted() -> None:
    state = table(played=SECOND_TURN, labs={ONE: technology("improved_journal")})
    lifted = play(state, "play meeting", "meet reposition", "lift a2")
    assert field(lifted, "labs")[ONE] == []
    assert lifted.the_game().load(lifted.dump()).improved == lifted.improved == state.improved


def test_the_text_of_a_position_says_what_is_on_the_table() -> None:
    state = table(
        TWO,
        money=(7, 2),
        played={ONE: "station"},
        station="steel-manual, copper-steam",
        academy="telephone, cruise_ship",
        labs={ONE: CELLOPHANE},
        tiles={TWO: "celluloid, riveting"},
        patents={"steel": "4 1 ghost", "copper": "10 2"},
        chits={"copper": "metro"},
    )
    assert str(state) == (
        "round 2, card asked of 2\n"
        "station steel-manual, copper-steam\n"
        "academy L telephone, T -, S -, I -, square cruise_ship\n"
        "technologies combustion_engines, batteries, apprenticeships, electroplating, wire_drawing,"
        " machine_tools, metallurgy, improved_station, improved_academy, improved_laboratory,"
        " improved_journal, improved_skyscraper\n"
        "jury 2 steam, 1 electricity\n"
        "patents steel 4 1 ghost led by 1; copper 10 2 led by 2 [metro]\n"
        "1: $7, 3 VP, hand academy laboratory journal skyscraper meeting, tiles -,"
        " lab automated-electricity d5 270, empirical-copper b4 0, steam-scientific d3 90,"
        " cellophane c4 0 complete, scraps b1 f2 c3 a5 e6\n"
        "2: $2, 0 VP, hand station academy laboratory journal skyscraper meeting,"
        " tiles celluloid, riveting, lab -, scraps b1 f2 c3 a5 e6"
    )


def test_the_text_says_what_is_under_way() -> None:
    state = play(table(tiles={ONE: "telephone"}), "play laboratory", "lay telephone")
    assert str(state).splitlines()[0] == "round 2, put asked of 1 (laboratory, 3 left), telephone in hand"
    alone = table(money=(6,), played={ONE: "station"}, deck="academy journal")
    assert "ghost deck journal, 9 cards left" in str(alone).splitlines()
