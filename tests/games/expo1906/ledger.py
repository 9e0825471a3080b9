"""The ledger of Expo 1906, kept twice: what the facts tell, and what the moves must come to by the rules.

Every tile, project, technology, token, chit, card, scrap and jury tile has its place in it after every step.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from opificio.core.fact import NOBODY, Fact
from opificio.core.state import Json
from tests.games.expo1906.plain import space
from tests.games.expo1906.reckoning import CARDS, DECK, ENERGIES, THE_DECK, Reckoning


class ExpoLedger(Reckoning):
    """What was told; the other book is the reckoning, and both must always agree."""

    def __init__(self, opening: Any) -> None:
        super().__init__(opening)
        self.told = {"money": list(opening["money"]), "points": list(opening["points"])}
        self.led: dict[str, object] = {}  # the leader of each line, as it was told
        tiles = [*self.box.resources, *self.box.projects, *self.box.technologies]
        self.index = {id: at for at, id in enumerate(tiles)}
        self.most_lines = 60 + 10 * (30 + 6 * self.players * 20)

    # What the laws ask

    def enter(self, fact: Fact) -> None:
        if fact.kind == "played":
            verb, *words = fact.what.split()
            getattr(self, f"do_{verb}")(fact.seat, *words)
        else:
            getattr(self, f"_{fact.kind}")(fact)

    def fields(self) -> Json:
        assert self.told == self.reckoned, "the facts tell one thing, the rules another"
        self._check_all_is_there()
        self._check_leaders()
        return {
            **self.told,
            "order": [str(seat + 1) for seat in self.order],
            "round": self.round,
            "card": self.card,
            "better": int(self.better),
            "left": self.left,
            "chosen": sorted(self.chosen, key=["reposition", "money", "patents", *ENERGIES].index),
            **({} if self.drawn else {"held": self.held}),  # a tile to be swapped is both
            "drawn": self.drawn,
            "line": self.line,
            "pile": self._sorted(self.pile),
            "discards": self._sorted(self.discards),
            "station": self._sorted(self.station),
            "unseen": self.unseen,
            "technologies": [id for id in self.box.technologies if id in self.technologies],
            "deck": sorted(self.deck.elements(), key=CARDS.index),
            "deck_top": self.deck_top,
            "aside": self.aside,
            "ender": "-" if self.ender is None else self._role(self.ender),
            "queues": list(self.queues.values()),
            "academy": list(self.academy.values()),
            "jury": list(self.jury.values()),
            "patents": self.office.written(),
            "chits": [self.office.chits.get(line, "-") for line in self.office.lines],
            "hands": self.hands,
            "tops": self.tops,
            "tiles": [self._sorted(tiles) for tiles in self.tiles],
            "labs": [sorted(lab, key=self._place) for lab in self.labs],
            "scraps": [sorted(scraps, key=space) for scraps in self.scraps],
            "cleared": [sorted(cleared, key=space) for cleared in self.cleared],
            "completed": [[id for id in self.box.projects if id in done] for done in self.completed],
        }

    def _role(self, role: int | str) -> str:
        return role if isinstance(role, str) else str(role + 1)

    def _sorted(self, tiles: Counter[str]) -> list[str]:
        return sorted(tiles.elements(), key=self.index.__getitem__)

    def _place(self, piece: str) -> tuple[object, ...]:
        id, at, degrees = piece.split()
        return self.index[id], int(degrees), space(at)

    def _check_all_is_there(self) -> None:
        """Nothing appears or vanishes, and completed is just what has all it needs."""
        everything = self.pile + self.discards + self.station + Counter(self.unseen) + Counter(self.drawn)
        everything.update([*self.technologies, *[id for id in self.academy.values() if id != "-"]])
        everything.update([id for queue in self.queues.values() for id in queue])
        everything.update([self.held] if self.held != "-" else [])
        for seat in range(self.players):
            everything.update(self.tiles[seat])
            everything.update([piece.split()[0] for piece in self.labs[seat]])
            if not (self.lifted and seat == self.seat):
                assert self.completed[seat] == self.box.met(self.labs[seat])
            gone = self.handicaps[seat] if self.round > 1 else 0
            assert len(self.scraps[seat]) + len(self.cleared[seat]) <= 5 - gone
            taken = [each for piece in self.box.lab(self.labs[seat]) for each in piece.spaces]
            assert not {space(cell) for cell in self.scraps[seat]} & set(taken)
        there = {id: each["copies"] for id, each in self.box.resources.items()}
        assert everything == {**there, **dict.fromkeys([*self.box.projects, *self.box.technologies], 1)}
        assert all(0 <= money <= 12 for money in self.told["money"])

    def _check_leaders(self) -> None:
        for line in self.office.lines:
            leads = self.office.leader(line)
            assert leads is None or self.led[line] == leads, f"who leads in {line} was not told"

    # What the facts tell

    def _order(self, fact: Fact) -> None:
        assert self.order[fact.amount - 1] == fact.seat

    def _starts_with(self, fact: Fact) -> None:
        self.told["money"][fact.seat] = fact.amount
        self.reckoned["money"][fact.seat] = 3 + self.order.index(fact.seat)
        self.starter = self.order[0]

    def _pays(self, fact: Fact) -> None:
        self.told["money"][fact.seat] -= fact.amount

    def _earns(self, fact: Fact) -> None:
        self.told["money"][fact.seat] += fact.amount

    def _loses(self, fact: Fact) -> None:
        assert self.told["money"][fact.seat] == 12
        assert fact.amount > 0

    def _completes(self, fact: Fact) -> None:
        assert fact.what in self.completed[fact.seat]
        self.told["points"][fact.seat] += fact.amount

    def _leads(self, fact: Fact) -> None:
        self.told["points"][fact.seat] += fact.amount

    def _removed(self, fact: Fact) -> None:
        assert fact.seat == self.seat

    def _lifted(self, fact: Fact) -> None:
        assert fact.what == self.held

    def _placed(self, fact: Fact) -> None:
        assert any(piece.startswith(f"{fact.what} ") for piece in self.labs[fact.seat])

    def _improves(self, fact: Fact) -> None:
        assert fact.what in self.box.improved(self.labs[fact.seat])

    def _reverts(self, fact: Fact) -> None:
        assert fact.what not in self.box.improved(self.labs[fact.seat])

    def _leader(self, fact: Fact) -> None:
        self.led[fact.what] = fact.seat

    def _ghost_leads(self, fact: Fact) -> None:
        self.led[fact.what] = "ghost"

    def _chit(self, fact: Fact) -> None:
        assert fact.what in self.office.chits.values()

    def _ghost_chit(self, fact: Fact) -> None:
        assert fact.what in self.office.chits.values()

    def _ghost_moves(self, fact: Fact) -> None:
        while self.office.ghosts[self.ghost_moves[0][0]] == 10:
            self.ghost_moves.pop(0)
        line, columns = self.ghost_moves.pop(0)
        assert (line, self.office.move_ghost(line, columns)) == (fact.what, fact.amount)
        if self.office.lacks_chit(line):
            self.line = line

    def _jury(self, fact: Fact) -> None:
        self.energy = fact.what
        self.jury[fact.what] += 1
        assert sum(self.jury.values()) <= 12

    def _put_back(self, fact: Fact) -> None:
        assert fact.what in self.queues[self.box.shape(fact.what)]

    def _shown(self, fact: Fact) -> None:
        shape = self.box.shape(fact.what)
        assert not [id for id in self.unseen if self.box.shape(id) == shape]
        assert self.queues[shape].pop(0) == fact.what
        self.academy[shape] = fact.what

    def _reshuffled(self, fact: Fact) -> None:
        assert not +self.pile
        assert fact.amount == self.discards.total()
        self.pile, self.discards = self.discards, Counter()

    # Rounds and the end

    def _round(self, fact: Fact) -> None:
        assert fact.amount == self.round <= 10
        self.turn = self.starter

    def _round_over(self, fact: Fact) -> None:
        assert fact.amount == self.round
        assert sum(self.jury.values()) == self.round + 2

    def _reorganisation(self, _fact: Fact) -> None:
        assert not self._is_ended()
        self.round += 1
        for shape, id in self.academy.items():
            if id != "-" and self.energy not in self.box.projects[id]["needs"]:
                self.queues[shape].append(id)
                self.academy[shape] = "-"
        self.discards += self.station
        self.station = Counter()
        self.hands = [list(CARDS) for _ in self.hands]
        self.tops = ["-" for _ in self.tops]
        self.deck = Counter(DECK if self.is_solo else [])
        self.deck_top, self.aside = "-", []

    def _ends_rounds(self, fact: Fact) -> None:
        assert (self.round, sum(self.jury.values())) == (10, 12)
        self._end(fact.seat)

    def _ends_patents(self, fact: Fact) -> None:
        assert self.office.is_full()
        self._end(fact.seat)

    def _ends_projects(self, fact: Fact) -> None:
        assert max(len(done) for done in self.completed) >= 5
        self._end(fact.seat)

    def _end(self, seat: int) -> None:
        assert self.ender is None
        assert seat == self.seat or self.deck_top == "meeting"
        self.ender = THE_DECK if seat == NOBODY else seat
        self.turn = self.order[0] if seat == NOBODY else self._last_after(seat)

    def _over(self, fact: Fact) -> None:
        assert fact.seat == NOBODY
        assert self.turn == self.ender or self.ender == THE_DECK

    def _deck_plays(self, fact: Fact) -> None:
        assert fact.what == self.deck_top

    def _aside(self, fact: Fact) -> None:
        assert fact.what == self.aside[-1] == self.tops[0]
