"""The OpenAPI document holds: what it promises is answered, whatever is asked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import given, settings
from msgspec import json
from schemathesis import Case
from schemathesis.checks import CHECKS, load_all_checks
from schemathesis.schemas import BaseSchema

from opificio.web.document import document as document_without_server
from tests.web.visitor import Visitor

EXAMPLES = 25  # a route
OPERATIONS = [
    "GET /api/me",
    "PUT /api/me",
    "GET /api/games",
    "GET /api/games/{game}",
    "GET /api/games/{game}/rules",
    "POST /api/editions",
    "GET /api/tables",
    "POST /api/tables",
    "GET /api/tables/{table_id}",
    "GET /api/tables/{table_id}/log",
    "GET /api/tables/{table_id}/plans",
    "GET /api/tables/{table_id}/reasons/{number}",
    "POST /api/tables/{table_id}/join",
    "POST /api/tables/{table_id}/rematch",
    "GET /api/tables/{table_id}/record",
]

load_all_checks()
# What is well-formed may still be refused: a game for two players, an edition that does not exist.
EXCLUDED: list[Any] = CHECKS.get_by_names(["positive_data_acceptance"])


@pytest.fixture(scope="module")
def tables(address: str) -> Iterator[tuple[Visitor, list[str]]]:
    """A guest, and tables of his: one that waits, one that runs."""
    ada = Visitor(address, "Ada")
    yield ada, [ada.create({"kind": "me"}, {"kind": "open"}, {"kind": "open"}), ada.hot_seat("A", "B", "C")]
    ada.close()


@pytest.fixture(scope="module")
def document(address: str) -> BaseSchema:
    """The document, as it is served."""
    return schemathesis.openapi.from_url(f"{address}/api/schema/openapi.json")


@pytest.mark.parametrize("operation", OPERATIONS)
def test_every_route_answers_as_the_document_says(
    operation: str, document: BaseSchema, tables: tuple[Visitor, list[str]]
) -> None:
    ada, ids = tables
    method, path = operation.split()

    @settings(max_examples=EXAMPLES)
    @given(case=document[path][method].as_strategy())
    def answers(case: Case[Any]) -> None:
        asked = str((case.path_parameters or {}).get("table_id", ""))
        if asked and len(asked) % 3:  # made-up ids lead nowhere: two of three are real ones
            case.path_parameters["table_id"] = ids[len(asked) % 3 - 1]
        case.call_and_validate(headers={"Cookie": ada.cookie()}, excluded_checks=EXCLUDED)

    answers()


def test_no_route_is_left_out(document: BaseSchema) -> None:
    paths = document.raw_schema["paths"].items()
    described = {f"{method.upper()} {path}" for path, methods in paths for method in methods}
    assert described == set(OPERATIONS)


def test_the_document_can_be_had_without_a_server(address: str) -> None:
    assert httpx.get(f"{address}/api/schema/openapi.json").json() == json.decode(document_without_server())


def test_the_document_describes_every_route_and_the_messages_of_the_websocket(address: str) -> None:
    document = httpx.get(f"{address}/api/schema/openapi.json").json()
    operations = [operation for path in document["paths"].values() for operation in path.values()]
    assert len(operations) == len(OPERATIONS)
    assert all(operation["summary"] and operation["description"] for operation in operations)
    assert len({operation["operationId"] for operation in operations}) == len(operations)
    schemas = document["components"]["schemas"]
    for name in ("TableMessage", "UpdateMessage", "ErrorMessage", "PlayMove", "TakeBack", "ChooseLanguage"):
        assert "type" in schemas[name]["required"]
    assert "live" in document["info"]["description"]
