"""The rules page: contents, search, and links to single rules."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit


def test_searching_leaves_the_sections_that_speak_of_it_and_marks_the_words(page: Page) -> None:
    page.goto("/rules/industry")
    everything = page.locator("article section")
    expect(everything.nth(10)).to_be_visible()
    before = everything.count()
    page.get_by_label("Search the rules").fill("auctioneer pays")
    expect(page.locator("mark").first).to_be_visible()
    assert 0 < everything.count() < before
    for mark in page.locator("mark").all_inner_texts():
        assert mark.lower() in ("auctioneer", "pays")
    page.get_by_label("Search the rules").fill("")
    expect(everything).to_have_count(before)


def test_searching_for_what_is_not_there_says_so(page: Page) -> None:
    page.goto("/rules/industry")
    page.get_by_label("Search the rules").fill("spaceship")
    expect(page.get_by_text("Nothing about “spaceship”.")).to_be_visible()


def test_a_link_leads_to_its_rule(visit: Visit) -> None:
    page = visit("/rules/industry#I3.4")
    rule = page.get_by_role("heading", name="I3.4")
    expect(rule).to_be_in_viewport()
    expect(rule).to_be_focused()


def test_the_contents_lead_to_every_rule(page: Page) -> None:
    page.goto("/rules/industry")
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="I6.5").click()
    expect(page).to_have_url("/rules/industry#I6.5")
    expect(page.get_by_role("heading", name="I6.5")).to_be_in_viewport()


def test_a_rule_names_others_as_links(page: Page) -> None:
    page.goto("/rules/industry")
    page.locator("article").get_by_role("link", name="I-R4", exact=True).first.click()
    expect(page.locator('[id="I-R4"]')).to_be_in_viewport()
