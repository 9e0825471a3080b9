"""What has to be put into words in Spyrium."""

from __future__ import annotations

from opificio.core.state import State
from opificio.games.spyrium.components import EFFECTS, KINDS, PERIODS, SYMBOLS, TECHNIQUES, TOKEN_USES
from opificio.games.spyrium.notation import BONUSES, PHASES
from opificio.games.spyrium.state import QUESTIONS
from opificio.rulesbook import rules_book
from tests.games.vocabulary import Vocabulary
from tests.rules.playing import ONE, play
from tests.rules.spyrium.table import table
from tests.rules.spyrium.test_refusals import REFUSALS


def rare() -> list[tuple[State, str]]:
    """Every refusal, as the tests of the rules bring it about; a token that Commerce keeps."""
    commerce = table(market="b2 miner 2 3", gaps={"b2-c2": "1"}, techniques={ONE: "commerce"})
    return [
        *[(each.state, each.move) for each in REFUSALS],
        (play(commerce, "activate b2 via b2-c2"), "token 2"),
    ]


SPYRIUM = Vocabulary(
    questions=QUESTIONS,
    things={
        "kinds": KINDS,
        "symbols": SYMBOLS,
        "tokens": TOKEN_USES[1:],
        "effects": EFFECTS[1:],
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
    sections=12,
    rulings=22,
    figures=rules_book("spyrium").ids(),
    rare=rare,
)
