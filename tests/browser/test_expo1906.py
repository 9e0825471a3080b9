"""The board of Expo 1906: a whole game alone, the lab by mouse, keys and thumb, and what the board tells."""

from __future__ import annotations

import re
from typing import Final, Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import check
from tests.browser.conftest import Visit
from tests.browser.steps import Answer, button_of, decide, moves_of, play_on, position_of, sit_down

CARDS: Final = ("academy", "station", "laboratory", "journal", "skyscraper", "meeting")
WANTED: Final = (
    *(f"play {card}" for card in CARDS), "buy", "take", "lay", "enter", "step", "jump", "chit", "meet",
)  # fmt: skip
EVERYDAY: Final = {"play", "buy", "lay", "put", "enter", "step", "meet", "done"}
TURNS: Final = 4


def _sit_down(page: Page, *kinds: str) -> None:
    sit_down(page, *kinds, game="expo1906")


def _wanted(moves: list[str]) -> str:
    """A player who buys, lays and moves what he can: so that all there is to see comes up."""
    for kind in WANTED:
        fitting = [move for move in moves if move.startswith(kind)]
        if fitting:
            return fitting[len(moves) % len(fitting)]
    return moves[0]


def _in_prompt(page: Page, moves: list[str]) -> None:
    button_of(page, _wanted(moves)).click()


def _until(page: Page, kind: str, answer: Answer = _in_prompt) -> None:
    """Answer until such a move may be made."""

    def is_asked() -> bool:
        return any(move.startswith(kind) for move in moves_of(page))

    for _ in range(60):
        if is_asked():
            return
        play_on(page, answer, decisions=1)
    raise AssertionError(f"never asked for {kind}")


def _space(page: Page, cell: str) -> Locator:
    return page.locator(f'[data-cell="{cell}"]')


def _told(page: Page) -> Locator:
    """What the prompt tells of the tile in the hand."""
    return page.get_by_role("status").filter(has_text="turned by")


def _held(page: Page) -> str:
    """Where the tile in the hand is held: "c2 90"."""
    found = re.search(r"at ([a-f][1-6]), turned by (\d+)°", _told(page).inner_text())
    assert found is not None
    return f"{found[1]} {found[2]}"


def _lab_is_asked(page: Page) -> None:
    """Buy a project that can be turned, and go to the lab with it."""
    _until(page, "play academy")
    decide(page, "play academy")
    at = position_of(page)
    page.locator('[data-spot="project L"]').click()
    page.wait_for_function("at => !document.querySelector(`[data-position='${at}']`)", arg=at)
    _until(page, "lay")


def _hold_a_tile(page: Page) -> None:
    _lab_is_asked(page)
    page.locator('[data-spot^="own"].lit').first.click()
    expect(page.get_by_role("button", name="Put here")).to_be_visible()


# A whole game


def _by_mouse(page: Page, moves: list[str]) -> None:
    """Cards and lines on the board, tiles to where they give something, the rest in the prompt."""
    if moves[0].startswith("put"):
        _put_where_it_gives(page)
        return
    move = _wanted(moves)
    kind, what = move.split()[0], move.split()[-1]
    spots = {"play": f'[data-spot="card {what}"]', "enter": f'[data-spot="space {what} 2"]'}
    (page.locator(spots[kind]) if kind in spots else button_of(page, move)).click()


def _put_where_it_gives(page: Page) -> None:
    """At a mark, turned until it completes something or gives something; else where it is held."""
    marks = page.locator(".held .hint, .held > svg")
    if marks.count():
        marks.last.hover(force=True)
        for _ in range(TURNS):
            if "gets" in _told(page).inner_text():
                break
            page.keyboard.press("r")
    page.get_by_role("button", name="Put here").click()


def test_a_whole_game_alone_against_the_ghost_deck(page: Page) -> None:
    _sit_down(page, "me")
    expect(page.get_by_role("region", name="Ghost deck")).to_contain_text("Cards left")
    kinds = play_on(page, _by_mouse)
    assert kinds >= EVERYDAY
    expect(page.get_by_role("table", name="Points by source")).to_contain_text("Projects")
    expect(page.get_by_role("log")).to_contain_text("ghost deck")


# The lab by mouse


