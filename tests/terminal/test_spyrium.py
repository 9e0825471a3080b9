"""Spyrium drawn with characters: cards with their prices, workers in the gaps, events, track and players."""

from __future__ import annotations

import sys
from io import StringIO

import pytest

import opificio
from opificio.games.spyrium.state import Spyrium
from opificio.speech import Speech
from opificio.terminal.boards import drawing
from opificio.terminal.screen import PlainConsole
from opificio.terminal.session import Session
from opificio.terminal.table import new_table
from tests.rules.playing import ONE, TWO, play
from tests.rules.spyrium.table import GAME, table
from tests.terminal.drawn import lines

NAMES = ["Ada", "Blaise", "Carl"]
BUSY = table(
    market="a1 mine_1, b2 mine_2, c2 miner 1 3, b3 apprentice",
    gaps={"b2-c2": "1 2", "b2-b3": "3 3"},
    district={ONE: "mine_1 used 1, workshop_1", TWO: "residence"},
    techniques={ONE: "crane commerce"},
    turned="commerce",
    kept={ONE: "2"},
    workers={ONE: 4},
    residence={TWO: 3},
    event_used=[TWO],
)


def words(lang: str = "en") -> Speech:
    return Speech(opificio.game("spyrium"), lang, NAMES)


def rows(state: Spyrium, lang: str = "en") -> list[list[str]]:
    """The five rows of the market, each of them as the texts of its cells."""
    found: list[list[str]] = [[""] * 5]
    for line in lines(drawing(words(lang)).board(state, 100)):
        if line.startswith("├"):
            found.append([""] * 5)
        elif line.startswith("│"):
            cells = [cell.strip() for cell in line.split("│")[1:-1]]
            found[-1] = [f"{so_far} {more}".strip() for so_far, more in zip(found[-1], cells, strict=True)]
    return found


def status(state: Spyrium, lang: str = "en") -> list[str]:
    return lines(drawing(words(lang)).status(state))


# The board


def test_a_card_shows_its_price_its_points_and_its_abilities() -> None:
    cards = rows(BUSY)
    assert cards[0][0] == "a1 Mine 1 £1 · 1 VP · mine 1 worker → 1 spyrium"
    assert cards[4][2] == "b3 Apprentice £0+2 · character 1 spyrium → 3 VP"


def test_other_workers_are_added_to_the_price_for_whoever_is_asked() -> None:
    assert rows(BUSY)[2][2].startswith("b2 Mine 2 £")
    price = GAME.box.cards[GAME.box.card("mine_2")].price
    assert f"£{price}+3 " in rows(BUSY)[2][2]  # four stand there, one of them is the player's
    alone = table(market="b2 mine_2", gaps={"b2-c2": "1"})
    assert f"£{price} ·" in rows(alone)[2][2]


def test_tokens_lie_on_their_cards_and_empty_places_are_empty() -> None:
    assert rows(BUSY)[2][4].startswith("c2 Miner [1 3] ")
    assert rows(BUSY)[4][4] == "c3 –"


def test_workers_stand_in_the_gaps_by_the_seats_they_belong_to() -> None:
    cells = rows(BUSY)
    assert cells[2][3] == "1 2"  # between b2 and c2
    assert cells[3][2] == "3 3"  # between b2 and b3
    assert cells[0][1] == cells[1][0] == "·"


def test_the_events_and_the_residence_track_are_shown() -> None:
    state = table(event="fortune", event_token=3, next_event="charity", residence={TWO: 3})
    board = lines(drawing(words()).board(state, 200), 200)
    assert board[0].startswith("Turn: 2 · Period A")
    assert board[1].startswith("Event: Good Fortune [3] (1: free → £ by the token")
    assert board[2] == "Next event: Charity Ball (1: £3 → 3 VP · 2: £6 → 5 VP)"
    assert board[-1] == "Residence track: 2 (1) (3) · 3 · 4 (2) · 5 · 7"


