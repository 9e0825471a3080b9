"""A whole game over HTTP and websocket, by a client that knows only the public interface."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import opificio
from opificio.luck.dealer import Generator
from tests.web.conftest import NewVisitor
from tests.web.visitor import Json


def test_a_game_against_bots_ends_with_scores_and_a_file_that_anyone_can_check(
    visitor: NewVisitor, tmp_path: Path
) -> None:
    ada = visitor("Ada")
    id = ada.create()
    with ada.live(id) as live:
        live.play_on(Generator("whole game"))
        first, last = live.messages[0], live.messages[-1]
    seed, position = last["seed"], last["position"]
    assert sha256(seed.encode()).hexdigest() == first["commitment"]
    assert position["legal"] == []
    assert (position["actor"], position["undo"]) == (None, "no")
    totals = [score["total"] for score in position["scores"]]
    assert all(sum(score["sources"].values()) == score["total"] for score in position["scores"])
    assert [totals[winner] for winner in position["winners"]] == [max(totals)] * len(position["winners"])

    during = [message for message in live.messages if message["status"] != "finished"]
    assert len(during) > 100
    assert seed not in repr(during)

    file = ada.http.get(f"/api/tables/{id}/record")
    assert file.headers["content-type"].startswith("text/plain")
    assert file.headers["content-disposition"] == f'attachment; filename="industry-{id}.opi"'
    (tmp_path / "game.opi").write_text(file.text, "utf-8")
    record = opificio.read(tmp_path / "game.opi")
    assert (record.scores, record.seed) == (totals, seed)
    assert record.names == {0: "Ada", 1: "random", 2: "greedy"}
    assert [line.text for line in record.lines] == moves(ada.get(f"/api/tables/{id}/log"))


def test_who_plays_alone_sits_at_a_table_of_one(visitor: NewVisitor, tmp_path: Path) -> None:
    ada = visitor("Ada")
    id = ada.create({"kind": "me"}, game="expo1906", options={"handicap_1": 2})
    with ada.live(id) as live:
        live.play_on(Generator("alone"), 10)
        number = live.position["number"]
        assert live.position["undo"] == "free", "nobody else could be asked"
        live.send("undo")
        while live.position["number"] == number:
            live.receive()
        live.play_on(Generator("alone, later"))
        last = live.messages[-1]
    assert (last["status"], last["position"]["winners"]) == ("finished", [0])
    (tmp_path / "alone.opi").write_text(ada.http.get(f"/api/tables/{id}/record").text, "utf-8")
    record = opificio.read(tmp_path / "alone.opi")
    assert (record.players, record.names, record.options["handicap_1"]) == (1, {0: "Ada"}, 2)
    assert record.scores == [score["total"] for score in last["position"]["scores"]]


def test_the_messages_together_are_the_log(visitor: NewVisitor) -> None:
    ada = visitor("Ada")
    id = ada.create()
    with ada.live(id, "fr") as live:
        live.play_on(Generator("messages"), 30)
        lines = [line for message in live.messages for line in (message.get("lines") or message["log"])]
        whole: list[Json] = ada.get(f"/api/tables/{id}/log", lang="fr")
        assert lines == whole[: len(lines)]
        assert [line["number"] for line in whole] == list(range(1, len(whole) + 1))
        assert all(line["says"] for line in whole if line["seat"] is None)


def test_the_seed_is_in_no_answer_while_the_game_runs(visitor: NewVisitor) -> None:
    ada, watcher = visitor("Ada"), visitor()
    id = ada.hot_seat("Ada", "Bea", "Cleo")
    paths = ["/api/tables", *[f"/api/tables/{id}{more}" for more in ("", "/record", "/log")]]
    answers: list[str] = []
    with ada.live(id) as live, watcher.live(id) as watching:
        for _ in range(15):
            live.play_on(Generator("secret"), 1)
            answers += [who.http.get(path).text for who in (ada, watcher) for path in paths]
        live.play_on(Generator("secret"))
        while not watching.is_over():
            watching.receive()
    seed = live.messages[-1]["seed"]
    during = [m for m in live.messages + watching.messages if m["status"] == "running"]
    assert len(seed) == 32
    assert seed not in "".join(answers)
    assert seed not in repr(during)
    assert all(message["seed"] is None for message in during)
    assert f"seed: {seed}" in watcher.http.get(f"/api/tables/{id}/record").text


def moves(log: list[Json]) -> list[str]:
    return [line["move"] for line in log]
