"""What has to be put into words: the rules and facts of Industry, and games in which they all come up."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Final

import opificio.games.industry as industry
from opificio import library
from opificio.core.fact import Fact
from opificio.core.rule import IllegalMove, Rule
from opificio.core.state import CHANCE, OVER, State
from opificio.luck.dealer import Dealer, Generator
from tests.rules.industry.table import ONE, table

GAME: Final = library.game("industry")
NAMES: Final = {  # of players, in letters of their language
    "en": ("Anna", "Bruno", "Chloé", "Daisuke"),
    "it": ("Anna", "Bruno", "Chloé", "Daisuke"),
    "fr": ("Anna", "Bruno", "Chloé", "Daisuke"),
    "ja": ("アンナ", "ブルーノ", "クロエ", "大輔"),
}
_SEEDS: Final = range(4)
_NOTED: Final = re.compile(r'state\.note\(\s*"(\w+)"')


@cache
def rules() -> list[Rule]:
    """Every rule that a refusal may quote."""
    modules = [
        import_module(found.name) for found in walk_packages(industry.__path__, "opificio.games.industry.")
    ]
    found = {id(rule): rule for module in modules for rule in vars(module).values() if isinstance(rule, Rule)}
    return list(found.values())


@cache
def fact_kinds() -> set[str]:
    """Every kind of fact that the rules note."""
    sources = Path(industry.__path__[0]).rglob("*.py")
    return {kind for source in sources for kind in _NOTED.findall(source.read_text("utf-8"))}


class Played:
    """What came up in some games, played by chance: facts and refusals, each once, and every position."""

    def __init__(self) -> None:
        self.facts: Final[dict[str, Fact]] = {}
        self.refusals: Final[dict[str, IllegalMove]] = {}
        self.states: Final[list[State]] = []

    def play(self, seed: int) -> None:
        """One game more, decision by decision: also those that the engine makes in a player's place."""
        state = GAME.start(3 + seed % 2, balanced_draw=seed // 2)
        facts = state.listen()
        dealer, chooser = Dealer(seed), Generator(f"players {seed}")
        while state.to_move != OVER:
            self._look(state)
            legal = state.legal()
            # A subsidy is taken rarely, so that its refusals come up in all eras
            some = [move for move in legal if move.text != "subsidy" or not chooser.below(20)] or legal
            state.carry_out(dealer.draw(state) if state.to_move == CHANCE else some[chooser.below(len(some))])
        self._look(state)
        self.facts.update({str(fact): fact for fact in facts})

    def _look(self, state: State) -> None:
        self.states.append(state.copy())
        for move in GAME.moves:
            rule = move.why_not(state)
            if rule is not None and f"{rule} {move.figures(state, rule)}" not in self.refusals:
                self.refusals[f"{rule} {move.figures(state, rule)}"] = refusal(state, move.text)


def refusal(state: State, move: str) -> IllegalMove:
    """What the door says to a move that is not allowed."""
    try:
        state.checked(move)
    except IllegalMove as error:
        return error
    raise AssertionError(f"{move} is allowed")


@cache
def played() -> Played:
    """The same games for all tests."""
    games = Played()
    for seed in _SEEDS:
        games.play(seed)
    # On the standard board the second resource can be bought wherever the first one may take the "?" joker
    wild_for_stone = table("supply", owned={ONE: "H1"}, site="H1", jokers={ONE: "B1 C1"})
    games.refusals["rest"] = refusal(wild_for_stone, "supply stone ?")
    return games
