"""Short signs for the things of Industry, made from their names in the player's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from opificio.core.game import Game
from opificio.core.state import State
from opificio.games.industry.components import BONUS_KINDS, KINDS, NO_RESOURCE, RESOURCES, WILD_NAME
from opificio.speech import Speech
from opificio.terminal.boards.labels import Labels
from opificio.terminal.boards.short import initials, short_forms


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
