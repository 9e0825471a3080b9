"""Expo 1906 by a plain reading of the rules and of the edition's text, which shares no code with the engine.

Only what is drawn and what happens by itself is told from outside: see `ledger`.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from opificio.core.fact import NOBODY
from opificio.library import packaged_text
from tests.games.expo1906.plain import Office, Tiles

CARDS = ["station", "academy", "laboratory", "journal", "skyscraper", "meeting"]
SHAPES = ["L", "T", "S", "I", "square"]
ENERGIES = ["steam", "electricity"]
DECK = [*CARDS[:5], *CARDS[:5], "meeting"]
PRICES = {False: [1, 2, 3], True: [1, 1, 2]}
NUMBERS = {"second": 1, "third": 2}
THE_DECK = "deck"


class Reckoning:
    """Where everything is, whose turn it is, and what each move comes to."""

    def __init__(self, opening: Any) -> None:
        self.box = Tiles(packaged_text("expo1906", "edition.toml"))
        self.players: int = opening["players"]
        self.handicaps: list[int] = opening["handicaps"]
        self.is_solo = self.players == 1
        self.order: list[int] = [0] if self.is_solo else []
        self.round = 1
        self.reckoned = {"money": list(opening["money"]), "points": list(opening["points"])}
        # Piles and boards
        self.pile = Counter({id: each["copies"] for id, each in self.box.resources.items()})
        self.discards: Counter[str] = Counter()
        self.station: Counter[str] = Counter()
        self.unseen = list(self.box.projects)
        self.queues: dict[str, list[str]] = {shape: [] for shape in SHAPES}
        self.academy = dict.fromkeys(SHAPES, "-")
        self.technologies = set(self.box.technologies)
        self.jury = dict.fromkeys(ENERGIES, 0)
        self.energy = ""  # of the jury tile placed last
        self.office = Office(self.box, self.players)
        self.deck = Counter(DECK if self.is_solo else [])
        self.deck_top, self.aside = "-", list[str]()
        # The seats
        seats = range(self.players)
        self.hands = [list(CARDS) for _ in seats]
        self.tops = ["-" for _ in seats]
        self.tiles: list[Counter[str]] = [Counter() for _ in seats]
        self.labs: list[list[str]] = [[] for _ in seats]
        self.scraps = [list(self.box.scraps) for _ in seats]
        self.cleared: list[set[str]] = [set() for _ in seats]
        self.completed: list[set[str]] = [set() for _ in seats]
        # Whose turn it is, and the action under way
        self.starter: int | str = THE_DECK if self.is_solo else NOBODY
        self.turn: int | str = NOBODY
        self.ender: int | str | None = None
        self.seat, self.card, self.better, self.left = NOBODY, "-", False, 0
        self.chosen: list[str] = []
        self.option, self.held, self.lifted = "-", "-", False
        self.line = "-"  # that waits for its chit
        self.drawn: list[str] = []
        self.ghost_moves: list[tuple[str, int]] = []

    # Whose turn it is, and whether the game has ended

    def _left_of(self, seat: int) -> int:
        return self.order[(self.order.index(seat) + 1) % self.players]

    def _last_after(self, seat: int) -> int:
        """Who has the next last action; the ender himself if nobody has."""
        for _ in self.order:
            seat = self._left_of(seat)
            if seat == self.ender or set(self.hands[seat]) - {"meeting"}:
                break
        return seat

    def _is_ended(self) -> bool:
        over = self.round == 10 and sum(self.jury.values()) == 12
        return over or self.office.is_full() or any(len(done) >= 5 for done in self.completed)

    # Draws

    def do_order(self, _seat: int, number: str) -> None:
        self.order.append(int(number) - 1)
        if len(self.order) == self.players - 1:
            self.order += [seat for seat in range(self.players) if seat not in self.order]

    def do_show(self, _seat: int, id: str) -> None:
        self.unseen.remove(id)
        assert self.academy[self.box.shape(id)] == "-"
        self.academy[self.box.shape(id)] = id

    def do_deal(self, _seat: int, id: str) -> None:
        self._draw(id)
        self.station[id] += 1
        assert self.station.total() <= 3 * self.players

    def do_give(self, _seat: int, id: str) -> None:
        self._draw(id)
        self.drawn.append(id)

    def _draw(self, id: str) -> None:
        self.pile[id] -= 1
        assert self.pile[id] >= 0

    def do_jury(self, _seat: int, _energy: str) -> None:
        """The fact tells which."""

    def do_ghosts(self, _seat: int, id: str) -> None:
        self._draw(id)
        self.drawn.append(id)
        due = 3 if self.is_solo else 2
        if len(self.drawn) == due or not (+self.pile or +self.discards):
            for tile in self.drawn:
                two, one = tile.split("-")
                self.ghost_moves += [
                    (line, many) for line, many in ((two, 2), (one, 1)) if line not in ENERGIES
                ]
            self.discards.update(self.drawn)
            self.drawn = []

    def do_assign(self, _seat: int, chit: str) -> None:
        self._put_chit(chit)

    def do_draw(self, _seat: int, card: str) -> None:
        assert self.is_solo
        assert self.turn == THE_DECK
        self.deck[card] -= 1
        assert self.deck[card] >= 0
        if card == self.tops[0]:
            self.aside.append(card)
            return
        assert card != "meeting" or self.deck_top != "-"
        self.deck_top, self.turn = card, 0
        if card == "meeting":
            self.starter, self.seat = 0, NOBODY

    # Cards

    def do_play(self, seat: int, card: str) -> None:
        assert seat == self.turn
        right = self.deck_top if self.is_solo else self.tops[self.order[self.order.index(seat) - 1]]
        if self.ender is None:
            assert not self._is_ended()
            assert card != right
            assert card != "meeting" or self.tops[seat] != "-"
        else:
            assert card != "meeting"
        self.hands[seat].remove(card)
        self.tops[seat] = card
        self.seat, self.card, self.better = seat, card, card in self.box.improved(self.labs[seat])
        steps = 3 + self.better
        self.left = {"station": 3, "laboratory": steps, "journal": steps}.get(card, 0)
        if card == "skyscraper":
            self._earn(6 if self.better else 4)
            self._end_action()

    def do_pass(self, seat: int) -> None:
        assert seat == self.turn
        assert self.ender is not None
        self.turn = self._last_after(seat)

    def do_done(self, seat: int) -> None:
        assert seat == self.seat
        assert self.held == self.line == "-"
        if self.card == "academy" and not self.left:
            self._offer_free_tile()
        elif self.option != "-":
            self._end_option()
        else:
            self._end_action()

    def _end_action(self) -> None:
        seat, card = self.seat, self.card
        self.card, self.better, self.left, self.chosen = "-", False, 0, []
        if self.ender is not None:
            self.turn = self._last_after(seat)
        elif card == "meeting":
            self.starter = THE_DECK if self.is_solo else self._left_of(seat)
        else:
            self.turn = THE_DECK if self.is_solo else self._left_of(seat)

    def _step(self) -> None:
        """One step, point, tile or repositioning less."""
        self.left -= 1
        if not self.left and self.line == "-":
            self._end_part()

    def _end_part(self) -> None:
        if self.option == "-":
            self._end_action()
        else:
            self._end_option()

    def _earn(self, money: int) -> None:
        self.reckoned["money"][self.seat] = min(12, self.reckoned["money"][self.seat] + money)

    def _pay(self, money: int) -> None:
        self.reckoned["money"][self.seat] -= money
        assert self.reckoned["money"][self.seat] >= 0

    # The Train Station and the Academy

    def do_buy(self, seat: int, id: str) -> None:
        if self.card == "station":
            self._pay(PRICES[self.better][3 - self.left])
            self._take(seat, id)
            self._step()
            return
        assert self.card == "academy"
        self._pay(2)
        if id in self.technologies:
            self.technologies.remove(id)
        else:
            assert self.academy[self.box.shape(id)] == id
            self.academy[self.box.shape(id)] = "-"
        self.tiles[seat][id] += 1
        self._offer_free_tile()

    def _offer_free_tile(self) -> None:
        if self.better and +self.station:
            self.left = 1
        else:
            self._end_action()

    def do_take(self, seat: int, id: str) -> None:
        assert self.card == "academy"
        self._take(seat, id)
        self._step()

    def _take(self, seat: int, id: str) -> None:
        self.station[id] -= 1
        assert self.station[id] >= 0
        self.tiles[seat][id] += 1

    # The lab

    def do_lay(self, seat: int, id: str) -> None:
        assert self.card == "laboratory"
        self.tiles[seat][id] -= 1
        assert self.tiles[seat][id] >= 0
        self.held, self.lifted = id, False

    def do_lift(self, seat: int, cell: str) -> None:
        assert self.option == "reposition"
        self.held, self.lifted = self._take_out(seat, cell), True

    def _take_out(self, seat: int, cell: str) -> str:
        piece = next(each for each in self.labs[seat] if each.split()[1] == cell)
        self.labs[seat].remove(piece)
        return piece.split()[0]

    def do_put(self, seat: int, cell: str, degrees: str) -> None:
        if self.held == "-":
            self.scraps[seat].remove(cell)
            self.labs[seat].append(f"{self.drawn.pop(0)} {cell} {degrees}")
            return
        self.labs[seat].append(f"{self.held} {cell} {degrees}")
        self.held, self.lifted = "-", False
        for id in self.box.met(self.labs[seat]) - self.completed[seat]:
            self.completed[seat].add(id)
            lines = [need for need in self.box.projects[id]["needs"] if need not in ENERGIES]
            extra = sum(self.office.leader(line) == seat for line in lines)
            self.reckoned["points"][seat] += self.box.projects[id]["vp"] + extra
        self._step()

    def do_remove(self, seat: int, cell: str) -> None:
        assert self.card == "laboratory"
        if cell in self.scraps[seat]:
            self.scraps[seat].remove(cell)
            self.cleared[seat].add(cell)
        else:
            id = self._take_out(seat, cell)
            assert id not in self.completed[seat]
            if id in self.box.projects:
                self.queues[self.box.shape(id)].append(id)
            elif id in self.box.technologies:
                self.technologies.add(id)
            else:
                self.discards[id] += 1
        self._step()

    # The Patents Office

    def do_enter(self, seat: int, line: str) -> None:
        self.office.enter(seat, line)
        self._moved(line)

    def do_step(self, seat: int, line: str, column: str, *number: str) -> None:
        at = NUMBERS[number[0]] if number else 0
        self.office.move(seat, line, int(column), at, line, int(column) + 1)
        self._moved(line)

    def do_jump(self, seat: int, line: str, column: str, way: str, *number: str) -> None:
        at = NUMBERS[number[0]] if number else 0
        other = self.office.neighbour(line, way)
        discount = int(self.card == "journal" and self.better)
        self._pay(max(0, self.office.price(line, other, int(column)) - discount))
        self.office.move(seat, line, int(column), at, other, int(column))
        self._moved(other)

    def _moved(self, line: str) -> None:
        assert self.card == "journal" or self.option == "patents"
        assert not [move for move in self.ghost_moves if self.office.ghosts[move[0]] < 10], (
            "ghosts move first"
        )
        self.ghost_moves = []
        if self.office.lacks_chit(line):
            self.line = line
        self._step()

    def do_chit(self, _seat: int, chit: str) -> None:
        self._put_chit(chit)
        if not self.left:
            self._end_part()

    def _put_chit(self, chit: str) -> None:
        assert chit not in self.office.chits.values()
        self.office.chits[self.line] = chit
        self.line = "-"

    # The Meeting Room

    def do_meet(self, seat: int, option: str) -> None:
        assert self.card == "meeting"
        assert option not in self.chosen
        assert option not in ENERGIES or not set(ENERGIES) & set(self.chosen)
        self.chosen.append(option)
        self.option = option
        self.left = {"reposition": 3, "patents": 1}.get(option, 0)
        if option == "money":
            self._earn(1)
        if not self.left:
            self._end_option()

    def _end_option(self) -> None:
        self.option, self.left = "-", 0
        if len(self.chosen) == 2:
            self._end_action()
