"""Expo 1906 drawn with characters: labs, the market, the Patents Office, the tile in hand and the players."""

from __future__ import annotations

from functools import cache

import pytest
from rich.cells import cell_len

import opificio
from opificio.arena.match import play_match
from opificio.core.state import CHANCE, State
from opificio.games.expo1906.state import Expo
from opificio.library import LANGUAGES
from opificio.speech import Speech
from opificio.terminal.boards import drawing
from tests.rules.expo1906.table import GAME, lab, opened, table
from tests.rules.playing import ONE, THREE, TWO, play
from tests.terminal.drawn import lines

NAMES = ["Ada", "Blaise", "Carl", "Dora"]
LAB = lab(
    "AX....",
    "A....#",
    "AA#...",
    ".Y.BB.",
    "#..BB.",
    "....#.",
    A="telephone",
    B="batteries",
    X="copper-manual 180",
    Y="empirical-electricity 0",
)
BUSY = table(
    labs={ONE: LAB},
    tiles={ONE: "dynamo, electricity-manual", TWO: "steel-steam"},
    patents={"steel": "4 2 1, 10 3", "copper": "2 3, 3 1"},
    station="steel-manual, steel-manual, copper-steam",
    academy="cellophane, cruise_ship",
    below="transformer",
    played={ONE: "station", TWO: "academy", THREE: "skyscraper"},
)


def words(lang: str = "en") -> Speech:
    return Speech(opificio.game("expo1906"), lang, NAMES)


def board(state: State, width: int = 100) -> list[str]:
    return lines(drawing(words()).board(state, width), width)


def status(state: State, width: int = 100) -> list[str]:
    return lines(drawing(words()).status(state), width)


def spaces(state: Expo) -> dict[str, list[str]]:
    """The two lines of every space of the lab as they are drawn, by its name."""
    found: dict[str, list[str]] = {}
    shown = status(state)
    top = next(number for number, line in enumerate(shown) if line.startswith("  ┌"))
    for row in range(6):
        for line in shown[top + 3 * row + 1 : top + 3 * row + 3]:
            for column, letter in enumerate("abcdef"):
                found.setdefault(f"{letter}{row + 1}", []).append(line[3 + 8 * column : 10 + 8 * column])
    return found


# The lab


def test_a_tile_of_several_spaces_has_a_letter_and_no_walls_inside() -> None:
    shown = status(play(BUSY, "play laboratory"))
    top = next(number for number, line in enumerate(shown) if line.startswith("  ┌"))
    assert [line[:28].rstrip() for line in shown[top : top + 10]] == [
        "  ┌───────┬───────┬───────┬─",
        "1 │A      │    Ma1│c1     │d",
        "  │Co2/2✓ │Co2    │       │",
        "  │       ├───────┼───────┼─",
        "2 │       │b2     │c2     │d",
        "  │Ma0/1  │       │       │",
        "  │       └───────┼───────┼─",
        "3 │               │c3     │d",
        "  │Em2/2✓  El0/1  │▒▒▒▒▒▒▒│",
        "  ├───────┬───────┼───────┼─",
    ]


def test_a_project_says_of_each_type_what_it_gets_and_needs() -> None:
    drawn = spaces(play(BUSY, "play laboratory"))
    needs = [drawn[cell][1].strip() for cell in ("a1", "a2", "a3", "b3")]
    assert needs == ["Co2/2✓", "Ma0/1", "Em2/2✓", "El0/1"]


@pytest.mark.parametrize(
    ("turn", "drawn"),
    [
        (0, ["    El2", "Ma1    "]),
        (90, ["Ma1    ", "    El2"]),
        (180, ["    Ma1", "El2    "]),
        (270, ["El2    ", "    Ma1"]),
    ],
)
def test_the_types_of_a_resource_tile_stand_between_the_sides_that_give_them(
    turn: int, drawn: list[str]
) -> None:
    state = play(BUSY, "play laboratory", "lay electricity-manual", f"put e2 {turn}")
    assert spaces(state)["e2"] == drawn


