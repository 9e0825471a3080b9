"""The board of Spyrium: whole games by mouse and by keys, turns on a phone, and what the board tells."""

from __future__ import annotations

import re
from typing import Final, Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import check
from tests.browser.conftest import Visit
from tests.browser.steps import ENOUGH, Answer, button_of, moves_of, play_on, position_of, sit_down

EVERYDAY: Final = {"place", "phase", "gain", "activate", "plot", "use", "event"}
WANTED: Final = (
    "bonus", "residence", "token", "replace", "plot", "again", "taylorism", "use", "event", "place",
)  # fmt: skip


def _sit_down(page: Page, *kinds: str) -> None:
    sit_down(page, *kinds, game="spyrium")


def _play(page: Page, answer: Answer, decisions: int = ENOUGH) -> set[str]:
    return play_on(page, lambda page, moves: answer(page, _sensible(page, moves)), decisions)


def _sensible(page: Page, moves: list[str]) -> list[str]:
    """He builds rather than hires, and keeps his last active worker for the buildings."""
    last = page.get_by_role("button", name=re.compile("Start card.*; 1 worker active.*can be chosen")).count()
    builds = page.locator('[data-position] button[data-move^="activate"]', has_text="Build").count()
    return [
        move
        for move in moves
        if not (last and move.startswith("place"))
        and not (builds and move.startswith("activate") and not _builds(page, move))
    ]


def _builds(page: Page, move: str) -> bool:
    return button_of(page, move).filter(has_text="Build").count() > 0


def _wanted(moves: list[str]) -> str:
    """A player who hires, builds and uses what he has: so that all there is to see comes up."""
    for kind in WANTED:
        fitting = [move for move in moves if move.startswith(kind)]
        if fitting:
            return fitting[len(moves) % len(fitting)]
    activations = [move for move in moves if move.startswith("activate")]
    return activations[-1] if activations else moves[0]


def _spot(page: Page, move: str) -> Locator:
    """Where on the board a move can be made."""
    words = move.split()
    kind = words[0]
    if kind == "place":
        return page.locator(f'[data-spot="gap {words[1]}"]')
    if kind in ("gain", "activate"):
        place = words[1] if words[1] != "via" else None
        return page.locator(f'[data-spot="place {place}"]' if place else f'[data-spot="gap {words[2]}"]')
    if kind == "token":
        return page.locator(".playable[data-spot], .lit[data-spot=event]").first
    spots = {
        "event": '[data-spot="event"]',
        "plot": '[data-spot="plot"]',
        "residence": '[data-spot="residence"]',
        "bonus": '[data-spot="bonus"]',
        "taylorism": '[data-spot^="technique"].lit',
        "phase": '[data-spot^="start"].lit',
        "pass": '[data-spot^="start"].lit',
    }
    return page.locator(spots.get(kind, '[data-spot^="building"].lit')).first


def _popup_button(page: Page, move: str) -> Locator:
    return page.locator(f'.popup button[data-move="{move}"]')


def _by_mouse(page: Page, moves: list[str]) -> None:
    """On the board: a click on the spot and, where it can mean several things, a button of its card."""
    move, before = _wanted(moves), position_of(page)
    if move.split()[0] in ("use", "again", "replace"):
        button_of(page, move).click()
        return
    _spot(page, move).click()
    button, played = _popup_button(page, move), page.locator(f"body:not(:has([data-position='{before}']))")
    expect(button.or_(played).first).to_be_attached()
    if not played.count():
        button.click()


def test_a_whole_game_against_bots_by_mouse(page: Page) -> None:
    _sit_down(page, "me", "bot random", "bot random")
    kinds = _play(page, _by_mouse)
    assert kinds >= EVERYDAY
    expect(page.get_by_text("wins with").or_(page.get_by_text("share the victory")).first).to_be_visible()
    expect(page.get_by_role("button", name="VP at the end").first).to_be_visible()


def _by_keys(page: Page, moves: list[str]) -> None:
    """Gaps and cards are walked to on the board; the rest have keys of their own, or are reached by Tab."""
    move = _wanted(moves)
    kind = move.split()[0]
    if kind in ("place", "gain", "activate"):
        spot = _spot(page, move).get_attribute("data-spot")
        assert spot is not None
        _walk_to(page, spot)
        page.keyboard.press("Enter")
        if kind != "place":
            _press_button(page, move)
        return
    key = button_of(page, move).get_attribute("aria-keyshortcuts")
    assert key is not None
    page.keyboard.press(key)


def _press_button(page: Page, move: str) -> None:
    """The first button of the card that was called up has the focus; Tab leads to the one that is meant."""
    expect(page.locator(".popup button[data-move]").first).to_be_focused()
    for _ in range(20):
        if page.evaluate("document.activeElement.dataset.move ?? ''") == move:
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key never leads to {move}")


def _cell(spot: str) -> tuple[int, int]:
    """The column and the row of a place or a gap in the market's grid of five by five."""
    places = [(2 * "abc".index(place[0]), 2 * (int(place[1]) - 1)) for place in spot.split()[1].split("-")]
    return sum(x for x, _ in places) // len(places), sum(y for _, y in places) // len(places)


def _walk_to(page: Page, spot: str) -> None:
    """By Tab to the market, then by arrows: along cards and gaps, never over a crossing."""
    for _ in range(80):
        at = _focused_spot(page)
        if at is not None and at.split()[0] in ("place", "gap"):
            break
        page.keyboard.press("Tab")
    else:
        raise AssertionError("the Tab key never leads to the market")
    if _cell(at)[0] % 2:
        page.keyboard.press("ArrowLeft")
    _arrows(page, spot, 1)
    _arrows(page, spot, 0)
    assert _focused_spot(page) == spot


