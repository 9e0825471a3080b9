"""What many games come to, wherever they are played; the page."""

from __future__ import annotations

import pytest

from opificio.arena.executors import Executor, Here, Processes
from opificio.arena.match import play_match
from opificio.balance.play import Setup, play, play_one
from opificio.balance.report import report
from opificio.balance.results import Results, Sample
from opificio.balance.watcher import Counts
from opificio.games.registry import with_edition
from opificio.library import packaged_text
from tests.balance.made_up import results as hand_made
from tests.balance.made_up import watched
from tests.pages import Balanced

TABLES = [("industry", 4), ("spyrium", 3), ("expo1906", 4), ("expo1906", 1)]


def played(name: str, players: int, executor: Executor, games: int = 3) -> Results:
    results = Results(Setup(game=name, bot="random", players=players, seed="1906"))
    for each in play(results.setup, executor, games):
        results.add(each)
    return results


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_same_seed_gives_the_same_on_any_number_of_processes(name: str, players: int) -> None:
    here = played(name, players, Here()).document()
    assert here == played(name, players, Processes(2)).document()
    assert here["games"] == 3


def test_an_edition_goes_along_as_text_so_that_its_file_may_be_edited_meanwhile() -> None:
    text = packaged_text("industry", "edition.toml").replace('"clay pit"', '"peat bog"')
    setup = Setup(game="industry", bot="random", players=3, seed="1906", edition=text)
    results = Results(setup)
    for each in play(setup, Processes(2), 2):
        results.add(each)
    document = results.document()
    assert document["edition_hash"] == with_edition("industry", text, "").edition_hash
    assert "E1 peat bog" in str(document["components"])


def test_figures_of_a_game_go_by_turn_order() -> None:
    setup = Setup(game="industry", bot="random", players=3, seed="1906")
    begun: set[int] = set()
    for number in range(8):
        result = play_match(setup.find_game(), ["random"] * 3, f"1906/{number}")
        first = int(result.record.lines[0].text.removeprefix("first ")) - 1
        order = [first, (first + 1) % 3, (first + 2) % 3]
        assert play_one(setup, number).scores == [result.scores[seat] for seat in order]
        begun.add(first)
    assert len(begun) > 1


def test_every_seat_of_every_game_counts_once() -> None:
    results = played("spyrium", 3, Here())
    assert [place.games for place in results.places] == [seat.games for seat in results.seats] == [3, 3, 3]
    assert sum(seat.wins for seat in results.seats) == pytest.approx(3)
    firsts = [place.mean() for place in results.places]
    assert firsts == sorted(firsts, reverse=True)


def test_a_sample_tells_where_most_of_its_figures_are() -> None:
    sample = Sample(list(range(10, 0, -1)))
    assert [sample.at(part) for part in (0, 0.1, 0.5, 0.9, 1)] == [1, 1, 5, 9, 10]
    assert (sample.mean(), Sample([7]).at(0.1), Sample([7]).at(0.9)) == (5.5, 7, 7)


def test_worth_comes_with_two_standard_errors_and_with_one_owner_without() -> None:
    worth: Counts = {
        "zones": {
            "E1": {"owners": 4, "worth": 8, "worth_squares": 28},  # 0, 2, 2, … : a mean of 2, a variance of 4
            "F1": {"owners": 1, "worth": 3, "worth_squares": 9},
        }
    }
    zones = hand_made(watched([40, 30, 25, 20], worth)).document()["components"]
    assert isinstance(zones, dict)
    figures = {zone["id"]: zone["figures"] for zone in zones["zones"]}
    assert (figures["E1"]["worth"], figures["E1"]["±"]) == (2, 2)
    assert (figures["F1"]["worth"], figures["F1"]["±"]) == (3, None)
    assert figures["G1"]["worth"] is None


def test_alone_worth_is_compared_with_all_games() -> None:
    one: Counts = {"projects": {"telephone": {"owners": 1, "worth": 40}}}
    results = hand_made(watched([40], one), watched([20]), game="expo1906", players=1)
    projects = results.document()["components"]
    assert isinstance(projects, dict)
    assert projects["projects"][0]["figures"]["worth"] == 40 - 30


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_page_is_complete_in_itself(name: str, players: int) -> None:
    results = played(name, players, Here(), 2)
    page = report(results)
    reader = Balanced()
    reader.feed(page)
    assert (reader.open, reader.loaded) == ([], [])
    assert "://" not in page
    assert ("Win shares by turn order" in page) == (players > 1)
    for kind in results.kinds:
        assert f"<h2>{kind.title}</h2>" in page
    for verdict in results.verdicts():
        assert page.count("<li>Held: ") + page.count("<li>Missed: ") == len(results.verdicts())
        assert verdict.what.replace("'", "&#x27;") in page