def test_scraps_and_free_spaces_have_their_names() -> None:
    drawn = spaces(play(BUSY, "play laboratory"))
    assert drawn["f2"] == ["f2     ", "▒▒▒▒▒▒▒"]
    assert drawn["f3"] == ["f3     ", "       "]


@pytest.mark.parametrize("width", [80, 100])
def test_beside_the_lab_stands_what_its_tiles_and_the_others_do(width: int) -> None:
    told = " ".join(line[52:].strip() for line in status(play(BUSY, "play laboratory"), width))
    told = " ".join(told.split())
    assert "A Telephone 3 VP · Lacks: 1 manual, 1 electricity · Leading in: copper" in told
    assert "B Batteries Gives: 4 electricity" in told
    assert "Tiles not in the lab: · 2 electricity / 1 manual · Dynamo T · 5 VP · Needs: 3 copper," in told


def test_where_it_is_too_narrow_it_stands_below() -> None:
    shown = status(play(BUSY, "play laboratory"), 70)
    assert shown.index("A Telephone") > shown.index(next(line for line in shown if line.startswith("  └")))


def test_a_completed_project_is_marked_as_such() -> None:
    completed = play(BUSY, "play laboratory", "lay electricity-manual", "put b2 90")
    assert spaces(completed)["a1"][0] == "A ✓    "
    assert "  3 VP · ✓ complete" in "\n".join(status(completed))


def test_the_other_labs_are_small_and_tell_what_their_projects_lack() -> None:
    others = play(BUSY, "play academy", "done")
    shown = board(others)
    at = next(number for number, line in enumerate(shown) if line.startswith("1 Ada"))
    ada = [line[:22].rstrip() for line in shown[at : at + 10]]
    assert ada == [
        "1 Ada",
        "  a  b  c  d  e  f",
        "1 A  Co ·  ·  ·  ·",
        "2 A  ·  ·  ·  ·  ▒▒",
        "3 A  A  ▒▒ ·  ·  ·",
        "4 ·  Em ·  B  B  ·",
        "5 ▒▒ ·  ·  B  B  ·",
        "6 ·  ·  ·  ·  ▒▒ ·",
        "A Telephone −Ma1 −El1",
        "B Batteries",
    ]
    assert "  3 Carl" in shown[at]


def test_when_nobody_is_asked_all_labs_are_small_but_that_of_a_single_player() -> None:
    before_draws = GAME.start(3)
    assert before_draws.to_move == CHANCE
    assert not any("┌" in line for line in board(before_draws))
    assert any("┌" in line for line in board(GAME.start(1)))


# The tile in hand


def test_the_tile_in_hand_is_drawn_in_its_turns() -> None:
    shown = status(play(BUSY, "play laboratory", "lay dynamo"))
    at = shown.index("In hand: Dynamo")
    assert shown[at + 1 : at + 5] == [
        "↑ 0°     → 90°    ↓ 180°    ← 270°",
        "◆ ■ ■      ◆        ◆       ◆",
        "  ■      ■ ■      ■ ■ ■     ■ ■",
        "           ■                ■",
    ]


def test_the_turns_in_which_it_fits_stand_in_its_first_space() -> None:
    state = play(BUSY, "play laboratory", "lay dynamo")
    marks = {
        cell: drawn[1].strip() for cell, drawn in spaces(state).items() if "↑" in drawn[1] or cell == "e1"
    }
    assert marks == {"c1": "↑↓", "d1": "↑→↓←", "c2": "↑", "e1": "→"}
    fitting = {move.text for move in state.legal()}
    assert {"put c1 0", "put c1 180", "put c2 0", "put e1 90"} <= fitting


def test_a_resource_tile_is_marked_only_where_it_gives_what_is_lacking() -> None:
    drawn = spaces(play(BUSY, "play laboratory", "lay electricity-manual"))
    assert drawn["a4"][1].strip() == "↑→↓←"  # either type helps
    assert drawn["f6"][1].strip() == ""


