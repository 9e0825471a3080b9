"""What has to be put into words in Spyrium."""

from __future__ import annotations

from typing import Final

from opificio.games.spyrium.components import KINDS, PERIODS, SYMBOLS, TECHNIQUES
from opificio.games.spyrium.notation import BONUSES, PHASES
from opificio.games.spyrium.state import QUESTIONS
from opificio.rulesbook import rules_book
from tests.games.vocabulary import Vocabulary
from tests.rules.playing import ONE, play
from tests.rules.spyrium.table import table

COMMERCE = table(market="b2 miner 2 3", gaps={"b2-c2": "1"}, techniques={ONE: "commerce"})
POOR = table(
    turn=4, market="b2 banker 3", gaps={"b2-c2": "1"}, techniques={ONE: "commerce"}, money=(2, 10, 10)
)

AMOUNTS: Final = [
    "none", "staffs", "spends", "pays", "pays_per_worker", "pays_token", "earns", "gets_spyrium", "scores",
    "recruits", "token_money", "token_spyrium", "token_vp", "residence", "use_again", "place_worker",
]  # fmt: skip

VOCABULARY: Final = Vocabulary(
    questions=QUESTIONS,
    things={
        "kinds": KINDS,
        "symbols": SYMBOLS,
        "amounts": AMOUNTS,
        "phases": PHASES,
        "periods": PERIODS,
        "bonuses": BONUSES,
        "technique_effects": TECHNIQUES,
        "technique_points": TECHNIQUES,
    },
    glossary=("kinds", "symbols", "resources", "buildings", "characters", "techniques", "events"),
    told_by_facts=("first", "draw ", "plot", "replace", "residence move"),
    english={"Workshop", "Palace"},
    letter="S",
    sections=[3, 4, 3, 3, 6, 1, 7, 0, 0, 7, 0, 0],
    rulings=22,
    figures=rules_book("spyrium").ids(),
    rare=[
        (play(COMMERCE, "activate b2 via b2-c2"), "token 2"),  # which Commerce keeps
        (POOR, "activate b2 via b2-c2"),  # which Commerce must pay for
    ],
)
