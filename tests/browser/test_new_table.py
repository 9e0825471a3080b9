"""The form for a new table."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from opificio import library
from tests.browser.conftest import Visit
from tests.browser.steps import players, take_name


def _choose_industry(page: Page) -> None:
    page.goto("/new")
    page.get_by_role("radio", name="Industry").check()


def test_one_click_starts_a_game_against_three_bots(page: Page) -> None:
    take_name(page, "Ada")
    page.goto("/new")
    page.get_by_role("button", name="Start the game").click()
    expect(players(page)).to_have_count(4)
    expect(players(page).first).to_contain_text("Ada")
    expect(players(page).get_by_role("img", name="Bot", exact=True)).to_have_count(3)


def test_the_last_choice_is_remembered(page: Page) -> None:
    _choose_industry(page)
    page.get_by_label("3", exact=True).check()
    page.get_by_label("Seat 2: Which bot").select_option("random")
    page.get_by_label("Show this table in the lobby").check()
    page.get_by_role("button", name="Start the game").click()
    expect(players(page)).to_have_count(3)
    page.goto("/new")
    expect(page.get_by_role("radio", name="Industry")).to_be_checked()
    expect(page.get_by_label("3", exact=True)).to_be_checked()
    expect(page.get_by_label("Seat 2: Which bot")).to_have_value("random")
    expect(page.get_by_label("Show this table in the lobby")).to_be_checked()


def test_a_friend_comes_by_link_and_the_game_begins(page: Page, visit: Visit) -> None:
    _choose_industry(page)
    page.get_by_label("3", exact=True).check()
    page.get_by_label("Seat 2", exact=True).select_option("Friend by link")
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Link of invitation").input_value()
    assert "#invite=" in link

    friend = visit(link)
    friend.get_by_label("Your name").fill("Bruno")
    friend.get_by_role("button", name="Sit down").click()
    own = players(friend).nth(1)
    expect(own).to_contain_text("Bruno")
    expect(own).to_contain_text("you")
    expect(friend).not_to_have_url(re.compile("invite"))
    for screen in (page, friend):
        expect(screen.get_by_role("log")).to_contain_text("is first player")
    expect(page.get_by_label("Link of invitation")).to_have_count(0)


def test_people_at_one_screen_are_called_by_name(page: Page) -> None:
    _choose_industry(page)
    page.get_by_label("3", exact=True).check()
    for seat, name in ((2, "Bruno"), (3, "Carla")):
        page.get_by_label(f"Seat {seat}", exact=True).select_option("Person at this screen")
        page.get_by_label(f"Seat {seat}: Name").fill(name)
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("region", name="What to do")).to_contain_text("it is your turn")


def test_an_edition_of_ones_own_is_checked_and_chosen(page: Page) -> None:
    text = library.packaged_text("industry", "edition.toml")
    _choose_industry(page)
    page.get_by_text("Bring an edition of your own").click()
    page.get_by_label("or its text").fill(text.replace('title = "Opificio board"', 'title = "My box"'))
    page.get_by_role("button", name="Check and use it").click()
    expect(page.get_by_text("“My box” is in order and chosen.")).to_be_visible()
    expect(page.get_by_label("Edition").locator("option:checked")).to_have_text("My box (your own)")


def test_every_problem_of_a_faulty_edition_is_told(visit: Visit) -> None:
    page = visit(offline_is_fine=True)  # the browser notes every refused request
    _choose_industry(page)
    text = library.packaged_text("industry", "edition.toml")
    page.get_by_text("Bring an edition of your own").click()
    faulty = text.replace("start_talers = 4", 'start_talers = "four"').replace("income = 1\n", "incom = 1\n")
    page.get_by_label("or its text").fill(faulty)
    page.get_by_role("button", name="Check and use it").click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("start_talers")
    expect(alert).to_contain_text("incom")
