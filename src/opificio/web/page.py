"""The page in the browser: files that `npm run build` in `ui/` has made, served as they are."""

from __future__ import annotations

import re
from asyncio import to_thread
from functools import lru_cache
from gzip import compress
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from opificio.service.errors import ErrorCode, Refused

FOLDER: Final = Path(__file__).parent / "page"
_ROUTES: Final = re.compile(r"|new|about|table/[^/]+|rules/[^/]+")  # the page finds its way there by itself
_NAMES: Final = re.compile(r"[\w./-]{0,200}", re.ASCII)
# The names of the files in assets/ change with what is in them.
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_NOT_BUILT: Final = "The page is not built yet. Build it with: make page\n"


def make_page(folder: Path) -> HTTPRouteHandler:
    """The handler for all addresses that are not the service's."""

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(request: Request[Any, Any, State], path: FromPath[str] = "") -> Response[bytes]:
        packed = "gzip" in request.headers.get("accept-encoding", "")
        # By hand: of a handler with two paths Litestar awaits only one where it makes the thread itself.
        return await to_thread(_answer, folder, path.strip("/"), packed=packed)

    return page


def _answer(folder: Path, name: str, *, packed: bool) -> Response[bytes]:
    is_route = _ROUTES.fullmatch(name) is not None
    if is_route and not (folder / "index.html").exists():
        return Response(_NOT_BUILT.encode(), status_code=503, media_type="text/plain; charset=utf-8")
    if not _NAMES.fullmatch(name):
        raise Refused(ErrorCode.UNKNOWN_PAGE)
    file = (folder / ("index.html" if is_route else name)).resolve()
    if not file.is_relative_to(folder.resolve()) or not file.is_file():
        raise Refused(ErrorCode.UNKNOWN_PAGE)
    return _response(file, name, packed=packed)


def _response(file: Path, name: str, *, packed: bool) -> Response[bytes]:
    content, smaller = _read(file, file.stat().st_mtime_ns)
    headers = {"cache-control": _FOR_EVER if name.startswith("assets/") else "no-cache"}
    if smaller is not None:
        headers["vary"] = "accept-encoding"
        if packed:
            content = smaller
            headers["content-encoding"] = "gzip"
    kind = guess_type(file.name)[0] or "application/octet-stream"
    return Response(content, media_type=kind, headers=headers)


@lru_cache(maxsize=200)
def _read(file: Path, _: int) -> tuple[bytes, bytes | None]:
    """A file as it is and packed, where that pays; read again when it has changed."""
    plain = file.read_bytes()
    packed = compress(plain) if file.suffix in (".html", ".js", ".css", ".svg", ".json") else None
    return plain, packed
