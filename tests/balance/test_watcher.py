"""What all watchers do: turn order, and what a component is worth."""

from __future__ import annotations

import pytest

import opificio
from opificio.arena.match import play_match
from opificio.balance.watcher import OWNERS, SQUARES, WORTH, Watcher, watch
from opificio.core.fact import Fact
from opificio.core.state import State
from tests.balance.hearing import hear
from tests.rules.playing import ONE, TWO


class Owning(Watcher):
    """Seats 1 and 2 own the same thing."""

    def count(self, fact: Fact, state: State) -> None:
        if fact.kind == "over":
            self.own("things", "thing", ONE)
            self.own("things", "thing", TWO)


def test_the_order_begins_with_who_was_drawn_as_first_player_and_stays() -> None:
    for name in ("industry", "spyrium"):
        watcher = Owning(4)
        state = hear(watcher, opificio.game(name).start(4), "first 3")
        assert watcher.order() == [2, 3, 0, 1], name
        watcher.hear(Fact("first_player", TWO, 0, "", -1), state)  # a later round
        assert watcher.order() == [2, 3, 0, 1], name


def test_where_all_of_the_order_is_drawn_it_is_that_one() -> None:
    watcher = Owning(4)
    hear(watcher, opificio.game("expo1906").start(4), "order 2", "order 4", "order 1")
    assert watcher.order() == [1, 3, 0, 2]


def test_alone_there_is_no_order_to_draw() -> None:
    assert Owning(1).order() == [0]


@pytest.mark.parametrize("players", [3, 4])
def test_worth_is_what_the_owners_scored_more_than_the_mean_of_the_table(players: int) -> None:
    game = opificio.game("industry")
    result = play_match(game, ["random"] * players, "worth")
    watcher = Owning(players)
    watch(game, result.record, watcher)
    mean = sum(result.scores) / players
    more = [result.scores[ONE] - mean, result.scores[TWO] - mean]
    counted = watcher.counts["things"]["thing"]
    assert counted[OWNERS] == 2
    assert counted[WORTH] == pytest.approx(sum(more))
    assert counted[SQUARES] == pytest.approx(more[0] ** 2 + more[1] ** 2)
