"""Positions. Outside they behave as values; rules, dealers and searches write on the ones they own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

from opificio.core.fact import NOBODY, Fact
from opificio.core.rule import IllegalMove, Rule

if TYPE_CHECKING:
    from opificio.core.game import Game
    from opificio.core.move import Move

CHANCE: Final = -1  # the actor when something must be drawn
OVER: Final = -2  # `to_move` of a finished game; `actor` says None

Json = dict[str, object]


class State:
    """A position of a game. It holds nothing that the table does not know."""

    def __init__(self, players: int, to_move: int) -> None:
        self.players: Final = players
        self.to_move = to_move  # a seat (0 is the first), CHANCE or OVER
        self.facts: list[Fact] | None = None
        self._answers: list[Move[Self]] | None = None

    # What each game's state says of itself

    def the_game(self) -> Game[Self]:
        """The game, with its edition and its table of moves, that this is a position of."""
        raise NotImplementedError

    def options(self) -> dict[str, int]:
        """What was agreed on before the game, by name."""
        raise NotImplementedError

    def copy(self) -> Self:
        """An independent copy, without listeners."""
        raise NotImplementedError

    def key(self) -> tuple[object, ...]:
        """Everything that makes two positions the same, hashable."""
        raise NotImplementedError

    # What all states share

    @property
    def actor(self) -> int | None:
        """Who must act: a seat, CHANCE, or None when the game is over."""
        return None if self.to_move == OVER else self.to_move

    def legal(self) -> list[Move[Self]]:
        """The moves that may be made now, by ascending id. At a chance position: the possible draws.

        The list is worked out once a position: read it, do not change it.
        """
        answers = self._answers
        if answers is None:
            answers = self.the_game().asked(self)
            self._answers = answers
        return answers

    def weights(self) -> list[int]:
        """At a chance position: how likely each of `legal()` is, relative to the others."""
        return self.the_game().weights(self)

    def breakdown(self) -> list[dict[str, int]]:
        """Points by source, one dict a seat: what each would have if the game ended now."""
        return self.the_game().breakdown(self)

    def scores(self) -> list[int]:
        """Each seat's points if the game ended now."""
        return [sum(points.values()) for points in self.breakdown()]

    def winners(self) -> list[int]:
        """The seats that win (or lead, while the game runs), tie-breaks applied; several share."""
        return self.the_game().winners(self)

    def view(self, seat: int | None = None) -> Json:
        """What this seat (None: a watcher) may see, in ids and notation."""
        assert seat is None or 0 <= seat < self.players, f"there is no seat {seat}"
        return self.the_game().view(self, seat)

    def dump(self) -> Json:
        """The whole position as JSON data; `game.load` reads it back."""
        return self.the_game().dump(self)

    def step(self, move: Move[Self]) -> None:
        """Carry out a legal move on a state one owns, then every answer that has no alternative."""
        self.carry_out(move)
        while self.to_move >= 0:
            answers = self.legal()
            if len(answers) != 1:
                return
            self.carry_out(answers[0])

    def carry_out(self, move: Move[Self]) -> None:
        """Carry out just this move, unchecked: one line of a game file."""
        if self.facts is not None:
            meaning = move.meaning(self)
            self.facts.append(Fact("played", self.to_move, move.id, move.text, NOBODY, meaning))
        self._answers = None
        move.do(self)

    def play(self, move: Move[Self] | str) -> Self:
        """The position after a move, checked. This one stays as it is."""
        after = self.copy()
        after.step(self.checked(move))
        return after

    def checked(self, move: Move[Self] | str) -> Move[Self]:
        """The move, if it is one and no rule forbids it; else NotAMove or IllegalMove."""
        if isinstance(move, str):
            move = self.the_game().parse(move)
        rule = move.why_not(self)
        if rule is not None:
            raise IllegalMove(move.text, rule, move.figures(self, rule), str(self))
        return move

    def why_not(self, text: str) -> Rule | None:
        """The rule that forbids a move now, or None if it may be made."""
        return self.the_game().parse(text).why_not(self)

    def listen(self) -> list[Fact]:
        """From now on, note what happens on this state in the list returned."""
        self.facts = []
        return self.facts

    def note(self, kind: str, seat: int, amount: int = 0, what: str = "", other: int = NOBODY) -> None:
        """Tell whoever listens what happened."""
        if self.facts is not None:
            self.facts.append(Fact(kind, seat, amount, what, other))

    def __str__(self) -> str:
        return self.the_game().position(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())
