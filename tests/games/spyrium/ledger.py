"""The ledger of Spyrium, kept twice: what the facts tell, and what the moves must come to by the rules alone.

The second book is a plain reading of the rules and of the edition's text that shares no code with the engine:
prices, surcharges, costs and gains are reckoned anew for every move, and both books must always agree.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any

from opificio.core.fact import NOBODY, Fact
from opificio.core.state import Json
from opificio.library import packaged_text

PLACES = [f"{column}{row}" for row in "123" for column in "abc"]
GAPS = [
    f"{one}-{other}"
    for one in PLACES
    for other in PLACES
    if (one[1] == other[1] and ord(one[0]) + 1 == ord(other[0]))
    or (one[0] == other[0] and int(one[1]) + 1 == int(other[1]))
]
VALUES = (1, 2, 3)
HOLDINGS = ("money", "spyrium", "points", "workers")
Ability = dict[str, Any]


class Book:
    """Money, spyrium, points and workers of the seats."""

    def __init__(self, opening: Any) -> None:
        self.of = {name: list(opening[name]) for name in HOLDINGS}

    def add(self, name: str, seat: int, amount: int) -> None:
        self.of[name][seat] += amount
        assert self.of[name][seat] >= 0, f"seat {seat + 1} has {self.of[name][seat]} {name}"


class SpyriumLedger:
    """Every coin, crystal, point, worker, card and token, and where it is."""

    def __init__(self, opening: Any) -> None:
        edition: Any = tomllib.loads(packaged_text("spyrium", "edition.toml"))
        self.cards: dict[str, Any] = {
            card["id"]: {**card, "kind": kind}
            for kind in ("building", "character", "technique")
            for card in edition[kind]
        }
        self.abilities = {event["id"]: event["abilities"] for event in edition["event"]}
        self.values = [space["value"] for space in edition["residence"]]
        self.players: int = opening["players"]
        self.told, self.reckoned = Book(opening), Book(opening)
        self.most_lines = self._most_lines()
        # The table
        self.turn, self.first = 0, -1
        self.deck: Counter[str] = Counter()
        self.market: dict[str, str] = {}
        self.tokens: dict[str, list[int]] = {place: [] for place in PLACES}
        self.stock: list[int] = [value for value in VALUES for _ in range(8)]
        self.discards: list[int] = []
        self.unseen = [event["id"] for event in edition["event"]]
        self.event, self.next_event = "-", "-"
        self.event_token, self.next_token = 0, 0
        # The seats
        seats = range(self.players)
        self.gaps: dict[str, list[int]] = {gap: [] for gap in GAPS}
        self.active = [0 for _ in seats]
        self.phase = ["I" for _ in seats]
        self.residence = [1 for _ in seats]
        self.districts: list[list[list[Any]]] = [[] for _ in seats]  # id, used, workers on it
        self.techniques: list[set[str]] = [set() for _ in seats]
        self.kept: list[list[int]] = [[] for _ in seats]
        self.bonuses: list[set[str]] = [set() for _ in seats]
        self.event_used = [0 for _ in seats]
        self.turned: set[str] = set()
        # An action under way
        self.place, self.others = "", 0
        self.token_ability: Ability = {}

    def _most_lines(self) -> int:
        draws = 1 + 7 + 54 + 6 * 24
        a_turn = 7 * 5 + 35 * 3 + 10  # workers placed and taken back, buildings used, event, phase, pass
        return draws + 6 * self.players * a_turn

    # What the laws ask

    def enter(self, fact: Fact) -> None:
        if fact.kind == "played":
            verb, *words = fact.what.split()
            getattr(self, f"do_{verb}")(fact.seat, *words)
        else:
            getattr(self, f"_{fact.kind}")(fact)

    def fields(self) -> Json:
        assert self.told.of == self.reckoned.of, "the facts tell one thing, the rules another"
        heaps = [self.stock, self.discards, *self.tokens.values(), *self.kept]
        tokens = [token for heap in heaps for token in heap]
        tokens += [token for token in (self.event_token, self.next_token) if token]
        assert Counter(tokens) == dict.fromkeys(VALUES, 8), "a token appeared or vanished"
        return {
            **self.told.of,
            "turn": max(self.turn, 1),
            "first": self.first,
            "market": [self.market.get(place, "-") for place in PLACES],
            "tokens": [[str(value) for value in sorted(self.tokens[place])] for place in PLACES],
            "stock": [self.stock.count(value) for value in VALUES],
            "discards": [self.discards.count(value) for value in VALUES],
            "unseen": self.unseen,
            "event": self.event,
            "event_token": self.event_token,
            "next_event": self.next_event,
            "next_token": self.next_token,
            "gaps": [[str(seat + 1) for seat in sorted(self.gaps[gap])] for gap in GAPS],
            "active": self.active,
            "phase": self.phase,
            "residence": self.residence,
            "districts": [[self._written(building) for building in plots] for plots in self.districts],
            "techniques": [self._techniques(seat) for seat in range(self.players)],
            "kept": [[str(value) for value in sorted(kept)] for kept in self.kept],
            "bonuses": [sorted(bonuses, reverse=True) for bonuses in self.bonuses],
            "event_used": self.event_used,
        }

    def _written(self, building: list[Any]) -> str:
        id, used, workers = building
        return " ".join([id, *(["used"] if used else []), *([str(workers)] if workers else [])])

    def _techniques(self, seat: int) -> list[str]:
        return [id for id in self.cards if id in self.techniques[seat]]

    # What the facts tell

    def _income(self, fact: Fact) -> None:
        self.told.add("money", fact.seat, fact.amount)
        self.reckoned.add("money", fact.seat, self.values[self.residence[fact.seat] - 1])

    def _earns(self, fact: Fact) -> None:
        self.told.add("money", fact.seat, fact.amount)

    def _pays(self, fact: Fact) -> None:
        self.told.add("money", fact.seat, -fact.amount)

    def _spends(self, fact: Fact) -> None:
        self.told.add("spyrium", fact.seat, -fact.amount)

    def _gets_spyrium(self, fact: Fact) -> None:
        self.told.add("spyrium", fact.seat, fact.amount)

    def _scores(self, fact: Fact) -> None:
        self.told.add("points", fact.seat, fact.amount)

    def _recruits(self, fact: Fact) -> None:
        self.told.add("workers", fact.seat, fact.amount)
        self.active[fact.seat] += fact.amount

    def _staffs(self, fact: Fact) -> None:
        self.active[fact.seat] -= fact.amount
        assert self.active[fact.seat] >= 0

    def _moves_up(self, fact: Fact) -> None:
        assert self.values[self.residence[fact.seat] - 1] == fact.amount

    def _builds(self, fact: Fact) -> None:
        assert fact.what in [building[0] for building in self.districts[fact.seat]]

    def _replaces(self, fact: Fact) -> None:
        assert fact.what in self.cards

    def _hires(self, fact: Fact) -> None:
        assert self.market[self.place] == fact.what

    def _patents(self, fact: Fact) -> None:
        assert fact.what in self.techniques[fact.seat]

    def _keeps_token(self, fact: Fact) -> None:
        assert "commerce" in self.techniques[fact.seat]
        self.kept[fact.seat].append(fact.amount)
        assert len(self.kept[fact.seat]) <= 7

    def _discards_token(self, fact: Fact) -> None:
        assert "commerce" not in self.techniques[fact.seat] or len(self.kept[fact.seat]) == 7
        self.discards.append(fact.amount)

    # Turns

    def _first_player(self, fact: Fact) -> None:
        assert self.first == -1 or fact.seat == (self.first + 1) % self.players
        self.first = fact.seat

    def _turn(self, fact: Fact) -> None:
        self.turn += 1
        assert fact.amount == self.turn <= 6
        if self.turn in (1, 4, 6):
            period = {1: "A", 4: "B", 6: "C"}[self.turn]
            self.deck = Counter({id: self._copies(card, period) for id, card in self.cards.items()})
            assert self.deck.total() == {"A": 30, "B": 20, "C": 9}[period]

    def _copies(self, card: Any, period: str) -> int:
        return int(card["copies"].get(period, 0)) if "copies" in card else int(card["period"] == period)

    def _event(self, fact: Fact) -> None:
        assert fact.what == self.next_event
        self.event, self.event_token = self.next_event, self.next_token
        self.next_event, self.next_token = "-", 0

    def _token(self, fact: Fact) -> None:
        if fact.what in PLACES:
            self.tokens[fact.what].append(fact.amount)
        else:
            assert fact.what == self.next_event == "fortune"
            self.next_token = fact.amount

    def _reshuffled(self, fact: Fact) -> None:
        assert not self.stock
        assert len(self.discards) == fact.amount
        self.stock, self.discards = self.discards, []

    def _workers_active(self, _fact: Fact) -> None:
        assert len(self.market) == 9
        self.active = list(self.told.of["workers"])

    def _turn_over(self, fact: Fact) -> None:
        assert fact.amount == self.turn
        assert self.phase == ["passed"] * self.players
        assert not any(self.gaps.values())
        self.market = {}
        for place in PLACES:
            self.discards += self.tokens[place]
            self.tokens[place] = []
        self.discards += [self.event_token] if self.event_token else []
        self.event, self.event_token = "-", 0
        self.turned = set()
        for seat in range(self.players):
            self.phase[seat], self.active[seat], self.event_used[seat] = "I", 0, 0
            self.districts[seat] = [[id, False, 0] for id, _, _ in self.districts[seat]]

    def _over(self, fact: Fact) -> None:
        assert fact.seat == NOBODY
        assert (self.turn, self.unseen) == (6, [])

    # What the moves come to, by the rules

    def do_first(self, _seat: int, _first: str) -> None:
        """The fact tells who."""

    def do_reveal(self, _seat: int, event: str) -> None:
        self.unseen.remove(event)
        self.next_event = event

    def do_deal(self, _seat: int, place: str, card: str) -> None:
        assert place == PLACES[len(self.market)]
        self.deck[card] -= 1
        assert self.deck[card] >= 0
        self.market[place] = card

    def do_draw(self, _seat: int, value: str) -> None:
        self.stock.remove(int(value))

    def do_place(self, seat: int, gap: str) -> None:
        assert any(place in self.market for place in gap.split("-"))
        self.active[seat] -= 1
        assert self.active[seat] >= 0
        self.gaps[gap].append(seat)

    def do_phase(self, seat: int, _two: str) -> None:
        assert self.phase[seat] == "I"
        self.phase[seat] = "II"

    def do_pass(self, seat: int) -> None:
        assert not any(seat in workers for workers in self.gaps.values())
        self.phase[seat] = "passed"

    def do_gain(self, seat: int, *words: str) -> None:
        gap = words[-1]
        others = self._take_back(seat, gap, words[0]) if len(words) == 3 else self._take_back(seat, gap, "")
        assert (len(words) == 3) == any(place in self.market for place in gap.split("-"))
        self.reckoned.add("money", seat, others + 2 * ("capitalization" in self.techniques[seat]))

    def do_activate(self, seat: int, place: str, _via: str, gap: str, *lobbying: str) -> None:
        others = self._take_back(seat, gap, place)
        card = self.cards[self.market[place]]
        if lobbying:
            assert "lobbying" not in self.turned
            assert "lobbying" in self.techniques[seat]
            self.turned.add("lobbying")
            others = 0
        self.place, self.others = place, others
        if card["kind"] == "building":
            return
        self.reckoned.add("money", seat, -card["price"] - others)
        if card["kind"] == "technique":
            self.techniques[seat].add(card["id"])
            del self.market[place]
        else:
            self._effect(seat, card["ability"])

    def do_plot(self, seat: int) -> None:
        plots = len(self.districts[seat])
        crane = 3 if "crane" in self.techniques[seat] else 0
        self.districts[seat].append([self.market[self.place], False, 0])
        self._built(seat, max(0, plots - crane))

    def do_replace(self, seat: int, *words: str) -> None:
        used, old = len(words) == 2, words[-1]
        plot = next(at for at, each in enumerate(self.districts[seat]) if each[:2] == [old, used])
        new = self.market[self.place]
        self.districts[seat][plot] = [new, False, 0]
        shared = set(self.cards[old].get("symbols", [])) & set(self.cards[new].get("symbols", []))
        self._built(seat, -min(3, self.cards[new]["price"]) if shared else 0)

    def _built(self, seat: int, extra: int) -> None:
        card = self.cards[self.market.pop(self.place)]
        self.reckoned.add("money", seat, -card["price"] - self.others - extra)
        at_once = card.get("when_built", {})
        if "token" not in at_once or self.tokens[self.place]:
            self._effect(seat, at_once)

    def do_token(self, seat: int, value: str, *counts_as: str) -> None:
        if counts_as:
            assert "commerce" in self.techniques[seat]
            assert "commerce" not in self.turned
            self.turned.add("commerce")
        counted = int(counts_as[-1] if counts_as else value)
        if self.place:
            self.tokens[self.place].remove(int(value))
        else:
            assert int(value) == self.event_token
        ability = self.token_ability
        if ability["token"] == "pay":
            self.reckoned.add("money", seat, -counted)
        else:
            gained: str = ability["token"]
            self.reckoned.add("points" if gained == "vp" else gained, seat, counted)
        self._gain(seat, ability)

    def do_use(self, seat: int, building: str, number: str) -> None:
        self._use(seat, building, int(number), used=False)

    def do_again(self, seat: int, building: str, number: str) -> None:
        self._use(seat, building, int(number), used=True)

    def _use(self, seat: int, id: str, number: int, *, used: bool) -> None:
        building = next(each for each in self.districts[seat] if each[:2] == [id, used])
        card = self.cards[id]
        ability = card["abilities"][number - 1]
        free = "automation" in self.techniques[seat] and "mine" in card["symbols"]
        workers = 0 if free else ability.get("workers", 0)
        building[1], building[2] = True, building[2] + workers
        if "engineering" in self.techniques[seat] and "factory" in card["symbols"]:
            self.reckoned.add("points", seat, workers)
        self._effect(seat, ability)

    def do_taylorism(self, seat: int) -> None:
        assert "taylorism" in self.techniques[seat]
        assert "taylorism" not in self.turned
        self.turned.add("taylorism")

    def do_event(self, seat: int, number: str) -> None:
        assert not self.event_used[seat]
        self.event_used[seat] = 1
        self.place = ""
        ability = self.abilities[self.event][int(number) - 1]
        assert self.phase[seat] == "II" or ability.get("effect") not in ("place_worker", "use_again")
        self._effect(seat, ability)

    def do_residence(self, seat: int, what: str) -> None:
        if what == "move":
            self.residence[seat] += 1
        else:
            self.reckoned.add("points", seat, self.values[self.residence[seat] - 1])

    def do_bonus(self, seat: int, what: str) -> None:
        taken = self.bonuses[seat]
        assert what not in taken
        assert self.reckoned.of["points"][seat] >= (20 if taken else 8)
        taken.add(what)
        if what == "money":
            self.reckoned.add("money", seat, 5)
        else:
            self._recruit(seat, 1)

    # The parts of a move

    def _take_back(self, seat: int, gap: str, place: str) -> int:
        """A worker leaves a gap; how many others are beside the place."""
        assert self.phase[seat] == "II"
        self.gaps[gap].remove(seat)
        return sum(len(workers) for each, workers in self.gaps.items() if place in each.split("-"))

    def _effect(self, seat: int, ability: Ability) -> None:
        self.reckoned.add("spyrium", seat, -ability.get("pay_spyrium", 0))
        workers = self.reckoned.of["workers"][seat]
        self.reckoned.add(
            "money", seat, -ability.get("pay_money", 0) - ability.get("pay_per_worker", 0) * workers
        )
        if "token" in ability:
            self.token_ability = ability
        else:
            self._gain(seat, ability)

    def _gain(self, seat: int, ability: Ability) -> None:
        self.reckoned.add("money", seat, ability.get("money", 0))
        self.reckoned.add("spyrium", seat, ability.get("spyrium", 0))
        self.reckoned.add("points", seat, ability.get("vp", 0))
        self._recruit(seat, ability.get("recruits", 0))

    def _recruit(self, seat: int, workers: int) -> None:
        self.reckoned.add("workers", seat, min(workers, 7 - self.reckoned.of["workers"][seat]))
