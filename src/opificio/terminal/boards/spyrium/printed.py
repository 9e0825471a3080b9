"""What is printed on the cards of Spyrium, in words."""

from __future__ import annotations

from collections.abc import Sequence

from opificio.games.spyrium import sums
from opificio.games.spyrium.components import BUILDING, SYMBOLS, TECHNIQUE, TECHNIQUES, Ability, Card
from opificio.terminal.boards.labels import Labels


class Printed(Labels):
    """Abilities, symbols and points in the player's language."""

    def named(self, id: str) -> str:
        """A card or an event, as the sentences call it."""
        return self.speech.named(id)

    def money(self, amount: int) -> str:
        """A sum."""
        return self.speech.say("money", n=amount)

    def ability(self, ability: Ability) -> str:
        """What an ability takes and gives."""
        return self.speech.say("ability", takes=sums.printed_cost(ability), gives=self._given(ability))

    def _given(self, ability: Ability) -> dict[str, int]:
        return sums.gain_by_token(ability, sums.UNKNOWN)

    def numbered(self, abilities: Sequence[Ability]) -> list[str]:
        """Several abilities, each with the number that moves call it by."""
        if len(abilities) == 1:
            return [self.ability(abilities[0])]
        return [self.labelled(str(number), self.ability(each)) for number, each in enumerate(abilities, 1)]

    def symbols(self, card: Card) -> list[str]:
        """The symbols of a building."""
        return [self.name("symbols", name) for at, name in enumerate(SYMBOLS) if card.symbols >> at & 1]

    def at_once(self, card: Card) -> list[str]:
        """What a building brings when it is built, or what a character does."""
        if card.at_once is None:
            return []
        if card.kind == BUILDING:
            return [self.labelled(self.label("when_built"), self.speech.sum(self._given(card.at_once)))]
        return [self.ability(card.at_once)]

    def text(self, card: Card) -> list[str]:
        """All that a card does, line by line."""
        if card.kind == TECHNIQUE:
            return [self.name("technique_effects", TECHNIQUES[card.technique])]
        return [*self.at_once(card), *self.numbered(card.abilities)]


def tokens(values: Sequence[int]) -> str:
    """Tokens as they lie on a card."""
    return f"[{' '.join(map(str, values))}]" if values else ""
