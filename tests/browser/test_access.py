"""Pages for everybody: axe-core finds no fault, in both themes, on a desktop and on a phone."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.browser.axe import check
from tests.browser.conftest import Visit
from tests.browser.steps import finished_table, open_table, sit_down

Theme = Literal["light", "dark"]

screens = pytest.mark.parametrize(
    ("width", "height", "theme"),
    [(1280, 800, "light"), (1280, 800, "dark"), (390, 844, "light"), (390, 844, "dark")],
)


@screens
def test_the_lobby(visit: Visit, width: int, height: int, theme: Theme) -> None:
    page = visit(width=width, height=height, theme=theme)
    open_table(page, "me", "person Bruno", "person Carla")
    page.reload()
    expect(page.get_by_role("region", name="My tables").get_by_role("link")).to_have_count(1)
    check(page)


@screens
def test_the_form_for_a_new_table(visit: Visit, width: int, height: int, theme: Theme) -> None:
    page = visit("/new", width=width, height=height, theme=theme)
    page.get_by_label("Seat 2", exact=True).select_option("Friend by link")
    page.get_by_label("Seat 3", exact=True).select_option("Person at this screen")
    page.get_by_text("Bring an edition of your own").click()
    check(page)


@screens
def test_the_table(visit: Visit, width: int, height: int, theme: Theme) -> None:
    page = visit(width=width, height=height, theme=theme)
    sit_down(page, "me", "person Bruno", "person Carla")
    expect(page.get_by_role("log")).to_contain_text("is first player")
    check(page)
    page.keyboard.press("1")
    expect(page.get_by_role("log")).to_contain_text("up for auction")
    check(page)


@screens
def test_the_table_that_waits_for_players(visit: Visit, width: int, height: int, theme: Theme) -> None:
    page = visit(width=width, height=height, theme=theme)
    sit_down(page, "me", "open", "open")
    check(page)
    guest = visit(
        page.get_by_label("Link of invitation").input_value(), width=width, height=height, theme=theme
    )
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible()
    check(guest)


@screens
def test_the_scores(visit: Visit, width: int, height: int, theme: Theme) -> None:
    page = visit(width=width, height=height, theme=theme)
    finished_table(page)
    check(page)


@screens
def test_the_rules(visit: Visit, width: int, height: int, theme: Theme) -> None:
    page = visit("/rules/industry", width=width, height=height, theme=theme)
    expect(page.locator("article section").nth(10)).to_be_visible()
    check(page)
    page.get_by_label("Search the rules").fill("joker")
    expect(page.locator("mark").first).to_be_visible()
    check(page)


@screens
def test_the_keys_and_the_note_about_us(visit: Visit, width: int, height: int, theme: Theme) -> None:
    page = visit("/about", width=width, height=height, theme=theme)
    expect(page.get_by_text("values are of our own design").first).to_be_visible()
    check(page)
    sit_down(page, "me", "person Bruno", "person Carla")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    check(page)
