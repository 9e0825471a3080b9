"""`python -m opificio.web.document` prints the OpenAPI document: the page's types are made from it."""

from __future__ import annotations

import sys

from litestar import Litestar
from litestar.di import Provide
from msgspec import json

from opificio.web.app import openapi, with_messages
from opificio.web.routes import ROUTES


def document() -> bytes:
    """The document that a server gives at /api/schema/openapi.json, without a server."""
    needed = {name: _nobody(name) for name in ("house", "limits", "guest")}
    app = Litestar(ROUTES, dependencies=needed, openapi_config=openapi())
    return json.encode(with_messages(app.openapi_schema.to_schema()))


def _nobody(name: str) -> Provide:
    return Provide(lambda: name, sync_to_thread=False)


if __name__ == "__main__":
    sys.stdout.buffer.write(document())
