"""The keys that moves are chosen by."""

from __future__ import annotations

import pytest

import opificio
from opificio.core.game import Game
from opificio.core.state import State
from opificio.speech import Speech
from opificio.terminal.answers import Answers, NotInList
from tests.rules.spyrium.table import table as spyrium_table
from tests.terminal.drawn import lines

GAME = opificio.game("industry")
BIDS = Answers(["pass", "bid 3", "bid 4", "bid 5", "subsidy"], "bid")
PICKS = Answers(["pick A1", "pick C1", "subsidy"], "")


def shown(answers: Answers, game: Game[State] = GAME) -> list[str]:
    return lines(answers.table(Speech(game), game.start(4)), width=100)


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


# Long lists

EXPO = opificio.game("expo1906")
PUTS = [f"put {cell} {turn}" for turn in (0, 90) for cell in ("a1", "b1", "c1", "a2", "c3", "f6")]
MANY = [*[f"step steel {column}" for column in range(2, 5)], *PUTS, *PUTS[:8], "done"]


def test_moves_of_a_long_list_share_a_line_if_they_differ_in_one_word() -> None:
    assert len(MANY) == 24
    assert len(shown(Answers(MANY, ""), EXPO)) == 24  # not yet long
    assert shown(Answers(["pass", *MANY], ""), EXPO) == [
        "      1  pass          Make no last action",
        "      2  step steel 2  Step on from column 2 of steel",
        "      3  step steel 3  Step on from column 3 of steel",
        "      4  step steel 4  Step on from column 4 of steel",
        " 5 … 10  put … 0       Put it at …, turned by 0°: a1 b1 c1 a2 c3 f6",
        "11 … 16  put … 90      Put it at …, turned by 90°: a1 b1 c1 a2 c3 f6",
        "17 … 22  put … 0       Put it at …, turned by 0°: a1 b1 c1 a2 c3 f6",
        "     23  put a1 90     Put it at a1, turned by 90°",  # two are not worth it
        "     24  put b1 90     Put it at b1, turned by 90°",
        "     25  done          No more of this",
    ]


def test_moves_of_a_line_go_by_their_numbers_and_texts_as_ever() -> None:
    answers = Answers(["pass", *MANY], "")
    assert answers.move("7") == "put c1 0"
    assert answers.move("put f6 90") == "put f6 90"


def test_moves_that_mean_more_than_their_text_keep_a_line_of_their_own() -> None:
    state = spyrium_table(market="b2 mine_2", gaps={"b2-c2": "1"})
    gains = Answers(["gain b2 via b2-c2"] * 30, "")
    assert len(lines(gains.table(Speech(opificio.game("spyrium")), state))) == 30