def test_what_it_would_do_is_told_the_best_first_with_the_spots_where_it_does_so() -> None:
    shown = status(play(BUSY, "play laboratory", "lay electricity-manual"))
    assert [" ".join(line.split()) for line in shown if line.startswith("Telephone +")] == [
        "Telephone +Ma1 +El1 ✓ 4 VP b2 90, b2 270",  # and leader of copper
        "Telephone +Ma1 b2 0, a4 90, a4 180",
        "Telephone +El1 a4 0, b2 180, a4 270",
    ]


def test_the_scrap_that_a_tile_replaces_is_asked_for_with_the_tile_in_hand() -> None:
    state = opened(3, handicap_1=1)
    while state.view()["question"] != "swap":
        state = state.play(state.legal()[0])
    assert any(line.startswith("In hand: 2 ") for line in status(state))


# The market, the Patents Office


def test_the_train_station_has_its_tiles_prices_and_piles() -> None:
    shown = board(BUSY)
    at = shown.index("Train Station ($1 $2 $3)")
    assert shown[at + 1] == "St2/Ma1 ×2 · Co2/Se1"
    assert shown[at + 2].startswith("Resource tiles in the pile: ")


def test_the_academy_has_a_project_of_each_shape_and_what_is_known_of_its_pile() -> None:
    shown = [" ".join(line.split()) for line in board(BUSY)]
    assert "Cellophane S 3 Co1 Au2 Em2 Se2 5" in shown
    assert "empty T 5" in shown
    assert any(line.startswith("Cruise Ship square ") and line.endswith(" 4 Transformer") for line in shown)
    assert "Technologies: Combustion Engines Se4 · Riveting St2 Ma2" in "\n".join(shown)


def test_the_patents_office_has_piles_leaders_jumps_and_chits() -> None:
    shown = board(BUSY)
    at = next(number for number, line in enumerate(shown) if line.startswith("Patents Office"))
    assert shown[at].split()[2:] == ["2", "3", "4", "5", "6", "7", "8", "+1", "9", "+1", "10", "Leader"]
    assert shown[at + 1].split() == ["steel", "·", "·", "21", *"·····", "3", "3"]
    assert shown[at + 2].split() == ["↕1", "↕2", "↕3"]
    assert shown[at + 3].split() == ["copper", "3", "1", *"·······", "1"]
    assert "Tokens in column 1: Ada 1 · Blaise 2 · Carl 1" in shown
    assert "Chits: steel Tour Eiffel" in shown


def test_ghosts_wait_in_column_1_of_their_lines() -> None:
    state = table(money=(5, 5), patents={"steel": "3 ghost 1"}, jury=(2, 1))
    shown = board(state)
    at = next(number for number, line in enumerate(shown) if line.startswith("Patents Office"))
    assert shown[at + 1].split() == ["steel", "·", "g1", *"·······", "g"]
    assert shown[at + 3].split() == ["copper", "g", *"·········", "–"]


def test_the_jury_and_in_solo_the_ghost_deck_stand_on_top() -> None:
    state = table(money=(5,), deck="journal station", played={ONE: "academy"}, aside="academy")
    shown = board(state)
    assert shown[0].startswith("Round: 2/10 · Jury: steam 2, electricity 1 (3/12)")
    assert shown[1] == "Ghost deck: Last card: Train Station · Cards left: 8 · Put aside: Academy"


# The players


def test_the_status_shows_what_everybody_has() -> None:
    shown = status(BUSY)
    ada = next(line for line in shown if line.startswith(">1 Ada"))
    assert ada.split()[2:] == ["1", "$6", "0", str(BUSY.scores()[ONE]), "0/5", "Train", "Station"]
    told = " ".join(" ".join(shown).split())
    assert (
        "1 Cards in hand: Academy, Laboratory, Journal, Skyscraper, Meeting Room · Tiles not in the" in told
    )
    assert "El2/Ma1, Dynamo Co3 Au2 Sc2 El2" in told
    assert "Chits: Tour Eiffel" in told


