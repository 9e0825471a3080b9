"""What has to be put into words in Expo 1906."""

from __future__ import annotations

from typing import Final

from opificio.games.expo1906.components import CARDS, RESOURCES, SHAPES
from opificio.games.expo1906.state import HANDICAPS, OPTIONS, QUESTIONS
from opificio.rulesbook import rules_book
from tests.games.expo1906.editions import BOX
from tests.games.vocabulary import Vocabulary
from tests.rules.expo1906.labs import FOUR, NO_STEAM, technology
from tests.rules.expo1906.table import table
from tests.rules.playing import ONE, play

STEAM = table(labs={ONE: NO_STEAM}, tiles={ONE: "steam-scientific"}, patents={"copper": "5 1"})
FIFTH = table(labs={ONE: FOUR}, tiles={ONE: "copper-steam"})
IMPROVED = table(labs={ONE: technology("improved_journal")})
LAST_LINE = table(
    patents={
        "steel": "9 1",
        "copper": "10 2",
        "manual": "10 2",
        "automated": "10 2",
        "empirical": "10 3",
        "scientific": "10 3",
    }
)

VOCABULARY: Final = Vocabulary(
    questions=QUESTIONS,
    things={
        "resources": RESOURCES,
        "cards": CARDS,
        "shapes": SHAPES,
        "directions": ["up", "down"],
        "amounts": ["none", "pays"],
        "meetings": OPTIONS,
        "handicaps": HANDICAPS,
        "tiles": ["scrap", *[tile.id for tile in BOX.resources]],
    },
    glossary=("resources", "cards", "chits", "handicaps"),
    told_by_facts=("order", "jury", "assign", "draw", "lay", "put", "remove", "lift", "chit"),
    english={"steel", "Typewriter"},
    letter="E",
    sections=[5, 4, 8, 5, 6, 4, 5, 4, 5],
    rulings=35,
    figures=rules_book("expo1906").ids(),
    rare=[
        (play(STEAM, "play laboratory", "lay steam-scientific"), "put d3 90"),  # completed by a leader
        (play(FIFTH, "play laboratory", "lay copper-steam"), "put a1 90"),  # and the game ends
        (play(LAST_LINE, "play journal", "step steel 9"), "done"),  # here too
        (play(IMPROVED, "play laboratory"), "remove a2"),
    ],
)
