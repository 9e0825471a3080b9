"""The keys that moves are chosen by."""

from __future__ import annotations

import pytest
from rich.console import Console

import opificio
from opificio.speech import Speech
from opificio.terminal.answers import Answers, NotInList

GAME = opificio.game("industry")
BIDS = Answers(["pass", "bid 3", "bid 4", "bid 5", "subsidy"], "bid")
PICKS = Answers(["pick A1", "pick C1", "subsidy"], "")


def shown(answers: Answers) -> list[str]:
    console = Console(width=100)
    with console.capture() as captured:
        console.print(answers.table(Speech(GAME), GAME.start(4)))
    return [line.rstrip() for line in captured.get().splitlines()]


@pytest.mark.parametrize(
    ("typed", "move"),
    [("1", "pick A1"), ("3", "subsidy"), ("02", "pick C1"), ("pick C1", "pick C1"), ("a", "a"), ("²", "²")],
)
def test_moves_are_numbered_from_one(typed: str, move: str) -> None:
    assert PICKS.move(typed) == move


@pytest.mark.parametrize("typed", ["0", "4", "99999999999999999999"])
def test_a_number_that_is_not_in_the_list_is_refused_with_those_that_are(typed: str) -> None:
    with pytest.raises(NotInList) as told:
        PICKS.move(typed)
    assert (told.value.lowest, told.value.highest) == (1, 3)


@pytest.mark.parametrize(
    ("typed", "move"), [("3", "bid 3"), ("05", "bid 5"), ("a", "pass"), ("B", "subsidy"), ("pass", "pass")]
)
def test_where_an_amount_is_asked_for_a_number_is_the_amount_and_the_rest_go_by_letters(
    typed: str, move: str
) -> None:
    assert BIDS.move(typed) == move


def test_an_amount_that_is_not_allowed_is_left_to_the_rules_to_refuse() -> None:
    assert BIDS.move("2") == "bid 2"
    assert Answers(["pass", "subsidy"], "bid").move("2") == "bid 2"


def test_amounts_are_listed_on_one_line() -> None:
    assert shown(BIDS) == [
        "3 … 5  bid 3 … bid 5  Bid 3 talers … Bid 5 talers",
        "    a  pass           Pass",
        "    b  subsidy        Take the subsidy: talers now, points off at the end",
    ]


def test_a_single_amount_is_no_range() -> None:
    assert shown(Answers(["pass", "bid 5"], "bid"))[0] == "5  bid 5  Bid 5 talers"
