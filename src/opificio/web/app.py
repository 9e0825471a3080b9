"""The application: routes, websocket and page around one house."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, Request
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp
from msgspec import json

from opificio import __version__
from opificio.service.errors import Refused
from opificio.service.house import House
from opificio.service.wire import (
    AnswerTakeBack,
    ChooseLanguage,
    ErrorMessage,
    PlayMove,
    TableMessage,
    TakeBack,
    UpdateMessage,
)
from opificio.web import refusals
from opificio.web.cookies import Cookies
from opificio.web.frame import Frame
from opificio.web.limits import Limits
from opificio.web.live import live
from opificio.web.page import FOLDER, make_page
from opificio.web.routes import ROUTES, guest_of

_DESCRIPTION: Final = """\
Tables of board games: set up, joined, watched, played.

A guest is known by a signed cookie, which the first answer sets; what he sits at is his. The game itself
goes over the websocket `/api/tables/{table_id}/live?lang=`: on connecting the server sends a `TableMessage`,
then an `UpdateMessage` whenever the position changes, a `TableMessage` when seats, language or wishes do,
and an `ErrorMessage` to whoever asked for something that cannot be done. Clients send `PlayMove`,
`TakeBack`, `AnswerTakeBack` and `ChooseLanguage`, each with the `number` of the position it answers.
"""


def make_app(house: House, key: bytes, limits: Limits, page: Path = FOLDER) -> ASGIApp:
    """The ASGI application. The key signs the guests' cookies; the page lies in a folder."""

    @asynccontextmanager
    async def while_open(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = Litestar(
        [*ROUTES, live, make_page(page)],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "limits": Provide(lambda: limits, sync_to_thread=False),
            "guest": Provide(guest_of, sync_to_thread=False),
        },
        exception_handlers={
            Refused: refusals.refused,
            HTTPException: refusals.misunderstood,
            RecursionError: refusals.too_deep,
            Exception: refusals.failed,
        },
        lifespan=[while_open],
        logging_config=None,
        openapi_config=openapi(),
        request_max_body_size=limits.body,
    )
    return Frame(app, Cookies(key), limits)


def openapi() -> OpenAPIConfig:
    """The document at /api/schema/openapi.json."""
    return OpenAPIConfig(
        title="Opificio",
        version=__version__,
        description=_DESCRIPTION,
        path="/api/schema",
        render_plugins=[WithMessages()],
        use_handler_docstrings=True,
        operation_id_creator=lambda handler, method, path: handler.handler_name,
    )


class WithMessages(JsonRenderPlugin):
    """Gives the document with the messages in it."""

    def render(self, request: Request[Any, Any, State], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, with_messages(openapi_schema))


def with_messages(document: dict[str, Any]) -> dict[str, Any]:
    """The document, and in it what goes through the websocket: clients find all types in one place."""
    _, messages = json.schema_components(
        [TableMessage, UpdateMessage, ErrorMessage, PlayMove, TakeBack, AnswerTakeBack, ChooseLanguage],
        ref_template="#/components/schemas/{name}",
    )
    components = document["components"]
    schemas = {**messages, **components["schemas"]}
    return {**document, "components": {**components, "schemas": schemas}}
