"""The board of Industry: whole games by mouse and by keys, turns on a phone, and what the board tells."""

from __future__ import annotations

import re
from typing import Final, Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import check
from tests.browser.conftest import Visit
from tests.browser.steps import button_of, decide, moves_of, play_on, players, position_of, sit_down

EVERYTHING: Final = {"pick", "bid", "pass", "sell", "keep", "subsidy", "develop", "supply", "done"}


def _wanted(moves: list[str]) -> str:
    """A player who opens the bidding, keeps what he can and builds: so that all there is to see comes up."""
    for kind in ("develop", "supply", "pick", "keep", "sell"):
        fitting = [move for move in moves if move.startswith(kind)]
        if fitting:
            return fitting[-1]
    return next(move for move in ("bid 1", "pass", "done") if move in moves)


def _zone(page: Page, move: str) -> Locator | None:
    kind, _, zone = move.partition(" ")
    return page.locator(f"[data-zone={zone}]") if kind in ("pick", "develop") else None


def _verdict(page: Page) -> Locator:
    return page.get_by_text("wins with").or_(page.get_by_text("share the victory")).first


def _by_mouse(page: Page, moves: list[str]) -> None:
    move = _wanted(moves)
    (_zone(page, move) or button_of(page, move)).click()


def test_a_whole_game_against_bots_by_mouse(page: Page) -> None:
    sit_down(page, "me", "bot random", "bot random")
    kinds = play_on(page, _by_mouse)
    assert kinds == EVERYTHING
    expect(_verdict(page)).to_be_visible()
    expect(page.get_by_role("gridcell", name="developed").first).to_be_visible()


def _by_keys(page: Page, moves: list[str]) -> None:
    """Zones are walked to on the board; bids, passes and the rest have keys of their own."""
    move = _wanted(moves)
    zone = _zone(page, move)
    if zone is not None:
        _walk_to(page, move.split()[1])
        page.keyboard.press("Enter")
    elif move.startswith("bid"):
        page.keyboard.press("b")
    elif move == "pass":
        page.keyboard.press("p")
    else:
        key = button_of(page, move).get_attribute("aria-keyshortcuts")
        assert key is not None
        page.keyboard.press(key)


def _walk_to(page: Page, zone: str) -> None:
    """By Tab to the board, then by arrows."""
    for _ in range(60):
        at = _focused_zone(page)
        if at is not None:
            break
        page.keyboard.press("Tab")
    else:
        raise AssertionError("the Tab key never leads to the board")
    across, down = ord(zone[0]) - ord(at[0]), int(zone[1]) - int(at[1])
    for _ in range(abs(across)):
        page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
    for _ in range(abs(down)):
        page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
    assert _focused_zone(page) == zone


def _focused_zone(page: Page) -> str | None:
    zone: str | None = page.evaluate("document.activeElement?.dataset.zone ?? null")
    return zone


def test_a_whole_game_against_bots_by_keys_alone(page: Page) -> None:
    sit_down(page, "me", "bot random", "bot random")
    kinds = play_on(page, _by_keys)
    assert kinds == EVERYTHING
    expect(_verdict(page)).to_be_visible()


def _by_touch(page: Page, moves: list[str]) -> None:
    """A zone is looked at first, and chosen on its card."""
    move = _wanted(moves)
    zone = _zone(page, move)
    if zone is None:
        button_of(page, move).tap()
        return
    zone.tap()
    card = page.locator(".card")
    expect(card.get_by_role("heading")).to_contain_text(move.split()[1])
    card.locator(".primary").tap()


def test_some_turns_on_a_phone(visit: Visit) -> None:
    page = visit(width=390, height=844)
    sit_down(page, "me", "person Bruno", "person Carla")
    kinds = play_on(page, _by_touch, decisions=30)
    assert kinds >= {"pick", "bid", "sell", "develop", "done"}
    check(page)


