"""Tables over HTTP: setting up, inviting, watching, playing again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import opificio
from opificio import library
from opificio.luck.dealer import Generator
from tests.web.conftest import NewVisitor
from tests.web.visitor import BOTS, Live, Visitor

ME = {"kind": "me"}
OPEN = {"kind": "open"}
EDITION = library.packaged_text("industry", "edition.toml")


def test_a_guest_has_a_name_and_keeps_it(visitor: NewVisitor) -> None:
    ada = visitor()
    assert ada.get("/api/me")["name"] == ""
    answer = ada.http.put("/api/me", json={"name": "  Ada 愛 "})
    assert answer.json()["name"] == "Ada 愛"
    assert ada.get("/api/me") == {"name": "Ada 愛", "languages": ["en", "it", "fr", "ja"]}
    assert visitor().get("/api/me")["name"] == ""


@pytest.mark.parametrize("name", ["", "  ", "x" * 31, "two\nlines", "\0", "\u202e"])
def test_a_name_that_cannot_stand_in_a_line_is_refused(visitor: NewVisitor, name: str) -> None:
    ada = visitor("Ada")
    answer = ada.http.put("/api/me", json={"name": name}, params={"lang": "fr"})
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad_name"
    assert answer.json()["message"] == "Un nom a de 1 à 30 signes visibles, sur une seule ligne."
    assert ada.get("/api/me")["name"] == "Ada"


def test_friends_join_by_invitation_and_the_game_begins_with_the_last(visitor: NewVisitor) -> None:
    ada, bea, cleo = visitor("Ada"), visitor(), visitor()
    id = ada.create(ME, OPEN, OPEN)
    with ada.live(id) as live:
        waiting = live.receive()
        assert (waiting["status"], waiting["position"]["actor"]) == ("waiting", None)
        assert live.refused("play", move="pass") == "waiting_for_players"
        token = waiting["invitation"]
        assert bea.get(f"/api/tables/{id}")["invitation"] is None
        assert bea.join(id, "wrong", "Bea").json()["code"] == "bad_invitation"
        joined = bea.join(id, token, "Bea", seat=2).json()
        assert [seat["yours"] for seat in joined["seats"]] == [False, False, True]
        assert cleo.join(id, token, "Cleo", seat=2).json()["code"] == "no_open_seat"
        begun = cleo.join(id, token, "Cleo").json()
        assert begun["status"] == "running"
        assert begun["invitation"] is None
        while live.position["actor"] is None:
            live.receive()
        table = live.until("table")
        assert [seat["name"] for seat in table["seats"]] == ["Ada", "Cleo", "Bea"]
    assert visitor().join(id, token, "Dora").status_code == 409


@pytest.fixture(scope="module")
def finished(address: str) -> Iterator[tuple[Visitor, str, Live]]:
    """A game of four people at one screen, played to its end: whose it was, its id and what was told."""
    ada = Visitor(address, "Ada")
    id = ada.hot_seat("Ada", "Bea", "Cleo", "Dora")
    with ada.live(id) as live:
        live.play_on(Generator("hot seat"))
    yield ada, id, live
    ada.close()


def test_several_people_play_on_one_screen(finished: tuple[Visitor, str, Live], tmp_path: Path) -> None:
    ada, id, live = finished
    assert all(seat["yours"] and seat["online"] for seat in live.messages[0]["seats"])
    decided = {line["seat"] for message in live.messages[1:] for line in message["lines"]}
    assert decided == {0, 1, 2, 3, None}
    answering = [message["position"] for message in live.messages if message["status"] == "running"]
    assert all(position["view"]["seat"] == position["actor"] for position in answering)
    (tmp_path / "game.opi").write_text(ada.http.get(f"/api/tables/{id}/record").text, "utf-8")
    assert opificio.read(tmp_path / "game.opi").names == {0: "Ada", 1: "Bea", 2: "Cleo", 3: "Dora"}


def test_who_only_watches_is_told_no_moves_and_may_make_none(visitor: NewVisitor) -> None:
    ada, watcher = visitor("Ada"), visitor("Wim")
    id = ada.hot_seat("Ada", "Bea", "Cleo")
    with ada.live(id) as live, watcher.live(id) as watching:
        legal = live.wait_for_turn()
        seen = watching.receive()
        assert seen["position"]["legal"] == []
        assert (seen["position"]["undo"], seen["position"]["view"]["seat"]) == ("no", None)
        assert not any(seat["yours"] for seat in seen["seats"])
        assert watching.refused("play", move=legal[0]["move"]) == "not_your_seat"
        assert watching.refused("undo") == "not_your_seat"
        live.play(legal[0]["move"])
        assert watching.until("update")["position"]["legal"] == []
    assert watcher.http.post(f"/api/tables/{id}/rematch").json()["code"] == "not_your_seat"


def test_private_tables_are_found_only_by_those_who_sit_there(visitor: NewVisitor) -> None:
    ada, bea = visitor("Ada"), visitor("Bea")
    listed, private = ada.create(), ada.create(listed=False)
    mine = [table["id"] for table in ada.get("/api/tables")["mine"]]
    assert {listed, private} <= set(mine)
    others = [table["id"] for tables in bea.get("/api/tables").values() for table in tables]
    assert listed in others
    assert private not in others
    assert bea.get(f"/api/tables/{private}")["id"] == private  # who has the address may watch


def test_the_lobby_tells_whose_turn_it_is_and_how_games_ended(
    finished: tuple[Visitor, str, Live], visitor: NewVisitor
) -> None:
    ada, id, live = finished
    running = ada.hot_seat("Ada", "Bea", "Cleo")
    mine = {table["id"]: table for table in ada.get("/api/tables", lang="it")["mine"]}
    assert mine[running]["your_turn"]
    assert mine[running]["title"] == "Industry"
    assert mine[running]["scores"] is mine[running]["winners"] is None
    others = {table["id"]: table for table in visitor().get("/api/tables")["running"]}
    assert not others[running]["your_turn"]
    summary = {table["id"]: table for table in visitor().get("/api/tables")["finished"]}[id]
    assert not mine[id]["your_turn"]
    assert summary["scores"] == [score["total"] for score in live.position["scores"]]
    assert summary["winners"] == live.position["winners"]


def test_the_same_people_play_again_at_one_new_table(finished: tuple[Visitor, str, Live]) -> None:
    ada, id, _ = finished
    running = ada.hot_seat("Ada", "Bea", "Cleo")
    assert ada.http.post(f"/api/tables/{running}/rematch").json()["code"] == "game_running"
    with ada.live(id) as live:
        again = ada.http.post(f"/api/tables/{id}/rematch")
        assert again.status_code == 201
        while live.receive()["rematch"] is None:
            pass
        assert live.messages[-1]["rematch"] == again.json()["id"]
    assert ada.http.post(f"/api/tables/{id}/rematch").json() == again.json()
    fresh = ada.get(f"/api/tables/{again.json()['id']}")
    assert [seat["name"] for seat in fresh["seats"]] == ["Ada", "Bea", "Cleo", "Dora"]
    assert (fresh["status"], fresh["position"]["number"]) == ("running", 5)


def test_a_table_is_played_with_a_players_own_edition(visitor: NewVisitor, tmp_path: Path) -> None:
    ada, bea = visitor("Ada"), visitor("Bea")
    text = EDITION.replace("Opificio board", "Ada’s box").replace("clay pit", "mud hole")
    answer = ada.http.post("/api/editions", json={"game": "industry", "text": text})
    assert answer.status_code == 201
    own = answer.json()
    assert own["title"] == "Ada’s box"
    assert [edition["own"] for edition in ada.game("industry")["editions"]] == [False, True]
    assert [edition["own"] for edition in bea.game("industry")["editions"]] == [False]
    id = ada.create(ME, *BOTS, edition=own["hash"])
    with ada.live(id) as live:
        assert live.receive()["edition"] == "Ada’s box"
        live.play_on(Generator("own edition"), 10)
    info = bea.get("/api/games/industry", edition=own["hash"])
    assert info["names"]["zones"]["E1"] == "mud hole"
    (tmp_path / "game.opi").write_text(ada.http.get(f"/api/tables/{id}/record").text, "utf-8")
    (tmp_path / "own.toml").write_text(text, "utf-8")
    assert library.read(tmp_path / "game.opi", tmp_path / "own.toml").edition_hash == own["hash"]


def test_a_faulty_edition_is_refused_with_every_problem(visitor: NewVisitor) -> None:
    ada = visitor("Ada")
    for text, problems in [
        ("game = ", ["this is not TOML"]),
        (EDITION.replace("income = 1", "income = 77").replace("cost = 2", "cost = -2"), ["income", "cost"]),
    ]:
        answer = ada.http.post("/api/editions", json={"game": "industry", "text": text})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_edition")
        assert all(problem in answer.json()["message"] for problem in problems)
    assert len(ada.get("/api/games")[0]["editions"]) == 1


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "chess", "seats": [ME, *BOTS]}, 404, "unknown_game"),
        ({"game": "industry", "seats": [ME, *BOTS], "edition": "0123456789abcdef"}, 404, "unknown_edition"),
        ({"game": "industry", "seats": [ME]}, 400, "bad_setup"),
        ({"game": "industry", "seats": [ME, *BOTS], "options": {"balanced_draw": 10**30}}, 400, "bad_setup"),
        ({"game": "industry", "seats": [ME, OPEN, {"kind": "bot", "bot": "x"}]}, 400, "bad_setup"),
        ({"game": "industry", "seats": [ME, *BOTS], "seed": "1"}, 400, "bad_message"),
        ({"game": "industry", "seats": "many"}, 400, "bad_message"),
        ({"game": "industry"}, 400, "bad_message"),
        ([], 400, "bad_message"),
    ],
)
def test_what_cannot_be_set_up_is_refused_with_a_reason(
    visitor: NewVisitor, body: object, status: int, code: str
) -> None:
    answer = visitor("Ada").http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["type"] == "error"
    assert answer.json()["message"].strip()


def test_games_and_rules_are_told_in_the_readers_language(visitor: NewVisitor) -> None:
    ada = visitor()
    titles = {ada.get("/api/games", lang=lang)[0]["options"][0]["title"] for lang in ("en", "it", "fr", "ja")}
    assert len(titles) == 4
    rules = ada.get("/api/games/industry/rules", lang="ja")["sections"]
    assert any(section["id"] == "I3.2" for section in rules)
    info = ada.get("/api/games/industry", lang="fr")
    assert {bot["id"] for bot in info["bots"]} >= {"random", "greedy"}
    assert len(info["components"]["zones"]) == 60


def test_anybody_who_looks_at_a_table_may_ask_for_a_seat_s_plans(visitor: NewVisitor) -> None:
    ada, watcher = visitor("Ada"), visitor()
    id = ada.create({"kind": "me"}, game="expo1906")
    number = ada.get(f"/api/tables/{id}")["position"]["number"]
    told = watcher.get(f"/api/tables/{id}/plans", seat="0", lang="fr")
    assert (told["number"], told["seat"]) == (number, 0)
    best = told["plans"][0]
    assert {step["do"] for step in best["plan"]["steps"]} <= {"put", "remove"}
    assert len(best["says"]) == 1 + len(best["plan"]["steps"])
    assert best["says"][0].endswith(" PV")


@pytest.mark.parametrize("params", [{}, {"seat": "x"}, {"seat": "7"}, {"seat": "-1"}])
def test_plans_are_those_of_a_seat_that_is_there(visitor: NewVisitor, params: dict[str, str]) -> None:
    ada = visitor("Ada")
    id = ada.create({"kind": "me"}, game="expo1906")
    answer = ada.http.get(f"/api/tables/{id}/plans", params=params)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_message")
    assert "seat" in answer.json()["message"]


def test_anybody_who_looks_at_a_table_may_ask_why_a_bot_decided_so(visitor: NewVisitor) -> None:
    ada, watcher = visitor("Ada"), visitor()
    id = ada.create(*[{"kind": "bot", "bot": "foreman"}] * 4)
    with watcher.live(id) as live:
        while not any(line.get("why") for line in live.receive().get("lines", [])):
            pass
    log = ada.get(f"/api/tables/{id}/log")
    number = next(line["number"] for line in log if line.get("why"))
    told = watcher.get(f"/api/tables/{id}/reasons/{number}", lang="fr")
    assert told["number"] == number
    assert told["says"].startswith("S’attend à gagner dans ")


@pytest.mark.parametrize(
    ("number", "status", "code"),
    [
        ("1", 404, "no_reason"),  # a draw
        ("0", 404, "unknown_line"),
        ("-1", 404, "unknown_line"),
        ("99999", 404, "unknown_line"),
        ("x", 404, "unknown_page"),
    ],
)
def test_only_a_bot_s_line_of_the_log_has_a_reason(
    visitor: NewVisitor, number: str, status: int, code: str
) -> None:
    ada = visitor("Ada")
    answer = ada.http.get(f"/api/tables/{ada.hot_seat('A', 'B', 'C')}/reasons/{number}")
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["message"]


@pytest.mark.parametrize("bot", ["engineer:99999s", "foreman:9999999", "magnate:1", "deep", ""])
def test_a_table_takes_only_bots_by_their_plain_names(visitor: NewVisitor, bot: str) -> None:
    """Whoever could state a budget could keep the server thinking."""
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": bot}] * 3]
    answer = visitor("Ada").http.post("/api/tables", json={"game": "industry", "seats": seats})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_setup")


def test_bots_are_told_with_what_to_expect_the_levels_first(visitor: NewVisitor) -> None:
    bots = visitor().game("industry")["bots"]
    assert [bot["id"] for bot in bots] == ["apprentice", "foreman", "engineer", "magnate", "greedy", "random"]
    assert bots[0]["about"] == "plays by feel, with mistakes"


@pytest.mark.parametrize(
    "path",
    [
        "/api/games/chess",
        "/api/games/chess/rules",
        "/api/games/industry?edition=feed",
        "/api/tables/nothing",
        "/api/tables/nothing/log",
        "/api/tables/nothing/record",
        "/api/tables/nothing/plans?seat=0",
        "/api/tables/nothing/reasons/1",
        "/api/nothing",
        "/api/tables/%00",
        "/api/tables/%ff",
        "/nothing",
        "/assets/../../web/serve.py",
        "/..%2f..%2fservice%2fstorage.py",
    ],
)
def test_what_is_not_there_is_said_to_be(visitor: NewVisitor, path: str) -> None:
    answer = visitor().http.get(path)
    assert answer.status_code == 404
    assert answer.json()["code"].startswith("unknown_")


def test_an_unknown_language_is_refused(visitor: NewVisitor) -> None:
    answer = visitor().http.get("/api/games", params={"lang": "tlh"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_message")
    assert "lang" in answer.json()["message"]
