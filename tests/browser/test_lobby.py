"""The lobby: who I am, where I sit, what can be watched."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.steps import finished_table, open_table, sit_down, take_name


def test_a_newcomer_is_invited_to_open_a_table(page: Page) -> None:
    mine = page.get_by_role("region", name="My tables")
    expect(mine).to_contain_text("You sit at no table yet")
    mine.get_by_role("link").click()
    expect(page).to_have_url("/new")
    expect(page.get_by_role("heading", name="New table")).to_be_visible()


def test_a_name_is_kept(page: Page) -> None:
    take_name(page, "Ada")
    page.reload()
    expect(page.get_by_label("Your name")).to_have_value("Ada")


def test_a_table_where_it_is_my_turn_comes_first_and_says_so(page: Page) -> None:
    turn = open_table(page, "me", "person Bruno", "person Carla")
    open_table(page, "me", "open", "open")
    page.reload()
    cards = page.get_by_role("region", name="My tables").get_by_role("link")
    expect(cards).to_have_count(2)
    expect(cards.first).to_contain_text("Your turn")
    expect(cards.last).to_contain_text("Waiting for players")
    expect(page).to_have_title("● Your turn · Opificio")
    cards.first.click()
    expect(page).to_have_url(f"/table/{turn}")


def test_only_listed_tables_can_be_found_by_others(page: Page, visit: Visit) -> None:
    listed = open_table(page, "me", "bot random", "bot random", listed=True)
    private = open_table(page, "me", "bot random", "bot random")
    stranger = visit()
    watched = stranger.get_by_role("region", name="Tables to watch")
    expect(watched.locator(f'a[href="/table/{listed}"]')).to_contain_text("Watch")
    expect(watched.locator(f'a[href="/table/{private}"]')).to_have_count(0)


def test_a_stranger_watches_without_a_say(page: Page, visit: Visit) -> None:
    id = sit_down(page, "me", "person Bruno", "person Carla", listed=True)
    expect(page.get_by_role("region", name="What to do").get_by_role("button").first).to_be_visible()
    stranger = visit(f"/table/{id}")
    expect(stranger.get_by_text("You are watching")).to_be_visible()
    expect(stranger.locator("[data-move]")).to_have_count(0)


def test_finished_games_are_listed_with_their_scores(page: Page) -> None:
    id = finished_table(page)
    page.goto("/")
    card = page.get_by_role("region", name="Finished games").locator(f'a[href="/table/{id}"]')
    expect(card).to_contain_text("Random 1")
    expect(card.get_by_role("img", name="Winner")).not_to_have_count(0)
