"""Short signs for the things of Industry, made from their names in the player's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len

from opificio.core.game import Game
from opificio.core.state import State
from opificio.games.industry.components import BONUS_KINDS, KINDS, NO_RESOURCE, RESOURCES, WILD_NAME
from opificio.speech import Speech
from opificio.terminal.boards.labels import Labels

WIDEST: Final = 2  # cells of a sign


class Signs(Labels):
    """The words of one language, and one or two letters for those that must fit into a zone."""

    def __init__(self, speech: Speech) -> None:
        super().__init__(speech)
        self.resources: Final = [self.name("resources", name) for name in RESOURCES]
        self.short_resources: Final = [*short_forms(self.resources), WILD_NAME]
        self.bonuses: Final = [self.name("bonuses", name) for name in BONUS_KINDS]
        self.short_bonuses: Final = short_forms(self.bonuses)
        self.kinds: Final = [self.name("kinds", name) for name in KINDS]
        self.short_kinds: Final = initials(self.kinds)

    @property
    def game(self) -> Game[State]:
        """The game that is drawn."""
        return self.speech.game

    def short_needs(self, needs: Sequence[int]) -> str:
        """The resources that a zone requires, in signs."""
        return "".join(self.short_resources[need] for need in needs)

    def short_product(self, resource: int) -> str:
        """The sign of a resource, or nothing."""
        return "" if resource == NO_RESOURCE else self.short_resources[resource]


def short_forms(names: Sequence[str]) -> list[str]:
    """Two cells for each name, no two alike: the first letter and a later one, or one wide character."""
    forms: list[str] = []
    for name in names:
        wide = [sign for sign in name if cell_len(sign) == WIDEST]
        first = name[0].upper()
        pairs = [first + sign.lower() for sign in name[1:] if sign.isalpha()]
        numbered = [f"{first}{number}" for number in range(10)]
        forms.append(next(form for form in [*wide, *pairs, *numbered] if _is_new(form, forms)))
    return forms


def initials(names: Sequence[str]) -> list[str]:
    """One character for each name, no two alike: its first, or else the next one that is free."""
    signs: list[str] = []
    for name in names:
        signs.append(next((sign for sign in name.upper() if sign not in signs), "?"))
    return signs


def _is_new(form: str, forms: Sequence[str]) -> bool:
    return form not in forms and cell_len(form) == WIDEST
