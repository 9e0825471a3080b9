"""The words that a drawing needs, whatever the game."""

from __future__ import annotations

from typing import Final

from opificio.speech import Speech


class Labels:
    """Names and labels in the player's language."""

    def __init__(self, speech: Speech) -> None:
        self.speech: Final = speech

    def name(self, section: str, key: str) -> str:
        """The name of a thing."""
        return self.speech.thing(section, key)

    def label(self, key: str) -> str:
        """What stands beside a figure."""
        return self.speech.thing("labels", key)

    def labelled(self, name: str, value: object) -> str:
        """A name and its value, with the sign between them that the language wants."""
        return self.speech.say("labelled", name=name, value=value)
