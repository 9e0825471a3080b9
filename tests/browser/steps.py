"""What visitors do in more than one test."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

Answer = Callable[[Page, list[str]], None]

ENOUGH: Final = 400  # decisions; nobody has that many in a game
_PROMPT: Final = "[data-position] button[data-move]"


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
    expect(page.locator(f'[data-game="{game}"] h1')).to_be_visible()
    wait_for_everybody(page)
    return id


def wait_for_everybody(page: Page) -> None:
    """Until all have their live lines to the table: what is played before that is lost."""
    expect(players(page).get_by_role("img", name="Away")).to_have_count(0)


def finished_table(page: Page) -> str:
    """A game among bots that is over."""
    id = open_table(page, "bot random", "bot random", "bot random", listed=True)
    page.goto(f"/table/{id}")
    expect(page.get_by_role("table", name="Points by source")).to_be_visible(timeout=120_000)
    return id


def position_of(page: Page) -> str | None:
    """The number of the position in which the reader is asked; None when the game is over."""
    asked = page.locator("[data-position]:has(button[data-move])")
    over = page.get_by_role("table", name="Points by source")
    expect(asked.or_(over).first).to_be_visible()
    return asked.get_attribute("data-position") if asked.count() else None


def moves_of(page: Page) -> list[str]:
    """What the reader may answer, once he is asked."""
    position_of(page)
    found: list[str] = page.locator(_PROMPT).evaluate_all(
        "buttons => buttons.map(({ dataset }) => dataset.move)"
    )
    return found


def button_of(page: Page, move: str) -> Locator:
    """The button of a move, in the prompt."""
    return page.locator(f'{_PROMPT}[data-move="{move}"]')


def play_on(page: Page, answer: Answer, decisions: int = ENOUGH) -> set[str]:
    """Answer so many questions, or all to the end of the game; gives the kinds of moves there were."""
    kinds: set[str] = set()
    for _ in range(decisions):
        at = position_of(page)
        if at is None:
            return kinds
        offered = moves_of(page)
        kinds.update(move.split()[0] for move in offered)
        answer(page, offered)
        page.wait_for_function("at => !document.querySelector(`[data-position='${at}']`)", arg=at)
    return kinds


def decide(page: Page, move: str) -> None:
    """One decision, by its button in the prompt."""
    play_on(page, lambda page, _: button_of(page, move).click(), decisions=1)


def players(page: Page) -> Locator:
    """The players at a table, one element each."""
    return page.get_by_role("region", name="Players").locator("> ul > li")


def number_of(page: Page, id: str) -> int:
    """The last line of a table's log, as the server knows it."""
    return int(page.request.get(f"/api/tables/{id}").json()["position"]["number"])
