"""The table around the board: prompt, keys, taking back, log, scores, the line to the server."""

from __future__ import annotations

from datetime import UTC, datetime

from playwright.sync_api import Page, expect

from tests.browser.axe import check
from tests.browser.conftest import Visit
from tests.browser.server import Server
from tests.browser.steps import button_of, finished_table, moves_of, number_of, sit_down, wait_for_everybody


def test_a_choice_is_made_with_one_key(page: Page) -> None:
    id = sit_down(page, "me", "person Bruno", "person Carla")
    number = number_of(page, id)
    page.keyboard.press("1")
    expect(page.get_by_role("log")).to_contain_text("up for auction")
    assert number_of(page, id) > number


def test_a_decision_is_taken_back_with_one_key(page: Page) -> None:
    sit_down(page, "me", "person Bruno", "person Carla")
    page.keyboard.press("1")
    expect(page.get_by_role("log")).to_contain_text("up for auction")
    page.keyboard.press("u")
    expect(page.get_by_role("log")).to_contain_text("takes back")
    expect(page.get_by_role("log").get_by_role("deletion")).to_contain_text("up for auction")


def test_keys_do_nothing_when_they_are_switched_off(page: Page) -> None:
    id = sit_down(page, "me", "person Bruno", "person Carla")
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    keys.get_by_label("Single keys make moves").uncheck()
    keys.get_by_role("button", name="Close").click()
    expect(keys).not_to_be_visible()
    number = number_of(page, id)
    page.keyboard.press("1")
    page.keyboard.press("?")
    expect(keys).not_to_be_visible()
    assert number_of(page, id) == number


def test_what_bots_do_is_shown_piece_by_piece_and_can_be_skipped(visit: Visit) -> None:
    page = visit(motion=True)
    sit_down(page, "me", "bot random", "bot random")
    move = moves_of(page)[0]
    page.clock.install()
    page.clock.pause_at(datetime(2106, 1, 1, tzinfo=UTC))  # nothing goes on by itself
    button_of(page, move).click()
    expect(page.get_by_role("button", name="Skip (2)")).to_be_visible()
    page.clock.run_for(1000)  # as long as one piece is shown
    page.get_by_role("button", name="Skip (1)").click()
    expect(page.get_by_role("button", name="Skip")).not_to_be_visible()
    assert moves_of(page)


def test_another_takes_back_only_with_consent(page: Page, visit: Visit) -> None:
    id = sit_down(page, "me", "open", "bot random")
    link = page.get_by_label("Link of invitation").input_value()
    friend = visit(link)
    friend.get_by_label("Your name").fill("Bruno")
    friend.get_by_role("button", name="Sit down").click()
    for screen in (page, friend):
        expect(screen.get_by_role("log")).to_contain_text("is first player")
        wait_for_everybody(screen)
    asker = _play_until_one_must_ask(id, page, friend)
    other = friend if asker == page else page
    asker.get_by_role("button", name="Ask to take back").click()
    expect(asker.get_by_text("to agree to your taking back")).to_be_visible()
    dialog = other.get_by_role("dialog")
    expect(dialog).to_contain_text("would like to take a decision back")
    dialog.get_by_role("button", name="Agree", exact=True).click()
    for screen in (page, friend):
        expect(screen.get_by_role("log")).to_contain_text("takes back")


def _play_until_one_must_ask(id: str, *screens: Page) -> Page:
    """All make their first choice, in turn, until one of them could take back only with consent."""
    for _ in range(20):
        actor, number = _person_to_act(screens[0], id)
        for screen in screens:
            expect(screen.locator(f'.table[data-number="{number}"]')).to_be_visible()
            if screen.get_by_role("button", name="Ask to take back").count():
                return screen
        screens[actor].locator("[data-move]").first.click()
        expect(screens[actor].locator(f'.table[data-number="{number}"]')).to_have_count(0)
    raise AssertionError("nobody ever had to ask")


def _person_to_act(page: Page, id: str) -> tuple[int, int]:
    """The seat of a person and the number of the position, once the bots have decided."""
    while True:
        table = page.request.get(f"/api/tables/{id}").json()
        actor = int(table["position"]["actor"])
        if table["seats"][actor]["kind"] == "person":
            return actor, int(table["position"]["number"])
        page.wait_for_timeout(50)


def test_the_end_shows_scores_by_source_and_offers_the_game_file(page: Page) -> None:
    finished_table(page)
    scores = page.get_by_role("table", name="Points by source")
    expect(scores).to_contain_text("Total")
    expect(scores.get_by_role("columnheader")).to_have_count(4)
    with page.expect_download() as download:
        page.get_by_role("link", name="Game file").click()
    assert download.value.suggested_filename.endswith(".opi")
    page.get_by_text("Were the draws fair?").click()
    expect(page.get_by_text("The seed fits what was published.")).to_be_visible()


def test_a_table_that_does_not_exist_is_told_with_a_way_back(visit: Visit) -> None:
    page = visit("/table/nowhere", offline_is_fine=True)
    expect(page.get_by_role("alert")).to_contain_text("There is no such table.")
    page.get_by_role("link", name="To the lobby").click()
    expect(page).to_have_url("/")


def test_a_lost_line_is_told_and_comes_back_by_itself(visit: Visit, server: Server) -> None:
    page = visit(offline_is_fine=True)
    id = sit_down(page, "me", "person Bruno", "person Carla")
    server.kill()
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    server.start_again()
    expect(page.get_by_text("The connection is lost")).not_to_be_visible()
    number = number_of(page, id)
    page.keyboard.press("1")
    expect(page.get_by_role("log")).to_contain_text("up for auction")
    assert number_of(page, id) > number


def test_a_bot_says_why_in_the_reader_s_language(visit: Visit) -> None:
    page = visit(width=390, height=844)
    sit_down(page, "me", "bot foreman", "bot foreman", "bot foreman")
    button_of(page, moves_of(page)[0]).click()
    asks = page.get_by_role("log").get_by_role("button", name="why?")
    asks.last.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("Expects to win")
    check(page)
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).not_to_contain_text("Expects to win")
    page.get_by_label("Language").select_option("Italiano")
    page.get_by_role("log").get_by_role("button", name="perché?").last.click()
    expect(page.get_by_role("log")).to_contain_text("Si aspetta di vincere")
