"""What has to be put into words: the rules and facts of every game, and games in which they all come up."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Final

import opificio
from opificio.core.fact import Fact
from opificio.core.game import Game
from opificio.core.rule import IllegalMove, Rule
from opificio.core.state import State
from opificio.games import registry
from tests.games.registry import KITS
from tests.laws.tables import Table, every_table, steps

GAMES: Final = registry.NAMES
VOCABULARIES: Final = {game: kit.vocabulary for game, kit in KITS.items()}
NAMES: Final = {  # of players, in letters of their language
    "en": ("Anna", "Bruno", "Chloé", "Daisuke", "Elena"),
    "it": ("Anna", "Bruno", "Chloé", "Daisuke", "Elena"),
    "fr": ("Anna", "Bruno", "Chloé", "Daisuke", "Elena"),
    "ja": ("アンナ", "ブルーノ", "クロエ", "大輔", "エレナ"),
}
_TABLES: Final = 24  # of each game
_NOTED: Final = re.compile(r'state\.note\(\s*"(\w+)"')


@cache
def rules(game: str) -> list[Rule]:
    """Every rule of a game that a refusal may quote."""
    package = import_module(f"opificio.games.{game}")
    modules = [import_module(found.name) for found in walk_packages(package.__path__, f"{package.__name__}.")]
    found = {id(rule): rule for module in modules for rule in vars(module).values() if isinstance(rule, Rule)}
    return list(found.values())


@cache
def fact_kinds(game: str) -> set[str]:
    """Every kind of fact that the rules of a game note."""
    sources = Path(import_module(f"opificio.games.{game}").__path__[0]).rglob("*.py")
    return {kind for source in sources for kind in _NOTED.findall(source.read_text("utf-8"))}


class Played:
    """What came up in some games, played by chance: facts and refusals, each once, and every position."""

    def __init__(self, game: Game[State]) -> None:
        self.game: Final = game
        self.facts: Final[dict[str, Fact]] = {}
        self.refusals: Final[dict[tuple[str, str], IllegalMove]] = {}  # by key and sentence
        self.states: Final[list[State]] = []

    def play(self, table: Table) -> None:
        """One game more, decision by decision: also those that the engine makes in a player's place."""
        self._look(table.start())
        for step in steps(table):
            self._hear(step.facts)
            state = step.before.copy()
            for move in step.played():
                state.carry_out(move)
                self._look(state)

    def try_out(self, state: State, move: str) -> None:
        """One position more, and what comes of a move there."""
        self.states.append(state)
        if state.why_not(move) is not None:
            self._refuse(refusal(state, move))
            return
        after = state.copy()
        facts = after.listen()
        after.step(after.checked(move))
        self._hear(facts)

    def _look(self, state: State) -> None:
        self.states.append(state.copy())
        for move in self.game.moves:
            rule = move.why_not(state)
            if rule is None or (rule.key, rule.sentence) in self.refusals:
                continue  # allowed, or refused without figures, always in the same words
            if (rule.key, rule.sentence.format(**move.figures(state, rule))) not in self.refusals:
                self._refuse(refusal(state, move.text))

    def _hear(self, facts: list[Fact]) -> None:
        self.facts.update({str(fact): fact for fact in facts})

    def _refuse(self, error: IllegalMove) -> None:
        self.refusals[error.rule.key, error.reason] = error


def refusal(state: State, move: str) -> IllegalMove:
    """What the door says to a move that is not allowed."""
    try:
        state.checked(move)
    except IllegalMove as error:
        return error
    raise AssertionError(f"{move} is allowed")


@cache
def played(game: str) -> Played:
    """The same games for all tests."""
    games = Played(opificio.game(game))
    for table in every_table(_TABLES):
        if table.game == game:
            games.play(table)
    for refused in KITS[game].refusals:
        games.try_out(refused.state, refused.move)
    for state, move in VOCABULARIES[game].rare:
        games.try_out(state, move)
    return games