def test_a_tap_beside_the_card_of_a_zone_puts_it_away_and_plays_nothing(visit: Visit) -> None:
    page = visit(width=390, height=844)
    sit_down(page, "me", "person Bruno", "person Carla")
    position = position_of(page)
    page.locator(f"[data-zone={moves_of(page)[0].split()[1]}]").tap()
    expect(page.locator(".card")).to_be_visible()
    page.get_by_role("heading", name="Industry").tap()
    expect(page.locator(".card")).not_to_be_visible()
    assert position_of(page) == position


@pytest.mark.parametrize(("width", "theme"), [(1280, "light"), (1280, "dark"), (390, "light"), (390, "dark")])
def test_axe_finds_no_fault_at_any_question(
    visit: Visit, width: int, theme: Literal["light", "dark"]
) -> None:
    page = visit(width=width, height=844, theme=theme)
    sit_down(page, "me", "person Bruno", "person Carla")
    seen: set[str] = set()

    def look_and_answer(page: Page, moves: list[str]) -> None:
        kind = moves[0].split()[0]
        if kind not in seen:
            seen.add(kind)
            check(page)
        button_of(page, _wanted(moves)).click()

    play_on(page, look_and_answer, decisions=45)
    assert seen == {"pick", "bid", "sell", "develop", "supply"}


def test_the_lot_and_the_bids_are_told_to_everyone(page: Page) -> None:
    sit_down(page, "me", "person Bruno", "person Carla")
    zone = moves_of(page)[0].split()[1]
    page.locator(f"[data-zone={zone}]").click()
    expect(page.locator(f"[data-zone={zone}]")).to_have_attribute("aria-label", re.compile("no bid yet"))
    page.keyboard.press("b")
    expect(page.locator(f"[data-zone={zone}]")).to_have_attribute("aria-label", re.compile("bids 1 taler"))
    auction = page.get_by_role("group", name="Auction")
    expect(auction).to_contain_text("bids 1 taler")
    expect(auction).to_contain_text("is thinking")
    expect(auction).to_contain_text("auctioneer")


def test_hovering_a_zone_explains_it_and_what_it_would_cost_me(page: Page) -> None:
    sit_down(page, "me", "person Bruno", "person Carla")
    moves_of(page)
    page.locator("[data-zone=F1]").hover()
    card = page.locator(".card")
    for text in (
        "brickworks",
        "factory",
        "Requires",
        "stone, wood",
        "Makes",
        "brick",
        "Road to",
        "E1 clay pit",
    ):
        expect(card).to_contain_text(text)
    page.keyboard.press("Escape")
    expect(card).not_to_be_visible()
    page.mouse.move(0, 0)  # the open zone may be the one that was just explained
    page.locator(".playable").first.hover()
    expect(card).to_contain_text("open")


def test_a_players_zones_are_shown_on_the_board(page: Page) -> None:
    sit_down(page, "me", "person Bruno", "person Carla")
    play_on(page, _by_mouse, decisions=12)
    owner = players(page).filter(has=page.get_by_role("button", name="on the board")).first
    owner.get_by_role("button", name="on the board").click()
    expect(page.locator(".halo").first).to_be_visible()


def test_what_happens_is_shown_in_motion_only_to_those_who_want_it(visit: Visit) -> None:
    moving, still = visit(motion=True), visit()
    for page in (moving, still):
        sit_down(page, "me", "person Bruno", "person Carla")
        page.evaluate(
            "window.coins = 0; new MutationObserver(() => {"
            " window.coins += document.querySelectorAll('.coins .coin').length;"
            "}).observe(document.body, { childList: true, subtree: true })"
        )
        for move in (moves_of(page)[0], "bid 1", "pass", "sell"):
            decide(page, move)
        expect(page.get_by_role("log")).to_contain_text("gets")
    assert moving.evaluate("window.coins") > 0
    assert still.evaluate("window.coins") == 0
