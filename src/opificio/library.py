"""What is read from disk: editions, words, rules pages and game files. The rules themselves read nothing."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from opificio.core import record
from opificio.core.game import Game
from opificio.core.record import BadRecord, Record
from opificio.core.rule import OpificioError
from opificio.core.state import CHANCE, State
from opificio.games import registry
from opificio.luck.dealer import Dealer, commitment

LANGUAGES: Final = ("en", "it", "fr", "ja")


class UnreadableFile(OpificioError):
    """A file that is not there, or is not text."""


class UnknownLanguage(OpificioError):
    """Nobody has written words or rules in that language."""

    def __init__(self, lang: str) -> None:
        super().__init__(f"there is no language {lang!r}; there are: {', '.join(LANGUAGES)}")


def game(name: str, edition: str | Path | None = None) -> Game[State]:
    """The game of that name, with its own edition or with the one in a file."""
    if edition is not None:
        return registry.with_edition(name, read_text(edition), str(edition))
    return _packaged_game(name)


@cache
def _packaged_game(name: str) -> Game[State]:
    return registry.with_edition(name, packaged_text(name, "edition.toml"), f"{name}/edition.toml")


def packaged_text(name: str, *path: str) -> str:
    """A text file from a game's folder."""
    if name not in registry.NAMES:
        raise registry.UnknownGame(name)
    return files(f"opificio.games.{name}").joinpath(*path).read_text("utf-8")


def read_text(path: str | Path) -> str:
    """A user's text file; UnreadableFile says what is wrong with it."""
    try:
        return Path(path).read_text("utf-8")
    except UnicodeDecodeError:
        raise UnreadableFile(f"{path}: this is not a text file in UTF-8") from None
    except OSError as error:
        raise UnreadableFile(f"{path}: {error.strerror or error}") from None
    except ValueError as error:  # a path that no file can have
        raise UnreadableFile(f"{str(path)!r}: {error}") from None


def read(path: str | Path, edition: str | Path | None = None) -> Record:
    """A game file, its form, every line and, where the seed is known, every draw checked."""
    kept = record.parse(read_text(path))
    if kept.game not in registry.NAMES:
        raise kept.wrong("game", str(registry.UnknownGame(kept.game)))
    the_game = game(kept.game, edition)
    kept.replay(the_game)
    check_draws(kept, the_game)
    return kept


def check_draws(kept: Record, the_game: Game[State]) -> None:
    """Once the seed is published: it fits the commitment, and the draws are the ones it gives."""
    if not kept.seed:
        return
    if kept.commitment and commitment(kept.seed) != kept.commitment:
        raise kept.wrong("seed", "the seed does not fit the commitment published before the game")
    dealer = Dealer(kept.seed)
    state = kept.start(the_game)
    for line in kept.lines:
        if line.seat == CHANCE:
            expected = dealer.draw(state)
            if the_game.parse(line.text) is not expected:
                reason = f"the seed gives {expected.text!r} here, the line says {line.text!r}"
                raise BadRecord(line.at, reason)
        record.play_line(the_game, state, line)