def test_a_tile_follows_the_pointer_and_lies_where_it_is_clicked(page: Page) -> None:
    _sit_down(page, "me", "person Bruno")
    _hold_a_tile(page)
    seen = set()
    for cell in ("b3", "d2", "e5"):
        _space(page, cell).hover(force=True)
        seen.add(_held(page))
    assert len(seen) == 3
    before = _held(page)
    page.mouse.wheel(0, 100)
    expect(_told(page)).not_to_contain_text(f"by {before.split()[1]}°")
    cell = _held(page).split()[0]
    page.mouse.down()
    page.mouse.up()
    expect(_space(page, cell)).not_to_have_attribute("aria-label", re.compile("Empty|empty"))


def test_a_tile_is_put_back_and_taken_up_again(page: Page) -> None:
    _sit_down(page, "me", "person Bruno")
    _hold_a_tile(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Put here")).not_to_be_visible()
    tile = page.locator('[data-spot^="own"].lit').first
    tile.click()
    expect(page.get_by_role("button", name="Put here")).to_be_visible()


def test_a_scrap_is_removed_after_a_question_and_the_step_taken_back(page: Page) -> None:
    _sit_down(page, "me", "person Bruno")
    _lab_is_asked(page)
    _space(page, "b1").click()
    card = page.get_by_role("dialog")
    expect(card).to_contain_text("it leaves the game")
    card.get_by_role("button", name="Remove").click()
    expect(_space(page, "b1")).to_have_attribute("aria-label", re.compile("scrap was removed here"))
    page.get_by_role("button", name="Take back").click()
    expect(_space(page, "b1")).to_have_attribute("aria-label", re.compile("scrap; can be chosen"))


def test_another_lab_is_shown_at_full_size(page: Page) -> None:
    _sit_down(page, "me", "person Bruno")
    position_of(page)
    page.get_by_role("button", name="Show Bruno’s lab").first.click()
    expect(page.get_by_role("grid", name="Bruno’s lab")).to_be_visible()


# By keys


def test_a_tile_is_laid_by_keys_alone(page: Page) -> None:
    _sit_down(page, "me", "person Bruno")
    _lab_is_asked(page)
    lay = next(move for move in moves_of(page) if move.startswith("lay"))
    key = button_of(page, lay).get_attribute("aria-keyshortcuts")
    assert key is not None
    page.keyboard.press(key)
    expect(page.get_by_role("button", name="Put here")).to_be_visible()
    before = _held(page)
    page.keyboard.press("ArrowUp")
    assert _held(page) != before
    page.keyboard.press("ArrowDown")
    assert _held(page) == before
    page.keyboard.press("r")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Put here")).not_to_be_visible()
    expect(page.get_by_role("log")).to_contain_text("in the lab")


def test_the_spaces_of_the_lab_are_walked_by_arrows(page: Page) -> None:
    _sit_down(page, "me", "person Bruno")
    _lab_is_asked(page)
    _space(page, "b2").focus()
    page.keyboard.press("ArrowUp")
    expect(_space(page, "b1")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog").get_by_role("button", name="Remove")).to_be_focused()
    page.keyboard.press("Escape")
    expect(_space(page, "b1")).to_be_focused()


# The Patents Office


def _column(page: Page, line: str, column: int) -> Locator:
    return page.locator(f'[data-spot="space {line} {column}"]')


def _journal(page: Page) -> None:
    _sit_down(page, "me", "person Bruno", "person Carla")
    _until(page, "play journal")
    decide(page, "play journal")


def test_a_token_enters_a_line_and_steps_on_by_clicks(page: Page) -> None:
    _journal(page)
    _column(page, "copper", 2).click()
    expect(_column(page, "copper", 2)).to_have_attribute("aria-label", re.compile("from the top"))
    _column(page, "copper", 3).click()
    expect(_column(page, "copper", 3)).to_have_attribute("aria-label", re.compile("from the top.*Leader"))


def test_a_token_is_chosen_then_its_place(page: Page) -> None:
    _journal(page)
    page.locator('[data-spot="box"]').click()
    expect(page.get_by_role("dialog").get_by_role("button", name=re.compile("^Enter"))).to_have_count(6)
    _column(page, "manual", 2).click()
    expect(_column(page, "manual", 2)).to_have_attribute("aria-label", re.compile("from the top"))


def test_the_lines_are_walked_by_arrows(page: Page) -> None:
    _journal(page)
    page.locator('[data-spot="box"]').focus()
    for key in ("ArrowRight", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    expect(_column(page, "copper", 2)).to_have_attribute("aria-label", re.compile("from the top"))


# On a phone


def test_a_tile_is_laid_with_the_thumb(visit: Visit) -> None:
    page = visit(width=390, height=844)
    _sit_down(page, "me", "person Bruno")
    _lab_is_asked(page)
    page.locator('[data-spot^="own"].lit').first.tap()
    put = page.get_by_role("button", name="Put here")
    expect(put).to_be_visible()
    for button in (put, page.get_by_role("button", name="Turn")):
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44
    _space(page, "d3").tap(force=True)
    before = _held(page)
    page.get_by_role("button", name="Turn").tap()
    assert _held(page) != before
    put.tap()
    expect(put).not_to_be_visible()
    expect(page.get_by_role("log")).to_contain_text("in the lab")


def test_on_a_phone_the_lab_is_as_wide_as_the_screen_and_above_the_prompt(visit: Visit) -> None:
    page = visit(width=390, height=844)
    _sit_down(page, "me", "person Bruno")
    _hold_a_tile(page)
    lab = page.locator('[data-part="lab"] [role="grid"]').bounding_box()
    prompt = page.get_by_role("region", name="What to do").bounding_box()
    space = _space(page, "a6").bounding_box()
    assert lab is not None
    assert prompt is not None
    assert space is not None
    assert 340 <= lab["width"] <= 390
    assert min(space["width"], space["height"]) >= 44
    assert lab["y"] + lab["height"] <= prompt["y"]


def test_on_a_phone_the_ways_lead_to_every_part(visit: Visit) -> None:
    page = visit(width=390, height=844)
    _sit_down(page, "me", "person Bruno")
    position_of(page)
    for way in ("Patents Office", "Academy", "Train Station"):
        page.get_by_role("navigation", name="Parts of the board").get_by_role("button", name=way).tap()
        expect(page.get_by_role("region", name=way)).to_be_in_viewport(ratio=0.5)


# For everybody


@pytest.mark.parametrize(("width", "theme"), [(1280, "light"), (1280, "dark"), (390, "light"), (390, "dark")])
def test_axe_finds_no_fault_at_any_question(
    visit: Visit, width: int, theme: Literal["light", "dark"]
) -> None:
    page = visit(width=width, height=844, theme=theme)
    _sit_down(page, "me", "person Bruno")
    seen: set[str] = set()

    def look_and_answer(page: Page, moves: list[str]) -> None:
        kind = moves[0].split()[0]
        if kind not in seen:
            seen.add(kind)
            check(page)
        if kind == "put":
            page.get_by_role("button", name="Put here").click()
        else:
            _in_prompt(page, moves)

    play_on(page, look_and_answer, decisions=70)
    assert seen >= {"play", "buy", "lay", "put", "enter", "step"}


def test_axe_finds_no_fault_in_the_card_of_a_spot(page: Page) -> None:
    _sit_down(page, "me", "person Bruno")
    _lab_is_asked(page)
    _space(page, "b1").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    check(page)


def test_hovering_a_project_explains_it(page: Page) -> None:
    _sit_down(page, "me", "person Bruno")
    position_of(page)
    page.locator('[data-spot="project L"]').hover()
    card = page.locator(".popup")
    for text in ("project (L)", "Needs:", "VP", "Unseen projects: 5"):
        expect(card).to_contain_text(text)
    page.keyboard.press("Escape")
    expect(card).not_to_be_visible()


def test_the_reorganisation_is_announced_only_to_those_who_want_motion(visit: Visit) -> None:
    moving, still = visit(motion=True), visit()
    for page in (moving, still):
        _sit_down(page, "me", "person Bruno")
        page.evaluate(
            "window.announced = 0; new MutationObserver(() => {"
            " window.announced += [...document.querySelectorAll('.expo > p')]"
            "  .filter(({ textContent }) => textContent === 'Reorganisation').length;"
            "}).observe(document.body, { childList: true, subtree: true })"
        )
        _until(page, "play meeting", _early)
        decide(page, "play meeting")
        _until(page, "play")
        expect(page.get_by_role("log")).to_contain_text("Round 2 begins")
    assert moving.evaluate("window.announced") > 0
    assert still.evaluate("window.announced") == 0


def _early(page: Page, moves: list[str]) -> None:
    """A turn that is soon over: nothing but money."""
    quick = [move for move in moves if move in ("play skyscraper", "play station", "done")]
    button_of(page, quick[0] if quick else _wanted(moves)).click()