def _arrows(page: Page, spot: str, axis: int) -> None:
    keys = ("ArrowLeft", "ArrowRight") if axis == 0 else ("ArrowUp", "ArrowDown")
    for _ in range(5):
        away = _cell(spot)[axis] - _cell(_focused_spot(page) or "")[axis]
        if away == 0:
            return
        page.keyboard.press(keys[away > 0])


def _focused_spot(page: Page) -> str | None:
    spot: str | None = page.evaluate("document.activeElement?.dataset.spot ?? null")
    return spot


def test_a_whole_game_against_bots_by_keys_alone(page: Page) -> None:
    _sit_down(page, "me", "bot random", "bot random")
    kinds = _play(page, _by_keys)
    assert kinds >= EVERYDAY
    expect(page.get_by_text("wins with").or_(page.get_by_text("share the victory")).first).to_be_visible()


def _by_touch(page: Page, moves: list[str]) -> None:
    """A gap or a card is looked at first; what is meant is chosen on its card."""
    move = _wanted(moves)
    if move.split()[0] not in ("place", "gain", "activate"):
        button_of(page, move).tap()
        return
    _spot(page, move).tap()
    _popup_button(page, move).tap()


def test_some_turns_on_a_phone(visit: Visit) -> None:
    page = visit(width=390, height=844)
    _sit_down(page, "me", "person Bruno", "person Carla")
    kinds = _play(page, _by_touch, decisions=45)
    assert kinds >= EVERYDAY
    check(page)


def test_on_a_phone_the_market_is_as_wide_as_the_screen(visit: Visit) -> None:
    page = visit(width=390, height=844)
    _sit_down(page, "me", "person Bruno")
    market = page.get_by_role("grid", name="The market").bounding_box()
    assert market is not None
    assert 340 <= market["width"] <= 390
    gaps = page.locator('[data-spot^="gap"] .area')
    expect(gaps).to_have_count(12)
    for gap in gaps.all():
        box = gap.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 24


def test_a_tap_beside_the_card_of_a_spot_puts_it_away_and_plays_nothing(visit: Visit) -> None:
    page = visit(width=390, height=844)
    _sit_down(page, "me", "person Bruno")
    position = position_of(page)
    _spot(page, moves_of(page)[0]).tap()
    expect(page.locator(".popup")).to_be_visible()
    page.get_by_role("heading", name="Spyrium").tap()
    expect(page.locator(".popup")).not_to_be_visible()
    assert position_of(page) == position


@pytest.mark.parametrize(("width", "theme"), [(1280, "light"), (1280, "dark"), (390, "light"), (390, "dark")])
def test_axe_finds_no_fault_at_any_question(
    visit: Visit, width: int, theme: Literal["light", "dark"]
) -> None:
    page = visit(width=width, height=844, theme=theme)
    _sit_down(page, "me", "person Bruno", "person Carla")
    seen: set[str] = set()

    def look_and_answer(page: Page, moves: list[str]) -> None:
        kind = moves[0].split()[0]
        if kind not in seen:
            seen.add(kind)
            check(page)
        button_of(page, _wanted(moves)).click()

    _play(page, look_and_answer, decisions=60)
    assert seen >= {"place", "gain", "plot", "residence"}


def test_axe_finds_no_fault_in_the_card_of_a_spot(page: Page) -> None:
    _sit_down(page, "me", "person Bruno")
    moves_of(page)
    page.locator('[data-spot="start 0"], [data-spot="start 1"]').first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    check(page)


def test_hovering_a_card_explains_it_and_what_it_would_cost_me(page: Page) -> None:
    _sit_down(page, "me", "person Bruno")
    moves_of(page)
    page.locator('[data-spot="gap a1-b1"]').click()
    expect(page.locator('[data-spot="gap a1-b1"]')).to_have_attribute("aria-label", re.compile("1 worker"))
    page.locator('[data-spot="place a1"]').hover()
    card = page.locator(".popup")
    for text in ("a1", "1 worker beside it", "Price for you now", "£", "printed", "other workers 1"):
        expect(card).to_contain_text(text)
    page.keyboard.press("Escape")
    expect(card).not_to_be_visible()


def test_the_rules_in_the_menu_are_those_of_the_game_at_the_table(page: Page) -> None:
    _sit_down(page, "me", "person Bruno")
    page.get_by_role("navigation", name="Main menu").get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", name="Rules of Spyrium")).to_be_visible()


def test_what_happens_is_shown_in_motion_only_to_those_who_want_it(visit: Visit) -> None:
    moving, still = visit(motion=True), visit()
    for page in (moving, still):
        _sit_down(page, "me", "person Bruno")
        page.evaluate(
            "window.flights = 0; new MutationObserver(() => {"
            " window.flights += document.querySelectorAll('.flights .flight').length;"
            "}).observe(document.body, { childList: true, subtree: true })"
        )
        _play(page, _click_in_prompt, decisions=9)
        expect(page.get_by_role("log")).to_contain_text("pays")
    assert moving.evaluate("window.flights") > 0
    assert still.evaluate("window.flights") == 0


def _click_in_prompt(page: Page, moves: list[str]) -> None:
    button_of(page, _wanted(moves)).click()
