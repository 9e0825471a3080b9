"""A server that the tests of a file share, and visitors."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.web.server import serving
from tests.web.visitor import Visitor

NewVisitor = Callable[..., Visitor]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server without a built page."""
    folder = tmp_path_factory.mktemp("served")
    with serving(folder / "data", page=folder / "page") as at:
        yield at


@pytest.fixture
def visitor(address: str) -> Iterator[NewVisitor]:
    """Makes visitors, each with a cookie of his own."""
    visitors: list[Visitor] = []

    def new(name: str = "", **headers: str) -> Visitor:
        visitors.append(Visitor(address, name, **headers))
        return visitors[-1]

    yield new
    for each in visitors:
        each.close()
