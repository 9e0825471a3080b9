"""Language and theme: chosen once, kept, and followed everywhere."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.steps import number_of, sit_down


@pytest.mark.parametrize(
    ("language", "lang", "heading"),
    [
        ("Italiano", "it", "Nuovo tavolo"),
        ("Français", "fr", "Nouvelle table"),
        ("日本語", "ja", "新しいテーブル"),
    ],
)
def test_a_language_is_chosen_and_kept(page: Page, language: str, lang: str, heading: str) -> None:
    page.get_by_label("Language").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", lang)
    page.goto("/new")
    expect(page.get_by_role("heading", name=heading)).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", lang)


def test_a_visitor_is_met_in_the_language_of_his_browser(visit: Visit) -> None:
    expect(visit(lang="fr-FR").get_by_role("link", name="Nouvelle table").first).to_be_visible()


def test_a_table_goes_on_in_another_language(page: Page) -> None:
    id = sit_down(page, "me", "person Bruno", "person Carla")
    log = page.get_by_role("log")
    expect(log).to_contain_text("is first player")
    number = number_of(page, id)
    page.get_by_label("Language").select_option("Italiano")
    expect(log).to_contain_text("Primo giocatore")
    expect(log).not_to_contain_text("is first player")
    expect(page.get_by_role("region", name="Che cosa fare")).to_contain_text("tocca a te")
    assert number_of(page, id) == number


def test_the_theme_is_that_of_the_system_until_another_is_chosen(visit: Visit) -> None:
    page = visit(theme="dark")
    html = page.locator("html")
    expect(html).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="Theme: as the system").click()
    expect(html).to_have_attribute("data-theme", "light")
    page.reload()
    expect(html).to_have_attribute("data-theme", "light")
    page.get_by_role("button", name="Theme: light").click()
    expect(html).to_have_attribute("data-theme", "dark")
