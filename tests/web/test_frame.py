"""What stands around every request: cookies, origins, limits, headers; and the page itself."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from http.cookies import SimpleCookie
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from opificio.service.database import open_database
from opificio.service.storage import Storage
from opificio.web.cookies import Cookies
from opificio.web.limits import Bucket, Buckets, Limits
from tests.web.conftest import NewVisitor
from tests.web.server import UNHURRIED, serving
from tests.web.visitor import Visitor

# Headers and cookies


@pytest.mark.parametrize(
    "path", ["/", "/api/me", "/api/tables/nothing", "/nothing", "/api/schema/openapi.json"]
)
def test_every_answer_has_the_headers_that_protect_the_page(address: str, path: str) -> None:
    headers = httpx.get(f"{address}{path}").headers
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["object-src"] == "'none'"
    assert "script-src" not in policy  # so it is default-src: no inline script
    assert "unsafe-eval" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_the_cookie_is_for_the_server_only_and_stays(address: str) -> None:
    with httpx.Client(base_url=address) as client:
        answer = client.get("/api/me")
        (morsel,) = SimpleCookie(answer.headers["set-cookie"]).values()
        assert morsel["httponly"]
        assert (morsel["samesite"], morsel["path"], morsel["secure"]) == ("Lax", "/", "")
        assert int(morsel["max-age"]) > 30 * 24 * 3600
        assert "set-cookie" not in client.get("/api/me").headers


def test_behind_tls_the_cookie_is_sent_over_tls_only(address: str) -> None:
    answer = httpx.get(f"{address}/api/me", headers={"X-Forwarded-Proto": "https"})
    assert "; Secure" in answer.headers["set-cookie"]


def test_the_page_brings_the_cookie_so_that_its_first_questions_have_one(address: str) -> None:
    assert "set-cookie" in httpx.get(f"{address}/").headers


def test_a_forged_cookie_is_no_cookie(address: str) -> None:
    for value in (b"abc", b"abc.def", b".", b"a" * 5000, b'"', b"guest.\xff"):
        answer = httpx.get(f"{address}/api/me", headers=[(b"cookie", b"opificio_guest=" + value)])
        assert answer.status_code == 200
        assert "set-cookie" in answer.headers


def test_cookies_are_read_by_who_has_the_key_and_nobody_else() -> None:
    one, other = Cookies(b"1" * 32), Cookies(b"2" * 32)
    header = one.header("guest", secure=False)
    assert one.guest(header) == "guest"
    assert other.guest(header) is None
    assert one.guest(header.replace("guest.", "gast.")) is None


def test_answers_of_the_service_are_not_kept_by_browsers(address: str) -> None:
    assert httpx.get(f"{address}/api/games").headers["cache-control"] == "no-store"


# Origins


@pytest.mark.parametrize("origin", ["http://evil.example", "null"])
def test_pages_of_other_origins_may_not_change_anything(visitor: NewVisitor, origin: str) -> None:
    ada = visitor("Ada")
    for method, path, body in [
        ("PUT", "/api/me", {"name": "Eve"}),
        ("POST", "/api/tables", {"game": "industry", "seats": [{"kind": "me"}] * 3}),
    ]:
        answer = ada.http.request(method, path, json=body, headers={"Origin": origin}, params={"lang": "it"})
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong_origin")
        assert answer.json()["message"] == "Questa pagina non può parlare con questo server."
    assert ada.get("/api/me")["name"] == "Ada"
    assert ada.get("/api/tables")["mine"] == []


def test_the_page_of_the_server_itself_may(visitor: NewVisitor) -> None:
    ada = visitor()
    answer = ada.http.put("/api/me", json={"name": "Ada"}, headers={"Origin": ada.address})
    assert answer.status_code == 200


# Limits


def test_too_large_a_body_is_refused(visitor: NewVisitor) -> None:
    ada = visitor("Ada")
    answer = ada.http.post("/api/editions", json={"game": "industry", "text": "x" * 8_000_000})
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
    assert ada.get("/api/me")["name"] == "Ada"


@pytest.mark.parametrize(
    "body", [b"", b"{", b"\xff\xfe", b"[" * 100_000, b'{"name": "\\ud800"}', b"name=Ada", b'{"name": NaN}']
)
def test_a_body_that_is_no_json_is_refused(visitor: NewVisitor, body: bytes) -> None:
    answer = visitor().http.put("/api/me", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_message")


def test_who_asks_too_fast_is_told_to_wait_and_others_are_not_held_up(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(requests=(5, 0.001), new_guests=(100, 1), changes=(3, 0.001))) as address:
        ada, bea = Visitor(address), Visitor(address)
        for who in (ada, bea):
            who.get("/api/me")
        answers = [ada.http.get("/api/me") for _ in range(7)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
        assert answers[-1].json()["code"] == "too_fast"
        assert answers[-1].headers["retry-after"] == "1"
        names = [bea.http.put("/api/me", json={"name": "Bea"}).status_code for _ in range(4)]
        assert names == [200, 200, 200, 429]
        for thinks in ("plans?seat=0", "plans/?seat=0", "reasons/1", "reasons/1/"):  # so does advice
            assert bea.http.get(f"/api/tables/t/{thinks}").status_code == 429
        ada.close()
        bea.close()


def test_who_brings_no_cookie_is_counted_by_his_address(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(new_guests=(3, 0.001))) as address:
        codes = [httpx.get(f"{address}/api/me").status_code for _ in range(4)]
        assert codes == [200, 200, 200, 429]
        assert httpx.get(f"{address}/").status_code != 429  # the page itself is not counted


def test_connections_are_counted_too(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(new_guests=(2, 0.001))) as address:
        live = f"{address.replace('http', 'ws', 1)}/api/tables/nothing/live"
        for _ in range(2):
            with connect(live) as socket:
                assert "unknown_table" in str(socket.recv(10))
        with pytest.raises(InvalidStatus), connect(live):
            pass


def test_a_bucket_fills_again_with_time() -> None:
    time = [0.0]
    bucket = Bucket((2, 1), lambda: time[0])
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    time[0] = 0.9
    assert not bucket.take()
    time[0] = 1.0
    assert [bucket.take() for _ in range(2)] == [True, False]
    time[0] = 100.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_of_too_many_buckets_the_one_longest_unused_is_forgotten() -> None:
    buckets = Buckets((1, 0), most=2)
    assert [buckets.take(who) for who in "abab"] == [True, True, False, False]
    assert buckets.take("c")
    assert [buckets.take(who) for who in "bca"] == [False, False, True]


# Secrets


def test_no_secret_is_in_the_log_even_when_storing_fails(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    with serving(tmp_path) as address:
        ada = Visitor(address, "Ada")
        id = ada.create({"kind": "me"}, {"kind": "open"}, {"kind": "open"})
        token = ada.get(f"/api/tables/{id}")["invitation"]
        ada.join(id, token, "Bea")
        seed = _kept_seed(tmp_path, id)
        _break(tmp_path)
        setup = {"game": "industry", "seats": [{"kind": "me"}] * 3}
        for answer in (ada.http.post("/api/tables", json=setup), ada.join(id, token, "Cleo")):
            assert (answer.status_code, answer.json()["code"]) == (503, "not_stored")
        ada.close()
    ours = [record for record in caplog.records if not record.name.startswith(("httpx", "httpcore"))]
    logged = "\n".join(logging.Formatter().format(record) for record in ours)
    assert "storage failed" in logged
    for secret in (token, seed, ada.http.cookies["opificio_guest"]):
        assert secret not in logged


def _kept_seed(data_dir: Path, id: str) -> str:
    storage = Storage(open_database(None, data_dir))
    kept = storage.table(id)
    storage.engine.dispose()
    assert kept is not None
    return kept.seed


def _break(data_dir: Path) -> None:
    engine = open_database(None, data_dir)
    with engine.begin() as connection:
        connection.execute(text("ALTER TABLE lines RENAME TO lost"))
        connection.execute(text("ALTER TABLE seats RENAME TO gone"))
    engine.dispose()


# The page


def test_while_the_page_is_not_built_it_says_how_to_build_it(address: str) -> None:
    for path in ("/", "/new", "/table/abc", "/rules/industry"):
        answer = httpx.get(f"{address}{path}")
        assert answer.status_code == 503
        assert "make page" in answer.text


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with a page."""
    folder = tmp_path_factory.mktemp("built")
    page = folder / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Opificio</title>" + " " * 2000)
    (page / "assets" / "index-4f2a.js").write_text("export {};" * 300)
    (page / "favicon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (folder / "secret.txt").write_text("not for browsers")
    with serving(folder / "data", UNHURRIED, page) as address:
        yield address


@pytest.mark.parametrize("path", ["/", "/new", "/about", "/table/abc-_1", "/rules/industry"])
def test_the_pages_own_addresses_give_the_page(built: str, path: str) -> None:
    answer = httpx.get(f"{built}{path}")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "<title>Opificio</title>" in answer.text


def test_files_named_by_their_content_are_kept_for_ever(built: str) -> None:
    answer = httpx.get(f"{built}/assets/index-4f2a.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert "set-cookie" not in answer.headers
    plain = httpx.get(f"{built}/assets/index-4f2a.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == answer.text
    assert httpx.get(f"{built}/favicon.svg").headers["content-type"] == "image/svg+xml"


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/..%2fsecret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/%2fetc%2fpasswd",
        "/assets",
        "/nothing.js",
        "/%00",
        "/" + "x" * 5000,
    ],
)
def test_nothing_outside_the_page_is_served(built: str, path: str) -> None:
    answer = httpx.get(f"{built}{path}")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown_page")
