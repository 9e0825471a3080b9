"""Tree search for several players and chance: everyone does what is best for himself.

Where somebody decides, all answers are judged at once, and the tree grows where the one who decides expects
most (PUCT, the judgement being the prior). Where something is drawn, a few outcomes stand for all, the more
the oftener the draw is come by. Nothing is played out: the judge speaks where the tree ends.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from opificio.core.move import Move
from opificio.core.state import CHANCE, State
from opificio.luck.dealer import Dealer
from opificio.search.judge import Judge, utility


class Habits:
    """How a search goes about its work; found by matches."""

    def __init__(
        self,
        explore: float = 3.0,
        sharpness: float = 1.8,
        outcomes: float = 0.5,
        most_nodes: int = 50_000,
    ) -> None:
        self.explore: Final = explore  # points
        self.sharpness: Final = sharpness  # how much likelier beforehand what is judged better by a stake
        self.outcomes: Final = outcomes  # of a draw: this power of the number of visits
        self.most_nodes: Final = most_nodes  # half a gigabyte at the worst: then a search has thought enough


class Node:
    """A position that the search has come to."""

    def __init__(self, state: State, values: list[float]) -> None:
        self.state: Final = state
        self.visits = 0
        self.totals: Final = [0.0] * len(values)
        self.judged: Final = values  # what the judge said, before anything was searched
        self.moves: list[Move[State]] = []
        self.priors: list[float] = []
        self.expected: list[list[float]] = []  # what the judge said of each answer
        self.children: list[Node | None] = []

    def mean(self, seat: int) -> float:
        """What the seat may expect here, by all that was seen."""
        values = self.totals if self.visits else self.judged
        return utility(values, seat) / max(1, self.visits)


class Search:
    """A tree that grows as long as it is asked to."""

    def __init__(self, judge: Judge, state: State, seed: str, habits: Habits) -> None:
        self.judge: Final = judge
        self.habits: Final = habits
        self.sharpness: Final = habits.sharpness / judge.stake
        self.dealer: Final = Dealer(seed)  # imagination has luck of its own
        self.root = self._node(state.copy())
        self.nodes = 1

    def run(self, simulations: int) -> None:
        """Think on. Between two calls the search may be left at any time."""
        for _ in range(simulations):
            if self.is_full():
                return
            self._simulate()

    def is_full(self) -> bool:
        """Whether the tree has no room to grow."""
        return self.nodes >= self.habits.most_nodes

    def move_to(self, state: State) -> None:
        """Go on from a later position, with what is known of it."""
        found = self._find(self.root, state, 3)
        self.root = self._node(state.copy()) if found is None else found
        self.nodes = _size(self.root)

    def visits(self) -> list[int]:
        """How often each answer at the root was tried, in the order of `moves`."""
        return [0 if child is None else child.visits for child in self.root.children]

    def lead(self) -> int:
        """How many more visits than any other the answer has that was tried most often."""
        most = second = 0
        for visits in self.visits():
            if visits > most:
                most, second = visits, most
            elif visits > second:
                second = visits
        return most - second

    def moves(self) -> list[Move[State]]:
        """The answers at the root, the best first as the judge saw them at once."""
        return self.root.moves

    def best(self) -> int:
        """The answer tried most often; among equals the one that promises most."""
        if not self.root.moves:
            self._expand(self.root)
        best, most = 0, (-1, 0.0)
        for at in range(len(self.root.moves)):
            rank = (self._visits(at), utility(self.values(at), self.root.state.to_move))
            if rank > most:
                best, most = at, rank
        return best

    def values(self, at: int) -> list[float]:
        """What an answer leads to: shares of the win by seat, then points."""
        child = self.root.children[at]
        if child is None or not child.visits:
            return self.root.expected[at]
        return [total / child.visits for total in child.totals]

    def _visits(self, at: int) -> int:
        child = self.root.children[at]
        return 0 if child is None else child.visits

    # One simulation

    def _simulate(self) -> None:
        node = self.root
        path = [node]
        while node.children or node.state.to_move == CHANCE:
            node = self._outcome(node) if node.state.to_move == CHANCE else self._answer(node)
            path.append(node)
            if not node.visits and node.state.to_move == CHANCE:
                break  # draws to come are judged as they stand, before one of them is made
        values = self._leaf_values(node)
        for passed in path:
            passed.visits += 1
            for at in range(len(values)):
                passed.totals[at] += values[at]

    def _leaf_values(self, node: Node) -> list[float]:
        """What is expected at the end of the tree: of the best answer, where somebody decides."""
        if node.state.to_move < 0:
            return node.judged
        self._expand(node)
        return node.expected[0]

    def _expand(self, node: Node) -> None:
        """Judge all answers, and put the best first."""
        seat = node.state.to_move
        judged: list[tuple[float, int, Move[State], list[float]]] = []
        for move in node.state.legal():
            values = self.judge.values(_after(node.state, move))
            judged.append((-utility(values, seat), move.id, move, values))
        judged.sort(key=_rank)
        best = judged[0][0]
        weights = [exp(self.sharpness * (best - entry[0])) for entry in judged]
        total = 0.0
        for weight in weights:
            total += weight
        node.priors = [weight / total for weight in weights]
        node.moves = [entry[2] for entry in judged]
        node.expected = [entry[3] for entry in judged]
        node.children = [None] * len(judged)

    def _answer(self, node: Node) -> Node:
        """The answer that is worth a further look for whoever decides."""
        seat = node.state.to_move
        curiosity = self.habits.explore * sqrt(float(node.visits))
        best, highest = 0, -1e9
        for at in range(len(node.children)):
            child = node.children[at]
            if child is None:
                value = utility(node.expected[at], seat) + curiosity * node.priors[at]
            else:
                value = child.mean(seat) + curiosity * node.priors[at] / (1 + child.visits)
            if value > highest:
                best, highest = at, value
        found = node.children[best]
        if found is None:
            self.nodes += 1
            found = Node(_after(node.state, node.moves[best]), node.expected[best])
            node.children[best] = found
        return found

    def _outcome(self, node: Node) -> Node:
        """One of the outcomes already imagined, in turn, or a new one if there are few as yet."""
        known = len(node.children)
        if known < 1 + int(float(node.visits) ** self.habits.outcomes):
            self.nodes += 1
            outcome = self._node(self.dealer.settle(node.state))
            node.children.append(outcome)
            return outcome
        fewest = node.children[0]
        for child in node.children:
            assert child is not None
            assert fewest is not None
            if child.visits < fewest.visits:
                fewest = child
        assert fewest is not None
        return fewest

    def _node(self, state: State) -> Node:
        return Node(state, self.judge.values(state))

    def _find(self, node: Node, state: State, depth: int) -> Node | None:
        """The node of a position a few decisions further on."""
        if node.state == state:
            return node
        if depth:
            for child in node.children:
                if child is not None and child.visits > 1:
                    found = self._find(child, state, depth - 1)
                    if found is not None:
                        return found
        return None


def _after(state: State, move: Move[State]) -> State:
    after = state.copy()
    after.step(move)
    return after


def _rank(entry: tuple[float, int, Move[State], list[float]]) -> tuple[float, int]:
    return entry[0], entry[1]


def _size(node: Node) -> int:
    size = 1
    for child in node.children:
        if child is not None:
            size += _size(child)
    return size
