"""Errors over HTTP: each has a status, a code and a sentence in the reader's language."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import ResponseSpec
from msgspec import json

from opificio.library import LANGUAGES
from opificio.service.audience import error_message
from opificio.service.errors import ErrorCode, Refused
from opificio.service.wire import ErrorMessage

_STATUS: Final = {
    ErrorCode.UNKNOWN_TABLE: 404,
    ErrorCode.UNKNOWN_GAME: 404,
    ErrorCode.UNKNOWN_EDITION: 404,
    ErrorCode.UNKNOWN_PAGE: 404,
    ErrorCode.UNKNOWN_LINE: 404,
    ErrorCode.NO_REASON: 404,
    ErrorCode.NOT_YOUR_SEAT: 403,
    ErrorCode.BAD_INVITATION: 403,
    ErrorCode.WRONG_ORIGIN: 403,
    ErrorCode.STALE_MOVE: 409,
    ErrorCode.NO_OPEN_SEAT: 409,
    ErrorCode.GAME_RUNNING: 409,
    ErrorCode.OTHER_RULES: 409,
    ErrorCode.TOO_LARGE: 413,
    ErrorCode.TOO_FAST: 429,
    ErrorCode.FAULT: 500,
    ErrorCode.NOT_STORED: 503,
}
_CODES: Final = {404: ErrorCode.UNKNOWN_PAGE, 413: ErrorCode.TOO_LARGE}

TOO_DEEP: Final = "it is nested too deeply"

_log: Final = logging.getLogger(__name__)


def spec(*statuses: int) -> dict[int, ResponseSpec]:
    """What a route may refuse with, for the OpenAPI document; any may be asked too fast."""
    return {
        status: ResponseSpec(ErrorMessage, description=_DESCRIPTIONS[status], generate_examples=False)
        for status in (*statuses, 429)
    }


_DESCRIPTIONS: Final = {
    400: "The request cannot be understood or done as it stands",
    403: "Not for this guest",
    404: "There is no such thing",
    409: "The table does not stand so that it could be done",
    413: "Too large",
    429: "Too many requests: wait a moment",
}


def status_of(code: ErrorCode) -> int:
    """The HTTP status of an error; 400 for what the asker himself can mend."""
    return _STATUS.get(code, 400)


def language(value: str | None) -> str:
    """The language asked for, or English."""
    return value if value is not None and value in LANGUAGES else "en"


def body(refusal: Refused, lang: str) -> bytes:
    """The answer, as JSON."""
    return json.encode(error_message(refusal, None, lang))


# What Litestar calls when something is raised


def refused(request: Request[Any, Any, State], error: Refused) -> Response[bytes]:
    """The service said no."""
    lang = language(request.query_params.get("lang"))
    return Response(body(error, lang), status_code=status_of(error.code), media_type="application/json")


def misunderstood(request: Request[Any, Any, State], error: HTTPException) -> Response[bytes]:
    """No such route or method, too large a body, a parameter or body that is not what it should be."""
    code = _CODES.get(error.status_code, ErrorCode.BAD_MESSAGE)
    reason = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        reason = "; ".join(f"{_key(each)}{each.get('message', '')}" for each in error.extra) or reason
    refusal = Refused(code, reason=reason[:500])
    lang = language(request.query_params.get("lang"))
    return Response(
        body(refusal, lang),
        status_code=error.status_code,
        media_type="application/json",
        headers=error.headers,
    )


def too_deep(request: Request[Any, Any, State], _: RecursionError) -> Response[bytes]:
    """JSON nested so deeply that no reader follows."""
    return refused(request, Refused(ErrorCode.BAD_MESSAGE, reason=TOO_DEEP))


def _key(problem: dict[str, Any]) -> str:
    return f"{problem['key']}: " if problem.get("key") else ""


def failed(request: Request[Any, Any, State], error: Exception) -> Response[bytes]:
    """A fault of the program: told to its log, not to the asker."""
    _log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return refused(request, Refused(ErrorCode.FAULT))
