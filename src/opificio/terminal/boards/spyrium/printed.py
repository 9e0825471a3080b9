"""What is printed on the cards of Spyrium, in words."""

from __future__ import annotations

from collections.abc import Sequence

from opificio.games.spyrium.components import (
    BUILDING,
    EFFECTS,
    NO_EFFECT,
    NO_TOKEN,
    PAY_TOKEN,
    SYMBOLS,
    TECHNIQUE,
    TECHNIQUES,
    TOKEN_USES,
    Ability,
    Card,
)
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
        cost = " + ".join(self._costs(ability)) or self.speech.say("free")
        gain = " + ".join(self._gains(ability)) or self.speech.say("nothing")
        return self.speech.say("ability", cost=cost, gain=gain)

    def _costs(self, ability: Ability) -> list[str]:
        amounts = [
            ("workers", ability.workers),
            ("spyrium", ability.pay_spyrium),
            ("money", ability.pay_money),
            ("per_worker", ability.pay_per_worker),
        ]
        costs = [self.speech.say(key, n=amount) for key, amount in amounts if amount]
        return [*costs, self.name("tokens", "pay")] if ability.token == PAY_TOKEN else costs

    def _gains(self, ability: Ability) -> list[str]:
        amounts = [
            ("money", ability.money),
            ("spyrium", ability.spyrium),
            ("vp", ability.points),
            ("workers", ability.recruits),
        ]
        gains = [self.speech.say(key, n=amount) for key, amount in amounts if amount]
        if ability.token not in (NO_TOKEN, PAY_TOKEN):
            gains.append(self.name("tokens", TOKEN_USES[ability.token]))
        if ability.effect != NO_EFFECT:
            gains.append(self.name("effects", EFFECTS[ability.effect]))
        return gains

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
            return [self.labelled(self.label("when_built"), " + ".join(self._gains(card.at_once)))]
        return [self.ability(card.at_once)]

    def text(self, card: Card) -> list[str]:
        """All that a card does, line by line."""
        if card.kind == TECHNIQUE:
            return [self.name("technique_effects", TECHNIQUES[card.technique])]
        return [*self.at_once(card), *self.numbered(card.abilities)]


def tokens(values: Sequence[int]) -> str:
    """Tokens as they lie on a card."""
    return f"[{' '.join(map(str, values))}]" if values else ""
