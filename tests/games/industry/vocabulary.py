"""What has to be put into words in Industry."""

from __future__ import annotations

from opificio.core.state import State
from opificio.games.industry.components import BONUS_KINDS, ERAS, KINDS, LINK, NETWORKS, RESOURCES, ROAD
from opificio.games.industry.state import QUESTIONS
from tests.games.vocabulary import Vocabulary
from tests.rules.industry.table import table
from tests.rules.playing import ONE


def rare() -> list[tuple[State, str]]:
    """On the standard board the second resource can be bought wherever the first may take the "?" joker."""
    wild_for_stone = table("supply", owned={ONE: "H1"}, site="H1", jokers={ONE: "B1 C1"})
    return [(wild_for_stone, "supply stone ?")]


INDUSTRY = Vocabulary(
    questions=QUESTIONS,
    things={
        "resources": RESOURCES,
        "kinds": KINDS,
        "bonuses": BONUS_KINDS,
        "networks": NETWORKS,
        "joins": [ROAD, LINK],
        "eras": [str(era + 1) for era in range(ERAS)],
    },
    glossary=("resources", "bonuses", "networks", "joins", "kinds"),
    told_by_facts=("draw ", "first", "supply", "subsidy"),
    english={"wood", "works"},
    letter="I",
    sections=6,
    rulings=15,
    figures=["I1.2", "I2.3", "I3.4", "I4.5", "I5.1", "I6.2", "I6.3"],
    rare=rare,
)
