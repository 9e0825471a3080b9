"""The things of Expo 1906 in the player's language: in words, and short enough for a space of the lab."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from opificio.games.expo1906.components import CARDS, NO_CARD, RESOURCES, Box
from opificio.games.expo1906.game import ExpoGame
from opificio.games.expo1906.lab import amount
from opificio.games.expo1906.notation import card_names
from opificio.games.expo1906.patents import GHOST
from opificio.speech import Speech
from opificio.terminal.boards.labels import Labels
from opificio.terminal.boards.short import short_forms

MET: Final = "✓"
NOTHING: Final = "–"
GHOST_SIGN: Final = "g"


class Signs(Labels):
    """Names, and two cells for every type of resource."""

    def __init__(self, speech: Speech) -> None:
        super().__init__(speech)
        self.box: Final[Box] = cast("ExpoGame", speech.game).box
        self.resources: Final = [self.name("resources", id) for id in RESOURCES]
        # Of a name of several words the last tells it apart: lavoro manuale, lavoro automatizzato
        self.short: Final = short_forms([name.split()[-1] for name in self.resources])

    def money(self, dollars: int) -> str:
        """A sum."""
        return self.speech.say("money", n=dollars)

    def vp(self, points: int) -> str:
        """Points."""
        return self.speech.say("vp", n=points)

    def in_words(self, amounts: Sequence[int]) -> str:
        """Amounts by type: "2 copper, 1 manual"."""
        told = [
            self.speech.say("amount", n=each, resource=self.resources[resource])
            for resource, each in enumerate(amounts)
            if each
        ]
        return ", ".join(told)

    def in_short(self, amounts: Sequence[int]) -> str:
        """The same in signs: "Co2 Ma1"."""
        return " ".join(f"{self.short[resource]}{each}" for resource, each in enumerate(amounts) if each)

    def tile(self, tile: int) -> str:
        """A tile as sentences call it."""
        return self.speech.named(self.box.tile_ids[tile])

    def tile_in_short(self, tile: int) -> str:
        """A resource tile in signs; what a project needs, or a technology gives, after its name."""
        box = self.box
        if tile < box.first_project:
            resource = box.resources[tile]
            return f"{self.short[resource.two]}2/{self.short[resource.one]}1"
        return f"{self.tile(tile)} {self.in_short(self.amounts_on(tile))}".rstrip()

    def amounts_on(self, tile: int) -> list[int]:
        """What is printed on a project or a technology: what it needs, or gives."""
        box = self.box
        if tile < box.first_technology:
            return box.projects[tile - box.first_project].needs
        return box.technologies[tile - box.first_technology].supplies

    def card(self, card: int) -> str:
        """A card's name, or a dash for none."""
        return NOTHING if card == NO_CARD else self.name("cards", CARDS[card])

    def cards(self, mask: int) -> str:
        """Some cards, or a dash for none."""
        return ", ".join(self.name("cards", id) for id in card_names(mask)) or NOTHING


def unpacked(amounts: int) -> list[int]:
    """Packed amounts, by type."""
    return [amount(amounts, resource) for resource in range(len(RESOURCES))]


def owner_sign(owner: int) -> str:
    """Whose a token is: the number of the seat, or the ghosts' sign."""
    return GHOST_SIGN if owner == GHOST else str(owner + 1)
