"""What visitors do in more than one test."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect


def seats(*kinds: str) -> list[dict[str, str]]:
    """Seats of a new table, in short: "me", "open", "person Bruno", "bot greedy"."""
    return [_seat(*kind.split()) for kind in kinds]


def _seat(kind: str, which: str = "") -> dict[str, str]:
    if kind == "bot":
        return {"kind": kind, "bot": which}
    return {"kind": kind, "name": which} if which else {"kind": kind}


def take_name(page: Page, name: str) -> None:
    """Give one's name, on the lobby."""
    field = page.get_by_label("Your name")
    field.fill(name)
    field.press("Enter")
    expect(page.get_by_text("Saved")).to_be_visible()


def open_table(page: Page, *kinds: str, game: str = "industry", listed: bool = False) -> str:
    """A new table by way of the API, for tests that are about something else. Gives its id."""
    body: dict[str, Any] = {"game": game, "seats": seats(*kinds), "options": {}, "listed": listed}
    answer = page.request.post("/api/tables", data=body)
    assert answer.status == 201, answer.text()
    return str(answer.json()["id"])


def sit_down(page: Page, *kinds: str, game: str = "industry", listed: bool = False) -> str:
    """A new table, opened by the API and shown."""
    id = open_table(page, *kinds, game=game, listed=listed)
    page.goto(f"/table/{id}")
    expect(page.get_by_role("heading", name=game.capitalize(), exact=True)).to_be_visible()
    return id


def finished_table(page: Page) -> str:
    """A game among bots that is over."""
    id = open_table(page, "bot random", "bot random", "bot random", listed=True)
    page.goto(f"/table/{id}")
    expect(page.get_by_role("table", name="Points by source")).to_be_visible(timeout=120_000)
    return id


def players(page: Page) -> Locator:
    """The players at a table, one element each."""
    return page.get_by_role("region", name="Players").locator("> ul > li")


def number_of(page: Page, id: str) -> int:
    """The last line of a table's log, as the server knows it."""
    return int(page.request.get(f"/api/tables/{id}").json()["position"]["number"])
