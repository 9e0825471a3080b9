"""Industry drawn with characters: every zone says what is printed on it and whose it is."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

import opificio
from opificio.arena.match import play_match
from opificio.core.state import State
from opificio.library import LANGUAGES
from opificio.luck.dealer import Dealer
from opificio.speech import Speech
from opificio.terminal.boards import drawing
from opificio.terminal.boards.short import initials, short_forms
from tests.terminal.drawn import lines

GAME = opificio.game("industry")
NAMES = ["Ada", "Blaise", "Carl", "Dora"]


def zones(state: State, lang: str = "en") -> dict[str, list[str]]:
    """The lines of every zone as they are drawn, by its id."""
    found: dict[str, list[str]] = {}
    era = 0
    for line in lines(drawing(Speech(GAME, lang, NAMES)).board(state, 100)):
        cells = line.split("│")[1:-1]
        if not cells or cells[1].startswith("A "):
            continue
        if cells[0].strip():
            era += 1
        for letter, cell in zip("ABCDEFGHIJKL", cells[1:], strict=True):
            found.setdefault(f"{letter}{era}", []).append(cell)
    return found


def opening() -> State:
    return Dealer("5").settle(GAME.start(4))


def test_a_zone_shows_kind_cost_needs_product_and_points() -> None:
    drawn = zones(GAME.start())
    assert len(drawn) == 60
    assert [cell.split() for cell in drawn["F1"]] == [["F"], ["2StWo"], ["Br", "+0"]]
    assert [cell.split() for cell in drawn["L2"]] == [["T"], ["StIr"], ["+2"]]
    assert [cell.split() for cell in drawn["D3"]] == [["B"], ["0"], ["Pu", "×3"]]
    assert [cell.split() for cell in drawn["A5"]] == [["J"], [], ["?"]]
    assert [cell.split() for cell in drawn["F2"]] == [["F"], ["2StBr"], ["−1", "+1"]]


def test_open_zones_and_the_lot_are_marked() -> None:
    state = opening()
    open_zones = state.view()["open"]
    assert isinstance(open_zones, list)
    marked = {id for id, cell in zones(state).items() if cell[0].endswith("*")}
    assert marked == set(open_zones)
    lot = open_zones[0]
    assert zones(state.play(f"pick {lot}"))[lot][0].endswith("!")


def test_owners_are_shown_with_their_seat_and_whether_they_developed() -> None:
    final = play_match(GAME, ["random"] * 4, "board").record
    state = final.start(GAME)
    for line in final.lines[: len(final.lines) // 2]:
        state.carry_out(GAME.parse(line.text))
    drawn, players = zones(state), state.view()["players"]
    assert isinstance(players, list)
    assert any(player["developed"] for player in players)
    assert any(player["undeveloped"] for player in players)
    for seat, player in enumerate(players):
        for id in player["developed"]:
            assert drawn[id][0].endswith(f"[{seat + 1}]")
        for id in [*player["undeveloped"], *player["jokers"]]:
            assert drawn[id][0].endswith(f"({seat + 1})")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_legend_explains_every_sign_on_the_board(lang: str) -> None:
    words = drawing(Speech(GAME, lang))
    legend = " ".join(" ".join(lines(words.legend(), 1000)).split())
    for cell in zones(opening(), lang).values():
        kind, _, produce = (line.split() for line in cell)
        assert f"{kind[0]} " in legend
        if produce and produce[0] != "?" and not produce[0].startswith("+"):
            assert f"{produce[0]} " in legend


def test_the_status_names_players_first_player_and_auctioneer() -> None:
    state = opening()
    shown = "\n".join(lines(drawing(Speech(GAME, "en", NAMES)).status(state)))
    seat = state.view()["first_player"]
    assert isinstance(seat, int)
    assert all(name in shown for name in NAMES[:4])
    assert f"First player: {NAMES[seat]} · Auctioneer: {NAMES[seat]}" in shown
    assert f">{state.to_move + 1} {NAMES[state.to_move]}" in shown


def test_the_status_shows_a_subsidy_that_was_taken() -> None:
    state = opening().play("subsidy")
    row = next(line for line in lines(drawing(Speech(GAME, "en", NAMES)).status(state)) if line[0] == ">")
    assert row.split()[-1] == "−5"


def test_what_the_bank_sells_grows_with_the_eras() -> None:
    state = opening()
    words = drawing(Speech(GAME))
    assert lines(words.board(state, 100))[-1] == "The bank sells nothing yet"
    dealer = Dealer("5")
    while state.view()["era"] == 1:
        state = dealer.settle(state.play(state.legal()[0]))
    assert lines(words.board(state, 100))[-1] == "The bank sells: St stone · Br brick · Wo wood"


def test_the_owner_of_a_zone_and_its_cost_for_the_one_who_asks_are_told() -> None:
    told = lines(drawing(Speech(GAME, "en", NAMES)).component(opening(), "H1"))
    assert told[0].rstrip() == "H1 iron-ore mine"
    assert any(
        line.split() == ["Talers", "for", "resources", "A", "resource", "has", "no", "source"]
        for line in told
    )


# Signs


def test_short_forms_are_two_cells_and_all_different() -> None:
    names = ["stone", "steel", "stove", "石材", "石炭", "X", "Xy"]
    forms = short_forms(names)
    assert forms == ["St", "Se", "So", "石", "炭", "X0", "Xy"]
    assert len(set(forms)) == len(names)
    assert {cell_len(form) for form in forms} == {2}


def test_initials_are_one_character_and_all_different() -> None:
    assert initials(["joker", "journal", "usine"]) == ["J", "O", "U"]
