"""The websocket of a table: every wrong message has its own answer, and the connection lives on."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from opificio.luck.dealer import Generator
from opificio.web.limits import Limits
from tests.web.conftest import NewVisitor
from tests.web.server import serving
from tests.web.visitor import Live, Visitor, closes_with

NAMES = ("Ada", "Bea", "Cleo")


@pytest.fixture
def live(visitor: NewVisitor) -> Iterator[Live]:
    """A table of three people at one screen, with the question put to the first of them."""
    ada = visitor("Ada")
    with ada.live(ada.hot_seat(*NAMES)) as at_table:
        at_table.wait_for_turn()
        yield at_table


def is_alive(live: Live) -> bool:
    """Whether a move is still taken."""
    number = live.position["number"]
    live.play(live.position["legal"][0]["move"])
    return bool(live.until("update")["position"]["number"] > number)


# Wrong moves


def test_a_stale_move_is_refused_and_the_asker_told_where_the_table_stands(live: Live) -> None:
    number = live.position["number"]
    assert live.refused("play", move="pass", number=number - 1) == "stale_move"
    assert live.messages[-1]["number"] == number
    assert live.refused("undo", number=number + 5) == "stale_move"
    assert live.refused("consent", number=number - 1, agree=True) == "stale_move"
    assert is_alive(live)


def test_what_is_no_move_and_what_is_forbidden_are_two_refusals(live: Live) -> None:
    assert live.refused("play", move="castle kingside") == "not_a_move"
    assert "castle kingside" in live.messages[-1]["message"]
    assert live.refused("play", move="bid 2") == "illegal_move"
    refusal = live.messages[-1]
    assert refusal["rule"]["id"] == "I3.2"
    assert refusal["message"].endswith("[I3.2]")
    assert live.refused("play", move="") == "not_a_move"
    assert live.refused("play", move="first 1") == "illegal_move"
    assert is_alive(live)


def test_a_refusal_is_in_the_askers_language(visitor: NewVisitor) -> None:
    ada = visitor("Ada")
    id = ada.hot_seat(*NAMES)
    sentences = set()
    for lang in ("en", "it", "fr", "ja"):
        with ada.live(id, lang) as live:
            live.wait_for_turn()
            assert live.refused("play", move="bid 2") == "illegal_move"
            sentences.add(live.messages[-1]["message"])
    assert len(sentences) == 4


def test_who_is_not_asked_is_told_whose_turn_it_is(visitor: NewVisitor) -> None:
    ada, bea = visitor("Ada"), visitor("Bea")
    id = ada.create({"kind": "me"}, {"kind": "open"}, {"kind": "person", "name": "Cleo"})
    assert bea.join(id, ada.get(f"/api/tables/{id}")["invitation"], "Bea").status_code == 200
    with ada.live(id) as of_ada, bea.live(id, "it") as of_bea:
        for live in (of_ada, of_bea):
            live.receive()
        other = of_ada if of_bea.position["legal"] else of_bea
        assert other.refused("play", move="pass") == "not_your_turn"
        assert any(name in other.messages[-1]["message"] for name in NAMES)
        assert other.refused("undo") == "nothing_to_undo"
        assert other.refused("consent", agree=True) == "nothing_to_answer"


def test_after_the_end_nothing_is_played(visitor: NewVisitor) -> None:
    ada = visitor("Ada")
    with ada.live(ada.hot_seat(*NAMES)) as live:
        live.play_on(Generator("to the end"))
        assert live.refused("play", move="pass") == "game_over"
        assert live.refused("undo") == "game_over"


# Wrong messages


@pytest.mark.parametrize(
    "message",
    [
        "",
        "hello",
        "{",
        "[]",
        "null",
        "{}",
        '{"type": "play"}',
        '{"type": "play", "number": "4", "move": "pass"}',
        '{"type": "play", "number": 4, "move": 5}',
        '{"type": "play", "number": 4, "move": "pass", "seat": 1}',
        '{"type": "resign", "number": 4}',
        '{"type": "language", "lang": "tlh"}',
        '{"type": "play", "number": 1e99, "move": "pass"}',
        "[" * 10_000,
        b"\x00\xff\xfe",
        b"",
    ],
)
def test_a_malformed_message_is_answered_and_changes_nothing(live: Live, message: str | bytes) -> None:
    number = live.position["number"]
    live.send_raw(message)
    assert live.until("error")["code"] == "bad_message"
    assert live.messages[-1]["message"].startswith("This message cannot be understood: ")
    assert live.position["number"] == number
    assert is_alive(live)


def test_a_message_of_eight_megabytes_is_too_large_and_the_connection_lives(live: Live) -> None:
    live.send_raw('{"type": "play", "number": 4, "move": "' + "x" * 8_000_000 + '"}')
    assert live.until("error")["code"] == "too_large"
    live.send_raw(b"\0" * 8_000_000)
    assert live.until("error")["code"] == "too_large"
    assert is_alive(live)


def test_too_many_messages_are_answered_and_patience_helps(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(messages=(10, 50))) as address:
        ada = Visitor(address, "Ada")
        with ada.live(ada.hot_seat(*NAMES)) as live:
            live.wait_for_turn()
            for _ in range(40):
                live.send_raw("nonsense")
            codes = [live.until("error")["code"] for _ in range(40)]
            assert codes[:10] == ["bad_message"] * 10
            assert "too_fast" in codes
            number = live.position["number"]
            while live.position["number"] == number:
                live.play(live.position["legal"][0]["move"], number=number)
                assert live.receive().get("code") in (None, "too_fast")
        ada.close()


# Two tabs, reconnecting, languages


def test_of_two_tabs_that_race_for_the_same_number_exactly_one_wins(visitor: NewVisitor) -> None:
    ada = visitor("Ada")
    id = ada.hot_seat(*NAMES)
    with ada.live(id) as one, ada.live(id) as other, ThreadPoolExecutor(2) as hands:
        for _ in range(10):
            legal = one.wait_for_turn()
            assert other.wait_for_turn() == legal
            start = Barrier(2)
            clicks = [hands.submit(click, one, legal[0]["move"], start)]
            clicks.append(hands.submit(click, other, legal[-1]["move"], start))
            refused = [each.result() for each in clicks]
            assert sorted(refused) == [False, True]
            assert one.position == other.position
    log = ada.get(f"/api/tables/{id}/log")
    assert [line["number"] for line in log] == list(range(1, len(log) + 1))


def click(tab: Live, move: str, start: Barrier) -> bool:
    """Make a move at the same moment as somebody else; whether it was refused."""
    number, told = tab.position["number"], len(tab.messages)
    start.wait()
    tab.play(move)
    tab.send("language", lang="en")  # answered last: then everything before it was heard
    tab.until("table")
    refusals = [message for message in tab.messages[told:] if message["type"] == "error"]
    assert all(refusal["code"] == "stale_move" for refusal in refusals)
    while tab.position["number"] == number:
        tab.receive()
    return bool(refusals)


def test_who_comes_back_is_told_everything_at_once(visitor: NewVisitor) -> None:
    ada = visitor("Ada")
    id = ada.hot_seat(*NAMES)
    with ada.live(id) as live:
        live.play_on(Generator("reconnect"), 12)
        seen = live.position
        log = [line for message in live.messages for line in (message.get("lines") or message["log"])]
    with ada.live(id) as again:
        table = again.receive()
        assert table["position"] == seen
        assert table["log"] == log[-60:]
        assert is_alive(again)


def test_a_cookie_that_was_lost_or_forged_makes_a_watcher(visitor: NewVisitor) -> None:
    ada = visitor("Ada")
    id = ada.hot_seat(*NAMES)
    guest, _, signature = ada.http.cookies["opificio_guest"].rpartition(".")
    other = "B" if signature.startswith("A") else "A"
    for forged in [
        "",
        f"{guest}.",
        f"{guest}.{other}{signature[1:]}",
        f"{guest}x.{signature}",
        "nonsense",
        ".",
    ]:
        address = ada.address.replace("http", "ws", 1)
        headers = {"Cookie": f"opificio_guest={forged}"}
        with connect(f"{address}/api/tables/{id}/live", additional_headers=headers) as socket:
            assert '"yours":true' not in str(socket.recv(10))


def test_the_language_is_changed_while_connected(live: Live) -> None:
    english = live.messages[0]["log"]
    live.send_raw('{"type": "language", "lang": "ja"}')
    table = live.until("table")
    assert [line["move"] for line in table["log"]] == [line["move"] for line in english]
    assert table["log"] != english
    live.play(live.position["legal"][0]["move"])
    assert any(ord(sign) > 0x3000 for sign in live.until("update")["lines"][0]["says"][0])


# Taking back


def test_a_decision_is_taken_back_freely_and_shown(live: Live) -> None:
    before = live.position
    live.play(before["legal"][0]["move"])
    after = live.until("update")
    assert after["position"]["undo"] == "free"
    live.send("undo")
    back = live.until("update")
    assert back["lines"][0]["move"] == "undo"
    assert [fact["kind"] for fact in back["facts"]] == ["undone"]
    assert back["position"]["number"] == after["position"]["number"] + 1
    assert {**back["position"], "number": 0} == {**before, "number": 0}
    assert live.refused("play", move=before["legal"][0]["move"], number=before["number"]) == "stale_move"


def test_past_anothers_decision_the_other_people_are_asked(visitor: NewVisitor) -> None:
    ada, bea = visitor("Ada"), visitor("Bea")
    id = ada.create({"kind": "me"}, {"kind": "open"}, {"kind": "open"})
    token = ada.get(f"/api/tables/{id}")["invitation"]
    for seat in (1, 2):
        assert bea.join(id, token, f"Bea {seat}", seat=seat).status_code == 200
    with ada.live(id) as of_ada, bea.live(id) as of_bea:
        for live in (of_ada, of_bea):
            live.receive()
        while not any(line["seat"] == 0 for line in of_ada.messages[-1].get("lines", [])):
            one_decision(of_ada, of_bea)
        taken, before = of_ada.messages[-1]["lines"][0]["move"], of_ada.messages[-2]["position"]
        while of_ada.position["undo"] != "ask":
            one_decision(of_ada, of_bea)
        of_ada.send("undo")
        asked = of_bea.until("table")["position"]["undo_request"]
        assert asked["seat"] == 0
        assert asked["waiting"] == [1, 2]
        of_bea.send("consent", agree=True)
        while of_ada.receive()["type"] != "update":
            pass
        assert of_ada.position["undo_request"] is None
        assert taken in [each["move"] for each in of_ada.position["legal"]]
        assert of_ada.position["view"] == before["view"]


def one_decision(*lives: Live) -> None:
    """Whoever is asked answers, and everybody has heard it."""
    number = lives[0].position["number"]
    asked = next(live for live in lives if live.position["legal"])
    asked.play(asked.position["legal"][0]["move"])
    for live in lives:
        while live.position["number"] == number:
            live.receive()


# Who may connect


def test_an_unknown_table_is_said_to_be_and_the_connection_closed_for_good(visitor: NewVisitor) -> None:
    with visitor().live("nothing", "fr") as live:
        error = live.receive()
        assert (error["code"], error["message"]) == ("unknown_table", "Cette table n’existe pas.")
        assert closes_with(live) == 4404


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://127.0.0.1:1", "https://127.0.0.1.evil"]
)
def test_pages_of_other_origins_may_not_connect(visitor: NewVisitor, origin: str) -> None:
    ada = visitor("Ada")
    id = ada.hot_seat(*NAMES)
    address = ada.address.replace("http", "ws", 1)
    headers = {"Origin": origin, "Cookie": ada.cookie()}
    with (
        pytest.raises(InvalidStatus) as refusal,
        connect(f"{address}/api/tables/{id}/live", additional_headers=headers),
    ):
        pass
    assert refusal.value.response.status_code == 403


def test_the_page_of_the_server_itself_may_connect(visitor: NewVisitor) -> None:
    ada = visitor("Ada")
    id = ada.hot_seat(*NAMES)
    address = ada.address.replace("http", "ws", 1)
    with connect(f"{address}/api/tables/{id}/live", additional_headers={"Origin": ada.address}) as socket:
        assert '"type":"table"' in str(socket.recv(10))