def test_the_board_is_shown_again_when_a_worker_moves_and_not_for_a_pass() -> None:
    drawn = drawing(words())
    state = table(market="b2 mine_2", gaps={"b2-c2": "1"})
    assert drawn.scene(play(state, "gain b2 via b2-c2")) != drawn.scene(state)
    done = table(market="b2 mine_2", phases={TWO: "II"})
    assert drawn.scene(play(done, "pass")) == drawn.scene(done)


# The players


def test_the_status_shows_what_everybody_has() -> None:
    shown = status(BUSY)
    ada = next(line for line in shown if line.startswith(">1 Ada"))
    score = str(BUSY.scores()[ONE])
    assert ada.split()[2:] == ["II", "£10", "2", "0", score, "2", "2", "4"]
    assert (
        " 1 Buildings: Mine 1 (used, 1 worker), Workshop 1 · Techniques: Crane, Commerce (used)"
        " · Kept tokens: [2] · First player" in " ".join(shown)
    )
    assert " 2 Buildings: Residence · Event used" in shown


def test_whoever_is_asked_sees_what_the_own_buildings_do_and_what_a_plot_costs() -> None:
    shown = status(BUSY)
    assert "workshop_1: Workshop 1 (1 worker + 1 spyrium → 3 VP)" in shown
    assert "New plot: £0" in shown  # two buildings, and the Crane


def test_whoever_builds_sees_what_each_way_costs() -> None:
    state = table(market="b2 mine_2", gaps={"b2-c2": "1 2"}, district={ONE: "mine_1, residence"})
    price = GAME.box.cards[GAME.box.card("mine_2")].price
    building = play(state, "activate b2 via b2-c2")
    meanings = [words().move(move.text, building) for move in building.legal()]
    assert meanings == [
        f"Build on a new plot: £{price + 1 + 2}",
        f"Replace Mine 1: £{max(0, price - 3) + 1}",
        f"Replace Residence: £{price + 1}",
    ]


# One thing at a time


@pytest.mark.parametrize(
    ("id", "told"),
    [
        ("mine_2", ["Mine 2", "Abilities 1: free → 1 spyrium", "Symbols mine", "Price for you now (b2)"]),
        ("crane", ["Crane", "Effect A new plot costs £3 less.", "1 for each building", "Owner Ada"]),
        ("apprentice", ["Apprentice", "Kind character", "Abilities 1 spyrium → 3 VP"]),
        ("export", ["Spyrium Export", "1: 1 spyrium → £3", "2: 3 spyrium → £6"]),
    ],
)
def test_all_about_a_card_or_an_event(id: str, told: list[str]) -> None:
    shown = [" ".join(line.split()) for line in lines(drawing(words()).component(BUSY, id))]
    for part in told:
        assert any(part in line for line in shown), part


def test_a_number_is_the_value_of_a_token_unless_commerce_may_change_it() -> None:
    state = table(market="b2 miner 2 3", gaps={"b2-c2": "1"})
    assert drawing(words()).amounts(state) == ""
    assert drawing(words()).amounts(play(state, "activate b2 via b2-c2")) == "token"
    commerce = table(market="b2 miner 2 3", gaps={"b2-c2": "1"}, techniques={ONE: "commerce"})
    assert drawing(words()).amounts(play(commerce, "activate b2 via b2-c2")) == ""


def test_components_are_found_however_they_are_capitalised(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO("mine_2\nshow MINE_2\ntaylorism\nshow mine_9\n"))
    game = opificio.game("spyrium")
    Session(new_table(game, ["Ada", "Blaise"], {}, "5"), Speech(game), PlainConsole(), None).run()
    out = capsys.readouterr().out
    assert out.count("\nMine 2\n") == 2
    assert "\nTaylorism\n" in out
    assert "There is no mine_9 on the board. An example: show mine_1" in out
