"""Games, editions and rules pages, as they are told."""

from __future__ import annotations

from collections.abc import Callable
from html.parser import HTMLParser

import pytest

from opificio import library
from opificio.games.industry.game import IndustryGame
from opificio.library import LANGUAGES
from opificio.rulesbook import rules_book
from opificio.service import catalog, rulespage
from opificio.service.editions import Editions
from opificio.service.errors import ErrorCode, Refused
from opificio.service.storage import Storage
from tests.service.tables import ADA, BEA

Open = Callable[[], Storage]

TEXT = library.packaged_text("industry", "edition.toml")
OWN = TEXT.replace('title = "Opificio board"', 'title = "My box"').replace(
    'name = "clay pit"', 'name = "mud hole"'
)


@pytest.fixture
def editions(open_folder: Open) -> Editions:
    return Editions(open_folder())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_has_a_name_by_its_id(editions: Editions, lang: str) -> None:
    info = catalog.game_info(editions, "industry", None, None, lang)
    zones = {zone["id"] for zone in info.components["zones"]}
    assert set(info.names["zones"]) == zones
    assert all(info.names["zones"].values())
    for section in ("resources", "kinds", "networks", "sources", "questions", "labels"):
        assert info.names[section], section
    assert info.title
    assert all(option.title and option.says for option in info.options)


def test_names_differ_between_languages(editions: Editions) -> None:
    names = [
        catalog.game_info(editions, "industry", None, None, lang).names["zones"]["E1"] for lang in LANGUAGES
    ]
    assert len(set(names)) == 4
    assert names[0] == "clay pit"


def test_components_of_several_kinds_are_named_each_in_the_section_of_its_kind(editions: Editions) -> None:
    names = catalog.game_info(editions, "spyrium", None, None, "it").names
    assert names["techniques"]["automation"] == "Automazione"
    assert "automation" not in names["buildings"]
    assert names["buildings"]["mine_1"]
    assert names["characters"]["miner"]


def test_values_of_options_have_names_where_the_game_names_them(editions: Editions) -> None:
    handicap = catalog.game_info(editions, "expo1906", None, None, "it").options[2]
    assert (handicap.name, handicap.fewest_players) == ("handicap_3", 3)
    assert handicap.values == ["Scienziato", "Neolaureato", "Matricola"]
    assert catalog.game_info(editions, "industry", None, None, "it").options[0].values == []


def test_a_players_own_edition_is_his_and_keeps_the_names_he_gave(editions: Editions) -> None:
    added = editions.add("industry", OWN, ADA)
    (game,) = [each for each in catalog.games(editions, ADA, "en") if each.name == "industry"]
    assert [(edition.title, edition.own) for edition in game.editions] == [
        ("Opificio board", False),
        ("My box", True),
    ]
    (for_bea,) = [each for each in catalog.games(editions, BEA, "en") if each.name == "industry"]
    assert [edition.title for edition in for_bea.editions] == ["Opificio board"]
    info = catalog.game_info(editions, "industry", added.game.edition_hash, BEA, "it")
    assert (info.edition.title, info.edition.own) == ("My box", False)
    assert info.names["zones"]["E1"] == "mud hole"
    assert (
        info.names["zones"]["F1"]
        == catalog.game_info(editions, "industry", None, None, "it").names["zones"]["F1"]
    )


def test_a_faulty_edition_is_refused_with_every_problem(editions: Editions) -> None:
    faulty = OWN.replace("start_talers = 4", "start_talers = 99").replace("income = 1", 'income = "much"')
    with pytest.raises(Refused) as refusal:
        editions.add("industry", faulty, ADA)
    assert refusal.value.code == ErrorCode.BAD_EDITION
    reason = str(refusal.value.figures["reason"])
    assert "start_talers" in reason
    assert "income" in reason
    assert editions.own(ADA, "industry") == []


def test_an_own_edition_is_there_again_after_a_restart(open_folder: Open) -> None:
    added = Editions(open_folder()).add("industry", OWN, ADA)
    found = Editions(open_folder()).find("industry", added.game.edition_hash)
    assert (found.title, found.text) == ("My box", OWN)


@pytest.mark.parametrize("hash", ["0123456789abcdef", "", "../etc", "\0", "é"])
def test_an_edition_that_nobody_brought_is_unknown(editions: Editions, hash: str) -> None:
    with pytest.raises(Refused) as refusal:
        editions.find("industry", hash)
    assert refusal.value.code == ErrorCode.UNKNOWN_EDITION


def test_values_of_our_own_design_are_counted(editions: Editions) -> None:
    packaged = editions.packaged["industry"]
    assert isinstance(packaged.game, IndustryGame)
    origins = packaged.game.board.all_origins()
    assert (packaged.ours, packaged.values) == (origins.count("ours"), len(origins))


# Rules pages


class Links(HTMLParser):
    """Collects the links of a page and its tags."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.tags: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.links += [value or "" for name, value in attrs if name == "href"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_page_has_every_rule_and_its_links_lead_to_rules(lang: str) -> None:
    page = rulespage.rules("industry", lang)
    ids = rules_book("industry", lang).ids()
    assert [section.id for section in page.sections if section.id] == ids
    reader = Links()
    for section in page.sections:
        reader.feed(section.html)
    assert len(reader.links) > 50
    assert {link.removeprefix("#") for link in reader.links} <= set(ids)
    assert not reader.tags & {"script", "style", "iframe", "img"}


def test_no_text_of_a_rules_page_stands_twice() -> None:
    page = rulespage.rules("industry", "en")
    words = sum(len(section.html.split()) for section in page.sections)
    assert words < 1.5 * len(rules_book("industry", "en").text.split())


def test_an_unknown_game_has_no_rules() -> None:
    with pytest.raises(Refused) as refusal:
        rulespage.rules("chess", "en")
    assert refusal.value.code == ErrorCode.UNKNOWN_GAME
