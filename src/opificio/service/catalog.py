"""What can be played: games, editions and bots, in the reader's language."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec import structs

from opificio import bots
from opificio.core.game import Game, Option
from opificio.core.state import State
from opificio.service import errors
from opificio.service.editions import Editions, Loaded
from opificio.service.wire import (
    BotInfo,
    EditionInfo,
    GameInfo,
    GameSummary,
    OptionInfo,
)
from opificio.speech import Speech, Words, read_words

_SENTENCES: Final = {
    "about", "asks", "counts", "facts", "join", "moves", "plans", "played", "refusals", "say", "values",
    "waiting",
}  # fmt: skip


def games(editions: Editions, guest: str | None, lang: str) -> list[GameSummary]:
    """All games, with the packaged editions and the reader's own."""
    own = {name: [] if guest is None else editions.own(guest, name) for name in editions.packaged}
    return [_summary(editions, name, own[name], lang) for name in editions.packaged]


def _summary(editions: Editions, name: str, own: list[Loaded], lang: str) -> GameSummary:
    packaged = editions.packaged[name]
    speech = Speech(packaged.game, lang)
    return GameSummary(
        name=name,
        title=title(packaged.game, lang),
        says=speech.thing("about", name),
        fewest_players=packaged.game.fewest_players,
        most_players=packaged.game.most_players,
        options=_options(packaged.game, speech, lang),
        editions=[edition_info(packaged, own=False), *[edition_info(each, own=True) for each in own]],
        bots=_bots(lang),
    )


def game_info(editions: Editions, name: str, hash: str | None, guest: str | None, lang: str) -> GameInfo:
    """One game with one edition."""
    loaded = editions.find(name, hash)
    own = [] if guest is None else editions.own(guest, name)
    return GameInfo(
        **structs.asdict(_summary(editions, name, own, lang)),
        edition=edition_info(loaded, own=loaded in own),
        components=loaded.game.describe(),
        names=names(loaded.game, lang),
    )


@lru_cache(maxsize=64)
def title(game: Game[State], lang: str) -> str:
    """What the game is called."""
    return Speech(game, lang).thing("labels", "title")


def edition_info(loaded: Loaded, *, own: bool) -> EditionInfo:
    """What is told of an edition."""
    game = loaded.game
    return EditionInfo(game.edition, loaded.title, game.edition_hash, own, loaded.ours, loaded.values)


def _options(game: Game[State], speech: Speech, lang: str) -> list[OptionInfo]:
    return [
        OptionInfo(
            option.name,
            speech.thing("options", option.name),
            speech.thing("about", option.name),
            option.default,
            option.lowest,
            option.highest,
            option.fewest_players,
            _value_names(game, option, speech, lang),
        )
        for option in game.options
    ]


def _value_names(game: Game[State], option: Option, speech: Speech, lang: str) -> list[str]:
    """What the values of an option are called, as `[values]` has it: its keys are "name 0" and so on."""
    keys = [f"{option.name} {value}" for value in range(option.lowest, option.highest + 1)]
    words = read_words(game.name, lang)
    known = all(words.matching("values", key) is not None for key in keys)
    return [speech.thing("values", key) for key in keys] if known else []


def _bots(lang: str) -> list[BotInfo]:
    words = errors.words(lang)
    return [BotInfo(name, words["bots"][name], words["about_bots"][name]) for name in bots.NAMES]


def names(game: Game[State], lang: str) -> dict[str, dict[str, str]]:
    """The names of everything, by the sections of the game's words; components go by id in theirs."""
    words = read_words(game.name, lang)
    speech = Speech(game, lang)
    named = {
        section: {key: text for key, text in entries.items() if isinstance(text, str) and "{" not in key}
        for section, entries in words.sections.items()
        if section not in _SENTENCES
    }
    components: dict[str, dict[str, str]] = {}
    for id, section in _sections_of_components(game, words).items():
        components.setdefault(section, {})[id] = speech.thing(section, id)
    return {**named, **components}


def _sections_of_components(game: Game[State], words: Words) -> dict[str, str]:
    """The section that knows each of them. What nobody translated joins the most."""
    components = game.names()
    known = {
        id: section
        for section in reversed(words.figures)
        for id, name in components.items()
        if words.matching(section, name) is not None
    }
    sections = list(known.values())
    most = max(words.figures, key=sections.count)
    return {id: known.get(id, most) for id in components}
