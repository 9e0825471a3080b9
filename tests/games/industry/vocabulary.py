"""What has to be put into words in Industry."""

from __future__ import annotations

from typing import Final

from opificio.games.industry.components import BONUS_KINDS, ERAS, KINDS, LINK, NETWORKS, RESOURCES, ROAD
from opificio.games.industry.state import QUESTIONS
from tests.games.vocabulary import Vocabulary

VOCABULARY: Final = Vocabulary(
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
    sections=[4, 7, 8, 9, 1, 5],
    rulings=15,
    figures=["I1.2", "I2.3", "I3.4", "I4.5", "I5.1", "I6.2", "I6.3"],
)
