"""A real server, and visitors with real browsers. The page must be built: `npm run build` in `ui/`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from shutil import which
from typing import Final, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from opificio.web.page import FOLDER
from tests.browser.server import Server

_CHROMIUM: Final = next(filter(None, map(which, ["chromium", "chromium-browser", "google-chrome"])), None)
_SWITCHES: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
_PATIENCE_MS: Final = 30_000  # a machine may have much else to do

Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of this process; tables do not disturb one another."""
    assert (FOLDER / "index.html").exists(), "the page is not built: npm ci && npm run build in ui/"
    running = Server(tmp_path_factory.mktemp("house"))
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser; every visitor has a profile of his own in it."""
    expect.set_options(timeout=_PATIENCE_MS)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=_CHROMIUM, args=_SWITCHES)
        yield chromium
        chromium.close()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """A new visitor, on a desktop unless told otherwise. Whatever his browser complains of fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def arrive(
        path: str = "/",
        *,
        width: int = 1280,
        height: int = 800,
        theme: Literal["light", "dark"] = "light",
        lang: str = "en",
        motion: bool = False,
        offline_is_fine: bool = False,
    ) -> Page:
        context = browser.new_context(
            base_url=server.address,
            viewport={"width": width, "height": height},
            color_scheme=theme,
            locale=lang,
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=width < 600,
        )
        context.set_default_timeout(_PATIENCE_MS)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        if not offline_is_fine:
            page.on("console", lambda message: complaints.extend(_complaint(message)))
        page.goto(path)
        return page

    yield arrive
    for context in contexts:
        context.close()
    assert not complaints


@pytest.fixture
def page(visit: Visit) -> Page:
    """A visitor in the lobby."""
    return visit()


def _complaint(message: ConsoleMessage) -> list[str]:
    return [message.text] if message.type in ("error", "warning") else []