def test_improved_cards_are_told() -> None:
    better = lab(
        "BB....", "BB...#", "..#...", "......", "#.....", "....#.", B="improved_station"
    )  # fmt: skip
    state = table(labs={ONE: better}, station="steel-manual")
    assert "Improved cards: Train Station" in " ".join(status(state))
    assert "Train Station ($1 $1 $2)" in board(state)


@pytest.mark.parametrize(
    ("moves", "shown"),
    [
        (["play station"], "Train Station ($1 $2 $3)"),
        (["play academy"], "Technologies: "),
        (["play journal"], "Patents Office"),
        (["play laboratory"], "Lab: Ada"),
    ],
)
def test_what_a_question_is_about_stands_with_it(moves: list[str], shown: str) -> None:
    fresh = table(labs={ONE: LAB}, tiles={ONE: "dynamo"}, station="steel-manual", academy="cellophane")
    assert not any(line.startswith(shown) for line in status(fresh))
    assert any(line.startswith(shown) for line in status(play(fresh, *moves)))


def test_the_board_is_shown_again_with_every_turn_and_not_during_an_action() -> None:
    drawn = drawing(words())
    fresh = table(tiles={ONE: "dynamo, steel-manual"})
    at_work = play(fresh, "play laboratory")
    assert drawn.scene(at_work) == drawn.scene(fresh)
    laid = play(at_work, "lay steel-manual", "put a1 0")
    assert drawn.scene(laid) == drawn.scene(fresh)
    assert drawn.scene(play(laid, "done")) != drawn.scene(fresh)


# One thing at a time


@pytest.mark.parametrize(
    ("id", "told"),
    [
        ("telephone", ["Telephone", "Shape L", "Needs 2 copper, 1 manual, 2 empirical", "Owner Ada", "◆ ■"]),
        ("cellophane", ["Cellophane", "Academy $2", "VP 3"]),
        ("batteries", ["Batteries", "Gives 4 electricity", "Owner Ada"]),
        ("improved_journal", ["Improves Journal", "Academy $2"]),
        ("eiffel", ["Tour Eiffel", "VP last of all, 1 VP for every 8 VP begun", "Line steel", "Owner Carl"]),
        ("metro", ["VP 2 VP for each technology in the lab, 6 at most"]),
        ("simplon", ["VP 1 VP for each shape of project in the lab"]),
    ],
)
def test_all_about_a_tile_or_a_chit(id: str, told: list[str]) -> None:
    shown = [" ".join(line.split()) for line in lines(drawing(words()).component(BUSY, id))]
    for part in told:
        assert any(part in line for line in shown), part
    assert THREE in BUSY.winners()  # Carl is in column 10


# In all languages, for one and two players


@cache
def some_positions(players: int) -> list[State]:
    game = opificio.game("expo1906")
    record = play_match(game, ["random"] * players, "board").record
    state, found = record.start(game), []
    for number, line in enumerate(record.lines):
        if number % 40 == 0:
            found.append(state.copy())
        state.carry_out(game.parse(line.text))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("width", [80, 100])
def test_everything_fits_the_width_for_few_players_too(lang: str, players: int, width: int) -> None:
    drawn = drawing(words(lang))
    for state in some_positions(players):
        for part in (drawn.board(state, width), drawn.status(state)):
            for shown in lines(part, width):
                assert cell_len(shown) <= width
                assert "…" not in shown  # nothing was cut off


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_legend_explains_the_sign_of_every_resource(lang: str) -> None:
    legend = " ".join(lines(drawing(words(lang)).legend(), 300))
    signs = [part.split()[0] for part in legend.partition("2/")[0].split(" · ")[:8]]
    assert len(set(signs)) == 8
    assert {cell_len(sign) for sign in signs} == {2}
